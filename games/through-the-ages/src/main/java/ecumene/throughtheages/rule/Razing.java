package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;

/**
 * Urban buildings of others are destroyed, by a raid or by terrorism. Notes: whose, the highest level now, the highest level
 * of the one after it (-1: none), printed costs so far, whether they are paid out.
 */
public final class Razing extends Question {

    public static final Razing STEP = new Razing();

    private static final int NO_MORE = -1;
    private static final int ANY_LEVEL = 3;

    private Razing() {
        super("razing");
    }

    /** A raid: the building of the higher level is chosen first. */
    static void raid(ThroughTheAgesPosition position, int seat, int rival, MilitaryCard card) {
        int second = card.level() == 1 ? NO_MORE : card.amount(1);
        position.steps().push(STEP, seat, rival, card.amount(0), second, 0, 1);
    }

    static void terrorism(ThroughTheAgesPosition position, int seat, int rival) {
        position.steps().push(STEP, seat, rival, ANY_LEVEL, NO_MORE, 0, 0);
    }

    private static int rival(ThroughTheAgesPosition position) {
        return position.steps().note(0);
    }

    private static boolean hasBuilding(ThroughTheAgesPosition position) {
        return Building.hasUrbanBuilding(
                position.civ(rival(position)), position.steps().note(1));
    }

    @Override
    public int awaiting(ThroughTheAgesPosition position) {
        return hasBuilding(position) ? super.awaiting(position) : ecumene.engine.Seats.NOBODY;
    }

    @Override
    public void proceed(ThroughTheAgesPosition position, EventLog log) {
        next(position, log);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(rival(position));
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (civ.workers[card] > 0
                    && CivilCard.at(card).level() <= position.steps().note(1)) {
                moves.add(new ThroughTheAgesMove.Raze(rival(position), CivilCard.at(card)));
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Raze
                ? ThroughTheAgesRefusal.NO_SUCH_BUILDING
                : ThroughTheAgesRefusal.RAZE_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        CivilCard card = ((ThroughTheAgesMove.Raze) move).technology();
        Building.destroy(position, rival(position), card.index(), log);
        position.steps().setNote(3, position.steps().note(3) + card.resourceCost());
        next(position, log);
    }

    /** On to the second building, or the costs of all of them are halved and rounded up. */
    private static void next(ThroughTheAgesPosition position, EventLog log) {
        int second = position.steps().note(2);
        if (second != NO_MORE) {
            position.steps().setNote(1, second);
            position.steps().setNote(2, NO_MORE);
            return;
        }
        int seat = position.steps().seat();
        int costs = position.steps().note(3);
        boolean paid = position.steps().note(4) == 1;
        position.steps().pop();
        if (paid) {
            Goods.gainResources(position, seat, (costs + 1) / 2, log);
        }
    }

    /** The dearest building. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(rival(position));
        int dearest = NONE;
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.FIRST_UNIT; card++) {
            if (civ.workers[card] > 0
                    && CivilCard.at(card).level() <= position.steps().note(1)
                    && (dearest == NONE
                            || CivilCard.at(card).resourceCost()
                                    > CivilCard.at(dearest).resourceCost())) {
                dearest = card;
            }
        }
        return new ThroughTheAgesMove.Raze(rival(position), CivilCard.at(dearest));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        boolean raid = position.steps().note(4) == 1;
        return one(
                raid ? "Raid" : "Terrorism",
                raid ? Rulebook.AGGRESSION : Rulebook.EVENT,
                Map.of("seat", rival(position)));
    }
}
