package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Matches on every board, half by advice and half by chance; the laws of the page hold at every question. */
class BoardsTest extends BrowserTest {

    /** Which game, for whom, on what screen, for how many own moves; short forms, since people press slowly. */
    @SuppressWarnings(
            "ImmutableEnumChecker") // the maps and screens here are never changed, which their types do not say
    enum Evening {
        TEMPUS("tempus", Language.ES, Screen.LAPTOP, 3, 40, Map.of("island", "random")),
        TEMPUS_PHONE("tempus", Language.EN, Screen.PHONE, 3, 16, Map.of("island", "random")),
        THROUGH_THE_AGES("through-the-ages", Language.EN, Screen.DESKTOP, 2, 40, Map.of()),
        THROUGH_THE_AGES_PHONE("through-the-ages", Language.ES, Screen.PHONE, 2, 16, Map.of()),
        CIVILIZATION("civilization", Language.ES, Screen.DESKTOP_DARK, 4, 40, Map.of("round-limit", 5)),
        CIVILIZATION_PHONE("civilization", Language.EN, Screen.PHONE, 3, 16, Map.of("round-limit", 5)),
        SID_MEIER("sid-meier-civilization", Language.EN, Screen.LAPTOP, 3, 40, Map.of("round-limit", 5)),
        SID_MEIER_PHONE("sid-meier-civilization", Language.ES, Screen.PHONE, 2, 16, Map.of("round-limit", 5)),
        INNER_SEA("inner-sea", Language.ES, Screen.DESKTOP, 4, 40, Map.of()),
        INNER_SEA_PHONE("inner-sea", Language.EN, Screen.PHONE, 2, 16, Map.of());

        private final String game;
        private final Language language;
        private final Screen screen;
        private final int seats;
        private final int moves;
        private final Map<String, Object> options;

        Evening(String game, Language language, Screen screen, int seats, int moves, Map<String, Object> options) {
            this.game = game;
            this.language = language;
            this.screen = screen;
            this.seats = seats;
            this.moves = moves;
            this.options = options;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyQuestionCanBeSeenAndAnswered(Evening evening) {
        Player ana = player(evening.language, evening.screen);
        ana.goTo("/");
        ana.page().locator("article").first().waitFor();
        List<Map<String, String>> who = new ArrayList<>();
        who.add(Map.of("kind", "ME", "name", "Ana"));
        for (int i = 1; i < evening.seats; i++) {
            who.add(Map.of("kind", "BOT", "bot", "greedy"));
        }
        ana.open(ana.setUp(evening.game, who, evening.options));
        Hand hand = new Hand(ana, 42);
        PageLaws laws = new PageLaws(ana);
        Set<String> questions = new TreeSet<>();
        int single = 0;
        int made = 0;
        long begin = System.nanoTime();
        while (made < evening.moves && !ana.isOver()) {
            ana.waitUntil("turn or end", () -> ana.isAsked() || ana.isOver());
            if (ana.isOver()) {
                break;
            }
            if (!laws.check()) {
                continue;
            }
            var state = ana.ask("/api/matches/" + ana.match());
            questions.add(state.path("prompt").path("name").asString());
            single += state.path("moves").size() == 1 ? 1 : 0;
            if (made % 20 == 3) {
                assertAccessible(ana, "the match after " + made + " moves");
                ana.photograph("%s-%s-%03d"
                        .formatted(evening.name().toLowerCase(java.util.Locale.ROOT), evening.language.code(), made));
            }
            if (made % 2 == 0) {
                hand.takeAdvice();
            } else {
                hand.move();
            }
            made++;
        }
        System.out.printf(
                "%s: %d own gestures, %d questions with a single answer, %d plies, %d s; asked: %s%n",
                evening, made, single, ana.ply(), (System.nanoTime() - begin) / 1_000_000_000L, questions);
        assertThat(questions).isNotEmpty();
    }
}
