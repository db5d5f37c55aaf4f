package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.engine.match.ToldEvent;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.rule.Actions;
import ecumene.throughtheages.rule.Politics;
import ecumene.throughtheages.rule.Ratings;
import ecumene.throughtheages.rule.Turn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table set up by hand: first what lies on it, then whose turn it is, then moves, then what came of it. Every position on
 * the way keeps the laws of the game. Red opens the rounds; it is round 5 unless a test says otherwise, and everybody has the
 * board of the beginning.
 */
final class Table {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int GREEN = 2;
    static final int GREY = 3;

    // What comes next in a turn, see Turn.
    private static final int AFTER_START = 1;
    private static final int AFTER_POLITICS = 3;
    private static final int AFTER_ACTIONS = 4;

    /** An event that nobody minds: laid to reveal another. */
    private static final String BAIT = "A-development-of-science";

    private final ThroughTheAges game = new ThroughTheAges();
    private final ThroughTheAgesPosition position;
    private List<ToldEvent> events = List.of();

    private Table(int seats, int age, Map<String, String> options) {
        position = game.start(game.info().setup(seats, options), 7, EventLog.SILENT);
        position.steps().clear();
        position.clearTurn();
        position.setFirstSeat(RED);
        position.setRound(5);
        for (int made = 1; made <= Math.min(3, age); made++) {
            position.military().newDeck(made, seats, position.random());
        }
        if (age == 4) {
            position.military().clearDeck();
            position.setLastRound(6);
        }
        position.setAge(age);
        position.civilDeck().clear();
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            position.setRow(space, Civilization.NONE);
        }
        for (int seat = 0; seat < seats; seat++) {
            position.civ(seat).civilActions = position.civ(seat).civilTotal;
            position.civ(seat).militaryActions = position.civ(seat).militaryTotal;
        }
        events("A-development-of-agriculture", "A-development-of-crafts");
    }

    // ---------------------------------------------------------------- given

    static Table of(int seats) {
        return new Table(seats, 1, Map.of());
    }

    static Table of(int seats, int age) {
        return new Table(seats, age, Map.of());
    }

    static Table withoutResigning(int seats) {
        return new Table(seats, 1, Map.of(ThroughTheAges.RESIGNING, "false"));
    }

    static Table withHiddenHands(int seats, int age) {
        return new Table(seats, age, Map.of(ThroughTheAges.HIDDEN_HANDS, "true"));
    }

    Civilization civ(int seat) {
        return position.civ(seat);
    }

    Table round(int round) {
        position.setRound(round);
        return this;
    }

    Table lastRound(int round) {
        position.setLastRound(round);
        return this;
    }

    Table technology(int seat, String... ids) {
        for (String id : ids) {
            CivilCard card = CivilCard.of(id);
            Civilization civ = civ(seat);
            if (card.type() == CivilType.GOVERNMENT) {
                civ.forget(civ.government);
                civ.government = card.index();
            }
            civ.learn(card.index());
        }
        return this;
    }

    /** So many workers on a technology, which is in play from now on. */
    Table workers(int seat, String id, int count) {
        CivilCard card = CivilCard.of(id);
        civ(seat).learn(card.index());
        civ(seat).workers[card.index()] = (byte) count;
        return this;
    }

    Table idle(int seat, int count) {
        civ(seat).idle = count;
        return this;
    }

    Table yellowBank(int seat, int count) {
        civ(seat).yellowBank = count;
        return this;
    }

    Table blueBank(int seat, int count) {
        civ(seat).blueBank = count;
        return this;
    }

    Table blue(int seat, String id, int count) {
        civ(seat).blue[CivilCard.of(id).index()] = (byte) count;
        return this;
    }

    Table food(int seat, int count) {
        return blue(seat, "A-agriculture", count);
    }

    Table resources(int seat, int count) {
        return blue(seat, "A-bronze", count);
    }

    Table science(int seat, int points) {
        civ(seat).science = points;
        return this;
    }

    Table culture(int seat, int points) {
        civ(seat).addCulture(points - civ(seat).culture, 0);
        return this;
    }

    Table leader(int seat, String id) {
        civ(seat).leader = CivilCard.of(id).index();
        return this;
    }

    Table wonder(int seat, String... ids) {
        for (String id : ids) {
            civ(seat).wonders |= 1 << (CivilCard.of(id).index() - CivilCard.FIRST_WONDER);
        }
        return this;
    }

    Table ruin(int seat, String id) {
        wonder(seat, id);
        civ(seat).ruins |= 1 << (CivilCard.of(id).index() - CivilCard.FIRST_WONDER);
        return this;
    }

    Table unfinished(int seat, String id, int stages) {
        civ(seat).unfinished = CivilCard.of(id).index();
        civ(seat).stages = stages;
        return this;
    }

    /** Civil cards in hand before this turn. */
    Table hand(int seat, String... ids) {
        for (String id : ids) {
            civ(seat).addToHand(CivilCard.of(id).index());
        }
        civ(seat).handOld = civ(seat).handSize;
        return this;
    }

    Table military(int seat, String... ids) {
        for (String id : ids) {
            civ(seat).addMilitary(take(id));
        }
        return this;
    }

    Table colony(int seat, String... ids) {
        for (String id : ids) {
            civ(seat).colonies |= 1 << (take(id) - MilitaryCard.FIRST_TERRITORY);
        }
        return this;
    }

    /** A tactic that lies among the shared ones. */
    Table tactic(int seat, String id) {
        share(id);
        civ(seat).tactic = MilitaryCard.of(id).index();
        return this;
    }

    Table share(String... ids) {
        for (String id : ids) {
            if (!position.military().isShared(MilitaryCard.of(id).index())) {
                position.military().share(take(id));
            }
        }
        return this;
    }

    Table war(int seat, String id, int rival) {
        civ(seat).war = take(id);
        civ(seat).warTarget = rival;
        return this;
    }

    /** A pact in play; {@code sideA}: whether its owner is side A. */
    Table pact(int owner, int partner, String id, boolean sideA) {
        civ(owner).pact = take(id);
        civ(owner).pactPartner = partner;
        civ(owner).pactSideA = sideA;
        return this;
    }

    /** The current events, the next one first. */
    Table events(String... ids) {
        while (!position.military().currentEvents().isEmpty()) {
            position.military().revealEvent();
        }
        for (int i = ids.length - 1; i >= 0; i--) {
            position.military().addCurrent(take(ids[i]), Civilization.NONE);
        }
        return this;
    }

    Table future(int owner, String... ids) {
        for (String id : ids) {
            position.military().prepare(take(id), owner);
        }
        return this;
    }

    /** The row from the left. */
    Table row(String... ids) {
        for (int space = 0; space < ids.length; space++) {
            position.setRow(space, CivilCard.of(ids[space]).index());
        }
        return this;
    }

    /** The civil deck, the next card first. */
    Table civilDeck(String... ids) {
        position.civilDeck().clear();
        for (int i = ids.length - 1; i >= 0; i--) {
            position.civilDeck().add(CivilCard.of(ids[i]).index());
        }
        return this;
    }

    /** The military deck holds only these, the next one first; the others are discarded face down. */
    Table militaryDeck(String... ids) {
        CardPile deck = position.military().deck();
        CardPile wanted = new CardPile(64);
        for (int i = ids.length - 1; i >= 0; i--) {
            wanted.add(take(ids[i]));
        }
        while (!deck.isEmpty()) {
            position.military().discardHidden(deck.draw(), position.age());
        }
        for (int i = 0; i < wanted.size(); i++) {
            deck.add(wanted.get(i));
        }
        return this;
    }

    /** Takes a card of the present age out of the deck; others come from the box. */
    private int take(String id) {
        MilitaryCard card = MilitaryCard.of(id);
        if (card.level() == position.age() && card.level() > 0) {
            int place = position.military().deck().find(card.index());
            assertThat(place).as("%s in the deck", id).isNotNegative();
            position.military().deck().remove(place);
        }
        return card.index();
    }

    // ---------------------------------------------------------------- whose turn

    private void settle(int seat, int next) {
        for (int other = 0; other < position.seats(); other++) {
            Civilization civ = civ(other);
            civ.yellowTokens = civ.yellowBank + civ.idle + civ.employed();
            int blue = civ.blueBank + civ.stages;
            for (byte count : civ.blue) {
                blue += count;
            }
            civ.blueTokens = blue;
        }
        position.setActiveSeat(seat);
        for (int other = 0; other < position.seats(); other++) {
            Ratings.update(position, other);
        }
        position.steps().push(Turn.STEP, seat, next);
    }

    /** It is the action phase of a seat. */
    Table actionsOf(int seat) {
        settle(seat, AFTER_ACTIONS);
        position.steps().push(Actions.STEP, seat);
        lawful();
        return this;
    }

    Table politicsOf(int seat) {
        settle(seat, AFTER_POLITICS);
        position.steps().push(Politics.STEP, seat, 0);
        lawful();
        return this;
    }

    /** The row is replenished and a seat resolves its war, if it has one. */
    Table startOf(int seat) {
        settle(seat, AFTER_START);
        position.steps().pop();
        position.steps().push(Turn.STEP, seat, AFTER_START - 1);
        return run();
    }

    /** A seat ends its actions. */
    Table endOf(int seat) {
        return actionsOf(seat).play(new ThroughTheAgesMove.EndActions());
    }

    /** A seat reveals an event. */
    Table event(int seat, String id) {
        String other =
                id.equals("A-development-of-crafts") ? "A-development-of-agriculture" : "A-development-of-crafts";
        return events(id, other)
                .military(seat, BAIT)
                .politicsOf(seat)
                .play(new ThroughTheAgesMove.PrepareEvent(MilitaryCard.of(BAIT)));
    }

    /** Runs on from a position without a question, by way of loading it. */
    private Table run() {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        while (game.awaiting(position) == Seats.NOBODY && !position.isFinished()) {
            top().proceed(position, log);
        }
        events = log.events();
        lawful();
        return this;
    }

    @SuppressWarnings("unchecked") // a position holds only steps of its own game
    private Step<ThroughTheAgesPosition, ThroughTheAgesMove> top() {
        return (Step<ThroughTheAgesPosition, ThroughTheAgesMove>)
                position.steps().top();
    }

    // ---------------------------------------------------------------- when

    /** Whoever is asked plays these moves, one after the other. */
    Table play(ThroughTheAgesMove... moves) {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        for (ThroughTheAgesMove move : moves) {
            game.play(position, asked(), move, log);
            lawful();
        }
        events = log.events();
        return this;
    }

    private void lawful() {
        assertThat(game.brokenLaws(position)).isEmpty();
    }

    /** Everybody does what an absent player does, until a seat is asked a question. */
    Table skipTo(int seat, String question) {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        for (int i = 0; asked() != seat || !question().equals(question); i++) {
            assertThat(i).isLessThan(500);
            game.play(position, asked(), game.defaultMove(position, asked()), log);
        }
        events = log.events();
        return this;
    }

    Table skipToTheEnd() {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        while (!position.isFinished()) {
            game.play(position, asked(), game.defaultMove(position, asked()), log);
        }
        events = log.events();
        return this;
    }

    // ---------------------------------------------------------------- then

    int asked() {
        assertThat(Seats.count(game.awaiting(position))).isEqualTo(1);
        return Seats.first(game.awaiting(position));
    }

    String question() {
        return game.prompt(position, asked()).name();
    }

    List<ThroughTheAgesMove> legal() {
        return game.legalMoves(position, asked());
    }

    <T extends ThroughTheAgesMove> List<T> legal(Class<T> kind) {
        return legal().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    boolean allows(ThroughTheAgesMove move) {
        return refusal(move) == null;
    }

    @Nullable
    Refusal refusal(ThroughTheAgesMove move) {
        return game.refusal(position, asked(), move);
    }

    int workers(int seat, String id) {
        return civ(seat).workers[CivilCard.of(id).index()];
    }

    int blue(int seat, String id) {
        return civ(seat).blue[CivilCard.of(id).index()];
    }

    boolean knows(int seat, String id) {
        return civ(seat).knows(CivilCard.of(id).index());
    }

    /** The civil actions that a seat can spend, lent ones among them. */
    int civilActions(int seat) {
        return view(seat).seats().get(seat).civilActions();
    }

    int militaryActions(int seat) {
        return view(seat).seats().get(seat).militaryActions();
    }

    List<String> row() {
        return view(Seats.SPECTATOR).row().stream()
                .map(card -> card == null ? "" : card.card().id())
                .toList();
    }

    List<String> hand(int seat) {
        return view(seat).seats().get(seat).hand().stream().map(CivilCard::id).toList();
    }

    List<String> militaryHand(int seat) {
        return view(seat).hand().stream().map(MilitaryCard::id).toList();
    }

    List<String> colonies(int seat) {
        return view(seat).seats().get(seat).colonies().stream()
                .map(MilitaryCard::id)
                .toList();
    }

    String phase() {
        return game.phase(position);
    }

    ThroughTheAgesView view(int seat) {
        return game.view(position, seat);
    }

    ThroughTheAges game() {
        return game;
    }

    ThroughTheAgesPosition position() {
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
}
