package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Phase;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Negotiating and Trading: in turn order everybody may propose deals to the others. So that a phase ends, each seat opens
 * {@value #MOST_DEALS} deals a turn at most.
 */
public final class Negotiation extends Question {

    public static final Negotiation STEP = new Negotiation();

    static final int MOST_DEALS = 3;

    private Negotiation() {
        super("negotiation");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Abilities.list(position, seat, Phase.TRADE, moves);
        if (position.deals[seat] < MOST_DEALS) {
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat) {
                    moves.add(new SidMeierCivilizationMove.OpenDeal(other));
                }
            }
        }
        moves.add(new SidMeierCivilizationMove.EndPhase());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.UseAbility use -> {
                SidMeierCivilizationRefusal reason = Abilities.reason(position, seat, use.ability(), Phase.TRADE);
                yield reason == null ? SidMeierCivilizationRefusal.NEGOTIATE_NOW : reason;
            }
            case SidMeierCivilizationMove.OpenDeal deal ->
                position.deals[seat] >= MOST_DEALS
                        ? SidMeierCivilizationRefusal.ENOUGH_DEALS
                        : SidMeierCivilizationRefusal.ANOTHER_PLAYER;
            case SidMeierCivilizationMove.PlayEvent play -> Events.why(position, seat, play.card(), Phase.TRADE);
            default -> SidMeierCivilizationRefusal.NEGOTIATE_NOW;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            case SidMeierCivilizationMove.OpenDeal deal -> {
                position.deals[seat]++;
                Arrays.fill(position.give, (byte) 0);
                Arrays.fill(position.ask, (byte) 0);
                position.steps().push(Offer.STEP, seat, deal.partner(), 0);
            }
            default -> position.steps().pop();
        }
    }

    /** Whether silk can be paid for may be a secret. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return Abilities.mightUse(position, seat, Ability.HORSEBACK_RIDING) ? null : super.forced(position, seat);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.EndPhase();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "Negotiation", Rulebook.DEALS);
    }
}
