package ecumene.civilization;

import ecumene.civilization.component.TradeCard;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/**
 * The wall of offers during trade, and what each seat is putting together (16). An offer does not take its cards out of the
 * hand; it falls from the wall when its owner cannot cover it any more.
 */
public final class Market {

    /** What a seat is doing. */
    public static final int AT_THE_WALL = 0;

    public static final int CHOOSING = 1;
    public static final int LAST_WORDS = 2;

    /** How many offers and answers of a seat hang on the wall at once. */
    public static final int PLACES = 6;

    /** How often a seat can begin an offer or an answer in a round: so that trading without a clock ends. */
    public static final int ATTEMPTS = 12;

    private static final int KINDS = TradeCard.KINDS;

    // The public face of an offer: its number (0: the place is free), what is truly said of it, what else is said, for
    // whom it is (seat plus 1, 0 for all) and which offer it answers (0: none).
    private static final int NUMBER = 0;
    private static final int COUNT = 1;
    private static final int VALUE = 2;
    private static final int NAMED = 3;
    private static final int CLAIM = 4;
    private static final int WISH = 5;
    private static final int TO = 6;
    private static final int ANSWERS = 7;
    private static final int FACE = 8;

    private final int seats;
    private int numbers;
    private final int[] faces;

    /** The cards of the offers: hidden from everybody but their owner. */
    private final byte[] cards;

    /** How many offers and answers a seat has hung up in this round. */
    private final byte[] posts;

    // What each seat is putting together: hidden from the others.
    private final byte[] stage;
    private final byte[] attempts;
    private final byte[] draft;
    // named, claim and wish, plus 1; the offer being answered
    private final byte[] words;
    private final int[] answering;

    Market(int seats) {
        this.seats = seats;
        faces = new int[seats * PLACES * FACE];
        cards = new byte[seats * PLACES * KINDS];
        posts = new byte[seats];
        stage = new byte[seats];
        attempts = new byte[seats];
        draft = new byte[seats * KINDS];
        words = new byte[seats * 3];
        answering = new int[seats];
    }

    Market(Market other) {
        seats = other.seats;
        numbers = other.numbers;
        faces = other.faces.clone();
        cards = other.cards.clone();
        posts = other.posts.clone();
        stage = other.stage.clone();
        attempts = other.attempts.clone();
        draft = other.draft.clone();
        words = other.words.clone();
        answering = other.answering.clone();
    }

    void fields(Fields fields) {
        numbers = fields.number("market.numbers", numbers);
        fields.numbers("market.faces", faces);
        fields.bytes("market.cards", cards);
        fields.bytes("market.posts", posts);
        fields.bytes("market.stage", stage);
        fields.bytes("market.attempts", attempts);
        fields.bytes("market.draft", draft);
        fields.bytes("market.words", words);
        fields.numbers("market.answering", answering);
    }

    // ---------------------------------------------------------------- the wall

    /** How many places the wall has; each belongs to a seat. */
    public int places() {
        return seats * PLACES;
    }

    public static int owner(int place) {
        return place / PLACES;
    }

    /** The number of the offer in a place; 0 if there is none. */
    public int number(int place) {
        return faces[place * FACE + NUMBER];
    }

