package ecumene.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.component.Area;
import ecumene.civilization.component.Board;
import ecumene.civilization.component.CardGroup;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.FloodPlain;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;
import ecumene.civilization.rule.Purchases;
import ecumene.engine.EventLog;
import ecumene.engine.data.Csv;
import ecumene.testkit.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is in the box, counted, and how sure we are of it. */
class ComponentsTest {

    @Test
    void theMap() {
        assertThat(Area.COUNT).isEqualTo(159);
        assertThat(Area.FIRST_SEA).isEqualTo(149);
        assertThat(Area.ALL.stream().mapToInt(Area::limit).sum()).isEqualTo(291);
        assertThat(Area.ALL.stream().filter(area -> area.site() != Area.Site.NONE))
                .hasSize(62);
        assertThat(Area.ALL.stream().filter(area -> area.site() == Area.Site.WHITE))
                .hasSize(9)
                .allMatch(area -> area.plain() != null);
        assertThat(Area.ALL.subList(149, 159)).allMatch(Area::isOpenSea);
        assertThat(Area.of("knossos").limit()).isEqualTo(3);
        assertThat(Area.of("knossos").cityCost()).isEqualTo(6);
        assertThat(Area.of("delphi").cityCost()).isEqualTo(12);
    }

    @Test
    void floodPlainsAndVolcanoes() {
        Map<FloodPlain, Integer> plains = new HashMap<>();
        Map<Volcano, Integer> volcanoes = new HashMap<>();
        for (Area area : Area.ALL) {
            if (area.plain() != null) {
                plains.merge(area.plain(), 1, Integer::sum);
            }
            if (area.volcano() != null) {
                volcanoes.merge(area.volcano(), 1, Integer::sum);
            }
        }
        assertThat(plains)
                .isEqualTo(Map.of(
                        FloodPlain.NILE_PLAIN, 5,
                        FloodPlain.MESOPOTAMIA_PLAIN, 7,
                        FloodPlain.DANUBE_PLAIN, 3,
                        FloodPlain.PO_PLAIN, 2,
                        FloodPlain.RHONE_PLAIN, 2));
        assertThat(volcanoes)
                .isEqualTo(Map.of(Volcano.VESUVIUS_VOLCANO, 2, Volcano.ETNA_VOLCANO, 2, Volcano.THERA_VOLCANO, 1));
    }

    @Test
    void bordersGoBothWays() {
        Board whole = Board.of("8");
        int land = 0;
        for (int area : whole.areas()) {
            for (int other : whole.land(area)) {
                land++;
                assertThat(whole.land(other)).contains(area);
                assertThat(whole.touch(area, other)).isTrue();
            }
        }
        assertThat(land).isEqualTo(2 * 279);
        int water = 0;
        for (Shore shore : Shore.ALL) {
            for (int other : whole.water(shore.index(), true)) {
                water++;
                assertThat(whole.water(other, true)).contains(shore.index());
            }
        }
        // 244 borders of water, and ten lake contacts, one of them on two lakes.
        assertThat(water).isEqualTo(2 * (244 + 11));
    }

    @Test
    @Rule({"23.3", "10.10"})
    void twoCoastsAndLakes() {
        assertThat(shores("delphi")).containsExactly("delphi-e", "delphi-w");
        assertThat(shores("armenia")).containsExactly("armenia-urmia", "armenia-van");
        assertThat(shores("pamphylia")).containsExactly("pamphylia-sea", "pamphylia-tuz");
        assertThat(shores("elam")).containsExactly("elam");
        assertThat(shores("hierakonpolis")).isEmpty();
        assertThat(Shore.ALL.stream().filter(shore -> Shore.of(shore.area().index()).length > 1))
                .hasSize(10);
    }

    private static List<String> shores(String area) {
        return IntStream.of(Shore.of(Area.of(area).index()))
                .mapToObj(shore -> Shore.at(shore).id())
                .toList();
    }

    @Test
    @Rule({"III", "4.6"})
    void boardsAndTokensByPlayers() {
        Map<String, Integer> areas = Map.of("2a", 62, "2b", 61, "4a", 73, "4b", 89, "5", 100, "7", 132, "8", 159);
        areas.forEach((board, count) -> assertThat(
                        Area.ALL.stream().filter(area -> Board.of(board).has(area.index())))
                .as(board)
                .hasSize(count));
        assertThat(Board.of("4a").nations())
                .extracting(Nation::id)
                .containsExactly("asia", "assyria", "babylon", "egypt");
        assertThat(Board.of("8").nations()).hasSize(11);
        assertThat(Board.of(5, false)).isEqualTo(Board.of("5"));
        assertThat(Board.of(6, true)).isEqualTo(Board.of("6b"));
        Civilization game = new Civilization();
        int[] tokens = {55, 47, 55, 47, 55, 47, 56};
        for (int seats = 2; seats <= 8; seats++) {
            var position = game.start(game.info().setup(seats), 1, EventLog.SILENT);
            assertThat(position.pieces().perSeat()).as("%s seats", seats).isEqualTo(tokens[seats - 2]);
        }
    }

