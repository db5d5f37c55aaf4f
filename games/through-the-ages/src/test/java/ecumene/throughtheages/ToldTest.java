package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.resign;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rules give and take is told to the last token, with the right sign, and what did not happen is not told. */
class ToldTest {

    private static Table attack(String card, Table table) {
        return table.workers(RED, "A-warriors", 5)
                .technology(RED, "III-communism")
                .military(RED, card)
                .politicsOf(RED)
                .play(aggression(card, BLUE));
    }

    // ---------------------------------------------------------------- aggressions

    @Rule({Rulebook.AGGRESSION, Rulebook.POINTS})
    @Test
    void whatAnAggressionTakes() {
        MilitaryCard spy = MilitaryCard.of("II-spy");
        Table table = attack("II-spy", Table.of(2, 2).science(BLUE, 3));
        assertThat(table.toldTo(BLUE))
                .containsExactly(
                        new ThroughTheAgesEvent.AggressionPlayed(RED, BLUE, spy, 5),
                        new ThroughTheAgesEvent.AggressionSucceeded(RED, BLUE, spy),
                        new ThroughTheAgesEvent.ScienceChanged(BLUE, -3),
                        new ThroughTheAgesEvent.ScienceChanged(RED, 3));
        assertThat(table.view(BLUE).turn().attacked()).isEqualTo(BLUE);
        assertThat(attack("III-armed-intervention", Table.of(2, 3).culture(BLUE, 5))
                        .told(ThroughTheAgesEvent.CultureChanged.class))
                .containsExactly(
                        new ThroughTheAgesEvent.CultureChanged(BLUE, -5),
                        new ThroughTheAgesEvent.CultureChanged(RED, 5));
    }

    /** The rulebook asks for a weaker rival, not for anything to gain. */
    @Rule(Rulebook.AGGRESSION)
    @Test
    void anAggressionMayBeInVain() {
        Table table = attack("II-spy", Table.of(2, 2));
        assertThat(table.civ(RED).science).isZero();
        assertThat(table.phase()).isEqualTo("actions");
    }

    // ---------------------------------------------------------------- production

    @Rule(Rulebook.PRODUCTION)
    @Test
    void whatATurnProduces() {
        Table table = Table.of(2)
                .workers(RED, "I-drama", 1)
                .workers(RED, "I-irrigation", 1)
                .workers(RED, "I-iron", 2)
                .yellowBank(RED, 16)
                .blueBank(RED, 9)
                .food(RED, 2)
                .resources(RED, 1)
                .endOf(RED);
        assertThat(table.told(ThroughTheAgesEvent.Produced.class))
                .as("corruption 2: a resource and a food")
                .containsExactly(new ThroughTheAgesEvent.Produced(RED, 1, 2, 4, 6, 2, 1));
        assertThat(table.civ(RED).food()).isEqualTo(2 - 1 + 4 - 1);
        assertThat(table.civ(RED).resources()).isEqualTo(6);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void whatAFamineTakes() {
        Table table =
                Table.of(2).yellowBank(RED, 4).idle(RED, 9).culture(RED, 10).endOf(RED);
        assertThat(table.told(ThroughTheAgesEvent.Famine.class))
                .containsExactly(new ThroughTheAgesEvent.Famine(RED, 2, 8));
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.PACTS})
    @Test
    void whatPactsAddToProduction() {
        Table supremacy = Table.of(3, 2).pact(RED, BLUE, "II-acceptance-of-supremacy", true);
        assertThat(supremacy
                        .endOf(RED)
                        .told(ThroughTheAgesEvent.Produced.class)
                        .getFirst()
                        .resources())
                .isEqualTo(2 + 1);
        Table other = Table.of(3, 2).pact(RED, BLUE, "II-acceptance-of-supremacy", true);
        assertThat(other.endOf(BLUE)
                        .told(ThroughTheAgesEvent.Produced.class)
                        .getFirst()
                        .resources())
                .isEqualTo(2 - 1);
        assertThat(other.civ(BLUE).resources()).isEqualTo(1);
    }

