package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.sidmeiercivilization.rule.CityManagement;
import ecumene.sidmeiercivilization.rule.Movement;
import ecumene.sidmeiercivilization.rule.Negotiation;
import ecumene.sidmeiercivilization.rule.Research;
import ecumene.sidmeiercivilization.rule.Rounds;
import ecumene.sidmeiercivilization.rule.StartOfTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table set up by hand: first who plays, then what lies there, then whose part of which phase it is, then moves, then what
 * came of it. Seat 0 goes first. With two seats the capitals stand on the squares for beginners of the tiles e1–h4 and
 * a13–d16. Every position on the way keeps the laws of the game.
 */
final class Table {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int GREEN = 2;

    /** One for all tables: to read its texts takes longer than most tests. */
    private static final SidMeierCivilization GAME = new SidMeierCivilization();

    final SidMeierCivilization game = GAME;
    final SidMeierCivilizationPosition position;
    private List<ToldEvent> events = List.of();

    private Table(Map<String, String> options, Civilization... civilizations) {
        Map<String, String> chosen = new HashMap<>(options);
        chosen.put(SidMeierCivilization.CIVILIZATIONS, SidMeierCivilization.CHOSEN);
        long seed = 1;
        SidMeierCivilizationPosition begun;
        do {
            begun = game.start(game.info().setup(civilizations.length, chosen), seed++, EventLog.SILENT);
        } while (begun.firstSeat != 0);
        position = begun;
        for (int seat = 0; seat < civilizations.length; seat++) {
            game.play(
                    position,
                    seat,
                    new SidMeierCivilizationMove.ChooseCivilization(civilizations[seat]),
                    EventLog.SILENT);
        }
    }

    private Table(int seats) {
        Map<String, String> chosen = Map.of(SidMeierCivilization.CIVILIZATIONS, SidMeierCivilization.CHOSEN);
        long seed = 1;
        SidMeierCivilizationPosition begun;
        do {
            begun = game.start(game.info().setup(seats, chosen), seed++, EventLog.SILENT);
        } while (begun.firstSeat != 0);
        position = begun;
    }

    /** Just after the civilizations were chosen. */
    static Table beforeSetup(Civilization... civilizations) {
        return new Table(Map.of(), civilizations);
    }

    /** Before anybody has chosen a civilization. */
    static Table choosing(int seats) {
        return new Table(seats);
    }

    /** After the set-up, played by default moves. */
    static Table of(Civilization... civilizations) {
        return new Table(Map.of(), civilizations).finishSetup();
    }

    static Table with(String option, String value, Civilization... civilizations) {
        return new Table(Map.of(option, value), civilizations).finishSetup();
    }

    private Table finishSetup() {
        while (position.round == 0) {
            int seat = Seats.first(game.awaiting(position));
            game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
        }
        return this;
    }

    private Table(Table other) {
        position = other.position.copy();
    }

    /** The same table once more, to try something else. */
    Table copy() {
        return new Table(this);
    }

    static int at(String square) {
        return Square.of(square).index();
    }

    // ---------------------------------------------------------------- given

    /** All tiles face up, without huts and villages. */
    Table openMap() {
        for (int slot = 0; slot < position.turned.length; slot++) {
            position.turned[slot] = position.turned[slot] == NONE ? 0 : position.turned[slot];
        }
        return this;
    }

    /** A plain of grassland far and wide, but for the squares that are already covered. */
    Table plain() {
        openMap();
        for (int square : position.layout.squares()) {
            if (position.disaster[square] == 0) {
                position.disaster[square] = (byte) (1 + Terrain.GRASSLAND.index());
            }
        }
        return this;
    }

    Table terrain(Terrain terrain, String... squares) {
        for (String square : squares) {
            position.disaster[at(square)] = (byte) (1 + terrain.index());
        }
        return this;
    }

    Table tribe(int kind, String square) {
        position.onMap[at(square)] = (byte) kind;
        return this;
    }

    /** Takes all figures off the map. */
    Table noFigures() {
        for (int square : position.layout.squares()) {
            if (position.figures[square] != 0) {
                Board.kill(position, square, Board.armies(position, square), Board.scouts(position, square));
            }
        }
        return this;
    }

    Table armies(int seat, int count, String square) {
        position.unbuiltArmies[seat] -= (byte) count;
        Board.add(position, at(square), seat, count, 0);
        return this;
    }

    Table scouts(int seat, int count, String square) {
        position.unbuiltScouts[seat] -= (byte) count;
        Board.add(position, at(square), seat, 0, count);
        return this;
    }

    Table city(int seat, String square) {
        int city = seat * CITIES;
        while (position.citySquare[city] != NONE) {
            city++;
        }
        Board.putCity(position, at(square), city);
        return this;
    }

    Table building(Building building, String square) {
        Board.putBuilding(position, at(square), building.index());
        return this;
    }

    Table wonder(Wonder wonder, String square) {
        Board.putWonder(position, at(square), wonder.index());
        return this;
    }

    Table person(Person person, String square) {
        position.personPool[person.index()]--;
        Board.putPerson(position, at(square), person.index());
        return this;
    }

    Table knows(int seat, Technology... technologies) {
        for (Technology technology : technologies) {
            position.technologies[seat] |= technology.bit();
        }
        return this;
    }

    Table trade(int seat, int trade) {
        position.trade[seat] = trade;
        return this;
    }

    Table culture(int seat, int culture) {
        position.culture[seat] = culture;
        return this;
    }

    Table level(int seat, int level) {
        position.level[seat] = (byte) level;
        return this;
    }

