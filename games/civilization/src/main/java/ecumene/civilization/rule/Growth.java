package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.engine.EventLog;

/** Expansion of the population: one token where there is one, two where there are more (7). */
public final class Growth extends Automatic {

    public static final Growth STEP = new Growth();

    private Growth() {
        super("growth");
    }

    /** How many seats have grown. */
    private static final class Frame {

        private static final int GROWN = 0;

        static int grown(CivilizationPosition position) {
            return position.steps().note(GROWN);
        }

        static void setGrown(CivilizationPosition position, int seats) {
            position.steps().setNote(GROWN, seats);
        }
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    /** How many tokens an area with so many gets. */
    static int of(int tokens) {
        return Math.min(tokens, 2);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int grown = Frame.grown(position);
        if (grown == position.seats()) {
            position.steps().pop();
            return;
        }
        Frame.setGrown(position, grown + 1);
        int seat = position.inTableOrder(grown);
        Pieces pieces = position.pieces();
        int due = 0;
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            due += pieces.hasCity(area) ? 0 : of(pieces.tokens(seat, area));
        }
        if (due <= pieces.stock(seat)) {
            for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
                if (!pieces.hasCity(area)) {
                    pieces.addTokens(seat, area, of(pieces.tokens(seat, area)));
                }
            }
            if (due > 0) {
                log.all(new CivilizationEvent.Grew(seat, due));
            }
        } else if (pieces.stock(seat) > 0) {
            Grow.begin(position, seat);
        }
    }
}
