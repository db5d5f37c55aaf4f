package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.List;

/**
 * One competition: cards and announcements, their revelation, aims and answers, Wonders, help and cards in Turn Order, what cards
 * do right before the losses, rounds of losses from the smallest stack upward, loot.
 */
public final class Competition extends Automatic {

    public static final Competition STEP = new Competition();

    private enum Stage {
        LAYING,
        REVEALING,
        /** It is said where the cards turned over take effect. */
        AIMING,
        ANSWERING,
        WONDERS,
        HELPING,
        CARDS,
        /** What cards do when everything else has taken effect, right before the losses. */
        CONCLUDING,
        LOSING,
        LOOTING
    }

    /** How far the competition has come. */
    private static final class Frame {

        private static final int STAGE = 0;
        private static final int PLACE = 1;
        private static final int CARD = 2;
        private static final int SIZE = 3;
        private static final int LOST = 4;
        private static final List<Stage> STAGES = List.of(Stage.values());

        static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0, 0, InnerSeaPosition.NONE, 0, 0);
        }

        static Stage stage(InnerSeaPosition position, int depth) {
            return STAGES.get(position.steps().note(depth, STAGE));
        }

        static void setStage(InnerSeaPosition position, Stage stage) {
            position.steps().setNote(STAGE, STAGES.indexOf(stage));
            setPlace(position, 0);
            setCard(position, InnerSeaPosition.NONE);
            setSize(position, 0);
            setLost(position, 0);
        }

        /** The place of the Turn Order that is dealt with. */
        static int place(InnerSeaPosition position) {
            return position.steps().note(PLACE);
        }

        static void setPlace(InnerSeaPosition position, int place) {
            position.steps().setNote(PLACE, place);
        }

        /** The card that was turned over last. */
        static int card(InnerSeaPosition position) {
            return position.steps().note(CARD);
        }

        static void setCard(InnerSeaPosition position, int card) {
            position.steps().setNote(CARD, card);
        }

        /** The size of stack just looked at. */
        static int size(InnerSeaPosition position) {
            return position.steps().note(SIZE);
        }

        static void setSize(InnerSeaPosition position, int size) {
            position.steps().setNote(SIZE, size);
        }

        /** The factions that have lost a disk in this round, as a bit set. */
        static int lost(InnerSeaPosition position) {
            return position.steps().note(LOST);
        }

        static void setLost(InnerSeaPosition position, int factions) {
            position.steps().setNote(LOST, factions);
        }
    }

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
        Frame.push(position);
    }

    /** Whether the cards of the competition going on lie open. */
    public static boolean isRevealed(InnerSeaPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (STEP.equals(position.steps().below(depth))) {
                Stage stage = Frame.stage(position, depth);
                return stage != Stage.LAYING && stage != Stage.REVEALING;
            }
        }
        return false;
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int place = Frame.place(position);
        switch (Frame.stage(position, 0)) {
            case LAYING -> {
                if (place == position.powers()) {
                    Frame.setStage(position, Stage.REVEALING);
                    return;
                }
                Frame.setPlace(position, place + 1);
                CompetitionCards.begin(position, position.inOrder(place));
            }
            case REVEALING -> {
                turnOver(position, log);
                Frame.setStage(position, Stage.AIMING);
            }
            case AIMING, ANSWERING -> showNext(position);
            case WONDERS -> {
                if (place == position.powers()) {
                    Frame.setStage(position, Stage.HELPING);
                    return;
                }
                Frame.setPlace(position, place + 1);
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
                Frame.setStage(position, Stage.CARDS);
            }
            case CARDS -> resolveNext(position);
            case CONCLUDING -> concludeNext(position);
            case LOSING -> lose(position, log);
            case LOOTING -> end(position, log);
        }
    }

    /** Everybody hears of all laid cards before the first of them is aimed or answered. */
    private static void turnOver(InnerSeaPosition position, EventLog log) {
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            for (int card = position.cards().nextLaid(power, -1);
                    card >= 0;
                    card = position.cards().nextLaid(power, card)) {
                position.reveal();
                log.all(new InnerSeaEvent.CardPlayed(position.civilization(power), FateCard.at(card)));
            }
        }
    }

    /** The next laid card in Turn Order is aimed; when all of them are, the next one may be answered. */
    private static void showNext(InnerSeaPosition position) {
        boolean aiming = Frame.stage(position, 0) == Stage.AIMING;
        for (int place = Frame.place(position); place < position.powers(); place++) {
            int power = position.inOrder(place);
            int card = position.cards().nextLaid(power, Frame.card(position));
            if (card >= 0) {
                Frame.setPlace(position, place);
                Frame.setCard(position, card);
                if (aiming) {
                    PlayCard.aim(position, power, card);
                } else {
                    PlayCard.show(position, power, card);
                }
                return;
            }
            Frame.setCard(position, InnerSeaPosition.NONE);
        }
        Frame.setStage(position, aiming ? Stage.ANSWERING : Stage.WONDERS);
    }

    /** In Turn Order the laid cards take effect, those of one civilization as it says. */
    private static void resolveNext(InnerSeaPosition position) {
        for (int place = Frame.place(position); place < position.powers(); place++) {
            int power = position.inOrder(place);
            if (position.cards().nextToResolve(power, -1) >= 0) {
                Frame.setPlace(position, place);
                CardOrder.begin(position, power);
                return;
            }
        }
        Frame.setStage(position, Stage.CONCLUDING);
    }

    /** In Turn Order the cards that were not negated do what they do right before step 4. */
    private static void concludeNext(InnerSeaPosition position) {
        for (int place = Frame.place(position); place < position.powers(); place++) {
            int power = position.inOrder(place);
            int card = position.cards().firstToConclude(power);
            if (card >= 0) {
                Frame.setPlace(position, place);
                PlayCard.conclude(position, power, card);
                return;
            }
        }
        Frame.setStage(position, Stage.LOSING);
    }

    // ---------------------------------------------------------------- losses

    private static void lose(InnerSeaPosition position, EventLog log) {
        int area = position.arena();
        Board board = position.board();
        int lost = Frame.lost(position);
        int size = Frame.size(position);
        if (size == 0 && !board.isContested(area)) {
            Frame.setStage(position, Stage.LOOTING);
            return;
        }
        if (size > 0 && isRoundOver(position, lost)) {
            Frame.setSize(position, 0);
            Frame.setLost(position, 0);
            return;
        }
        size++;
        Frame.setSize(position, size);
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            if ((lost >> faction & 1) == 0 && board.disks(faction, area) > 0 && board.strength(faction, area) == size) {
                lost |= 1 << faction;
            }
        }
        int now = lost & ~Frame.lost(position);
        Frame.setLost(position, lost);
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
        tellEnd(position, area, log);
        position.setArena(InnerSeaPosition.NONE);
        position.forgetCompetition();
        position.steps().pop();
    }

    /** Tells who stands there now. */
    private static void tellEnd(InnerSeaPosition position, int area, EventLog log) {
        int left = 0;
        int factions = 0;
        int holder = InnerSeaPosition.NONE;
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            int disks = position.board().disks(faction, area);
            left += disks;
            factions += disks > 0 ? 1 : 0;
            holder = disks > 0 ? faction : holder;
        }
        log.all(new InnerSeaEvent.CompetitionEnded(
                Area.at(area), factions == 1 ? position.civilization(holder) : null, left));
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
