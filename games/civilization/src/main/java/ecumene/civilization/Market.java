package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/**
 * The wall of offers during trade, what each seat is putting together, and who is done (16). An offer does not take its cards
 * out of the hand; it falls from the wall when its owner cannot cover it any more. The wall has as many places as there are
 * offers, the oldest first; a place changes when an earlier offer goes, a number never does.
 */
public final class Market {

    /** What a seat is doing. */
    public static final int AT_THE_WALL = 0;

    public static final int DRAFTING = 1;

    /**
     * Whether a seat wants to go on: it has come back by itself; it trades; it is done and is asked whether it comes back; it
     * is done and need not be asked until something happens on the wall.
     */
    public static final int RETURNED = -1;

    public static final int TRADING = 0;

    public static final int READY = 1;
    public static final int RESTING = 2;

    /**
     * A rule of the house, far beyond what people say in a round: so many finished offers and answers of a seat are enough, so
     * that machines find an end.
     */
    public static final int POSTS = 120;

    private static final int KINDS = TradeCard.KINDS;

    // The public face of an offer: its number and owner, what is truly said of it, what else is said, for whom it is
    // (seat
    // plus 1, 0 for all), which offer it answers (0: none), and the seats whose answers to it were turned down.
    private static final int NUMBER = 0;
    private static final int OWNER = 1;
    private static final int COUNT = 2;
    private static final int VALUE = 3;
    private static final int NAMED = 4;
    private static final int CLAIM = 5;
    private static final int WISH = 6;
    private static final int TO = 7;
    private static final int ANSWERS = 8;
    private static final int TURNED_DOWN = 9;
    private static final int FACE = 10;

    private final int seats;
    private int numbers;

    /** How many offers hang on the wall. */
    private int offers;

    private int[] faces;

    /** The cards of the offers: hidden from everybody but their owner. */
    private byte[] cards;

    /** How many offers and answers a seat has hung up in this round. */
    private final byte[] posts;

    private final byte[] readiness;

    // What each seat is putting together: hidden from the others.
    private final byte[] stage;
    private final byte[] draft;
    // What no rule asks for, but whoever plays remembers: how many drafts a seat has given up since the latest news,
    // and
    // how many of its offers and answers came to nothing since its latest deal.
    private final byte[] givenUp;
    private final byte[] vain;
    // claim and wish, plus 1
    private final byte[] claims;
    private final byte[] wishes;
    private final int[] answering;

    Market(int seats) {
        this.seats = seats;
        faces = new int[0];
        cards = new byte[0];
        posts = new byte[seats];
        readiness = new byte[seats];
        stage = new byte[seats];
        draft = new byte[seats * KINDS];
        givenUp = new byte[seats];
        vain = new byte[seats];
        claims = new byte[seats];
        wishes = new byte[seats];
        answering = new int[seats];
    }

    Market(Market other) {
        seats = other.seats;
        numbers = other.numbers;
        offers = other.offers;
        faces = other.faces.clone();
        cards = other.cards.clone();
        posts = other.posts.clone();
        readiness = other.readiness.clone();
        stage = other.stage.clone();
        draft = other.draft.clone();
        givenUp = other.givenUp.clone();
        vain = other.vain.clone();
        claims = other.claims.clone();
        wishes = other.wishes.clone();
        answering = other.answering.clone();
    }

    void fields(Fields fields) {
        numbers = fields.number("market.numbers", numbers);
        offers = fields.number("market.offers", offers);
        if (offers < 0 || offers > seats * POSTS) {
            throw new BadDataException("market.offers: " + offers);
        }
        faces = Arrays.copyOf(faces, offers * FACE);
        cards = Arrays.copyOf(cards, offers * KINDS);
        fields.numbers("market.faces", faces);
        fields.bytes("market.cards", cards);
        fields.bytes("market.posts", posts);
        fields.bytes("market.readiness", readiness);
        fields.bytes("market.stage", stage);
        fields.bytes("market.draft", draft);
        fields.bytes("market.givenUp", givenUp);
        fields.bytes("market.vain", vain);
        fields.bytes("market.claims", claims);
        fields.bytes("market.wishes", wishes);
        fields.numbers("market.answering", answering);
    }

