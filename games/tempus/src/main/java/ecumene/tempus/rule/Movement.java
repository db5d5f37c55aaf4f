package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Way;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Move, with Transport: tokens go by land as far as the row allows, or across a lake, or across the sea once there are
 * ships. Sets of land hexes are pairs of words, see {@link Geography}.
 */
final class Movement {

    /** From every hex to every hex. */
    private static final TempusMove[] MOVES = allMoves();

    private final TempusPosition position;
    private final Era era;
    private final Geography geography;

    /** Tokens that arrived by the action going on may not move again; a new action moves any. */
    private final boolean goesOn;

    // Where a token may pass (no foreign tokens, no foreign city), where it may stop (no city either), and where of
    // these there is no room.
    private long passLow;
    private long passHigh;
    private long stopLow;
    private long stopHigh;
    private long fullLow;
    private long fullHigh;

    // What look() found.
    private long low;
    private long high;

    Movement(TempusPosition position, int seat, boolean goesOn) {
        this.position = position;
        this.era = position.era(seat);
        this.geography = position.island().geography();
        this.goesOn = goesOn;
        Board board = position.board();
        int limit = era.stackingLimit();
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            int owner = board.owner(hex);
            if (owner != TempusPosition.NONE && owner != seat) {
                continue;
            }
            long bitLow = Geography.low(number);
            long bitHigh = Geography.high(number);
            passLow |= bitLow;
            passHigh |= bitHigh;
            if (board.city(hex) == 0) {
                stopLow |= bitLow;
                stopHigh |= bitHigh;
                if (board.tokens(hex) >= limit && board.tokens(hex) >= limit + board.raised(seat, hex)) {
                    fullLow |= bitLow;
                    fullHigh |= bitHigh;
                }
            }
        }
    }

    private static TempusMove[] allMoves() {
        TempusMove[] all = new TempusMove[Hex.COUNT * Hex.COUNT];
        for (Hex from : Hex.ALL) {
            for (Hex to : Hex.ALL) {
                all[from.index() * Hex.COUNT + to.index()] = new TempusMove.MoveToken(from, to);
            }
        }
        return all;
    }

    /** Lists the tokens that can move now, in the action going on or in a new one. */
    static void list(TempusPosition position, int seat, int[] own, List<TempusMove> moves) {
        boolean begins = Turn.mayBeginAction(position, seat);
        if (begins || position.goesOn(Running.MOVE)) {
            new Movement(position, seat, !begins).list(own, moves);
        }
    }

    private void list(int[] own, List<TempusMove> moves) {
        for (int from : own) {
            if (hasUnmoved(from)) {
                look(from);
                add(from, low & ~fullLow, 0, moves);
                add(from, high & ~fullHigh, Long.SIZE, moves);
            }
        }
    }

    private boolean hasUnmoved(int hex) {
        return !goesOn || position.board().tokens(hex) > position.fresh(hex);
    }

    private void add(int from, long targets, int offset, List<TempusMove> moves) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = geography.hex(Long.numberOfTrailingZeros(rest) + offset);
            moves.add(MOVES[from * Hex.COUNT + to]);
        }
    }

    /** Finds every hex where a token from here may stop, full ones included. */
    private void look(int from) {
        int start = geography.number(from);
        walk(start, passLow, passHigh);
        // Across water: that is the whole move.
        low |= geography.lakesideLow(start);
        high |= geography.lakesideHigh(start);
        if (era.ships() && geography.isCoast(start)) {
            low |= geography.coastLow();
            high |= geography.coastHigh();
        }
        low &= stopLow & ~Geography.low(start);
        high &= stopHigh & ~Geography.high(start);
    }

    /** Finds every hex in reach by land, through hexes that may be passed. */
    private void walk(int start, long throughLow, long throughHigh) {
        low = geography.nearLow(start) & throughLow;
        high = geography.nearHigh(start) & throughHigh;
        long edgeLow = low;
        long edgeHigh = high;
        for (int steps = 1; steps < era.distance() && (edgeLow | edgeHigh) != 0; steps++) {
            long nextLow = 0;
            long nextHigh = 0;
            for (long rest = edgeLow; rest != 0; rest &= rest - 1) {
                int number = Long.numberOfTrailingZeros(rest);
                nextLow |= geography.nearLow(number);
                nextHigh |= geography.nearHigh(number);
            }
            for (long rest = edgeHigh; rest != 0; rest &= rest - 1) {
                int number = Long.numberOfTrailingZeros(rest) + Long.SIZE;
                nextLow |= geography.nearLow(number);
                nextHigh |= geography.nearHigh(number);
            }
            edgeLow = nextLow & throughLow & ~low;
            edgeHigh = nextHigh & throughHigh & ~high;
            low |= edgeLow;
            high |= edgeHigh;
        }
    }

    private boolean found(int number) {
        return (low & Geography.low(number)) != 0 || (high & Geography.high(number)) != 0;
    }

    private static boolean isPossible(TempusPosition position, int seat, boolean goesOn) {
        return isPossible(position, seat, goesOn, position.cards().holds(seat, Idea.SANITATION));
    }

    /** Whether a token could move somewhere in the running action, or in a new one; into a full hex too with Sanitation. */
    static boolean isPossible(TempusPosition position, int seat, boolean goesOn, boolean sanitation) {
        Movement movement = new Movement(position, seat, goesOn);
        for (int from : position.board().hexesOf(seat, movement.geography)) {
            if (movement.hasUnmoved(from)) {
                movement.look(from);
                long targets = (movement.low & ~movement.fullLow) | (movement.high & ~movement.fullHigh);
                if (targets != 0 || (sanitation && (movement.low | movement.high) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many tokens can still move in the running action, by its allowance and by those that have not moved. */
    static int left(TempusPosition position, int seat) {
        int unmoved = 0;
        for (int hex : position.board().hexesOf(seat, position.island().geography())) {
            unmoved += position.board().tokens(hex) - position.fresh(hex);
        }
        return Math.min(position.allowance(), unmoved);
    }

    /**
     * Whether a token gained by Religion could move in the running action, with Sanitation where there is no room: into the
     * hex of its former owner if it was the only one there, or away from its new one.
     */
    static boolean aConvertCouldMove(TempusPosition position, int seat) {
        if (position.board().supply(seat) > 0) {
            Movement movement = new Movement(position, seat, true);
            for (int to : position.board().hexesOf(seat, movement.geography)) {
                movement.look(to);
                boolean mayLeave = (movement.low | movement.high) != 0;
                for (int from : movement.geography.neighbours(to)) {
                    if (Religion.isTarget(position, seat, from)
                            && (mayLeave || position.board().tokens(from) == 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.MoveToken move) {
        boolean begins = Turn.mayBeginAction(position, seat);
        boolean goesOn = !begins && position.goesOn(Running.MOVE);
        if (!goesOn && !begins) {
            return position.running() == Running.MOVE ? TempusRefusal.NO_MOVES_LEFT : Turn.whyNoAction(position);
        }
        int from = move.from().index();
        int to = move.to().index();
        Board board = position.board();
        if (!board.controls(seat, from)) {
            return TempusRefusal.NO_TOKEN_OF_YOURS;
        }
        if (goesOn && board.tokens(from) <= position.fresh(from)) {
            return TempusRefusal.TOKEN_HAS_MOVED;
        }
        if (from == to) {
            return TempusRefusal.MUST_CHANGE_HEX;
        }
        if (!position.island().isLand(to)) {
            return TempusRefusal.ONLY_TO_LAND;
        }
        if (board.city(to) > 0) {
            return TempusRefusal.NO_STOP_IN_A_CITY;
        }
        if (board.tokens(to) > 0 && board.owner(to) != seat) {
            return TempusRefusal.FOREIGN_TOKENS_THERE;
        }
        Movement movement = new Movement(position, seat, goesOn);
        movement.look(from);
        if (!movement.found(movement.geography.number(to))) {
            return movement.whyOutOfReach(from, to);
        }
        return TempusRefusal.STACK_IS_FULL;
    }

    private TempusRefusal whyOutOfReach(int from, int to) {
        int start = geography.number(from);
        int target = geography.number(to);
        walk(start, -1L, -1L);
        if (found(target)) {
            return TempusRefusal.WAY_IS_BLOCKED;
        }
        return geography.isCoast(start) && geography.isCoast(target)
                ? TempusRefusal.NO_SHIPS_YET
                : TempusRefusal.TOO_FAR;
    }

    static void play(TempusPosition position, int seat, TempusMove.MoveToken move, EventLog log) {
        if (!position.goesOn(Running.MOVE) || Turn.mayBeginAction(position, seat)) {
            position.beginAction(seat, Running.MOVE, position.era(seat).moves());
        }
        int from = move.from().index();
        int to = move.to().index();
        Way way = Hex.areNeighbours(from, to) ? Way.LAND : new Movement(position, seat, true).wayTo(from, to);
        position.board().moveTokens(from, to, 1);
        position.addFresh(to);
        position.setAllowance(position.allowance() - 1);
        log.all(new TempusEvent.TokenMoved(
                seat,
                move.from(),
                position.island().terrain(from),
                move.to(),
                position.island().terrain(to),
                way));
    }

    /** How a token gets to a hex in its reach: by land wherever it can. */
    private Way wayTo(int from, int to) {
        int start = geography.number(from);
        int target = geography.number(to);
        walk(start, passLow, passHigh);
        if (found(target)) {
            return Way.LAND;
        }
        low = geography.lakesideLow(start);
        high = geography.lakesideHigh(start);
        return found(target) ? Way.LAKE : Way.SEA;
    }

    // ---------------------------------------------------------------- Transport

    static void listTransport(TempusPosition position, int seat, List<TempusMove> moves) {
        if (position.cards().holds(seat, Idea.TRANSPORT) && whyNoTransport(position, seat) == null) {
            int first = IdeaCard.first(Idea.TRANSPORT);
            for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
                if (position.cards().inHand(seat, card) > 0) {
                    moves.add(new TempusMove.Transport(IdeaCard.at(card)));
                }
            }
        }
    }

    /** Transport goes with a Move, at any time from before the first token on, if there is a token that can move. */
    private static @Nullable TempusRefusal whyNoTransport(TempusPosition position, int seat) {
        if (addsToTheAction(position, seat)) {
            return null;
        }
        if (!Turn.mayBeginAction(position, seat)) {
            return position.running() == Running.MOVE
                    ? TempusRefusal.NOTHING_MORE_TO_MOVE
                    : TempusRefusal.ONLY_WITH_A_MOVE;
        }
        return isPossible(position, seat, false) ? null : TempusRefusal.NOTHING_MORE_TO_MOVE;
    }

    /** Whether a Transport of the own hand could move one more token in the running action. */
    static boolean couldAddTransport(TempusPosition position, int seat) {
        return position.cards().holds(seat, Idea.TRANSPORT) && addsToTheAction(position, seat);
    }

    private static boolean addsToTheAction(TempusPosition position, int seat) {
        return position.running() == Running.MOVE && isPossible(position, seat, true);
    }

    /** Whether Transport would move nobody: so many tokens may move without the card. */
    static boolean isTransportWasted(TempusPosition position, int seat) {
        return addsToTheAction(position, seat)
                ? most(position, seat, true) <= position.allowance()
                : most(position, seat, false) <= position.era(seat).moves();
    }

    /**
     * More tokens than these cannot move if any number were allowed: those that have not moved and that others do not lock
     * in. A Religion card may bring one more and open a way.
     */
    private static int most(TempusPosition position, int seat, boolean goesOn) {
        Movement movement = new Movement(position, seat, goesOn);
        int religions = position.cards().count(seat, Idea.RELIGION);
        int most = religions;
        for (int hex : position.board().hexesOf(seat, movement.geography)) {
            movement.look(hex);
            if (religions > 0 || (movement.low | movement.high) != 0) {
                most += position.board().tokens(hex) - (goesOn ? position.fresh(hex) : 0);
            }
        }
        return most;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Transport move) {
        @Nullable TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.TRANSPORT);
        if (card != null) {
            return card;
        }
        @Nullable TempusRefusal moment = whyNoTransport(position, seat);
        return moment != null ? moment : TempusRefusal.TAKE_YOUR_TURN_NOW;
    }

    /** Played before the first token, it begins the action. */
    static void play(TempusPosition position, int seat, TempusMove.Transport move, EventLog log) {
        if (!addsToTheAction(position, seat)) {
            position.beginAction(seat, Running.MOVE, position.era(seat).moves());
        }
        Ideas.play(position, seat, move.card());
        position.setAllowance(position.allowance() + 1);
        log.all(new TempusEvent.CardPlayed(seat, move.card()));
    }
}
