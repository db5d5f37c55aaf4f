package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.SidMeierCivilizationView.DealView;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.rule.Deals;
import ecumene.sidmeiercivilization.rule.HandOver;
import java.util.ArrayList;
import java.util.List;

/** Negotiating and Trading: what a seat sees of the offers. What lies face down is seen by its backs, what is in the making only by its maker. */
final class DealsSeen {

    private DealsSeen() {}

    /** All offers, as a seat or a spectator sees them. */
    static List<DealView> by(SidMeierCivilizationPosition position, int viewer) {
        List<DealView> deals = new ArrayList<>();
        boolean handing = !position.isFinished() && position.steps().isTop(HandOver.STEP);
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean mine = seat == viewer;
            int partner = position.offers.partner[seat];
            if (Deals.isComposing(position, seat)) {
                deals.add(new DealView(
                        seat,
                        partner,
                        false,
                        mine ? exactly(position.offers.give, seat) : List.of(),
                        mine ? exactly(position.offers.ask, seat) : List.of()));
            } else if (partner != NONE) {
                boolean chooses = handing && partner == viewer && HandOver.Frame.proposer(position) == seat;
                deals.add(new DealView(
                        seat,
                        partner,
                        true,
                        mine ? exactly(position.offers.give, seat) : byBacks(position.offers.give, seat),
                        chooses ? exactly(position.offers.ask, seat) : byBacks(position.offers.ask, seat)));
            }
        }
        return deals;
    }

    private static List<Thing> exactly(byte[] offer, int seat) {
        List<Thing> things = new ArrayList<>();
        for (int thing = 0; thing < Thing.COUNT; thing++) {
            for (int i = 0; i < offer[seat * Thing.COUNT + thing]; i++) {
                things.add(Thing.at(thing));
            }
        }
        return things;
    }

    private static List<Thing> byBacks(byte[] offer, int seat) {
        int[] backs = new int[Thing.COUNT];
        for (int thing = 0; thing < Thing.COUNT; thing++) {
            backs[Thing.back(thing)] += offer[seat * Thing.COUNT + thing];
        }
        List<Thing> things = new ArrayList<>();
        for (int thing = 0; thing < backs.length; thing++) {
            for (int i = 0; i < backs[thing]; i++) {
                things.add(Thing.at(thing));
            }
        }
        return things;
    }
}
