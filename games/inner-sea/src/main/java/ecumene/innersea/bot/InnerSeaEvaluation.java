package ecumene.innersea.bot;

import ecumene.engine.Evaluation;
import ecumene.engine.Result;
import ecumene.innersea.Board;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Phase;
import ecumene.innersea.Stat;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Forecast;
import ecumene.innersea.rule.Scoring;

/**
 * Estimates the final points of each seat: Cities and Wonders score in every turn to come, Settlements, seas and trading
 * partners grow into Cities, and contested areas are looked at as they will be after their competition. A card under way is
 * first thought to its end. Who plays alone is compared with the best civilization of the system.
 */
public final class InnerSeaEvaluation implements Evaluation<InnerSeaPosition> {

    public static final InnerSeaEvaluation INSTANCE = new InnerSeaEvaluation();

    private static final int FACTIONS = InnerSeaPosition.FACTIONS;
    private static final int BARBARIANS = InnerSeaPosition.BARBARIANS;

    /** Turns of an Epoch on the average, and those still to come after each turn of it. */
    private static final double EPOCH = 3.3;

    private static final double[] LEFT = {3.3, 2.3, 1.4, 0.6, 0};

    private static final double CITY = 0.9;
    private static final double CITY_NOW = 0.5;
    private static final double NEAR_ENEMY = 0.88;
    private static final double SETTLEMENT = 0.42;
    private static final double MOST_FOR_A_SETTLEMENT = 2.6;
    private static final double CAMP = 0.3;
    private static final double FOURTH = 0.12;
    private static final double SEA = 0.2;
    private static final double MOST_FOR_A_SEA = 0.8;
    private static final double SECOND_AT_SEA = 0.08;
    private static final double PARTNER = 0.4;
    private static final double MOST_FOR_A_PARTNER = 1.2;
    private static final double WONDER_DISK = 0.35;
    private static final double INVESTED_DISK = 0.4;
    private static final double READY = 0.15;
    private static final double TALENT = 0.4;
    private static final double CARD = 0.55;
    private static final double LOOT = 1.4;
    private static final int SACKED = 3;

    private static final double OTHER_CIVILIZATION = 0.1;

    private static final double SPREAD_AT_END = 2.5;
    private static final double SPREAD_PER_TURN = 0.5;

    private InnerSeaEvaluation() {}

    @Override
    public void outlook(InnerSeaPosition position, double[] outlook) {
        if (position.isFinished()) {
            shares(position, outlook);
            return;
        }
        InnerSeaPosition settled = position;
        if (Forecast.isUnsettled(position)) {
            settled = position.copy();
            Forecast.settle(settled);
            if (settled.isFinished()) {
                shares(settled, outlook);
                return;
            }
        }
        new Estimate(settled).fill(outlook);
    }

    private static void shares(InnerSeaPosition position, double[] outlook) {
        Result result = Scoring.result(position);
        Evaluation.sharesFromResult(result, outlook);
        if (position.seats() == 1) {
            outlook[0] = switch (result.reason()) {
                case "solitaire-lost" -> 0;
                case "solitaire-drawn" -> 0.5;
                default -> 1;
            };
        }
    }

    /** One look at one position. */
    private static final class Estimate {

        private final InnerSeaPosition position;
        private final Board board;
        private final int powers;
        private final double[] points;
        private final double turns;
        private final double scorings;
        private final boolean beforeCompetitions;

        Estimate(InnerSeaPosition position) {
            this.position = position;
            board = position.board();
            powers = position.powers();
            points = new double[FACTIONS];
            int epochs = position.terms().lastEpoch() - position.epoch();
            double left = position.phase() == Phase.END_OF_EPOCH ? 0 : LEFT[Math.clamp(position.turn(), 0, 4)];
            turns = epochs * EPOCH + left;
            beforeCompetitions = position.phase() != Phase.ADJUSTMENT && position.phase() != Phase.END_OF_EPOCH;
            scorings = turns + (beforeCompetitions ? 1 : 0);
        }

        void fill(double[] outlook) {
            areas();
            for (int power = 0; power < powers; power++) {
                points[power] += position.points(power) + means(power) + partners(power);
            }
            wonders();
            int seats = position.seats();
            for (int seat = 0; seat < seats; seat++) {
                outlook[seat] = 0;
            }
            // A seat counts by its best civilization; its others count a little: they may overtake that one.
            double system = 0;
            for (int power = 0; power < powers; power++) {
                int seat = position.terms().seatOf(power);
                if (seat >= 0) {
                    double best = Math.max(outlook[seat], points[power]);
                    double other = Math.min(outlook[seat], points[power]);
                    outlook[seat] = best + OTHER_CIVILIZATION * other;
                } else {
                    system = Math.max(system, points[power]);
                }
            }
            double spread = SPREAD_AT_END + SPREAD_PER_TURN * turns;
            if (seats == 1) {
                double[] both = {outlook[0], system};
                Evaluation.sharesFromPoints(both, 2, spread);
                outlook[0] = both[0];
            } else {
                Evaluation.sharesFromPoints(outlook, seats, spread);
            }
        }

