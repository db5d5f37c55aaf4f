package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Second thoughts, reloads, a server that goes away and comes back, small screens, no mouse. */
class InTroubleTest extends BrowserTest {

    private static final List<Map<String, String>> AGAINST_BOTS = List.of(
            Map.of("kind", "ME", "name", "Ana"),
            Map.of("kind", "BOT", "bot", "random"),
            Map.of("kind", "BOT", "bot", "random"));

    private Player inAMatch(Language language, Screen screen, boolean randomIsland) {
        Player ana = player(language, screen);
        ana.goTo("/");
        ana.tempus().waitFor();
        ana.open(ana.setUp(AGAINST_BOTS, randomIsland));
        ana.waitUntilAsked();
        return ana;
    }

    @Test
    void aMoveIsTakenBackUpToTheHorizon() {
        Player ana = inAMatch(Language.EN, Screen.DESKTOP, true);
        // Bots wait a while before they act, so that a slip of the hand costs nothing.
        ana.page().evaluate("localStorage.setItem('ecumene.grace', '5000')");
        ana.page().reload();
        ana.waitUntilAsked();
        Hand hand = new Hand(ana, 3);
        int before = ana.ply();
        JsonNode then = ana.ask("/api/matches/" + ana.match()).path("view");
        hand.move();
        assertThat(ana.ask("/api/matches/" + ana.match()).path("view")).isNotEqualTo(then);
        ana.takeBackTo(before);
        assertThat(ana.ask("/api/matches/" + ana.match()).path("view")).isEqualTo(then);
        // Once others have acted there is no way back, and the button says why.
        ana.page().evaluate("localStorage.setItem('ecumene.grace', '0')");
        ana.page().reload();
        for (int tokens = 0; tokens < 3; tokens++) {
            ana.waitUntilAsked();
            hand.move();
        }
        ana.waitUntil("asked again", () -> ana.isAsked() && ana.ply() > before + 3);
        assertThat(ana.button(Say.UNDO).getAttribute("aria-disabled")).isEqualTo("true");
        ana.button(Say.UNDO).click(new Locator.ClickOptions().setForce(true)); // it does nothing, but it can be asked
        Locator reason = ana.page().locator("#undo-reason");
        reason.waitFor();
        assertThat(reason.innerText()).isNotBlank();
        assertThat(ana.ply()).isGreaterThan(before + 3);
    }

    @Test
    void aReloadAndARestartOfTheServerLoseNothing() {
        Player ana = inAMatch(Language.EN, Screen.DESKTOP, true);
        Hand hand = new Hand(ana, 4);
        for (int move = 0; move < 8; move++) {
            ana.waitUntilAsked();
            hand.move();
        }
        ana.waitUntilAsked();
        int ply = ana.ply();
        JsonNode view = ana.ask("/api/matches/" + ana.match()).path("view");
        ana.page().reload();
        ana.waitForBoard();
        ana.waitUntilAsked();
        assertThat(ana.ply()).isEqualTo(ply);

        ana.expect(
                "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|503");
        house().shut();
        ana.page().getByText("reconnecting").waitFor();
        house().reopen();
        ana.waitUntil(
                "the line again", () -> ana.page().getByText("reconnecting").count() == 0);
        assertThat(ana.ply()).isEqualTo(ply);
        assertThat(ana.ask("/api/matches/" + ana.match()).path("view")).isEqualTo(view);
        hand.move();
        assertThat(ana.ply()).isGreaterThan(ply);
    }

    @Test
    void aMatchIsPlayedOnAPhone() {
        for (Language language : Language.values()) {
            Player ana = inAMatch(language, Screen.PHONE, true);
            Hand hand = new Hand(ana, 7);
            ana.photographAll("match-begin-" + language.code() + "-360");
            for (int move = 0; move < 14; move++) {
                ana.waitUntil("turn", ana::isAsked);
                assertThat(ana.scrollsSideways()).as("match on a phone").isFalse();
                if (move % 4 == 0) {
                    hand.move();
                } else {
                    hand.takeAdvice();
                }
            }
            ana.waitUntilAsked();
            assertAccessible(ana, "match on a phone");
            ana.photograph("match-" + language.code() + "-360");
            ana.photographAll("match-" + language.code() + "-360-all");
        }
    }

