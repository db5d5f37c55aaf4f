package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A technology that another player knows is learnt for nothing; it needs a place in the pyramid. Exchanging, conquering, infiltrating and the Statue of Liberty come here.
 */
public final class FreeTechnology extends Question {

    public static final FreeTechnology STEP = new FreeTechnology();

    /** Why somebody learns for nothing. */
    enum Occasion {
        EXCHANGE,
        CONQUEST,
        INFILTRATION,
        STATUE;

        static final List<Occasion> ALL = List.of(values());

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        int index() {
            return ordinal();
        }
    }

    private static final int ANY_LEVEL = 4;

    /** What the question remembers. */
    static final class Frame {

        private static final int OCCASION = 0;
        private static final int TEACHER = 1;
        private static final int LEVEL = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.one("occasion", Occasion.ALL), Note.number("teacher"), Note.number("level")};

        private Frame() {}

        static void push(
                SidMeierCivilizationPosition position, int learner, Occasion occasion, int teacher, int level) {
            position.steps().push(STEP, learner, occasion.index(), teacher, level);
        }

        static Occasion occasion(SidMeierCivilizationPosition position) {
            return Occasion.ALL.get(position.steps().note(OCCASION));
        }

        /** Who knows it; for the Statue of Liberty anybody. */
        static int teacher(SidMeierCivilizationPosition position) {
            return position.steps().note(TEACHER);
        }

        /** Up to which level. */
        static int level(SidMeierCivilizationPosition position) {
            return position.steps().note(LEVEL);
        }
    }

    private FreeTechnology() {
        super("free-technology", Frame.TOLD);
    }

    static void list(
            SidMeierCivilizationPosition position,
            int seat,
            long known,
            int level,
            List<SidMeierCivilizationMove> moves) {
        for (Technology technology : Technology.ALL) {
            if (fits(position, seat, known, level, technology)) {
                moves.add(new SidMeierCivilizationMove.ChooseTechnology(technology));
            }
        }
    }

    private static boolean fits(
            SidMeierCivilizationPosition position, int seat, long known, int level, Technology technology) {
        return reason(position, seat, known, level, technology) == null;
    }

    /** Null if a seat can learn a technology from those who know so much. */
    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, long known, int level, Technology technology) {
        if (Empire.knows(position, seat, technology)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_KNOWN_ALREADY;
        }
        if (!Empire.hasPlace(position, seat, technology)) {
            return SidMeierCivilizationRefusal.NO_PLACE_IN_THE_PYRAMID;
        }
        return (known & technology.bit()) == 0 || technology.level() > level
                ? SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT
                : null;
    }

    static boolean canLearn(SidMeierCivilizationPosition position, int seat, long known, int level) {
        for (Technology technology : Technology.ALL) {
            if (fits(position, seat, known, level, technology)) {
                return true;
            }
        }
        return false;
    }

    static boolean canLearnFrom(SidMeierCivilizationPosition position, int seat, int other) {
        return canLearn(position, seat, position.technologies[other], ANY_LEVEL);
    }

    /** What all the others know together. */
    static long knownByOthers(SidMeierCivilizationPosition position, int seat) {
        long known = 0;
        for (int other = 0; other < position.seats(); other++) {
            known |= other == seat ? 0 : position.technologies[other];
        }
        return known;
    }

    static void push(SidMeierCivilizationPosition position, int seat, Occasion occasion, int other) {
        Frame.push(position, seat, occasion, other, ANY_LEVEL);
    }

    private static long source(SidMeierCivilizationPosition position) {
        return Frame.occasion(position) == Occasion.STATUE
                ? knownByOthers(position, position.steps().seat())
                : position.technologies[Frame.teacher(position)];
    }

    @Override
    public int awaiting(SidMeierCivilizationPosition position) {
        int seat = position.steps().seat();
        return canLearn(position, seat, source(position), Frame.level(position)) ? Seats.only(seat) : Seats.NOBODY;
    }

    @Override
    public void proceed(SidMeierCivilizationPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        list(position, seat, source(position), Frame.level(position), moves);
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (!(move instanceof SidMeierCivilizationMove.ChooseTechnology choice)) {
            return SidMeierCivilizationRefusal.CHOOSE_A_TECHNOLOGY_NOW;
        }
        SidMeierCivilizationRefusal reason =
                reason(position, seat, source(position), Frame.level(position), choice.technology());
        return reason == null ? SidMeierCivilizationRefusal.CHOOSE_A_TECHNOLOGY_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        position.steps().pop();
        Learning.learn(position, seat, ((SidMeierCivilizationMove.ChooseTechnology) move).technology(), log);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "FreeTechnology",
                Rulebook.PYRAMID,
                Map.of("occasion", Frame.occasion(position).index()));
    }
}
