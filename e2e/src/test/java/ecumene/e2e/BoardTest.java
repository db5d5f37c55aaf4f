package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Whole matches on the board of one game, by clicks on the things themselves. */
abstract class BoardTest extends BrowserTest {

    private final String game;

    /** What can be clicked on the board, the likelier the heavier. */
    private final Map<String, Integer> glowing;

    BoardTest(String game, Map<String, Integer> glowing) {
        this.game = game;
        this.glowing = glowing;
    }

    /** Plays a match against bots to its end screen, and looks at it now and then. */
    final void playToTheEnd(Language language, Screen screen, int seats, String bot, Map<String, ?> options) {
        String name = game + "-" + language.code() + "-" + screen.width() + (screen.dark() ? "-dark" : "");
        Player ana = player(language, screen);
        ana.goTo("/");
        ana.page().locator("article").first().waitFor();
        List<Map<String, String>> who = new ArrayList<>();
        who.add(Map.of("kind", "ME", "name", "Ana"));
        for (int i = 1; i < seats; i++) {
            who.add(Map.of("kind", "BOT", "bot", bot));
        }
        String match = ana.setUp(game, who, options);
        ana.open(match);
        Hand hand = new Hand(ana, 42, glowing);
        AtomicInteger moves = new AtomicInteger();
        long begin = System.nanoTime();
        hand.playToTheEnd(() -> {
            if (moves.incrementAndGet() % 40 == 1) {
                assertAccessible(ana, "the match after " + moves + " moves");
                assertThat(ana.scrollsSideways())
                        .as("scrolls sideways after %s moves", moves)
                        .isFalse();
                ana.photograph("%s-%04d".formatted(name, moves.get()));
            }
        });
        System.out.printf(
                "a whole match of %s by clicks: %d own moves, %d clicks, %d plies, %d s%n",
                game, moves.get(), hand.clicks(), ana.ply(), (System.nanoTime() - begin) / 1_000_000_000L);
        ana.button(Say.REMATCH).waitFor();
        assertThat(ana.page().locator("ol.ranking > li").count()).isEqualTo(seats);
        assertAccessible(ana, "the end screen");
        ana.photographAll(name + "-end");
    }
}
