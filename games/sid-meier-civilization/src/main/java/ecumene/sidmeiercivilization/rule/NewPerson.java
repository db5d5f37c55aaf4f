package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Great Persons: a new one is placed at once or kept. */
public final class NewPerson extends Question {

    public static final NewPerson STEP = new NewPerson();

    /** What the question remembers. */
    public static final class Frame {

        private static final int PERSON = 0;
        private static final int MUST_PLACE = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.component("person", index -> Person.at(index).id()), Note.flag("mustPlace")
        };

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int person, boolean mustPlace) {
            position.steps().push(STEP, seat, person, mustPlace ? 1 : 0);
        }

        static Person person(SidMeierCivilizationPosition position) {
            return Person.at(position.steps().note(PERSON));
        }

        /** The index of the person of the frame under the top by {@code depth}. */
        public static int person(SidMeierCivilizationPosition position, int depth) {
            return position.steps().note(depth, PERSON);
        }

        /** Whether it cannot be kept. */
        static boolean mustPlace(SidMeierCivilizationPosition position) {
            return position.steps().note(MUST_PLACE) == 1;
        }
    }

    private NewPerson() {
        super("new-person", Frame.TOLD);
    }

    /** Every place for a great person of a seat; without swaps none that another great person holds. */
    static void list(
            SidMeierCivilizationPosition position,
            int seat,
            Person person,
            boolean swaps,
            List<SidMeierCivilizationMove> moves) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                for (int square : Square.around(position.citySquare[city])) {
                    if (Placing.person(position, seat, square) == null
                            && (swaps || Board.person(position, square) == NONE)) {
                        moves.add(new SidMeierCivilizationMove.PlacePerson(person, Square.at(square)));
                    }
                }
            }
        }
    }

    static void place(SidMeierCivilizationPosition position, int seat, Person person, int square, EventLog log) {
        log.all(new SidMeierCivilizationEvent.PersonPlaced(seat, person, Square.at(square)));
        Placing.makeRoom(position, seat, square, log);
        Board.putPerson(position, square, person.index());
        position.lastPlaced = square;
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        list(position, seat, Frame.person(position), true, moves);
        if (!Frame.mustPlace(position) || moves.isEmpty()) {
            moves.add(new SidMeierCivilizationMove.KeepPerson());
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.PlacePerson place) {
            SidMeierCivilizationRefusal reason =
                    Placing.person(position, seat, place.square().index());
            return reason == null ? SidMeierCivilizationRefusal.NOT_THAT_PERSON : reason;
        }
        return SidMeierCivilizationRefusal.PLACE_THE_PERSON_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Person person = Frame.person(position);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.PlacePerson place) {
            place(position, seat, person, place.square().index(), log);
        } else {
            position.reserve[seat * Person.COUNT + person.index()]++;
            log.all(new SidMeierCivilizationEvent.PersonKept(seat, person));
        }
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.PlacePerson place
                ? Placing.loss(position, place.square().index())
                : null;
    }

    /** A square that yields little and has nothing on it. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        for (SidMeierCivilizationMove move : moves) {
            if (move instanceof SidMeierCivilizationMove.PlacePerson place
                    && position.onMap[place.square().index()] == Board.EMPTY
                    && Board.icons(position, place.square().index()) == 0) {
                return move;
            }
        }
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.PLACE, "NewPerson", Rulebook.PERSONS, Map.of("person", Frame.person(position)));
    }
}
