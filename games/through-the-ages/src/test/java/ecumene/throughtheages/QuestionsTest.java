package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.blueToken;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.buildForFree;
import static ecumene.throughtheages.Moves.cancel;
import static ecumene.throughtheages.Moves.copyTactic;
import static ecumene.throughtheages.Moves.decline;
import static ecumene.throughtheages.Moves.discard;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.done;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.giveIn;
import static ecumene.throughtheages.Moves.keepWorker;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.letHomerGo;
import static ecumene.throughtheages.Moves.lose;
import static ecumene.throughtheages.Moves.offer;
import static ecumene.throughtheages.Moves.passBid;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.reject;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is asked and with which place of the rulebook, what an absent player answers, and what an answer throws away. */
class QuestionsTest {

    private static Table two() {
        return Table.of(2, 3);
    }

    private static Table strong(String card) {
        return two().workers(RED, "A-warriors", 4)
                .technology(RED, "III-communism")
                .military(RED, card);
    }

    private static void asks(Table table, String name, String rule, Map<String, Object> args) {
        Prompt prompt = table.game().prompt(table.position(), table.asked());
        assertThat(prompt.name()).isEqualTo(name);
        assertThat(prompt.rule()).as(name).isEqualTo(rule);
        assertThat(prompt.args()).as(name).isEqualTo(args);
    }

    private static ThroughTheAgesMove absent(Table table) {
        return table.game().defaultMove(table.position(), table.asked());
    }

    private static @Nullable Loss loss(Table table, ThroughTheAgesMove move) {
        return table.game()
                .consequences(table.position(), table.asked(), List.of(move))
                .getFirst()
                .loss();
    }

    private static Loss unused(int civil, int military) {
        return new Loss("unused-actions", Map.of("civil", civil, "military", military));
    }

    // ---------------------------------------------------------------- the own turn

    @Test
    void politicsAndActions() {
        Table politics = two().military(RED, "I-rats").politicsOf(RED);
        asks(politics, "Politics", Rulebook.POLITICS, Map.of("military", 2));
        assertThat(absent(politics)).isEqualTo(endPolitics());
        assertThat(loss(politics, endPolitics())).isNull();
        Table actions = two().actionsOf(RED);
        asks(actions, "Actions", Rulebook.ACTIONS, Map.of("civil", 4, "military", 2));
        assertThat(absent(actions)).isEqualTo(endActions());
        asks(two().round(1).actionsOf(RED), "FirstTurn", Rulebook.FIRST_TURN, Map.of("civil", 4, "military", 2));
    }

    @Test
    void theEndOfATurnSaysWhatItWouldCost() {
        Table uprising = two().yellowBank(RED, 12).idle(RED, 0).actionsOf(RED);
        assertThat(loss(uprising, endActions())).isEqualTo(new Loss("uprising", Map.of()));
        Table famine = two().yellowBank(RED, 12)
                .idle(RED, 5)
                .workers(RED, "A-agriculture", 1)
                .culture(RED, 9)
                .actionsOf(RED);
        assertThat(loss(famine, endActions()))
                .as("2 are eaten, 1 is produced")
                .isEqualTo(new Loss("famine", Map.of("culture", 4)));
        Table unused = two().food(RED, 2).actionsOf(RED);
        assertThat(loss(unused, endActions())).isEqualTo(unused(4, 0));
        Table nothingToGain = two().yellowBank(RED, 17).actionsOf(RED);
        assertThat(loss(nothingToGain, endActions()))
                .as("tearing down is something too")
                .isEqualTo(unused(4, 0));
        Table nothingLeft = two().yellowBank(RED, 17).actionsOf(RED);
        nothingLeft.civ(RED).civilActions = 0;
        assertThat(loss(nothingLeft, endActions()))
                .as("the military actions draw cards")
                .isNull();
    }

