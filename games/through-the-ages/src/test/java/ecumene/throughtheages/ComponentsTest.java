package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.testkit.Rule;
import ecumene.throughtheages.ThroughTheAgesComponents.Civil;
import ecumene.throughtheages.ThroughTheAgesComponents.Kind;
import ecumene.throughtheages.ThroughTheAgesComponents.Military;
import ecumene.throughtheages.ThroughTheAgesComponents.Section;
import ecumene.throughtheages.ThroughTheAgesComponents.Sign;
import ecumene.throughtheages.component.ActionEffect;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.Leader;
import ecumene.throughtheages.component.Leaders;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryEffect;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.component.Pact;
import ecumene.throughtheages.component.Pacts;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.component.Wonder;
import ecumene.throughtheages.component.Wonders;
import java.lang.reflect.Field;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is printed, counted. */
class ComponentsTest {

    private static int civil(int age, int players) {
        return CivilCard.ALL.stream()
                .filter(card -> card.level() == age)
                .mapToInt(card -> card.copies(players))
                .sum();
    }

    private static int military(int age, int players) {
        return MilitaryCard.ALL.stream()
                .filter(card -> card.level() == age)
                .mapToInt(card -> card.copies(players))
                .sum();
    }

    /** What the rules know of places in the list they take from here, so the order of the files does not matter. */
    @Test
    void cardsComeByTypeLevelAndId() {
        assertThat(CivilCard.ALL)
                .isSortedAccordingTo(Comparator.comparing(CivilCard::type)
                        .thenComparingInt(CivilCard::level)
                        .thenComparing(CivilCard::id));
        assertThat(MilitaryCard.ALL)
                .isSortedAccordingTo(Comparator.comparing(MilitaryCard::type)
                        .thenComparingInt(MilitaryCard::level)
                        .thenComparing(MilitaryCard::id));
        assertThat(Leader.at(CivilCard.of("A-homer").index())).isEqualTo(Leader.HOMER);
        assertThat(Leader.at(Civilization.NONE)).isEqualTo(Leader.NOBODY);
        assertThat(Leader.values()).hasSize(1 + CivilCard.FIRST_WONDER - CivilCard.FIRST_LEADER);
        assertThat(Wonder.at(CivilCard.of("A-pyramids").index())).isEqualTo(Wonder.OTHER);
        assertThat(Pact.at(MilitaryCard.of("III-peace-treaty").index())).isEqualTo(Pact.PEACE_TREATY);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void civilDecksByNumberOfPlayers() {
        int[][] sizes = {{20, 20, 20}, {44, 50, 53}, {44, 50, 53}, {44, 50, 53}};
        for (int age = 0; age < 4; age++) {
            for (int players = 2; players <= 4; players++) {
                assertThat(civil(age, players))
                        .as("age %s, %s players", age, players)
                        .isEqualTo(sizes[age][players - 2]);
            }
        }
        assertThat(CivilCard.ALL).hasSize(CivilCard.COUNT);
    }

    @Rule(Rulebook.SETUP)
    @Test
    void militaryDecksLoseTheirPactsWithTwoPlayers() {
        int[][] sizes = {{10, 10, 10}, {43, 45, 45}, {46, 50, 50}, {41, 45, 45}};
        for (int age = 0; age < 4; age++) {
            for (int players = 2; players <= 4; players++) {
                assertThat(military(age, players))
                        .as("age %s, %s players", age, players)
                        .isEqualTo(sizes[age][players - 2]);
            }
        }
        assertThat(MilitaryCard.ALL).hasSize(MilitaryCard.COUNT);
        assertThat(MilitaryCard.ALL.stream().filter(card -> card.type() == MilitaryType.PACT))
                .allMatch(card -> card.copies(2) == 0 && card.copies(3) == 1 && card.copies(4) == 1);
    }

    /** What is resolved by its text has an effect, nothing else has, and there is a card for every effect. */
    @Test
    void cardsWithATextHaveAnEffect() {
        Set<MilitaryType> resolved = Set.of(MilitaryType.EVENT, MilitaryType.AGGRESSION, MilitaryType.WAR);
        Set<MilitaryEffect> military = new HashSet<>();
        for (MilitaryCard card : MilitaryCard.ALL) {
            assertThat(card.effect() != MilitaryEffect.NONE).as(card.id()).isEqualTo(resolved.contains(card.type()));
            military.add(card.effect());
        }
        assertThat(military).containsExactlyInAnyOrder(MilitaryEffect.values());
        Set<ActionEffect> actions = new HashSet<>();
        for (CivilCard card : CivilCard.ALL) {
            assertThat(card.effect() != ActionEffect.NONE).as(card.id()).isEqualTo(card.type() == CivilType.ACTION);
            actions.add(card.effect());
        }
        assertThat(actions).containsExactlyInAnyOrder(ActionEffect.values());
    }

    @Rule(Rulebook.SETUP)
    @Test
    void typesOfCardsWithFourPlayers() {
        int[][] counts = {{6, 6, 6, 6}, {4, 4, 4, 4}, {10, 13, 13, 13}};
        CivilType[] types = {CivilType.LEADER, CivilType.WONDER, CivilType.ACTION};
        for (int i = 0; i < types.length; i++) {
            for (int age = 0; age < 4; age++) {
                assertThat(count(types[i], age))
                        .as("%s of age %s", types[i], age)
                        .isEqualTo(counts[i][age]);
            }
        }
        int[][] cards = {
            {10, 15, 15, 15}, {0, 6, 6, 0}, {0, 6, 9, 8}, {0, 0, 4, 6}, {0, 2, 4, 4}, {0, 10, 6, 6}, {0, 6, 6, 6}
        };
        for (MilitaryType type : MilitaryType.values()) {
            for (int age = 0; age < 4; age++) {
                int level = age;
                int count = MilitaryCard.ALL.stream()
                        .filter(card -> card.type() == type && card.level() == level)
                        .mapToInt(card -> card.copies(4))
                        .sum();
                assertThat(count)
                        .as("%s of age %s", type, age)
                        .isEqualTo(cards[List.of(MilitaryType.values()).indexOf(type)][age]);
            }
        }
    }

    private static int count(CivilType type, int age) {
        return CivilCard.ALL.stream()
                .filter(card -> card.type() == type && card.level() == age)
                .mapToInt(card -> card.copies(4))
                .sum();
    }

    /** The order of the files is what the indexes in the code rely on. */
    @Rule(Rulebook.SETUP)
    @Test
    void indexesPointToTheirCards() throws IllegalAccessException {
        assertThat(CivilCard.of("A-agriculture").index()).isEqualTo(CivilCard.AGRICULTURE);
        assertThat(CivilCard.of("A-bronze").index()).isEqualTo(CivilCard.BRONZE).isEqualTo(CivilCard.FIRST_MINE);
        assertThat(CivilCard.of("A-philosophy").index())
                .isEqualTo(CivilCard.PHILOSOPHY)
                .isEqualTo(CivilCard.FIRST_LAB);
        assertThat(CivilCard.of("A-religion").index()).isEqualTo(CivilCard.RELIGION);
        assertThat(CivilCard.of("A-warriors").index())
                .isEqualTo(CivilCard.WARRIORS)
                .isEqualTo(CivilCard.FIRST_UNIT);
        assertThat(CivilCard.of("A-despotism").index()).isEqualTo(CivilCard.DESPOTISM);
        assertThat(CivilCard.of("III-air-forces").index()).isEqualTo(CivilCard.WORKPLACES - 1);
        assertThat(CivilCard.of("I-code-of-laws").index()).isEqualTo(CivilCard.FIRST_SPECIAL);
        assertThat(CivilCard.of("A-colossus").index()).isEqualTo(CivilCard.FIRST_WONDER);
        assertThat(CivilCard.of("A-cultural-heritage").index()).isEqualTo(CivilCard.FIRST_ACTION);
        assertThat(MilitaryCard.of("I-developed-territory").index()).isEqualTo(MilitaryCard.FIRST_TERRITORY);
        assertThat(MilitaryCard.of("I-fighting-band").index()).isEqualTo(MilitaryCard.FIRST_TACTIC);
        assertThat(MilitaryCard.of("I-defense-colonization").index()).isEqualTo(MilitaryCard.FIRST_BONUS);
        for (Field field : Leaders.class.getFields()) {
            assertThat(CivilCard.at(field.getInt(null)).id()).contains(word(field));
        }
        for (Field field : Wonders.class.getFields()) {
            assertThat(CivilCard.at(field.getInt(null)).id()).contains(word(field));
        }
        String[] pacts = {
            "open-borders-agreement",
            "trade-routes-agreement",
            "acceptance-of-supremacy",
            "international-trade-agreement",
            "promise-of-military-protection",
            "scientific-cooperation",
            "international-tourism",
            "loss-of-sovereignty",
            "military-pact",
            "peace-treaty"
        };
        for (int i = 0; i < pacts.length; i++) {
            assertThat(MilitaryCard.at(Pacts.OPEN_BORDERS + i).kind()).isEqualTo(pacts[i]);
        }
    }

    private static String word(Field field) {
        return field.getName().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Rule(Rulebook.WORKERS)
    @Test
    void theYellowBankSaysWhatWorkersCostEatAndWant() {
        int[] cost = {0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2};
        int[] food = {6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0};
        int[] faces = {8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0};
        for (int tokens = 0; tokens <= 18; tokens++) {
            assertThat(Banks.foodCost(tokens)).as("cost, %s tokens", tokens).isEqualTo(cost[tokens]);
            assertThat(Banks.consumption(tokens)).as("food, %s tokens", tokens).isEqualTo(food[tokens]);
            assertThat(Banks.happyFaces(tokens)).as("faces, %s tokens", tokens).isEqualTo(faces[tokens]);
        }
        assertThat(Banks.foodCost(25)).isEqualTo(2);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void theBlueBankSaysHowMuchIsCorrupted() {
        for (int tokens = 0; tokens <= 20; tokens++) {
            int corruption = tokens == 0 ? 6 : tokens <= 5 ? 4 : tokens <= 10 ? 2 : 0;
            assertThat(Banks.corruption(tokens)).as("%s tokens", tokens).isEqualTo(corruption);
        }
    }

    @Rule(Rulebook.TAKE_CARD)
    @Test
    void spacesOfTheRowCostOneTwoOrThreeActions() {
        for (int space = 0; space < RowSpaces.COUNT; space++) {
            assertThat(RowSpaces.cost(space)).isEqualTo(space < 5 ? 1 : space < 9 ? 2 : 3);
        }
        assertThat(RowSpaces.swept(2)).isEqualTo(3);
        assertThat(RowSpaces.swept(3)).isEqualTo(2);
        assertThat(RowSpaces.swept(4)).isEqualTo(1);
    }

    @Test
    void banksComeInSections() {
        assertThat(ThroughTheAgesComponents.ALL.blueBank())
                .containsExactly(new Section(1, 5, 4), new Section(6, 10, 2), new Section(11, 16, 0));
        assertThat(ThroughTheAgesComponents.ALL.yellowBank())
                .first()
                .satisfies(section -> assertThat(section.first()).isEqualTo(1));
        for (Section section : ThroughTheAgesComponents.ALL.yellowBank()) {
            for (int tokens = section.first(); tokens <= section.last(); tokens++) {
                assertThat(Banks.foodCost(tokens)).isEqualTo(section.value());
            }
        }
    }

    @Test
    void everyCardHasAKindAndSignsWithWords() {
        ThroughTheAges game = new ThroughTheAges();
        List<String> kinds =
                ThroughTheAgesComponents.ALL.kinds().stream().map(Kind::id).toList();
        assertThat(ThroughTheAgesComponents.ALL.kinds())
                .contains(new Kind("temple", "urban", true, true), new Kind("air", "unit", true, false))
                .contains(new Kind("civil", "special", false, false), new Kind("pact", "pact", false, false));
        Set<Sign> signs = new HashSet<>();
        for (Civil card : ThroughTheAgesComponents.ALL.civilCards()) {
            assertThat(kinds).contains(card.type());
            signs.addAll(card.gives());
        }
        for (Military card : ThroughTheAgesComponents.ALL.militaryCards()) {
            assertThat(kinds).contains(card.type());
            signs.addAll(card.gives());
            signs.addAll(card.atOnce());
        }
        for (Sign sign : signs) {
            assertThat(game.texts().has(Language.EN, "sign." + sign.sign()))
                    .as(sign.sign())
                    .isTrue();
        }
    }

    @Test
    void cardsTellWhatTheyGive() {
        assertThat(civil("I-irrigation").gives()).containsExactly(new Sign("food", 2));
        assertThat(civil("I-urban-growth").gives()).containsExactly(new Sign("resources", -2));
        assertThat(civil("A-cultural-heritage").gives())
                .containsExactly(new Sign("science", 1), new Sign("culture", 4));
        assertThat(military("I-legion").gives()).containsExactly(new Sign("infantry", 3));
        assertThat(military("I-vast-territory").atOnce()).isNotEmpty();
    }

    @Test
    void cardsTellByWhichMovesTheyArePlayedAndUsed() {
        assertThat(civil("A-moses").plays()).isEqualTo(new ThroughTheAgesMove.PlayLeader(CivilCard.of("A-moses")));
        assertThat(civil("I-iron").plays()).isEqualTo(new ThroughTheAgesMove.Develop(CivilCard.of("I-iron")));
        assertThat(civil("A-pyramids").plays()).isNull();
        assertThat(civil("III-winston-churchill").uses())
                .containsExactly(new ThroughTheAgesMove.InspirePeople(), new ThroughTheAgesMove.InspireArmy());
        assertThat(civil("II-ocean-liner-service").uses()).containsExactly(new ThroughTheAgesMove.WelcomeImmigrant());
        MilitaryCard routes = MilitaryCard.of("I-trade-routes-agreement");
        assertThat(military("I-trade-routes-agreement").uses())
                .containsExactly(new ThroughTheAgesMove.UseTradeRoute(), new ThroughTheAgesMove.CancelPact(routes));
        assertThat(military("I-raid").plays()).isInstanceOf(ThroughTheAgesMove.PlayAggression.class);
    }

    private static Civil civil(String id) {
        return ThroughTheAgesComponents.ALL.civilCards().stream()
                .filter(card -> card.id().equals(CivilCard.of(id)))
                .findFirst()
                .orElseThrow();
    }

    private static Military military(String id) {
        return ThroughTheAgesComponents.ALL.militaryCards().stream()
                .filter(card -> card.id().equals(MilitaryCard.of(id)))
                .findFirst()
                .orElseThrow();
    }

    @Rule(Rulebook.ACTION_TOTALS)
    @Test
    void governmentsGiveActionsAndLimits() {
        Object[][] governments = {
            {"A-despotism", 4, 2, 2},
            {"I-monarchy", 5, 3, 3},
            {"I-theocracy", 4, 3, 3},
            {"II-constitutional-monarchy", 6, 4, 3},
            {"II-republic", 7, 2, 3},
            {"III-communism", 7, 5, 4},
            {"III-fundamentalism", 6, 5, 4},
            {"III-democracy", 7, 3, 4}
        };
        for (Object[] row : governments) {
            Table table = Table.of(2, 3).technology(Table.RED, (String) row[0]).actionsOf(Table.RED);
            assertThat(table.civ(Table.RED).civilTotal).as("%s", row[0]).isEqualTo(row[1]);
            assertThat(table.civ(Table.RED).militaryTotal).as("%s", row[0]).isEqualTo(row[2]);
            assertThat(table.civ(Table.RED).urbanLimit()).as("%s", row[0]).isEqualTo(row[3]);
        }
    }
}
