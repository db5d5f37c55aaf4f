package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** One browser for a class, a new house for each test; no player may have seen any trouble when it ends well. */
abstract class BrowserTest {

    private static Chromium chromium;

    @TempDir
    private Path data;

    private House house;
    private final List<Player> players = new ArrayList<>();

    @BeforeAll
    static void startBrowser() {
        chromium = Chromium.start();
    }

    @AfterAll
    static void stopBrowser() {
        chromium.close();
    }

    @BeforeEach
    final void openHouse() {
        house = House.open(data);
    }

    @AfterEach
    final void closeHouse() {
        try {
            players.forEach(Player::assertNoTroubles);
        } finally {
            players.forEach(Player::close);
            house.close();
        }
    }

    final House house() {
        return house;
    }

    final Player player(Language language, Screen screen) {
        Player player = Player.arrive(chromium.browser(), house, language, screen);
        players.add(player);
        return player;
    }

    final Player player(Language language) {
        return player(language, Screen.DESKTOP);
    }

    /** No serious fault for people who use a keyboard, a screen reader or other eyes than most. */
    static void assertAccessible(Player player, String where) {
        List<String> faults = new ArrayList<>();
        for (Rule rule : new AxeBuilder(player.page()).analyze().getViolations()) {
            if (Set.of("serious", "critical").contains(String.valueOf(rule.getImpact()))) {
                rule.getNodes()
                        .forEach(node -> faults.add(rule.getId() + " (" + rule.getHelp() + "): " + node.getHtml()));
            }
        }
        assertThat(faults).as("accessibility of %s", where).isEmpty();
    }
}
