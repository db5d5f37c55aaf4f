package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.rule.PlaceTokens;
import ecumene.tempus.rule.Rounds;
import ecumene.tempus.rule.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A table set up by hand: first what lies on it, then whose turn it is, then moves, then what came of it. Every position on
 * the way keeps the laws of the game.
 *
 * <p>The island of the tests. G grassland, F farmland, H hills, W forest, M mountain, each with column and row; the three
 * lakes are c4r6, c5r7 and the pair c7r7 and c8r7, while c5r4 and c6r4 are a bay of the sea.
 *
 * <pre>
 *                    W5.1
 *              G4.2        G6.2
 *                    H5.2                                F11.2
 *              F4.3        M6.3                    H10.3       H12.3
 *        W3.3        F5.3                                H11.3
 *  G2.4        F4.4        bay                     F10.4       W12.4
 *        F3.4        bay                     F9.4        G11.4
 *  F2.5        H4.5        W6.5        M8.5        G10.5
 *        G3.5        G5.5        F7.5        F9.5
 *              lake        G6.6        W8.6        M10.6
 *        H3.6        M5.6        H7.6        W9.6
 *  M2.7        W4.7        H6.7        lake
 *        G3.7        lake        lake        G9.7
 *  G2.8        M4.8        F6.8        H8.8        G10.8
 *        W3.8        W5.8        H7.8        W9.8
 *                          G6.9        M8.9        M10.9
 *                    W5.9        W7.9        F9.9
 *                          M6.10
 * </pre>
 */
final class Table {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int GREEN = 2;

    static final Island ISLAND = Island.of(List.of(
            tile("T01", "c3r4"),
            tile("T03", "c6r6"),
            tile("T09", "c3r7"),
            tile("T07", "c6r9"),
            tile("T05", "c5r2"),
            tile("T12", "c9r5"),
            tile("T02", "c11r3"),
            tile("T10", "c9r8")));

    /** Four hexes in the east, far from everything: who stands there can be attacked elsewhere. */
    static final String[] EAST = {"c11r2", "c10r3", "c12r3", "c11r3"};

    private final Tempus game = new Tempus();
    private final TempusPosition position;
    private final boolean[] tokensGiven;
    private List<ToldEvent> events = List.of();

    private Table(int seats, Island island) {
        position = new TempusPosition(game.info().setup(seats), 1);
        position.setIsland(island);
        tokensGiven = new boolean[seats];
    }

    static Island.LaidTile tile(String id, String hex) {
        return new Island.LaidTile(MapTile.of(id), Hex.of(hex), 0);
    }

    // ---------------------------------------------------------------- given

    static Table ofThree() {
        return new Table(3, ISLAND);
    }

    static Table of(int seats) {
        return new Table(seats, ISLAND);
    }

    static Table on(Island island) {
        return new Table(3, island);
    }

    static Table on(int seats, Island island) {
        return new Table(seats, island);
    }

    Table tokens(int seat, int count, String... hexes) {
        for (String hex : hexes) {
            position.board().putTokens(Hex.of(hex).index(), seat, count);
        }
        return this;
    }

    Table token(int seat, String... hexes) {
        return tokens(seat, 1, hexes);
    }

    /** Every seat of three has a token, so that nobody is left with ideas as the only action. */
    Table tokensForAll() {
        return token(RED, "c6r6").token(BLUE, "c9r5").token(GREEN, "c3r7");
    }

    Table city(int seat, int value, String hex) {
        position.board().putCity(Hex.of(hex).index(), seat, value);
        return this;
    }

    /** Sanitation was played for a hex. */
    Table sanitized(int seat, String hex) {
        position.board().raise(seat, Hex.of(hex).index());
        return this;
    }

    Table era(Era era) {
        for (int seat = 0; seat < position.seats(); seat++) {
            position.setEra(seat, era);
        }
        return this;
    }

    Table era(int seat, Era era) {
        position.setEra(seat, era);
        return this;
    }

    Table hand(int seat, String... cards) {
        for (String card : cards) {
            position.cards().giveCard(seat, IdeaCard.of(card));
        }
        return this;
    }

    /** Puts a card from the deck on the discard pile. */
    Table discarded(String... cards) {
        for (String card : cards) {
            position.cards().giveCard(RED, IdeaCard.of(card));
            position.cards().discardFromHand(RED, IdeaCard.of(card).index());
        }
        return this;
    }

    /** Puts the deck on the discard pile but for some cards. */
    Table deckOf(String... cards) {
        List<String> kept = new ArrayList<>(List.of(cards));
        List<IdeaCard> away = new ArrayList<>();
        for (int place = 0; place < position.cards().deckSize(); place++) {
            IdeaCard card = IdeaCard.at(position.cards().inDeck(place));
            if (!kept.remove(card.id())) {
                away.add(card);
            }
        }
        assertThat(kept).isEmpty();
        away.forEach(card -> discarded(card.id()));
        return this;
    }

    /** Gives every card that is left, in the deck and on the discard pile, to a seat. */
    Table allCardsTo(int seat) {
        position.cards().shuffleDiscards(position.random());
        while (position.cards().deckSize() > 0) {
            position.cards().draw(seat);
        }
        return this;
    }

