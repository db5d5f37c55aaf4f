package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.component.Thing.CULTURE;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_BACK;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_CARD;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_MARKER;
import static ecumene.sidmeiercivilization.component.Thing.FIRST_TOKEN;
import static ecumene.sidmeiercivilization.component.Thing.HUT;
import static ecumene.sidmeiercivilization.component.Thing.TRADE;

import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.ArrayList;
import java.util.List;

/** Negotiating and Trading: what seats have to deal in, and how it changes hands. */
public final class Deals {

    /** Rule of the house, far beyond what people say in a turn: so many finished offers, so that machines find an end. */
    static final int MOST_OFFERS = 100;

    private Deals() {}

    /** How many of a thing, or of what a back shows, a seat has. */
    static int has(SidMeierCivilizationPosition position, int seat, int thing) {
        if (thing >= FIRST_BACK) {
            return position.handSize(seat, thing - FIRST_BACK);
        }
        if (thing >= HUT) {
            return position.markerCount(seat, thing == HUT);
        }
        if (thing >= FIRST_CARD) {
            return position.hand[seat * EventCard.COUNT + thing - FIRST_CARD];
        }
        if (thing >= FIRST_MARKER) {
            return position.markers[seat * Marker.HELD + thing - FIRST_MARKER];
        }
        if (thing >= FIRST_TOKEN) {
            return position.tokens[seat * Resource.IN_MARKET + thing - FIRST_TOKEN];
        }
        return thing == TRADE ? position.trade[seat] : position.culture[seat];
    }

    /** How many more of a thing can be added to what an offer of a seat gives or asks of its owner. */
    static int left(SidMeierCivilizationPosition position, int proposer, byte[] offer, int owner, int thing) {
        return Math.min(Byte.MAX_VALUE, has(position, owner, thing)) - offer[at(proposer, thing)];
    }

    /** Where a thing of the offer of a seat is counted. */
    public static int at(int proposer, int thing) {
        return proposer * Thing.COUNT + thing;
    }

    /** Things of an offer besides trade and culture as everybody sees them: face-down ones by their backs. */
    static List<Thing> seen(byte[] offer, int proposer) {
        List<Thing> things = new ArrayList<>();
        for (int thing = FIRST_TOKEN; thing < Thing.COUNT; thing++) {
            for (int i = 0; i < offer[at(proposer, thing)]; i++) {
                things.add(Thing.at(Thing.back(thing)));
            }
        }
        return things;
    }

    /** Whether the offer of a seat names nothing yet. */
    static boolean isEmpty(SidMeierCivilizationPosition position, int proposer) {
        return position.offers.isEmpty(proposer);
    }

    // ---------------------------------------------------------------- offers

    /** Whether a seat puts an offer together. */
    public static boolean isComposing(SidMeierCivilizationPosition position, int seat) {
        return position.offers.partner[seat] != NONE && position.offers.sent[seat] == 0;
    }

    /** Whether an offer of a seat lies on the table and its partner still has what it asks for. */
    public static boolean isOpen(SidMeierCivilizationPosition position, int seat) {
        int partner = position.offers.partner[seat];
        if (partner == NONE || position.offers.sent[seat] == 0) {
            return false;
        }
        byte[] ask = position.offers.ask;
        for (int thing = 0; thing < Thing.COUNT; thing++) {
            int asked = ask[at(seat, thing)];
            if (asked > 0 && asked > has(position, partner, thing)) {
                return false;
            }
        }
        return true;
    }

    static boolean isOffer(SidMeierCivilizationPosition position, int proposer, int seat) {
        return proposer >= 0
                && proposer < position.seats()
                && position.offers.partner[proposer] == seat
                && isOpen(position, proposer);
    }

    /** Whether a seat may open one more deal: it has none, and the house has heard enough of nobody. */
    static boolean mayOpen(SidMeierCivilizationPosition position, int seat) {
        return position.offers.partner[seat] == NONE && position.offers.finished[seat] < MOST_OFFERS;
    }

    static void open(SidMeierCivilizationPosition position, int seat, int partner) {
        clear(position, seat);
        position.offers.partner[seat] = (byte) partner;
        position.offers.vain[seat] = (byte) Math.min(Byte.MAX_VALUE, position.offers.vain[seat] + 1);
    }

    /** A seat makes no offer any more. */
    static void clear(SidMeierCivilizationPosition position, int seat) {
        position.offers.empty(seat);
        position.offers.partner[seat] = NONE;
        position.offers.sent[seat] = 0;
    }

    /**
     * A seat has spent or handed over something while deals are made: what it offers might not be there any more. Which
     * face-down things an offer names is a secret, so any offer falls, and one in the making begins anew.
     */
    static void spent(SidMeierCivilizationPosition position, int seat) {
        int partner = position.offers.partner[seat];
        if (partner != NONE) {
            boolean composing = isComposing(position, seat);
            clear(position, seat);
            position.offers.partner[seat] = (byte) (composing ? partner : NONE);
        }
    }

    /** What an offer, counted from a place of an array on, holds of the first things changes hands. */
    public static void move(
            SidMeierCivilizationPosition position, int from, int to, byte[] offer, int start, int things) {
        for (int thing = 0; thing < things; thing++) {
            move(position, from, to, thing, offer[start + thing]);
        }
    }

    /** Some of a thing change hands. */
    static void move(SidMeierCivilizationPosition position, int from, int to, int thing, int count) {
        if (count == 0) {
            return;
        }
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
