package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
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
import org.jspecify.annotations.Nullable;

/**
 * The Draw Step of one civilization: what brings talents, then the talents it pays, before any card is drawn; then what brings
 * cards of its own, and at last all its cards at once.
 */
public final class DrawStep extends Asking {

    public static final DrawStep STEP = new DrawStep();

    private static final int CARDS = 3;
    private static final int CITIES_FOR_A_CARD = 4;

    /** Talents that the system keeps. */
    private static final int SAVINGS = 3;

    /** What was fetched and paid. */
    private static final class Frame {

        private static final int FETCHED = 0;
        private static final int DRAWING = 1;
        private static final int PAID = 2;

        /** The cards of the scenario that were fetched, as a bit set in the order of {@link ScenarioRules#ownCards}. */
        static int fetched(InnerSeaPosition position) {
            return position.steps().note(FETCHED);
        }

        static void setFetched(InnerSeaPosition position, int cards) {
            position.steps().setNote(FETCHED, cards);
        }

        /** Whether the cards are paid for, so that they can be drawn. */
        static boolean isDrawing(InnerSeaPosition position) {
            return position.steps().note(DRAWING) != 0;
        }

        static void setDrawing(InnerSeaPosition position, int paid) {
            position.steps().setNote(DRAWING, 1);
            position.steps().setNote(PAID, paid);
        }

        /** The talents that were paid. */
        static int paid(InnerSeaPosition position) {
            return position.steps().note(PAID);
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

    /** Cards above the limit of a hand, if so many talents are paid. */
    private static int excess(InnerSeaPosition position, int power, int paid) {
        int cards = position.cards().handSize(power) + free(position, power) + paid;
        return Math.max(0, cards - InnerSeaPosition.HAND_LIMIT);
    }

    /** Who pays for more cards than a hand holds discards as many. */
    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        if (!(move instanceof InnerSeaMove.Amount amount) || amount.count() == 0) {
            return null;
        }
        int excess = excess(position, power(position), amount.count());
        return excess == 0 ? null : new Loss("cards-above-limit", Map.of("count", excess));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (Frame.isDrawing(position)) {
            Devices.list(position, power, When.DRAW, moves);
            moves.add(DONE);
            return;
        }
        Devices.list(position, power, When.PAYING, moves);
        listFetches(position, power, moves);
        for (int talents = 0; talents <= position.talents(power); talents++) {
            moves.add(new InnerSeaMove.Amount(talents));
        }
    }

    /** The place of a card among those that its scenario lets a power fetch; 0 if it is none of them. */
    private static int bit(InnerSeaPosition position, int power, FateCard card) {
        int place = ScenarioRules.ownCards(position, power).indexOf(card);
        return place < 0 ? 0 : 1 << place;
    }

    private static void listFetches(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (FateCard card : ScenarioRules.fetchable(position, power, Frame.fetched(position))) {
            moves.add(new InnerSeaMove.FetchCard(card));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        if (Devices.use(position, power, move, log)) {
            return;
        }
        if (move instanceof InnerSeaMove.FetchCard fetch) {
            ScenarioRules.fetch(position, power, fetch.card(), log);
            Frame.setFetched(position, Frame.fetched(position) | bit(position, power, fetch.card()));
            DiscardDown.toLimit(position, power);
            return;
        }
        if (move instanceof InnerSeaMove.Amount amount) {
            Deeds.loseTalents(position, power, amount.count(), log);
            Frame.setDrawing(position, amount.count());
            if (hasExtraDraws(position, power)) {
                return;
            }
        }
        int cards = free(position, power) + Frame.paid(position);
        position.steps().pop();
        Draw.begin(position, power, cards);
    }

    private static boolean hasExtraDraws(InnerSeaPosition position, int power) {
        List<InnerSeaMove> devices = new ArrayList<>();
        Devices.list(position, power, When.DRAW, devices);
        return !devices.isEmpty();
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (Frame.isDrawing(position)) {
            return switch (move) {
                case InnerSeaMove.Amount amount -> InnerSeaRefusal.CARDS_ARE_PAID_FOR;
                case InnerSeaMove.FetchCard fetch -> InnerSeaRefusal.CARDS_ARE_PAID_FOR;
                default -> whyNot(position, power, move, When.DRAW, When.PAYING, InnerSeaRefusal.CARDS_ARE_PAID_FOR);
            };
        }
        return switch (move) {
            case InnerSeaMove.Amount amount -> InnerSeaRefusal.NOT_SO_MANY_TALENTS;
            case InnerSeaMove.FetchCard fetch ->
                (Frame.fetched(position) & bit(position, power, fetch.card())) != 0
                        ? InnerSeaRefusal.FETCHED_ALREADY
                        : InnerSeaRefusal.NOT_TO_BE_FETCHED;
            default -> whyNot(position, power, move, When.PAYING, When.DRAW, InnerSeaRefusal.PAY_BEFORE_DRAWING);
        };
    }

    /** What could be used in the other half of the step is refused for its time. */
    private static InnerSeaRefusal whyNot(
            InnerSeaPosition position, int power, InnerSeaMove move, When now, When other, InnerSeaRefusal notNow) {
        boolean uses = move instanceof InnerSeaMove.UseWonder || move instanceof InnerSeaMove.UseInvestment;
        boolean otherHalf = uses && Devices.why(position, power, move, other, notNow) == notNow;
        return otherHalf ? notNow : Devices.why(position, power, move, now, InnerSeaRefusal.DRAW_NOW);
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return Frame.isDrawing(position) ? DONE : new InnerSeaMove.Amount(0);
    }

    /** The system uses what it has, fetches what its scenario gives it and spends the talents above three. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        boolean drawing = Frame.isDrawing(position);
        InnerSeaMove device = Devices.ofTheSystem(position, power, drawing ? When.DRAW : When.PAYING);
        if (device != null) {
            return device;
        }
        if (drawing) {
            return DONE;
        }
        List<InnerSeaMove> moves = new ArrayList<>();
        listFetches(position, power, moves);
        return moves.isEmpty()
                ? new InnerSeaMove.Amount(Math.max(0, position.talents(power) - SAVINGS))
                : moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return Frame.isDrawing(position)
                ? new Prompt(
                        Prompt.Shape.CHOOSE_SOME,
                        "BeforeDrawing",
                        Rulebook.DRAW,
                        Map.of("count", free(position, power) + Frame.paid(position)))
                : new Prompt(
                        Prompt.Shape.NUMBER,
                        "DrawStep",
                        Rulebook.DRAW,
                        Map.of(
                                "count",
                                free(position, power),
                                "hand",
                                position.cards().handSize(power),
                                "limit",
                                InnerSeaPosition.HAND_LIMIT,
                                "excess",
                                excess(position, power, 0)));
    }
}
