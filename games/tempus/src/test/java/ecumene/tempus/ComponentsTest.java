package ecumene.tempus;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.data.Csv;
import ecumene.engine.text.Language;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Island;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.rule.LayTile;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** What is in the box, counted, and how sure we are of it. */
class ComponentsTest {

    // ---------------------------------------------------------------- tiles and sea

    @Test
    void twelveTilesAllDifferent() {
        assertThat(MapTile.ALL).hasSize(12);
        Set<String> looks = new HashSet<>();
        for (MapTile tile : MapTile.ALL) {
            // The same look from whichever side: the smallest of the six ways to read the ring.
            Set<String> ways = new TreeSet<>();
            for (int turns = 0; turns < 6; turns++) {
                StringBuilder look = new StringBuilder(tile.centre().id());
                for (int direction = 0; direction < 6; direction++) {
                    look.append(' ').append(tile.side(direction, turns));
                }
                ways.add(look.toString());
            }
            looks.add(ways.iterator().next());
        }
        assertThat(looks).hasSize(12);
    }

    @Test
    void eightyFourHexesByTerrain() {
        Map<Terrain, Integer> counts = new EnumMap<>(Terrain.class);
        for (MapTile tile : MapTile.ALL) {
            counts.merge(tile.centre(), 1, Integer::sum);
            for (int direction = 0; direction < 6; direction++) {
                counts.merge(tile.side(direction, 0), 1, Integer::sum);
            }
        }
        assertThat(counts)
                .isEqualTo(Map.of(
                        Terrain.GRASSLAND,
                        18,
                        Terrain.FARMLAND,
                        18,
                        Terrain.HILLS,
                        17,
                        Terrain.FOREST,
                        17,
                        Terrain.MOUNTAIN,
                        14));
    }

    @Test
    void everyTileHasGrasslandAndItsMountainsNeverTouch() {
        for (MapTile tile : MapTile.ALL) {
            List<Terrain> hexes = new ArrayList<>(List.of(tile.centre()));
            for (int direction = 0; direction < 6; direction++) {
                hexes.add(tile.side(direction, 0));
                if (tile.side(direction, 0) == Terrain.MOUNTAIN) {
                    assertThat(tile.centre()).isNotEqualTo(Terrain.MOUNTAIN);
                    assertThat(tile.side((direction + 1) % 6, 0)).isNotEqualTo(Terrain.MOUNTAIN);
                }
            }
            assertThat(hexes.stream().filter(terrain -> terrain == Terrain.GRASSLAND))
                    .hasSizeBetween(1, 2);
            assertThat(new HashSet<>(hexes)).hasSizeGreaterThanOrEqualTo(4);
        }
    }

    @Test
    void theSeaHasThirteenTimesTwelveHexes() {
        assertThat(Hex.ALL).hasSize(156);
        assertThat(Hex.COLUMNS).isEqualTo(13);
        assertThat(Hex.ROWS).isEqualTo(12);
        assertThat(Hex.ALL.stream().filter(hex -> Island.isInside(hex.index()))).hasSize(110);
        for (Hex hex : Hex.ALL) {
            assertThat(Hex.of(hex.id())).isSameAs(hex);
            assertThat(Hex.at(hex.column(), hex.row())).isSameAs(hex);
            for (Hex other : Hex.ALL) {
                assertThat(Hex.areNeighbours(hex.index(), other.index()))
                        .isEqualTo(Hex.areNeighbours(other.index(), hex.index()));
            }
        }
    }

    @Test
    void oddColumnsStandHalfAHexLower() {
        assertThat(neighbours("c4r5")).containsExactly("c4r4", "c5r4", "c5r5", "c4r6", "c3r5", "c3r4");
        assertThat(neighbours("c5r5")).containsExactly("c5r4", "c6r5", "c6r6", "c5r6", "c4r6", "c4r5");
    }