    @Rule({Rulebook.EVENT, Rulebook.PRODUCTION})
    @Test
    void whatEventsProduce() {
        assertThat(Table.of(2)
                        .workers(BLUE, "I-irrigation", 1)
                        .event(RED, "I-good-harvest")
                        .told(ThroughTheAgesEvent.FoodChanged.class))
                .containsExactly(
                        new ThroughTheAgesEvent.FoodChanged(RED, 2), new ThroughTheAgesEvent.FoodChanged(BLUE, 4));
        assertThat(Table.of(2)
                        .workers(BLUE, "I-iron", 1)
                        .event(RED, "I-new-deposits")
                        .told(ThroughTheAgesEvent.ResourcesChanged.class))
                .containsExactly(
                        new ThroughTheAgesEvent.ResourcesChanged(RED, 2),
                        new ThroughTheAgesEvent.ResourcesChanged(BLUE, 4));
    }

    @Rule({Rulebook.EVENT, Rulebook.PRODUCTION})
    @Test
    void economicProgressLeavesMoreThanThereWas() {
        Table table = Table.of(3, 2)
                .workers(BLUE, "I-iron", 2)
                .workers(BLUE, "I-irrigation", 1)
                .event(RED, "II-economic-progress");
        assertThat(table.civ(BLUE).resources()).isEqualTo(2 + 2 * 2);
        assertThat(table.civ(BLUE).food()).isEqualTo(2 + 2);
    }

    /** One sentence for all, or one for each; never one for each good. */
    @Rule(Rulebook.EVENT)
    @Test
    void whatAnEventBringsIsToldTogether() {
        Table alike = Table.of(4).event(RED, "A-development-of-trade-routes");
        assertThat(alike.toldTo(BLUE)).endsWith(new ThroughTheAgesEvent.EverybodyGained(0, 1, 1, 1, 0));
        assertThat(alike.told(ThroughTheAgesEvent.ScienceChanged.class)).isEmpty();
        Table full = Table.of(3).blueBank(BLUE, 0).event(RED, "A-development-of-trade-routes");
        assertThat(full.told(ThroughTheAgesEvent.Gained.class))
                .containsExactly(
                        new ThroughTheAgesEvent.Gained(RED, 0, 1, 1, 1, 0),
                        new ThroughTheAgesEvent.Gained(GREEN, 0, 1, 1, 1, 0));
        assertThat(full.told(ThroughTheAgesEvent.ScienceChanged.class))
                .containsExactly(new ThroughTheAgesEvent.ScienceChanged(BLUE, 1));
        Table settled = Table.of(2).event(RED, "A-development-of-settlement");
        assertThat(settled.told(ThroughTheAgesEvent.EverybodyGained.class))
                .containsExactly(new ThroughTheAgesEvent.EverybodyGained(0, 0, 0, 0, 1));
    }

    // ---------------------------------------------------------------- tokens and workers

    @Rule({Rulebook.TOKENS, Rulebook.WORKERS})
    @Test
    void whatComesAndGoesOfTokensAndWorkers() {
        Table war = Table.of(2, 3)
                .war(RED, "II-war-over-territory", BLUE)
                .workers(RED, "A-warriors", 2)
                .startOf(RED);
        assertThat(war.told(ThroughTheAgesEvent.YellowTokens.class))
                .containsExactly(
                        new ThroughTheAgesEvent.YellowTokens(BLUE, -1), new ThroughTheAgesEvent.YellowTokens(RED, 1));
        Table crime = Table.of(3, 2)
                .blueBank(GREEN, 0)
                .food(GREEN, 1)
                .resources(GREEN, 1)
                .event(RED, "II-crime-wave");
        assertThat(crime.told(ThroughTheAgesEvent.BlueTokens.class))
                .as("nothing is said of an empty bank")
                .containsExactly(new ThroughTheAgesEvent.BlueTokens(BLUE, -1));
        Table happy = Table.of(2).workers(BLUE, "A-religion", 1).event(RED, "I-immigration");
        assertThat(happy.told(ThroughTheAgesEvent.PopulationGained.class))
                .containsExactly(new ThroughTheAgesEvent.PopulationGained(BLUE, 1));
        Table full =
                Table.of(2).workers(BLUE, "A-religion", 1).yellowBank(BLUE, 0).event(RED, "I-immigration");
        assertThat(full.told(ThroughTheAgesEvent.PopulationGained.class)).isEmpty();
        Table sick = Table.of(2).event(RED, "I-pestilence");
        assertThat(sick.told(ThroughTheAgesEvent.IdleWorkerLost.class))
                .containsExactly(
                        new ThroughTheAgesEvent.IdleWorkerLost(RED), new ThroughTheAgesEvent.IdleWorkerLost(BLUE));
    }

