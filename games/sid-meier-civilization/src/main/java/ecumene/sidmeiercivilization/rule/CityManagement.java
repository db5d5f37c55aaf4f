package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** City Management: an action with each city, which is owed; culture, coins, abilities and events at any time. */
public final class CityManagement extends Question {

    public static final CityManagement STEP = new CityManagement();

    private static final int TRADE_FOR_COIN = 6;
    private static final int CULTURE_FOR_COIN = 5;

    private static final Technology[] SELLING_COINS = {Technology.DEMOCRACY, Technology.PRINTING_PRESS};

    private CityManagement() {
        super("city-management");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (canUse(position, city)) {
                moves.add(new SidMeierCivilizationMove.UseCity(Square.at(position.citySquare[city])));
            }
        }
        listFree(position, seat, moves);
        if (!owesAnAction(position, seat)) {
            moves.add(new SidMeierCivilizationMove.EndPhase());
        }
    }

    private static boolean canUse(SidMeierCivilizationPosition position, int city) {
        return Governments.mayAct(position, city) && CityAction.canTakeOne(position, city);
    }

    /** Whether a city that can act has not: each takes one action. What a government or an ability adds may be left. */
    private static boolean owesAnAction(SidMeierCivilizationPosition position, int seat) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (canUse(position, city) && position.actionsTaken[city] == 0) {
                return true;
            }
        }
        return false;
    }

    /** What is possible at any time of the phase, also while a city is about to act. */
    static void listFree(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        if (CultureLevel.reason(position, seat) == null) {
            moves.add(new SidMeierCivilizationMove.AdvanceCulture());
        }
        for (Technology technology : SELLING_COINS) {
            if (coinReason(position, seat, technology) == null) {
                moves.add(new SidMeierCivilizationMove.BuyCoin(technology));
            }
        }
        Abilities.list(position, seat, Phase.CITY_MANAGEMENT, moves);
        Events.list(position, seat, Phase.CITY_MANAGEMENT, moves);
    }

    private static @Nullable SidMeierCivilizationRefusal coinReason(
            SidMeierCivilizationPosition position, int seat, Technology technology) {
        if (technology != Technology.DEMOCRACY && technology != Technology.PRINTING_PRESS) {
            return SidMeierCivilizationRefusal.NO_COINS_FOR_THAT;
        }
        if (!Empire.knows(position, seat, technology)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_LEARNT;
        }
        if (position.hasUsed(seat, once(technology))) {
            return SidMeierCivilizationRefusal.COIN_BOUGHT_THIS_TURN;
        }
        if (!Empire.hasRoomForCoin(position, seat, technology)) {
            return SidMeierCivilizationRefusal.CARD_IS_FULL_OF_COINS;
        }
        if (technology == Technology.DEMOCRACY) {
            return position.trade[seat] < TRADE_FOR_COIN ? SidMeierCivilizationRefusal.COIN_COSTS_TRADE : null;
        }
        return position.culture[seat] < CULTURE_FOR_COIN ? SidMeierCivilizationRefusal.COIN_COSTS_CULTURE : null;
    }

    private static long once(Technology technology) {
        return technology == Technology.DEMOCRACY ? Once.DEMOCRACY_COIN : Once.PRINTING_COIN;
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.UseCity use) {
            int city = Board.city(position, use.city().index());
            if (Board.seatOf(city) != seat) {
                return SidMeierCivilizationRefusal.NOT_YOUR_CITY;
            }
            if (!Governments.mayAct(position, city)) {
                return SidMeierCivilizationRefusal.CAPITAL_IN_ANARCHY;
            }
            return position.actions[city] == 0
                    ? SidMeierCivilizationRefusal.CITY_HAS_ACTED
                    : SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION;
        }
        if (move instanceof SidMeierCivilizationMove.EndPhase) {
            return SidMeierCivilizationRefusal.CITIES_STILL_TO_ACT;
        }
        SidMeierCivilizationRefusal free = whyNotFree(position, seat, move);
        SidMeierCivilizationRefusal reason = free == null ? OtherPhase.reason(move) : free;
        return reason == null || reason == SidMeierCivilizationRefusal.CITIES_ACT_IN_CITY_MANAGEMENT
                ? SidMeierCivilizationRefusal.MANAGE_YOUR_CITIES_NOW
                : reason;
    }

    /** The reason against what is possible at any time of the phase; null for any other move. */
    static @Nullable SidMeierCivilizationRefusal whyNotFree(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.AdvanceCulture ignored -> CultureLevel.reason(position, seat);
            case SidMeierCivilizationMove.BuyCoin buy -> coinReason(position, seat, buy.technology());
            case SidMeierCivilizationMove.UseAbility use ->
                Abilities.reason(position, seat, use.ability(), Phase.CITY_MANAGEMENT);
            case SidMeierCivilizationMove.PlayEvent play ->
                Events.why(position, seat, play.card(), Phase.CITY_MANAGEMENT);
            default -> null;
        };
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.UseCity use ->
                CityAction.Frame.push(
                        position, seat, Board.city(position, use.city().index()));
            case SidMeierCivilizationMove.EndPhase ignored -> position.steps().pop();
            default -> playFree(position, seat, move, log);
        }
    }

    static void playFree(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.AdvanceCulture ignored -> CultureLevel.buy(position, seat, log);
            case SidMeierCivilizationMove.BuyCoin buy -> {
                position.use(seat, once(buy.technology()));
                if (buy.technology() == Technology.DEMOCRACY) {
                    position.trade[seat] -= TRADE_FOR_COIN;
                } else {
                    position.culture[seat] -= CULTURE_FOR_COIN;
                }
                Effect.coin(position, seat, buy.technology(), log);
            }
            case SidMeierCivilizationMove.UseAbility use -> Aim.begin(position, seat, Targets.of(use.ability()), log);
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            default -> throw new IllegalArgumentException(move + " is no move of city management");
        }
    }

    /**
     * Whether a seat clearly has nothing to do but the actions of its cities. Cards and face-down markers are nobody else's
     * business: who has any might have more.
     */
    static boolean onlyCitiesAct(SidMeierCivilizationPosition position, int seat) {
        if (position.handSize(seat) > 0) {
            return false;
        }
        for (Ability ability : Ability.of(Phase.CITY_MANAGEMENT)) {
            if (Abilities.mightUse(position, seat, ability)) {
                return false;
            }
        }
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        listFree(position, seat, moves);
        return moves.isEmpty();
    }

    /** Each city takes its action, so whoever has nothing to do but to act with one city is not asked which. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return onlyCitiesAct(position, seat) ? super.forced(position, seat) : null;
    }

    /** Actions that the cities still have. */
    private static int unused(SidMeierCivilizationPosition position, int seat) {
        int unused = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            unused += canUse(position, city) ? position.actions[city] : 0;
        }
        return unused;
    }

    /** Cities that can still act: with a single one left, the question is what comes first. */
    private static int usable(SidMeierCivilizationPosition position, int seat) {
        int usable = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            usable += canUse(position, city) ? 1 : 0;
        }
        return usable;
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        int unused = unused(position, seat);
        return move instanceof SidMeierCivilizationMove.EndPhase && unused > 0
                ? new Loss("city-actions", Map.of("count", unused))
                : OwnHarm.ofPlaying(position, seat, move);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (canUse(position, city)) {
                return new SidMeierCivilizationMove.UseCity(Square.at(position.citySquare[city]));
            }
        }
        return new SidMeierCivilizationMove.EndPhase();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "CityManagement",
                Rulebook.CITY,
                Map.of("actions", unused(position, seat), "cities", usable(position, seat)));
    }
}