    /** Where an offer hangs; -1 if it does not any more. */
    public int place(int number) {
        for (int place = 0; place < places(); place++) {
            if (number > 0 && number(place) == number) {
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

    public int card(int place, int card) {
        return cards[place * KINDS + card];
    }

    void setCard(int place, int card, int count) {
        cards[place * KINDS + card] = (byte) count;
    }

    public void remove(int place) {
        int number = number(place);
        Arrays.fill(faces, place * FACE, (place + 1) * FACE, 0);
        Arrays.fill(cards, place * KINDS, (place + 1) * KINDS, (byte) 0);
        // An answer makes no sense without its offer.
        for (int other = 0; other < places(); other++) {
            if (number(other) != 0 && answers(other) == number) {
                remove(other);
            }
        }
    }

    /** The first free place of a seat; -1 if all are taken. */
    public int freePlace(int seat) {
        for (int place = seat * PLACES; place < (seat + 1) * PLACES; place++) {
            if (number(place) == 0) {
                return place;
            }
        }
        return -1;
    }

    /** Whether a seat already answers an offer. */
    public boolean hasAnswered(int seat, int offer) {
        for (int place = seat * PLACES; place < (seat + 1) * PLACES; place++) {
            if (number(place) != 0 && answers(place) == offer) {
                return true;
            }
        }
        return false;
    }

    /** How many offers and answers a seat has hung up in this round. */
    public int posts(int seat) {
        return posts[seat];
    }

    // ---------------------------------------------------------------- drafts

    public int stage(int seat) {
        return stage[seat];
    }

    public int attemptsLeft(int seat) {
        return ATTEMPTS - attempts[seat];
    }

    /** Begins an offer (0) or an answer to one. */
    public void start(int seat, int offer) {
        attempts[seat]++;
        stage[seat] = CHOOSING;
        answering[seat] = offer;
    }

    /** The offer that a seat is answering; 0 for none. */
    public int answering(int seat) {
        return answering[seat];
    }

    public int drafted(int seat, int card) {
        return draft[seat * KINDS + card];
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

    /** The last kind of card in the draft; 0 for an empty one. Cards are added in order, so that each set has one way. */
    public int lastDrafted(int seat) {
        for (int card = KINDS - 1; card > 0; card--) {
            if (drafted(seat, card) > 0) {
                return card;
            }
        }
        return 0;
    }

    public void addToDraft(int seat, int card) {
        draft[seat * KINDS + card]++;
    }

    public void name(int seat, int commodity) {
        words[seat * 3] = (byte) (commodity + 1);
        stage[seat] = LAST_WORDS;
    }

    public void setClaim(int seat, int commodity) {
        words[seat * 3 + 1] = (byte) (commodity + 1);
    }

    public void setWish(int seat, int commodity) {
        words[seat * 3 + 2] = (byte) (commodity + 1);
    }

    /** The commodity named of a draft, the one claimed and the one wished for; -1 for none. */
    public int draftNamed(int seat) {
        return words[seat * 3] - 1;
    }

    public int draftClaim(int seat) {
        return words[seat * 3 + 1] - 1;
    }

    public int draftWish(int seat) {
        return words[seat * 3 + 2] - 1;
    }

    public void abandon(int seat) {
        stage[seat] = AT_THE_WALL;
        answering[seat] = 0;
        Arrays.fill(draft, seat * KINDS, (seat + 1) * KINDS, (byte) 0);
        Arrays.fill(words, seat * 3, seat * 3 + 3, (byte) 0);
    }

    /** Hangs the draft up, for one seat or for all (-1), and gives back its place. */
    public int post(int seat, int to) {
        int place = freePlace(seat);
        int face = place * FACE;
        faces[face + NUMBER] = ++numbers;
        faces[face + COUNT] = draftCount(seat);
        faces[face + VALUE] = draftValue(seat);
        faces[face + NAMED] = draftNamed(seat);
        faces[face + CLAIM] = draftClaim(seat) + 1;
        faces[face + WISH] = draftWish(seat) + 1;
        faces[face + TO] = to + 1;
        faces[face + ANSWERS] = answering[seat];
        System.arraycopy(draft, seat * KINDS, cards, place * KINDS, KINDS);
        posts[seat]++;
        abandon(seat);
        return place;
    }

    /** What others may know of a seat's drafts: nothing. They are imagined as not begun. */
    void forgetDraft(int seat) {
        abandon(seat);
        attempts[seat] = posts[seat];
    }

    boolean isSound() {
        for (int seat = 0; seat < seats; seat++) {
            if (attempts[seat] < posts[seat]
                    || attempts[seat] > ATTEMPTS
                    || stage[seat] < 0
                    || stage[seat] > LAST_WORDS) {
                return false;
            }
        }
        return true;
    }
}
