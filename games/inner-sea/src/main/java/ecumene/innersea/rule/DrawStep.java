package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.FateCard.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The Draw Step of one civilization: what it may use first, then the talents it pays, then all its cards at once.
 */
public final class DrawStep extends Asking {

    public static final DrawStep STEP = new DrawStep();

    private static final int CARDS = 3;
    private static final int CITIES_FOR_A_CARD = 4;

    /** Talents that the system keeps. */
    private static final int SAVINGS = 3;

    /** What was fetched. */
    private static final class Frame {

        private static final int FETCHED = 0;

        /** How many cards of the scenario were fetched. */
        static int fetched(InnerSeaPosition position) {
            return position.steps().note(FETCHED);
        }

        static void setFetched(InnerSeaPosition position, int count) {
            position.steps().setNote(FETCHED, count);
        }
    }

    private DrawStep() {
        super("draw-step");
    }

    static void begin(InnerSeaPosition position, int power, EventLog log) {
        ScenarioRules.tribute(position, power, log);
        position.steps().push(STEP, power);
    }

    /** Cards that need not be paid for. */
    static int free(InnerSeaPosition position, int power) {
        return CARDS
                + position.board().cityCount(power) / CITIES_FOR_A_CARD
                + ScenarioRules.extraCards(position, power);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        Devices.list(position, power, When.DRAW, moves);
        for (FateCard card : ScenarioRules.fetchable(position, power, Frame.fetched(position))) {
            moves.add(new InnerSeaMove.FetchCard(card));
        }
        for (int talents = 0; talents <= position.talents(power); talents++) {
            moves.add(new InnerSeaMove.Amount(talents));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Devices.use(position, power, move, log)) {
            return;
        }
        if (move instanceof InnerSeaMove.FetchCard fetch) {
            ScenarioRules.fetch(position, power, fetch.card(), log);
            Frame.setFetched(position, Frame.fetched(position) + 1);
            DiscardDown.toLimit(position, power);
            return;
        }
        int paid = ((InnerSeaMove.Amount) move).count();
        position.steps().pop();
        Deeds.loseTalents(position, power, paid, log);
        Draw.begin(position, power, free(position, power) + paid);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.Amount amount -> InnerSeaRefusal.NOT_SO_MANY_TALENTS;
            case InnerSeaMove.FetchCard fetch -> InnerSeaRefusal.NOT_ON_OFFER;
            default -> Devices.why(position, power, move, When.DRAW, InnerSeaRefusal.DRAW_NOW);
        };
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return new InnerSeaMove.Amount(0);
    }

    /** The system uses what it has and spends the talents above three. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        Devices.list(position, power, When.DRAW, moves);
        return moves.isEmpty()
                ? new InnerSeaMove.Amount(Math.max(0, position.talents(power) - SAVINGS))
                : moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.NUMBER, "DrawStep", Rulebook.DRAW, Map.of("count", free(position, power)));
    }
}
