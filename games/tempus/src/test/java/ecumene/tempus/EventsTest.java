package ecumene.tempus;

import static ecumene.tempus.Moves.actLater;
import static ecumene.tempus.Moves.actTwice;
import static ecumene.tempus.Moves.advance;
import static ecumene.tempus.Moves.attack;
import static ecumene.tempus.Moves.child;
import static ecumene.tempus.Moves.city;
import static ecumene.tempus.Moves.discard;
import static ecumene.tempus.Moves.done;
import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.lay;
import static ecumene.tempus.Moves.leader;
import static ecumene.tempus.Moves.medicine;
import static ecumene.tempus.Moves.move;
import static ecumene.tempus.Moves.name;
import static ecumene.tempus.Moves.place;
import static ecumene.tempus.Moves.religion;
import static ecumene.tempus.Moves.sanitation;
import static ecumene.tempus.Moves.tile;
import static ecumene.tempus.Moves.transport;
import static ecumene.tempus.Moves.turned;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.EAST;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.match.ToldEvent;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.component.Way;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Everything that happens is told to everybody, and what was hidden before cannot be taken back. */
class EventsTest {

    private static Hex hex(String id) {
        return Hex.of(id);
    }

    private static IdeaCard card(String id) {
        return IdeaCard.of(id);
    }

    private static void told(Table table, Event... events) {
        assertThat(table.toldTo(GREEN)).containsSubsequence(events);
    }

    private static Table red(String... hand) {
        return Table.ofThree()
                .tokens(RED, 3, "c6r6")
                .token(RED, "c5r5", "c3r5")
                .token(BLUE, EAST)
                .token(BLUE, "c7r5")
                .hand(RED, hand);
    }

    @Test
    void movingAndChildrenAreTold() {
        told(
                red().turnOf(RED).play(move("c6r6", "c6r5")),
                new TempusEvent.TokenMoved(RED, hex("c6r6"), Terrain.GRASSLAND, hex("c6r5"), Terrain.FOREST, Way.LAND));
        told(
                red("sanitation-hills").turnOf(RED).play(sanitation("sanitation-hills", "c6r6")),
                new TempusEvent.SanitationPlayed(RED, card("sanitation-hills"), hex("c6r6"), Terrain.GRASSLAND, 3));
        told(
                red("medicine-hills").turnOf(RED).play(child("c5r5"), medicine("medicine-hills"), child("c3r5")),
                new TempusEvent.ChildBorn(RED, hex("c5r5")),
                new TempusEvent.CardPlayed(RED, card("medicine-hills")),
                new TempusEvent.ChildBorn(RED, hex("c3r5")));
        told(
                red("transport-hills").turnOf(RED).play(move("c6r6", "c6r5"), transport("transport-hills")),
                new TempusEvent.CardPlayed(RED, card("transport-hills")));
    }

    @Test
    void citiesReligionAndGovernmentAreTold() {
        told(
                red().turnOf(RED).play(city("c6r6", 2)),
                new TempusEvent.CityBuilt(RED, hex("c6r6"), Terrain.GRASSLAND, 2, 3));
        told(
                red("religion-hills", "sanitation-hills", "sanitation-hills")
                        .turnOf(RED)
                        .play(
                                sanitation("sanitation-hills", "c6r6"),
                                sanitation("sanitation-hills", "c6r6"),
                                religion("religion-hills", "c7r5", "c6r6")),
                new TempusEvent.TokenConverted(
                        RED,
                        BLUE,
                        card("religion-hills"),
                        hex("c7r5"),
                        Terrain.FARMLAND,
                        hex("c6r6"),
                        Terrain.GRASSLAND));
        told(
                red("government-hills").turnOf(RED).play(actTwice("government-hills")),
                new TempusEvent.ActsTwice(RED, card("government-hills")));
        told(
                red("government-hills").turnOf(RED).play(actLater("government-hills")),
                new TempusEvent.ActsLater(RED, card("government-hills")));
    }

    @Test
    void aFightIsToldFromTheAttackToTheAdvance() {
        told(
                red("sanitation-hills")
                        .turnOf(RED)
                        .play(attack("c6r6", "c7r5"), done(), sanitation("sanitation-hills", "c7r5"), advance(3)),
                new TempusEvent.Attacked(
                        RED, BLUE, hex("c6r6"), Terrain.GRASSLAND, hex("c7r5"), Terrain.FARMLAND, 0, null),
                new TempusEvent.CardsLaid(RED, 0),
                new TempusEvent.CardsShown(BLUE, List.of()),
                new TempusEvent.TokensLost(BLUE, hex("c7r5"), Terrain.FARMLAND, 1),
                new TempusEvent.SanitationPlayed(RED, card("sanitation-hills"), hex("c7r5"), Terrain.FARMLAND, 3),
                new TempusEvent.TokensAdvanced(RED, hex("c6r6"), hex("c7r5"), Terrain.FARMLAND, 3));
    }

