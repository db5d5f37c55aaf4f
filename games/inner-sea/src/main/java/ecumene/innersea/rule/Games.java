package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.AreaSet;
import java.util.ArrayList;
import java.util.List;

/** Sacred games: in Turn Order every civilization may place a disk in an area it controls. */
public final class Games extends Automatic {

    public static final Games STEP = new Games();

    /** Who has been asked. */
    private static final class Frame {

        private static final int ASKED = 0;

        static int asked(InnerSeaPosition position) {
            return position.steps().note(ASKED);
        }

        static void setAsked(InnerSeaPosition position, int count) {
            position.steps().setNote(ASKED, count);
        }
    }

    private Games() {
        super("games");
    }

    @Override
    public void proceed(InnerSeaPosition position, EventLog log) {
        int asked = Frame.asked(position);
        if (asked == position.powers()) {
            position.steps().pop();
            return;
        }
        Frame.setAsked(position, asked + 1);
        position.steps().push(GamesDisk.STEP, position.inOrder(asked));
    }

    /** The disk of one civilization. */
    public static final class GamesDisk extends Asking {

        public static final GamesDisk STEP = new GamesDisk();

        private GamesDisk() {
            super("games-disk");
        }

        @Override
        void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
            if (position.board().supply(power) > 0) {
                AreaSet areas = position.board().controlled(power);
                for (int area = areas.first(); area >= 0; area = areas.after(area)) {
                    if (Stacking.room(position, power, area) > 0) {
                        moves.add(PlayCard.TARGETS[area]);
                    }
                }
            }
            moves.add(DONE);
        }

        @Override
        void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
            position.steps().pop();
            if (move instanceof InnerSeaMove.Target target) {
                Deeds.place(position, power, target.area().index(), 1, false, log);
            }
        }

        @Override
        InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
            return move instanceof InnerSeaMove.Target
                    ? InnerSeaRefusal.DOES_NOT_FIT_THE_CARD
                    : InnerSeaRefusal.PLACE_FOR_THE_GAMES_NOW;
        }

        @Override
        InnerSeaMove absent(InnerSeaPosition position, int power) {
            List<InnerSeaMove> moves = new ArrayList<>();
            list(position, power, moves);
            return SystemGrowth.bestPlace(position, power, moves);
        }

        @Override
        Prompt question(InnerSeaPosition position, int power) {
            return new Prompt(Prompt.Shape.PLACE, "GamesDisk", Rulebook.PLAYING);
        }
    }
}
