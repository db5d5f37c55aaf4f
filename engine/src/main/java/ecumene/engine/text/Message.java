package ecumene.engine.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with places for arguments, in the notation of ICU as far as we need it:
 *
 * <ul>
 *   <li>{@code {count}}: the argument itself
 *   <li>{@code {count, plural, =0 {no cards} one {a card} other {# cards}}}: by number; {@code #} is the number, also in
 *       a choice by value within it
 *   <li>{@code {kind, select, land {by land} other {by water}}}: by value
 *   <li>{@code {card, name}}: the text {@code name.<value>} of the same language
 *   <li>{@code {cards, names}}: the same for each value of a list, with commas
 *   <li>{@code {seat, seat}}: the name of a seat
 *   <li>{@code {amount, signed}}: a number with its sign
 * </ul>
 *
 * A brace or quote is written by doubling it: {@code {{}, {@code }}}.
 */
final class Message {

    private sealed interface Part {}

    private record Plain(String text) implements Part {}

    private record Argument(String name, String kind) implements Part {}

    private record Variants(String name, boolean plural, Map<String, Message> variants) implements Part {

        Message choose(Object value) {
            Message exact = variants.get((plural ? "=" : "") + value);
            if (exact != null) {
                return exact;
            }
            // Spanish and English both have just two forms: one, and all the rest.
            Message one = plural && value.toString().equals("1") ? variants.get("one") : null;
            return one != null
                    ? one
                    : variants.getOrDefault(
                            "other", this.variants.values().iterator().next());
        }
    }

    private record NumberSign() implements Part {}

    private final List<Part> parts;

    private Message(List<Part> parts) {
        this.parts = parts;
    }

    static Message parse(String text) {
        return new Parser(text).message(false);
    }

    /** The names of the arguments this sentence uses. */
    Set<String> arguments() {
        Set<String> names = new TreeSet<>();
        for (Part part : parts) {
            if (part instanceof Argument argument) {
                names.add(argument.name);
            } else if (part instanceof Variants variants) {
                names.add(variants.name);
                variants.variants.values().forEach(variant -> names.addAll(variant.arguments()));
            }
        }
        return names;
    }

    /** What stands in this sentence as it is written, in all its variants. */
    String letters() {
        StringBuilder letters = new StringBuilder();
        for (Part part : parts) {
            if (part instanceof Plain plain) {
                letters.append(plain.text);
            } else if (part instanceof Variants variants) {
                variants.variants.values().forEach(variant -> letters.append(variant.letters()));
            }
        }
        return letters.toString();
    }

    /**
     * The sentence with its arguments.
     *
     * @param words finds the words for a value of kind {@code name} or {@code seat}
     */
    String format(Map<String, ?> arguments, BiFunction<String, Object, String> words) {
        StringBuilder out = new StringBuilder();
        format(arguments, words, null, out);
        return out.toString();
    }

    private void format(
            Map<String, ?> arguments,
            BiFunction<String, Object, String> words,
            @Nullable Object number,
            StringBuilder out) {
        for (Part part : parts) {
            switch (part) {
                case Plain plain -> out.append(plain.text);
                case NumberSign ignored -> out.append(number);
                case Argument argument -> {
                    Object value = value(arguments, argument.name);
                    out.append(argument.kind.isEmpty() ? value : words.apply(argument.kind, value));
                }
                case Variants variants -> {
                    Object value = value(arguments, variants.name);
                    variants.choose(value).format(arguments, words, variants.plural ? value : number, out);
                }
            }
        }
    }

    private static Object value(Map<String, ?> arguments, String name) {
        Object value = arguments.get(name);
        return value == null ? "none" : value;
    }

    private static final class Parser {

        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Message message(boolean inPlural) {
            List<Part> parts = new ArrayList<>();
            StringBuilder plain = new StringBuilder();
            while (at < text.length()) {
                char c = text.charAt(at);
                if ((c == '{' || c == '}') && text.startsWith(String.valueOf(c).repeat(2), at) && !closesTwice(c)) {
                    plain.append(c);
                    at += 2;
                } else if (c == '}') {
                    break;
                } else if (c == '{' || (c == '#' && inPlural)) {
                    flush(plain, parts);
                    at++;
                    parts.add(c == '#' ? new NumberSign() : argument(inPlural));
                } else {
                    plain.append(c);
                    at++;
                }
            }
            flush(plain, parts);
            return new Message(List.copyOf(parts));
        }

        private int depth;

        /** Inside a variant {@code }}} ends the variant and the argument; a doubled brace is only possible outside. */
        private boolean closesTwice(char c) {
            return c == '}' && depth > 0;
        }

        private Part argument(boolean inPlural) {
            String name = word();
            if (accept('}')) {
                return new Argument(name, "");
            }
            expect(',');
            String kind = word();
            if (accept('}')) {
                return new Argument(name, kind);
            }
            expect(',');
            boolean plural = kind.equals("plural");
            if (!plural && !kind.equals("select")) {
                throw new IllegalArgumentException("neither plural nor select: " + text);
            }
            Map<String, Message> variants = new LinkedHashMap<>();
            depth++;
            while (!accept('}')) {
                String variant = word();
                expect('{');
                variants.put(variant, message(plural || inPlural));
                expect('}');
            }
            depth--;
            if (!variants.containsKey("other")) {
                throw new IllegalArgumentException("no variant 'other': " + text);
            }
            return new Variants(name, plural, variants);
        }

        private String word() {
            skipSpace();
            int start = at;
            while (at < text.length() && ",{} ".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(start, at);
            skipSpace();
            if (word.isEmpty()) {
                throw new IllegalArgumentException("a word is missing at " + at + ": " + text);
            }
            return word;
        }

        private boolean accept(char c) {
            skipSpace();
            if (at < text.length() && text.charAt(at) == c) {
                at++;
                return true;
            }
            return false;
        }

        private void expect(char c) {
            if (!accept(c)) {
                throw new IllegalArgumentException("'" + c + "' is missing at " + at + ": " + text);
            }
        }

        private void skipSpace() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }

        private static void flush(StringBuilder plain, List<Part> parts) {
            if (!plain.isEmpty()) {
                parts.add(new Plain(plain.toString()));
                plain.setLength(0);
            }
        }
    }
}
