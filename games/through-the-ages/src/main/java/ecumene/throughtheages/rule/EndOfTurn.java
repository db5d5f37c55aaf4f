package ecumene.throughtheages.rule;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesForesight.Forecast;
import ecumene.throughtheages.ThroughTheAgesPosition;

/** What the end of a seat's turn would bring: found by letting it come in a copy of the position. */
public final class EndOfTurn {

    private EndOfTurn() {}

    public static Forecast forecast(ThroughTheAgesPosition position, int seat) {
        ThroughTheAgesPosition then = position.copy();
        Told told = new Told();
        if (seat == position.activeSeat()) {
            Actions.useWhatIsLeft(then, seat, EventLog.SILENT);
        }
        Production.turn(then, seat, (audience, event) -> told.hear(event));
        Civilization before = position.civ(seat);
        Civilization after = then.civ(seat);
        return new Forecast(
                seat,
                Production.isUprising(before),
                told.science,
                told.culture,
                told.food,
                told.resources,
                told.corruption,
                told.consumption,
                told.famine,
                told.food - told.consumption,
                told.resources - told.corruption,
                after.food(),
                after.resources(),
                Math.min(
                        Draw.countAtTheEnd(position, seat),
                        position.military().deck().size() + position.military().discardCount()),
                Math.max(0, before.militarySize - before.militaryLimit()));
    }

    /** What the production tells of itself. */
    private static final class Told {
        private int science;
        private int culture;
        private int food;
        private int resources;
        private int corruption;
        private int consumption;
        private int famine;

        private void hear(Event event) {
            if (event instanceof ThroughTheAgesEvent.Produced produced) {
                science = produced.science();
                culture = produced.culture();
                food = produced.food();
                resources = produced.resources();
                corruption = produced.corruption();
                consumption = produced.consumption();
            } else if (event instanceof ThroughTheAgesEvent.Famine hunger) {
                famine = hunger.culture();
            }
        }
    }
}
