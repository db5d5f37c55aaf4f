package ecumene.throughtheages;

import ecumene.engine.Step;
import ecumene.engine.StepStack;
import ecumene.throughtheages.ThroughTheAgesPosition.Once;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.rule.Actions;
import ecumene.throughtheages.rule.Politics;
import ecumene.throughtheages.rule.Turn;
import java.util.ArrayList;
import java.util.List;

/** What is true in every position that can come about, for tests and for loading. */
final class ThroughTheAgesLaws {

    private final ThroughTheAgesPosition position;
    private final int seats;
    private final List<String> broken = new ArrayList<>();

    ThroughTheAgesLaws(ThroughTheAgesPosition position) {
        this.position = position;
        this.seats = position.seats();
    }

    List<String> broken() {
        time();
        for (int seat = 0; seat < seats; seat++) {
            marks(seat, position.civ(seat));
        }
        if (broken.isEmpty()) {
            for (int seat = 0; seat < seats; seat++) {
                tokens(seat, position.civ(seat));
                points(seat, position.civ(seat));
                actions(seat, position.civ(seat));
            }
            civilCards();
            militaryCards();
            steps();
        }
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

    private void time() {
        law(within(position.age(), 0, 4), "age " + position.age());
        law(position.round() >= 1, "round " + position.round());
        law(within(position.firstSeat(), 0, seats - 1), "first seat " + position.firstSeat());
        law(within(position.activeSeat(), 0, seats - 1), "active seat " + position.activeSeat());
        law((position.lastRound() > 0) == (position.age() == 4), "the last round is known in Age IV and only then");
        law(within(position.unitResources(), 0, 100), "resources for units");
        law(within(position.unitScience(), 0, 3), "science for units");
        law(!position.isUsed(Once.TRADE_ROUTE_PAID) || position.isUsed(Once.TRADE_ROUTE), "trade routes");
        law(
                within(position.extraCivil(position.activeSeat()), 0, 1)
                        && within(position.extraMilitary(position.activeSeat()), 0, 8),
                "extra actions");
        law(within(position.lastPlayed(), -1, CivilCard.COUNT - 1), "card played last");
        law(within(position.attacked(), -1, seats - 1), "attacked seat");
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            law(within(position.row(space), -1, CivilCard.COUNT - 1), "row " + position.row(space));
        }
    }

    /** Cards in play are cards of their kind. */
    private void marks(int seat, Civilization civ) {
        String of = " of seat " + seat;
        law(isNoneOr(civ.leader, CivilType.LEADER), "leader" + of);
        law(isNoneOr(civ.unfinished, CivilType.WONDER), "unfinished wonder" + of);
        law(isNoneOr(civ.homerWonder, CivilType.WONDER), "wonder of Homer" + of);
        law(within(civ.government, CivilCard.FIRST_GOVERNMENT, CivilCard.TECHNOLOGIES - 1), "government" + of);
        law(within(civ.wonders, 0, (1 << CivilCard.WONDERS) - 1), "wonders" + of);
        law((civ.ruins & ~civ.wonders) == 0, "ruins" + of);
        law(within(civ.colonies, 0, (1 << MilitaryCard.TERRITORIES) - 1), "colonies" + of);
        law(
                civ.tactic == Civilization.NONE
                        || within(
                                civ.tactic,
                                MilitaryCard.FIRST_TACTIC,
                                MilitaryCard.FIRST_TACTIC + MilitaryCard.TACTICS - 1),
                "tactic" + of);
        law(!civ.exclusive || civ.tactic != Civilization.NONE, "exclusive tactic" + of);
        law(within(civ.war, -1, MilitaryCard.COUNT - 1) && within(civ.warTarget, -1, seats - 1), "war" + of);
        law((civ.war == Civilization.NONE) == (civ.warTarget == Civilization.NONE), "target of the war" + of);
        law(within(civ.pact, -1, MilitaryCard.COUNT - 1) && within(civ.pactPartner, -1, seats - 1), "pact" + of);
        law((civ.pact == Civilization.NONE) == (civ.pactPartner == Civilization.NONE), "partner of the pact" + of);
        law(within(civ.handOld, 0, civ.handSize), "old cards in the hand" + of);
        for (int i = 0; i < civ.handSize; i++) {
            law(within(civ.hand[i], 0, CivilCard.COUNT - 1), "hand" + of);
        }
        for (int i = 0; i < civ.militarySize; i++) {
            law(within(civ.military[i], 0, MilitaryCard.COUNT - 1), "military hand" + of);
            law(i == 0 || civ.military[i - 1] <= civ.military[i], "order of the military hand" + of);
        }
    }

    private static boolean isNoneOr(int card, CivilType type) {
        return card == Civilization.NONE
                || (within(card, 0, CivilCard.COUNT - 1) && CivilCard.at(card).type() == type);
    }

