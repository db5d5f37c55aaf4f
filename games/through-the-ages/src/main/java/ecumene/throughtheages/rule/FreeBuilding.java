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

/** Development of Religion and of Warfare: a temple or a unit for nothing. Note 0: the technology. */
public final class FreeBuilding extends Question {

    public static final FreeBuilding STEP = new FreeBuilding();

    private static final ThroughTheAgesMove DECLINE = new ThroughTheAgesMove.Decline();

    private FreeBuilding() {
        super("free-building");
    }

    /** Only who has an unused worker and room for it is asked. */
    static void offer(ThroughTheAgesPosition position, int seat, int technology) {
        Civilization civ = position.civ(seat);
        CivilType type = CivilCard.at(technology).type();
        if (civ.idle > 0 && (type.isUnit() || civ.count(type) < civ.urbanLimit())) {
            position.steps().push(STEP, seat, technology);
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(DECLINE);
        moves.add(Catalogue.build(position.steps().note(0)));
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return ThroughTheAgesRefusal.BUILD_FOR_FREE_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        position.steps().pop();
        if (move instanceof ThroughTheAgesMove.Build build) {
            int technology = build.technology().index();
            Building.build(position, seat, technology, build.technology().resourceCost(), log);
        }
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return DECLINE;
    }

    @Override
    public @Nullable Loss loss(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Decline
                ? new Loss(
                        "free-building",
                        Map.of(
                                "technology",
                                CivilCard.at(position.steps().note(0)).id()))
                : null;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return yesOrNo(
                "FreeBuilding",
                Rulebook.EVENT,
                Map.of("technology", CivilCard.at(position.steps().note(0)).id()));
    }
}
