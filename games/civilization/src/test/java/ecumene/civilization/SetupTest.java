package ecumene.civilization;

import static ecumene.civilization.Moves.nation;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.Nation;
import ecumene.civilization.rule.Rounds;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.ToldEvent;
import ecumene.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Setting up and the order of play. */
class SetupTest {

    private final Civilization game = new Civilization();

    @Test
    @Rule("4.4")
    void nationsAreChosenInTheOrderDrawn() {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        var position = game.start(game.info().setup(8), 7, log);
        var drawn = (CivilizationEvent.NationsDrawn) log.events().getFirst().event();
        assertThat(drawn.order()).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(drawn.first()).isEqualTo(drawn.order().getFirst());
        for (int place = 0; place < 8; place++) {
            int seat = drawn.order().get(place);
            assertThat(game.awaiting(position)).isEqualTo(Seats.only(seat));
            assertThat(game.legalMoves(position, seat)).hasSize(11 - place);
            game.play(position, seat, nation(Nation.at(10 - place).id()), EventLog.SILENT);
            assertThat(position.nation(seat)).isEqualTo(Nation.at(10 - place));
        }
        int egypt = position.seatOf(Nation.of("egypt"));
        assertThat(egypt).isEqualTo(drawn.order().getFirst());
        // The first growth has already doubled the one token.
        assertThat(position.pieces().tokens(egypt, Area.of("hierakonpolis").index()))
                .isEqualTo(2);
        assertThat(position.space(egypt)).isZero();
    }

    @Test
    @Rule("4.4")
    void theOrderIsUpToChance() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            game.start(game.info().setup(3), seed, log);
            orders.add(((CivilizationEvent.NationsDrawn) log.events().getFirst().event()).order());
        }
        assertThat(orders).hasSize(6);
    }

    @Test
    @Rule({"4.4", "III"})
    void onlyFreeNationsThatStartInPlay() {
        var position = game.start(game.info().setup(4), 1, EventLog.SILENT);
        int first = Seats.first(game.awaiting(position));
        assertThat(game.refusal(position, first, nation("crete"))).isEqualTo(CivilizationRefusal.NATION_STARTS_OUTSIDE);
        game.play(position, first, nation("egypt"), EventLog.SILENT);
        int second = Seats.first(game.awaiting(position));
        assertThat(game.refusal(position, second, nation("egypt"))).isEqualTo(CivilizationRefusal.NATION_IS_TAKEN);
        assertThat(game.refusal(position, second, Moves.done())).isEqualTo(CivilizationRefusal.CHOOSE_A_NATION_NOW);
    }

    @Test
    @Rule({"III", "31", "32"})
    void optionsThatMakeNoSenseTogetherAreRefused() {
        assertThatThrownBy(() -> start(3, Map.of("shortened", "1"))).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(3, Map.of("variant", "nomads", "shortened", "1")))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(3, Map.of("variant", "nomads", "board", "second")))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(3, Map.of("variant", "peasants", "board", "second")))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(7, Map.of("board", "second"))).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(8, Map.of("board", "second"))).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(5, Map.of("board", "second")))
                .isInstanceOf(BadDataException.class)
                .hasMessage("option board cannot be second with 5 seats");
        assertThatThrownBy(() -> start(3, Map.of("variant", "nomads", "ask-what-to-keep", "true")))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> start(3, Map.of("variant", "peasants", "ask-what-to-keep", "true")))
                .isInstanceOf(BadDataException.class)
                .hasMessage("peasants has no trade cards to keep");
        assertThatThrownBy(() -> start(3, Map.of("variant", "nomads", "round-limit", "14")))
                .isInstanceOf(BadDataException.class)
                .hasMessage("nomads ends after 14 rounds without a limit");
        assertThat(start(3, Map.of("variant", "nomads", "round-limit", "13")).goal())
                .isEqualTo(14);
        assertThat(start(3, Map.of("variant", "short-5", "ask-what-to-keep", "true", "board", "second"))
                        .goal())
                .isEqualTo(6);
        assertThat(start(5, Map.of("board", "first")).board().toString()).isEqualTo("5");
        assertThat(start(3, Map.of("variant", "peasants", "shortened", "2")).goal())
                .isEqualTo(6);
        assertThat(start(6, Map.of("board", "second")).board().toString()).isNotEqualTo("7");
    }

    /** A reason that no section of the rulebook gives must not claim one; what it says of each stands in the text of the rule. */
    @Test
    @Rule("house")
    void whatOnlyThisHouseForbidsIsNamedSo() {
        assertThat(CivilizationRefusal.values())
                .filteredOn(refusal -> refusal.rule().equals(Rulebook.HOUSE))
                .containsExactly(
                        CivilizationRefusal.A_LIKE_SHIP_FIRST,
                        CivilizationRefusal.SHIP_HAS_SAILED,
                        CivilizationRefusal.OTHERS_LIVE_THERE,
                        CivilizationRefusal.NOT_FOR_YOU,
                        CivilizationRefusal.ANSWERS_ARE_NOT_ANSWERED,
                        CivilizationRefusal.YOU_ARE_DONE,
                        CivilizationRefusal.ENOUGH_OFFERS,
                        CivilizationRefusal.NOT_IN_THE_OFFER,
                        CivilizationRefusal.ONLY_COMMODITIES_ARE_SPOKEN_OF,
                        CivilizationRefusal.ALREADY_SAID,
                        CivilizationRefusal.NOTHING_SAID,
                        CivilizationRefusal.NOT_TO_THAT_SEAT,
                        CivilizationRefusal.NOTHING_TO_KEEP_FEWER_OF,
                        CivilizationRefusal.GIVE_BACK_WHAT_YOU_LIKE,
                        CivilizationRefusal.NOT_SO_MANY_TOO_MANY,
                        CivilizationRefusal.PAID_ALREADY,
                        CivilizationRefusal.ORDERED_ALREADY);
    }

    private CivilizationPosition start(int seats, Map<String, String> options) {
        return game.start(game.info().setup(seats, options), 1, EventLog.SILENT);
    }

    @Test
    @Rule("5.2")
    void tableOrderIsThatOfTheRows() {
        var position = Table.of("egypt", "crete", "africa").position();
        assertThat(position.inTableOrder(0)).isEqualTo(2);
        assertThat(position.inTableOrder(1)).isEqualTo(1);
        assertThat(position.inTableOrder(2)).isEqualTo(0);
    }

    @Test
    @Rule("5.7")
    void phasesComeInOrder() {
        var position = game.start(game.info().setup(2), 3, EventLog.SILENT);
        Set<String> seen = new HashSet<>();
        int round = 0;
        int phase = -1;
        for (int played = 0; played < 2000 && !position.isFinished() && position.round() < 9; played++) {
            if (position.round() > 0) {
                int now = Rounds.phase(position).compareTo(ecumene.civilization.rule.Phase.TAXES);
                assertThat(position.round() * 13 + now).isGreaterThanOrEqualTo(round * 13 + phase);
                round = position.round();
                phase = now;
                seen.add(game.phase(position));
            }
            int seat = Seats.first(game.awaiting(position));
            var moves = game.legalMoves(position, seat);
            game.playListed(position, seat, moves.get(played % moves.size()), EventLog.SILENT);
        }
        assertThat(seen).contains("movement", "ships");
    }
}
