package ecumene.cli;

import ecumene.bots.arena.ArenaResult;
import ecumene.bots.arena.BotTally;
import ecumene.bots.arena.Rate;
import ecumene.engine.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The results of an arena for people. */
final class ArenaTable {

    private final Words words;
    private final Locale locale;

    ArenaTable(Words words) {
        this.words = words;
        this.locale = words.language() == Language.ES ? Locale.of("es") : Locale.ENGLISH;
    }

    List<String> lines(ArenaResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(
                "arena.title",
                "game",
                result.game(),
                "seats",
                result.seats(),
                "finished",
                result.finished(),
                "planned",
                result.planned(),
                "seed",
                result.seed(),
                "time",
                ProgressLine.clock(result.elapsed())));
        if (result.finished() == 0) {
            return lines;
        }
        lines.add("");
        lines.addAll(bots(result));
        lines.add(words.say("arena.legend"));
        lines.add("");
        List<String> seats = new ArrayList<>();
        for (Rate rate : result.winsBySeat()) {
            seats.add(words.say(
                    "arena.seat", "seat", seats.size() + 1, "rate", percent(rate.rate()), "interval", interval(rate)));
        }
        lines.add(words.say("arena.seats", "seats", String.join("; ", seats)));
        Rate first = result.winsOfFirst();
        lines.add(words.say("arena.first", "rate", percent(first.rate()), "interval", interval(first)));
        lines.add(words.say(
                "arena.moves", "moves", decimal(result.meanMoves()), "score", decimal(result.meanWinningScore())));
        return lines;
    }

    private List<String> bots(ArenaResult result) {
        TextTable table = new TextTable();
        List<String> head = new ArrayList<>();
        for (String column : List.of(
                "bot", "seats", "wins", "interval", "fair", "score", "winning", "mean", "p95", "turn", "turn95")) {
            head.add(words.say("arena.column." + column));
        }
        table.row(head);
        for (BotTally bot : result.bots()) {
            table.row(List.of(
                    bot.bot(),
                    Integer.toString(bot.seats()),
                    percent(bot.wins().rate()),
                    interval(bot.wins()),
                    percent(bot.fairRate()),
                    decimal(bot.meanScore()),
                    decimal(bot.meanWinningScore()),
                    millis(bot.meanMillis()),
                    millis(bot.millis95()),
                    millis(bot.meanTurnMillis()),
                    millis(bot.turnMillis95())));
        }
        return table.lines();
    }

    private String percent(double share) {
        return String.format(locale, "%.1f %%", 100 * share);
    }

    private String interval(Rate rate) {
        return String.format(locale, "%.1f–%.1f %%", 100 * rate.low(), 100 * rate.high());
    }

    private String decimal(double value) {
        return String.format(locale, "%.1f", value);
    }

    private String millis(double value) {
        return String.format(locale, value < 10 ? "%.3f" : "%.0f", value);
    }
}
