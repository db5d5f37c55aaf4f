package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import ecumene.wire.Json;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A match from the first click to the last. */
class WholeMatchTest extends BrowserTest {

    @Test
    void oneClickLeadsToAMatchAgainstBots() {
        for (Language language : Language.values()) {
            Player ana = player(language);
            ana.playNow();
            ana.waitUntilAsked();
            assertThat(ana.button(Say.UNDO).isVisible()).isTrue();
            ana.photograph("match-begin-" + language.code() + "-1280");
            new Hand(ana, 1).move();
            assertAccessible(ana, "a match that begins");
        }
    }

    /** The person builds the island with the others, tile by tile. */
    @Test
    void aWholeMatchIsPlayedByClicks() throws Exception {
        Player ana = player(Language.ES);
        ana.goTo("/");
        ana.tempus().waitFor();
        playToTheEnd(ana, false, "es");
        lookAtTheEndOnAPhone(Language.ES, ana.match());
        // The record is the truth of the match, and now it may be had.
        Download record = ana.page()
                .waitForDownload(() -> ana.page()
                        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(ana.words(Say.DOWNLOAD_RECORD)))
                        .click());
        JsonNode content = Json.parse(Files.readString(record.path()));
        assertThat(content.path("moves").size()).isEqualTo(ana.ply());
        assertThat(content.path("result").path("ranking").isEmpty()).isFalse();
        // Back in time, and to the present again.
        ana.goTo("/match/" + ana.match() + "#ply=1");
        ana.button(Say.BACK_TO_NOW).first().waitFor();
        ana.photograph("match-past-es-1280");
        ana.button(Say.BACK_TO_NOW).first().click();
        ana.showResult();
        ana.button(Say.REMATCH).click();
        ana.page().waitForURL(url -> !url.contains(content.path("seed").asString()) && !url.contains("#"));
        ana.waitUntil("the rematch", () -> !ana.isOver());
    }

    @Test
    void aWholeMatchOnARandomIslandInEnglishInTheDark() {
        Player ana = player(Language.EN, Screen.DESKTOP_DARK);
        ana.goTo("/");
        ana.tempus().waitFor();
        playToTheEnd(ana, true, "en-dark");
        lookAtTheEndOnAPhone(Language.EN, ana.match());
    }

    /** Somebody who only watches, and only now. */
    private void lookAtTheEndOnAPhone(Language language, String match) {
        Player carla = player(language, Screen.PHONE);
        carla.open(match);
        carla.button(Say.REMATCH).waitFor();
        assertThat(carla.scrollsSideways()).as("end screen on a phone").isFalse();
        assertAccessible(carla, "the end screen on a phone");
        carla.photographAll("end-" + language.code() + "-360");
    }

    private static void playToTheEnd(Player ana, boolean randomIsland, String name) {
        String bot = randomIsland ? "greedy" : "random";
        String match = ana.setUp(
                List.of(
                        Map.of("kind", "ME", "name", "Ana"),
                        Map.of("kind", "BOT", "bot", bot),
                        Map.of("kind", "BOT", "bot", bot)),
                randomIsland);
        ana.open(match);
        Hand hand = new Hand(ana, 42);
        int moves = 0;
        long begin = System.nanoTime();
        while (!ana.isOver()) {
            ana.waitUntil("turn or end", () -> ana.isAsked() || ana.isOver());
            if (ana.isAsked()) {
                if (moves % 3 == 0) {
                    hand.move();
                } else {
                    hand.takeAdvice();
                }
                if (++moves % 30 == 0) {
                    ana.photograph("match-%s-%03d".formatted(name, moves));
                }
            }
        }
        System.out.printf(
                "a whole match: %d own gestures, %d clicks, %d plies, %d s%n",
                moves, hand.clicks(), ana.ply(), (System.nanoTime() - begin) / 1_000_000_000L);
        assertThat(moves).isGreaterThan(20);
        ana.button(Say.REMATCH).waitFor();
        JsonNode result = ana.ask("/api/matches/" + match).path("match").path("result");
        String winner = ana.page().locator("[data-part=end] .outcome").textContent();
        assertThat(winner).isNotBlank();
        assertThat(ana.page().locator("ol.ranking > li").count()).isEqualTo(3);
        for (JsonNode score : result.path("scores")) {
            assertThat(ana.page().locator("ol.ranking").innerText()).contains(score.asString());
        }
        assertAccessible(ana, "the end screen");
        ana.photographAll("end-" + name + "-1280");
    }
}
