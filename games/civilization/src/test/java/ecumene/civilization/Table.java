package ecumene.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.rule.Phase;
import ecumene.civilization.rule.Rounds;
import ecumene.engine.Event;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.engine.match.ToldEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table set up by hand: first what lies on it, then a phase begins, then moves, then what came of it. A phase is played to
 * its end and no further: then {@link #isOver}. Every position on the way keeps the laws of the game.
 */
final class Table {

    private final Civilization game = new Civilization();
    private final CivilizationPosition position;
    private final ToldEvent.Keeper log = new ToldEvent.Keeper();
    private int told;

    private Table(Map<String, String> options, String... nations) {
        position = new CivilizationPosition(game.info().setup(nations.length, options), 1);
        position.trade().build(position.random());
        for (int seat = 0; seat < nations.length; seat++) {
            position.setNation(seat, Nation.of(nations[seat]));
        }
        position.setRound(1);
    }

    // ---------------------------------------------------------------- given

    /** The nations by seat; the board is the first one for so many. */
    static Table of(String... nations) {
        return new Table(Map.of(), nations);
    }

    static Table of(Map<String, String> options, String... nations) {
        return new Table(new HashMap<>(options), nations);
    }

    /** Eight seats on the whole map, in table order from Africa to Egypt without Hispania, Gaul and Asia. */
    static Table ofEight() {
        return of("africa", "italy", "illyria", "thrace", "crete", "assyria", "babylon", "egypt");
    }

    Table tokens(int seat, int count, String... areas) {
        for (String area : areas) {
            position.pieces().addTokens(seat, Area.of(area).index(), count);
        }
        return this;
    }

    Table cities(int seat, String... areas) {
        for (String area : areas) {
            position.pieces().putCity(seat, Area.of(area).index());
        }
        return this;
    }

    Table newCity(String area) {
        position.newCities().add(Area.of(area).index());
        return this;
    }

    Table ship(int seat, String shore) {
        position.pieces()
                .setShip(
                        seat, position.pieces().spareShip(seat), Shore.of(shore).index());
        return this;
    }

    Table treasury(int seat, int count) {
        position.pieces().addTreasury(seat, count);
        return this;
    }

    /** Leaves so many tokens in stock; the others are in the treasury. */
    Table stockOf(int seat, int count) {
        return treasury(seat, position.pieces().stock(seat) - count);
    }

    Table cards(int seat, String... cards) {
        for (String card : cards) {
            position.addCards(seat, CivilizationCard.of(card).bit());
        }
        return this;
    }

    /** Cards of the stacks into a hand; red calamities lie open at once. */
    Table hand(int seat, String... cards) {
        for (String card : cards) {
            position.trade().giveCard(seat, TradeCard.of(card));
        }
        return this;
    }

    /** A tradable calamity lies open, passed on by somebody. */
    Table passed(int seat, String card, int from) {
        position.trade().giveCard(seat, TradeCard.of(card));
        position.trade().layOpen(seat, TradeCard.of(card).index(), from);
        return this;
    }

    Table onTop(String card) {
        position.trade().putOnTop(TradeCard.of(card));
        return this;
    }

    Table space(int seat, int space) {
        position.setSpace(seat, space);
        return this;
    }

    Table round(int round) {
        position.setRound(round);
        return this;
    }

    // ---------------------------------------------------------------- when

    /** Begins a phase and plays it until somebody is asked, or to its end. */
    @SuppressWarnings("EnumOrdinal") // the rounds count the phases like that
    Table begin(Phase phase) {
        while (!position.steps().isEmpty()) {
            position.steps().pop();
        }
        position.steps().push(Rounds.STEP, 0, phase.ordinal() - 1);
        // It is announced, and begun.
        Rounds.STEP.proceed(position, log);
        told = log.events().size();
        Rounds.STEP.proceed(position, log);
        run();
        return this;
    }

    /** What the engine does between two questions, but no further than the end of the phase. */
    @SuppressWarnings("unchecked")
    private void run() {
        while (!isOver()) {
            var step = (Step<CivilizationPosition, CivilizationMove>)
                    position.steps().top();
            int awaiting = step.awaiting(position);
            if (awaiting == Seats.NOBODY) {
                step.proceed(position, log);
                continue;
            }
            CivilizationMove forced = Seats.count(awaiting) > 1 ? null : step.forced(position, Seats.first(awaiting));
            if (forced == null) {
                break;
            }
            step.play(position, Seats.first(awaiting), forced, log);
        }
        lawful();
    }

    private void lawful() {
        List<String> broken = new ArrayList<>(game.brokenLaws(position));
        broken.remove("questions on each other: /rounds");
        assertThat(broken).isEmpty();
    }

    /** Whoever is asked plays these moves, one after the other. */
    Table play(CivilizationMove... moves) {
        int before = log.events().size();
        for (CivilizationMove move : moves) {
            play(asked(), move);
        }
        told = before;
        return this;
    }

    @SuppressWarnings("unchecked")
    Table play(int seat, CivilizationMove... moves) {
        told = log.events().size();
        for (CivilizationMove move : moves) {
            assertThat(game.refusal(position, seat, move))
                    .as("%s by %s", move, seat)
                    .isNull();
            ((Step<CivilizationPosition, CivilizationMove>) position.steps().top()).play(position, seat, move, log);
            run();
        }
        return this;
    }

    /** Whoever is asked does what somebody absent does, until the phase is over. */
    Table playDefaults() {
        while (!isOver()) {
            int seat = Seats.first(game.awaiting(position));
            play(seat, game.defaultMove(position, seat));
        }
        return this;
    }

    // ---------------------------------------------------------------- then

    boolean isOver() {
        return position.steps().isEmpty() || position.steps().isTop(Rounds.STEP);
    }

    /** The only seat asked now. */
    int asked() {
        assertThat(isOver()).as("the phase is over").isFalse();
        assertThat(Seats.count(game.awaiting(position))).isEqualTo(1);
        return Seats.first(game.awaiting(position));
    }

    List<Integer> awaited() {
        return isOver() ? List.of() : Seats.list(game.awaiting(position));
    }

    /** The name of the question asked now. */
    String question() {
        return game.prompt(position, asked()).name();
    }

    String question(int seat) {
        return game.prompt(position, seat).name();
    }

    List<CivilizationMove> legal() {
        return legal(asked());
    }

    List<CivilizationMove> legal(int seat) {
        return game.legalMoves(position, seat);
    }

    boolean allows(CivilizationMove move) {
        return refusal(move) == null;
    }

    boolean allows(int seat, CivilizationMove move) {
        return refusal(seat, move) == null;
    }

    @Nullable
    Refusal refusal(CivilizationMove move) {
        return refusal(asked(), move);
    }

    @Nullable
    Refusal refusal(int seat, CivilizationMove move) {
        return game.refusal(position, seat, move);
    }

    int tokens(int seat, String area) {
        return position.pieces().tokens(seat, Area.of(area).index());
    }

    /** The owner of the city in an area; null without one. */
    @Nullable
    Integer cityIn(String area) {
        int owner = position.pieces().cityOwner(Area.of(area).index());
        return owner < 0 ? null : owner;
    }

    int cities(int seat) {
        return position.pieces().cities(seat);
    }

    int onBoard(int seat) {
        return position.pieces().onBoard(seat);
    }

    int stock(int seat) {
        return position.pieces().stock(seat);
    }

    int treasury(int seat) {
        return position.pieces().treasury(seat);
    }

    int space(int seat) {
        return position.space(seat);
    }

    List<String> ships(int seat) {
        List<String> shores = new ArrayList<>();
        for (int ship = 0; ship < Pieces.SHIPS; ship++) {
            if (position.pieces().ship(seat, ship) >= 0) {
                shores.add(Shore.at(position.pieces().ship(seat, ship)).id());
            }
        }
        return shores;
    }

    List<String> hand(int seat) {
        return game.view(position, seat).hand().stream().map(TradeCard::id).toList();
    }

    List<String> cards(int seat) {
        return game.view(position, seat).seats().get(seat).cards().stream()
                .map(CivilizationCard::id)
                .toList();
    }

    Civilization game() {
        return game;
    }

    CivilizationPosition position() {
        return position;
    }

    CivilizationView view(int seat) {
        return game.view(position, seat);
    }

    /** The events since the last call of {@link #play} or {@link #begin}, as everybody together was told them. */
    <T extends Event> List<T> told(Class<T> kind) {
        return log.events().subList(told, log.events().size()).stream()
                .map(ToldEvent::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    List<Event> toldTo(int viewer) {
        return ToldEvent.toldTo(viewer, log.events().subList(told, log.events().size()));
    }
}
