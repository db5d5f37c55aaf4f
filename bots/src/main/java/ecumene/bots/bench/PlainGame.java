package ecumene.bots.bench;

import ecumene.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/**
 * A game without a theme, written as plainly as Java allows: arrays, a list of shared moves, a switch. Tokens march over a
 * ring of areas, grow, fight and become cities; cards are drawn and played. No contract, no secrets, no refusals, no events:
 * what a real game can reach at most, if it lists about as many moves and its positions are about as big.
 */
final class PlainGame {

    sealed interface Act {}

    record March(int from, int to) implements Act {}

    record Grow(int area) implements Act {}

    record Build(int area) implements Act {}

    record Draw() implements Act {}

    record PlayCard(int card) implements Act {}

    private static final int AREAS_PER_SEAT = 20;
    private static final int LIMIT = 4;
    private static final int KINDS = 12;
    private static final int DECK = 60;
    private static final int HAND = 5;
    private static final byte NOBODY = -1;

    private static final Act DRAW = new Draw();

    /** What is true in one match. */
    static final class Table {
        final byte[] owner;
        final byte[] tokens;
        final byte[] city;
        final byte[] supply;
        final byte[] points;
        final byte[] hands;
        final byte[] handSize;
        final byte[] deck;

        /** Makes a position as big as those of the game it is compared with. */
        final byte[] ballast;

        int deckSize;
        int seat;
        int turnsLeft;

        Table(int areas, int seats, int ballast) {
            owner = new byte[areas];
            tokens = new byte[areas];
            city = new byte[areas];
            supply = new byte[seats];
            points = new byte[seats];
            hands = new byte[seats * KINDS];
            handSize = new byte[seats];
            deck = new byte[DECK];
            this.ballast = new byte[ballast];
        }

        Table(Table other) {
            owner = other.owner.clone();
            tokens = other.tokens.clone();
            city = other.city.clone();
            supply = other.supply.clone();
            points = other.points.clone();
            hands = other.hands.clone();
            handSize = other.handSize.clone();
            deck = other.deck.clone();
            ballast = other.ballast.clone();
            deckSize = other.deckSize;
            seat = other.seat;
            turnsLeft = other.turnsLeft;
        }
    }

    private final int seats;
    private final int areas;
    private final int stock;
    private final int turns;
    private final int ballast;
    private final int[][] near;
    private final Act[][] marches;
    private final Act[] grow;
    private final Act[] build;
    private final Act[] play;

    /**
     * @param borders how many neighbours an area has
     * @param stock how many tokens a seat has: more of them have more moves
     * @param turns how many moves a match has
     * @param ballast so many more bytes in each position
     */
    PlainGame(int seats, int borders, int stock, int turns, int ballast) {
        this.seats = seats;
        this.areas = AREAS_PER_SEAT * seats;
        this.stock = stock;
        this.turns = turns;
        this.ballast = ballast;
        near = new int[areas][borders];
        marches = new Act[areas][borders];
        grow = new Act[areas];
        build = new Act[areas];
        play = new Act[KINDS];
        for (int area = 0; area < areas; area++) {
            grow[area] = new Grow(area);
            build[area] = new Build(area);
            for (int i = 0; i < borders; i++) {
                // one, six and seven areas further, and as many back
                int far = new int[] {1, 6, 7}[i / 2];
                near[area][i] = Math.floorMod(area + (i % 2 == 0 ? far : -far), areas);
                marches[area][i] = new March(area, near[area][i]);
            }
        }
        for (int card = 0; card < KINDS; card++) {
            play[card] = new PlayCard(card);
        }
    }

    Table start(Randomness random) {
        Table table = new Table(areas, seats, ballast);
        for (int i = 0; i < DECK; i++) {
            table.deck[i] = (byte) (i % KINDS);
        }
        random.shuffle(table.deck, DECK);
        table.deckSize = DECK;
        table.turnsLeft = turns;
        for (int area = 0; area < areas; area++) {
            table.owner[area] = NOBODY;
        }
        for (int seat = 0; seat < seats; seat++) {
            table.supply[seat] = (byte) stock;
            add(table, seat * AREAS_PER_SEAT, seat);
        }
        return table;
    }

