package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.match.Match;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Response;
import ecumene.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** All civilizations oppose each other, also two of the same player: each of them may answer the cards of the other. */
class OpposingTest {

    /** Gaul and Egypt are played by the first seat, Carthage and Troy by the second. */
    private static Table pairs() {
        return Table.with(Map.of("civilizations-each", "2"), 2, "gaul", "carthage", "egypt", "troy")
                .disks("gaul", 2, "gaul")
                .disks("carthage", 2, "carthage")
                .disks("egypt", 2, "egypt")
                .disks("troy", 2, "troy");
    }

    /** The civilizations asked one after the other while nobody answers. */
    private static List<String> askedInTurn(Table table) {
        List<String> asked = new ArrayList<>();
        while (table.question().equals("Response")) {
            asked.add(table.asked());
            table.play(letPass());
        }
        return asked;
    }

    private static Table lawgiver(String... handOfEgypt) {
        return pairs().hand("gaul", "lawgiver", "famine")
                .hand("carthage", "census")
                .hand("egypt", handOfEgypt)
                .hand("troy", "tyrant")
                .action("gaul")
                .play(card("lawgiver"));
    }

    @Rule({Rulebook.PLAYING, Rulebook.NEGATE})
    @Test
    void everyOpposingCivilizationIsAskedAlsoOneOfTheSamePlayer() {
        Table table = lawgiver("high-priestess", "divine-protection");
        assertThat(table.asked()).as("in Turn Order after Gaul").isEqualTo("carthage");
        table.play(letPass());
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.seat()).as("who has played the card").isZero();
        assertThat(table.legal()).containsExactly(negate("high-priestess"), letPass());
        assertThat(table.refusal(negate("divine-protection")))
                .as("the lawgiver takes no disk of Egypt")
                .isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);
        assertThat(table.refusal(negate("census"))).as("of Carthage").isEqualTo(InnerSeaRefusal.CARD_NOT_IN_HAND);
        assertThat(table.refusal(card("famine")))
                .as("Gaul's turn is not Egypt's")
                .isEqualTo(InnerSeaRefusal.ANSWER_THE_CARD_NOW);
        table.play(letPass());
        assertThat(table.asked()).isEqualTo("troy");
        table.play(letPass());
        assertThat(table.isAside("lawgiver")).as("it works").isTrue();
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void theHighPriestessEarnsATalentByACardOfTheSamePlayer() {
        Table table = lawgiver("high-priestess", "divine-protection").play(letPass(), negate("high-priestess"));
        assertThat(askedInTurn(table))
                .as("everybody but Egypt may answer the answer, Gaul too")
                .containsExactly("troy", "gaul", "carthage");
        assertThat(table.talents("egypt")).isEqualTo(1);
        assertThat(table.isDiscarded("lawgiver")).isTrue();
        assertThat(table.hand("gaul")).containsExactly("famine");
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void theSeerDrawsACardWhenTheOtherCivilizationIsAhead() {
        Table table = pairs().hand("gaul", "census").hand("egypt", "seer").points("gaul", 3);
        table.action("gaul").play(card("census"));
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(negate("seer"));
        assertThat(table.isDiscarded("census")).isTrue();
        assertThat(table.handSize("egypt")).isEqualTo(1);

        Table level = pairs().hand("gaul", "census").hand("egypt", "seer").points("egypt", 3);
        level.action("gaul").play(card("census"));
        assertThat(level.refusal(negate("seer"))).isEqualTo(InnerSeaRefusal.DOES_NOT_ANSWER_THIS);
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void thePhysicianPlacesADiskThoughAnotherPlayerWasStruck() {
        Table table = pairs().hand("gaul", "famine").hand("egypt", "physician").action("gaul");
        table.play(card("famine"), against("carthage"), at("carthage", "carthage"));
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(negate("physician"), at("egypt"));
        assertThat(table.disks("egypt", "egypt")).isEqualTo(3);
        assertThat(table.disks("carthage", "carthage")).isEqualTo(2);
    }

    @Rule({Rulebook.NEGATE, Rulebook.WONDERS})
    @Test
    void badOmensStopAWonderOfTheSamePlayer() {
        Table table = pairs().wonder("gaul", "grand-gardens", "gaul", 5)
                .hand("egypt", "bad-omens")
                .growth("gaul")
                .play(done(), use("grand-gardens"));
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(negate("bad-omens"));
        assertThat(table.position()
                        .monuments()
                        .isSilent(Wonder.of("grand-gardens").index()))
                .isTrue();
    }

    @Rule({Rulebook.NEGATE, Rulebook.COMPETITION_CARDS})
    @Test
    void cardsOfACompetitionAreAnsweredByTheOtherCivilizationToo() {
        Table table = pairs().disks("gaul", 2, "attica")
                .disks("carthage", 3, "attica")
                .hand("gaul", "iron-blades")
                .hand("egypt", "bribery")
                .competitions()
                .play(lay("iron-blades"))
                .until("Response");
        assertThat(table.asked()).as("though it does not take part").isEqualTo("egypt");
        table.play(negate("bribery"));
        assertThat(table.isDiscarded("iron-blades")).isTrue();
        assertThat(table.told(InnerSeaEvent.AlliesCame.class)).isEmpty();
    }

    /** Its own disks never oppose a civilization, nor does it answer its own card. */
    @Rule(Rulebook.NEGATE)
    @Test
    void nobodyAnswersTheOwnCard() {
        Table table = pairs().hand("gaul", "lawgiver", "high-priestess").hand("egypt", "exile");
        table.action("gaul").play(card("lawgiver"));
        assertThat(askedInTurn(table)).containsExactly("egypt");
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void whoCannotHoldAnAnswerIsNotAsked() {
        Table empty = pairs().hand("gaul", "lawgiver", "famine").hand("troy", "exile");
        empty.action("gaul").play(card("lawgiver"));
        assertThat(askedInTurn(empty)).as("Egypt has no card").containsExactly("troy");

        Table open = pairs().wonder("gaul", "grand-gardens", "gaul", 5)
                .hand("egypt", "high-priestess", "exile")
                .discarded("bad-omens")
                .growth("gaul")
                .play(done(), use("grand-gardens"));
        assertThat(open.question()).as("nothing else stops a Wonder").isNotEqualTo("Response");
    }

    /** Who is asked goes by what everybody sees: the number of cards, not the cards. */
    @Rule(Rulebook.NEGATE)
    @Test
    void whoIsAskedDoesNotShowWhatIsHeld() {
        Table able = lawgiver("high-priestess", "divine-protection");
        Table unable = lawgiver("exile", "tribute");
        while (able.question().equals("Response")) {
            assertThat(unable.question()).isEqualTo("Response");
            assertThat(unable.asked()).isEqualTo(able.asked());
            assertThat(Response.STEP.forced(unable.position(), unable.seat())).isNull();
            assertThat(unable.view(1)).isEqualTo(able.view(1));
            able.play(letPass());
            unable.play(letPass());
        }
        assertThat(unable.question()).isNotEqualTo("Response");
    }

    @Rule(Rulebook.NEGATE)
    @Test
    void lettingPassCanBeLeftStandingForTheOwnCardsToo() {
        Table table = lawgiver("high-priestess", "divine-protection").play(letPass());
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.game().standing(table.position(), table.seat())).isEqualTo(letPass());
        assertThat(table.game().defaultMove(table.position(), table.seat())).isEqualTo(letPass());
        assertThat(table.allows(letPass())).isTrue();
    }

    @Rule({Rulebook.NEGATE, Rulebook.PLAYING})
    @Test
    void whoLetsTheOwnCardPassCanStillTakeItBack() {
        Table table = pairs().hand("gaul", "gold-mine", "famine")
                .hand("egypt", "bribery")
                .hand("troy", "exile")
                .action("gaul");
        Match<InnerSeaPosition, InnerSeaMove> match = Match.from(table.game(), table.position());
        match.play(0, card("gold-mine"));
        match.play(0, at("gaul"));
        match.play(0, letPass());
        assertThat(match.canUndo(0)).as("Troy is being asked").isTrue();
        match.undo(0);
        match.undo(0);
        assertThat(match.legalMoves(0)).as("where is the mine?").contains(at("gaul"));
    }
}
