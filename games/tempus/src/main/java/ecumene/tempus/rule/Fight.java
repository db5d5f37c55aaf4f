package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusEvent.Side;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.HexSet;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fight, with Military Leader: who may attack whom, and how a fight is decided. The questions in between are {@link
 * NameTerrain}, {@link AttackCards}, {@link DefenceCards} and {@link Advance}.
 */
public final class Fight {

    /** Whoever has tokens in no more hexes than this can be neither attacked nor converted. */
    private static final int PROTECTED_HEXES = 3;

    private static final int POINTS_OF_FORTIFICATION = 2;

    private Fight() {}

    public static boolean isProtected(TempusPosition position, int seat) {
        return position.board().held(seat) <= PROTECTED_HEXES;
    }

    /** {@code goesOn}: an action is in the middle, so that neither another one nor a leader may begin. */
    static void list(TempusPosition position, int seat, int[] own, boolean goesOn, List<TempusMove> moves) {
        boolean action = !goesOn && position.actionsLeft() > 0;
        boolean leader = !goesOn && position.cards().holds(seat, Idea.MILITARY_LEADER);
        if (!action && !leader) {
            return;
        }
        HexSet targets = targets(position, seat);
        for (int from : own) {
            if (HexSet.beside(from).meets(targets)) {
                for (int to : position.island().geography().neighbours(from)) {
                    if (targets.contains(to)) {
                        if (action) {
                            moves.add(new TempusMove.Attack(Hex.at(from), Hex.at(to)));
                        }
                        if (leader) {
                            listLeaders(position, seat, from, to, moves);
                        }
                    }
                }
            }
        }
    }

