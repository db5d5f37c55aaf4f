package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import ecumene.engine.text.Language;
import ecumene.wire.Json;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A person before a browser of their own: a guest with a cookie, a language and a screen. Whatever goes wrong in the page is noted. */
final class Player implements AutoCloseable {

    private static final int PATIENCE = 30_000; // milliseconds

    private final House house;
    private final BrowserContext context;
    private final Page page;
    private final Language language;
    private final Screen screen;
    private final List<String> troubles = new ArrayList<>();
    private final List<Response> unread = new ArrayList<>();
    private final List<String> traffic = new ArrayList<>();
    private Pattern expected = Pattern.compile("(?!)");

    private Player(House house, BrowserContext context, Language language, Screen screen) {
        this.screen = screen;
        this.house = house;
        this.context = context;
        this.language = language;
        this.page = context.newPage();
        page.setDefaultTimeout(PATIENCE);
        watch();
    }

    /** What kind of screen somebody has. */
    record Screen(int width, int height, boolean phone, boolean dark) {
        static final Screen DESKTOP = new Screen(1440, 900, false, false);
        static final Screen DESKTOP_DARK = new Screen(1440, 900, false, true);
        static final Screen LAPTOP = new Screen(1280, 720, false, false);
        static final Screen PHONE = new Screen(360, 740, true, false);
    }