    // ---------------------------------------------------------------- ages

    @Rule({Rulebook.END_OF_AGE, Rulebook.CARD_ROW})
    @Test
    void whatTheEndOfAnAgeBrings() {
        Table table = Table.of(3, 3)
                .row("III-oil", "III-movies", "III-computers")
                .civilDeck("III-rockets")
                .military(BLUE, "I-rats", "II-spy", "III-plunder")
                .yellowBank(GREEN, 0)
                .startOf(RED);
        assertThat(table.told(ThroughTheAgesEvent.AgeBegan.class))
                .containsExactly(new ThroughTheAgesEvent.AgeBegan(Age.IV));
        assertThat(table.told(ThroughTheAgesEvent.LastRoundKnown.class))
                .containsExactly(new ThroughTheAgesEvent.LastRoundKnown(5));
        assertThat(table.told(ThroughTheAgesEvent.HandAntiquated.class))
                .as("nothing is said of hands that keep everything")
                .containsExactly(new ThroughTheAgesEvent.HandAntiquated(BLUE, 2));
        assertThat(table.told(ThroughTheAgesEvent.YellowTokens.class))
                .as("nothing is said of an empty bank")
                .containsExactly(
                        new ThroughTheAgesEvent.YellowTokens(RED, -2), new ThroughTheAgesEvent.YellowTokens(BLUE, -2));
        assertThat(table.told(ThroughTheAgesEvent.RowReplenished.class))
                .containsExactly(new ThroughTheAgesEvent.RowReplenished(
                        List.of(CivilCard.of("III-oil"), CivilCard.of("III-movies")),
                        List.of(CivilCard.of("III-rockets"))));
    }

    @Rule({Rulebook.LEADERS, Rulebook.PRODUCTION})
    @Test
    void whatGenghisKhanScores() {
        Table table = Table.of(2).leader(RED, "I-genghis-khan").endOf(RED);
        assertThat(table.told(ThroughTheAgesEvent.AbilityUsed.class))
                .as("whose doing it is")
                .containsExactly(new ThroughTheAgesEvent.AbilityUsed(RED, CivilCard.of("I-genghis-khan")));
        assertThat(table.told(ThroughTheAgesEvent.CultureChanged.class))
                .containsExactly(new ThroughTheAgesEvent.CultureChanged(RED, 3));
    }

    // ---------------------------------------------------------------- leaving

    @Rule(Rulebook.RESIGN)
    @Test
    void whoLeavesAndWhoScoresByIt() {
        Table table = Table.of(3, 2).war(GREEN, "II-war-over-territory", RED).politicsOf(RED);
        table.play(resign());
        assertThat(table.told(ThroughTheAgesEvent.Resigned.class))
                .containsExactly(new ThroughTheAgesEvent.Resigned(RED));
        assertThat(table.told(ThroughTheAgesEvent.CultureChanged.class))
                .containsExactly(new ThroughTheAgesEvent.CultureChanged(GREEN, 7));
        assertThat(table.told(ThroughTheAgesEvent.Produced.class))
                .as("who has left does nothing any more")
                .isEmpty();
    }
}