    @Test
    void everythingCanBeDoneWithoutAMouse() {
        Player ana = player(Language.EN);
        ana.goTo("/");
        ana.tempus().waitFor();
        tabTo(ana, "document.activeElement.textContent.trim() === '" + ana.words(Say.PLAY_NOW) + "'");
        ana.page().keyboard().press("Enter");
        ana.waitForBoard();
        ana.waitUntilAsked();
        // A tile: arrow keys find a place on the map, Enter lays it; every answer of the next question is a button.
        int before = ana.ply();
        tabTo(ana, "document.activeElement.matches('[data-part=stage] [data-thing]')");
        ana.page().keyboard().press("ArrowRight");
        ana.page().keyboard().press("ArrowDown");
        assertThat(focused(ana, "document.activeElement.matches('[data-part=stage] [data-can]')"))
                .as("a place that glows has the focus")
                .isTrue();
        ana.page().keyboard().press("Enter");
        ana.page().waitForTimeout(420); // no press so soon after a question counts
        for (int presses = 0; ana.ply() == before && presses < 12; presses++) {
            tabTo(ana, "document.activeElement.matches('[data-part=dock] [data-answer]')");
            ana.page().keyboard().press("Enter");
            ana.page().waitForTimeout(300);
        }
        ana.waitUntil("the tile lies", () -> ana.ply() > before);
    }

    @Test
    void theAnswersAreOneKeyAwayAndKeepTheKeyboard() {
        Player ana = inAMatch(Language.EN, Screen.LAPTOP, true);
        String answer = "document.activeElement.matches('[data-part=dock] [data-answer]')";
        ana.page().waitForTimeout(500); // the page comes to rest
        for (int tabs = 0; tabs < 2 && !focused(ana, answer); tabs++) {
            ana.page().keyboard().press("Tab");
        }
        assertThat(focused(ana, answer)).as("two Tabs lead to the answers").isTrue();
        // From anywhere else, too.
        ana.page().locator(".house").focus();
        ana.page().keyboard().press("a");
        assertThat(focused(ana, answer)).as("A goes to the answers").isTrue();
        for (int round = 0; round < 3; round++) {
            int before = ana.ply();
            ana.waitUntil("the answer counts", () -> {
                if (ana.ply() == before && focused(ana, answer)) {
                    ana.page().keyboard().press("Enter");
                    ana.page().waitForTimeout(450); // no press so soon after a question counts
                }
                return ana.ply() > before;
            });
            ana.waitUntilAsked();
            ana.waitUntil("the next answers have the keyboard", () -> focused(ana, answer));
        }
        Locator sheet = ana.page().locator("[data-part=sheet]");
        ana.page().keyboard().press("?");
        sheet.waitFor();
        assertThat(sheet.innerText()).contains("Esc");
        assertAccessible(ana, "help");
        ana.page().keyboard().press("?");
        ana.waitUntil("the help is closed", () -> sheet.count() == 0);
        assertThat(focused(ana, answer)).as("the keyboard is where it was").isTrue();
    }

    @Test
    void theMapIsFoundAsItWasLeft() {
        Player ana = inAMatch(Language.EN, Screen.DESKTOP, true);
        Locator map = ana.page().locator(".map svg > g").first();
        String whole = map.getAttribute("transform");
        ana.page().locator(".zoom button").first().click();
        String closer = map.getAttribute("transform");
        assertThat(closer).isNotEqualTo(whole);
        ana.page().waitForTimeout(500); // it is kept when the hand rests
        ana.page().reload();
        ana.waitForBoard();
        ana.waitUntil("the map as before", () -> closer.equals(map.getAttribute("transform")));
    }

    private static void tabTo(Player player, String condition) {
        for (int tabs = 0; tabs < 80; tabs++) {
            if (focused(player, condition)) {
                return;
            }
            player.page().keyboard().press("Tab");
        }
        throw new AssertionError("the tab key does not lead to: " + condition);
    }

    private static boolean focused(Player player, String condition) {
        return (boolean) player.page().evaluate("document.activeElement !== null && " + condition);
    }
}