    Table token(int seat, Resource... resources) {
        for (Resource resource : resources) {
            position.market[resource.index()]--;
            position.tokens[seat * Resource.IN_MARKET + resource.index()]++;
        }
        return this;
    }

    Table marker(int seat, Marker... markers) {
        for (Marker marker : markers) {
            position.markerPool[marker.index()]--;
            position.markers[seat * Marker.HELD + marker.index()]++;
        }
        return this;
    }

    /** A great person that waits in the reserve of a seat. */
    Table reserve(int seat, Person person) {
        position.personPool[person.index()]--;
        position.reserve[seat * Person.COUNT + person.index()]++;
        return this;
    }

    Table government(int seat, Government government) {
        position.government[seat] = (byte) government.index();
        return this;
    }

    Table card(int seat, EventCard... cards) {
        for (EventCard card : cards) {
            position.eventDeck[card.index()]--;
            position.hand[seat * EventCard.COUNT + card.index()]++;
        }
        return this;
    }

    /** The standing forces of a seat are exactly these. */
    Table forces(int seat, String... units) {
        for (int unit = 0; unit < UnitCard.COUNT; unit++) {
            position.deck[unit] += position.forces[seat * UnitCard.COUNT + unit];
            position.forces[seat * UnitCard.COUNT + unit] = 0;
        }
        for (String id : units) {
            int unit = UnitCard.of(id).index();
            position.deck[unit]--;
            position.forces[seat * UnitCard.COUNT + unit]++;
        }
        return this;
    }

    // ---------------------------------------------------------------- whose part it is

    private Table part(Phase phase, int seat, ecumene.engine.Step<?, ?> step) {
        position.phase = phase.index();
        position.steps().clear();
        position.steps().push(Rounds.STEP, 0, seat + 1);
        position.steps().push(step, seat);
        return this;
    }

    Table start(int seat) {
        return part(Phase.START_OF_TURN, seat, StartOfTurn.STEP);
    }

    Table negotiation(int seat) {
        // All deal at once.
        part(Phase.TRADE, seat, Negotiation.STEP);
        position.steps().clear();
        position.steps().push(Rounds.STEP, 0, position.seats());
        position.steps().push(Negotiation.STEP, seat);
        return this;
    }

    Table cityManagement(int seat) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            position.actions[city] = (byte) (position.citySquare[city] == NONE ? 0 : 1);
        }
        return part(Phase.CITY_MANAGEMENT, seat, CityManagement.STEP);
    }

    Table movement(int seat) {
        return part(Phase.MOVEMENT, seat, Movement.STEP);
    }

    Table research() {
        position.phase = Phase.RESEARCH.index();
        position.steps().clear();
        position.steps().push(Rounds.STEP, 0, position.seats());
        position.steps().push(Research.STEP, 0);
        return this;
    }

    // ---------------------------------------------------------------- when

    Table play(int seat, SidMeierCivilizationMove... moves) {
        for (SidMeierCivilizationMove move : moves) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            Refusal refusal = game.refusal(position, seat, move);
            assertThat(refusal).as("%s of %s", move, moves(seat)).isNull();
            game.play(position, seat, move, log);
            events = log.events();
            assertThat(game.brokenLaws(position)).as("after %s", move).isEmpty();
        }
        return this;
    }

    /** Everybody answers by default until somebody is asked this. */
    Table defaultsUntil(String step) {
        for (int i = 0; !position.isFinished() && !position.steps().top().name().equals(step); i++) {
            assertThat(i).isLessThan(2000);
            int seat = Seats.first(game.awaiting(position));
            game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
        }
        return this;
    }

    /** Everybody answers by default until a seat is asked this. */
    Table defaultsUntil(int seat, String step) {
        defaultsUntil(step);
        while (!position.isFinished() && !game.isAwaited(position, seat)) {
            int other = Seats.first(game.awaiting(position));
            game.play(position, other, game.defaultMove(position, other), EventLog.SILENT);
            defaultsUntil(step);
        }
        return this;
    }

    // ---------------------------------------------------------------- then

    List<SidMeierCivilizationMove> moves(int seat) {
        return game.legalMoves(position, seat);
    }

    Refusal refusal(int seat, SidMeierCivilizationMove move) {
        Refusal refusal = game.refusal(position, seat, move);
        assertThat(refusal).as("%s is allowed", move).isNotNull();
        return java.util.Objects.requireNonNull(refusal);
    }

    /** What stands in for a seat that does not answer. */
    SidMeierCivilizationMove defaultMove(int seat) {
        return game.defaultMove(position, seat);
    }

    /** The sentence with which a seat is asked. */
    Prompt prompt(int seat) {
        return game.prompt(position, seat);
    }

    /** What a move throws away; null if nothing. */
    @Nullable
    Loss loss(int seat, SidMeierCivilizationMove move) {
        return game.consequences(position, seat, List.of(move)).getFirst().loss();
    }

    String asked() {
        return position.isFinished() ? "nobody" : position.steps().top().name();
    }

    boolean asks(int seat) {
        return game.isAwaited(position, seat);
    }

    Result result() {
        return game.result(position);
    }

    List<Event> toldTo(int viewer) {
        return new ArrayList<>(ToldEvent.toldTo(viewer, events));
    }

    int armiesOn(String square) {
        return Board.armies(position, at(square));
    }

    int scoutsOn(String square) {
        return Board.scouts(position, at(square));
    }

    int coins(int seat) {
        return Empire.coins(position, seat);
    }

    int production(int city) {
        return Empire.production(position, city);
    }
}
