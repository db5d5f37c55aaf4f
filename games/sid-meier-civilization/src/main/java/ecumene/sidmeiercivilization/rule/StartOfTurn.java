package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Start of Turn: wonders and events, new cities, scouts, great persons of the reserve and the government, in any order. */
public final class StartOfTurn extends Question {

    public static final StartOfTurn STEP = new StartOfTurn();

    private static final int STONEHENGE = 1;
    private static final int LOUVRE = 3;
    private static final int COLOSSUS = 3;

    private static final Wonder[] USED_AT_WILL = {
        Wonder.HANGING_GARDENS, Wonder.STATUE_OF_LIBERTY, Wonder.SYDNEY_OPERA_HOUSE
    };

    private StartOfTurn() {
        super("start-of-turn");
    }

    /** What the seat simply gains, then its questions. */
    static void begin(SidMeierCivilizationPosition position, int seat, EventLog log) {
        position.steps().push(STEP, seat);
        gainCulture(position, seat, Wonder.STONEHENGE, STONEHENGE, log);
        gainCulture(position, seat, Wonder.LOUVRE, LOUVRE, log);
        int trade = Empire.government(position, seat).trade();
        trade += Empire.wonderWorks(position, seat, Wonder.COLOSSUS) ? COLOSSUS : 0;
        Rounds.gainTrade(position, seat, trade, log);
        if (Empire.wonderWorks(position, seat, Wonder.PANAMA_CANAL)) {
            position.panamaCoins++;
            log.all(new SidMeierCivilizationEvent.CoinGained(seat));
        }
    }

    private static void gainCulture(
            SidMeierCivilizationPosition position, int seat, Wonder wonder, int culture, EventLog log) {
        if (Empire.wonderWorks(position, seat, wonder)) {
            position.culture[seat] += culture;
            log.all(new SidMeierCivilizationEvent.CultureGained(seat, culture, wonder.id()));
        }
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        listWonders(position, seat, moves);
        listScouts(position, seat, moves);
        Cities.list(position, seat, moves);
        for (Person person : Person.ALL) {
            if (position.reserve[seat * Person.COUNT + person.index()] > 0) {
                NewPerson.list(position, seat, person, mayReplacePersons(position, seat), moves);
            }
        }
        Governments.list(position, seat, moves);
        Events.list(position, seat, Phase.START_OF_TURN, moves);
        moves.add(new SidMeierCivilizationMove.EndPhase());
    }

