package ecumene.tempus;

import static ecumene.tempus.Moves.idea;
import static ecumene.tempus.Moves.place;
import static ecumene.tempus.Moves.tile;
import static ecumene.tempus.Moves.turned;
import static ecumene.tempus.Table.BLUE;
import static ecumene.tempus.Table.GREEN;
import static ecumene.tempus.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.ToldEvent;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.MapTile;
import ecumene.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Setting up: the island and the first tokens. */
class SetupTest {

    private final Tempus game = new Tempus();

    private TempusPosition start(int seats) {
        return game.start(game.info().setup(seats), 1, EventLog.SILENT);
    }

    private int asked(TempusPosition position) {
        return Seats.first(game.awaiting(position));
    }

    private void play(TempusPosition position, TempusMove... moves) {
        for (TempusMove move : moves) {
            game.play(position, asked(position), move, EventLog.SILENT);
        }
    }

    private @Nullable Refusal refusal(TempusPosition position, TempusMove move) {
        return game.refusal(position, asked(position), move);
    }

    // ---------------------------------------------------------------- before the first tile

    @Rule(Rulebook.SETUP_4)
    @Test
    void everybodyBeginsWithTheSame() {
        for (int seats = 3; seats <= 5; seats++) {
            TempusView view = game.view(start(seats), 0);
            assertThat(view.seats()).hasSize(seats).allSatisfy(seat -> {
                assertThat(seat.era()).isEqualTo(Era.START);
                assertThat(seat.supply()).isEqualTo(16);
                assertThat(seat.cityCounters()).containsExactly(3, 3, 2);
                assertThat(seat.handSize()).isZero();
            });
            assertThat(view.deck()).isEqualTo(54);
            assertThat(view.discards()).isEmpty();
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void chanceChoosesTheFirstPlayerAndTheOrderOfTheTiles() {
        Set<Integer> first = new HashSet<>();
        Set<MapTile> tiles = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            TempusPosition position = game.start(game.info().setup(5), seed, EventLog.SILENT);
            first.add(asked(position));
            tiles.add(position.drawnTile());
            assertThat(asked(position)).isEqualTo(position.firstSeat());
        }
        assertThat(first).hasSize(5);
        assertThat(tiles).hasSize(12);
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void thePlayersMaySayWhoGoesFirst() {
        for (int seats = 3; seats <= 5; seats++) {
            for (int player = 1; player <= seats; player++) {
                ToldEvent.Keeper log = new ToldEvent.Keeper();
                TempusPosition position =
                        game.start(game.info().setup(seats, Map.of("first-player", "player-" + player)), 7, log);
                assertThat(asked(position)).isEqualTo(player - 1);
                assertThat(log.events().getFirst().event()).isEqualTo(new TempusEvent.FirstPlayerChosen(player - 1));
            }
        }
        assertThatThrownBy(() -> game.info().setup(3, Map.of("first-player", "player-4")))
                .isInstanceOf(BadDataException.class);
    }

    // ---------------------------------------------------------------- laying tiles

    @Rule(Rulebook.SETUP_4)
    @Test
    void theFirstTileLiesAnywhereInsideTheGrid() {
        TempusPosition position = start(3);

        assertThat(game.legalMoves(position, asked(position))).hasSize(110);
        assertThat(refusal(position, tile("c1r1"))).isNull();
        for (String rim : new String[] {"c0r5", "c12r5", "c5r11", "c4r0", "c12r11"}) {
            assertThat(refusal(position, tile(rim))).as(rim).isEqualTo(TempusRefusal.TILE_LEAVES_THE_GRID);
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void everyFurtherTileTouchesTheIslandAndCoversNothing() {
        TempusPosition position = start(3);
        play(position, tile("c6r6"), turned(0));

        List<TempusMove> places = game.legalMoves(position, asked(position));
        assertThat(places).as("the ring around a tile").hasSize(18).contains(tile("c6r9"), tile("c9r5"), tile("c8r4"));
        assertThat(refusal(position, tile("c6r6"))).isEqualTo(TempusRefusal.TILE_COVERS_ANOTHER);
        assertThat(refusal(position, tile("c8r6"))).isEqualTo(TempusRefusal.TILE_COVERS_ANOTHER);
        assertThat(refusal(position, tile("c10r6"))).isEqualTo(TempusRefusal.TILE_MUST_TOUCH_THE_ISLAND);
        assertThat(refusal(position, tile("c1r1"))).isEqualTo(TempusRefusal.TILE_MUST_TOUCH_THE_ISLAND);
        assertThat(refusal(position, tile("c6r11"))).isEqualTo(TempusRefusal.TILE_LEAVES_THE_GRID);
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void aTileLiesInAnyOfSixWays() {
        for (int turns = 0; turns < 6; turns++) {
            TempusPosition position = start(3);
            MapTile tile = position.drawnTile();
            play(position, tile("c6r6"));
            assertThat(game.legalMoves(position, asked(position)))
                    .containsExactly(turned(0), turned(1), turned(2), turned(3), turned(4), turned(5));
            play(position, turned(turns));
            Hex centre = Hex.of("c6r6");
            assertThat(position.island().terrain(centre.index())).isEqualTo(tile.centre());
            for (int direction = 0; direction < 6; direction++) {
                int hex = Hex.step(centre.index(), (direction + turns) % 6);
                assertThat(position.island().terrain(hex))
                        .as("side %s after %s turns", direction, turns)
                        .isEqualTo(tile.side(direction, 0));
            }
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void nothingElseIsDoneWhileATileIsLaid() {
        TempusPosition position = start(3);
        assertThat(refusal(position, turned(0))).isEqualTo(TempusRefusal.LAY_THE_TILE_NOW);
        assertThat(refusal(position, idea())).isEqualTo(TempusRefusal.LAY_THE_TILE_NOW);
        assertThat(game.refusal(position, (asked(position) + 1) % 3, tile("c6r6")))
                .isEqualTo(Refusal.Common.NOT_YOUR_TURN);

        play(position, tile("c6r6"));

        assertThat(refusal(position, tile("c6r6"))).isEqualTo(TempusRefusal.TURN_THE_TILE_NOW);
        assertThat(refusal(position, turned(6))).isEqualTo(TempusRefusal.TURNS_FROM_0_TO_5);
        assertThat(refusal(position, turned(-1))).isEqualTo(TempusRefusal.TURNS_FROM_0_TO_5);
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void theDrawnTileIsSeenByAllAndTheOthersByNobody() {
        TempusPosition position = start(3);
        play(position, tile("c6r6"));

        for (int viewer : new int[] {0, 1, 2, Seats.SPECTATOR}) {
            TempusView view = game.view(position, viewer);
            TempusView.TileInHand hand = Objects.requireNonNull(view.tile());
            assertThat(hand.tile()).isEqualTo(position.drawnTile());
            assertThat(hand.seat()).isEqualTo(asked(position));
            assertThat(hand.hex()).isEqualTo(Hex.of("c6r6"));
            assertThat(view.tiles()).isEmpty();
            assertThat(view.tilesLeft()).isEqualTo(8);
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void eightTenOrTwelveTilesAreLaidInTurn() {
        int[][] each = {{3, 3, 2}, {3, 3, 2, 2}, {3, 3, 2, 2, 2}};
        int[] tiles = {8, 10, 12};
        for (int seats = 3; seats <= 5; seats++) {
            TempusPosition position = start(seats);
            int[] laid = new int[seats];
            while (game.phase(position).equals("tiles")) {
                int seat = asked(position);
                TempusMove move = game.defaultMove(position, seat);
                laid[(seat + seats - position.firstSeat()) % seats] += move instanceof TempusMove.LayTile ? 1 : 0;
                play(position, move);
            }
            assertThat(laid).isEqualTo(each[seats - 3]);
            assertThat(position.island().tiles()).hasSize(tiles[seats - 3]);
            assertThat(position.tilesDrawn()).as("the others stay unseen").isEqualTo(tiles[seats - 3]);
            assertThat(position.island().geography().size()).isEqualTo(7 * tiles[seats - 3]);
            assertThat(game.phase(position)).isEqualTo("tokens");
            assertThat(asked(position)).isEqualTo(position.firstSeat());
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void tilesWithoutRoomAreNotLaid() {
        int cramped = 0;
        for (int seed = 1; seed <= 400; seed++) {
            TempusPosition position = game.start(game.info().setup(5), seed, EventLog.SILENT);
            Randomness random = new Randomness(seed);
            while (game.phase(position).equals("tiles")) {
                List<TempusMove> moves = game.legalMoves(position, asked(position));
                play(position, moves.get(random.below(moves.size())));
            }
            if (position.island().tiles().size() < 12) {
                cramped++;
                assertThat(position.island().places().isEmpty()).isTrue();
                assertThat(position.tilesDrawn())
                        .isEqualTo(position.island().tiles().size());
                assertThat(game.brokenLaws(position)).isEmpty();
            }
        }
        assertThat(cramped).isPositive();
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void theIslandMayBeLeftToChance() {
        for (int seats = 3; seats <= 5; seats++) {
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            TempusPosition position = game.start(game.info().setup(seats, Map.of("island", "random")), 7, log);
            assertThat(game.phase(position)).isEqualTo("tokens");
            assertThat(position.island().tiles()).hasSize(2 * seats + 2);
            assertThat(Island.of(position.island().tiles()).geography().size())
                    .as("laid by the rules")
                    .isEqualTo(7 * (2 * seats + 2));
            assertThat(log.events()).anyMatch(told -> told.event() instanceof TempusEvent.IslandFinished);
        }
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void aRandomIslandCanRunOutOfRoomToo() {
        boolean cramped = false;
        for (int seed = 1; seed <= 400; seed++) {
            TempusPosition position = Table.start(5, "random", seed);
            cramped |= position.island().tiles().size() < 12;
            assertThat(position.tilesDrawn())
                    .isEqualTo(position.island().tiles().size());
        }
        assertThat(cramped).isTrue();
    }

    // ---------------------------------------------------------------- the first tokens

    @Rule(Rulebook.SETUP_5)
    @Test
    void eachPlacesThreeTokensAtOnceInPlayerOrder() {
        Table table = Table.ofThree().first(GREEN).placing(GREEN);

        table.play(place("c3r4"), place("c3r4"), place("c3r5"));
        assertThat(table.asked()).isEqualTo(RED);
        table.play(place("c6r6"), place("c6r5"), place("c7r5"));
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(place("c9r8"), place("c9r8"), place("c9r7"));

        assertThat(table.supply(RED)).isEqualTo(13);
        assertThat(table.tokens("c3r4")).isEqualTo(2);
        assertThat(table.position().turn()).isEqualTo(1);
        assertThat(table.position().round()).isEqualTo(1);
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.seat(BLUE).actionTokens()).isEqualTo(3);
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void theTokensHangTogether() {
        Table table = Table.ofThree().placing(RED);

        table.play(place("c6r6"));
        assertThat(table.refusal(place("c8r6"))).isEqualTo(TempusRefusal.START_TOGETHER);
        table.play(place("c7r5"));
        assertThat(table.allows(place("c8r6"))).as("a chain is enough").isTrue();
        assertThat(table.allows(place("c7r6"))).as("a triangle too").isTrue();
        assertThat(table.refusal(place("c9r6"))).isEqualTo(TempusRefusal.START_TOGETHER);
        assertThat(table.refusal(place("c4r5"))).isEqualTo(TempusRefusal.START_TOGETHER);
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void waterDoesNotConnect() {
        Table table = Table.ofThree().placing(RED);

        table.play(place("c4r5"));

        assertThat(table.refusal(place("c4r7"))).isEqualTo(TempusRefusal.START_TOGETHER);
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void atMostTwoInAHex() {
        Table table = Table.ofThree().placing(RED);

        table.play(place("c6r6"), place("c6r6"));

        assertThat(table.refusal(place("c6r6"))).isEqualTo(TempusRefusal.START_HEX_IS_FULL);
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void onlyOnLandMountainsIncluded() {
        Table table = Table.ofThree().placing(RED);

        assertThat(table.allows(place("c5r6"))).as("a mountain").isTrue();
        assertThat(table.refusal(place("c4r6"))).as("a lake").isEqualTo(TempusRefusal.START_ON_LAND);
        assertThat(table.refusal(place("c0r0"))).as("the sea").isEqualTo(TempusRefusal.START_ON_LAND);
        assertThat(table.refusal(idea())).isEqualTo(TempusRefusal.PLACE_TOKENS_NOW);
        assertThat(table.legal()).hasSize(56);
    }

    @Rule({Rulebook.SETUP_5, Rulebook.HOUSE})
    @Test
    void nobodySharesAHex() {
        Table table = Table.ofThree().placing(RED);

        table.play(place("c6r6"), place("c6r6"), place("c6r5"));

        assertThat(table.refusal(place("c6r6"))).isEqualTo(TempusRefusal.START_HEX_IS_TAKEN);
        assertThat(table.refusal(place("c6r5"))).isEqualTo(TempusRefusal.START_HEX_IS_TAKEN);
        assertThat(table.allows(place("c7r5"))).isTrue();
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void nobodyStartsWhereTheThirdTokenWouldHaveNoPlace() {
        Table table = Table.ofThree()
                .first(BLUE)
                .token(BLUE, "c11r2", "c11r3", "c12r4")
                .placing(GREEN);

        assertThat(table.refusal(place("c12r3"))).isEqualTo(TempusRefusal.START_NEEDS_ROOM);
    }

    @Rule(Rulebook.SETUP_5)
    @Test
    void anAbsentPlayerStartsOnGrasslandWithRoomToGrow() {
        Table table = Table.ofThree().placing(RED);

        TempusMove move = table.game().defaultMove(table.position(), RED);

        assertThat(table.allows(move)).isTrue();
        int hex = ((TempusMove.PlaceToken) move).hex().index();
        assertThat(table.position().island().isGrassland(hex)).isTrue();
        assertThat(table.position().island().geography().neighbours(hex)).hasSize(6);
    }
}