    @Test
    void actionsAreUnusedWithAFullCivilHandToo() {
        Table full = two().hand(RED, "I-iron", "I-drama", "I-knights", "I-theology")
                .row("I-irrigation")
                .actionsOf(RED);
        full.civ(RED).civilActions = 2;
        assertThat(full.legal(ThroughTheAgesMove.Take.class)).isEmpty();
        assertThat(loss(full, endActions())).isEqualTo(unused(2, 0));
    }

    /** Three draw a card each; in Age IV there are no cards to draw. */
    @Test
    void militaryActionsAreUnusedBeyondTheCardsTheyDraw() {
        Table many = two().technology(RED, "III-communism").actionsOf(RED);
        many.civ(RED).civilActions = 0;
        many.civ(RED).militaryActions = 5;
        assertThat(loss(many, endActions())).as("as many as one sees").isEqualTo(unused(0, 5));
        Table late = Table.of(2, 4).share("I-legion").actionsOf(RED);
        late.civ(RED).civilActions = 0;
        assertThat(loss(late, endActions())).isEqualTo(unused(0, 2));
        Table vain = Table.of(2, 4)
                .workers(RED, "A-warriors", 0)
                .tactic(RED, "I-legion")
                .idle(RED, 0);
        vain.civ(RED).civilActions = 0;
        vain.actionsOf(RED);
        assertThat(vain.legal()).contains(copyTactic("I-legion"));
        assertThat(loss(vain, endActions()))
                .as("to copy the own tactic is nothing")
                .isNull();
    }

    @Test
    void alexanderDoesNotComeBack() {
        Table table = two().leader(RED, "A-alexander-the-great").politicsOf(RED);
        assertThat(loss(table, new ThroughTheAgesMove.RetireAlexander()))
                .isEqualTo(new Loss("leader", Map.of("leader", "A-alexander-the-great")));
    }

    /** Both parties may break it, and neither by a slip of the hand. */
    @Test
    void aBrokenPactIsALoss() {
        Table owner =
                Table.of(3).pact(RED, GREEN, "I-open-borders-agreement", true).politicsOf(RED);
        assertThat(loss(owner, cancel("I-open-borders-agreement"))).isEqualTo(new Loss("pact", Map.of("seat", GREEN)));
        Table partner =
                Table.of(3).pact(RED, GREEN, "I-open-borders-agreement", true).politicsOf(GREEN);
        assertThat(loss(partner, cancel("I-open-borders-agreement"))).isEqualTo(new Loss("pact", Map.of("seat", RED)));
    }

    @Test
    void cardsThatMustGo() {
        Table excess = two().military(RED, "II-spy", "I-rats", "I-raid").endOf(RED);
        asks(excess, "DiscardCards", Rulebook.DISCARD, Map.of("count", 1));
        assertThat(absent(excess))
                .as("the first of the oldest")
                .isEqualTo(discard(excess.militaryHand(RED).getFirst()));
        Table newer = two().military(RED, "II-spy", "II-annex", "I-raid").endOf(RED);
        assertThat(absent(newer)).isEqualTo(discard("I-raid"));
        Table event = Table.of(3, 2)
                .workers(RED, "A-warriors", 3)
                .workers(BLUE, "A-warriors", 2)
                .military(GREEN, "I-rats", "I-raid", "I-foray", "I-crusades")
                .event(RED, "II-politics-of-strength");
        asks(event, "PoliticsOfStrength", Rulebook.EVENT, Map.of("count", 3));
    }

