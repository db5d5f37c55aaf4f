package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A battle turn: abilities, one unit, abilities. The turns alternate until both hands are empty.
 */
public final class Battle extends Question {

    public static final Battle STEP = new Battle();

    private static final int BANDAGES = 3;

    /** What a battle turn remembers. */
    static final class Frame {

        private static final int SIDE = 0;
        private static final int PLAYED = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("side"), Note.flag("played")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int side) {
            position.steps().push(STEP, seat, side, 0);
        }

        /** Whose turn it is: 0 attacks, 1 defends. */
        static int side(SidMeierCivilizationPosition position) {
            return position.steps().note(SIDE);
        }

        /** Whether the unit of this turn is played. */
        static boolean hasPlayed(SidMeierCivilizationPosition position) {
            return position.steps().note(PLAYED) == 1;
        }

        static void setPlayed(SidMeierCivilizationPosition position) {
            position.steps().setNote(PLAYED, 1);
        }

        static void handOver(SidMeierCivilizationPosition position, int side) {
            position.steps().setNote(SIDE, side);
            position.steps().setNote(PLAYED, 0);
            position.steps().setSeat(Combat.seat(position, side));
        }
    }

    private Battle() {
        super("battle", Frame.TOLD);
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        boolean over = !Frame.hasPlayed(position) && position.battleHandSize(Frame.side(position)) == 0;
        return over ? Seats.NOBODY : Seats.only(position.steps().seat());
    }

    /** Who has no units left has no turn any more; when both have none the battle is settled. */
    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        int other = 1 - Frame.side(position);
        if (position.battleHandSize(other) > 0) {
            handOver(position);
        } else {
            position.steps().pop();
            Outcome.begin(position, log);
        }
    }

    private static void handOver(SidMeierCivilizationPosition position) {
        Frame.handOver(position, 1 - Frame.side(position));
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int side = Frame.side(position);
        if (!Frame.hasPlayed(position)) {
            moves.add(new SidMeierCivilizationMove.NewFront());
            for (int front = 0; front < Fronts.count(position); front++) {
                if (Fronts.isOpenTo(position, front, side)) {
                    moves.add(new SidMeierCivilizationMove.AttackFront(front));
                }
            }
        }
        if (Combat.isOwn(position, side)) {
            for (Ability ability : new Ability[] {Ability.METALWORKING, Ability.MATHEMATICS, Ability.BALLISTICS}) {
                if (abilityReason(position, seat, ability) == null) {
                    moves.add(new SidMeierCivilizationMove.UseAbility(ability));
                }
            }
            for (Technology technology : new Technology[] {Technology.ANIMAL_HUSBANDRY, Technology.BIOLOGY}) {
                if (healReason(position, seat, technology) == null) {
                    moves.add(new SidMeierCivilizationMove.UseHealing(technology));
                }
            }
        }
        if (Frame.hasPlayed(position)) {
            moves.add(new SidMeierCivilizationMove.EndBattleTurn());
        }
    }

    private static @Nullable SidMeierCivilizationRefusal abilityReason(
            SidMeierCivilizationPosition position, int seat, Ability ability) {
        if (!Combat.isOwn(position, Frame.side(position))) {
            return SidMeierCivilizationRefusal.BARBARIANS_HAVE_NO_ABILITIES;
        }
        if (ability == Ability.METALWORKING && Frame.hasPlayed(position)) {
            return SidMeierCivilizationRefusal.BEFORE_THE_UNIT;
        }
        if (ability != Ability.METALWORKING && !Wounds.hasTarget(position, seat)) {
            return SidMeierCivilizationRefusal.ABILITY_HAS_NO_TARGET;
        }
        return Abilities.reason(position, seat, ability, Phase.BATTLE);
    }

    private static @Nullable SidMeierCivilizationRefusal healReason(
            SidMeierCivilizationPosition position, int seat, Technology technology) {
        if (technology != Technology.ANIMAL_HUSBANDRY && technology != Technology.BIOLOGY) {
            return SidMeierCivilizationRefusal.DOES_NOT_HEAL;
        }
        if (!Combat.isOwn(position, Frame.side(position))) {
            return SidMeierCivilizationRefusal.BARBARIANS_HAVE_NO_ABILITIES;
        }
        if (!Empire.knows(position, seat, technology)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_LEARNT;
        }
        if (position.hasUsed(seat, once(technology))) {
            return SidMeierCivilizationRefusal.ONCE_A_BATTLE;
        }
        return Healing.isNeeded(position, Frame.side(position)) ? null : SidMeierCivilizationRefusal.NOBODY_IS_WOUNDED;
    }

    private static long once(Technology technology) {
        return technology == Technology.BIOLOGY ? Once.SURGERY : Once.BANDAGES;
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.NewFront ignored -> SidMeierCivilizationRefusal.ONE_UNIT_A_TURN;
            case SidMeierCivilizationMove.AttackFront ignored ->
                Frame.hasPlayed(position)
                        ? SidMeierCivilizationRefusal.ONE_UNIT_A_TURN
                        : SidMeierCivilizationRefusal.NO_LONE_ENEMY_THERE;
            case SidMeierCivilizationMove.PlayUnit ignored ->
                Frame.hasPlayed(position)
                        ? SidMeierCivilizationRefusal.ONE_UNIT_A_TURN
                        : SidMeierCivilizationRefusal.CHOOSE_A_FRONT_FIRST;
            case SidMeierCivilizationMove.UseAbility use -> abilityReason(position, seat, use.ability());
            case SidMeierCivilizationMove.UseHealing heal -> healReason(position, seat, heal.technology());
            case SidMeierCivilizationMove.EndBattleTurn ignored -> SidMeierCivilizationRefusal.PLAY_A_UNIT_FIRST;
            default -> null;
        };
        return reason == null ? SidMeierCivilizationRefusal.FIGHT_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.NewFront ignored -> playUnit(position, seat, NONE);
            case SidMeierCivilizationMove.AttackFront attack -> playUnit(position, seat, attack.front());
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            case SidMeierCivilizationMove.UseHealing heal -> {
                position.use(seat, once(heal.technology()));
                if (heal.technology() == Technology.BIOLOGY) {
                    Healing.all(position, Frame.side(position));
                } else {
                    Healing.Frame.push(position, seat, Frame.side(position), BANDAGES);
                }
            }
            default -> handOver(position);
        }
    }

    private static void playUnit(SidMeierCivilizationPosition position, int seat, int front) {
        int side = Frame.side(position);
        Frame.setPlayed(position);
        PlayUnit.Frame.push(position, seat, front, side);
    }

    /** Whether iron can be paid may be a secret; then the seat is asked. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        if (Combat.isOwn(position, Frame.side(position))) {
            for (Ability ability : new Ability[] {Ability.METALWORKING, Ability.MATHEMATICS, Ability.BALLISTICS}) {
                if (Abilities.mightUse(position, seat, ability)) {
                    return null;
                }
            }
        }
        return super.forced(position, seat);
    }

    /** The first enemy that stands alone, or a new front. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        if (Frame.hasPlayed(position)) {
            return new SidMeierCivilizationMove.EndBattleTurn();
        }
        return new SidMeierCivilizationMove.NewFront();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                Frame.hasPlayed(position) ? "AfterUnit" : "Battle",
                Frame.hasPlayed(position) ? Rulebook.BATTLE_ABILITIES : Rulebook.FRONTS,
                Map.of("left", position.battleHandSize(Frame.side(position))));
    }
}