    private static List<String> neighbours(String id) {
        List<String> found = new ArrayList<>();
        for (int direction = 0; direction < 6; direction++) {
            found.add(Hex.at(Hex.step(Hex.of(id).index(), direction)).id());
        }
        return found;
    }

    @Rule(Rulebook.SETUP_4)
    @Test
    void tilesByNumberOfPlayers() {
        assertThat(List.of(LayTile.tilesFor(3), LayTile.tilesFor(4), LayTile.tilesFor(5)))
                .containsExactly(8, 10, 12);
        Tempus game = new Tempus();
        assertThat(game.info().minSeats()).isEqualTo(3);
        assertThat(game.info().maxSeats()).isEqualTo(5);
    }

    // ---------------------------------------------------------------- cards

    @Rule(Rulebook.IDEA)
    @Test
    void fiftyFourCardsSixOfEachOfNineIdeas() {
        assertThat(Idea.ALL).hasSize(9);
        assertThat(IdeaCard.ALL).hasSize(36);
        Map<Idea, Integer> byIdea = new EnumMap<>(Idea.class);
        Map<Terrain, Integer> byBackground = new EnumMap<>(Terrain.class);
        int total = 0;
        for (IdeaCard card : IdeaCard.ALL) {
            assertThat(card.copies()).isBetween(1, 2);
            byIdea.merge(card.idea(), card.copies(), Integer::sum);
            byBackground.merge(card.background(), card.copies(), Integer::sum);
            total += card.copies();
            assertThat(IdeaCard.of(card.id())).isSameAs(card);
            assertThat(IdeaCard.of(card.idea(), card.background())).isSameAs(card);
        }
        assertThat(total).isEqualTo(54);
        assertThat(byIdea)
                .hasSize(9)
                .allSatisfy((idea, count) -> assertThat(count).as(idea.id()).isEqualTo(6));
        assertThat(byBackground)
                .as("no mountains")
                .isEqualTo(Map.of(Terrain.GRASSLAND, 13, Terrain.FARMLAND, 14, Terrain.HILLS, 14, Terrain.FOREST, 13));
    }

    @Rule(Rulebook.FIGHT)
    @Test
    void theCardsOfTheExamplesExist() {
        for (String card : new String[] {
            "fortification-grassland",
            "weapons-farmland",
            "transport-forest",
            "fortification-forest",
            "education-forest",
            "military-leader-farmland"
        }) {
            assertThat(IdeaCard.of(card).copies()).as(card).isPositive();
        }
    }

    // ---------------------------------------------------------------- pieces

    @Rule(Rulebook.CITY)
    @Test
    void sixteenTokensAndEightCityCounters() {
        assertThat(Board.TOKENS).isEqualTo(16);
        assertThat(Board.CITY_COUNTERS).containsExactly(3, 3, 2);
        assertThat(Board.SMALLEST_CITY).isEqualTo(2);
        assertThat(Board.BIGGEST_CITY).isEqualTo(4);
    }

    // ---------------------------------------------------------------- eras

    @Rule(Rulebook.ACTIONS)
    @Test
    void theEraChart() {
        List<String> rows = Era.ALL.stream()
                .map(era -> String.join(
                        " ",
                        era.id(),
                        "" + era.moves(),
                        "" + era.distance(),
                        "" + era.children(),
                        "" + era.stackingLimit(),
                        era.ships() ? "ships" : "no",
                        era.ideas() + "/" + era.handLimit(),
                        "" + era.actions()))
                .toList();
        assertThat(rows)
                .containsExactly(
                        "start 1 1 1 2 no 1/5 3",
                        "writing 1 1 1 2 no 2/5 3",
                        "agriculture 1 1 2 2 no 2/5 3",
                        "cities 1 1 2 3 no 2/5 4",
                        "roads 1 2 2 3 no 2/5 4",
                        "trade 2 2 2 3 no 2/5 4",
                        "ships 2 2 2 3 ships 2/5 5",
                        "printing 2 2 2 3 ships 2/7 5",
                        "industry 2 2 2 4 ships 2/7 6",
                        "trains 3 5 2 4 ships 2/7 6",
                        "flight 0 0 0 0 no 0/0 0");
    }

