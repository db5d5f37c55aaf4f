package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import java.util.List;
import java.util.function.Function;

/** Moves that are made once and shared, and the lists of building and upgrading that several steps use. */
final class Catalogue {

    static final ThroughTheAgesMove INCREASE_POPULATION = new ThroughTheAgesMove.IncreasePopulation();

    private static final ThroughTheAgesMove[] BUILD = each(ThroughTheAgesMove.Build::new);
    private static final ThroughTheAgesMove[] DESTROY = each(ThroughTheAgesMove.Destroy::new);
    private static final ThroughTheAgesMove[] DEVELOP = each(ThroughTheAgesMove.Develop::new);
    private static final ThroughTheAgesMove[] REVOLT = each(ThroughTheAgesMove.Revolt::new);
    private static final ThroughTheAgesMove[] PLAY_ACTION = each(ThroughTheAgesMove.PlayAction::new);
    private static final ThroughTheAgesMove[] PLAY_LEADER = each(ThroughTheAgesMove.PlayLeader::new);
    private static final ThroughTheAgesMove[][] UPGRADE = upgrades();

    private Catalogue() {}

    private static ThroughTheAgesMove[] each(Function<CivilCard, ThroughTheAgesMove> move) {
        return CivilCard.ALL.stream().map(move).toArray(ThroughTheAgesMove[]::new);
    }

    private static ThroughTheAgesMove[][] upgrades() {
        ThroughTheAgesMove[][] moves = new ThroughTheAgesMove[CivilCard.WORKPLACES][];
        for (int from = 0; from < moves.length; from++) {
            moves[from] = new ThroughTheAgesMove[CivilCard.WORKPLACES];
            for (int to = from + 1; to < CivilCard.endOfType(from); to++) {
                moves[from][to] = new ThroughTheAgesMove.Upgrade(CivilCard.at(from), CivilCard.at(to));
            }
        }
        return moves;
    }

    static ThroughTheAgesMove build(int card) {
        return BUILD[card];
    }

    static ThroughTheAgesMove destroy(int card) {
        return DESTROY[card];
    }

    static ThroughTheAgesMove develop(int card) {
        return DEVELOP[card];
    }

    static ThroughTheAgesMove revolt(int card) {
        return REVOLT[card];
    }

    static ThroughTheAgesMove playAction(int card) {
        return PLAY_ACTION[card];
    }

    static ThroughTheAgesMove playLeader(int card) {
        return PLAY_LEADER[card];
    }

    static ThroughTheAgesMove upgrade(int from, int to) {
        return UPGRADE[from][to];
    }

    /** Which technologies a step is about. */
    enum Scope {
        FARMS_AND_MINES(0, CivilCard.FIRST_LAB),
        URBAN(CivilCard.FIRST_LAB, CivilCard.FIRST_UNIT),
        BUILDINGS(0, CivilCard.FIRST_UNIT),
        UNITS(CivilCard.FIRST_UNIT, CivilCard.WORKPLACES);

        private final int from;
        private final int to;

        /** The same as a set of bits. */
        private final long cards;

        Scope(int from, int to) {
            this.from = from;
            this.to = to;
            this.cards = (1L << to) - (1L << from);
        }

        /** The technologies in play that it is about, as a set of bits. */
        long of(Civilization civ) {
            return civ.technologies & cards;
        }

        int from() {
            return from;
        }

        int to() {
            return to;
        }

        boolean has(CivilCard card) {
            return card.index() >= from && card.index() < to;
        }
    }

    /** What a seat can pay for building and upgrading. */
    static int funds(ThroughTheAgesPosition position, int seat, Scope scope, int discount) {
        return Goods.resourcesFor(position, seat, scope == Scope.UNITS) + discount;
    }

    /** Where nobody could be put to work, nothing is gone through: most lists are made then. */
    static void listBuilds(Civilization civ, Scope scope, int funds, List<ThroughTheAgesMove> moves) {
        if (civ.idle == 0) {
            return;
        }
        for (long rest = scope.of(civ); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (Building.whyNotBuild(civ, card, funds) == null) {
                moves.add(BUILD[card]);
            }
        }
    }

    /** Only cards with workers are gone through, and better ones in play. */
    static void listUpgrades(Civilization civ, Scope scope, int funds, List<ThroughTheAgesMove> moves) {
        for (long rest = scope.of(civ); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (civ.workers[from] > 0) {
                long above = (1L << CivilCard.endOfType(from)) - (2L << from);
                for (long better = civ.technologies & above; better != 0; better &= better - 1) {
                    int to = Long.numberOfTrailingZeros(better);
                    if (Building.whyNotUpgrade(civ, from, to, funds) == null) {
                        moves.add(UPGRADE[from][to]);
                    }
                }
            }
        }
    }
}
