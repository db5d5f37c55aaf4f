package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Wonder;

/**
 * One competition: cards and announcements, their revelation and answers, Wonders, help and cards in Turn Order, rounds of
 * losses from the smallest stack upward, loot. Notes: the stage, the place in the Turn Order or the size of stack looked at,
 * the card looked at, the factions that have lost a disk in this round.
 */
public final class Competition extends Automatic {

    public static final Competition STEP = new Competition();

    private static final int STAGE = 0;
    private static final int PLACE = 1;
    private static final int CARD = 2;
    private static final int LOST = 3;

    private static final int LAYING = 0;
    private static final int REVEALING = 1;
    private static final int ANSWERING = 2;
    private static final int WONDERS = 3;
    private static final int HELPING = 4;
    private static final int CARDS = 5;
    private static final int LOSING = 6;
    private static final int LOOTING = 7;

    private static final int TEMPLE = Wonder.of("grand-temple").index();

    /** Disks of one civilization that must be removed for loot. */
    private static final int SACKED = 3;

    private Competition() {
        super("competition");
    }

    static void begin(InnerSeaPosition position, int area, EventLog log) {
        position.setArena(area);
        position.forgetCompetition();
        log.all(new InnerSeaEvent.CompetitionBegan(Area.at(area)));
        for (int power = 0; power < position.powers(); power++) {
            if (position.isMarching(power) && position.board().disks(power, area) > 0) {
                Deeds.bringAllies(position, power, area, 1, log);
            }
        }
        position.steps().push(STEP, position.inOrder(0), LAYING, 0, InnerSeaPosition.NONE, 0);
    }

    /** Whether the cards of the competition going on lie open. */
    public static boolean isRevealed(InnerSeaPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (STEP.equals(position.steps().below(depth))) {
                return position.steps().note(depth, STAGE) > REVEALING;
            }
        }
        return false;
    }

    private static void stage(InnerSeaPosition position, int stage) {
        position.steps().setNote(STAGE, stage);
        position.steps().setNote(PLACE, 0);
        position.steps().setNote(CARD, InnerSeaPosition.NONE);
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int place = position.steps().note(PLACE);
        switch (position.steps().note(STAGE)) {
            case LAYING -> {
                if (place == position.powers()) {
                    stage(position, REVEALING);
                    return;
                }
                position.steps().setNote(PLACE, place + 1);
                CompetitionCards.begin(position, position.inOrder(place));
            }
            case REVEALING -> {
                for (int power = 0; power < position.powers(); power++) {
                    if (position.cards().laidCount(power) > 0) {
                        position.reveal();
                    }
                }
                stage(position, ANSWERING);
            }
            case ANSWERING -> {
                int card = nextCard(position);
                if (card == InnerSeaPosition.NONE) {
                    stage(position, WONDERS);
                } else {
                    PlayCard.show(position, position.inOrder(position.steps().note(PLACE)), card, log);
                }
            }
            case WONDERS -> {
                if (place == position.powers()) {
                    stage(position, HELPING);
                    return;
                }
                position.steps().setNote(PLACE, place + 1);
                int power = position.inOrder(place);
                if (position.hasAnnouncedTemple(power)) {
                    PlayCard.useWonder(position, power, TEMPLE, log);
                }
            }
            case HELPING -> {
                for (int i = 0; i < position.powers(); i++) {
                    int power = position.inOrder(i);
                    if (position.is(Stat.ANNOUNCED, power)) {
                        Help.come(position, power, position.get(Stat.ANNOUNCED, power) - 1, log);
                    }
                }
                stage(position, CARDS);
            }
            case CARDS -> {
                int card = nextCard(position);
                if (card == InnerSeaPosition.NONE) {
                    stage(position, LOSING);
                    position.steps().setNote(LOST, 0);
                } else {
                    PlayCard.resolve(position, position.inOrder(position.steps().note(PLACE)), card);
                }
            }
            case LOSING -> lose(position, log);
            default -> end(position, log);
        }
    }

    /** The next laid card in Turn Order, by number for each; -1 after the last. */
    private static int nextCard(InnerSeaPosition position) {
        for (int place = position.steps().note(PLACE); place < position.powers(); place++) {
            int card = position.cards()
                    .nextLaid(position.inOrder(place), position.steps().note(CARD));
            if (card >= 0) {
                position.steps().setNote(PLACE, place);
                position.steps().setNote(CARD, card);
                return card;
            }
            position.steps().setNote(CARD, InnerSeaPosition.NONE);
        }
        return InnerSeaPosition.NONE;
    }

    // ---------------------------------------------------------------- losses

    /** Note PLACE is the size of stack just looked at. */
    private static void lose(InnerSeaPosition position, EventLog log) {
        int area = position.arena();
        Board board = position.board();
        int lost = position.steps().note(LOST);
        int size = position.steps().note(PLACE);
        if (size == 0 && !board.isContested(area)) {
            stage(position, LOOTING);
            return;
        }
        if (size > 0 && isRoundOver(position, lost)) {
            position.steps().setNote(PLACE, 0);
            position.steps().setNote(LOST, 0);
            return;
        }
        size++;
        position.steps().setNote(PLACE, size);
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if ((lost >> faction & 1) == 0 && board.disks(faction, area) > 0 && board.strength(faction, area) == size) {
                lost |= 1 << faction;
            }
        }
        int now = lost & ~position.steps().note(LOST);
        position.steps().setNote(LOST, lost);
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if ((now >> faction & 1) != 0) {
                Losses.owe(position, faction, area, 1, log);
            }
        }
        Losses.begin(position, InnerSeaPosition.NONE);
    }

    /** Everybody has lost a disk, nobody has more than one, or one faction is left. */
    private static boolean isRoundOver(InnerSeaPosition position, int lost) {
        int present = 0;
        boolean small = true;
        boolean all = true;
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if (position.board().disks(faction, position.arena()) > 0) {
                present++;
                small &= position.board().strength(faction, position.arena()) <= 1;
                all &= (lost >> faction & 1) != 0;
            }
        }
        return all || small || present <= 1;
    }

    // ---------------------------------------------------------------- loot

    private static void end(InnerSeaPosition position, EventLog log) {
        int area = position.arena();
        int holder = holder(position, area);
        if (holder != InnerSeaPosition.NONE && Area.isLand(area)) {
            for (int power = 0; power < position.powers(); power++) {
                if (power != holder && position.get(Stat.LOST_HERE, power) >= SACKED) {
                    loot(position, holder, area, log);
                    break;
                }
            }
        }
        log.all(new InnerSeaEvent.CompetitionEnded(Area.at(area)));
        position.setArena(InnerSeaPosition.NONE);
        position.forgetCompetition();
        position.steps().pop();
    }

    /** The civilization that controls an area; -1 if there is none. */
    private static int holder(InnerSeaPosition position, int area) {
        for (int power = 0; power < position.powers(); power++) {
            if (position.board().disks(power, area) > 0) {
                return position.board().others(power).contains(area) ? InnerSeaPosition.NONE : power;
            }
        }
        return InnerSeaPosition.NONE;
    }

    private static void loot(InnerSeaPosition position, int power, int area, EventLog log) {
        int more = position.is(Stat.LOOTED, power) || !ScenarioRules.hasAbilities(position, power)
                ? 0
                : position.civilization(power).lootTalents();
        position.set(Stat.LOOTED, power, 1);
        position.add(Stat.LOOT, power, 1 + more);
        log.all(new InnerSeaEvent.Looted(position.civilization(power), Area.at(area)));
        Deeds.score(position, power, 1, Source.LOOT, log);
    }
}
