package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Development of Religion and of Warfare: a temple or a unit for nothing. */
public final class FreeBuilding extends Question {

    public static final FreeBuilding STEP = new FreeBuilding();

    private static final ThroughTheAgesMove KEEP = new ThroughTheAgesMove.KeepWorker();

    private static final class Frame {

        private static final int TECHNOLOGY = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.civil()};

        static void push(ThroughTheAgesPosition position, int seat, CivilCard technology) {
            position.steps().push(STEP, seat, technology.index());
        }

        static CivilCard technology(ThroughTheAgesPosition position) {
            return CivilCard.at(position.steps().note(TECHNOLOGY));
        }
    }

    private FreeBuilding() {
        super("free-building", Frame.TOLD);
    }

    /** Only who has an unused worker and room for it is asked. */
    static void offer(ThroughTheAgesPosition position, int seat, int technology) {
        Civilization civ = position.civ(seat);
        CivilCard card = CivilCard.at(technology);
        CivilType type = card.type();
        if (civ.idle > 0 && (type.isUnit() || civ.count(type) < civ.urbanLimit())) {
            Frame.push(position, seat, card);
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(KEEP);
        moves.add(new ThroughTheAgesMove.BuildForFree(Frame.technology(position)));
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return ThroughTheAgesRefusal.BUILD_FOR_FREE_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof ThroughTheAgesMove.BuildForFree build) {
            int technology = build.technology().index();
            Building.build(position, seat, technology, build.technology().resourceCost(), log);
        }
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return KEEP;
    }

    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.KeepWorker
                ? new Loss(
                        "free-building",
                        Map.of("technology", Frame.technology(position).id()))
                : null;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return yesOrNo(
                "FreeBuilding",
                Rulebook.EVENT,
                Map.of("technology", Frame.technology(position).id()));
    }
}
