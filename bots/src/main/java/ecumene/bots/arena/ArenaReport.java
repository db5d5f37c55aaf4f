package ecumene.bots.arena;

import ecumene.engine.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The results as one HTML page that needs nothing else: drawings, numbers, both languages, light and dark. */
public final class ArenaReport {

    private ArenaReport() {}

    /** The page, in the language it opens with. */
    public static String html(ArenaResult result, Language language) {
        Map<String, String> title = result.title();
        Map<String, Object> subject = new HashMap<>();
        subject.put("finished", result.finished());
        subject.put("planned", result.planned());
        subject.put("seats", result.seats());
        subject.put("seed", Long.toString(result.seed()));
        subject.put("duration", duration(result.elapsed()));
        String page = resource("report.html");
        return page.replace("${language}", language.code())
                .replace("${css}", resource("report.css"))
                .replace(
                        "${title}",
                        Wording.escape(Wording.say(language, "title", Map.of("game", title.get(language.code())))))
                .replace("${heading}", Wording.html(l -> Wording.say(l, "title", Map.of("game", title.get(l.code())))))
                .replace("${subtitle}", Wording.html("subtitle", subject))
                .replace("${switch}", Wording.html("language"))
                .replace("${notes}", notes(result))
                .replace("${charts}", charts(result))
                .replace("${table}", table(result));
    }

    private static String notes(ArenaResult result) {
        StringBuilder out = new StringBuilder();
        if (result.finished() < result.planned()) {
            out.append("<p class=\"warning\">")
                    .append(Wording.html("incomplete"))
                    .append("</p>");
        }
        out.append("<p class=\"facts\">").append(Wording.html("moves")).append(": ");
        out.append(Wording.html(l -> Wording.number(l, result.meanMoves(), 1)));
        if (!result.options().isEmpty()) {
            String options = result.options().entrySet().stream()
                    .map(option -> option.getKey() + " = " + option.getValue())
                    .collect(Collectors.joining(", "));
            out.append(" · ").append(Wording.html("options")).append(": ").append(Wording.escape(options));
        }
        return out.append("</p>").toString();
    }

    private static String charts(ArenaResult result) {
        return chart("wins", Map.of(), Charts.wins(result))
                + chart(
                        "scores",
                        Map.of(
                                "es", Wording.number(Language.ES, result.meanWinningScore(), 1),
                                "en", Wording.number(Language.EN, result.meanWinningScore(), 1)),
                        Charts.scores(result))
                + chart("seats", Map.of(), Charts.seats(result))
                + chart("times", Map.of(), Charts.times(result));
    }

    /**
     * A drawing with its heading and what it shows.
     *
     * @param score the argument of its note, in each language
     */
    private static String chart(String name, Map<String, String> score, String drawing) {
        String note = Wording.html(l ->
                Wording.say(l, "chart." + name + ".note", Map.of("score", score.getOrDefault(l.code(), ""))));
        return "<figure><h2>" + Wording.html("chart." + name) + "</h2>" + drawing + "<figcaption>" + note
                + "</figcaption></figure>";
    }

    private static String table(ArenaResult result) {
        StringBuilder out = new StringBuilder("<h2>" + Wording.html("table") + "</h2><div class=\"wide\"><table><tr>");
        for (String column : new String[] {
            "bot", "seats-taken", "wins", "interval", "fair", "score", "winning-score", "ranks", "decisions", "time"
        }) {
            out.append("<th>").append(Wording.html(column)).append("</th>");
        }
        out.append("</tr>");
        for (BotTally tally : result.bots()) {
            Rate wins = tally.wins();
            out.append("<tr><td>").append(Wording.escape(tally.bot())).append("</td>");
            cell(out, Integer.toString(tally.seats()));
            cell(out, Wording.html(l -> Wording.percent(l, wins.rate())));
            cell(out, Wording.html(l -> Wording.percent(l, wins.low()) + " – " + Wording.percent(l, wins.high())));
            cell(out, Wording.html(l -> Wording.percent(l, tally.fairRate())));
            cell(out, Wording.html(l -> Wording.number(l, tally.meanScore(), 2)));
            cell(out, Wording.html(l -> Wording.number(l, tally.meanWinningScore(), 2)));
            cell(out, Arrays.stream(tally.ranks()).mapToObj(Integer::toString).collect(Collectors.joining(" · ")));
            cell(out, Integer.toString(tally.decisions()));
            cell(
                    out,
                    Wording.html(l -> Wording.millis(l, tally.meanMillis()) + " / "
                            + Wording.millis(l, tally.millis95()) + " / "
                            + Wording.millis(l, tally.mostMillis())));
            out.append("</tr>");
        }
        return out.append("</table></div>").toString();
    }

    private static void cell(StringBuilder out, String content) {
        out.append("<td>").append(content).append("</td>");
    }

    private static String duration(Duration time) {
        long seconds = time.toSeconds();
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(ArenaReport.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
