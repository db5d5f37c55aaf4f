package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Coinage: one rate for all own cities, also one that cannot be paid (22.3.11). */
public final class TaxRate extends Question {

    public static final TaxRate STEP = new TaxRate();

    static final int LOWEST_RATE = 1;

    private static final List<CivilizationMove> RATES = List.of(
            new CivilizationMove.SetTaxRate(LOWEST_RATE),
            new CivilizationMove.SetTaxRate(2),
            new CivilizationMove.SetTaxRate(3));

    private TaxRate() {
        super("tax-rate");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        moves.addAll(RATES);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.SetTaxRate
                ? CivilizationRefusal.RATE_FROM_1_TO_3
                : CivilizationRefusal.SET_THE_TAX_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        position.steps().pop();
        Taxes.pay(position, seat, ((CivilizationMove.SetTaxRate) move).rate(), log);
    }

    /** Cities that revolt at this rate and would not at the lowest one. */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        int revolts = Taxes.revolts(position, seat, ((CivilizationMove.SetTaxRate) move).rate());
        return revolts > Taxes.revolts(position, seat, LOWEST_RATE)
                ? new Loss("revolts", Map.of("count", revolts))
                : null;
    }

    /** The usual rate, or the lowest one if that would cause revolts. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        int due = Taxes.USUAL_RATE * position.pieces().cities(seat);
        return RATES.get(due <= position.pieces().stock(seat) ? 1 : 0);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.NUMBER, "TaxRate", Rulebook.COINAGE);
    }
}
