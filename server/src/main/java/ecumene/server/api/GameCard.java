package ecumene.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game that can be played here, as the list {@code games} of the protocol describes it.
 *
 * @param rules the version of the rules
 */
public record GameCard(String id, Words title, Range seats, int rules, List<Choice> options) {

    public record Range(int min, int max) {}

    /**
     * Something to choose before a match.
     *
     * @param values every value of a choice, both truth values of a flag, the least and the greatest of a number
     * @param defaultValue what is played if nothing is said
     * @param titles of the values of a choice
     * @param only the values that only some numbers of seats can choose
     */
    public record Choice(
            String id,
            Kind kind,
            List<Object> values,
            @JsonProperty("default") Object defaultValue,
            Words title,
            @Nullable Map<String, Words> titles,
            @Nullable Map<String, Range> only) {}

    public enum Kind {
        @JsonProperty("choice")
        CHOICE,
        @JsonProperty("number")
        NUMBER,
        @JsonProperty("flag")
        FLAG
    }
}
