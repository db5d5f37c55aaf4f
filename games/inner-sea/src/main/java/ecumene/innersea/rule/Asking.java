package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import java.util.List;

/**
 * A question to a power. The frame is about the power; whoever plays it is asked, and for a power of the system the rules of
 * the non-player civilizations answer at once.
 */
abstract class Asking extends Step<InnerSeaPosition, InnerSeaMove> {

    static final InnerSeaMove DONE = new InnerSeaMove.Done();

    Asking(String name) {
        super(name);
    }

    /** The power that is asked. */
    static int power(InnerSeaPosition position) {
        return position.steps().seat();
    }

    /** Whether there is a question; a step that also goes on by itself says no in between. */
    boolean asks(InnerSeaPosition position) {
        return true;
    }

    /** What the rules do while there is no question. */
    void goOn(InnerSeaPosition position, EventLog log) {
        throw new IllegalStateException(name() + " has nothing to do");
    }

    abstract void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves);

    abstract InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power);

    abstract void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log);

    /** What an absent player does. */
    abstract InnerSeaMove absent(InnerSeaPosition position, int power);

    /** What a civilization of the system does. */
    InnerSeaMove system(InnerSeaPosition position, int power) {
        return absent(position, power);
    }

    abstract Prompt question(InnerSeaPosition position, int power);

    @Override
    public final int awaiting(InnerSeaPosition position) {
        int power = power(position);
        return asks(position) && !position.terms().isSystem(power)
                ? Seats.only(position.terms().seatOf(power))
                : Seats.NOBODY;
    }

    @Override
    public final void proceed(InnerSeaPosition position, EventLog log) {
        if (asks(position)) {
            int power = power(position);
            act(position, power, system(position, power), log);
        } else {
            goOn(position, log);
        }
    }

    @Override
    public final void moves(InnerSeaPosition position, int seat, List<InnerSeaMove> moves) {
        list(position, power(position), moves);
    }

    @Override
    public final InnerSeaRefusal why(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return why(position, move, power(position));
    }

    @Override
    public final void play(InnerSeaPosition position, int seat, InnerSeaMove move, EventLog log) {
        act(position, power(position), move, log);
    }

    @Override
    public final InnerSeaMove defaultMove(InnerSeaPosition position, int seat) {
        return absent(position, power(position));
    }

    @Override
    public final Prompt prompt(InnerSeaPosition position, int seat) {
        return question(position, power(position));
    }
}
