package ecumene.bots.mcts;

import ecumene.engine.Move;
import ecumene.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is known about the answers of one seat to one question at one place of the tree. Each answer is an <em>arm</em>. With
 * other hidden cards other answers are possible, so arms come along as they are met, and each counts how often it could have
 * been chosen.
 */
final class Decision {

    private static final int UNSEEN = -1;

    private final int seat;
    private final Step<?, ?> step;

    private final List<Move> moves = new ArrayList<>();
    private int[] visits = new int[8];
    private int[] available = new int[8];
    private double[] total = new double[8];
    private double[] firstLook = new double[8];
    private double[] prior = new double[8];
    private boolean[] looked = new boolean[8];
    private int lookedAt;
    private boolean priorsStale;

    /** An open hash table from moves to arms; only looked up, never walked, so that its order does not matter. */
    private int[] slots = new int[16];

    Decision(int seat, Step<?, ?> step) {
        this.seat = seat;
        this.step = step;
        Arrays.fill(slots, UNSEEN);
    }

    int seat() {
        return seat;
    }

    Step<?, ?> step() {
        return step;
    }

    int arms() {
        return moves.size();
    }

    Move move(int arm) {
        return moves.get(arm);
    }

    int visits(int arm) {
        return visits[arm];
    }

    boolean looked(int arm) {
        return looked[arm];
    }

    /** How many arms have had their first look. */
    int lookedAt() {
        return lookedAt;
    }

    /** The arm of a move; negative if it was never met. */
    int known(Move move) {
        int mask = slots.length - 1;
        int slot = spread(move) & mask;
        while (slots[slot] != UNSEEN && !moves.get(slots[slot]).equals(move)) {
            slot = (slot + 1) & mask;
        }
        return slots[slot];
    }

    /** The arm of a move, new if it was never met; {@code guess} is where it probably is. */
    int arm(Move move, int guess) {
        if (guess < moves.size() && moves.get(guess).equals(move)) {
            return guess;
        }
        int mask = slots.length - 1;
        int slot = spread(move) & mask;
        while (slots[slot] != UNSEEN) {
            if (moves.get(slots[slot]).equals(move)) {
                return slots[slot];
            }
            slot = (slot + 1) & mask;
        }
        int arm = moves.size();
        moves.add(move);
        slots[slot] = arm;
        if (arm == visits.length) {
            growArms(2 * arm);
        }
        if (2 * moves.size() > slots.length) {
            growSlots(2 * slots.length);
        }
        return arm;
    }

    private static int spread(Move move) {
        int hash = move.hashCode() * 0x9E3779B9;
        return hash ^ (hash >>> 16);
    }

    private void growArms(int size) {
        visits = Arrays.copyOf(visits, size);
        available = Arrays.copyOf(available, size);
        total = Arrays.copyOf(total, size);
        firstLook = Arrays.copyOf(firstLook, size);
        prior = Arrays.copyOf(prior, size);
        looked = Arrays.copyOf(looked, size);
    }

    private void growSlots(int size) {
        slots = new int[size];
        Arrays.fill(slots, UNSEEN);
        for (int arm = 0; arm < moves.size(); arm++) {
            int slot = spread(moves.get(arm)) & (size - 1);
            while (slots[slot] != UNSEEN) {
                slot = (slot + 1) & (size - 1);
            }
            slots[slot] = arm;
        }
    }

    /** Notes the share that the evaluation gives this seat right after a move. */
    void look(int arm, double share) {
        firstLook[arm] = share;
        looked[arm] = true;
        lookedAt++;
        priorsStale = true;
    }

    /** Notes the share that came of a continuation. */
    void update(int arm, double share) {
        visits[arm]++;
        total[arm] += share;
    }

    /** The share expected after a move: what came of its continuations, and its first look as if it were some of them. */
    double expected(int arm, double trust) {
        double weight = looked[arm] ? trust : 0;
        double count = visits[arm] + weight;
        return count == 0 ? 0 : (total[arm] + weight * firstLook[arm]) / count;
    }

    /** Negative if there is none. */
    int mostVisited() {
        int best = UNSEEN;
        for (int arm = 0; arm < moves.size(); arm++) {
            if (best < 0 || visits[arm] > visits[best]) {
                best = arm;
            }
        }
        return best;
    }

    /** Whether all arms have been looked at and promise the same, give or take so much. */
    boolean isFlat(double trust, double tolerance) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int arm = 0; arm < moves.size(); arm++) {
            if (!looked[arm]) {
                return false;
            }
            double share = expected(arm, trust);
            least = Math.min(least, share);
            most = Math.max(most, share);
        }
        return most - least < tolerance;
    }

    /**
     * Chooses among some arms: the one with the best mix of what it has brought and what is still unknown about it. Arms that
     * nobody has looked at do not take part.
     */
    int select(int[] among, int size, Tuning tuning) {
        if (priorsStale) {
            refreshPriors(tuning.temperature());
        }
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        double priors = 0;
        for (int i = 0; i < size; i++) {
            int arm = among[i];
            available[arm]++;
            if (looked[arm]) {
                double share = expected(arm, tuning.trust());
                least = Math.min(least, share);
                most = Math.max(most, share);
                priors += prior[arm];
            }
        }
        // Shares of a victory differ by hundredths between good moves: what counts is their range here, not in the
        // world.
        double range = Math.max(most - least, 1e-9);
        int best = UNSEEN;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int arm = among[i];
            if (!looked[arm]) {
                continue;
            }
            double known = (expected(arm, tuning.trust()) - least) / range;
            double unknown = prior[arm] / priors * Math.sqrt(available[arm]) / (1 + visits[arm]);
            double score = known + tuning.exploration() * unknown;
            if (score > bestScore) {
                bestScore = score;
                best = arm;
            }
        }
        return best;
    }

    private void refreshPriors(double temperature) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int arm = 0; arm < moves.size(); arm++) {
            if (looked[arm]) {
                least = Math.min(least, firstLook[arm]);
                most = Math.max(most, firstLook[arm]);
            }
        }
        double scale = Math.max(temperature * (most - least), 1e-9);
        for (int arm = 0; arm < moves.size(); arm++) {
            if (looked[arm]) {
                // The small constant keeps every move possible: the evaluation may be wrong about it.
                prior[arm] = Math.exp((firstLook[arm] - most) / scale) + 0.01;
            }
        }
        priorsStale = false;
    }
}
