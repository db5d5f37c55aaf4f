package ecumene.innersea;

import ecumene.engine.data.Fields;

/**
 * What is being named for the cards under way, and the disks that still have to go. Both are numbers whose parts the rules
 * know: see {@code Targets} and {@code Losses}.
 */
public final class Pending {

    private static final int MOST_TARGETS = 24;
    private static final int MOST_LOSSES = 128;

    private final int[] targets;
    private int targetCount;
    private final int[] losses;
    private int lossCount;

    Pending() {
        targets = new int[MOST_TARGETS];
        losses = new int[MOST_LOSSES];
    }

    Pending(Pending other) {
        targets = other.targets.clone();
        targetCount = other.targetCount;
        losses = other.losses.clone();
        lossCount = other.lossCount;
    }

    void fields(Fields fields) {
        fields.numbers("targets", targets);
        targetCount = fields.number("targetCount", targetCount);
        fields.numbers("losses", losses);
        lossCount = fields.number("lossCount", lossCount);
    }

    public int targetCount() {
        return targetCount;
    }

    /** A named thing: see {@code Targets} of the rules for the parts of the number. */
    public int target(int index) {
        return targets[index];
    }

    public void addTarget(int target) {
        targets[targetCount++] = target;
    }

    public void dropTargets(int from) {
        while (targetCount > from) {
            targets[--targetCount] = 0;
        }
    }

    public int lossCount() {
        return lossCount;
    }

    public int loss(int index) {
        return losses[index];
    }

    public void addLoss(int loss) {
        losses[lossCount++] = loss;
    }

    public void setLoss(int index, int loss) {
        losses[index] = loss;
    }

    public void dropLoss(int index) {
        lossCount--;
        System.arraycopy(losses, index + 1, losses, index, lossCount - index);
        losses[lossCount] = 0;
    }
}
