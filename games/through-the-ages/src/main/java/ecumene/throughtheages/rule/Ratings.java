package ecumene.throughtheages.rule;

import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.Pacts;
import ecumene.throughtheages.component.Wonders;

/** Ratings and action totals: everything that follows from the cards in play and the workers on them. */
public final class Ratings {

    private static final int HAPPIEST = 8;
    private static final int RUIN_CULTURE =
            MilitaryCard.of("II-ravages-of-time").amount(0);

    /** Urban buildings and units, and the special technologies, as sets of bits. */
    private static final long RATED = (1L << CivilCard.WORKPLACES) - (1L << CivilCard.FIRST_LAB);

    private static final long SPECIAL = (1L << CivilCard.FIRST_GOVERNMENT) - (1L << CivilCard.FIRST_SPECIAL);

    private Ratings() {}

    /** Something has changed in a play area: ratings and actions follow. Whoever visits its wonders is looked at too. */
    public static void update(ThroughTheAgesPosition position, int seat) {
        refresh(position, seat);
        Civilization civ = position.civ(seat);
        ActionTokens.changeTotals(civ, civilTotal(civ), militaryTotal(position, seat));
        for (int other = 0; other < position.seats(); other++) {
            Civilization owner = position.civ(other);
            if (owner.pact == Pacts.TOURISM && (other == seat || owner.pactPartner == seat)) {
                refresh(position, other == seat ? owner.pactPartner : other);
            }
        }
    }

    static int civilTotal(Civilization civ) {
        int total = CivilCard.at(civ.government).civilActions();
        int special = civ.special(CivilType.CIVIL);
        total += special == Civilization.NONE ? 0 : CivilCard.at(special).civilActions();
        for (int rest = civ.wonders & ~civ.ruins; rest != 0; rest &= rest - 1) {
            total += wonder(rest).civilActions();
        }
        return total;
    }

    static int militaryTotal(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        int total = CivilCard.at(civ.government).militaryActions();
        int special = civ.special(CivilType.MILITARY);
        total += special == Civilization.NONE ? 0 : CivilCard.at(special).militaryActions();
        total += civ.leader == Civilization.NONE ? 0 : CivilCard.at(civ.leader).militaryActions();
        for (int rest = civ.wonders & ~civ.ruins; rest != 0; rest &= rest - 1) {
            total += wonder(rest).militaryActions();
        }
        for (int owner = 0; owner < position.seats(); owner++) {
            if (position.civ(owner).pact == Pacts.OPEN_BORDERS && Diplomacy.isParty(position, owner, seat)) {
                total += MilitaryCard.at(Pacts.OPEN_BORDERS).amount(0);
            }
        }
        return total;
    }

    private static CivilCard wonder(int bits) {
        return CivilCard.at(CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(bits));
    }