    // ---------------------------------------------------------------- who is done

    public int readiness(int seat) {
        return readiness[seat];
    }

    public void setReadiness(int seat, int value) {
        readiness[seat] = (byte) value;
    }

    // ---------------------------------------------------------------- the wall

    /** How many offers and answers hang on the wall, in places from 0. */
    public int places() {
        return offers;
    }

    public int owner(int place) {
        return faces[place * FACE + OWNER];
    }

    public int number(int place) {
        return faces[place * FACE + NUMBER];
    }

    /** Where an offer hangs; -1 if it does not any more. */
    public int place(int number) {
        for (int place = 0; place < offers; place++) {
            if (number(place) == number) {
                return place;
            }
        }
        return -1;
    }

    public int count(int place) {
        return faces[place * FACE + COUNT];
    }

    public int value(int place) {
        return faces[place * FACE + VALUE];
    }

    /** The commodity that is truly among the cards. */
    public int named(int place) {
        return faces[place * FACE + NAMED];
    }

    /** A commodity that is said to be among the cards, true or not; -1 for none. */
    public int claim(int place) {
        return faces[place * FACE + CLAIM] - 1;
    }

    /** A commodity that the owner asks for; -1 for none. */
    public int wish(int place) {
        return faces[place * FACE + WISH] - 1;
    }

    /** The seat that an offer is for; -1 for all. */
    public int to(int place) {
        return faces[place * FACE + TO] - 1;
    }

    /** The number of the offer that this one answers; 0 for none. */
    public int answers(int place) {
        return faces[place * FACE + ANSWERS];
    }

    /** The seats whose answers to this offer were turned down. */
    public int turnedDown(int place) {
        return faces[place * FACE + TURNED_DOWN];
    }

    public void turnDown(int place, int answerers) {
        faces[place * FACE + TURNED_DOWN] |= answerers;
    }

    public int card(int place, int card) {
        return cards[place * KINDS + card];
    }

    void setCard(int place, int card, int count) {
        cards[place * KINDS + card] = (byte) count;
    }

    /** Takes an offer off the wall, alone. */
    public void remove(int number) {
        int place = place(number);
        int behind = offers - place - 1;
        System.arraycopy(faces, (place + 1) * FACE, faces, place * FACE, behind * FACE);
        System.arraycopy(cards, (place + 1) * KINDS, cards, place * KINDS, behind * KINDS);
        offers--;
        Arrays.fill(faces, offers * FACE, (offers + 1) * FACE, 0);
        Arrays.fill(cards, offers * KINDS, (offers + 1) * KINDS, (byte) 0);
    }

    /** Whether a seat has an answer to an offer on the wall. */
    public boolean hasAnswered(int seat, int offer) {
        for (int place = 0; place < offers; place++) {
            if (owner(place) == seat && answers(place) == offer) {
                return true;
            }
        }
        return false;
    }

    /** How many more offers and answers a seat can hang up in this round. */
    public int postsLeft(int seat) {
        return POSTS - posts[seat];
    }

    // ---------------------------------------------------------------- drafts

    public int stage(int seat) {
        return stage[seat];
    }

    /** Begins an offer (0) or an answer to one. */
    public void start(int seat, int offer) {
        stage[seat] = DRAFTING;
        answering[seat] = offer;
    }

    /** The offer that a seat is answering; 0 for none. */
    public int answering(int seat) {
        return answering[seat];
    }

    public int drafted(int seat, int card) {
        return card < KINDS ? draft[seat * KINDS + card] : 0;
    }

    public int draftCount(int seat) {
        int count = 0;
        for (int card = 0; card < KINDS; card++) {
            count += drafted(seat, card);
        }
        return count;
    }

