package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import ecumene.tempus.Tempus;
import ecumene.tempus.component.IdeaCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People in one match: each sees what happens at once, and nobody sees the cards of another. */
class TogetherTest extends BrowserTest {

    @Test
    void twoBrowsersInOneMatchShareWhatIsPublicAndNothingElse() {
        Player ana = player(Language.EN);
        Player bruno = player(Language.ES, Screen.PHONE);
        Player watcher = player(Language.EN);
        ana.goTo("/");
        ana.tempus().waitFor();
        String match = ana.setUp(
                List.of(
                        Map.of("kind", "ME", "name", "Ana"),
                        Map.of("kind", "PERSON"),
                        Map.of("kind", "BOT", "bot", "random")),
                true);
        ana.open(match);
        String invitation = ana.ask("/api/matches/" + match).path("invitation").asString();
        bruno.goTo("/match/" + match + "?invitation=" + invitation);
        bruno.labelled(Say.YOUR_NAME).fill("Bruno");
        bruno.button(Say.SIT_DOWN).click();
        bruno.waitForBoard();
        watcher.open(match);
        // Ana's page tells at once who came.
        ana.page().getByText("Bruno").first().waitFor();

        Hand first = new Hand(ana, 5);
        Hand second = new Hand(bruno, 6);
        List<String> secrets = new ArrayList<>();
        for (int moves = 0; secrets.isEmpty(); moves++) {
            assertThat(moves)
                    .as("moves until Ana has a card that only she knows")
                    .isLessThan(120);
            ana.waitUntil("Ana or Bruno", () -> {
                bruno.page().waitForTimeout(5);
                return ana.isAsked() || bruno.isAsked();
            });
            if (ana.isAsked()) {
                haveAnIdeaOrMove(ana, first);
            } else {
                second.move();
            }
            bruno.traffic();
            watcher.traffic();
            secrets = onlyAnaKnows(ana, bruno, match);
        }
        int ply = ana.ply();
        bruno.waitUntil("live update", () -> bruno.ply() >= ply);
        watcher.waitUntil("live update", () -> watcher.ply() >= ply);
        ana.photograph("together-ana-en-1280");
        bruno.photograph("together-bruno-es-360");

        // She sees them herself: so what is looked for can be found.
        for (String card : secrets) {
            assertThat(ana.html()).contains("card:" + card);
            assertThat(ana.traffic()).anyMatch(text -> text.contains("\"" + card + "\""));
        }
        for (Player other : List.of(bruno, watcher)) {
            List<String> traffic = other.traffic();
            assertThat(traffic).as("what was heard").anyMatch(text -> text.contains("IdeasDrawn"));
            String html = other.html();
            for (String card : secrets) {
                assertThat(traffic).noneMatch(text -> text.contains("\"" + card + "\""));
                assertThat(html).doesNotContain("card:" + card);
                String name = new Tempus().texts().say(other.language(), "name." + card);
                assertThat(other.page().locator("body").innerText()).doesNotContain(name);
            }
        }
    }

    /** Ideas are what secrets are made of, so they come first. */
    private static void haveAnIdeaOrMove(Player player, Hand hand) {
        String idea = new Tempus().texts().say(player.language(), "move.HaveIdea");
        Locator answer = player.page().locator("[data-answer]").filter(new Locator.FilterOptions().setHasText(idea));
        if (answer.count() > 0) {
            int before = player.ply();
            // No press so soon after a question counts, and none for longer under a hand that others' moves found
            // there.
            player.waitUntil("the idea", () -> {
                player.page().waitForTimeout(420);
                if (!player.hasMovedOn(before) && answer.count() > 0) {
                    answer.first().click();
                }
                return player.hasMovedOn(before);
            });
        } else {
            hand.move();
        }
    }

    /** Cards in Ana's hand of which no equal one was ever seen by anybody else. */
    private static List<String> onlyAnaKnows(Player ana, Player bruno, String match) {
        List<String> cards = new ArrayList<>();
        JsonNode view = ana.ask("/api/matches/" + match).path("view");
        view.path("hand").forEach(card -> cards.add(card.asString()));
        String known = bruno.ask("/api/matches/" + match).toString();
        cards.removeIf(card -> known.contains("\"" + card + "\""));
        assertThat(cards).allMatch(card -> IdeaCard.of(card) != null);
        return cards.stream().distinct().toList();
    }

    @Test
    void aCurtainHidesEachPersonAtOneScreenFromTheNext() {
        Player family = player(Language.ES);
        family.goTo("/");
        family.tempus().waitFor();
        String match = family.setUp(
                List.of(
                        Map.of("kind", "ME", "name", "Ana"),
                        Map.of("kind", "ME", "name", "Bruno"),
                        Map.of("kind", "ME", "name", "Carla")),
                true);
        family.goTo("/match/" + match);
        Hand hand = new Hand(family, 11);
        List<String> names = List.of("Ana", "Bruno", "Carla");
        int curtains = 0;
        int cardsSeen = 0;
        for (int guard = 0; curtains < 14; guard++) {
            assertThat(guard).as("moves until fourteen curtains have fallen").isLessThan(200);
            family.waitUntil(
                    "a curtain or a question",
                    () -> behindCurtain(family)
                            || family.isAsked()
                            || family.button(Say.HAND_OVER).count() > 0);
            if (behindCurtain(family)) {
                curtains++;
                if (curtains == 2) {
                    assertAccessible(family, "the curtain");
                    family.photograph("curtain-es-1280");
                }
                lift(family, names, match);
                cardsSeen +=
                        family.page().locator("[data-part=hand] [data-thing]").count();
            } else if (family.isAsked()) {
                haveAnIdeaOrMove(family, hand);
            } else {
                family.button(Say.HAND_OVER).click();
            }
        }
        assertThat(cardsSeen).as("cards that were there to be hidden").isPositive();
    }

    private static boolean behindCurtain(Player family) {
        return family.page().locator(".curtain").count() > 0;
    }

    /** Behind the curtain nothing of the match is in the page, and nothing is asked of the server until it is lifted. */
    private static void lift(Player family, List<String> names, String match) {
        assertThat(family.page().locator("[data-thing]").count()).isZero();
        assertThat(family.page().locator("[data-part=stage]").count()).isZero();
        String title = family.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.HEADING)
                .innerText();
        String name = names.stream()
                .filter(each -> title.equals(family.words(Say.HAND_THE_DEVICE, each)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(title));
        int seat = names.indexOf(name);
        List<String> asked = new ArrayList<>();
        family.page().onRequest(request -> asked.add(request.url()));
        family.page().waitForTimeout(150);
        assertThat(asked).as("requests behind the curtain").isEmpty();
        family.button(Say.I_AM, name).click();
        family.waitForBoard();
        assertThat(asked).anyMatch(url -> url.contains("/api/matches/" + match + "?seat=" + seat));
        assertThat(asked)
                .as("only this seat's eyes")
                .noneMatch(url -> url.matches(".*[?&]seat=(?!" + seat + "(&|$)).*"));
    }
}
