package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.cancel;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.resign;
import static ecumene.throughtheages.Moves.sail;
import static ecumene.throughtheages.Moves.send;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Measure;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of a match: in its story while it goes on, and by its points at the end. */
class StoryTest {

    @Test
    void whoDoesNothingInPoliticsIsNamed() {
        Table table = Table.of(2).military(RED, "I-rats").politicsOf(RED).play(endPolitics());
        assertThat(table.toldTo(BLUE)).contains(new ThroughTheAgesEvent.PoliticsSkipped(RED, false));
        Table caesar = Table.of(2)
                .leader(RED, "A-julius-caesar")
                .military(RED, "I-crusades")
                .event(RED, "I-rats")
                .play(endPolitics());
        assertThat(caesar.toldTo(BLUE))
                .as("one has been made already")
                .contains(new ThroughTheAgesEvent.PoliticsSkipped(RED, true));
    }

    @Test
    void unitsAreRaisedAndBuildingsAreBuilt() {
        Table table = Table.of(2).idle(RED, 2).resources(RED, 4).actionsOf(RED);
        table.play(build("A-warriors"), build("A-bronze"));
        assertThat(table.told(ThroughTheAgesEvent.Built.class))
                .containsExactly(
                        new ThroughTheAgesEvent.Built(RED, CivilCard.of("A-warriors"), 2, CivilType.INFANTRY),
                        new ThroughTheAgesEvent.Built(RED, CivilCard.of("A-bronze"), 2, CivilType.MINE));
    }

    /** Spanish names things with their article, and makes one word of two. */
    @Test
    void wondersHaveTheirArticle() {
        assertThat(saidInSpanish("event.StagesBuilt", Map.of("wonder", "II-kremlin", "count", 1, "resources", 2)))
                .endsWith("construye una etapa del Kremlin por 2 recursos.");
        assertThat(saidInSpanish("event.WonderCompleted", Map.of("wonder", "A-hanging-gardens")))
                .endsWith("completa los Jardines colgantes.");
        assertThat(saidInSpanish("event.WonderLost", Map.of("wonder", "III-internet")))
                .endsWith("pierde Internet, sin terminar.");
        assertThat(saidInSpanish("event.WonderRuined", Map.of("wonder", "A-pyramids")))
                .startsWith("Quedan en ruinas las Pirámides de ");
        assertThat(saidInSpanish("event.AbilityUsed", Map.of("card", "II-ocean-liner-service")))
                .endsWith("usa la Compañía de transatlánticos.");
    }

    /** A mine is built, not "Bronze"; and nobody divides a single token. */
    @Test
    void thingsAreCalledWhatTheyAre() {
        assertThat(saidInSpanish("event.Built", Map.of("technology", "A-bronze", "kind", "mine", "resources", 2)))
                .endsWith("construye una mina de Bronce por 2 recursos.");
        assertThat(saidInSpanish("event.Built", Map.of("technology", "A-warriors", "kind", "infantry", "resources", 2)))
                .endsWith("recluta Guerreros por 2 recursos.");
        assertThat(saidInSpanish("move.Divide", Map.of("food", 1, "resources", 0)))
                .isEqualTo("1 de comida");
        assertThat(saidInSpanish("move.Divide", Map.of("food", 2, "resources", 1)))
                .isEqualTo("2 de comida y 1 recurso");
        assertThat(saidInSpanish("prompt.Raiders", Map.of("amount", 1)))
                .isEqualTo("Saqueadores: ¿pierdes 1 de comida o 1 recurso?");
        assertThat(saidInSpanish("prompt.PoliticsOfStrength", Map.of("count", 1)))
                .isEqualTo("Política de fuerza: descarta una carta militar.");
    }

    @Test
    void theActionsThatAreLeftAgreeWithTheirVerb() {
        assertThat(left(3, 2)).isEqualTo("Tu turno: te quedan 3 acciones civiles y 2 militares.");
        assertThat(left(1, 2)).isEqualTo("Tu turno: te queda 1 acción civil y te quedan 2 militares.");
        assertThat(left(1, 0)).isEqualTo("Tu turno: te queda 1 acción civil y ninguna militar.");
        assertThat(left(0, 1)).isEqualTo("Tu turno: no te quedan acciones civiles; te queda 1 militar.");
        assertThat(left(0, 0)).isEqualTo("Tu turno: no te quedan acciones.");
    }

    private static String left(int civil, int military) {
        return saidInSpanish("prompt.Actions", Map.of("civil", civil, "military", military));
    }