    public int draftValue(int seat) {
        int value = 0;
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(card, drafted(seat, card));
        }
        return value;
    }

    public void addToDraft(int seat, int card, int count) {
        draft[seat * KINDS + card] += (byte) count;
    }

    public void takeFromDraft(int seat, int card, int count) {
        draft[seat * KINDS + card] -= (byte) count;
    }

    /** Says of a draft that a commodity is in it; -1 for none. */
    public void setClaim(int seat, int commodity) {
        claims[seat] = (byte) (commodity + 1);
    }

    /** Asks for a commodity with a draft; -1 for none. */
    public void setWish(int seat, int commodity) {
        wishes[seat] = (byte) (commodity + 1);
    }

    /** The commodity claimed of a draft; -1 for none. */
    public int draftClaim(int seat) {
        return claims[seat] - 1;
    }

    /** The commodity wished for with a draft; -1 for none. */
    public int draftWish(int seat) {
        return wishes[seat] - 1;
    }

    public void abandon(int seat) {
        stage[seat] = AT_THE_WALL;
        answering[seat] = 0;
        Arrays.fill(draft, seat * KINDS, (seat + 1) * KINDS, (byte) 0);
        claims[seat] = 0;
        wishes[seat] = 0;
    }

    // ---------------------------------------------------------------- what players remember

    /** Gives a draft up: no rule counts it, but whoever did so without news need not begin another. */
    public void giveUp(int seat) {
        abandon(seat);
        givenUp[seat] = next(givenUp[seat]);
    }

    /** How many drafts a seat has given up since the latest news. */
    public int givenUp(int seat) {
        return givenUp[seat];
    }

    /** Something concerns a seat: what it gave up before does not matter any more. */
    public void hearNews(int seat) {
        givenUp[seat] = 0;
    }

    /** An offer or answer of a seat came to nothing. */
    public void failed(int seat) {
        vain[seat] = next(vain[seat]);
    }

    /** How many offers and answers of a seat came to nothing since its latest deal. */
    public int vain(int seat) {
        return vain[seat];
    }

    /** A seat has made a deal. */
    public void succeeded(int seat) {
        vain[seat] = 0;
    }

    private static byte next(byte count) {
        return (byte) Math.min(Byte.MAX_VALUE, count + 1);
    }

    /** Hangs the draft up, naming a commodity, for one seat or for all (-1), and gives back its place. */
    public int post(int seat, int named, int to) {
        int place = offers++;
        if (faces.length < offers * FACE) {
            faces = Arrays.copyOf(faces, (offers + 3) * FACE);
            cards = Arrays.copyOf(cards, (offers + 3) * KINDS);
        }
        int face = place * FACE;
        faces[face + NUMBER] = ++numbers;
        faces[face + OWNER] = seat;
        faces[face + COUNT] = draftCount(seat);
        faces[face + VALUE] = draftValue(seat);
        faces[face + NAMED] = named;
        faces[face + CLAIM] = claims[seat];
        faces[face + WISH] = wishes[seat];
        faces[face + TO] = to + 1;
        faces[face + ANSWERS] = answering[seat];
        faces[face + TURNED_DOWN] = 0;
        System.arraycopy(draft, seat * KINDS, cards, place * KINDS, KINDS);
        posts[seat]++;
        abandon(seat);
        return place;
    }

    boolean isSound() {
        for (int seat = 0; seat < seats; seat++) {
            if (posts[seat] < 0
                    || posts[seat] > POSTS
                    || stage[seat] < AT_THE_WALL
                    || stage[seat] > DRAFTING
                    || givenUp[seat] < 0
                    || vain[seat] < 0
                    || readiness[seat] < RETURNED
                    || readiness[seat] > RESTING) {
                return false;
            }
        }
        for (int place = 0; place < offers; place++) {
            if (number(place) < 1 || number(place) > numbers || owner(place) < 0 || owner(place) >= seats) {
                return false;
            }
        }
        return true;
    }
}
