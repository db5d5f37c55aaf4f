package ecumene.tempus.bot;

import ecumene.engine.Evaluation;
import ecumene.tempus.Board;
import ecumene.tempus.Cards;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Geography;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.rule.Scoring;
import ecumene.tempus.rule.Turn;
import java.util.Arrays;

/**
 * Estimates the final points of each seat: what is on the board, what can still grow from it, the cards, the next progress
 * and the fight going on. The weights shift from growth to points as the turns run out.
 */
public final class TempusEvaluation implements Evaluation<TempusPosition> {

    public static final TempusEvaluation INSTANCE = new TempusEvaluation();

    private static final int TURNS = Era.FLIGHT.index();

    /** The lead in points that makes a win about three times as likely: much at the start, little at the end. */
    private static final double SPREAD_AT_END = 1.5;

    private static final double SPREAD_PER_TURN = 0.25;

    // The weights were tuned by matches of greedy bots, one seat with the new weights against three with the old.

    /** What a grassland hex is worth per turn left: the first, the second and so on. */
    private static final double[] GRASSLAND = {0.16, 0.21, 0.17, 0.05, 0};

    /** What of it remains while there is no room for a child: the stack can move on. */
    private static final double FULL_GRASSLAND = 0.8;

    private static final double TOKEN_PER_TURN = 0.07;
    private static final double SPARE_TOKEN = 0.05;
    private static final double SPARE_TOKEN_PER_TURN = 0.035;
    private static final double CITY_PER_TURN = 0.2;

    /** What a stack of so many tokens is worth where a city may be built; more tokens are worth no more. */
    private static final double[] SITE = {0, 0, 0.4, 1.2, 1.9};

    /** A token in the supply can become a child: the first few are worth most. */
    private static final double SUPPLY_PER_TURN = 0.06;

    private static final int SUPPLY_OF_USE = 5;
    private static final double ROOM = 0.04;
    private static final double THREAT = 0.25;
    private static final double FEW_HEXES = 0.4;

    /** Cards that strike by themselves are worth more than others. */
    private static final double RELIGION = 0.3;

    private static final double MILITARY_LEADER = 0.2;

    /** An action that can still go on is worth something, else nobody would play Transport or Medicine. */
    private static final double ACTION_GOES_ON = 0.3;

    /** What winning the progress into each era is worth. */
    private static final double[] PROGRESS = {0, 1.0, 0.8, 1.2, 0.5, 0.6, 1.0, 1.0, 1.0, 0.8, 3.0};

    /** What a card in hand is worth for progress before anybody has laid one. */
    private static final double HIDDEN_PROGRESS = 0.4;

    private static final double HIDDEN_ATTACK = 0.36;
    private static final double HIDDEN_DEFENCE = 0.58;
    private static final int CARDS_IN_A_FIGHT = 3;

    // What the attacker gains by winning (beyond what the defender loses) and loses by losing: fighting is for the
    // others.
    private static final double CONQUEST = 0.5;
    private static final double CONQUERED_MOUNTAIN = 0.2;
    private static final double REPULSE = 1.5;

    private TempusEvaluation() {}

    @Override
    public void outlook(TempusPosition position, double[] outlook) {
        int seats = position.seats();
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        Arrays.fill(outlook, 0, seats, 0);
        double turns = TURNS;
        if (position.turn() > 0 || somebodyIsThere(position)) {
            turns = addBoard(position, outlook);
            addSeats(position, outlook);
            addProgress(position, outlook);
            if (position.fightTo() != TempusPosition.NONE) {
                addFight(position, outlook);
            }
        }
        Evaluation.sharesFromPoints(outlook, seats, SPREAD_AT_END + SPREAD_PER_TURN * turns);
    }

