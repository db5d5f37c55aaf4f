package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Engineering: once a turn what is left of a city's production makes a second thing. Notes: the city, what is left. */
public final class SecondItem extends Question {

    public static final SecondItem STEP = new SecondItem();

    /** What the question remembers. */
    static final class Frame {

        private static final int CITY = 0;
        private static final int PRODUCTION = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.city("city"), Note.number("production")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int city, int production) {
            position.steps().push(STEP, seat, city, production);
        }

        static int city(SidMeierCivilizationPosition position) {
            return position.steps().note(CITY);
        }

        /** What the first item has left. */
        static int production(SidMeierCivilizationPosition position) {
            return position.steps().note(PRODUCTION);
        }
    }

    private SecondItem() {
        super("second-item", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Production.list(position, Frame.city(position), Frame.production(position), moves);
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.Produce produce
                ? Production.why(position, Frame.city(position), Frame.production(position), produce)
                : SidMeierCivilizationRefusal.PRODUCE_A_SECOND_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int city = Frame.city(position);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Produce produce) {
            position.use(seat, Once.SPLIT);
            log.all(new SidMeierCivilizationEvent.ItemProduced(
                    seat, Square.at(position.citySquare[city]), produce.item(), produce.trade()));
            Declared.make(position, city, produce.item(), produce.trade(), log);
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.Produce produce) {
            return Placing.onlyPlace(position, Frame.city(position), produce.item());
        }
        int production = Frame.production(position);
        boolean wasted = move instanceof SidMeierCivilizationMove.Done && production > 0 && hasMore(position, seat);
        return wasted ? new Loss("production", Map.of("count", production)) : null;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "SecondItem",
                Rulebook.ABILITIES,
                Map.of("production", Frame.production(position)));
    }
}