    @Test
    @Rule("20.2")
    void theSuccessionTable() {
        assertThat(Nation.ALL)
                .extracting(Nation::id)
                .containsExactly(
                        "hispania",
                        "gaul",
                        "africa",
                        "italy",
                        "illyria",
                        "thrace",
                        "crete",
                        "asia",
                        "assyria",
                        "babylon",
                        "egypt");
        Nation egypt = Nation.of("egypt");
        assertThat(egypt.epoch(0)).isEqualTo(Epoch.NEOLITHIC);
        assertThat(egypt.isGate(4)).isTrue();
        assertThat(egypt.epoch(4)).isEqualTo(Epoch.EARLY_BRONZE_AGE);
        assertThat(egypt.cities()).isEqualTo(3);
        assertThat(egypt.epoch(7)).isEqualTo(Epoch.LATE_BRONZE_AGE);
        assertThat(egypt.epoch(11)).isEqualTo(Epoch.IRON_AGE);
        assertThat(egypt.points(11)).isEqualTo(1000);
        assertThat(egypt.points(14)).isEqualTo(1400);
        assertThat(Nation.of("crete").points(14)).isEqualTo(1200);
        for (Nation nation : Nation.ALL) {
            assertThat(nation.start().isOpenSea()).isFalse();
            assertThat(nation.points(14)).isBetween(1200, 1400);
        }
    }

