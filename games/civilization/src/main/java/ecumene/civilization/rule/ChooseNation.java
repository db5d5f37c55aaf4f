package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Nation;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;

/** Choice of nation, in the order drawn by lot (4.3, 4.4). */
public final class ChooseNation extends Question {

    public static final ChooseNation STEP = new ChooseNation();

    private ChooseNation() {
        super("choose-nation");
    }

    /** How many seats have chosen. */
    private static final class Frame {

        private static final int CHOSEN = 0;

        static int chosen(CivilizationPosition position) {
            return position.steps().note(CHOSEN);
        }

        static void setChosen(CivilizationPosition position, int seats) {
            position.steps().setNote(CHOSEN, seats);
        }
    }

    /** Draws the order by lot and asks the first. */
    public static void begin(CivilizationPosition position, EventLog log) {
        int[] seats = new int[position.seats()];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = seat;
        }
        position.random().shuffle(seats, seats.length);
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < seats.length; place++) {
            position.setOrder(place, seats[place]);
            order.add(seats[place]);
        }
        log.all(new CivilizationEvent.NationsDrawn(seats[0], order));
        position.steps().push(STEP, seats[0]);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (Nation nation : position.board().nations()) {
            if (position.seatOf(nation) == CivilizationPosition.NONE) {
                moves.add(new CivilizationMove.ChooseNation(nation));
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.ChooseNation choice)) {
            return CivilizationRefusal.CHOOSE_A_NATION_NOW;
        }
        return position.board().nations().contains(choice.nation())
                ? CivilizationRefusal.NATION_IS_TAKEN
                : CivilizationRefusal.NATION_STARTS_OUTSIDE;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        Nation nation = ((CivilizationMove.ChooseNation) move).nation();
        position.setNation(seat, nation);
        position.pieces().addTokens(seat, nation.start().index(), 1);
        log.all(new CivilizationEvent.NationChosen(seat, nation));
        int chosen = Frame.chosen(position) + 1;
        if (chosen < position.seats()) {
            Frame.setChosen(position, chosen);
            position.steps().setSeat(position.inOrder(chosen));
        } else {
            position.steps().pop();
            Rounds.begin(position, log);
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "ChooseNation", Rulebook.CHOICE_OF_NATION);
    }
}
