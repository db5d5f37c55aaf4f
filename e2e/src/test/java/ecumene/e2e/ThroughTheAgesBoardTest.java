package ecumene.e2e;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Whole matches of Through the Ages: cards of the row and of the hand, technologies, banks and wonders are touched, and one
 * of the deeds that the opened card offers is done; bids, defences and events are answered beside the question.
 */
class ThroughTheAgesBoardTest extends BoardTest {

    ThroughTheAgesBoardTest() {
        super(
                "through-the-ages",
                Map.of(
                        ".ages .inspector .deed:not([disabled])", 60,
                        ".ages .board .thing.can", 9,
                        ".ages [data-answer]:not([disabled], [data-answer=Resign], [data-answer=EndActions])", 6,
                        ".ages [data-answer=EndActions]:not([disabled])", 2));
    }

    @Test
    void aWholeMatchInSpanish() {
        playToTheEnd(Language.ES, Screen.DESKTOP, 2, "greedy", Map.of());
    }

    @Test
    void aWholeMatchInEnglishOnAPhone() {
        playToTheEnd(Language.EN, Screen.PHONE, 2, "greedy", Map.of());
    }
}