        // ---------------------------------------------------------------- the map

        private void areas() {
            AreaSet contested = beforeCompetitions ? board.contested() : AreaSet.EMPTY;
            for (int power = 0; power < powers; power++) {
                AreaSet own = board.occupied(power).minus(contested);
                AreaSet near = board.others(power).neighbours();
                for (int area = own.first(); area >= 0; area = own.after(area)) {
                    points[power] += stack(area, board.disks(power, area), near.contains(area));
                }
            }
            for (int area = contested.first(); area >= 0; area = contested.after(area)) {
                contest(area);
            }
        }

        private double stack(int area, int disks, boolean nearEnemy) {
            if (disks <= 0) {
                return 0;
            }
            if (!Area.isLand(area)) {
                return Math.min(MOST_FOR_A_SEA, SEA * turns) + 0.05 + (disks > 1 ? SECOND_AT_SEA : 0);
            }
            return switch (disks) {
                case 1 -> CAMP;
                case 2 -> CAMP + Math.min(MOST_FOR_A_SETTLEMENT, SETTLEMENT * turns);
                default -> {
                    double city = CITY * scorings + CITY_NOW;
                    yield (nearEnemy ? NEAR_ENEMY * city : city) + (disks > 3 ? FOURTH : 0);
                }
            };
        }

        /** The area as it will be after its competition. */
        private void contest(int area) {
            int[] sizes = new int[FACTIONS];
            boolean here = area == position.arena();
            for (int faction = 0; faction < FACTIONS; faction++) {
                sizes[faction] = board.strength(faction, area);
            }
            if (here) {
                for (int power = 0; power < powers; power++) {
                    if (sizes[power] > 0) {
                        bring(sizes, power);
                    }
                }
            }
            Forecast.fight(sizes);
            int holder = InnerSeaPosition.NONE;
            int present = 0;
            for (int faction = 0; faction < FACTIONS; faction++) {
                present += sizes[faction] > 0 ? 1 : 0;
                holder = sizes[faction] > 0 ? faction : holder;
            }
            boolean sacked = false;
            for (int power = 0; power < powers; power++) {
                int left = Math.min(sizes[power], board.disks(power, area));
                points[power] += stack(area, left, true);
                sacked |= power != holder && board.disks(power, area) - left >= SACKED;
            }
            if (sacked && present == 1 && holder < BARBARIANS && Area.isLand(area)) {
                points[holder] += LOOT;
            }
        }

        private void bring(int[] sizes, int power) {
            sizes[power] += Forecast.help(position, power);
            int harm = Forecast.harm(position, power);
            if (harm > 0) {
                int strongest = InnerSeaPosition.NONE;
                for (int faction = 0; faction < FACTIONS; faction++) {
                    if (faction != power && (strongest < 0 || sizes[faction] > sizes[strongest])) {
                        strongest = faction;
                    }
                }
                sizes[strongest] = Math.max(0, sizes[strongest] - harm);
            }
        }

        // ---------------------------------------------------------------- powers

        private double means(int power) {
            double ready = READY * position.get(Stat.READY, power) * Math.min(1, scorings);
            double talents = TALENT * (position.talents(power) + position.get(Stat.LOOT, power));
            double cards = 0;
            double worth = CARD * Math.min(1, 0.3 + turns / 3);
            // What a hand does not hold is discarded.
            int held = InnerSeaPosition.HAND_LIMIT;
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0 && held-- > 0;
                    card = position.cards().nextInHand(power, card)) {
                cards += FateCard.at(card).kind() == FateCard.Kind.COMPETITION ? 0.9 * worth : worth;
            }
            double invested = 0;
            for (int card = position.cards().nextOnTable(power, -1);
                    card >= 0;
                    card = position.cards().nextOnTable(power, card)) {
                invested += INVESTED_DISK * Math.min(position.cards().disksOn(card), turns);
            }
            return ready + talents + cards + invested;
        }

        private double partners(int power) {
            AreaSet own = board.occupied(power).minus(Area.DEEP);
            AreaSet reach = own.or(own.neighbours());
            int partners = 0;
            for (int other = 0; other < powers; other++) {
                partners += other != power && reach.meets(board.occupied(other)) ? 1 : 0;
            }
            return partners * Math.min(MOST_FOR_A_PARTNER, PARTNER * turns);
        }

        private void wonders() {
            for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
                int owner = position.monuments().owner(wonder);
                if (owner == InnerSeaPosition.NONE || position.monuments().isBuried(wonder)) {
                    continue;
                }
                double value = CITY * scorings
                        + WONDER_DISK * Math.min(position.monuments().disks(wonder), turns);
                points[owner] += position.isActive(wonder) ? value : value / 3;
            }
        }
    }
}
