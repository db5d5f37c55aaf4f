package ecumene.bots.arena;

import ecumene.engine.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The drawings of the report, as SVG. They are drawn narrow, so that their words stay readable on a phone, and their
 * colours come from the page.
 */
final class Charts {

    private static final int WIDTH = 380;
    private static final int LEFT = 8;
    private static final int RIGHT = 372;
    private static final int COLOURS = 5;

    private Charts() {}

    /** A bar with its interval. */
    record Bar(Function<Language, String> label, Rate rate, double fair, int colour) {}

    static String wins(ArenaResult result) {
        List<Bar> bars = new ArrayList<>();
        for (BotTally tally : result.bots()) {
            bars.add(new Bar(language -> label(tally), tally.wins(), tally.fairRate(), bars.size()));
        }
        return bars(bars);
    }

    static String seats(ArenaResult result) {
        List<Bar> bars = new ArrayList<>();
        double fair = 1.0 / result.seats();
        for (Rate rate : result.winsBySeat()) {
            Map<String, Object> seat = Map.of("seat", bars.size() + 1);
            bars.add(new Bar(language -> Wording.say(language, "chart.seat", seat), rate, fair, 0));
        }
        bars.add(new Bar(language -> Wording.say(language, "chart.first", Map.of()), result.winsOfFirst(), fair, 1));
        return bars(bars);
    }

