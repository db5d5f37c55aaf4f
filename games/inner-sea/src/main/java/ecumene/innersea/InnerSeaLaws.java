package ecumene.innersea;

import ecumene.engine.Step;
import ecumene.engine.StepStack;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Script;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Barbarians;
import ecumene.innersea.rule.Draw;
import ecumene.innersea.rule.EndOfEpoch;
import ecumene.innersea.rule.PlayCard;
import ecumene.innersea.rule.Stacking;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What is true in every position that can come about, for tests and for loading. */
final class InnerSeaLaws {

    /** What lies at the bottom of the pending questions. */
    private static final Set<String> PHASES =
            Set.of("choose-civilization", "growth", "card-phase", "competition-phase", "adjustment", "end-of-epoch");

    private static final int FIRST_INVASION = 98;
    private static final int LAST_INVASION = 101;

    private final InnerSeaPosition position;
    private final List<String> broken = new ArrayList<>();

    InnerSeaLaws(InnerSeaPosition position) {
        this.position = position;
    }

    List<String> broken() {
        steps();
        disks();
        stacking();
        wonders();
        cards();
        time();
        powers();
        return broken;
    }

    private void law(boolean kept, String sentence) {
        if (!kept) {
            broken.add(sentence);
        }
    }

    private static boolean within(int value, int least, int most) {
        return value >= least && value <= most;
    }

    private void steps() {
        StepStack steps = position.steps();
        if (steps.isEmpty()) {
            return;
        }
        Step<?, ?> bottom = steps.below(steps.size() - 1);
        law(bottom != null && PHASES.contains(bottom.name()), "no phase at the bottom: " + bottom);
        int bases = position.pending().targetCount();
        for (int depth = 0; depth < steps.size(); depth++) {
            law(within(steps.seat(depth), 0, position.powers() - 1), "a question about power " + steps.seat(depth));
            if (PlayCard.STEP.equals(steps.below(depth))) {
                int script = PlayCard.Frame.script(position, depth);
                int base = PlayCard.Frame.base(position, depth);
                law(within(script, 0, Script.COUNT - 1), "a card without text is played");
                law(within(base, 0, bases), "targets of nobody");
                bases = base;
            }
        }
    }

