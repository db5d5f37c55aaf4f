package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What an event or ability is aimed at is said before anybody may answer it. Notes: the source, the first choice, the stage.
 */
public final class Aim extends Question {

    public static final Aim STEP = new Aim();

    private Aim() {
        super("aim");
    }

    /** A seat plays a card or uses an ability: first come the targets, then the price, then the answers of the others. */
    static void begin(SidMeierCivilizationPosition position, int seat, int source, EventLog log) {
        if (!Targets.isAbility(source)) {
            position.reveal();
            log.all(new SidMeierCivilizationEvent.EventPlayed(seat, Targets.card(source)));
        } else {
            log.all(new SidMeierCivilizationEvent.AbilityUsed(seat, Targets.ability(source)));
        }
        if (Targets.stages(source) == 0) {
            launch(position, seat, source, NONE, NONE, log);
        } else {
            position.steps().push(STEP, seat, source, NONE, 0);
        }
    }

    /** Everything is said: the card leaves the hand or the ability is paid, and the others may answer. */
    static void launch(
            SidMeierCivilizationPosition position, int seat, int source, int first, int second, EventLog log) {
        int victim = Targets.victim(position, seat, source, first, second);
        int other = Targets.secondVictim(position, source, second);
        position.steps().push(Effect.STEP, seat, source, first, second);
        if (Targets.isAbility(source)) {
            Ability ability = Targets.ability(source);
            position.use(seat, ability.bit());
            position.steps().push(Respond.STEP, seat, Respond.ABILITY, ability.index(), victim, 0, NONE);
            position.steps().push(Pay.STEP, seat, ability.index(), ability.price());
        } else {
            EventCard card = Targets.card(source);
            Events.discard(position, seat, card);
            position.steps().push(Respond.STEP, seat, Respond.EVENT, card.index(), victim, 0, other);
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Targets.list(
                position,
                seat,
                position.steps().note(0),
                position.steps().note(2),
                position.steps().note(1),
                moves);
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            case SidMeierCivilizationMove.ChoosePlayer ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            case SidMeierCivilizationMove.ChooseTechnology ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            case SidMeierCivilizationMove.ChooseWonder ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            case SidMeierCivilizationMove.ChooseFigures ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> SidMeierCivilizationRefusal.NO_SUCH_TARGET;
            default -> SidMeierCivilizationRefusal.CHOOSE_A_TARGET_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int source = position.steps().note(0);
        int code = Targets.code(move);
        if (position.steps().note(2) == 0 && Targets.stages(source) == 2) {
            position.steps().setNote(1, code);
            position.steps().setNote(2, 1);
            return;
        }
        boolean second = position.steps().note(2) == 1;
        int first = second ? position.steps().note(1) : code;
        int last = second ? code : NONE;
        position.steps().pop();
        int shielded = Targets.shielded(position, seat, source, first, last);
        if (shielded != NONE) {
            position.steps().push(Consent.STEP, shielded, source, first, last, seat);
        } else {
            launch(position, seat, source, first, last, log);
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        int source = position.steps().note(0);
        boolean ability = Targets.isAbility(source);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                position.steps().note(2) == 0 ? "Aim" : "AimFurther",
                ability ? Rulebook.RESOURCES : Rulebook.EVENTS,
                Map.of("source", ability ? Targets.ability(source) : Targets.card(source)));
    }
}
