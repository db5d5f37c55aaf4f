package ecumene.bots.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of one bot. The same bot on several seats is counted together. */
public final class BotTally {

    private final String bot;
    private final List<Integer> places;
    private final int seats;
    private final Rate wins;
    private final int[] scores;
    private final double winningScore;
    private final int[] ranks;
    private final long[] times;
    private final long[] turns;

    BotTally(String bot, List<Integer> places, int seats, List<PlayedMatch> matches) {
        this.bot = bot;
        this.places = places;
        this.seats = seats;
        this.scores = new int[places.size() * matches.size()];
        this.ranks = new int[seats];
        double won = 0;
        int at = 0;
        double winning = 0;
        int winners = 0;
        List<long[]> thought = new ArrayList<>();
        List<long[]> played = new ArrayList<>();
        for (PlayedMatch match : matches) {
            for (int place : places) {
                won += match.wins().get(place);
                scores[at++] = match.scores().get(place);
                ranks[match.ranks().get(place) - 1]++;
                thought.add(match.times().get(place));
                played.add(match.turns().get(place));
                if (match.ranks().get(place) == 1) {
                    winning += match.scores().get(place);
                    winners++;
                }
            }
        }
        this.wins = new Rate(won, matches.size());
        this.winningScore = winners == 0 ? 0 : winning / winners;
        this.times = sorted(thought);
        this.turns = sorted(played);
        Arrays.sort(scores);
    }

    private static long[] sorted(List<long[]> parts) {
        int size = 0;
        for (long[] part : parts) {
            size += part.length;
        }
        long[] all = new long[size];
        int at = 0;
        for (long[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        Arrays.sort(all);
        return all;
    }

    public String bot() {
        return bot;
    }

    /** On how many seats it plays. */
    public int seats() {
        return places.size();
    }

    /** In how many matches one of its seats won. */
    public Rate wins() {
        return wins;
    }

    /** The rate if all bots were equal. */
    public double fairRate() {
        return (double) places.size() / seats;
    }

    /** Every score, the lowest first. */
    int[] scores() {
        return scores;
    }

    public double meanScore() {
        return Arrays.stream(scores).average().orElse(0);
    }

    public double meanWinningScore() {
        return winningScore;
    }

    /** How often it came first, second and so on. */
    int[] ranks() {
        return ranks;
    }

    public int decisions() {
        return times.length;
    }

    public double meanMillis() {
        return Arrays.stream(times).average().orElse(0) / 1e6;
    }

    /** The time that 95 of 100 decisions did not exceed. */
    public double millis95() {
        return millis95(times);
    }

    /** The mean time of a turn: all decisions until another seat decides. */
    public double meanTurnMillis() {
        return Arrays.stream(turns).average().orElse(0) / 1e6;
    }

    /** The time that 95 of 100 turns did not exceed. */
    public double turnMillis95() {
        return millis95(turns);
    }

    private static double millis95(long[] sorted) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(0.95 * sorted.length) - 1] / 1e6;
    }

    public double mostMillis() {
        return times.length == 0 ? 0 : times[times.length - 1] / 1e6;
    }

    Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("bot", bot);
        map.put("seats", places.size());
        map.put("wins", wins.toMap());
        map.put("fair_rate", Rate.round(fairRate()));
        map.put("mean_score", Rate.round(meanScore()));
        map.put("mean_winning_score", Rate.round(winningScore));
        map.put("ranks", Arrays.stream(ranks).boxed().toList());
        map.put("decisions", times.length);
        map.put("decision_ms_mean", Rate.round(meanMillis()));
        map.put("decision_ms_p95", Rate.round(millis95()));
        map.put("decision_ms_max", Rate.round(mostMillis()));
        map.put("turns", turns.length);
        map.put("turn_ms_mean", Rate.round(meanTurnMillis()));
        map.put("turn_ms_p95", Rate.round(turnMillis95()));
        return map;
    }
}
