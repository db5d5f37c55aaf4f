package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.data.Fields;
import ecumene.sidmeiercivilization.component.Thing;
import java.util.Arrays;

/** Negotiating and Trading: what the seats offer each other, as plain numbers. The rules write them. */
public final class Offers {

    /** What each seat offers and what it asks for in return: for each seat the counts by {@link Thing}; written by {@link #ownThings}. */
    public byte[] give;

    public byte[] ask;
    // Copies share what is offered until one of them writes there: outside their phase nobody does.
    private boolean shares;
    /** To whom a seat makes an offer; NONE if it makes none. */
    public final byte[] partner;
    /** Whether the offer of a seat lies on the table, and is not still in the making. */
    public final byte[] sent;
    /** Offers that a seat has finished in this phase. */
    public final byte[] finished;
    /** Offers that a seat has begun since its latest deal of this phase: no rule asks, but whoever plays remembers. */
    public final byte[] vain;
    /** Deals that came about in the whole match. */
    public int dealsMade;

    Offers(int seats) {
        give = new byte[seats * Thing.COUNT];
        ask = new byte[seats * Thing.COUNT];
        partner = new byte[seats];
        Arrays.fill(partner, (byte) NONE);
        sent = new byte[seats];
        finished = new byte[seats];
        vain = new byte[seats];
    }

    Offers(Offers other) {
        give = other.give;
        ask = other.ask;
        shares = true;
        other.shares = true;
        partner = other.partner.clone();
        sent = other.sent.clone();
        finished = other.finished.clone();
        vain = other.vain.clone();
        dealsMade = other.dealsMade;
    }

    /** What is given and asked for, to write in. */
    public Offers ownThings() {
        if (shares) {
            give = give.clone();
            ask = ask.clone();
            shares = false;
        }
        return this;
    }

    /** Whether the offer of a seat names nothing. */
    public boolean isEmpty(int seat) {
        for (int at = seat * Thing.COUNT; at < (seat + 1) * Thing.COUNT; at++) {
            if (give[at] + ask[at] > 0) {
                return false;
            }
        }
        return true;
    }

    /** The offer of a seat names nothing any more. */
    public void empty(int seat) {
        if (!isEmpty(seat)) {
            ownThings();
            Arrays.fill(give, seat * Thing.COUNT, (seat + 1) * Thing.COUNT, (byte) 0);
            Arrays.fill(ask, seat * Thing.COUNT, (seat + 1) * Thing.COUNT, (byte) 0);
        }
    }

    void fields(Fields fields) {
        fields.bytes("give", give);
        fields.bytes("ask", ask);
        fields.bytes("dealWith", partner);
        fields.bytes("dealSent", sent);
        fields.bytes("finishedOffers", finished);
        fields.bytes("vainDeals", vain);
        dealsMade = fields.number("dealsMade", dealsMade);
    }
}
