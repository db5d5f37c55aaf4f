package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Phase;
import ecumene.innersea.Source;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;
import java.util.List;

/** The Adjustment Phase: stacking, then its six steps. */
public final class AdjustmentPhase extends Automatic {

    public static final AdjustmentPhase STEP = new AdjustmentPhase();

    private enum Stage {
        DOMINATION,
        SCORING,
        SCORING_USES,
        ORDER,
        AFTER_ORDER,
        AENEAS,
        SUDDEN_DEATH,
        DRAW
    }

    /** How far the phase has come. */
    private static final class Frame {

        private static final int STAGE = 0;
        private static final int ASKED = 1;
        private static final List<Stage> STAGES = List.of(Stage.values());

        static void push(InnerSeaPosition position) {
            position.steps().push(STEP, position.inOrder(0), 0, 0);
        }

        static Stage stage(InnerSeaPosition position) {
            return STAGES.get(position.steps().note(STAGE));
        }

        static void next(InnerSeaPosition position) {
            position.steps().setNote(STAGE, position.steps().note(STAGE) + 1);
            position.steps().setNote(ASKED, 0);
        }

        /**
         * The first in Turn Order that this step has not dealt with, who is dealt with now; -1 after the last. The order may
         * change meanwhile: everybody has a turn all the same, and nobody two.
         */
        static int nextPower(InnerSeaPosition position) {
            int asked = position.steps().note(ASKED);
            for (int place = 0; place < position.powers(); place++) {
                int power = position.inOrder(place);
                if ((asked >> power & 1) == 0) {
                    position.steps().setNote(ASKED, asked | 1 << power);
                    return power;
                }
            }
            return InnerSeaPosition.NONE;
        }
    }

    private static final int LAST_TURN = 4;
    private static final int SEAS_FOR_A_POINT = 4;

    private AdjustmentPhase() {
        super("adjustment");
    }

    static void begin(InnerSeaPosition position, EventLog log) {
        Turns.enter(position, Phase.ADJUSTMENT, log);
        Frame.push(position);
    }

