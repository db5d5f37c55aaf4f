package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
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
import org.jspecify.annotations.Nullable;

/**
 * What an event or ability is aimed at is said before anybody may answer it.
 */
public final class Aim extends Question {

    public static final Aim STEP = new Aim();

    /** What aiming remembers. */
    private static final class Frame {

        private static final int SOURCE = 0;
        private static final int FIRST = 1;
        private static final int STAGE = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Targets.SOURCE_NOTE, Note.as("first", Frame::told), Note.number("stage")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int source) {
            position.steps().push(STEP, seat, source, NONE, 0);
        }

        static int source(SidMeierCivilizationPosition position) {
            return position.steps().note(SOURCE);
        }

        /** What was chosen first; NONE before that. */
        static int first(SidMeierCivilizationPosition position) {
            return position.steps().note(FIRST);
        }

        private static @Nullable Object told(SidMeierCivilizationPosition position, int depth, int choice) {
            return Targets.told(position.steps().note(depth, SOURCE), 0, choice);
        }

        /** How many choices are made. */
        static int stage(SidMeierCivilizationPosition position) {
            return position.steps().note(STAGE);
        }

        static void setFirst(SidMeierCivilizationPosition position, int choice) {
            position.steps().setNote(FIRST, choice);
            position.steps().setNote(STAGE, 1);
        }
    }

    private Aim() {
        super("aim", Frame.TOLD);
    }

    /** A card that everybody has seen and that still counts as held: its targets are being named, or must agree. */
    public record Shown(int seat, EventCard card) {}

    public static @Nullable Shown shown(SidMeierCivilizationPosition position) {
        if (position.steps().isTop(STEP) && !Targets.isAbility(Frame.source(position))) {
            return new Shown(position.steps().seat(), Targets.card(Frame.source(position)));
        }
        return position.steps().isTop(Consent.STEP)
                ? new Shown(Consent.Frame.player(position), Targets.card(Consent.Frame.source(position)))
                : null;
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
            Frame.push(position, seat, source);
        }
    }

    /** Everything is said: the card leaves the hand or the ability is paid, and the others may answer. */
    static void launch(
            SidMeierCivilizationPosition position, int seat, int source, int first, int second, EventLog log) {
        int victim = Targets.victim(position, seat, source, first, second);
        int other = Targets.secondVictim(position, source, second);
        Effect.Frame.push(position, seat, source, first, second);
        if (Targets.isAbility(source)) {
            Ability ability = Targets.ability(source);
            position.use(seat, ability.bit());
            Respond.Frame.pushAbility(position, seat, ability, victim);
            Pay.Frame.push(position, seat, ability);
        } else {
            EventCard card = Targets.card(source);
            Events.discard(position, seat, card);
            Respond.Frame.pushEvent(position, seat, card, victim, other);
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Targets.list(position, seat, Frame.source(position), Frame.stage(position), Frame.first(position), moves);
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean ability = Targets.isAbility(Frame.source(position));
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare choice -> {
                SidMeierCivilizationRefusal reason = steams(position)
                        ? AbilityTargets.portReason(
                                position,
                                seat,
                                Frame.first(position),
                                choice.square().index())
                        : null;
                yield reason == null ? notThat(ability) : reason;
            }
            case SidMeierCivilizationMove.ChoosePlayer ignored -> notThat(ability);
            case SidMeierCivilizationMove.ChooseTechnology ignored -> notThat(ability);
            case SidMeierCivilizationMove.ChooseWonder ignored -> notThat(ability);
            case SidMeierCivilizationMove.ChooseFigures ignored -> notThat(ability);
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> notThat(ability);
            default ->
                ability
                        ? SidMeierCivilizationRefusal.AIM_THE_ABILITY_NOW
                        : SidMeierCivilizationRefusal.CHOOSE_A_TARGET_NOW;
        };
    }

    /** Whether figures are on board by Steam Power and it is asked where to. */
    private static boolean steams(SidMeierCivilizationPosition position) {
        return Frame.source(position) == Targets.of(Ability.STEAM_POWER) && Frame.stage(position) == 1;
    }

    private static SidMeierCivilizationRefusal notThat(boolean ability) {
        return ability
                ? SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY
                : SidMeierCivilizationRefusal.NO_SUCH_TARGET;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int source = Frame.source(position);
        int code = Targets.code(move);
        if (Frame.stage(position) == 0 && Targets.stages(source) == 2) {
            Frame.setFirst(position, code);
            return;
        }
        boolean second = Frame.stage(position) == 1;
        int first = second ? Frame.first(position) : code;
        int last = second ? code : NONE;
        position.steps().pop();
        int shielded = Targets.shielded(position, seat, source, first, last);
        if (shielded != NONE) {
            Consent.Frame.push(position, shielded, source, first, last, seat);
        } else {
            launch(position, seat, source, first, last, log);
        }
    }

    /** An own piece is never hit by itself, even if nothing else could be, and nobody attacks without having said so. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        SidMeierCivilizationMove only = super.forced(position, seat);
        if (only instanceof SidMeierCivilizationMove.ChooseSquare choice
                && steams(position)
                && Groups.isHostile(position, seat, choice.square().index())) {
            return null;
        }
        if (only == null || Targets.isOwn(position, seat, Frame.source(position), Frame.first(position), only)) {
            return null;
        }
        return only;
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return OwnHarm.ofAiming(position, seat, Frame.source(position), Frame.first(position), move);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        int source = Frame.source(position);
        boolean ability = Targets.isAbility(source);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                Frame.stage(position) == 0 ? "Aim" : "AimFurther",
                ability ? Rulebook.RESOURCES : Rulebook.EVENTS,
                Map.of("source", ability ? Targets.ability(source) : Targets.card(source)));
    }
}