    private static boolean somebodyIsThere(TempusPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.board().held(seat) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Turns still to come for a seat, the rest of this one as a part. */
    private static double turnsLeft(TempusPosition position, int seat) {
        double rest = (double) position.actionTokens(seat) / position.era(seat).actions();
        return TURNS - Math.max(1, position.turn()) + rest;
    }

    // ---------------------------------------------------------------- the board

    /** One pass over the land. Returns how many turns are left for the seat that has most. */
    private static double addBoard(TempusPosition position, double[] points) {
        Board board = position.board();
        Island island = position.island();
        Geography geography = island.geography();
        double most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, turnsLeft(position, seat));
        }
        // How many grassland hexes each seat has so far, a byte for each.
        long meadows = 0;
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            int owner = board.owner(hex);
            if (owner == TempusPosition.NONE) {
                continue;
            }
            double turns = turnsLeft(position, owner);
            int city = board.city(hex);
            if (city > 0) {
                points[owner] += city + CITY_PER_TURN * turns;
                continue;
            }
            int tokens = board.tokens(hex);
            if (!island.isMountain(hex)) {
                points[owner] += 1 - 0.04 * turns;
            }
            points[owner] += TOKEN_PER_TURN * turns * tokens;
            points[owner] += (tokens - 1) * (SPARE_TOKEN + SPARE_TOKEN_PER_TURN * turns);
            if (island.isGrassland(hex) && board.supply(owner) > 0) {
                int count = (int) (meadows >>> (8 * owner)) & 0xFF;
                double room = tokens < position.era(owner).stackingLimit() ? 1 : FULL_GRASSLAND;
                points[owner] += room * GRASSLAND[Math.min(count, GRASSLAND.length - 1)] * turns;
                meadows += 1L << (8 * owner);
            }
            points[owner] += surroundings(position, hex, owner, tokens, turns);
        }
        return most;
    }

    /** Room to spread, a place for a city, and strong neighbours. */
    private static double surroundings(TempusPosition position, int hex, int owner, int tokens, double turns) {
        Board board = position.board();
        Island island = position.island();
        boolean site = tokens >= Board.SMALLEST_CITY && !island.isMountain(hex);
        int room = 0;
        int strongest = 0;
        for (int neighbour : island.geography().neighbours(hex)) {
            int other = board.owner(neighbour);
            if (other == TempusPosition.NONE) {
                room += island.isMountain(neighbour) ? 0 : 1;
            } else {
                site &= board.city(neighbour) == 0;
                if (other != owner) {
                    strongest = Math.max(strongest, board.tokens(neighbour));
                }
            }
        }
        double value = ROOM * Math.min(room, 3) * Math.min(turns, 4);
        if (site) {
            value += SITE[Math.min(tokens, Board.BIGGEST_CITY)] * Math.min(turns, 1);
        }
        if (strongest > tokens) {
            value -= THREAT * (strongest - tokens) * Math.min(turns, 1);
        }
        return value;
    }

    // ---------------------------------------------------------------- seats

    private static void addSeats(TempusPosition position, double[] points) {
        for (int seat = 0; seat < position.seats(); seat++) {
            double turns = turnsLeft(position, seat);
            points[seat] += position.era(seat).points() + handValue(position.cards(), seat, turns);
            points[seat] += SUPPLY_PER_TURN * turns * Math.min(position.board().supply(seat), SUPPLY_OF_USE);
            if (position.board().held(seat) <= 3 && turns > 2) {
                points[seat] -= FEW_HEXES * (4 - position.board().held(seat));
            }
        }
        if (position.allowance() > 0 && position.steps().isTop(Turn.STEP)) {
            points[position.steps().seat()] += ACTION_GOES_ON;
        }
    }

    /** The first cards are worth most; at the very end they only break ties. */
    private static double handValue(Cards cards, int seat, double turns) {
        int size = cards.handSize(seat);
        double value =
                0.4 * Math.min(size, 1) + 0.25 * Math.min(Math.max(size - 1, 0), 2) + 0.1 * Math.max(size - 3, 0);
        value += RELIGION * count(cards, seat, Idea.RELIGION);
        value += MILITARY_LEADER * count(cards, seat, Idea.MILITARY_LEADER);
        return value * Math.min(1, 0.05 + turns / 2);
    }

    private static int count(Cards cards, int seat, Idea idea) {
        int first = IdeaCard.first(idea);
        int count = 0;
        for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
            count += cards.inHand(seat, card);
        }
        return count;
    }

    // ---------------------------------------------------------------- progress

    /** Each seat's chance to win the next progress: by its points on the board, its laid cards and the size of its hand. */
    private static void addProgress(TempusPosition position, double[] points) {
        Era next = Era.at(position.leadingEra().index() + 1);
        double prize = PROGRESS[next.index()];
        double best = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            best = Math.max(best, progressPoints(position, seat, next.terrain()));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            double behind = best - progressPoints(position, seat, next.terrain());
            points[seat] += prize / (1 + behind * behind);
        }
    }

    private static double progressPoints(TempusPosition position, int seat, Terrain terrain) {
        Board board = position.board();
        Island island = position.island();
        Geography geography = island.geography();
        int sum = board.cities(seat);
        int left = board.held(seat);
        for (int number = 0; left > 0; number++) {
            int hex = geography.hex(number);
            if (board.owner(hex) == seat && board.tokens(hex) > 0) {
                left--;
                sum += island.terrain(hex) == terrain ? board.tokens(hex) : 0;
            }
        }
        Cards cards = position.cards();
        if (position.fightTo() == TempusPosition.NONE) {
            for (int card = 0; card < IdeaCard.KINDS; card++) {
                int count = cards.laid(seat, card);
                if (count > 0) {
                    sum += IdeaCard.at(card).background() == terrain ? count : 0;
                    sum += IdeaCard.at(card).idea() == Idea.EDUCATION ? count : 0;
                }
            }
        }
        return sum + HIDDEN_PROGRESS * Math.min(cards.handSize(seat), CARDS_IN_A_FIGHT);
    }

    // ---------------------------------------------------------------- fights

    private static void addFight(TempusPosition position, double[] points) {
        Board board = position.board();
        int from = position.fightFrom();
        int to = position.fightTo();
        int attacker = board.owner(from);
        int defender = board.owner(to);
        if (attacker == TempusPosition.NONE || defender == TempusPosition.NONE || defender == attacker) {
            return;
        }
        double attack = board.tokens(from) + cardPoints(position, attacker, 0, HIDDEN_ATTACK);
        double defence = board.tokens(to) + board.city(to) + cardPoints(position, defender, 2, HIDDEN_DEFENCE);
        double chance = 1 / (1 + Math.exp(2 * (defence + 0.5 - attack)));
        double turns = turnsLeft(position, defender);
        double prey = board.city(to) > 0
                ? board.city(to) + CITY_PER_TURN * turns
                : 1 + (board.tokens(to) - 1) * 0.3 + TOKEN_PER_TURN * turns * board.tokens(to);
        points[defender] -= chance * prey;
        double conquest = position.island().isMountain(to) ? CONQUERED_MOUNTAIN : CONQUEST;
        points[attacker] += chance * conquest - (1 - chance) * REPULSE;
    }

    /** Laid cards as they are, cards in hand as an average. */
    private static double cardPoints(TempusPosition position, int seat, int fortification, double hidden) {
        Cards cards = position.cards();
        double sum = hidden * Math.min(cards.handSize(seat), CARDS_IN_A_FIGHT);
        for (int card = 0; card < IdeaCard.KINDS; card++) {
            int count = cards.laid(seat, card);
            if (count > 0) {
                IdeaCard laid = IdeaCard.at(card);
                sum += laid.background().index() == position.fightTerrain() ? count : 0;
                sum += laid.idea() == Idea.WEAPONS ? count : 0;
                sum += laid.idea() == Idea.FORTIFICATION ? count * fortification : 0;
            }
        }
        return sum;
    }
}