    /** Stacking: what is above the limit goes back to the supply, and cannot be bought off. */
    private static void trim(InnerSeaPosition position, EventLog log) {
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            AreaSet areas = position.board().occupied(faction);
            for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                int surplus = position.board().disks(faction, area) - Stacking.limit(position, area);
                if (surplus > 0) {
                    Deeds.loseDisks(position, faction, area, surplus, log);
                }
            }
        }
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        if (position.isEpochOver()) {
            // The Draw Step is left out.
            position.steps().pop();
            position.setEpochOver(false);
            EndOfEpoch.begin(position, log);
            return;
        }
        Stage stage = Frame.stage(position);
        switch (stage) {
            case DOMINATION -> {
                Frame.next(position);
                trim(position, log);
                dominate(position, log);
            }
            case SCORING -> {
                score(position, log);
                Frame.next(position);
            }
            case ORDER -> {
                Frame.next(position);
                TurnOrder.begin(position);
            }
            case SUDDEN_DEATH -> {
                Frame.next(position);
                if (!ScenarioRules.endsMatch(position, log)) {
                    suddenDeath(position, log);
                }
            }
            case SCORING_USES, AFTER_ORDER, AENEAS, DRAW -> {
                int power = Frame.nextPower(position);
                if (power != InnerSeaPosition.NONE) {
                    eachInOrder(position, stage, power, log);
                } else if (stage == Stage.DRAW) {
                    position.steps().pop();
                    Turns.begin(position, position.epoch(), position.turn() + 1, log);
                } else {
                    Frame.next(position);
                }
            }
        }
    }

    private static void eachInOrder(InnerSeaPosition position, Stage stage, int power, EventLog log) {
        switch (stage) {
            case SCORING_USES -> ScoringUses.begin(position, power);
            case AFTER_ORDER -> AfterOrder.begin(position, power);
            case AENEAS -> Aeneas.begin(position, power);
            default -> DrawStep.begin(position, power, log);
        }
    }

    // ---------------------------------------------------------------- sea domination

    /** Whether there is land around a sea, and all of it is controlled. */
    private static boolean isSurrounded(InnerSeaPosition position, AreaSet controlled, int sea) {
        AreaSet land = Area.neighbours(sea).and(Area.LAND).and(position.terms().map());
        return !land.isEmpty() && land.isWithin(controlled);
    }

    /** The shallow seas that a power dominates: it is there and controls all the land around. */
    private static AreaSet dominatedSeas(InnerSeaPosition position, int power) {
        AreaSet seas = position.board().occupied(power).and(Area.SHALLOW);
        AreaSet controlled = position.board().controlled(power);
        return seas.where(sea -> isSurrounded(position, controlled, sea));
    }

    /** How many shallow seas a power dominates. */
    public static int dominated(InnerSeaPosition position, int power) {
        return dominatedSeas(position, power).size();
    }

    /** All seas are looked at before any disk goes. */
    private static void dominate(InnerSeaPosition position, EventLog log) {
        int[] lords = new int[Area.COUNT];
        AreaSet dominated = AreaSet.EMPTY;
        for (int power = 0; power < position.powers(); power++) {
            AreaSet seas = dominatedSeas(position, power);
            dominated = dominated.or(seas);
            for (int sea = seas.first(); sea >= 0; sea = seas.after(sea)) {
                lords[sea] = power;
            }
        }
        for (int sea = dominated.first(); sea >= 0; sea = dominated.after(sea)) {
            int lord = lords[sea];
            if (!position.board().others(lord).contains(sea)) {
                continue;
            }
            log.all(new InnerSeaEvent.SeaDominated(position.civilization(lord), Area.at(sea)));
            for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
                if (faction != lord) {
                    Losses.owe(position, faction, sea, position.board().disks(faction, sea), log);
                }
            }
        }
        Losses.begin(position, InnerSeaPosition.NONE);
    }

    // ---------------------------------------------------------------- victory scoring

    private static void score(InnerSeaPosition position, EventLog log) {
        for (int place = 0; place < position.powers(); place++) {
            int power = position.inOrder(place);
            Deeds.score(position, power, position.board().cityCount(power), Source.CITIES, log);
            Deeds.score(position, power, position.activeWonders(power), Source.WONDERS, log);
            if (ScenarioRules.hasAbilities(position, power)) {
                Deeds.score(position, power, seas(position, power) / SEAS_FOR_A_POINT, Source.SEAS, log);
            }
        }
    }

    private static int seas(InnerSeaPosition position, int power) {
        return switch (position.civilization(power).seaPoints()) {
            case OCCUPIED -> position.board().occupied(power).and(Area.SEA).size();
            case ALONE -> position.board().controlled(power).and(Area.SEA).size();
            case NONE -> 0;
        };
    }

    // ---------------------------------------------------------------- sudden death

    /** From the second turn on a card shows whether the Epoch ends: by the digits 2, then 2 or 3. */
    private static void suddenDeath(InnerSeaPosition position, EventLog log) {
        int turn = position.turn();
        if (turn >= LAST_TURN) {
            position.setEpochOver(true);
            return;
        }
        if (turn < 2 || position.terms().scenario().hasFixedTurns()) {
            return;
        }
        int drawn = Deeds.drawCard(position, log);
        if (drawn == InnerSeaPosition.NONE) {
            return;
        }
        FateCard card = FateCard.at(drawn);
        boolean ends = card.showsDigit(2) || (turn == 3 && card.showsDigit(3));
        log.all(new InnerSeaEvent.EpochTested(card, card.number(), turn, ends));
        position.setEpochOver(ends);
        if (card.isEvent()) {
            PlayCard.event(position, drawn, log);
        } else {
            position.cards().putOnDeck(drawn);
            position.cards().shuffle(position.random());
        }
    }
}
