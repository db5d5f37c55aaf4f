package ecumene.e2e;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole matches of the Inner Sea: disks on the map, cards with their answers, Wonders, competitions. */
class InnerSeaBoardTest extends BoardTest {

    /** One Epoch is the shortest match of the basic game. */
    private static final Map<String, String> SHORT = Map.of("epochs", "1");

    InnerSeaBoardTest() {
        super(
                "inner-sea",
                Map.of(
                        ".inner-sea [role=dialog] .option", 40,
                        ".inner-sea [data-grip]", 14,
                        ".inner-sea [data-action=plan]", 16,
                        ".inner-sea [data-use]", 16,
                        ".inner-sea [data-offer]", 16,
                        ".inner-sea [data-card].usable", 6,
                        ".inner-sea [data-wonder]", 1,
                        ".inner-sea [data-action=let-pass]", 10,
                        ".inner-sea [data-action=done]", 4,
                        ".inner-sea [data-action=pass]", 2));
    }

    @Test
    void inSpanishAgainstTwoBots() {
        playToTheEnd(Language.ES, Screen.DESKTOP, 3, "random", SHORT);
    }

    @Test
    void inEnglishOnThePhone() {
        playToTheEnd(Language.EN, Screen.PHONE, 2, "random", SHORT);
    }

    /** Alone with two civilizations against the system, in the dark. */
    @Test
    void aloneWithTwoCivilizations() {
        playToTheEnd(
                Language.EN,
                Screen.DESKTOP_DARK,
                1,
                "random",
                Map.of("epochs", "1", "civilizations-each", "2", "system-civilizations", "1"));
    }
}