    /** Otherwise what the end of the turn brings says it. */
    @Test
    void theEndOfATurnIsToldWhereCardsMustGoFirst() {
        Table full = Table.of(2).military(RED, "I-rats", "I-raid", "I-foray").actionsOf(RED);
        full.play(endActions());
        assertThat(full.question()).isEqualTo("DiscardCards");
        assertThat(full.toldTo(BLUE)).containsExactly(new ThroughTheAgesEvent.TurnEnded(RED));
        Table light = Table.of(2).actionsOf(RED).play(endActions());
        assertThat(light.told(ThroughTheAgesEvent.TurnEnded.class)).isEmpty();
        assertThat(light.told(ThroughTheAgesEvent.Produced.class)).isNotEmpty();
    }

    @Test
    void whoDestroysIsNamedAndWhoseItWas() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 6)
                .military(RED, "I-raid")
                .workers(BLUE, "A-religion", 1)
                .politicsOf(RED)
                .play(aggression("I-raid", BLUE), raze(BLUE, "A-philosophy"));
        assertThat(table.told(ThroughTheAgesEvent.Razed.class))
                .containsExactly(new ThroughTheAgesEvent.Razed(RED, BLUE, CivilCard.of("A-philosophy"), CivilType.LAB));
        assertThat(table.told(ThroughTheAgesEvent.Destroyed.class)).isEmpty();
    }

    @Test
    void whoTearsDownAndWhoDisbandsIsNamed() {
        Table table = Table.of(2).actionsOf(RED).play(destroy("A-bronze"), destroy("A-warriors"));
        assertThat(table.told(ThroughTheAgesEvent.Destroyed.class))
                .containsExactly(
                        new ThroughTheAgesEvent.Destroyed(RED, CivilCard.of("A-bronze"), CivilType.MINE),
                        new ThroughTheAgesEvent.Destroyed(RED, CivilCard.of("A-warriors"), CivilType.INFANTRY));
        assertThat(said("event.Destroyed", Map.of("seat", RED, "technology", "A-warriors", "kind", "infantry")))
                .contains("disbands a unit of Warriors");
        assertThat(said("event.Destroyed", Map.of("seat", RED, "technology", "A-bronze", "kind", "mine")))
                .contains("tears down a mine (Bronze)");
    }

    // ---------------------------------------------------------------- pacts

    private static Table openBorders() {
        return Table.of(3, 2).pact(BLUE, RED, "I-open-borders-agreement", true);
    }

    /** Under the name of who did it, also where the other one had offered it. */
    @Test
    void whoCancelsAPactIsNamed() {
        Table table = openBorders().politicsOf(RED).play(cancel("I-open-borders-agreement"));
        assertThat(table.toldTo(GREEN))
                .contains(
                        new ThroughTheAgesEvent.PactCancelled(RED, BLUE, MilitaryCard.of("I-open-borders-agreement")));
        assertThat(table.told(ThroughTheAgesEvent.PactEnded.class)).isEmpty();
    }

    @Test
    void whoEndsAPactByAnAttackOrByLeavingIsNamed() {
        MilitaryCard protection = MilitaryCard.of("II-promise-of-military-protection");
        Table attacked = Table.of(3, 2)
                .pact(BLUE, RED, protection.id(), true)
                .military(RED, "II-war-over-territory")
                .politicsOf(RED)
                .play(war("II-war-over-territory", BLUE));
        assertThat(attacked.told(ThroughTheAgesEvent.PactEnded.class))
                .containsExactly(new ThroughTheAgesEvent.PactEnded(RED, BLUE, protection));
        Table left = openBorders().politicsOf(RED).play(resign());
        assertThat(left.told(ThroughTheAgesEvent.PactEnded.class))
                .containsExactly(
                        new ThroughTheAgesEvent.PactEnded(RED, BLUE, MilitaryCard.of("I-open-borders-agreement")));
        assertThat(left.told(ThroughTheAgesEvent.PactCancelled.class)).isEmpty();
    }

    // ---------------------------------------------------------------- events

    @ParameterizedTest
    @ValueSource(strings = {"I-barbarians", "I-rebellion", "I-rats", "II-civil-unrest", "II-ravages-of-time"})
    void anEventThatHitsNobodySaysSo(String id) {
        Table table =
                Table.of(2, 2).workers(BLUE, "A-warriors", 3).culture(BLUE, 5).event(RED, id);
        assertThat(table.toldTo(BLUE)).endsWith(new ThroughTheAgesEvent.EventInVain(MilitaryCard.of(id)));
        assertThat(table.phase()).isEqualTo("actions");
    }

    @Test
    void anEventWithoutBuildingsToDestroyOrPointsToScoreSaysSo() {
        Table terror = Table.of(2, 2)
                .workers(RED, "A-philosophy", 0)
                .workers(BLUE, "A-philosophy", 0)
                .event(RED, "II-terrorism");
        assertThat(terror.told(ThroughTheAgesEvent.EventInVain.class)).hasSize(1);
        Table colonies = Table.of(2, 3).event(RED, "III-impact-of-colonies");
        assertThat(colonies.told(ThroughTheAgesEvent.EventInVain.class)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"I-pestilence", "I-border-conflict", "II-terrorism", "III-impact-of-population"})
    void anEventThatHitsSomebodyDoesNot(String id) {
        Table table = Table.of(2, 3)
                .workers(BLUE, "A-warriors", 9)
                .technology(RED, "I-monarchy")
                .event(RED, id);
        assertThat(table.told(ThroughTheAgesEvent.EventInVain.class)).isEmpty();
    }

    @Test
    void unitsThatSailAreCounted() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 3)
                .workers(RED, "I-knights", 1)
                .military(RED, "I-defense-colonization")
                .event(RED, "I-historic-territory")
                .play(bid(4))
                .play(
                        send("A-warriors"),
                        send("A-warriors"),
                        send("I-knights"),
                        bonus("I-defense-colonization"),
                        sail());
        assertThat(table.told(ThroughTheAgesEvent.UnitsSent.class))
                .containsExactly(
                        new ThroughTheAgesEvent.UnitsSent(RED, CivilCard.of("A-warriors"), 2),
                        new ThroughTheAgesEvent.UnitsSent(RED, CivilCard.of("I-knights"), 1));
    }

    /** A force that has strength enough from cards still needs somebody to sail. */
    @Test
    void theQuestionSaysThatAUnitMustSail() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 2)
                .military(RED, "I-defense-colonization", "I-defense-colonization")
                .event(RED, "I-historic-territory")
                .play(bid(2), bonus("I-defense-colonization"), bonus("I-defense-colonization"));
        assertThat(prompt(table)).contains("At least one unit must sail");
        assertThat(prompt(table.play(send("A-warriors")))).doesNotContain("At least one unit");
    }

    /** A number sign means the number only where a plural is chosen, not in a choice within it. */
    @Test
    void cardsLaidFaceDownAreTold() {
        for (Language language : Language.values()) {
            for (String event : List.of("event.AggressionRepelled", "event.ForceSent")) {
                for (List<String> named : List.of(List.<String>of(), List.of("I-defense-colonization"))) {
                    Map<String, Object> args =
                            Map.of("seat", BLUE, "card", "I-raid", "strength", 9, "cards", named, "others", 2);
                    assertThat(new ThroughTheAges().texts().say(language, event, args, SeatNames.NUMBERED))
                            .contains("2 ")
                            .doesNotContain("#");
                }
            }
        }
    }

    private static String said(String key, Map<String, Object> args) {
        return new ThroughTheAges().texts().say(Language.EN, key, args, SeatNames.NUMBERED);
    }

    private static String saidInSpanish(String key, Map<String, Object> args) {
        Map<String, Object> all = new HashMap<>(args);
        all.put("seat", RED);
        return new ThroughTheAges().texts().say(Language.ES, key, all, SeatNames.NUMBERED);
    }

    private static String prompt(Table table) {
        var prompt = table.game().prompt(table.position(), table.asked());
        return table.game().texts().say(Language.EN, "prompt." + prompt.name(), prompt.args(), SeatNames.NUMBERED);
    }

    /** What somebody gained is told whole, and what was taken away again stands beside it, below zero. */
    @Test
    void pointsAndLossesAddUpToTheCulture() {
        Table table = Table.of(2);
        Civilization civ = table.civ(RED);
        civ.addCulture(30, Source.PRODUCTION);
        civ.addCulture(7, Source.CONFLICTS);
        assertThat(civ.addCulture(-12, Source.CONFLICTS)).isEqualTo(-12);
        assertThat(civ.addCulture(-4, Source.PRODUCTION)).isEqualTo(-4);
        List<Measure> points = table.game().points(table.position());
        assertThat(valueOf(points, "production")).isEqualTo(30);
        assertThat(valueOf(points, "conflicts")).isEqualTo(7);
        assertThat(valueOf(points, "losses")).isEqualTo(-16);
        assertThat(points.stream()
                        .mapToInt(measure -> measure.values().get(RED))
                        .sum())
                .isEqualTo(civ.culture);
        assertThat(civ.addCulture(-100, Source.EVENTS))
                .as("nobody falls below zero")
                .isEqualTo(-21);
    }

    private static int valueOf(List<Measure> points, String name) {
        return points.stream()
                .filter(measure -> measure.name().equals(name))
                .findFirst()
                .orElseThrow()
                .values()
                .get(RED);
    }
}
