package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * United Nations: no event is aimed at its owner without consent. A card that is refused goes back to the hand, and its owner does not ask again this turn.
 */
public final class Consent extends Question {

    public static final Consent STEP = new Consent();

    /** What the question remembers. */
    static final class Frame {

        private static final int SOURCE = 0;
        private static final int FIRST = 1;
        private static final int SECOND = 2;
        private static final int PLAYER = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Targets.SOURCE_NOTE,
            Note.as("first", Frame::toldFirst),
            Note.as("second", Frame::toldSecond),
            Note.number("player")
        };

        private Frame() {}

        static void push(
                SidMeierCivilizationPosition position, int owner, int source, int first, int second, int player) {
            position.steps().push(STEP, owner, source, first, second, player);
        }

        static int source(SidMeierCivilizationPosition position) {
            return position.steps().note(SOURCE);
        }

        static int first(SidMeierCivilizationPosition position) {
            return position.steps().note(FIRST);
        }

        static int second(SidMeierCivilizationPosition position) {
            return position.steps().note(SECOND);
        }

        private static @Nullable Object toldFirst(SidMeierCivilizationPosition position, int depth, int choice) {
            return Targets.told(position.steps().note(depth, SOURCE), 0, choice);
        }

        private static @Nullable Object toldSecond(SidMeierCivilizationPosition position, int depth, int choice) {
            return Targets.told(position.steps().note(depth, SOURCE), 1, choice);
        }

        /** Who plays the card. */
        static int player(SidMeierCivilizationPosition position) {
            return position.steps().note(PLAYER);
        }
    }

    private Consent() {
        super("consent", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        moves.add(new SidMeierCivilizationMove.Agree());
        moves.add(new SidMeierCivilizationMove.Refuse());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return SidMeierCivilizationRefusal.AGREE_OR_REFUSE_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int source = Frame.source(position);
        int first = Frame.first(position);
        int second = Frame.second(position);
        int player = Frame.player(position);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Agree) {
            Aim.launch(position, player, source, first, second, log);
        } else {
            position.use(player, Once.REFUSED);
            log.all(new SidMeierCivilizationEvent.TargetRefused(seat, Targets.card(source)));
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Refuse();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.YES_OR_NO,
                "Consent",
                Rulebook.EVENTS,
                Map.of("player", Frame.player(position), "card", Targets.card(Frame.source(position))));
    }
}
