package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.CivilCard;
import java.util.List;
import java.util.Map;

/** Workers and Population: who loses population and has no unused worker takes one off a card. */
public final class LoseWorkers extends Question {

    public static final LoseWorkers STEP = new LoseWorkers();

    static final class Frame {

        private static final int COUNT = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("count")};

        private Frame() {}

        static void push(ThroughTheAgesPosition position, int seat, int count) {
            position.steps().push(STEP, seat, count);
        }

        private static int count(ThroughTheAgesPosition position) {
            return position.steps().note(COUNT);
        }

        private static void setCount(ThroughTheAgesPosition position, int count) {
            position.steps().setNote(COUNT, count);
        }
    }

    private LoseWorkers() {
        super("lose-workers", Frame.TOLD);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        Civilization civ = position.civ(seat);
        for (int card = 0; card < CivilCard.WORKPLACES; card++) {
            if (civ.workers[card] > 0) {
                moves.add(new ThroughTheAgesMove.LoseWorker(CivilCard.at(card)));
            }
        }
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.LoseWorker
                ? ThroughTheAgesRefusal.NO_WORKER_TO_LOSE
                : ThroughTheAgesRefusal.LOSE_A_WORKER_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        CivilCard card = ((ThroughTheAgesMove.LoseWorker) move).technology();
        Civilization civ = position.civ(seat);
        civ.workers[card.index()]--;
        civ.yellowBank++;
        log.all(new ThroughTheAgesEvent.WorkerLost(seat, card));
        int rest = Frame.count(position) - 1;
        Frame.setCount(position, rest);
        if (rest == 0) {
            position.steps().pop();
        }
        Ratings.update(position, seat);
    }

    /** The cheapest worker. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int cheapest = NONE;
        for (int card = 0; card < CivilCard.WORKPLACES; card++) {
            if (civ.workers[card] > 0
                    && (cheapest == NONE
                            || CivilCard.at(card).resourceCost()
                                    < CivilCard.at(cheapest).resourceCost())) {
                cheapest = card;
            }
        }
        return new ThroughTheAgesMove.LoseWorker(CivilCard.at(cheapest));
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some("LoseWorkers", Rulebook.WORKERS, Map.of("count", Frame.count(position)));
    }
}