    private void disks() {
        Board board = position.board();
        for (int power = 0; power < InnerSeaPosition.POWERS; power++) {
            int count = board.supply(power) + board.disksOnMap(power) + position.get(Stat.READY, power);
            for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
                count += position.monuments().owner(wonder) == power
                        ? position.monuments().disks(wonder)
                        : 0;
            }
            for (int card = position.cards().nextOnTable(power, -1);
                    card >= 0;
                    card = position.cards().nextOnTable(power, card)) {
                count += position.cards().disksOn(card);
            }
            int expected = power < position.powers() ? InnerSeaPosition.DISKS : 0;
            law(count == expected && board.supply(power) >= 0, "power " + power + " has " + count + " disks");
        }
        int barbarians = board.supply(InnerSeaPosition.BARBARIANS) + board.disksOnMap(InnerSeaPosition.BARBARIANS);
        law(barbarians == position.terms().barbarians(), barbarians + " Barbarians");
        law(board.supply(InnerSeaPosition.BARBARIANS) >= 0, "less than no Barbarians");
    }

    private void stacking() {
        Board board = position.board();
        for (int area = 0; area < Area.COUNT; area++) {
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                int disks = board.disks(faction, area);
                law(disks >= 0, "less than no disks in " + Area.at(area));
                law(disks == 0 || position.terms().map().contains(area), "a disk outside of the map");
                int most = faction == InnerSeaPosition.BARBARIANS
                        ? Barbarians.most(position, area)
                        : Stacking.limit(position, area);
                law(disks <= most, disks + " disks in " + Area.at(area));
                if (faction < InnerSeaPosition.POWERS) {
                    int allies = board.allies(faction, area);
                    law(allies >= 0, "less than no allies in " + Area.at(area));
                    law(allies == 0 || position.phase() == Phase.COMPETITION, "allies in time of peace");
                    law(allies == 0 || disks > 0, "allies of nobody in " + Area.at(area));
                }
            }
        }
    }

    private void wonders() {
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            int owner = position.monuments().owner(wonder);
            law(within(owner, InnerSeaPosition.NONE, position.powers() - 1), "a Wonder of nobody");
            if (owner == InnerSeaPosition.NONE) {
                law(
                        position.monuments().disks(wonder) == 0
                                && !position.monuments().isBuried(wonder),
                        "a Wonder not yet built");
                continue;
            }
            law(Area.isLand(position.monuments().area(wonder)), "a Wonder at sea");
            law(position.monuments().in(position.monuments().area(wonder)) == wonder, "two Wonders in one area");
            law(position.monuments().disks(wonder) >= 0, "less than no disks on a Wonder");
            law(
                    !position.monuments().isBuried(wonder)
                            || position.monuments().disks(wonder) == 0,
                    "disks on a buried Wonder");
        }
    }

    private void cards() {
        int[] count = new int[FateCard.COUNT];
        Cards cards = position.cards();
        for (int place = 0; place < cards.deckSize(); place++) {
            count[cards.inDeck(place)]++;
        }
        for (int card = 0; card < FateCard.COUNT; card++) {
            count[card] += cards.isDiscarded(card) ? 1 : 0;
            count[card] += cards.isAside(card) ? 1 : 0;
            count[card] += cards.isSifted(card) ? 1 : 0;
            boolean held = false;
            for (int power = 0; power < InnerSeaPosition.POWERS; power++) {
                held |= cards.inHand(power, card);
                count[card] += cards.inHand(power, card) ? 1 : 0;
                count[card] += cards.isLaid(power, card) ? 1 : 0;
                count[card] += cards.isOnTable(power, card) ? 1 : 0;
                law(!cards.inHand(power, card) || !FateCard.at(card).isEvent(), "an Event in a hand");
            }
            law(held || !cards.isGoing(card), "a card to be discarded that nobody holds");
        }
        StepStack steps = position.steps();
        for (int depth = 0; depth < steps.size(); depth++) {
            Step<?, ?> step = steps.below(depth);
            if (PlayCard.STEP.equals(step)) {
                int script = PlayCard.Frame.script(position, depth);
                switch (PlayCard.Frame.occasion(position, depth)) {
                    case ACTION, OTHER_USE, RESOLVED, CONCLUDED, EVENT -> count[Script.card(script)]++;
                    case AIMED, SHOWN, WONDER, INVESTMENT -> {}
                }
            } else if (Draw.STEP.equals(step)) {
                for (int event = 0; event < FateCard.COUNT - Draw.FIRST_EVENT; event++) {
                    count[Draw.FIRST_EVENT + event] += Draw.Frame.events(position, depth) >> event & 1;
                }
            } else if (EndOfEpoch.STEP.equals(step)) {
                int card = EndOfEpoch.Frame.card(position, depth);
                boolean invasion = within(card + 1, FIRST_INVASION, LAST_INVASION);
                if (card != InnerSeaPosition.NONE && !invasion) {
                    count[card]++;
                }
            }
        }
        int expected = position.phase() == Phase.SETUP ? 0 : 1;
        for (FateCard card : FateCard.ALL) {
            law(count[card.index()] == expected, count[card.index()] + " times " + card);
        }
    }

    private void time() {
        Terms terms = position.terms();
        law(within(position.epoch(), terms.firstEpoch(), terms.lastEpoch()), "Epoch " + position.epoch());
        law(within(position.turn(), position.phase() == Phase.SETUP ? 0 : 1, 4), "turn " + position.turn());
        boolean competing = position.arena() != InnerSeaPosition.NONE;
        law(!competing || position.phase() == Phase.COMPETITION, "a competition in time of peace");
        law(within(position.arena(), InnerSeaPosition.NONE, Area.COUNT - 1), "a competition nowhere");
    }

    private void powers() {
        int seen = 0;
        for (int place = 0; place < position.powers(); place++) {
            if (within(position.inOrder(place), 0, position.powers() - 1)) {
                seen |= 1 << position.inOrder(place);
            }
        }
        law(seen == (1 << position.powers()) - 1, "somebody is missing in the Turn Order");
        for (int power = 0; power < position.powers(); power++) {
            law(position.talents(power) >= 0, "less than no talents");
            law(position.points(power) >= 0, "less than no points");
            law(position.get(Stat.READY, power) >= 0, "less than nothing ready");
            law(
                    within(position.get(Stat.READY_FOR_SEA, power), 0, position.get(Stat.READY, power)),
                    "more ready for the sea than ready");
            boolean chosen = position.get(Stat.CIVILIZATION, power) != InnerSeaPosition.NONE;
            law(chosen || position.phase() == Phase.SETUP, "a power without a civilization");
            law(!chosen || position.faction(position.civilization(power)) == power, "a civilization twice");
        }
    }
}