    @Test
    void aLostSiegeIsTold() {
        Table table = Table.ofThree()
                .tokens(RED, 2, "c6r6")
                .token(BLUE, EAST)
                .city(BLUE, 2, "c7r5")
                .hand(RED, "military-leader-hills", "weapons-hills", "medicine-hills")
                .hand(BLUE, "weapons-forest", "medicine-grassland")
                .turnOf(RED);

        table.play(
                leader("military-leader-hills", "c6r6", "c7r5"),
                name(Terrain.FOREST),
                lay("weapons-hills"),
                done(),
                lay("weapons-forest"),
                done());

        told(
                table,
                new TempusEvent.Attacked(
                        RED,
                        BLUE,
                        hex("c6r6"),
                        Terrain.GRASSLAND,
                        hex("c7r5"),
                        Terrain.FARMLAND,
                        2,
                        card("military-leader-hills")),
                new TempusEvent.TerrainNamed(BLUE, hex("c7r5"), Terrain.FOREST),
                new TempusEvent.CardsLaid(RED, 1),
                new TempusEvent.CardsShown(BLUE, List.of(card("weapons-forest"))),
                new TempusEvent.TokensLost(RED, hex("c6r6"), Terrain.GRASSLAND, 1));
    }

    @Test
    void discardsAreTold() {
        Table table = red("weapons-hills", "weapons-forest", "medicine-hills", "religion-hills", "transport-hills")
                .turnOf(RED);

        table.play(idea(), discard("religion-hills"));

        told(table, new TempusEvent.IdeasDrawn(RED, 1), new TempusEvent.CardDiscarded(RED, card("religion-hills")));
    }

    @Test
    void theCourseOfTheErasIsTold() {
        Table table = Table.ofThree().tokensForAll().hand(RED, "medicine-hills").progress();

        table.play(done());

        told(
                table,
                new TempusEvent.ProgressMade(RED, 0, List.of()),
                new TempusEvent.ProgressMade(BLUE, 1, List.of()),
                new TempusEvent.EraReached(BLUE, Era.WRITING, 1),
                new TempusEvent.TurnEnded(1),
                new TempusEvent.TurnBegan(2, BLUE),
                new TempusEvent.RoundBegan(1));
        assertThat(table.told(TempusEvent.EraReached.class))
                .as("blue stands on farmland")
                .hasSize(1);
    }

    @Test
    void theSetUpIsTold() {
        Tempus game = new Tempus();
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        TempusPosition position = game.start(game.info().setup(3), 1, log);
        int first = position.firstSeat();
        MapTile drawn = position.drawnTile();
        game.play(position, first, tile("c6r6"), log);
        game.play(position, first, turned(2), log);

        assertThat(ToldEvent.toldTo(GREEN, log.events()))
                .containsExactly(
                        new TempusEvent.FirstPlayerChosen(first),
                        new TempusEvent.TileLaid(first, drawn, hex("c6r6"), 2));
        told(
                Table.ofThree().placing(RED).play(place("c6r6")),
                new TempusEvent.TokenPlaced(RED, hex("c6r6"), Terrain.GRASSLAND));
    }

    // ---------------------------------------------------------------- what can be taken back

    private static boolean shows(Table table, TempusMove move) {
        TempusPosition before = table.position();
        TempusPosition after = before.copy();
        table.game().play(after, table.asked(), move, EventLog.SILENT);
        return after.knowsMoreThan(before);
    }

    @Test
    void whatShowsNothingHiddenCanBeTakenBack() {
        assertThat(shows(red().turnOf(RED), move("c6r6", "c6r5"))).isFalse();
        assertThat(shows(red().turnOf(RED), child("c5r5"))).isFalse();
        assertThat(shows(red().turnOf(RED), city("c6r6", 3))).isFalse();
        assertThat(shows(red("weapons-hills").turnOf(RED), attack("c6r6", "c7r5")))
                .isFalse();
        assertThat(shows(red().allCardsTo(GREEN).turnOf(RED), idea()))
                .as("nothing to draw")
                .isFalse();
    }

    @Test
    void cardsOnceShownOrDrawnCannotBeTakenBack() {
        assertThat(shows(red("sanitation-hills").turnOf(RED), sanitation("sanitation-hills", "c6r6")))
                .isTrue();
        assertThat(shows(
                        red("religion-hills")
                                .sanitized(RED, "c6r6")
                                .sanitized(RED, "c6r6")
                                .turnOf(RED),
                        religion("religion-hills", "c7r5", "c6r6")))
                .isTrue();
        assertThat(shows(red("government-hills").turnOf(RED), actTwice("government-hills")))
                .isTrue();
        assertThat(shows(red("government-hills").turnOf(RED), actLater("government-hills")))
                .isTrue();
        assertThat(shows(red().turnOf(RED), idea())).isTrue();
        assertThat(shows(
                        red("weapons-hills", "weapons-forest", "medicine-hills", "religion-hills", "transport-hills")
                                .turnOf(RED)
                                .play(idea()),
                        discard("religion-hills")))
                .isTrue();
        assertThat(shows(red("weapons-hills").turnOf(RED).play(attack("c6r6", "c7r5")), done()))
                .as("the fight is decided")
                .isTrue();
        assertThat(shows(
                        Table.ofThree()
                                .hand(RED, "weapons-hills")
                                .era(Era.WRITING)
                                .progress(),
                        done()))
                .as("the progress is counted")
                .isTrue();
        Tempus game = new Tempus();
        TempusPosition position = Table.start(3, "built", 1);
        game.play(position, position.firstSeat(), tile("c6r6"), EventLog.SILENT);
        TempusPosition before = position.copy();
        game.play(position, position.firstSeat(), turned(0), EventLog.SILENT);
        assertThat(position.knowsMoreThan(before)).as("the next tile is seen").isTrue();
    }

    @Test
    void anAbsentWinnerStaysWhereItIs() {
        Table table = red("sanitation-hills").turnOf(RED).play(attack("c6r6", "c7r5"), done());
        assertThat(table.game().defaultMove(table.position(), RED)).isEqualTo(advance(0));
    }
}