    /** Every token is somewhere. */
    private void tokens(int seat, Civilization civ) {
        String of = " of seat " + seat;
        int blue = civ.blueBank + civ.stages;
        for (byte count : civ.blue) {
            law(count >= 0, "blue tokens on a card" + of);
            blue += count;
        }
        law(blue == civ.blueTokens, "blue tokens" + of);
        for (byte count : civ.workers) {
            law(count >= 0, "workers on a card" + of);
        }
        law(civ.yellowBank + civ.idle + civ.employed() == civ.yellowTokens, "yellow tokens" + of);
        law(civ.yellowBank >= 0 && civ.idle >= 0 && civ.blueBank >= 0, "banks" + of);
        for (int card = 0; card < CivilCard.WORKPLACES; card++) {
            law(civ.workers[card] == 0 || civ.knows(card), "workers on " + CivilCard.at(card) + of);
        }
        law(civ.knows(civ.government), "government is a technology" + of);
        int governments = 0;
        for (int card = CivilCard.FIRST_GOVERNMENT; card < CivilCard.TECHNOLOGIES; card++) {
            governments += civ.knows(card) ? 1 : 0;
        }
        law(governments == 1, "one government" + of);
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            law(
                    !civ.knows(card) || civ.special(CivilCard.at(card).type()) == card,
                    "one special technology of a type" + of);
        }
        law(
                civ.unfinished == Civilization.NONE
                        ? civ.stages == 0
                        : within(civ.stages, 0, CivilCard.at(civ.unfinished).stages()),
                "stages" + of);
    }

    private void points(int seat, Civilization civ) {
        law(civ.science >= 0 && civ.culture >= 0, "points of seat " + seat);
        law(civ.cultureOfAllSources() == civ.culture, "sources of culture of seat " + seat);
    }

    private void actions(int seat, Civilization civ) {
        law(within(civ.civilActions, 0, civ.civilTotal), "civil actions of seat " + seat);
        law(within(civ.militaryActions, 0, civ.militaryTotal), "military actions of seat " + seat);
    }

    /** No card is there more often than it was printed. */
    private void civilCards() {
        int[] count = new int[CivilCard.COUNT];
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            if (position.row(space) != Civilization.NONE) {
                count[position.row(space)]++;
            }
        }
        for (int i = 0; i < position.civilDeck().size(); i++) {
            count[position.civilDeck().get(i)]++;
            law(
                    CivilCard.at(position.civilDeck().get(i)).level() == position.age(),
                    "the civil deck is of the present age");
        }
        for (int seat = 0; seat < seats; seat++) {
            Civilization civ = position.civ(seat);
            for (int i = 0; i < civ.handSize; i++) {
                count[civ.hand[i]]++;
            }
            if (civ.leader != Civilization.NONE) {
                count[civ.leader]++;
            }
            if (civ.unfinished != Civilization.NONE) {
                count[civ.unfinished]++;
            }
            for (int rest = civ.wonders; rest != 0; rest &= rest - 1) {
                count[CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(rest)]++;
            }
            for (int card = 0; card < CivilCard.TECHNOLOGIES && !civ.resigned; card++) {
                count[card] += civ.knows(card) && CivilCard.at(card).copies(4) > 0 ? 1 : 0;
            }
        }
        for (CivilCard card : CivilCard.ALL) {
            law(count[card.index()] <= card.copies(seats), "copies of " + card);
        }
    }

    /** Cards of earlier ages can be in the box; those of this age are all somewhere. */
    private void militaryCards() {
        int[] count = CardCount.all(position);
        for (MilitaryCard card : MilitaryCard.ALL) {
            int copies = card.level() == 0 ? card.copies(seats) : copies(card);
            boolean exact = card.level() == position.age() && card.level() > 0;
            int here = count[card.index()];
            law(exact ? here == copies : here <= copies, "copies of " + card + ": " + here);
        }
        for (int i = 0; i < position.military().deck().size(); i++) {
            law(
                    MilitaryCard.at(position.military().deck().get(i)).level() == position.age(),
                    "the military deck is of the present age");
        }
        events(position.military().currentEvents(), position.military().currentOwners());
        events(position.military().futureEvents(), position.military().futureOwners());
        law(position.isFinished() || !position.military().currentEvents().isEmpty(), "there is always a next event");
    }

    private int copies(MilitaryCard card) {
        int players = position.military().deckPlayers(card.level());
        return players == 0 ? 0 : card.copies(players);
    }

    private void events(CardPile events, CardPile owners) {
        law(events.size() == owners.size(), "every event has an owner or none");
        for (int i = 0; i < Math.min(events.size(), owners.size()); i++) {
            law(MilitaryCard.at(events.get(i)).isEvent(), "only events lie among the events");
            law(within(owners.get(i), -1, seats - 1), "owner of an event");
        }
    }

    /** A turn lies at the bottom, and nothing lies upon itself. */
    private void steps() {
        StepStack steps = position.copy().steps();
        if (steps.isEmpty()) {
            return;
        }
        Step<?, ?> above = null;
        while (!steps.isEmpty()) {
            Step<?, ?> step = steps.top();
            law(within(steps.seat(), 0, seats - 1), step + " is about seat " + steps.seat());
            law((steps.size() == 1) == step.equals(Turn.STEP), step + " at depth " + steps.size());
            law(!step.equals(above), step + " lies upon itself");
            boolean second = step.equals(Politics.STEP) || step.equals(Actions.STEP);
            law(!second || steps.size() == 2, step + " at depth " + steps.size());
            above = step;
            steps.pop();
        }
    }
}