    private static void listWonders(
            SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Wonder wonder : USED_AT_WILL) {
            if (wonderReason(position, seat, wonder) == null) {
                moves.add(new SidMeierCivilizationMove.UseWonder(wonder));
            }
        }
    }

    private static @Nullable SidMeierCivilizationRefusal wonderReason(
            SidMeierCivilizationPosition position, int seat, Wonder wonder) {
        if (!Empire.wonderWorks(position, seat, wonder)) {
            return SidMeierCivilizationRefusal.WONDER_DOES_NOT_WORK;
        }
        long once = once(wonder);
        if (once == 0) {
            return SidMeierCivilizationRefusal.WONDER_WORKS_BY_ITSELF;
        }
        if (position.hasUsed(seat, once)) {
            return SidMeierCivilizationRefusal.WONDER_USED_THIS_TURN;
        }
        if (wonder == Wonder.HANGING_GARDENS) {
            int square = position.wonderSquare[wonder.index()];
            if (!Figures.hasUnbuilt(position, seat, true) && !Figures.hasUnbuilt(position, seat, false)) {
                return SidMeierCivilizationRefusal.NO_FIGURE_LEFT;
            }
            return Board.figures(position, square) < Empire.stackingLimit(position, seat)
                    ? null
                    : SidMeierCivilizationRefusal.STACK_IS_FULL;
        }
        if (wonder == Wonder.STATUE_OF_LIBERTY
                && !FreeTechnology.canLearn(position, seat, FreeTechnology.knownByOthers(position, seat), 4)) {
            return SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT;
        }
        return null;
    }

    private static long once(Wonder wonder) {
        return switch (wonder) {
            case HANGING_GARDENS -> Once.GARDENS;
            case STATUE_OF_LIBERTY -> Once.STATUE;
            case SYDNEY_OPERA_HOUSE -> Once.OPERA;
            default -> 0;
        };
    }

    private static void listScouts(
            SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int square = Board.nextWithFigures(position, seat, NONE);
                square != NONE;
                square = Board.nextWithFigures(position, seat, square)) {
            if (Board.scouts(position, square) > 0) {
                for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
                    if (sendReason(position, seat, square, city) == null) {
                        moves.add(new SidMeierCivilizationMove.SendScout(
                                Square.at(square), Square.at(position.citySquare[city])));
                    }
                }
            }
        }
    }

    /** Null if the scouts of a square may send it to a city. */
    private static @Nullable SidMeierCivilizationRefusal sendReason(
            SidMeierCivilizationPosition position, int seat, int square, int city) {
        if (Board.owner(position, square) != seat || Board.scouts(position, square) == 0) {
            return SidMeierCivilizationRefusal.NO_SCOUT_THERE;
        }
        if (city == NONE || city / CITIES != seat || position.citySquare[city] == NONE) {
            return SidMeierCivilizationRefusal.NOT_YOUR_CITY;
        }
        if (position.newScout[seat] == square && Board.scouts(position, square) == 1) {
            return SidMeierCivilizationRefusal.SCOUT_IS_NEW;
        }
        if (Square.distance(square, position.citySquare[city]) == 1) {
            return SidMeierCivilizationRefusal.CITY_HAS_THE_SQUARE;
        }
        boolean free = !isSent(position, seat * SCOUTS) || !isSent(position, seat * SCOUTS + 1);
        return free && !isSent(position, seat, square) ? null : SidMeierCivilizationRefusal.SCOUT_HAS_SENT;
    }

    private static @Nullable SidMeierCivilizationRefusal personReason(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove.PlacePerson place) {
        if (position.reserve[seat * Person.COUNT + place.person().index()] == 0) {
            return SidMeierCivilizationRefusal.NOT_THAT_PERSON;
        }
        SidMeierCivilizationRefusal reason =
                Placing.person(position, seat, place.square().index());
        return reason == null
                        && Board.person(position, place.square().index()) != NONE
                        && !mayReplacePersons(position, seat)
                ? SidMeierCivilizationRefusal.PERSONS_IN_A_CIRCLE
                : reason;
    }

    /**
     * Great persons that replace each other go back to the reserve and could return without end. Twice as many returns as
     * there are great persons lead to every arrangement there is; then they replace each other no more this turn.
     */
    private static boolean mayReplacePersons(SidMeierCivilizationPosition position, int seat) {
        int persons = 0;
        for (int i = seat * Person.COUNT; i < (seat + 1) * Person.COUNT; i++) {
            persons += position.reserve[i];
        }
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                for (int square : Square.around(position.citySquare[city])) {
                    persons += Board.person(position, square) == NONE ? 0 : 1;
                }
            }
        }
        return position.returned[seat] < 2 * persons;
    }

    /** Whether a scout of a seat gathers on a square this turn. */
    static boolean isSent(SidMeierCivilizationPosition position, int seat, int square) {
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (position.sentSquare[i] == square && isSent(position, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a square was sent this turn; one that was sent last turn only keeps its coin. */
    private static boolean isSent(SidMeierCivilizationPosition position, int index) {
        return position.sentSquare[index] != NONE && position.sentCity[index] != NONE;
    }

    /** A turn begins: what was sent is sent no more, but scouts that stay where they gathered keep a coin for now. */
    static void beginGathering(SidMeierCivilizationPosition position) {
        Arrays.fill(position.sentCity, (byte) NONE);
        for (int i = 0; i < position.sentSquare.length; i++) {
            if (!Empire.keepsGathering(position, i)) {
                position.sentSquare[i] = NONE;
            }
        }
    }

    /** Whoever has not sent a square again gathers there no more. */
    private static void endGathering(SidMeierCivilizationPosition position, int seat) {
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (!isSent(position, i)) {
                position.sentSquare[i] = NONE;
            }
        }
    }

    /** Where a square is noted: in the place it had last turn, or in one that nobody needs. */
    private static int place(SidMeierCivilizationPosition position, int seat, int square) {
        int first = seat * SCOUTS;
        for (int i = first; i < first + SCOUTS; i++) {
            if (position.sentSquare[i] == square) {
                return i;
            }
        }
        boolean needed = isSent(position, first) || Empire.keepsGathering(position, first);
        return needed && !isSent(position, first + 1) ? first + 1 : first;
    }

    /** A scout that became a city sends nothing any more. */
    static void recall(SidMeierCivilizationPosition position, int seat, int square) {
        if (Board.scouts(position, square) == 0) {
            for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
                if (position.sentSquare[i] == square) {
                    position.sentSquare[i] = NONE;
                }
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        SidMeierCivilizationRefusal reason = switch (move) {
            case SidMeierCivilizationMove.UseWonder use -> wonderReason(position, seat, use.wonder());
            case SidMeierCivilizationMove.SendScout send ->
                sendReason(
                        position,
                        seat,
                        send.square().index(),
                        Board.city(position, send.city().index()));
            case SidMeierCivilizationMove.BuildCity build ->
                Cities.reason(position, seat, build.square().index(), false);
            case SidMeierCivilizationMove.BuildCityWithArmy build ->
                Cities.reason(position, seat, build.square().index(), true);
            case SidMeierCivilizationMove.PlacePerson place -> personReason(position, seat, place);
            case SidMeierCivilizationMove.ChangeGovernment change ->
                Governments.reason(position, seat, change.government());
            case SidMeierCivilizationMove.PlayEvent play ->
                Events.why(position, seat, play.card(), Phase.START_OF_TURN);
            default -> OtherPhase.reason(move);
        };
        return reason == null ? SidMeierCivilizationRefusal.START_YOUR_TURN_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        switch (move) {
            case SidMeierCivilizationMove.UseWonder use -> useWonder(position, seat, use.wonder(), log);
            case SidMeierCivilizationMove.SendScout send -> {
                int place = place(position, seat, send.square().index());
                position.sentSquare[place] = send.square().index();
                int city = Board.city(position, send.city().index());
                position.sentCity[place] = (byte) city;
                log.all(new SidMeierCivilizationEvent.ScoutSends(
                        seat, send.square(), send.city(), Empire.cityNumber(position, city)));
            }
            case SidMeierCivilizationMove.BuildCity build ->
                Cities.build(position, seat, build.square().index(), false, log);
            case SidMeierCivilizationMove.BuildCityWithArmy build ->
                Cities.build(position, seat, build.square().index(), true, log);
            case SidMeierCivilizationMove.PlacePerson place -> {
                position.returned[seat]++;
                position.reserve[seat * Person.COUNT + place.person().index()]--;
                NewPerson.place(position, seat, place.person(), place.square().index(), log);
            }
            case SidMeierCivilizationMove.ChangeGovernment change ->
                Governments.change(position, seat, change.government(), log);
            case SidMeierCivilizationMove.PlayEvent play -> Aim.begin(position, seat, Targets.of(play.card()), log);
            default -> {
                endGathering(position, seat);
                position.steps().pop();
            }
        }
    }

    private static void useWonder(SidMeierCivilizationPosition position, int seat, Wonder wonder, EventLog log) {
        position.use(seat, once(wonder));
        log.all(new SidMeierCivilizationEvent.WonderUsed(seat, wonder));
        switch (wonder) {
            case HANGING_GARDENS -> position.steps().push(GardenFigure.STEP, seat);
            case STATUE_OF_LIBERTY -> FreeTechnology.push(position, seat, FreeTechnology.Occasion.STATUE, seat);
            default -> CultureLevel.advance(position, seat, log);
        }
    }

    /** Somebody with cards is asked whether they can be played or not. Most can change their government, and are asked. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return position.handSize(seat) > 0 || Governments.canChange(position, seat)
                ? null
                : super.forced(position, seat);
    }

    /** Who has nothing to do but to fall into Anarchy, as everybody sees, may leave it at that. */
    @Override
    public @Nullable SidMeierCivilizationMove standing(SidMeierCivilizationPosition position, int seat) {
        if (position.handSize(seat) > 0) {
            return null;
        }
        SidMeierCivilizationMove end = defaultMove(position, seat);
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        moves.remove(new SidMeierCivilizationMove.ChangeGovernment(Government.ANARCHY));
        return moves.equals(List.of(end)) ? end : null;
    }

    @Override
    public @Nullable Loss loss(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.PlacePerson place ->
                Placing.loss(position, place.square().index());
            case SidMeierCivilizationMove.ChangeGovernment change ->
                change.government() == Government.ANARCHY ? new Loss("capital") : null;
            case SidMeierCivilizationMove.EndPhase ignored -> undone(position, seat);
            default -> OwnHarm.ofPlaying(position, seat, move);
        };
    }

    /** What could still be done in this phase and in none to come; null if nothing. */
    private static @Nullable Loss undone(SidMeierCivilizationPosition position, int seat) {
        int idle = idleScouts(position, seat);
        if (canSettle(position, seat)) {
            return idle == 0 ? new Loss("city") : new Loss("city-and-scouts", Map.of("count", idle));
        }
        return idle == 0 ? null : new Loss("scouts", Map.of("count", idle));
    }

    /** Whether somebody stands where a city may be built. Who gathers there has been given something else to do. */
    private static boolean canSettle(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> cities = new ArrayList<>();
        Cities.list(position, seat, cities);
        return cities.stream()
                .anyMatch(move -> !(move instanceof SidMeierCivilizationMove.BuildCity build
                        && isSent(position, seat, build.square().index())));
    }

    /** Squares that a scout could still send and that no own city has without it. */
    private static int idleScouts(SidMeierCivilizationPosition position, int seat) {
        int idle = 0;
        for (int square = Board.nextWithFigures(position, seat, NONE);
                square != NONE;
                square = Board.nextWithFigures(position, seat, square)) {
            boolean yields =
                    Board.icons(position, square) != 0 || Board.resource(position, square) != MapTile.NO_RESOURCE;
            // The capital stands for all cities: a square that can be sent can be sent to any of them.
            if (yields
                    && Board.seatAround(position, square) != seat
                    && sendReason(position, seat, square, seat * CITIES) == null) {
                idle++;
            }
        }
        return idle;
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.EndPhase();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "StartOfTurn", Rulebook.START);
    }
}
