package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The action of one city: produce, devote to the arts or harvest. What is possible at any time of the phase still is. */
public final class CityAction extends Question {

    public static final CityAction STEP = new CityAction();

    /** What the question remembers. */
    static final class Frame {

        private static final int CITY = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.city("city")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int city) {
            position.steps().push(STEP, seat, city);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }
    }

    private CityAction() {
        super("city-action", Frame.TOLD);
    }

    /**
     * Whether the one action left is Monarchy's, which differs from the first. Atomic Theory's card sets no condition, so
     * while its action is left too any kind will do, and so it will once two kinds were taken.
     */
    private static boolean isAnotherKind(SidMeierCivilizationPosition position, int city) {
        return Empire.government(position, city / CITIES) == Government.MONARCHY
                && city % CITIES == 0
                && position.actions[city] == 1
                && Integer.bitCount(position.actionsTaken[city]) == 1;
    }

    private static boolean mayTake(SidMeierCivilizationPosition position, int city, Declared.Kind kind) {
        return !isAnotherKind(position, city) || (position.actionsTaken[city] & kind.bit()) == 0;
    }

    /** Whether a city has an action that it can take: the arts are open to each, but for Monarchy's after the arts. */
    static boolean canTakeOne(SidMeierCivilizationPosition position, int city) {
        if (position.actions[city] == 0 || mayTake(position, city, Declared.Kind.ARTS)) {
            return position.actions[city] > 0;
        }
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        listActions(position, city, moves);
        return !moves.isEmpty();
    }

    private static void listActions(
            SidMeierCivilizationPosition position, int city, List<SidMeierCivilizationMove> moves) {
        if (mayTake(position, city, Declared.Kind.PRODUCE)) {
            for (Building building : Building.ALL) {
                if (freeReason(position, city, Item.of(building)) == null) {
                    moves.add(new SidMeierCivilizationMove.ProduceFree(Item.of(building)));
                }
            }
            Production.list(position, city, Empire.production(position, city), moves);
        }
        if (mayTake(position, city, Declared.Kind.ARTS)) {
            moves.add(new SidMeierCivilizationMove.DevoteToArts());
        }
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (harvestReason(position, city, i) == null) {
                moves.add(new SidMeierCivilizationMove.Harvest(Resource.at(i)));
            }
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        listActions(position, Frame.city(position), moves);
        if (moves.isEmpty()) {
            // What could still be paid when the city was named has been spent since.
            moves.add(new SidMeierCivilizationMove.Done());
        }
        CityManagement.listFree(position, seat, moves);
    }

    /** Null if Egypt may build something for nothing. */
    private static @Nullable SidMeierCivilizationRefusal freeReason(
            SidMeierCivilizationPosition position, int city, Item item) {
        int seat = city / CITIES;
        if (!Empire.is(position, seat, Civilization.EGYPTIANS) || item.building() == null) {
            return SidMeierCivilizationRefusal.ONLY_EGYPT_BUILDS_FREE;
        }
        if (!mayTake(position, city, Declared.Kind.FREE)) {
            return SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION;
        }
        return position.hasUsed(seat, Once.FREE_BUILDING)
                ? SidMeierCivilizationRefusal.BUILT_FREE_THIS_TURN
                : Production.available(position, city, item);
    }

    private static @Nullable SidMeierCivilizationRefusal harvestReason(
            SidMeierCivilizationPosition position, int city, int resource) {
        return mayTake(position, city, Declared.Kind.HARVEST)
                ? Harvesting.reason(position, city, resource)
                : SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION;
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        int city = Frame.city(position);
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.Produce produce ->
                mayTake(position, city, Declared.Kind.PRODUCE)
                        ? Production.why(position, city, Empire.production(position, city), produce)
                        : SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION;
            case SidMeierCivilizationMove.ProduceFree produce -> freeReason(position, city, produce.item());
            case SidMeierCivilizationMove.DevoteToArts ignored -> SidMeierCivilizationRefusal.ANOTHER_KIND_OF_ACTION;
            case SidMeierCivilizationMove.Harvest harvest ->
                harvestReason(position, city, harvest.resource().index());
            default -> CityManagement.whyNotFree(position, seat, move);
        };
        return reason == null ? SidMeierCivilizationRefusal.CHOOSE_THE_ACTION_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int city = Frame.city(position);
        switch (move) {
            case SidMeierCivilizationMove.Produce produce -> {
                position.steps().pop();
                Declared.produce(position, city, produce.item(), produce.trade(), log);
            }
            case SidMeierCivilizationMove.ProduceFree produce -> {
                position.steps().pop();
                position.use(seat, Once.FREE_BUILDING);
                Declared.produceFree(position, city, produce.item(), log);
            }
            case SidMeierCivilizationMove.DevoteToArts ignored -> {
                position.steps().pop();
                Declared.devoteToArts(position, city, log);
            }
            case SidMeierCivilizationMove.Harvest harvest -> {
                position.steps().pop();
                Declared.harvestIn(position, city, harvest.resource(), log);
            }
            case SidMeierCivilizationMove.Done ignored -> position.steps().pop();
            default -> CityManagement.playFree(position, seat, move, log);
        }
    }

    /**
     * The arts and one item that can be paid are already a choice: nothing more needs to be listed. A single action is taken
     * only for who clearly has nothing else to do before it.
     */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        int city = Frame.city(position);
        boolean chooses = mayTake(position, city, Declared.Kind.ARTS)
                && mayTake(position, city, Declared.Kind.PRODUCE)
                && Production.canMakeSomething(position, city, Empire.production(position, city));
        return chooses || !CityManagement.onlyCitiesAct(position, seat) ? null : super.forced(position, seat);
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.Produce produce ->
                Placing.onlyPlace(position, Frame.city(position), produce.item());
            case SidMeierCivilizationMove.ProduceFree produce ->
                Placing.onlyPlace(position, Frame.city(position), produce.item());
            default -> null;
        };
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return mayTake(position, Frame.city(position), Declared.Kind.ARTS)
                ? new SidMeierCivilizationMove.DevoteToArts()
                : bestItem(position, seat);
    }

    private SidMeierCivilizationMove bestItem(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        int city = Frame.city(position);
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "CityAction",
                Rulebook.CITY,
                Map.of(
                        "city",
                        Square.at(position.citySquare[city]),
                        "number",
                        Empire.cityNumber(position, city),
                        "production",
                        Empire.production(position, city)));
    }
}