    @Test
    void homer() {
        Table homer = two().leader(RED, "A-homer")
                .wonder(RED, "A-pyramids")
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED)
                .play(leader("I-joan-of-arc"));
        asks(homer, "TuckHomer", Rulebook.LEADERS, Map.of());
        assertThat(absent(homer)).isEqualTo(letHomerGo());
    }

    // ---------------------------------------------------------------- attacks

    @Test
    void aDefence() {
        Table table = strong("II-spy")
                .military(BLUE, "III-defense-colonization")
                .politicsOf(RED)
                .play(aggression("II-spy", BLUE));
        asks(table, "Defence", Rulebook.AGGRESSION, Map.of("seat", RED, "card", "II-spy", "attack", 4, "strength", 1));
        assertThat(absent(table)).isEqualTo(giveIn());
        assertThat(loss(table, giveIn())).isNull();
        table.play(bonus("III-defense-colonization"));
        assertThat(loss(table, giveIn())).isEqualTo(new Loss("repelled-already", Map.of()));
    }

    private static @Nullable Loss givingIn(Table table, String card) {
        table.military(BLUE, "III-defense-colonization").politicsOf(RED).play(aggression(card, BLUE));
        return loss(table, giveIn());
    }

    /** What is chosen only afterwards is told before one gives in. */
    @Test
    void whoGivesInKnowsWhatWillBeLost() {
        assertThat(givingIn(strong("I-enslave").idle(BLUE, 0), "I-enslave")).isEqualTo(new Loss("enslaved"));
        assertThat(givingIn(strong("I-enslave").idle(BLUE, 1), "I-enslave"))
                .as("the unused worker, as its number says")
                .isNull();
        assertThat(givingIn(strong("I-plunder").food(BLUE, 1).resources(BLUE, 1), "I-plunder"))
                .isEqualTo(new Loss("plundered", Map.of("amount", 2)));
        assertThat(givingIn(strong("I-plunder"), "I-plunder"))
                .as("nothing there")
                .isNull();
        assertThat(givingIn(strong("I-raid").workers(BLUE, "I-drama", 1), "I-raid"))
                .isEqualTo(new Loss("raided", Map.of("count", 1)));
        assertThat(givingIn(strong("II-raid").workers(BLUE, "II-opera", 1), "II-raid"))
                .isEqualTo(new Loss("raided", Map.of("count", 2)));
        assertThat(givingIn(strong("II-raid").workers(BLUE, "A-philosophy", 0).workers(BLUE, "II-opera", 2), "II-raid"))
                .as("the second one only of a lower level")
                .isEqualTo(new Loss("raided", Map.of("count", 1)));
        assertThat(givingIn(strong("II-annex").colony(BLUE, "I-vast-territory"), "II-annex"))
                .isEqualTo(new Loss("annexed", Map.of("colony", "I-vast-territory")));
        assertThat(givingIn(strong("II-annex").colony(BLUE, "I-vast-territory", "II-vast-territory"), "II-annex"))
                .isEqualTo(new Loss("annexed", Map.of("colony", "none")));
        assertThat(givingIn(strong("II-infiltrate").leader(BLUE, "II-isaac-newton"), "II-infiltrate"))
                .isEqualTo(new Loss("infiltrated", Map.of("leader", "II-isaac-newton", "wonder", "none")));
    }

    @Test
    void aRaid() {
        Table table = strong("II-raid")
                .workers(BLUE, "II-opera", 1)
                .workers(BLUE, "I-drama", 1)
                .politicsOf(RED)
                .play(aggression("II-raid", BLUE));
        asks(table, "Raid", Rulebook.AGGRESSION, Map.of("seat", BLUE));
        assertThat(absent(table)).as("the dearest").isEqualTo(raze(BLUE, "II-opera"));
        table.play(raze(BLUE, "II-opera"));
        assertThat(absent(table)).as("of those that may go").isEqualTo(raze(BLUE, "I-drama"));
        Table equal = strong("I-raid").workers(BLUE, "A-religion", 1).politicsOf(RED);
        equal.play(aggression("I-raid", BLUE));
        assertThat(absent(equal)).as("the first of equals").isEqualTo(raze(BLUE, "A-philosophy"));
    }

    @Test
    void terrorism() {
        Table table = two().culture(RED, 5).workers(RED, "I-drama", 1).event(RED, "II-terrorism");
        asks(table, "Terrorism", Rulebook.EVENT, Map.of("seat", RED));
        assertThat(absent(table)).isEqualTo(raze(RED, "I-drama"));
        assertThat(table.refusal(endActions())).isEqualTo(ThroughTheAgesRefusal.DESTROY_A_BUILDING_NOW);
        assertThat(table.refusal(raze(RED, "A-religion")))
                .isEqualTo(ThroughTheAgesRefusal.NO_SUCH_BUILDING_BY_THE_EVENT);
    }

    @Test
    void aPlunderAndItsLikes() {
        Table plunder = strong("I-plunder").food(BLUE, 3).resources(BLUE, 3).politicsOf(RED);
        plunder.play(aggression("I-plunder", BLUE));
        asks(plunder, "Plunder", Rulebook.AGGRESSION, Map.of("amount", 3));
        assertThat(absent(plunder)).as("resources are worth more").isEqualTo(divide(0, 3));
        Table raiders = Table.of(2)
                .workers(RED, "A-warriors", 3)
                .food(BLUE, 2)
                .resources(BLUE, 2)
                .event(RED, "I-raiders");
        asks(raiders, "Raiders", Rulebook.EVENT, Map.of("amount", 2));
        assertThat(absent(raiders)).as("food is lost first").isEqualTo(divide(2, 0));
        Table markets = Table.of(2).event(RED, "A-development-of-markets");
        asks(markets, "Markets", Rulebook.EVENT, Map.of("amount", 2));
        assertThat(absent(markets)).isEqualTo(divide(0, 2));
        asks(Table.of(2).event(RED, "I-foray"), "Foray", Rulebook.EVENT, Map.of("amount", 3));
    }

    @Test
    void spoils() {
        Table booty = strong("II-infiltrate")
                .leader(BLUE, "II-isaac-newton")
                .unfinished(BLUE, "I-great-wall", 1)
                .politicsOf(RED)
                .play(aggression("II-infiltrate", BLUE));
        asks(booty, "Booty", Rulebook.AGGRESSION, Map.of("card", "II-infiltrate", "seat", BLUE));
        assertThat(absent(booty)).isEqualTo(booty.legal().getFirst());
        Table war = two().war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 9)
                .technology(BLUE, "I-masonry")
                .startOf(RED);
        asks(war, "WarOverTechnology", Rulebook.RESOLVE_WAR, Map.of("seat", BLUE, "advantage", 8));
        assertThat(absent(war)).isEqualTo(done());
    }

    // ---------------------------------------------------------------- others

    @Test
    void aPact() {
        Table table = Table.of(3, 2)
                .military(RED, "II-acceptance-of-supremacy")
                .politicsOf(RED)
                .play(offer("II-acceptance-of-supremacy", BLUE, "A"));
        asks(
                table,
                "PactAnswer",
                Rulebook.PACT,
                Map.of(
                        "card",
                        "II-acceptance-of-supremacy",
                        "seat",
                        RED,
                        "side",
                        "B",
                        "ends",
                        "none",
                        "third",
                        "none"));
        assertThat(absent(table)).isEqualTo(reject());
        assertThat(table.game().standing(table.position(), BLUE)).isEqualTo(reject());
        Table other = Table.of(3, 2)
                .military(RED, "II-acceptance-of-supremacy")
                .politicsOf(RED)
                .play(offer("II-acceptance-of-supremacy", BLUE, "B"));
        assertThat(other.game().prompt(other.position(), BLUE).args()).containsEntry("side", "A");
        Table both = Table.of(3, 3)
                .military(RED, "III-peace-treaty")
                .politicsOf(RED)
                .play(offer("III-peace-treaty", BLUE, "both"));
        assertThat(both.game().prompt(both.position(), BLUE).args()).containsEntry("side", "both");
    }

    /** Whoever accepts a pact is told which one ends by it. */
    @Test
    void aPactThatEndsAnother() {
        Table third = Table.of(3, 3)
                .pact(RED, GREEN, "I-open-borders-agreement", true)
                .military(RED, "III-peace-treaty")
                .politicsOf(RED)
                .play(offer("III-peace-treaty", BLUE, "both"));
        assertThat(third.game().prompt(third.position(), BLUE).args())
                .containsEntry("ends", "I-open-borders-agreement")
                .containsEntry("third", GREEN);
        Table own = Table.of(3, 3)
                .pact(RED, BLUE, "I-open-borders-agreement", true)
                .military(RED, "III-peace-treaty")
                .politicsOf(RED)
                .play(offer("III-peace-treaty", BLUE, "both"));
        assertThat(own.game().prompt(own.position(), BLUE).args())
                .containsEntry("ends", "I-open-borders-agreement")
                .containsEntry("third", "none");
        own.play(Moves.accept());
        assertThat(own.civ(RED).pact)
                .isEqualTo(MilitaryCard.of("III-peace-treaty").index());
    }

    @Test
    void aColony() {
        Table table = Table.of(2).workers(RED, "A-warriors", 3).event(RED, "I-vast-territory");
        asks(table, "Colonization", Rulebook.COLONIZATION, Map.of("territory", "I-vast-territory", "bid", 0));
        assertThat(absent(table)).isEqualTo(passBid());
        assertThat(table.game().standing(table.position(), RED)).isEqualTo(passBid());
        table.play(bid(2));
        asks(
                table,
                "ColonizationForce",
                Rulebook.COLONIZATION,
                Map.of("territory", "I-vast-territory", "bid", 2, "strength", 0, "units", 0));
        assertThat(absent(table)).isEqualTo(Moves.send("A-warriors"));
    }

    // ---------------------------------------------------------------- events

    @Test
    void losses() {
        Table worker = Table.of(2)
                .idle(RED, 0)
                .workers(RED, "A-agriculture", 0)
                .workers(RED, "A-bronze", 0)
                .event(RED, "I-pestilence");
        asks(worker, "LoseWorkers", Rulebook.WORKERS, Map.of("count", 1));
        assertThat(absent(worker)).as("the cheapest").isEqualTo(lose("A-warriors"));
        Table equal = Table.of(2).idle(RED, 0).event(RED, "I-pestilence");
        assertThat(absent(equal)).as("the first of equals").isEqualTo(lose("A-agriculture"));
        Table token = two().workers(RED, "A-warriors", 3)
                .blueBank(BLUE, 0)
                .technology(BLUE, "I-irrigation")
                .blue(BLUE, "I-irrigation", 1)
                .resources(BLUE, 1)
                .event(RED, "II-crime-wave");
        asks(token, "GiveBlueTokens", Rulebook.TOKENS, Map.of("count", 1));
        assertThat(absent(token)).as("the smallest").isEqualTo(blueToken("A-bronze"));
        Table building = two().workers(RED, "A-warriors", 3).event(RED, "I-border-conflict");
        assertThat(absent(building)).isEqualTo(building.legal().getFirst());
    }

    @Test
    void gifts() {
        Table free = Table.of(2).event(RED, "A-development-of-religion");
        asks(free, "FreeBuilding", Rulebook.EVENT, Map.of("technology", "A-religion"));
        assertThat(absent(free)).isEqualTo(keepWorker());
        assertThat(loss(free, keepWorker())).isEqualTo(new Loss("free-building", Map.of("technology", "A-religion")));
        assertThat(loss(free, buildForFree("A-religion"))).isNull();
        Table development = Table.of(2).resources(RED, 9).event(RED, "A-development-of-civilization");
        asks(development, "Development", Rulebook.EVENT, Map.of());
        assertThat(absent(development)).isEqualTo(decline());
        assertThat(loss(development, decline())).isEqualTo(new Loss("gift", Map.of()));
        assertThat(loss(development, Moves.build("A-bronze"))).isNull();
        Table agreement = two().row("I-iron").event(RED, "II-international-agreement");
        asks(agreement, "Agreement", Rulebook.EVENT, Map.of("actions", 5));
        assertThat(absent(agreement)).isEqualTo(done());
    }
}