    static Player arrive(Browser browser, House house, Language language, Screen screen) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setLocale(language == Language.ES ? "es-ES" : "en-GB")
                .setViewportSize(screen.width(), screen.height())
                .setIsMobile(screen.phone())
                .setHasTouch(screen.phone())
                .setDeviceScaleFactor(screen.phone() ? 2 : 1)
                .setColorScheme(screen.dark() ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE));
        // What others did is shown at once: tests look at the director on their own.
        context.addInitScript(
                "localStorage.getItem('ecumene.speed') ?? localStorage.setItem('ecumene.speed', 'at-once')");
        // Bots wait no longer than they must: the time to think again has tests of its own.
        context.addInitScript("localStorage.getItem('ecumene.grace') ?? localStorage.setItem('ecumene.grace', '2000')");
        return new Player(house, context, language, screen);
    }

    Page page() {
        return page;
    }

    Language language() {
        return language;
    }

    Screen screen() {
        return screen;
    }

    // ---------------------------------------------------------------- what is noted

    private void watch() {
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                trouble(message.type() + ": " + message.text());
            }
        });
        page.onPageError(error -> trouble("page error: " + error));
        page.onRequest(this::mustStayAtHome);
        page.onRequestFailed(request -> {
            // Live lines and pages that are left behind are cut by the browser itself.
            if (!String.valueOf(request.failure()).contains("ERR_ABORTED")) {
                trouble("failed: " + request.url() + " " + request.failure());
            }
        });
        page.onResponse(response -> {
            unread.add(response);
            // The browser says only that something was refused, not what.
            if (response.status() >= 400) {
                trouble("answered %d to %s %s %s"
                        .formatted(
                                response.status(),
                                response.request().method(),
                                response.url(),
                                response.request().postData()));
            }
        });
        CDPSession network = context.newCDPSession(page);
        network.on("Network.eventSourceMessageReceived", event -> traffic.add(String.valueOf(event.get("data"))));
        network.send("Network.enable");
    }

    private void mustStayAtHome(Request request) {
        URI uri = URI.create(request.url().replaceAll("#.*", ""));
        boolean here = house.url("").equals(uri.getScheme() + "://" + uri.getAuthority());
        if (!here && !List.of("data", "blob").contains(uri.getScheme())) {
            trouble("goes outside: " + request.url());
        }
    }

    private void trouble(String what) {
        if (!expected.matcher(what).find()) {
            troubles.add(what);
        }
    }

    /** Troubles that this test makes itself. */
    void expect(String pattern) {
        expected = Pattern.compile(pattern);
    }

    /** Everything this browser was told about matches so far: answers and live updates. */
    List<String> traffic() {
        for (Response response : List.copyOf(unread)) {
            unread.remove(response);
            if (response.url().contains("/api/matches") && !response.url().contains("/events")) {
                try {
                    traffic.add(response.text());
                } catch (PlaywrightException e) {
                    trouble("unread: " + response.url() + " " + e.getMessage());
                }
            }
        }
        return List.copyOf(traffic);
    }

    void assertNoTroubles() {
        assertThat(troubles).as("troubles in the page").isEmpty();
    }

    // ---------------------------------------------------------------- getting around

    void goTo(String path) {
        traffic(); // what is not read before leaving a page cannot be read after it
        page.navigate(house.url(path));
    }

    String words(Say say, Object... arguments) {
        return say.in(language, arguments);
    }

    Locator button(Say say, Object... arguments) {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(words(say, arguments)).setExact(true));
    }

    Locator heading(Say say, Object... arguments) {
        return page.getByRole(
                AriaRole.HEADING,
                new Page.GetByRoleOptions().setName(words(say, arguments)).setExact(true));
    }

    Locator labelled(Say say, Object... arguments) {
        return page.getByLabel(words(say, arguments), new Page.GetByLabelOptions().setExact(true));
    }

    /** The tile of Tempus on the home page. */
    Locator tempus() {
        return page.getByRole(AriaRole.ARTICLE)
                .filter(new Locator.FilterOptions()
                        .setHas(page.getByRole(
                                AriaRole.HEADING,
                                new Page.GetByRoleOptions().setName("Tempus").setExact(true))));
    }

    /** From the home page into a match, with one click. */
    void playNow() {
        goTo("/");
        tempus().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(words(Say.PLAY_NOW)))
                .click();
        waitForBoard();
    }

    void open(String match) {
        goTo("/match/" + match);
        waitForBoard();
    }

    void waitForBoard() {
        page.getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName(words(Say.BOARD)).setExact(true))
                .waitFor();
    }

    /** The id of the match on the screen. */
    String match() {
        String path = URI.create(page.url().replaceAll("#.*", "")).getPath();
        assertThat(path).startsWith("/match/");
        return path.substring("/match/".length());
    }

    /** Asks the server with this browser's cookie, as the page would. */
    JsonNode ask(String path) {
        var response = page.request().get(house.url(path));
        assertThat(response.status()).as(path).isEqualTo(200);
        return Json.parse(response.text());
    }

    String post(String path, Map<String, ?> body) {
        var response = page.request()
                .post(
                        house.url(path),
                        com.microsoft.playwright.options.RequestOptions.create()
                                .setHeader("X-Ecumene", "1")
                                .setHeader("Content-Type", "application/json")
                                .setData(Json.text(body)));
        assertThat(response.ok()).as("%s: %s", path, response.text()).isTrue();
        return response.text();
    }

    /** Sets up a match of Tempus with this browser's cookie, without the form; gives its id. */
    String setUp(List<Map<String, String>> seats, boolean randomIsland) {
        return setUp("tempus", seats, randomIsland ? Map.of("island", "random") : Map.of());
    }

    /** The same with any game. */
    String setUp(String game, List<Map<String, String>> seats, Map<String, ?> options) {
        Map<String, Object> plan = Map.of("game", game, "seats", seats, "options", options);
        return Json.parse(post("/api/matches", plan)).path("id").asString();
    }

    // ---------------------------------------------------------------- what is on the screen

    /** How many moves have been made. */
    int ply() {
        return Integer.parseInt(page.locator("[data-part=match]").getAttribute("data-ply"));
    }

    /** Whether the match has gone on since so many moves; behind a curtain it has. */
    boolean hasMovedOn(int ply) {
        return (boolean) page.evaluate(
                "ply => Number(document.querySelector('[data-part=match]')?.dataset.ply ?? Infinity) > ply", ply);
    }

    boolean isAsked() {
        return page.locator("[data-part=match][data-asked=true]").count() > 0;
    }

    /** What is asked, or whom the table waits for. */
    String question() {
        return String.join(" ", page.locator("[data-part=question]").allInnerTexts());
    }

    boolean isOver() {
        return page.locator("[data-part=end]").count() > 0;
    }

    /** Opens the end screen again, if it was put away. */
    void showResult() {
        if (!isOver()) {
            button(Say.SHOW_RESULT).click();
        }
    }

    void waitUntil(String what, java.util.function.BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE * 1_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime())
                    .as(() -> "waited too long: " + what + "; on the screen: " + question())
                    .isLessThan(end);
            page.waitForTimeout(20);
        }
    }

    /** Presses undo until the match is there again: the first press may only drop what a hurried hand has begun meanwhile. */
    void takeBackTo(int ply) {
        Locator undo = button(Say.UNDO);
        waitUntil("taken back to " + ply, () -> {
            if (ply() == ply) {
                return true;
            }
            if (undo.isEnabled() && "false".equals(undo.getAttribute("aria-disabled"))) {
                undo.click();
            }
            return false;
        });
    }

    void waitUntilAsked() {
        waitUntil("to be asked", this::isAsked);
    }

    /** Everything in the page, the attributes and the words. */
    String html() {
        return page.content();
    }

    boolean scrollsSideways() {
        return (boolean) page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
    }

    void photograph(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
    }

    /** The whole page, from top to bottom. */
    void photographAll(String name) {
        page.evaluate("scrollTo(0, 0)");
        page.waitForTimeout(200);
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Path.of("target", "screenshots", name + ".png")));
    }

    @Override
    public void close() {
        context.close();
    }
}