    /** The hexes with tokens or cities of others who are not protected. */
    static HexSet targets(TempusPosition position, int seat) {
        HexSet targets = new HexSet();
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && !isProtected(position, other)) {
                targets.addAll(position.board().ownedBy(other));
            }
        }
        return targets;
    }

    /** Whether a leader of the own hand would find somebody to attack. */
    static boolean aLeaderMayAttack(TempusPosition position, int seat, int[] own) {
        if (position.cards().holds(seat, Idea.MILITARY_LEADER)) {
            HexSet targets = targets(position, seat);
            for (int from : own) {
                if (HexSet.beside(from).meets(targets)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void listLeaders(TempusPosition position, int seat, int from, int to, List<TempusMove> moves) {
        int first = IdeaCard.first(Idea.MILITARY_LEADER);
        for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(new TempusMove.MilitaryLeader(IdeaCard.at(card), Hex.at(from), Hex.at(to)));
            }
        }
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.Attack move) {
        return Turn.mayBeginAction(position, seat)
                ? why(position, seat, move.from().index(), move.to().index())
                : Turn.whyNoAction(position);
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.MilitaryLeader move) {
        TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.MILITARY_LEADER);
        if (card != null) {
            return card;
        }
        return Turn.goesOn(position, seat)
                ? TempusRefusal.LEADER_WAITS_FOR_THE_ACTION
                : why(position, seat, move.from().index(), move.to().index());
    }

    private static TempusRefusal why(TempusPosition position, int seat, int from, int to) {
        Board board = position.board();
        if (!board.controls(seat, from)) {
            return TempusRefusal.ATTACK_NEEDS_TOKENS;
        }
        if (board.owner(to) == TempusPosition.NONE) {
            return TempusRefusal.NOBODY_TO_ATTACK;
        }
        if (board.owner(to) == seat) {
            return TempusRefusal.OWN_HEX;
        }
        // That somebody is protected cannot be seen from where the pieces lie: it is told first.
        return isProtected(position, board.owner(to))
                ? TempusRefusal.TARGET_IS_PROTECTED
                : TempusRefusal.ATTACK_ONLY_NEIGHBOURS;
    }

    static void play(TempusPosition position, int seat, TempusMove.Attack move, EventLog log) {
        position.beginAction(seat, Running.NOTHING, 0);
        begin(position, seat, move.from(), move.to(), null, log);
    }

    /** A leader attacks before or after the action: one that was running is complete, and nothing adds to it any more. */
    static void play(TempusPosition position, int seat, TempusMove.MilitaryLeader move, EventLog log) {
        Ideas.play(position, seat, move.card());
        position.closeAction();
        begin(position, seat, move.from(), move.to(), move.card(), log);
    }

    private static void begin(
            TempusPosition position, int seat, Hex from, Hex to, @Nullable IdeaCard leader, EventLog log) {
        int defender = position.board().owner(to.index());
        position.beginFight(from.index(), to.index());
        log.all(new TempusEvent.Attacked(
                seat,
                defender,
                from,
                position.island().terrain(from.index()),
                to,
                position.island().terrain(to.index()),
                position.board().city(to.index()),
                leader));
        position.steps().push(AttackCards.STEP, seat);
        boolean cards = position.cards().handSize(seat) + position.cards().handSize(defender) > 0;
        if (cards && position.board().city(to.index()) > 0) {
            position.steps().push(NameTerrain.STEP, defender);
        }
    }

    /** The terrain fought over; null for a city without one, see {@link NameTerrain}. */
    private static @Nullable Terrain terrain(TempusPosition position) {
        return position.fightTerrain() == TempusPosition.NONE ? null : Terrain.at(position.fightTerrain());
    }

    // ---------------------------------------------------------------- the decision

    /** All cards are turned over, the points are counted, and the loser's pieces leave the board. A tie is a defence. */
    static void decide(TempusPosition position, EventLog log) {
        Board board = position.board();
        int from = position.fightFrom();
        int to = position.fightTo();
        int attacker = board.owner(from);
        int defender = board.owner(to);
        @Nullable Terrain terrain = terrain(position);
        Side attack = side(position, attacker, board.tokens(from), terrain, 0);
        Side defence = side(position, defender, board.tokens(to) + board.city(to), terrain, POINTS_OF_FORTIFICATION);
        boolean won = attack.total() > defence.total();
        boolean tied = attack.total() == defence.total();
        position.reveal();
        log.all(new TempusEvent.FightDecided(
                attacker,
                defender,
                Hex.at(from),
                Hex.at(to),
                terrain,
                attack.total(),
                defence.total(),
                laidCards(position, attacker),
                laidCards(position, defender),
                attack,
                defence,
                won,
                tied));
        position.cards().discardLaid(attacker);
        position.cards().discardLaid(defender);
        if (won) {
            clear(position, defender, to, log);
            position.steps().push(Advance.STEP, attacker);
        } else {
            board.takeTokens(from, 1);
            log.all(new TempusEvent.TokensLost(
                    attacker, Hex.at(from), position.island().terrain(from), 1));
            position.endFight();
        }
    }

    /** What a card adds for a side of the running fight: nothing for others, and before its terrain is known only what it is. */
    public static int pointsNow(TempusPosition position, int seat, IdeaCard card) {
        int attacker = position.fightTo() == TempusPosition.NONE
                ? TempusPosition.NONE
                : position.board().owner(position.fightFrom());
        boolean defending = attacker != TempusPosition.NONE
                && position.board().owner(position.fightTo()) == seat
                && seat != attacker;
        if (!defending && seat != attacker) {
            return 0;
        }
        return (card.background() == terrain(position) ? 1 : 0)
                + (card.idea() == Idea.WEAPONS ? 1 : 0)
                + (card.idea() == Idea.FORTIFICATION && defending ? POINTS_OF_FORTIFICATION : 0);
    }

    private static Side side(
            TempusPosition position, int seat, int strength, @Nullable Terrain terrain, int fortificationPoints) {
        int backgrounds = 0;
        int weapons = 0;
        int fortifications = 0;
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            int count = position.cards().laid(seat, card);
            if (count > 0) {
                backgrounds += IdeaCard.at(card).background() == terrain ? count : 0;
                weapons += IdeaCard.at(card).idea() == Idea.WEAPONS ? count : 0;
                fortifications += IdeaCard.at(card).idea() == Idea.FORTIFICATION ? count * fortificationPoints : 0;
            }
        }
        return new Side(strength, backgrounds, weapons, fortifications);
    }

    static List<IdeaCard> laidCards(TempusPosition position, int seat) {
        List<IdeaCard> cards = new ArrayList<>();
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            for (int i = 0; i < position.cards().laid(seat, card); i++) {
                cards.add(IdeaCard.at(card));
            }
        }
        return List.copyOf(cards);
    }

    private static void clear(TempusPosition position, int defender, int hex, EventLog log) {
        Board board = position.board();
        int city = board.city(hex);
        if (city > 0) {
            board.takeCity(hex);
            log.all(new TempusEvent.CityDestroyed(defender, Hex.at(hex), city));
        } else {
            int tokens = board.tokens(hex);
            board.takeTokens(hex, tokens);
            log.all(new TempusEvent.TokensLost(
                    defender, Hex.at(hex), position.island().terrain(hex), tokens));
        }
    }
}
