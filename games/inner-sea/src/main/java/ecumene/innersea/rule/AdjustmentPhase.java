package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Phase;
import ecumene.innersea.Source;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;

/**
 * The Adjustment Phase: stacking, then its six steps. Notes: the step, and how many civilizations it has dealt with.
 */
public final class AdjustmentPhase extends Automatic {

    public static final AdjustmentPhase STEP = new AdjustmentPhase();

    private static final int STAGE = 0;
    private static final int PLACE = 1;

    private static final int DOMINATION = 0;
    private static final int SCORING = 1;
    private static final int SCORING_USES = 2;
    private static final int ORDER = 3;
    private static final int AFTER_ORDER = 4;
    private static final int AENEAS = 5;
    private static final int SUDDEN_DEATH = 6;
    private static final int DRAW = 7;

    private static final int LAST_TURN = 4;
    private static final int SEAS_FOR_A_POINT = 4;

    private AdjustmentPhase() {
        super("adjustment");
    }

    static void begin(InnerSeaPosition position, EventLog log) {
        Turns.enter(position, Phase.ADJUSTMENT, log);
        trim(position, log);
        position.steps().push(STEP, position.inOrder(0), DOMINATION, 0);
    }

    /** Stacking: what is above the limit goes back to the supply, and cannot be bought off. */
    private static void trim(InnerSeaPosition position, EventLog log) {
        for (int faction = 0; faction < InnerSeaPosition.FACTIONS; faction++) {
            AreaSet areas = position.board().occupied(faction);
            for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                int surplus = position.board().disks(faction, area) - position.limit(area);
                if (surplus > 0) {
                    Deeds.loseDisks(position, faction, area, surplus, log);
                }
            }
        }
    }

    private static void stage(InnerSeaPosition position, int stage) {
        position.steps().setNote(STAGE, stage);
        position.steps().setNote(PLACE, 0);
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int stage = position.steps().note(STAGE);
        int place = position.steps().note(PLACE);
        if (position.isEpochOver()) {
            // The Draw Step is left out.
            position.steps().pop();
            position.setEpochOver(false);
            EndOfEpoch.begin(position, log);
            return;
        }
        switch (stage) {
            case DOMINATION -> {
                stage(position, SCORING);
                dominate(position, log);
            }
            case SCORING -> {
                score(position, log);
                stage(position, SCORING_USES);
            }
            case ORDER -> {
                stage(position, AFTER_ORDER);
                TurnOrder.begin(position);
            }
            case SUDDEN_DEATH -> {
                stage(position, DRAW);
                if (ScenarioRules.endsMatch(position, log)) {
                    return;
                }
                suddenDeath(position, log);
            }
            default -> {
                if (place < position.powers()) {
                    position.steps().setNote(PLACE, place + 1);
                    eachInOrder(position, stage, position.inOrder(place), log);
                } else if (stage == DRAW) {
                    position.steps().pop();
                    Turns.begin(position, position.epoch(), position.turn() + 1, log);
                } else {
                    stage(position, stage + 1);
                }
            }
        }
    }

    private static void eachInOrder(InnerSeaPosition position, int stage, int power, EventLog log) {
        switch (stage) {
            case SCORING_USES -> ScoringUses.begin(position, power);
            case AFTER_ORDER -> AfterOrder.begin(position, power);
            case AENEAS -> Aeneas.begin(position, power);
            default -> DrawStep.begin(position, power, log);
        }
    }

    // ---------------------------------------------------------------- sea domination

    /** Whether a power dominates a shallow sea: it is there and controls all the land around. */
    public static boolean dominates(InnerSeaPosition position, int power, int sea) {
        AreaSet land = Area.neighbours(sea).and(Area.LAND).and(position.terms().map());
        return position.board().disks(power, sea) > 0
                && !land.isEmpty()
                && land.isWithin(position.board().controlled(power));
    }

    /** How many shallow seas a power dominates. */
    public static int dominated(InnerSeaPosition position, int power) {
        AreaSet seas = position.board().occupied(power).and(Area.SHALLOW);
        int count = 0;
        for (int sea = seas.first(); sea >= 0; sea = seas.after(sea)) {
            count += dominates(position, power, sea) ? 1 : 0;
        }
        return count;
    }

    /** All seas are looked at before any disk goes. */
    private static void dominate(InnerSeaPosition position, EventLog log) {
        int[] lords = new int[Area.COUNT];
        for (int sea = Area.SHALLOW.first(); sea >= 0; sea = Area.SHALLOW.after(sea)) {
            lords[sea] = InnerSeaPosition.NONE;
            for (int power = 0; power < position.powers(); power++) {
                if (dominates(position, power, sea)) {
                    lords[sea] = power;
                }
            }
        }
        for (int sea = Area.SHALLOW.first(); sea >= 0; sea = Area.SHALLOW.after(sea)) {
            int lord = lords[sea];
            if (lord == InnerSeaPosition.NONE || !position.board().others(lord).contains(sea)) {
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
        log.all(new InnerSeaEvent.CardRevealed(card));
        position.setEpochOver(card.showsDigit(2) || (turn == 3 && card.showsDigit(3)));
        if (card.isEvent()) {
            PlayCard.event(position, drawn, log);
        } else {
            position.cards().putOnDeck(drawn);
            position.cards().shuffle(position.random());
        }
    }
}
