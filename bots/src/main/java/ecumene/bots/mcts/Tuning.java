package ecumene.bots.mcts;

/**
 * The dials of the search. The values of {@link #USUAL} were measured, see docs/performance.md.
 *
 * @param exploration how eagerly moves are tried whose worth is not yet known
 * @param temperature how far below the best a move may look, as a part of the range of all, and still be tried early
 * @param trust how many continuations the first look at a move counts for
 * @param firstLooks how many moves are looked at for the first time when a decision is met, below the root
 * @param moreLooks how many more on each later visit
 * @param horizon how many moves at most the seat asked where the tree ends plays on, before the evaluation judges
 * @param candidates among how many random moves these and the off-hand moves are chosen by the evaluation; 1 is blind
 * @param replies how many decisions of other seats the tree holds on one way; after that they answer off-hand
 */
record Tuning(
        double exploration,
        double temperature,
        double trust,
        int firstLooks,
        int moreLooks,
        int horizon,
        int candidates,
        int replies) {

    static final Tuning USUAL = new Tuning(1.0, 0.15, 1.0, 16, 4, 8, 4, 2);

    /** At the root every move is looked at, so many at a time, because there the clock is asked in between. */
    static final int ROOT_LOOKS = 64;
}
