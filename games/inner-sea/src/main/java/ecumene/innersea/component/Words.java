package ecumene.innersea.component;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Splits the fields of the data files. */
final class Words {

    private Words() {}

    /** The parts between separators, trimmed, without empty ones. */
    static List<String> of(String text, String separator) {
        return Stream.of(text.split(Pattern.quote(separator), -1))
                .map(String::trim)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** The parts between blanks. */
    static List<String> of(String text) {
        return of(text, " ");
    }
}
