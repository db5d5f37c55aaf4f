package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.HashedFields;
import ecumene.engine.data.LoadedFields;
import ecumene.engine.data.SavedFields;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StepStackTest {

    private final Step<Position, Move> first = new Question("First");
    private final Step<Position, Move> second = new Question("Second");

    @Test
    void theLastPushedIsOnTop() {
        StepStack stack = new StepStack();
        stack.push(first, 2, 10, 11);
        stack.push(second, 1);
        assertThat(stack.top()).isSameAs(second);
        assertThat(stack.isTop(second)).isTrue();
        assertThat(stack.below(1)).isSameAs(first);
        assertThat(stack.below(2)).isNull();
        stack.pop();
        assertThat(stack.seat()).isEqualTo(2);
        assertThat(stack.note(1)).isEqualTo(11);
        assertThat(stack.note(2)).isZero();
    }

    @Test
    void notesOfAnEarlierFrameDoNotShineThrough() {
        StepStack stack = new StepStack();
        stack.push(first, 0, 1, 2, 3, 4, 5, 6);
        stack.pop();
        stack.push(second, 0);
        for (int i = 0; i < StepStack.NOTES; i++) {
            assertThat(stack.note(i)).isZero();
        }
    }

    @Test
    void copiesLiveApart() {
        StepStack stack = new StepStack();
        stack.push(first, 0, 7);
        StepStack copy = new StepStack(stack);
        copy.setNote(0, 8);
        copy.setSeat(3);
        copy.push(second, 1);
        assertThat(stack.note(0)).isEqualTo(7);
        assertThat(stack.seat()).isZero();
        assertThat(stack.size()).isEqualTo(1);
    }

    @Test
    void growsSavesLoadsAndHashesByWhatIsOnIt() {
        StepStack stack = new StepStack();
        for (int i = 0; i < 9; i++) {
            stack.push(i % 2 == 0 ? first : second, i, i, i * i);
        }
        SavedFields saved = new SavedFields();
        stack.fields(saved, null);
        StepStack loaded = new StepStack();
        loaded.fields(new LoadedFields(saved.saved()), name -> name.equals("First") ? first : second);
        assertThat(hash(loaded)).isEqualTo(hash(stack));
        assertThat(loaded.top()).isSameAs(first);
        assertThat(loaded.note(1)).isEqualTo(64);
        stack.pop();
        assertThat(hash(loaded)).isNotEqualTo(hash(stack));
        stack.clear();
        assertThat(stack.isEmpty()).isTrue();
    }

    @Test
    void nonsenseIsNotLoaded() {
        StepStack stack = new StepStack();
        assertThatThrownBy(() -> stack.fields(new LoadedFields(Map.of("steps", 1_000_000)), name -> first))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> stack.fields(new LoadedFields(Map.of("steps", -1)), name -> first))
                .isInstanceOf(BadDataException.class);
    }

    private static long hash(StepStack stack) {
        HashedFields fields = new HashedFields();
        stack.fields(fields, null);
        return fields.hash();
    }

    private static final class Question extends Step<Position, Move> {

        Question(String name) {
            super(name);
        }

        @Override
        public void moves(Position position, int seat, List<Move> moves) {}

        @Override
        public Refusal why(Position position, int seat, Move move) {
            return Refusal.Common.NOT_YOUR_TURN;
        }

        @Override
        public void play(Position position, int seat, Move move, EventLog log) {}

        @Override
        public Move defaultMove(Position position, int seat) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Prompt prompt(Position position, int seat) {
            return new Prompt(Prompt.Shape.CHOOSE_ONE, name(), "1");
        }
    }
}