    @Rule({Rulebook.PROGRESS, Rulebook.WINNING})
    @Test
    void whatAnEraGivesOnEntering() {
        for (Era era : Era.ALL) {
            assertThat(era.freeCards()).as(era.id()).isEqualTo(era == Era.WRITING || era == Era.PRINTING ? 2 : 0);
            assertThat(era.points()).as(era.id()).isEqualTo(era == Era.FLIGHT ? 3 : 0);
            assertThat(Era.of(era.id())).isEqualTo(era);
        }
    }

    @Rule(Rulebook.PROGRESS)
    @Test
    void noEraShowsMountains() {
        Set<Terrain> terrains = new HashSet<>();
        for (Era era : Era.ALL.subList(1, Era.ALL.size())) {
            terrains.add(era.terrain());
        }
        assertThat(terrains).containsExactlyInAnyOrderElementsOf(Terrain.ON_CARDS);
    }

    // ---------------------------------------------------------------- what clients are told

    @Test
    void clientsAreToldHowLongAMatchIsAndWhichCitiesThereAre() {
        TempusComponents all = new Tempus().components();
        assertThat(all.turns()).isEqualTo(Era.ALL.size() - 1).isEqualTo(10);
        assertThat(all.cities()).containsExactly(2, 3, 4).hasSameSizeAs(Board.CITY_COUNTERS);
    }

    @Test
    void everyCardSaysWhichRuleExplainsItAndHowItIsPlayed() {
        Set<String> texts = new Tempus().texts().keys(Language.EN);
        for (TempusComponents.Card card : new Tempus().components().cards()) {
            assertThat(texts).contains("rule." + card.rule());
            boolean laid =
                    Set.of(Idea.EDUCATION, Idea.FORTIFICATION, Idea.WEAPONS).contains(card.idea());
            assertThat(card.move() == null).isEqualTo(laid);
            if (card.move() != null) {
                assertThat(texts).contains("move." + card.move());
            }
        }
    }

    // ---------------------------------------------------------------- names and confidence

    @Test
    void unknownNamesAreRefused() {
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> Hex.of("c13r0"));
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> IdeaCard.of("weapons-mountain"));
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> Idea.of("weapon"));
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> Era.of("moon"));
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> Terrain.of("sea"));
        Assertions.assertThatIllegalArgumentException().isThrownBy(() -> MapTile.of("T13"));
        for (MapTile tile : MapTile.ALL) {
            assertThat(MapTile.of(tile.id())).isSameAs(tile);
        }
        for (Idea idea : Idea.ALL) {
            assertThat(Idea.of(idea.id())).isEqualTo(idea);
        }
    }

    /** Whoever confirms a value by a printed copy changes its tag, this test and docs/components.md together. */
    @Test
    void whatIsReconstructedIsMarked() {
        assertThat(Csv.read(Tempus.class, "tiles.csv"))
                .hasSize(12)
                .allSatisfy(row -> assertThat(row).containsEntry("confidence", "recon"));
        assertThat(Csv.read(Tempus.class, "idea-cards.csv"))
                .hasSize(9)
                .allSatisfy(row -> assertThat(row)
                        .containsEntry("count_confidence", "recon")
                        .containsEntry("terrain_split_confidence", "recon"));
        Set<String> guessed = new TreeSet<>();
        for (Map<String, String> row : Csv.read(Tempus.class, "eras.csv")) {
            if ("recon".equals(row.get("terrain_confidence"))) {
                guessed.add(row.getOrDefault("id", ""));
            }
            assertThat(row.get("row_confidence")).isIn("1src", "2src");
        }
        assertThat(guessed)
                .containsExactlyInAnyOrder("cities", "roads", "trade", "printing", "industry", "trains", "flight");
    }
}
