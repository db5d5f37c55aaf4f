package ecumene.engine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FieldsTest {

    private static final class Thing {
        int number = -5;
        long word = -1;
        boolean flag = true;
        String text = "turn";
        final byte[] bytes = {1, -2, 3};
        final int[] numbers = {1 << 30, 0};
        final long[] words = {Long.MIN_VALUE};

        void fields(Fields fields) {
            number = fields.number("number", number);
            word = fields.word("word", word);
            flag = fields.flag("flag", flag);
            text = fields.text("text", text);
            fields.bytes("bytes", bytes);
            fields.numbers("numbers", numbers);
            fields.words("words", words);
        }

        Map<String, Object> save() {
            SavedFields saved = new SavedFields();
            fields(saved);
            return saved.saved();
        }

        long hash() {
            HashedFields hashed = new HashedFields();
            fields(hashed);
            return hashed.hash();
        }
    }

    @Test
    void whatIsSavedIsLoaded() {
        Map<String, Object> saved = new Thing().save();
        Thing other = new Thing();
        other.number = 0;
        other.word = 0;
        other.flag = false;
        other.text = "";
        other.bytes[1] = 0;
        other.numbers[0] = 0;
        other.words[0] = 0;
        assertThat(other.hash()).isNotEqualTo(new Thing().hash());
        other.fields(new LoadedFields(saved));
        assertThat(other.save()).isEqualTo(saved);
        assertThat(other.hash()).isEqualTo(new Thing().hash());
    }

    /** Hashes stand in recorded matches: this number must never change. */
    @Test
    void hashesAreTheSameForEver() {
        assertThat(SavedFields.hex(new Thing().hash())).isEqualTo("b4a7911db85e2d65");
    }

    @Test
    void everyFieldCountsForTheHash() {
        Thing thing = new Thing();
        long hash = thing.hash();
        thing.bytes[2]++;
        assertThat(thing.hash()).isNotEqualTo(hash);
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsName() {
        wrong("number", "5");
        wrong("number", 1L << 40);
        wrong("word", "xyz");
        wrong("word", 5);
        wrong("text", 5);
        wrong("bytes", List.of(1, 2));
        wrong("bytes", List.of(1, 2, 300));
        wrong("bytes", "abc");
        wrong("numbers", List.of(1, "2"));
        Map<String, Object> lacking = new HashMap<>(new Thing().save());
        lacking.remove("words");
        assertThatThrownBy(() -> new Thing().fields(new LoadedFields(lacking)))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("words");
    }

    @Test
    void aFieldIsNamedOnce() {
        SavedFields saved = new SavedFields();
        saved.number("number", 1);
        assertThatThrownBy(() -> saved.number("number", 2)).isInstanceOf(IllegalStateException.class);
    }

    private static void wrong(String field, Object value) {
        Map<String, Object> saved = new HashMap<>(new Thing().save());
        saved.put(field, value);
        assertThatThrownBy(() -> new Thing().fields(new LoadedFields(saved)))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(field);
    }
}
