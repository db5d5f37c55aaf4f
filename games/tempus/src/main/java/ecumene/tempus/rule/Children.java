package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Have Children, with Medicine: new tokens on grassland where own tokens are, one in each hex. */
final class Children {

    private Children() {}

    static void list(TempusPosition position, int seat, int[] own, List<TempusMove> moves) {
        boolean goesOn = position.goesOn(Running.CHILDREN);
        if ((!goesOn && !position.mayBeginAction()) || position.board().supply(seat) == 0) {
            return;
        }
        for (int hex : own) {
            if (position.island().isGrassland(hex) && !(goesOn && position.fresh(hex) > 0)) {
                if (!Stacking.isFull(position, seat, hex)) {
                    moves.add(new TempusMove.HaveChild(Hex.at(hex), null));
                } else {
                    listWithSanitation(position, seat, hex, moves);
                }
            }
        }
    }

    private static void listWithSanitation(TempusPosition position, int seat, int hex, List<TempusMove> moves) {
        for (int card = Stacking.CARDS; card < Stacking.CARDS_END; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(new TempusMove.HaveChild(Hex.at(hex), IdeaCard.at(card)));
            }
        }
    }

    /** Whether one more child could be born in the running action. */
    private static boolean canGoOn(TempusPosition position, int seat) {
        if (position.board().supply(seat) > 0) {
            for (int hex : position.board().hexesOf(seat, position.island().geography())) {
                if (position.island().isGrassland(hex)
                        && position.fresh(hex) == 0
                        && Stacking.hasRoom(position, seat, hex)) {
                    return true;
                }
            }
        }
        return false;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.HaveChild move) {
        boolean goesOn = position.goesOn(Running.CHILDREN);
        if (!goesOn && !position.mayBeginAction()) {
            return position.running() == Running.CHILDREN ? TempusRefusal.NO_CHILDREN_LEFT : Turn.whyNoAction(position);
        }
        int hex = move.hex().index();
        if (!position.island().isGrassland(hex)) {
            return TempusRefusal.ONLY_ON_GRASSLAND;
        }
        if (!position.board().controls(seat, hex)) {
            return TempusRefusal.CHILDREN_NEED_A_PARENT;
        }
        if (goesOn && position.fresh(hex) > 0) {
            return TempusRefusal.ONE_CHILD_PER_HEX;
        }
        if (position.board().supply(seat) == 0) {
            return TempusRefusal.SUPPLY_IS_EMPTY;
        }
        TempusRefusal stacking = Stacking.why(position, seat, hex, move.sanitation());
        return stacking != null ? stacking : TempusRefusal.TAKE_YOUR_TURN_NOW;
    }

    static void play(TempusPosition position, int seat, TempusMove.HaveChild move, EventLog log) {
        if (!position.goesOn(Running.CHILDREN)) {
            position.beginAction(seat, Running.CHILDREN, position.era(seat).children());
        }
        Stacking.pay(position, seat, move.sanitation());
        position.board().putTokens(move.hex().index(), seat, 1);
        position.addFresh(move.hex().index());
        position.setAllowance(position.allowance() - 1);
        log.all(new TempusEvent.ChildBorn(seat, move.hex(), move.sanitation()));
    }

    // ---------------------------------------------------------------- Medicine

    /** Medicine waits until the children of the row are born: nobody loses by it, and no card is wasted. */
    static void listMedicine(TempusPosition position, int seat, List<TempusMove> moves) {
        if (position.running() == Running.CHILDREN
                && position.allowance() == 0
                && position.cards().holds(seat, Idea.MEDICINE)
                && canGoOn(position, seat)) {
            int first = IdeaCard.first(Idea.MEDICINE);
            for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
                if (position.cards().inHand(seat, card) > 0) {
                    moves.add(new TempusMove.Medicine(IdeaCard.at(card)));
                }
            }
        }
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Medicine move) {
        @Nullable TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.MEDICINE);
        if (card != null) {
            return card;
        }
        if (position.running() != Running.CHILDREN) {
            return TempusRefusal.ONLY_WITH_CHILDREN;
        }
        return position.allowance() > 0 ? TempusRefusal.CHILDREN_ARE_LEFT : TempusRefusal.NO_MORE_CHILDREN_POSSIBLE;
    }

    static void play(TempusPosition position, int seat, TempusMove.Medicine move, EventLog log) {
        Ideas.play(position, seat, move.card());
        position.setAllowance(1);
        log.all(new TempusEvent.CardPlayed(seat, move.card()));
    }
}