    /** Recomputes the four ratings. */
    public static void refresh(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        boolean basilica = civ.hasWonder(Wonders.ST_PETERS);
        int science = 0;
        int culture = 0;
        int strength = 0;
        int faces = 0;
        int beautifulFaces = 0;
        int templeFaces = 0;
        for (long rest = civ.technologies & RATED; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            int count = civ.workers[i];
            if (count > 0) {
                CivilCard card = CivilCard.at(i);
                science += count * card.science();
                culture += count * card.culture();
                strength += count * card.strength();
                if (card.happiness() > 0) {
                    int smiling = count * (card.happiness() + (basilica ? 1 : 0));
                    faces += smiling;
                    if (card.type() == CivilType.TEMPLE) {
                        templeFaces += smiling;
                        beautifulFaces += smiling;
                    } else if (card.type() == CivilType.THEATER) {
                        beautifulFaces += smiling;
                    }
                }
            }
        }
        CivilCard government = CivilCard.at(civ.government);
        int governmentFaces = smiling(government.happiness(), basilica);
        science += government.science();
        culture += government.culture();
        strength += government.strength();
        faces += governmentFaces;
        for (long rest = civ.technologies & SPECIAL; rest != 0; rest &= rest - 1) {
            strength += CivilCard.at(Long.numberOfTrailingZeros(rest)).strength();
        }
        for (int rest = civ.wonders; rest != 0; rest &= rest - 1) {
            CivilCard wonder = wonder(rest);
            boolean ruined = (civ.ruins & rest & -rest) != 0;
            int homer = civ.homerWonder == wonder.index() ? 1 : 0;
            int wonderFaces = (ruined ? 0 : wonder.happiness()) + homer;
            wonderFaces = smiling(wonderFaces, basilica && wonder.index() != Wonders.ST_PETERS);
            faces += wonderFaces;
            beautifulFaces += Math.max(0, wonderFaces);
            if (ruined) {
                culture += RUIN_CULTURE;
            } else {
                science += wonder.science();
                culture += wonder.culture();
                strength += wonder.strength();
            }
        }
        for (int rest = civ.colonies; rest != 0; rest &= rest - 1) {
            MilitaryCard colony = MilitaryCard.at(MilitaryCard.FIRST_TERRITORY + Integer.numberOfTrailingZeros(rest));
            strength += colony.strength();
            faces += smiling(colony.happiness(), basilica);
        }
        if (civ.hasWonder(Wonders.GREAT_WALL)) {
            strength += civ.count(CivilType.INFANTRY) + civ.count(CivilType.ARTILLERY);
        }
        if (civ.leader != Civilization.NONE) {
            CivilCard leader = CivilCard.at(civ.leader);
            culture += leader.culture();
            strength += leader.strength();
            faces += smiling(leader.happiness(), basilica);
            science += Leadership.science(civ);
            culture += Leadership.culture(civ, beautifulFaces);
            strength += Leadership.strength(civ, templeFaces + Math.max(0, governmentFaces));
        }
        strength += Armies.strength(civ, technology -> civ.workers[technology]);
        culture += Diplomacy.culture(position, seat);
        strength += Diplomacy.strength(position, seat);
        civ.scienceRating = Math.max(0, science);
        civ.cultureRating = Math.max(0, culture);
        civ.strength = Math.max(0, strength);
        civ.happiness = Math.clamp(faces, 0, HAPPIEST);
    }

    /** The Basilica adds a face wherever there is one. */
    private static int smiling(int faces, boolean basilica) {
        return faces > 0 && basilica ? faces + 1 : faces;
    }

    // ---------------------------------------------------------------- parts that cards ask for

    /** Food that the farms produce. */
    public static int farmOutput(Civilization civ) {
        int food = 0;
        for (int card = 0; card < CivilCard.FIRST_MINE; card++) {
            food += civ.workers[card] * CivilCard.token(card);
        }
        return food;
    }

    /** Resources that the mines produce, with the railroad. */
    public static int mineOutput(Civilization civ) {
        int resources = 0;
        for (int card = CivilCard.FIRST_MINE; card < CivilCard.FIRST_LAB; card++) {
            resources += civ.workers[card] * CivilCard.token(card);
        }
        int best = civ.best(CivilType.MINE);
        if (civ.hasWonder(Wonders.RAILROAD) && best != Civilization.NONE) {
            resources += CivilCard.token(best);
        }
        return resources;
    }

    /** Sum of the levels of all labs: what they produce under Bill Gates. */
    public static int labOutput(Civilization civ) {
        int levels = 0;
        for (int card = CivilCard.FIRST_LAB; card < CivilCard.STORES; card++) {
            levels += civ.workers[card] * CivilCard.at(card).level();
        }
        return levels;
    }

    /** Culture that theaters and libraries produce, with the leaders that change it. */
    public static int stageOutput(Civilization civ) {
        int culture = 0;
        for (int i = CivilCard.FIRST_LAB; i < CivilCard.FIRST_UNIT; i++) {
            CivilType type = CivilCard.at(i).type();
            if (type == CivilType.THEATER || type == CivilType.LIBRARY) {
                culture += civ.workers[i] * CivilCard.at(i).culture();
            }
        }
        return culture + Leadership.stageCulture(civ);
    }

    /** Culture, science and strength of all urban buildings, with the leaders that change them. */
    public static int urbanTotal(Civilization civ) {
        int output = Leadership.stageCulture(civ) + Leadership.science(civ);
        for (int i = CivilCard.FIRST_LAB; i < CivilCard.FIRST_UNIT; i++) {
            CivilCard card = CivilCard.at(i);
            output += civ.workers[i] * (card.culture() + card.science() + card.strength());
        }
        if (civ.leader == Leaders.MEIER) {
            output += labOutput(civ);
        }
        return output;
    }
}
