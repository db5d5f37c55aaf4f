package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.MilitaryCard;

/** What a new colony gives once. It waits until what lasts is done, and with it the question where a lost token comes from. */
public final class ColonyGains extends Course {

    public static final ColonyGains STEP = new ColonyGains();

    private static final class Frame {

        private static final int COLONY = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.military()};

        static void push(ThroughTheAgesPosition position, int seat, MilitaryCard colony) {
            position.steps().push(STEP, seat, colony.index());
        }

        static MilitaryCard colony(ThroughTheAgesPosition position) {
            return MilitaryCard.at(position.steps().note(COLONY));
        }
    }

    private ColonyGains() {
        super("colony-gains", Frame.TOLD);
    }

    static void await(ThroughTheAgesPosition position, int seat, MilitaryCard colony) {
        Frame.push(position, seat, colony);
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        int seat = position.steps().seat();
        MilitaryCard colony = Frame.colony(position);
        position.steps().pop();
        Civilization civ = position.civ(seat);
        Goods.gainResources(position, seat, colony.resources(), log);
        Goods.gainFood(position, seat, colony.food(), log);
        if (colony.science() > 0) {
            civ.addScience(colony.science());
            log.all(new ThroughTheAgesEvent.ScienceChanged(seat, colony.science()));
        }
        if (colony.culture() > 0) {
            civ.addCulture(colony.culture(), Source.COLONIES);
            log.all(new ThroughTheAgesEvent.CultureChanged(seat, colony.culture()));
        }
        Tokens.gainPopulation(position, seat, colony.population(), log);
        Draw.cards(position, seat, colony.cards(), log);
    }
}
