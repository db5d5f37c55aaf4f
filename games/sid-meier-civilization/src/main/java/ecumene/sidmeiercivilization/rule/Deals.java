package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.component.Thing.CULTURE;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_BACK;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_CARD;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_MARKER;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_TOKEN;
import static ecumene.sidmeiercivilization.component.Thing.FIVE_CULTURE;
import static ecumene.sidmeiercivilization.component.Thing.FIVE_TRADE;
import static ecumene.sidmeiercivilization.component.Thing.HUT;
import static ecumene.sidmeiercivilization.component.Thing.TRADE;
import static ecumene.sidmeiercivilization.component.Thing.VILLAGE;

import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.ArrayList;
import java.util.List;

/** Negotiating and Trading: what seats have to deal in, and how it changes hands. */
final class Deals {

    private static final int FIVE = 5;

    private Deals() {}

    /** How many of a thing, or of what a back shows, a seat has. */
    static int has(SidMeierCivilizationPosition position, int seat, int thing) {
        if (thing == TRADE || thing == FIVE_TRADE) {
            return position.trade[seat];
        }
        if (thing == CULTURE || thing == FIVE_CULTURE) {
            return position.culture[seat];
        }
        if (thing < FIRST_MARKER) {
            return position.tokens[seat * Resource.IN_MARKET + thing - FIRST_TOKEN];
        }
        if (thing < FIRST_CARD) {
            return position.markers[seat * Marker.HELD + thing - FIRST_MARKER];
        }
        if (thing < HUT) {
            return position.hand[seat * EventCard.COUNT + thing - FIRST_CARD];
        }
        if (thing == HUT || thing == VILLAGE) {
            return position.markerCount(seat, thing == HUT);
        }
        return position.handSize(seat, thing - FIRST_BACK);
    }

    /** Where a thing is counted, and how much it adds: five trade are trade. */
    static int counted(int thing) {
        return thing == FIVE_TRADE ? TRADE : thing == FIVE_CULTURE ? CULTURE : thing;
    }

    static int amount(int thing) {
        return thing == FIVE_TRADE || thing == FIVE_CULTURE ? FIVE : 1;
    }

    /** Whether one more of a thing can be added to an offer. */
    static boolean canAdd(SidMeierCivilizationPosition position, int seat, byte[] offer, int thing) {
        return offer[counted(thing)] + amount(thing) <= has(position, seat, thing);
    }

    /** The things of an offer as everybody sees them: face-down ones by their backs. */
    static List<Thing> seen(byte[] offer) {
        List<Thing> things = new ArrayList<>();
        for (int thing = 0; thing < offer.length; thing++) {
            for (int i = 0; i < offer[thing]; i++) {
                things.add(Thing.at(Thing.back(thing)));
            }
        }
        return things;
    }

    static boolean isEmpty(byte[] offer) {
        for (byte count : offer) {
            if (count > 0) {
                return false;
            }
        }
        return true;
    }

    static void move(SidMeierCivilizationPosition position, int from, int to, int thing, int count) {
        if (thing == TRADE) {
            position.trade[from] -= count;
            Empire.addTrade(position, to, count);
        } else if (thing == CULTURE) {
            position.culture[from] -= count;
            position.culture[to] += count;
        } else if (thing < FIRST_MARKER) {
            pass(position.tokens, Resource.IN_MARKET, from, to, thing - FIRST_TOKEN, count);
        } else if (thing < FIRST_CARD) {
            pass(position.markers, Marker.HELD, from, to, thing - FIRST_MARKER, count);
        } else {
            pass(position.hand, EventCard.COUNT, from, to, thing - FIRST_CARD, count);
        }
    }

    private static void pass(byte[] counts, int width, int from, int to, int index, int count) {
        counts[from * width + index] -= (byte) count;
        counts[to * width + index] += (byte) count;
    }
}
