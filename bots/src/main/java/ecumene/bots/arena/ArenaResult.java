package ecumene.bots.arena;

import ecumene.bots.BotSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The matches finished so far, counted. */
public final class ArenaResult {

    private final ArenaPlan<?, ?> plan;
    private final List<PlayedMatch> matches;
    private final Duration elapsed;
    private final List<BotTally> bots = new ArrayList<>();

    ArenaResult(ArenaPlan<?, ?> plan, List<PlayedMatch> matches, Duration elapsed) {
        this.plan = plan;
        this.matches = List.copyOf(matches);
        this.elapsed = elapsed;
        Map<String, List<Integer>> places = new LinkedHashMap<>();
        for (int place = 0; place < plan.bots().size(); place++) {
            BotSpec spec = plan.bots().get(place);
            places.computeIfAbsent(spec.toString(), name -> new ArrayList<>()).add(place);
        }
        places.forEach(
                (bot, own) -> bots.add(new BotTally(bot, own, plan.setup().seats(), this.matches)));
    }

    public String game() {
        return plan.game().info().id();
    }

    /** The title of the game in both languages. */
    Map<String, String> title() {
        return plan.game().texts().both("title");
    }

    public int seats() {
        return plan.setup().seats();
    }

    Map<String, String> options() {
        return plan.setup().options();
    }

    public long seed() {
        return plan.seed();
    }

    public int finished() {
        return matches.size();
    }

    public int planned() {
        return plan.matches();
    }

    public Duration elapsed() {
        return elapsed;
    }

    /** The bots in the order of the plan. */
    public List<BotTally> bots() {
        return List.copyOf(bots);
    }

    /** How often each seat won: equal bots on a fair table win equally often on every seat. */
    public List<Rate> winsBySeat() {
        double[] wins = new double[seats()];
        for (PlayedMatch match : matches) {
            for (int place = 0; place < wins.length; place++) {
                wins[match.seats().get(place)] += match.wins().get(place);
            }
        }
        List<Rate> rates = new ArrayList<>();
        for (double won : wins) {
            rates.add(new Rate(won, matches.size()));
        }
        return rates;
    }

    /** How often the seat won that was asked first. */
    public Rate winsOfFirst() {
        double won = 0;
        for (PlayedMatch match : matches) {
            won += match.wins().get(match.seats().indexOf(match.firstSeat()));
        }
        return new Rate(won, matches.size());
    }

    public double meanMoves() {
        return matches.stream().mapToInt(PlayedMatch::moves).average().orElse(0);
    }

    /** The mean score of those who won. */
    public double meanWinningScore() {
        double sum = 0;
        int winners = 0;
        for (PlayedMatch match : matches) {
            for (int place = 0; place < seats(); place++) {
                if (match.ranks().get(place) == 1) {
                    sum += match.scores().get(place);
                    winners++;
                }
            }
        }
        return winners == 0 ? 0 : sum / winners;
    }

    private Map<String, Integer> reasons() {
        Map<String, Integer> reasons = new TreeMap<>();
        for (PlayedMatch match : matches) {
            reasons.merge(match.reason(), 1, Integer::sum);
        }
        return reasons;
    }

    /** Everything as maps, lists, numbers and strings, which any JSON writer understands. */
    public Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", game());
        map.put("rules", plan.game().info().rules());
        map.put("seats", seats());
        map.put("options", options());
        map.put("seed", Long.toString(seed()));
        map.put("lineup", plan.bots().stream().map(BotSpec::toString).toList());
        map.put("matches_planned", planned());
        map.put("matches_finished", finished());
        map.put("threads", plan.threads());
        map.put("seconds", Rate.round(elapsed.toNanos() / 1e9));
        map.put("moves_per_match", Rate.round(meanMoves()));
        map.put("mean_winning_score", Rate.round(meanWinningScore()));
        map.put("bots", bots.stream().map(BotTally::toMap).toList());
        map.put("wins_by_seat", winsBySeat().stream().map(Rate::toMap).toList());
        map.put("wins_of_first_to_act", winsOfFirst().toMap());
        map.put("reasons", reasons());
        map.put("matches", matches.stream().map(this::matchMap).toList());
        return map;
    }

    private Map<String, Object> matchMap(PlayedMatch match) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("match", match.number());
        map.put("seed", Long.toString(plan.seedOf(match.number())));
        map.put("first_seat", match.firstSeat());
        map.put("seats", match.seats());
        map.put("scores", match.scores());
        map.put("ranks", match.ranks());
        map.put("moves", match.moves());
        map.put("reason", match.reason());
        return map;
    }
}