    private static String bars(List<Bar> bars) {
        double most = 0.1;
        for (Bar bar : bars) {
            most = Math.max(most, Math.max(bar.rate().high(), bar.fair()));
        }
        double end = Math.min(1, Math.ceil(most * 10) / 10);
        int row = 44;
        int bottom = bars.size() * row + 4;
        Svg svg = new Svg(bottom + 20);
        double step = end > 0.5 ? 0.25 : 0.1;
        for (double tick = 0; tick <= end + 1e-9; tick += step) {
            double share = tick;
            svg.line("grid", x(share / end), 0, x(share / end), bottom);
            svg.words("axis", x(share / end), bottom + 14, anchor(share / end), l -> Wording.number(l, 100 * share, 0));
        }
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            int y = i * row;
            Rate rate = bar.rate();
            svg.words("label", LEFT, y + 14, "start", bar.label());
            svg.words("label strong", RIGHT, y + 14, "end", l -> Wording.percent(l, rate.rate()));
            svg.rect("c" + bar.colour() % COLOURS, LEFT, y + 20, x(rate.rate() / end) - LEFT, 16);
            double middle = y + 28;
            svg.line("whisker", x(rate.low() / end), middle, x(rate.high() / end), middle);
            svg.line("whisker", x(rate.low() / end), middle - 4, x(rate.low() / end), middle + 4);
            svg.line("whisker", x(rate.high() / end), middle - 4, x(rate.high() / end), middle + 4);
            svg.line("fair", x(bar.fair() / end), y + 17, x(bar.fair() / end), y + 39);
        }
        return svg.toString();
    }

    static String scores(ArenaResult result) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (BotTally tally : result.bots()) {
            int[] scores = tally.scores();
            if (scores.length > 0) {
                least = Math.min(least, scores[0]);
                most = Math.max(most, scores[scores.length - 1]);
            }
        }
        if (least > most) {
            return new Svg(20).toString();
        }
        int bin = Math.max(1, (most - least + 30) / 30);
        int bins = (most - least) / bin + 1;
        int row = 78;
        Svg svg = new Svg(result.bots().size() * row + 18);
        int bottom = 0;
        for (int i = 0; i < result.bots().size(); i++) {
            BotTally tally = result.bots().get(i);
            bottom = i * row + row - 8;
            histogram(svg, tally, i, least, bin, bins, bottom);
        }
        for (int i = 0; i <= 4; i++) {
            double part = i / 4.0;
            int score = least + (int) Math.round(part * (bins * bin - 1));
            svg.words("axis", x(part), bottom + 18, anchor(part), l -> Integer.toString(score));
        }
        return svg.toString();
    }

    private static void histogram(Svg svg, BotTally tally, int number, int least, int bin, int bins, int bottom) {
        int[] counts = new int[bins];
        for (int score : tally.scores()) {
            counts[(score - least) / bin]++;
        }
        int most = Math.max(1, Arrays.stream(counts).max().orElse(1));
        svg.words("label", LEFT, bottom - 56, "start", l -> label(tally));
        svg.words("label strong", RIGHT, bottom - 56, "end", l -> Wording.number(l, tally.meanScore(), 1));
        double width = (double) (RIGHT - LEFT) / bins;
        for (int i = 0; i < bins; i++) {
            double height = 48.0 * counts[i] / most;
            svg.rect("c" + number % COLOURS, LEFT + i * width + 0.5, bottom - height, Math.max(1, width - 1), height);
        }
        svg.line("base", LEFT, bottom, RIGHT, bottom);
        double mean = LEFT + ((tally.meanScore() - least) / bin + 0.5 / bin) * width;
        svg.line("whisker", mean, bottom - 52, mean, bottom);
    }

    static String times(ArenaResult result) {
        double least = 1;
        double most = 1;
        for (BotTally tally : result.bots()) {
            if (tally.decisions() > 0) {
                least = Math.min(least, Math.max(1e-4, Math.min(tally.meanMillis(), tally.millis95())));
                most = Math.max(most, tally.mostMillis());
            }
        }
        int low = (int) Math.floor(Math.log10(least));
        int high = Math.max(low + 1, (int) Math.ceil(Math.log10(most)));
        int row = 44;
        int bottom = result.bots().size() * row + 4;
        Svg svg = new Svg(bottom + 40);
        for (int power = low; power <= high; power++) {
            double at = (double) (power - low) / (high - low);
            double value = Math.pow(10, power);
            int digits = Math.max(0, -power);
            svg.line("grid", x(at), 0, x(at), bottom);
            svg.words("axis", x(at), bottom + 14, anchor(at), l -> Wording.number(l, value, digits));
        }
        for (int i = 0; i < result.bots().size(); i++) {
            BotTally tally = result.bots().get(i);
            if (tally.decisions() == 0) {
                continue;
            }
            int y = i * row;
            svg.words("label", LEFT, y + 14, "start", l -> label(tally));
            svg.words("label strong", RIGHT, y + 14, "end", l -> Wording.millis(l, tally.meanMillis()));
            double mean = logarithmic(tally.meanMillis(), low, high);
            double longest = logarithmic(tally.mostMillis(), low, high);
            svg.line("span", mean, y + 28, longest, y + 28);
            svg.dot("c" + i % COLOURS, mean, y + 28, 6);
            svg.dot("c" + i % COLOURS + " p95", logarithmic(tally.millis95(), low, high), y + 28, 4.5);
            svg.line("whisker", longest, y + 22, longest, y + 34);
        }
        svg.dot("c0", 14, bottom + 30, 5);
        svg.words("axis", 24, bottom + 34, "start", l -> Wording.say(l, "chart.mean", Map.of()));
        svg.dot("c0 p95", 94, bottom + 30, 4.5);
        svg.words("axis", 104, bottom + 34, "start", l -> Wording.say(l, "chart.p95", Map.of()));
        svg.line("whisker", 164, bottom + 25, 164, bottom + 35);
        svg.words("axis", 172, bottom + 34, "start", l -> Wording.say(l, "chart.most", Map.of()));
        return svg.toString();
    }

    private static double logarithmic(double millis, int low, int high) {
        double power = Math.log10(Math.max(millis, 1e-9));
        return x(Math.clamp((power - low) / (high - low), 0, 1));
    }

    private static String label(BotTally tally) {
        return tally.seats() == 1 ? tally.bot() : tally.bot() + " ×" + tally.seats();
    }

    private static double x(double part) {
        return LEFT + part * (RIGHT - LEFT);
    }

    /** Words at the edges must not stick out. */
    private static String anchor(double part) {
        return part < 0.02 ? "start" : part > 0.98 ? "end" : "middle";
    }

    /** Collects the shapes of one drawing. */
    private static final class Svg {

        private final StringBuilder out = new StringBuilder();

        Svg(int height) {
            // Hidden from readers aloud: the table below the drawings says the same in numbers.
            out.append("<svg viewBox=\"0 0 %d %d\" aria-hidden=\"true\">".formatted(WIDTH, height));
        }

        void line(String style, double x1, double y1, double x2, double y2) {
            out.append(String.format(
                    Locale.ROOT,
                    "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                    style,
                    x1,
                    y1,
                    x2,
                    y2));
        }

        void rect(String style, double x, double y, double width, double height) {
            out.append(String.format(
                    Locale.ROOT,
                    "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"2\"/>",
                    style,
                    x,
                    y,
                    Math.max(0, width),
                    height));
        }

        void dot(String style, double x, double y, double radius) {
            out.append(String.format(
                    Locale.ROOT, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", style, x, y, radius));
        }

        void words(String style, double x, double y, String anchor, Function<Language, String> words) {
            out.append(Wording.svg(
                    String.format(
                            Locale.ROOT, "class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"", style, x, y, anchor),
                    words));
        }

        @Override
        public String toString() {
            return out + "</svg>";
        }
    }
}