    Table first(int seat) {
        position.setFirstSeat(seat);
        return this;
    }

    Table actionTokens(int seat, int count) {
        position.setActionTokens(seat, count);
        tokensGiven[seat] = true;
        return this;
    }

    /** It is the turn of a seat in the first round; who was given no action tokens has those of the own row. */
    Table turnOf(int seat) {
        begin(seat);
        lawful();
        return this;
    }

    private void begin(int seat) {
        for (int other = 0; other < position.seats(); other++) {
            if (!tokensGiven[other]) {
                position.setActionTokens(other, position.era(other).actions());
            }
        }
        position.setTurn(position.leadingEra().index() + 1);
        position.setRound(1);
        int place = (seat + position.seats() - position.firstSeat()) % position.seats();
        position.steps().push(Rounds.STEP, position.firstSeat(), place + 1);
        position.beginTurn();
        position.steps().push(Turn.STEP, seat);
    }

    /** All actions are taken: those behind catch up, and the first seat with cards lays them for progress. */
    Table progress() {
        for (int seat = 0; seat < position.seats(); seat++) {
            actionTokens(seat, 0);
        }
        int last = position.inOrder(position.seats() - 1);
        begin(last);
        position.endTurn();
        return play(new TempusMove.EndTurn());
    }

    /** The island lies, and a seat places its first tokens. */
    Table placing(int seat) {
        position.steps().push(PlaceTokens.STEP, seat);
        lawful();
        return this;
    }

    // ---------------------------------------------------------------- when

    /** Whoever is asked plays these moves, one after the other. */
    Table play(TempusMove... moves) {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        for (TempusMove move : moves) {
            game.play(position, asked(), move, log);
            lawful();
        }
        events = log.events();
        return this;
    }

    private void lawful() {
        assertThat(game.brokenLaws(position)).isEmpty();
    }

    /** Everybody has ideas, lays nothing and discards by default, until it is the turn of a seat in a round of a turn. */
    Table skipTo(int turn, int round, int seat) {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        while (position.turn() != turn
                || position.round() != round
                || asked() != seat
                || !position.steps().isTop(Turn.STEP)) {
            game.play(position, asked(), game.defaultMove(position, asked()), log);
        }
        events = log.events();
        return this;
    }

    // ---------------------------------------------------------------- then

    /** The only seat asked now. */
    int asked() {
        assertThat(Seats.count(game.awaiting(position))).isEqualTo(1);
        return Seats.first(game.awaiting(position));
    }

    /** The name of the question asked now. */
    String question() {
        return game.prompt(position, asked()).name();
    }

    List<TempusMove> legal() {
        return game.legalMoves(position, asked());
    }

    boolean allows(TempusMove move) {
        return refusal(move) == null;
    }

    @Nullable
    Refusal refusal(TempusMove move) {
        return game.refusal(position, asked(), move);
    }

    @Nullable
    Refusal refusal(int seat, TempusMove move) {
        return game.refusal(position, seat, move);
    }

    <T extends TempusMove> List<T> legal(Class<T> kind) {
        return legal().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Where a token from a hex may go. */
    Set<String> destinations(String from) {
        Set<String> found = new TreeSet<>();
        for (TempusMove.MoveToken move : legal(TempusMove.MoveToken.class)) {
            if (move.from().id().equals(from)) {
                found.add(move.to().id());
            }
        }
        return found;
    }

    int tokens(String hex) {
        return position.board().tokens(Hex.of(hex).index());
    }

    /** By how many tokens Sanitation raises the limit of a hex for a seat. */
    int sanitation(int seat, String hex) {
        return position.board().raised(seat, Hex.of(hex).index());
    }

    int cityAt(String hex) {
        return position.board().city(Hex.of(hex).index());
    }

    int owner(String hex) {
        return position.board().owner(Hex.of(hex).index());
    }

    int supply(int seat) {
        return position.board().supply(seat);
    }

    Era era(int seat) {
        return position.era(seat);
    }

    List<String> hand(int seat) {
        return ids(view(seat).hand());
    }

    int handSize(int seat) {
        return position.cards().handSize(seat);
    }

    List<String> discards() {
        return ids(view(Seats.SPECTATOR).discards());
    }

    TempusView view(int seat) {
        return game.view(position, seat);
    }

    TempusView.SeatView seat(int seat) {
        return view(Seats.SPECTATOR).seats().get(seat);
    }

    Tempus game() {
        return game;
    }

    TempusPosition position() {
        return position;
    }

    /** The events since the last call of {@link #play}, as everybody together was told them. */
    <T extends Event> List<T> told(Class<T> kind) {
        return events.stream()
                .map(ToldEvent::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    List<Event> toldTo(int viewer) {
        return ToldEvent.toldTo(viewer, events);
    }

    static List<String> ids(List<IdeaCard> cards) {
        return cards.stream().map(IdeaCard::id).toList();
    }

    static Set<String> hexes(String... ids) {
        return new TreeSet<>(Arrays.asList(ids));
    }

    /** A match from the beginning, without a hand-made position. */
    static TempusPosition start(int seats, String island, long seed) {
        Tempus game = new Tempus();
        return game.start(game.info().setup(seats, Map.of("island", island)), seed, EventLog.SILENT);
    }
}
