package ecumene.throughtheages;

import ecumene.throughtheages.ThroughTheAgesView.SeatView;
import ecumene.throughtheages.ThroughTheAgesView.Threshold;
import ecumene.throughtheages.ThroughTheAgesView.Treaty;
import ecumene.throughtheages.ThroughTheAgesView.Unfinished;
import ecumene.throughtheages.ThroughTheAgesView.Wonder;
import ecumene.throughtheages.ThroughTheAgesView.Workplace;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.rule.ActionCards;
import ecumene.throughtheages.rule.Building;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody knows of the civilizations, and their civil hands unless the table hides them. */
final class SeatViews {

    private SeatViews() {}

    static List<SeatView> of(ThroughTheAgesPosition position, int viewer) {
        List<SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(seat(position, seat, !position.hidesHands() || seat == viewer));
        }
        return List.copyOf(seats);
    }

    private static SeatView seat(ThroughTheAgesPosition position, int seat, boolean showsHand) {
        Civilization civ = position.civ(seat);
        return new SeatView(
                seat,
                civ.resigned,
                civ.culture,
                civ.science,
                civ.cultureRating,
                civ.scienceRating,
                civ.strength,
                civ.happiness,
                civ.discontent(),
                civ.food(),
                civ.resources(),
                civ.yellowBank,
                civ.blueBank,
                yellowNext(civ.yellowBank),
                blueNext(civ.blueBank),
                civ.idle,
                Banks.happyFaces(civ.yellowBank),
                Building.populationCost(civ, 0),
                Banks.consumption(civ.yellowBank),
                Banks.corruption(civ.blueBank),
                civ.civilActions + position.extraCivil(seat),
                civ.civilTotal,
                civ.militaryActions + position.extraMilitary(seat),
                civ.militaryTotal,
                civ.urbanLimit(),
                CivilCard.at(civ.government),
                civ.leader == Civilization.NONE ? null : CivilCard.at(civ.leader),
                workplaces(civ),
                specialTechnologies(civ),
                wonders(civ),
                civ.unfinished == Civilization.NONE ? null : new Unfinished(CivilCard.at(civ.unfinished), civ.stages),
                colonies(civ),
                civ.tactic == Civilization.NONE ? null : MilitaryCard.at(civ.tactic),
                civ.exclusive,
                treaties(position, seat),
                showsHand ? hand(civ) : List.of(),
                showsHand ? ActionCards.waiting(position, seat) : List.of(),
                civilAges(civ),
                civ.handLimit(),
                leaderAges(civ),
                handAges(civ),
                civ.militaryLimit(),
                civ.caesarUsed,
                civ.forgoesPolitics);
    }

    private static List<Workplace> workplaces(Civilization civ) {
        List<Workplace> workplaces = new ArrayList<>();
        for (int card = 0; card < CivilCard.WORKPLACES; card++) {
            if (civ.knows(card)) {
                int blue = card < CivilCard.STORES ? civ.blue[card] : 0;
                workplaces.add(new Workplace(CivilCard.at(card), civ.workers[card], blue, Building.cost(civ, card)));
            }
        }
        return List.copyOf(workplaces);
    }

    private static List<CivilCard> specialTechnologies(Civilization civ) {
        List<CivilCard> cards = new ArrayList<>();
        for (int card = CivilCard.FIRST_SPECIAL; card < CivilCard.FIRST_GOVERNMENT; card++) {
            if (civ.knows(card)) {
                cards.add(CivilCard.at(card));
            }
        }
        return List.copyOf(cards);
    }

    private static List<Wonder> wonders(Civilization civ) {
        List<Wonder> wonders = new ArrayList<>();
        for (int rest = civ.wonders; rest != 0; rest &= rest - 1) {
            int card = CivilCard.FIRST_WONDER + Integer.numberOfTrailingZeros(rest);
            wonders.add(new Wonder(
                    CivilCard.at(card),
                    !civ.hasWonder(card),
                    civ.homerWonder == card ? CivilCard.at(Leaders.HOMER) : null));
        }
        return List.copyOf(wonders);
    }

    private static List<MilitaryCard> colonies(Civilization civ) {
        List<MilitaryCard> colonies = new ArrayList<>();
        for (int rest = civ.colonies; rest != 0; rest &= rest - 1) {
            colonies.add(MilitaryCard.at(MilitaryCard.FIRST_TERRITORY + Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(colonies);
    }

    private static List<Treaty> treaties(ThroughTheAgesPosition position, int seat) {
        List<Treaty> treaties = new ArrayList<>();
        for (int owner = 0; owner < position.seats(); owner++) {
            Civilization civ = position.civ(owner);
            boolean own = owner == seat;
            if (civ.war != Civilization.NONE && (own || civ.warTarget == seat)) {
                treaties.add(new Treaty(
                        MilitaryCard.at(civ.war), own ? civ.warTarget : owner, own ? "attacker" : "defender"));
            }
            if (civ.pact != Civilization.NONE && (own || civ.pactPartner == seat)) {
                MilitaryCard card = MilitaryCard.at(civ.pact);
                String side = civ.pactSideA == own ? "A" : "B";
                treaties.add(new Treaty(card, own ? civ.pactPartner : owner, card.hasSides() ? side : "both"));
            }
        }
        return List.copyOf(treaties);
    }

    private static @Nullable Threshold yellowNext(int tokens) {
        int consumption = Banks.consumption(tokens);
        int faces = Banks.happyFaces(tokens);
        for (int left = tokens - 1; left >= 0; left--) {
            if (Banks.consumption(left) != consumption || Banks.happyFaces(left) != faces) {
                return new Threshold(
                        tokens - left,
                        Banks.consumption(left) == consumption ? null : Banks.consumption(left),
                        Banks.happyFaces(left) == faces ? null : Banks.happyFaces(left),
                        null);
            }
        }
        return null;
    }

    private static @Nullable Threshold blueNext(int tokens) {
        for (int left = tokens - 1; left >= 0; left--) {
            if (Banks.corruption(left) != Banks.corruption(tokens)) {
                return new Threshold(tokens - left, null, null, Banks.corruption(left));
            }
        }
        return null;
    }

    private static List<CivilCard> hand(Civilization civ) {
        List<CivilCard> cards = new ArrayList<>();
        for (int i = 0; i < civ.handSize; i++) {
            cards.add(CivilCard.at(civ.hand[i]));
        }
        return List.copyOf(cards);
    }

    private static List<Integer> civilAges(Civilization civ) {
        int[] counts = new int[4];
        for (int i = 0; i < civ.handSize; i++) {
            counts[CivilCard.at(civ.hand[i]).level()]++;
        }
        return List.of(counts[0], counts[1], counts[2], counts[3]);
    }

    private static List<Age> leaderAges(Civilization civ) {
        List<Age> ages = new ArrayList<>();
        for (int rest = civ.leadersTaken; rest != 0; rest &= rest - 1) {
            ages.add(Age.at(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(ages);
    }

    private static List<Integer> handAges(Civilization civ) {
        int[] counts = new int[4];
        for (int i = 0; i < civ.militarySize; i++) {
            counts[MilitaryCard.at(civ.military[i]).level()]++;
        }
        return List.of(counts[0], counts[1], counts[2], counts[3]);
    }
}
