package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.Leaders;

/** Leaders: what each of them adds to the ratings. What they do at certain moments is with the rule of that moment. */
final class Leadership {

    private static final int NAPOLEON = CivilCard.at(Leaders.NAPOLEON).amount(0);
    private static final int SHAKESPEARE_PAIR =
            CivilCard.at(Leaders.SHAKESPEARE).amount(1);
    private static final int COOK_FIRST = CivilCard.at(Leaders.COOK).amount(1);
    private static final int COOK_MORE = CivilCard.at(Leaders.COOK).amount(2);
    private static final int BACH_THEATER = CivilCard.at(Leaders.BACH).amount(0);

    private Leadership() {}

    static int science(Civilization civ) {
        return switch (Leader.at(civ.leader)) {
            case LEONARDO, NEWTON, EINSTEIN ->
                Math.max(level(civ.best(CivilType.LAB)), level(civ.best(CivilType.LIBRARY)));
            case MEIER -> -civ.count(CivilType.LAB);
            default -> 0;
        };
    }

    private static int level(int card) {
        return card == Civilization.NONE ? 0 : CivilCard.at(card).level();
    }

    /** {@code beautifulFaces}: the happy faces on temples, theaters and wonders. */
    static int culture(Civilization civ, int beautifulFaces) {
        return switch (Leader.at(civ.leader)) {
            case MICHELANGELO -> beautifulFaces;
            case MEIER -> Ratings.labOutput(civ);
            case COOK -> {
                int colonies = Integer.bitCount(civ.colonies);
                yield colonies == 0 ? 0 : COOK_FIRST + (colonies - 1) * COOK_MORE;
            }
            default -> stageCulture(civ);
        };
    }

    /** What leaders add to the culture of theaters and libraries. */
    static int stageCulture(Civilization civ) {
        return switch (Leader.at(civ.leader)) {
            case BACH -> BACH_THEATER * civ.count(CivilType.THEATER);
            case SHAKESPEARE -> SHAKESPEARE_PAIR * Math.min(civ.count(CivilType.LIBRARY), civ.count(CivilType.THEATER));
            case CHAPLIN -> {
                int best = civ.best(CivilType.THEATER);
                yield best == Civilization.NONE ? 0 : CivilCard.at(best).culture();
            }
            default -> 0;
        };
    }

    /** {@code ruledFaces}: the happy faces of temples and government. */
    static int strength(Civilization civ, int ruledFaces) {
        return switch (Leader.at(civ.leader)) {
            case ALEXANDER -> civ.units();
            case JOAN_OF_ARC -> ruledFaces;
            case NAPOLEON -> NAPOLEON * unitTypes(civ);
            default -> 0;
        };
    }

    static int unitTypes(Civilization civ) {
        int types = 0;
        types += civ.count(CivilType.INFANTRY) > 0 ? 1 : 0;
        types += civ.count(CivilType.CAVALRY) > 0 ? 1 : 0;
        types += civ.count(CivilType.ARTILLERY) > 0 ? 1 : 0;
        types += civ.count(CivilType.AIR) > 0 ? 1 : 0;
        return types;
    }
}
