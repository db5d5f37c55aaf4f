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
import ecumene.tempus.component.HexSet;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Way;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Move, with Transport: tokens go by land as far as the row allows, or across a lake, or across the sea once there are
 * ships.
 */
final class Movement {

    /** From every hex to every hex. */
    private static final TempusMove[] MOVES = allMoves();

    private final TempusPosition position;
    private final Era era;
    private final Geography geography;

    /** Tokens that arrived by the action going on may not move again; a new action moves any. */
    private final boolean goesOn;

    private final HexSet own;

    /** Where a token may pass: no foreign tokens, no foreign city. */
    private final HexSet passable;

    /** Where of these it may stop: no city either. */
    private final HexSet open;

    /** Where of these there is no room. */
    private final HexSet full = new HexSet();

    /** What {@link #look} found. */
    private final HexSet found = new HexSet();

    Movement(TempusPosition position, int seat, boolean goesOn) {
        this.position = position;
        this.era = position.era(seat);
        this.geography = position.island().geography();
        this.goesOn = goesOn;
        Board board = position.board();
        own = board.hexesOf(seat);
        passable = new HexSet(geography.land());
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                passable.removeAll(board.ownedBy(other));
            }
        }
        open = new HexSet(passable);
        open.removeAll(board.cities());
        for (int word = 0; word < HexSet.WORDS; word++) {
            for (long rest = own.word(word); rest != 0; rest &= rest - 1) {
                int hex = HexSet.hex(word, rest);
                if (Stacking.isFull(position, seat, hex)) {
                    full.add(hex);
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

    /** Lists the tokens that can move now, in the action going on or in a new one; says whether there are any. */
    static boolean list(TempusPosition position, int seat, boolean goesOn, List<TempusMove> moves) {
        int before = moves.size();
        new Movement(position, seat, goesOn).list(moves);
        return moves.size() > before;
    }

    private void list(List<TempusMove> moves) {
        for (int word = 0; word < HexSet.WORDS; word++) {
            for (long rest = own.word(word); rest != 0; rest &= rest - 1) {
                int from = HexSet.hex(word, rest);
                if (hasUnmoved(from)) {
                    look(from);
                    found.removeAll(full);
                    add(from, moves);
                }
            }
        }
    }

    private boolean hasUnmoved(int hex) {
        return !goesOn || position.board().tokens(hex) > position.fresh(hex);
    }

    private void add(int from, List<TempusMove> moves) {
        int row = from * Hex.COUNT;
        for (int word = 0; word < HexSet.WORDS; word++) {
            for (long rest = found.word(word); rest != 0; rest &= rest - 1) {
                moves.add(MOVES[row + HexSet.hex(word, rest)]);
            }
        }
    }

    /** Finds every hex where a token from here may stop, full ones included. */
    private void look(int from) {
        walk(from, passable);
        // Across water: that is the whole move.
        found.addAll(geography.lakeside(from));
        if (era.ships() && geography.coast().contains(from)) {
            found.addAll(geography.coast());
        }
        found.keepOnly(open);
        found.remove(from);
    }

    /** Finds every hex in reach by land, through hexes that may be passed. */
    private void walk(int from, HexSet through) {
        found.set(HexSet.beside(from));
        found.keepOnly(through);
        if (era.distance() > 1) {
            HexSet edge = new HexSet(found);
            HexSet next = new HexSet();
            for (int steps = 1; steps < era.distance() && !edge.isEmpty(); steps++) {
                next.clear();
                next.addBeside(edge);
                next.keepOnly(through);
                next.removeAll(found);
                found.addAll(next);
                edge.set(next);
            }
        }
    }

    private static boolean isPossible(TempusPosition position, int seat, boolean goesOn) {
        return isPossible(position, seat, goesOn, position.cards().holds(seat, Idea.SANITATION));
    }

    /** Whether a token could move somewhere in the running action, or in a new one; into a full hex too with Sanitation. */
    static boolean isPossible(TempusPosition position, int seat, boolean goesOn, boolean sanitation) {
        Movement movement = new Movement(position, seat, goesOn);
        for (int word = 0; word < HexSet.WORDS; word++) {
            for (long rest = movement.own.word(word); rest != 0; rest &= rest - 1) {
                int from = HexSet.hex(word, rest);
                if (movement.hasUnmoved(from)) {
                    movement.look(from);
                    if (sanitation ? !movement.found.isEmpty() : !movement.found.isWithin(movement.full)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** How many tokens can still move in the running action, by its allowance and by those that have not moved. */
    static int left(TempusPosition position, int seat) {
        int unmoved = 0;
        for (int hex : position.board().hexesOf(seat).hexes()) {
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
            HexSet targets = Religion.targets(position, seat);
            for (int to : movement.own.hexes()) {
                movement.look(to);
                boolean mayLeave = !movement.found.isEmpty();
                for (int from : movement.geography.neighbours(to)) {
                    if (targets.contains(from) && (mayLeave || position.board().tokens(from) == 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Moves are listed from whole sets of hexes, for speed: here it is only explained why one is not in them. */
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
        if (!movement.found.contains(to)) {
            return movement.whyOutOfReach(from, to);
        }
        return TempusRefusal.STACK_IS_FULL;
    }

    private TempusRefusal whyOutOfReach(int from, int to) {
        walk(from, geography.land());
        if (found.contains(to)) {
            return TempusRefusal.WAY_IS_BLOCKED;
        }
        HexSet coast = geography.coast();
        return coast.contains(from) && coast.contains(to) ? TempusRefusal.NO_SHIPS_YET : TempusRefusal.TOO_FAR;
    }

    static void play(TempusPosition position, int seat, TempusMove.MoveToken move, EventLog log) {
        if (!position.goesOn(Running.MOVE) || Turn.mayBeginAction(position, seat)) {
            position.beginAction(seat, Running.MOVE, position.era(seat).moves());
        }
        int from = move.from().index();
        int to = move.to().index();
        // Looking for the way is worth it only where it is told.
        Way way = log.isHeard() ? wayTo(position, seat, from, to) : Way.LAND;
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
    private static Way wayTo(TempusPosition position, int seat, int from, int to) {
        if (Hex.areNeighbours(from, to)) {
            return Way.LAND;
        }
        Geography geography = position.island().geography();
        boolean lake = geography.lakeside(from).contains(to);
        if (!lake && !geography.coast().contains(to)) {
            return Way.LAND;
        }
        Movement movement = new Movement(position, seat, true);
        movement.walk(from, movement.passable);
        if (movement.found.contains(to)) {
            return Way.LAND;
        }
        return lake ? Way.LAKE : Way.SEA;
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
        for (int hex : movement.own.hexes()) {
            movement.look(hex);
            if (religions > 0 || !movement.found.isEmpty()) {
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