    /** How many moves a match has. */
    int turns() {
        return turns;
    }

    boolean isOver(Table table) {
        return table.turnsLeft == 0;
    }

    void list(Table table, List<Act> acts) {
        int seat = table.seat;
        for (int area = 0; area < areas; area++) {
            if (table.owner[area] == seat && table.tokens[area] > 0) {
                listArea(table, area, acts);
            }
        }
        if (table.handSize[seat] < HAND) {
            acts.add(DRAW);
        }
        for (int card = 0; card < KINDS; card++) {
            if (table.hands[seat * KINDS + card] > 0) {
                acts.add(play[card]);
            }
        }
    }

    private void listArea(Table table, int area, List<Act> acts) {
        int seat = table.seat;
        int[] neighbours = near[area];
        for (int i = 0; i < neighbours.length; i++) {
            int to = neighbours[i];
            boolean own = table.owner[to] == seat || table.owner[to] == NOBODY;
            if (table.city[to] == 0 && (!own || table.tokens[to] < LIMIT)) {
                acts.add(marches[area][i]);
            }
        }
        if (table.supply[seat] > 0 && table.tokens[area] < LIMIT) {
            acts.add(grow[area]);
        }
        if (table.tokens[area] > 1 && table.city[area] == 0) {
            acts.add(build[area]);
        }
    }

    void play(Table table, Act act) {
        int seat = table.seat;
        switch (act) {
            case March march -> march(table, march.from, march.to);
            case Grow where -> {
                add(table, where.area, seat);
                if (table.supply[seat] > 0) {
                    add(table, where.area, seat);
                }
            }
            case Build where -> {
                take(table, where.area);
                table.points[seat]++;
                table.city[where.area] = 1;
            }
            case Draw ignored -> draw(table, seat);
            case PlayCard card -> {
                table.hands[seat * KINDS + card.card]--;
                table.handSize[seat]--;
                table.deck[table.deckSize++] = (byte) card.card;
                table.points[seat]++;
            }
        }
        table.turnsLeft--;
        table.seat = seat + 1 == seats ? 0 : seat + 1;
        if (table.turnsLeft % AREAS_PER_SEAT == 0) {
            openAWay(table);
        }
    }

    private void march(Table table, int from, int to) {
        int seat = table.seat;
        int other = table.owner[to];
        if (other != NOBODY && other != seat) {
            if (table.tokens[from] <= table.tokens[to]) {
                take(table, from);
                return;
            }
            table.supply[other] += table.tokens[to];
            table.tokens[to] = 0;
        }
        take(table, from);
        add(table, to, seat);
    }

    private static void add(Table table, int area, int seat) {
        table.supply[seat]--;
        table.owner[area] = (byte) seat;
        table.tokens[area]++;
    }

    private static void take(Table table, int area) {
        table.supply[table.owner[area]]++;
        if (--table.tokens[area] == 0) {
            table.owner[area] = NOBODY;
        }
    }

    private static void draw(Table table, int seat) {
        table.hands[seat * KINDS + table.deck[--table.deckSize]]++;
        table.handSize[seat]++;
    }

    /** Cities open, and whoever has nothing left begins again. */
    private void openAWay(Table table) {
        for (int area = 0; area < areas; area++) {
            table.city[area] = 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            int home = seat * AREAS_PER_SEAT;
            if (table.supply[seat] == stock && (table.owner[home] == NOBODY || table.owner[home] == seat)) {
                add(table, home, seat);
            }
        }
    }

    /** The mean number of moves in the lists of a few random matches. */
    double branching(Randomness random) {
        List<Act> acts = new ArrayList<>();
        long listed = 0;
        int matches = 4;
        for (int match = 0; match < matches; match++) {
            Table table = start(random);
            while (!isOver(table)) {
                acts.clear();
                list(table, acts);
                listed += acts.size();
                play(table, acts.get(random.below(acts.size())));
            }
        }
        return (double) listed / matches / turns;
    }
}
