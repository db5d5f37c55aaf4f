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
import ecumene.tempus.rule.Fight;
import ecumene.tempus.rule.Progress;
import ecumene.tempus.rule.Scoring;
import ecumene.tempus.rule.Turn;

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

    /** A hex counts at the end; until then it can still be lost. */
    private static final double HEX_PER_TURN = 0.04;

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

    /** A card laid that adds nothing is thrown away: nobody is advised to bluff. */
    private static final double WASTED_CARD = 0.3;

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
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        double spread = new Estimate(position, outlook).points();
        Evaluation.sharesFromPoints(outlook, position.seats(), spread);
    }

    /** One look at one position. */
    private static final class Estimate {

        private final TempusPosition position;
        private final Board board;
        private final Cards cards;
        private final Island island;
        private final int seats;
        private final Era next;

        /** Estimated final points of each seat. */
        private final double[] points;

        /** Turns still to come for each seat, the rest of this one as a part. */
        private final double[] turns;

        /** Progress points of each seat towards the next era. */
        private final double[] progress;

        Estimate(TempusPosition position, double[] points) {
            this.position = position;
            this.board = position.board();
            this.cards = position.cards();
            this.island = position.island();
            this.seats = position.seats();
            this.next = Era.at(position.leadingEra().index() + 1);
            this.points = points;
            this.turns = new double[seats];
            this.progress = new double[seats];
        }

        /** Fills in the points, and returns how far apart they must be to mean something. */
        double points() {
            double most = 0;
            boolean somebodyIsThere = false;
            for (int seat = 0; seat < seats; seat++) {
                points[seat] = 0;
                double rest = (double) position.actionTokens(seat)
                        / position.era(seat).actions();
                turns[seat] = TURNS - Math.max(1, position.turn()) + rest;
                most = Math.max(most, turns[seat]);
                somebodyIsThere |= board.held(seat) > 0;
            }
            if (somebodyIsThere || position.turn() > 0) {
                addBoard();
                addSeats();
                addProgress();
                if (position.fightTo() != TempusPosition.NONE) {
                    addFight();
                }
            }
            return SPREAD_AT_END + SPREAD_PER_TURN * most;
        }

        // ---------------------------------------------------------------- the board

        private void addBoard() {
            Geography geography = island.geography();
            // How many grassland hexes each seat has so far, a byte for each.
            long meadows = 0;
            for (int number = 0; number < geography.size(); number++) {
                int hex = geography.hex(number);
                int owner = board.owner(hex);
                if (owner == TempusPosition.NONE) {
                    continue;
                }
                int city = board.city(hex);
                if (city > 0) {
                    points[owner] += city + CITY_PER_TURN * turns[owner];
                    progress[owner]++;
                    continue;
                }
                int tokens = board.tokens(hex);
                points[owner] += stack(hex, owner, tokens);
                points[owner] += surroundings(geography.neighbours(hex), hex, owner, tokens);
                if (island.terrain(hex) == next.terrain()) {
                    progress[owner] += tokens;
                }
                if (island.isGrassland(hex) && board.supply(owner) > 0) {
                    int count = (int) (meadows >>> (8 * owner)) & 0xFF;
                    double room = tokens < position.stackingLimit(owner, hex) ? 1 : FULL_GRASSLAND;
                    points[owner] += room * GRASSLAND[Math.min(count, GRASSLAND.length - 1)] * turns[owner];
                    meadows += 1L << (8 * owner);
                }
            }
        }

        private double stack(int hex, int owner, int tokens) {
            double land = island.isMountain(hex) ? 0 : 1 - HEX_PER_TURN * turns[owner];
            double spare = SPARE_TOKEN + SPARE_TOKEN_PER_TURN * turns[owner];
            return land + TOKEN_PER_TURN * turns[owner] * tokens + (tokens - 1) * spare;
        }

        /** Room to spread, a place for a city, and strong neighbours. */
        private double surroundings(int[] neighbours, int hex, int owner, int tokens) {
            boolean site = tokens >= Board.SMALLEST_CITY && !island.isMountain(hex);
            int room = 0;
            int strongest = 0;
            for (int neighbour : neighbours) {
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
            double soon = Math.min(turns[owner], 1);
            double value = ROOM * Math.min(room, 3) * Math.min(turns[owner], 4);
            if (site) {
                value += SITE[Math.min(tokens, Board.BIGGEST_CITY)] * soon;
            }
            if (strongest > tokens) {
                value -= THREAT * (strongest - tokens) * soon;
            }
            return value;
        }

        // ---------------------------------------------------------------- seats

        private void addSeats() {
            for (int seat = 0; seat < seats; seat++) {
                points[seat] += position.era(seat).points() + handValue(seat);
                points[seat] += SUPPLY_PER_TURN * turns[seat] * Math.min(board.supply(seat), SUPPLY_OF_USE);
                if (board.held(seat) <= 3 && turns[seat] > 2) {
                    points[seat] -= FEW_HEXES * (4 - board.held(seat));
                }
            }
            if (position.allowance() > 0 && position.steps().isTop(Turn.STEP)) {
                points[position.steps().seat()] += ACTION_GOES_ON;
            }
        }

        /** The first cards are worth most; at the very end they only break ties. */
        private double handValue(int seat) {
            int size = cards.handSize(seat);
            if (size == 0) {
                return 0;
            }
            double value = 0.4 + 0.25 * Math.min(size - 1, 2) + 0.1 * Math.max(size - 3, 0);
            value += RELIGION * count(seat, Idea.RELIGION);
            value += MILITARY_LEADER * count(seat, Idea.MILITARY_LEADER);
            return value * Math.min(1, 0.05 + turns[seat] / 2);
        }

        private int count(int seat, Idea idea) {
            int first = IdeaCard.first(idea);
            int count = 0;
            for (int card = first; card < first + IdeaCard.BACKGROUNDS; card++) {
                count += cards.inHand(seat, card);
            }
            return count;
        }

        // ---------------------------------------------------------------- progress

        /** Each seat's chance to win the next progress: by its points on the board, its laid cards and the size of its hand. */
        private void addProgress() {
            double best = 0;
            for (int seat = 0; seat < seats; seat++) {
                progress[seat] += HIDDEN_PROGRESS * Math.min(cards.handSize(seat), CARDS_IN_A_FIGHT);
                if (position.fightTo() == TempusPosition.NONE) {
                    progress[seat] += laidPoints(seat, next.terrain().index(), Idea.EDUCATION, 1);
                    addWaste(seat, Progress::points);
                }
                best = Math.max(best, progress[seat]);
            }
            for (int seat = 0; seat < seats; seat++) {
                double behind = best - progress[seat];
                points[seat] += PROGRESS[next.index()] / (1 + behind * behind);
            }
        }

        private interface CardPoints {
            int of(IdeaCard card, Terrain terrain);
        }

        private void addWaste(int seat, CardPoints worth) {
            if (cards.laidCount(seat) == 0) {
                return;
            }
            for (int card = 0; card < IdeaCard.KINDS; card++) {
                int count = cards.laid(seat, card);
                if (count > 0 && worth.of(IdeaCard.at(card), next.terrain()) == 0) {
                    points[seat] -= WASTED_CARD * count;
                }
            }
        }

        /** What the cards that a seat has laid count: for their background, and for one idea. */
        private double laidPoints(int seat, int terrain, Idea idea, int pointsOfIdea) {
            if (cards.laidCount(seat) == 0) {
                return 0;
            }
            int sum = 0;
            for (int card = 0; card < IdeaCard.KINDS; card++) {
                int count = cards.laid(seat, card);
                if (count > 0) {
                    sum += IdeaCard.at(card).background().index() == terrain ? count : 0;
                    sum += IdeaCard.at(card).idea() == idea ? count * pointsOfIdea : 0;
                }
            }
            return sum;
        }

        // ---------------------------------------------------------------- fights

        private void addFight() {
            int from = position.fightFrom();
            int to = position.fightTo();
            int attacker = board.owner(from);
            int defender = board.owner(to);
            if (attacker == TempusPosition.NONE || defender == TempusPosition.NONE || defender == attacker) {
                return;
            }
            addWaste(attacker, (card, terrain) -> Fight.pointsNow(position, attacker, card));
            addWaste(defender, (card, terrain) -> Fight.pointsNow(position, defender, card));
            double attack = board.tokens(from) + cardPoints(attacker, HIDDEN_ATTACK);
            double defence = board.tokens(to) + board.city(to) + cardPoints(defender, HIDDEN_DEFENCE);
            defence += laidPoints(defender, TempusPosition.NONE, Idea.FORTIFICATION, 2);
            double chance = 1 / (1 + Math.exp(2 * (defence + 0.5 - attack)));
            double prey = board.city(to) > 0
                    ? board.city(to) + CITY_PER_TURN * turns[defender]
                    : 1 + (board.tokens(to) - 1) * 0.3 + TOKEN_PER_TURN * turns[defender] * board.tokens(to);
            points[defender] -= chance * prey;
            double conquest = island.isMountain(to) ? CONQUERED_MOUNTAIN : CONQUEST;
            points[attacker] += chance * conquest - (1 - chance) * REPULSE;
        }

        /** Laid cards as they are, cards in hand as an average. */
        private double cardPoints(int seat, double hidden) {
            return hidden * Math.min(cards.handSize(seat), CARDS_IN_A_FIGHT)
                    + laidPoints(seat, position.fightTerrain(), Idea.WEAPONS, 1);
        }
    }
}
