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

    private static final TempusMove[] IN_HEX =
            Hex.ALL.stream().map(TempusMove.HaveChild::new).toArray(TempusMove[]::new);

    private Children() {}

    static void list(TempusPosition position, int seat, int[] own, boolean begins, List<TempusMove> moves) {
        boolean goesOn = !begins && position.goesOn(Running.CHILDREN);
        if (!goesOn && !begins) {
            return;
        }
        for (int hex : own) {
            if (reason(position, seat, hex, goesOn) == null) {
                moves.add(IN_HEX[hex]);
            }
        }
    }

    /** Why no child can be born in a hex, in the action going on or in a new one; null if one can. */
    private static @Nullable TempusRefusal reason(TempusPosition position, int seat, int hex, boolean goesOn) {
        if (!position.island().isGrassland(hex)) {
            return TempusRefusal.ONLY_ON_GRASSLAND;
        }
        if (!position.board().controls(seat, hex)) {
            return TempusRefusal.CHILDREN_NEED_A_PARENT;
        }
        if (!isNursery(position, hex, goesOn)) {
            return TempusRefusal.ONE_CHILD_PER_HEX;
        }
        if (position.board().supply(seat) == 0) {
            return TempusRefusal.SUPPLY_IS_EMPTY;
        }
        return Stacking.isFull(position, seat, hex) ? TempusRefusal.NO_ROOM_FOR_A_CHILD : null;
    }

    /** Whether an own hex may still bear a child in the action going on, or in a new one. */
    private static boolean isNursery(TempusPosition position, int hex, boolean goesOn) {
        return position.island().isGrassland(hex) && !(goesOn && position.fresh(hex) > 0);
    }

    /** Whether one more child could be born in the running action, or in a new one; with Sanitation if need be. */
    private static boolean isPossible(TempusPosition position, int seat, boolean goesOn) {
        return places(position, seat, goesOn, position.cards().holds(seat, Idea.SANITATION)) > 0;
    }

    /** How many children can still be born in the running action. */
    static int left(TempusPosition position, int seat, boolean sanitation) {
        return Math.min(position.allowance(), places(position, seat, true, sanitation));
    }

    /** How many hexes may bear a child, as far as the supply goes; full ones too with Sanitation. */
    private static int places(TempusPosition position, int seat, boolean goesOn, boolean sanitation) {
        int supply = position.board().supply(seat);
        int places = 0;
        if (supply > 0) {
            for (int hex : position.board().hexesOf(seat).hexes()) {
                if (isNursery(position, hex, goesOn) && (sanitation || !Stacking.isFull(position, seat, hex))) {
                    places++;
                }
            }
        }
        return Math.min(places, supply);
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.HaveChild move) {
        boolean begins = Turn.mayBeginAction(position, seat);
        boolean goesOn = !begins && position.goesOn(Running.CHILDREN);
        if (!goesOn && !begins) {
            return position.running() == Running.CHILDREN ? TempusRefusal.NO_CHILDREN_LEFT : Turn.whyNoAction(position);
        }
        return Turn.given(reason(position, seat, move.hex().index(), goesOn));
    }

    static void play(TempusPosition position, int seat, TempusMove.HaveChild move, EventLog log) {
        if (!position.goesOn(Running.CHILDREN) || Turn.mayBeginAction(position, seat)) {
            position.beginAction(seat, Running.CHILDREN, position.era(seat).children());
        }
        position.board().putTokens(move.hex().index(), seat, 1);
        position.addFresh(move.hex().index());
        position.setAllowance(position.allowance() - 1);
        log.all(new TempusEvent.ChildBorn(seat, move.hex()));
    }

    // ---------------------------------------------------------------- Medicine

    static void listMedicine(TempusPosition position, int seat, List<TempusMove> moves) {
        if (position.cards().holds(seat, Idea.MEDICINE) && whyNoMedicine(position, seat) == null) {
            int first = IdeaCard.first(Idea.MEDICINE);
            for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
                if (position.cards().inHand(seat, card) > 0) {
                    moves.add(new TempusMove.Medicine(IdeaCard.at(card)));
                }
            }
        }
    }

    /** Medicine goes with Have Children, at any time from before the first child on, if there is a place for a child. */
    private static @Nullable TempusRefusal whyNoMedicine(TempusPosition position, int seat) {
        if (addsToTheAction(position, seat)) {
            return null;
        }
        if (!Turn.mayBeginAction(position, seat)) {
            return position.running() == Running.CHILDREN
                    ? TempusRefusal.NO_MORE_CHILDREN_POSSIBLE
                    : TempusRefusal.ONLY_WITH_CHILDREN;
        }
        return isPossible(position, seat, false) ? null : TempusRefusal.NO_MORE_CHILDREN_POSSIBLE;
    }

    /** Whether a Medicine of the own hand could bring one more child in the running action. */
    static boolean couldAddMedicine(TempusPosition position, int seat) {
        return position.cards().holds(seat, Idea.MEDICINE) && addsToTheAction(position, seat);
    }

    private static boolean addsToTheAction(TempusPosition position, int seat) {
        return position.running() == Running.CHILDREN && isPossible(position, seat, true);
    }

    /** Whether Medicine would bring nobody: each hex bears one child, and so many may be born without the card. */
    static boolean isMedicineWasted(TempusPosition position, int seat) {
        return addsToTheAction(position, seat)
                ? most(position, seat, true) <= position.allowance()
                : most(position, seat, false) <= position.era(seat).children();
    }

    /** How many children could be born if any number were allowed; each Sanitation card makes room in one full hex. */
    private static int most(TempusPosition position, int seat, boolean goesOn) {
        int roomy = places(position, seat, goesOn, false);
        return Math.min(
                places(position, seat, goesOn, true), roomy + position.cards().count(seat, Idea.SANITATION));
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Medicine move) {
        @Nullable TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.MEDICINE);
        if (card != null) {
            return card;
        }
        @Nullable TempusRefusal moment = whyNoMedicine(position, seat);
        return moment != null ? moment : TempusRefusal.TAKE_YOUR_TURN_NOW;
    }

    /** Played before the first child, it begins the action. */
    static void play(TempusPosition position, int seat, TempusMove.Medicine move, EventLog log) {
        if (!addsToTheAction(position, seat)) {
            position.beginAction(seat, Running.CHILDREN, position.era(seat).children());
        }
        Ideas.play(position, seat, move.card());
        position.setAllowance(position.allowance() + 1);
        log.all(new TempusEvent.CardPlayed(seat, move.card()));
    }
}
