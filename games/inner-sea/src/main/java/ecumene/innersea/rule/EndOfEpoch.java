package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Phase;
import ecumene.innersea.Source;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;

/** The End of Epoch Phase. */
public final class EndOfEpoch extends Automatic {

    public static final EndOfEpoch STEP = new EndOfEpoch();

    private enum Stage {
        BEGIN,
        CHANGE,
        PUT_BACK,
        POINTS,
        DRAW
    }

    /** How far the phase has come. */
    public static final class Frame {

        private static final int STAGE = 0;
        private static final int CARD = 1;
        private static final int PLACE = 2;
        private static final List<Stage> STAGES = List.of(Stage.values());

        private Frame() {}

        private static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0, InnerSeaPosition.NONE, 0);
        }

        private static Stage stage(InnerSeaPosition position) {
            return STAGES.get(position.steps().note(STAGE));
        }

        private static void setStage(InnerSeaPosition position, Stage stage) {
            position.steps().setNote(STAGE, STAGES.indexOf(stage));
        }

        /** The card that was revealed for the table of change; -1 without one. */
        public static int card(InnerSeaPosition position, int depth) {
            return position.steps().note(depth, CARD);
        }

        private static void setCard(InnerSeaPosition position, int card) {
            position.steps().setNote(CARD, card);
        }

        /** How many have drawn. */
        private static int place(InnerSeaPosition position) {
            return position.steps().note(PLACE);
        }

        private static void setPlace(InnerSeaPosition position, int place) {
            position.steps().setNote(PLACE, place);
        }
    }

    private static final int FIRST_INVASION = 98;
    private static final int LAST_INVASION = 101;

    /** The optional last event comes from the harsh rows. */
    private static final int MILD = 69;

    private static final int CARDS = 5;
    private static final int SHARE = 3;

    private EndOfEpoch() {
        super("end-of-epoch");
    }

    static void begin(InnerSeaPosition position, EventLog log) {
        Turns.enter(position, Phase.END_OF_EPOCH, log);
        log.all(new InnerSeaEvent.EpochEnded(position.epoch()));
        Frame.push(position);
    }

    /** The last Epoch ends with a match that is decided on the map: only its points are left. */
    static void close(InnerSeaPosition position, EventLog log) {
        log.all(new InnerSeaEvent.EpochEnded(position.epoch()));
        score(position, log);
    }

    static boolean isLast(InnerSeaPosition position) {
        return position.epoch() >= position.terms().lastEpoch();
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int card = Frame.card(position, 0);
        switch (Frame.stage(position)) {
            case BEGIN -> {
                if (isLast(position)) {
                    Frame.setStage(position, position.terms().hasLastEvent() ? Stage.CHANGE : Stage.POINTS);
                    Frame.setCard(position, position.terms().hasLastEvent() ? lastCard(position, log) : card);
                } else {
                    gatherCards(position, log);
                    Frame.setStage(position, Stage.CHANGE);
                    reveal(position, log);
                }
            }
            case CHANGE -> {
                Frame.setStage(position, Stage.PUT_BACK);
                if (card != InnerSeaPosition.NONE) {
                    EpochEvent event = EpochEvent.of(FateCard.at(card));
                    log.all(new InnerSeaEvent.EpochChanged(event, FateCard.at(card)));
                    EpochChange.begin(position, event, log);
                }
            }
            case PUT_BACK -> {
                Frame.setStage(position, Stage.POINTS);
                if (card != InnerSeaPosition.NONE && !isInvasion(card)) {
                    position.cards().putOnDeck(card);
                    position.cards().shuffle(position.random());
                }
                Frame.setCard(position, InnerSeaPosition.NONE);
            }
            case POINTS -> {
                Frame.setStage(position, Stage.DRAW);
                score(position, log);
                if (isLast(position)) {
                    finish(position, log);
                }
            }
            case DRAW -> drawOrGoOn(position, log);
        }
    }

    /** Every hand, the discards and the cards set aside are shuffled into the deck. */
    private static void gatherCards(InnerSeaPosition position, EventLog log) {
        for (int place = 0; place < position.powers(); place++) {
            Deeds.discardHand(position, position.inOrder(place), log);
        }
        position.cards().returnAside();
        position.cards().shuffleDiscards(position.random());
        log.all(new InnerSeaEvent.DeckShuffled(position.cards().deckSize()));
    }

    private static boolean isInvasion(int card) {
        int number = FateCard.at(card).number();
        return number >= FIRST_INVASION && number <= LAST_INVASION;
    }

    /** The invasions are resolved as cards; no other card takes effect here. */
    private static void reveal(InnerSeaPosition position, EventLog log) {
        int card = Deeds.drawCard(position, log);
        Frame.setCard(position, card);
        log.all(new InnerSeaEvent.CardRevealed(FateCard.at(card)));
        if (isInvasion(card)) {
            PlayCard.event(position, card, log);
        }
    }

    /** Cards are turned over until one belongs to a harsh row; the others go back and do nothing. */
    private static int lastCard(InnerSeaPosition position, EventLog log) {
        int found = InnerSeaPosition.NONE;
        List<Integer> others = new ArrayList<>();
        while (found == InnerSeaPosition.NONE && others.size() < FateCard.COUNT) {
            int card = Deeds.drawCard(position, log);
            if (card == InnerSeaPosition.NONE) {
                break;
            }
            log.all(new InnerSeaEvent.CardRevealed(FateCard.at(card)));
            if (FateCard.at(card).number() < MILD) {
                found = card;
            } else {
                others.add(card);
            }
        }
        for (int card : others) {
            position.cards().discard(card);
        }
        return found;
    }

    // ---------------------------------------------------------------- points

    private static void score(InnerSeaPosition position, EventLog log) {
        int[] cities = new int[position.powers()];
        int[] wonders = new int[position.powers()];
        for (int power = 0; power < position.powers(); power++) {
            cities[power] = position.board().cityCount(power);
            wonders[power] = wonderAreas(position, power);
        }
        forMost(position, cities, "most-cities", log);
        forMost(position, wonders, "most-wonders", log);
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            int seas = AdjustmentPhase.dominated(position, power) / SHARE;
            Deeds.score(position, power, seas, Source.EPOCHS, "dominated-seas", log);
            Deeds.score(position, power, position.talents(power) / SHARE, Source.EPOCHS, "saved-talents", log);
            if (!isLast(position)) {
                Deeds.loseTalents(position, power, position.talents(power), log);
            }
        }
    }

    /** A point for having most of something, unless the place is shared. */
    private static void forMost(InnerSeaPosition position, int[] counts, String cause, EventLog log) {
        int best = 0;
        int winner = InnerSeaPosition.NONE;
        for (int power = 0; power < counts.length; power++) {
            if (counts[power] > best) {
                best = counts[power];
                winner = power;
            } else if (counts[power] == best) {
                winner = InnerSeaPosition.NONE;
            }
        }
        if (winner != InnerSeaPosition.NONE) {
            Deeds.score(position, winner, 1, Source.EPOCHS, cause, log);
        }
    }

    /** Areas that a power occupies and in which a built Wonder stands that is not buried, whoever owns it. */
    static int wonderAreas(InnerSeaPosition position, int power) {
        int count = 0;
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (position.monuments().owner(wonder) != InnerSeaPosition.NONE
                    && !position.monuments().isBuried(wonder)
                    && position.board().disks(power, position.monuments().area(wonder)) > 0) {
                count++;
            }
        }
        return count;
    }

    private static void finish(InnerSeaPosition position, EventLog log) {
        ScenarioRules.finalPoints(position, log);
        log.all(new InnerSeaEvent.GameEnded(position.epoch()));
        position.steps().clear();
    }

    // ---------------------------------------------------------------- the next Epoch

    private static void drawOrGoOn(InnerSeaPosition position, EventLog log) {
        int place = Frame.place(position);
        if (place < position.powers()) {
            Frame.setPlace(position, place + 1);
            Draw.begin(position, position.inOrder(place), CARDS + position.learning());
            return;
        }
        position.setLearning(0);
        position.steps().pop();
        Turns.begin(position, position.epoch() + 1, 1, log);
    }
}
