package ecumene.sidmeiercivilization.rule;

import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resource Abilities: which can be used now. */
final class Abilities {

    private Abilities() {}

    static void list(
            SidMeierCivilizationPosition position, int seat, Phase phase, List<SidMeierCivilizationMove> moves) {
        List<Ability> abilities = Ability.of(phase);
        for (int i = 0; i < abilities.size(); i++) {
            Ability ability = abilities.get(i);
            if (reason(position, seat, ability, phase) == null) {
                moves.add(new SidMeierCivilizationMove.UseAbility(ability));
            }
        }
    }

    /** Null if the ability can be used. */
    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, Ability ability, Phase phase) {
        if (!Empire.knows(position, seat, ability.technology())) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN;
        }
        if (ability.phase() != phase) {
            return ability.phase() == Phase.ANY_TIME
                    ? SidMeierCivilizationRefusal.NOTHING_FOR_THE_ABILITY_TO_CANCEL
                    : SidMeierCivilizationRefusal.ABILITY_OF_ANOTHER_PHASE;
        }
        if (position.hasUsed(seat, ability.bit())) {
            return SidMeierCivilizationRefusal.ONCE_A_TURN;
        }
        if (!Payments.canPay(position, seat, ability)) {
            return SidMeierCivilizationRefusal.CANNOT_PAY_RESOURCES;
        }
        if (ability == Ability.POTTERY && !Empire.hasRoomForCoin(position, seat, Technology.POTTERY)) {
            return SidMeierCivilizationRefusal.CARD_IS_FULL_OF_COINS;
        }
        if (ability == Ability.ATOMIC_LABOUR && !Governments.anyMayAct(position, seat)) {
            return SidMeierCivilizationRefusal.CAPITAL_IN_ANARCHY;
        }
        return Targets.hasAny(position, seat, Targets.of(ability))
                ? null
                : SidMeierCivilizationRefusal.ABILITY_HAS_NO_TARGET;
    }

    /** Whether an ability might be usable for all that the others can see. */
    static boolean mightUse(SidMeierCivilizationPosition position, int seat, Ability ability) {
        return Empire.knows(position, seat, ability.technology())
                && !position.hasUsed(seat, ability.bit())
                && !Payments.clearlyCannotPay(position, seat, ability);
    }
}
