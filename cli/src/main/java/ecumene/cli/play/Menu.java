package ecumene.cli.play;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * The legal moves as numbered lines. When there are more than fit, those that begin alike share a line: first the kinds of
 * move, then the beginnings of their sentences. Typing a word keeps only the moves that have it.
 */
final class Menu<M> {

    /** A move and the sentence for it. */
    record Item<M>(String kind, String words, M move) {}

    /** A line: one move, or several that begin alike. */
    record Line<M>(String words, List<Item<M>> items) {}

    private final List<Item<M>> all;
    private final int page;
    private List<Item<M>> chosen;
    private List<Line<M>> lines;
    private int shown;

    /**
     * @param items every legal move
     * @param page how many lines fit on the screen
     */
    Menu(List<Item<M>> items, int page) {
        this.all = items;
        this.page = page;
        this.chosen = items;
        this.lines = lines(items);
    }

    /** The lines to show now, numbered from 1 by their place in {@link #firstNumber}. */
    List<Line<M>> lines() {
        return lines.subList(shown, Math.min(lines.size(), shown + page));
    }

    /** The number of the first line shown. */
    int firstNumber() {
        return shown + 1;
    }

    /** How many lines come after those shown. */
    int hidden() {
        return Math.max(0, lines.size() - shown - page);
    }

    /** How many moves the lines stand for. */
    int size() {
        return chosen.size();
    }

    boolean isNarrowed() {
        return chosen.size() < all.size();
    }

    /** The line with a number, if there is one. */
    List<Item<M>> numbered(int number) {
        return number < 1 || number > lines.size() ? List.of() : lines.get(number - 1).items;
    }

    /** Shows only these from now on. */
    void narrow(List<Item<M>> items) {
        chosen = items;
        lines = lines(items);
        shown = 0;
    }

    void reset() {
        narrow(all);
    }

    /** Turns to the next page, or back to the first. */
    void more() {
        shown = shown + page < lines.size() ? shown + page : 0;
    }

    /** Keeps the moves that have all these words, or says false and keeps all. */
    boolean filter(String text) {
        List<Item<M>> left = chosen;
        for (String word : words(text)) {
            left = matching(left, word);
        }
        if (left.isEmpty()) {
            return false;
        }
        narrow(left);
        return true;
    }

    /** Those with exactly this word; if there are none, with a word that begins so; if there are none, with it inside. */
    private static <M> List<Item<M>> matching(List<Item<M>> items, String word) {
        List<BiPredicate<String, String>> ways = List.of(String::equals, String::startsWith, String::contains);
        for (BiPredicate<String, String> way : ways) {
            List<Item<M>> found = items.stream()
                    .filter(item -> words(item.words).stream().anyMatch(own -> way.test(own, word)))
                    .toList();
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** Words without accents and capitals, so that nobody has to type them. */
    private static List<String> words(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        return Arrays.stream(plain.toLowerCase(Locale.ROOT).split("[^\\p{Alnum}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private List<Line<M>> lines(List<Item<M>> items) {
        if (items.size() <= page) {
            return each(items);
        }
        List<Line<M>> kinds = grouped(items, true);
        if (kinds.size() > 1) {
            return kinds;
        }
        List<Line<M>> beginnings = grouped(items, false);
        return beginnings.size() > 1 && beginnings.size() < items.size() ? beginnings : each(items);
    }

    private static <M> List<Line<M>> each(List<Item<M>> items) {
        return items.stream().map(item -> new Line<>(item.words, List.of(item))).toList();
    }

    /** One line for each kind, or for each word that follows the beginning that all have in common. */
    private static <M> List<Line<M>> grouped(List<Item<M>> items, boolean byKind) {
        int common = beginning(items).size();
        Map<String, List<Item<M>>> groups = new LinkedHashMap<>();
        for (Item<M> item : items) {
            String[] words = item.words.split(" ", -1);
            String group = byKind ? item.kind : common < words.length ? words[common] : "";
            groups.computeIfAbsent(group, key -> new ArrayList<>()).add(item);
        }
        List<Line<M>> lines = new ArrayList<>();
        groups.forEach((group, members) -> lines.add(new Line<>(
                members.size() == 1 ? members.getFirst().words : String.join(" ", beginning(members)) + " …",
                members)));
        return lines;
    }

    /** The words with which all these sentences begin. */
    private static <M> List<String> beginning(List<Item<M>> items) {
        List<String> common = Arrays.asList(items.getFirst().words.split(" ", -1));
        for (Item<M> item : items) {
            String[] words = item.words.split(" ", -1);
            int same = 0;
            while (same < Math.min(common.size(), words.length)
                    && common.get(same).equals(words[same])) {
                same++;
            }
            common = common.subList(0, same);
        }
        return common;
    }
}
