package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import java.util.List;

/** A phase that asks nobody itself: it goes on by the rules and puts the questions on top of it. */
abstract class Automatic extends Step<InnerSeaPosition, InnerSeaMove> {

    Automatic(String name) {
        super(name);
    }

    @Override
    public final int awaiting(InnerSeaPosition position) {
        return Seats.NOBODY;
    }

    @Override
    public abstract void proceed(InnerSeaPosition position, EventLog log);

    @Override
    public final void moves(InnerSeaPosition position, int seat, List<InnerSeaMove> moves) {
        throw nobodyIsAsked();
    }

    @Override
    public final InnerSeaRefusal why(InnerSeaPosition position, int seat, InnerSeaMove move) {
        throw nobodyIsAsked();
    }

    @Override
    public final void play(InnerSeaPosition position, int seat, InnerSeaMove move, EventLog log) {
        throw nobodyIsAsked();
    }

    @Override
    public final InnerSeaMove defaultMove(InnerSeaPosition position, int seat) {
        throw nobodyIsAsked();
    }

    @Override
    public final Prompt prompt(InnerSeaPosition position, int seat) {
        throw nobodyIsAsked();
    }

    private IllegalStateException nobodyIsAsked() {
        return new IllegalStateException(name() + " asks nobody");
    }
}