    @Test
    @Rule({"22.1", "17.4"})
    void theTradeCards() {
        int[] copies = {7, 7, 5, 5, 9, 8, 7, 6, 5, 4, 3};
        int[] values = {1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9};
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            assertThat(TradeCard.at(card).copies()).isEqualTo(copies[card]);
            assertThat(TradeCard.at(card).stack()).isEqualTo(values[card]);
        }
        assertThat(TradeCard.ALL.stream().mapToInt(TradeCard::copies).sum()).isEqualTo(74);
        assertThat(TradeCard.value(TradeCard.GRAIN.index(), 3)).isEqualTo(36);
        assertThat(TradeCard.value(TradeCard.SALT.index(), 8)).isEqualTo(192);
        assertThat(TradeCard.value(TradeCard.BRONZE.index(), 6)).isEqualTo(216);
        assertThat(TradeCard.value(TradeCard.PIRACY.index(), 1)).isZero();
        for (int stack = 2; stack <= 9; stack++) {
            TradeCard calamity = TradeCard.at(TradeCard.calamity(stack));
            assertThat(calamity.stack()).isEqualTo(stack);
            assertThat(calamity.isRed()).isEqualTo(stack <= 5);
        }
    }

    @Test
    @Rule("4.2")
    void calamitiesLieUnderTheirStacks() {
        var position = Table.ofEight().position();
        assertThat(position.trade().stackSize(1)).isEqualTo(14);
        assertThat(position.trade().inStack(1, 0)).isLessThan(2);
        int[] sizes = {14, 11, 10, 9, 8, 7, 6, 5, 4};
        for (int stack = 2; stack <= 9; stack++) {
            assertThat(position.trade().stackSize(stack)).isEqualTo(sizes[stack - 1]);
            assertThat(position.trade().inStack(stack, 0)).isEqualTo(TradeCard.calamity(stack));
        }
    }

    @Test
    @Rule({"22.3.1", "III"})
    void theCivilizationCards() {
        Map<CivilizationCard, Integer> unusual = Map.of(
                CivilizationCard.MYSTICISM, 3,
                CivilizationCard.ARCHITECTURE, 7,
                CivilizationCard.LITERACY, 7,
                CivilizationCard.LAW, 8,
                CivilizationCard.DEMOCRACY, 6,
                CivilizationCard.PHILOSOPHY, 6);
        for (CivilizationCard card : CivilizationCard.ALL) {
            assertThat(card.copies()).as(card.id()).isEqualTo(unusual.getOrDefault(card, 5));
        }
        assertThat(CivilizationCard.ALL.stream()
                        .mapToInt(CivilizationCard::copies)
                        .sum())
                .isEqualTo(87);
        assertThat(copies(8, "law")).isEqualTo(8);
        assertThat(copies(7, "law")).isEqualTo(7);
        assertThat(List.of(copies(8, "mysticism"), copies(7, "mysticism"), copies(6, "mysticism")))
                .containsOnly(3);
        assertThat(List.of(copies(5, "mysticism"), copies(4, "mysticism"))).containsOnly(2);
        assertThat(List.of(copies(3, "mysticism"), copies(2, "mysticism"))).containsOnly(1);
    }

    private static int copies(int seats, String card) {
        Civilization game = new Civilization();
        return Purchases.copies(
                game.start(game.info().setup(seats), 1, EventLog.SILENT),
                CivilizationCard.of(card).index());
    }

    @Test
    @Rule({"17.5", "17.12", "17.14"})
    void theCredits() {
        assertThat(credit("drama-poetry", "music")).isEqualTo(5);
        assertThat(credit("drama-poetry", "law")).isEqualTo(5);
        assertThat(credit("drama-poetry", "literacy"))
                .as("the special one is better")
                .isEqualTo(20);
        assertThat(credit("pottery", "agriculture")).isEqualTo(10);
        assertThat(credit("pottery", "democracy")).isEqualTo(10);
        assertThat(credit("astronomy", "coinage")).isEqualTo(20);
        assertThat(credit("astronomy", "philosophy")).isEqualTo(20);
        assertThat(credit("music", "philosophy")).isEqualTo(30);
        assertThat(credit("architecture", "law")).as("15, not 5 and not 20").isEqualTo(15);
        assertThat(credit("literacy", "democracy")).isEqualTo(25);
        assertThat(credit("law", "democracy")).isZero();
        assertThat(credit("mysticism", "engineering")).isEqualTo(20);
        assertThat(credit("engineering", "pottery")).isEqualTo(10);
        assertThat(CivilizationCard.ENGINEERING.groups())
                .isEqualTo((1 << CardGroup.CRAFTS.index()) | (1 << CardGroup.SCIENCES.index()));
    }

    private static int credit(String owned, String bought) {
        return CivilizationCard.of(owned).credit(CivilizationCard.of(bought));
    }

    @Test
    void everyLineSaysHowSureWeAre() {
        for (String file : List.of("areas.csv", "borders.csv", "trade-cards.csv", "civilization-cards.csv")) {
            for (Map<String, String> row : Csv.read(Civilization.class, file)) {
                assertThat(row.get("confidence")).as("%s: %s", file, row).isIn("1src", "2src", "recon");
            }
        }
        for (Map<String, String> row : Csv.read(Civilization.class, "nations.csv")) {
            assertThat(row.get("epoch_confidence")).isIn("1src", "2src", "recon");
            assertThat(row.get("iron_confidence")).isEqualTo("recon");
        }
    }

    @Test
    void everythingPrintedIsGivenToClients() {
        CivilizationComponents all = new Civilization().components();
        assertThat(all.areas()).hasSize(Area.COUNT);
        assertThat(all.shores()).hasSize(Shore.COUNT);
        assertThat(all.lakes()).hasSize(3);
        assertThat(all.volcanoes())
                .hasSize(3)
                .allMatch(volcano -> !volcano.areas().isEmpty());
        assertThat(all.tradeCards()).hasSize(TradeCard.COUNT);
        assertThat(all.civilizationCards()).hasSize(CivilizationCard.COUNT);
        assertThat(all.nations())
                .hasSize(Nation.ALL.size())
                .allMatch(row -> row.epochs().size() == all.finalSpace() + 1
                        && row.points().size() == all.finalSpace() + 1);
        for (CivilizationComponents.Land land : all.areas()) {
            assertThat(land.outline()).as("%s", land.id()).matches("M-?\\d+ -?\\d+l[-\\d ]+z");
            assertThat(land.x()).isBetween(0, all.width());
            assertThat(land.y()).isBetween(0, all.height());
            assertThat(land.land() == null).isEqualTo(land.id().isOpenSea());
            assertThat(land.boards()).contains("8");
            assertThat(land.neighbours())
                    .allMatch(
                            other -> all.areas().get(other.index()).neighbours().contains(land.id()));
        }
        CivilizationComponents.Card literacy = all.civilizationCards().get(CivilizationCard.LITERACY.index());
        assertThat(literacy.groups()).containsExactly(CardGroup.ARTS, CardGroup.CIVICS);
        assertThat(literacy.credits())
                .contains(new CivilizationComponents.Credit(CivilizationCard.LAW, 25))
                .noneMatch(credit -> credit.card() == CivilizationCard.LITERACY);
        CivilizationComponents.Card engineering =
                all.civilizationCards().get(CivilizationCard.of("engineering").index());
        assertThat(engineering.gives())
                .as("each group once, with the most that all of it gets")
                .containsExactly(
                        new CivilizationComponents.Gift(20, List.of("sciences", "philosophy")),
                        new CivilizationComponents.Gift(10, List.of("crafts", "democracy")));
        assertThat(all.shipCost()).isEqualTo(2);
        assertThat(all.areas()).filteredOn(CivilizationComponents.Land::dry).allMatch(land -> land.plain() != null);
    }
}
