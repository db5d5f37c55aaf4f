package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import java.util.List;

/** A step that asks nobody: the rules go on by themselves, and the steps they push ask. */
abstract class Course extends Question {

    Course(String name, Note... told) {
        super(name, told);
    }

    @Override
    public final int awaiting(ThroughTheAgesPosition position) {
        return Seats.NOBODY;
    }

    @Override
    public abstract void proceed(ThroughTheAgesPosition position, EventLog log);

    private IllegalStateException asksNobody() {
        return new IllegalStateException(name() + " asks nobody");
    }

    @Override
    public final void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        throw asksNobody();
    }

    @Override
    public final ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        throw asksNobody();
    }

    @Override
    public final void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        throw asksNobody();
    }

    @Override
    public final ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        throw asksNobody();
    }

    @Override
    public final Prompt prompt(ThroughTheAgesPosition position, int seat) {
        throw asksNobody();
    }
}
