package ecumene.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The browser of this machine, driven by Playwright. Without one the tests fail: an untested house is not a green one. */
final class Chromium implements AutoCloseable {

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Chromium start() {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        List<String> flags = new ArrayList<>(List.of("--font-render-hinting=none"));
        if (System.getProperty("user.name").equals("root")) {
            flags.add("--no-sandbox"); // Chromium refuses to be run by root otherwise
        }
        Browser browser = playwright
                .chromium()
                .launch(new LaunchOptions().setExecutablePath(find()).setArgs(flags));
        return new Chromium(playwright, browser);
    }

    private static Path find() {
        List<String> wanted = Stream.of(System.getenv("ECUMENE_BROWSER"), System.getenv("CHROME_BIN"))
                .filter(Objects::nonNull)
                .toList();
        Stream<Path> usual = Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                .flatMap(name ->
                        Stream.of("/usr/bin/", "/usr/local/bin/", "/snap/bin/").map(folder -> Path.of(folder + name)));
        return Stream.concat(wanted.stream().map(Path::of), usual)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        "no Chromium found: install it (./ecumene test does so on Debian) or set ECUMENE_BROWSER"));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
