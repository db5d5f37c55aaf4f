package ecumene.e2e;

import static java.util.Map.entry;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole matches of Civilization: nations, ships, movement, cities, the trading floor and purchases, by clicks on the board. */
class CivilizationBoardTest extends BoardTest {

    CivilizationBoardTest() {
        super(
                "civilization",
                Map.ofEntries(
                        // advice is asked now and then, and followed by clicks on what it marks: so matches come to all
                        // phases
                        entry("body:not(:has(.hint)) .line.asked :is([aria-label=Consejo], [aria-label=Hint])", 16),
                        entry(".civilization .advised.spot:not(.taken)", 60),
                        entry(".civilization button.advised:not([disabled])", 60),
                        // what is asked beside an area: how a ship is paid, whether a city is built, how many are lost
                        entry(".civilization [role=dialog] .option:not(:has(.bad))", 40),
                        entry(".civilization [role=dialog] [data-action]", 40),
                        // the map
                        entry(".civilization [data-area].spot", 12),
                        entry(".civilization [data-ship]", 3),
                        // the phases
                        entry(".civilization .panel [data-action]:not([disabled])", 8),
                        entry(".civilization .panel [data-card].can", 8),
                        // the trading floor
                        entry(".civilization .market .row [data-action]:not([disabled], [aria-disabled=true])", 8),
                        entry(".civilization .draft [data-card].can", 16),
                        entry(".civilization .draft [data-action=post]:not([disabled])", 12),
                        // civilization cards
                        entry(".civilization .planner [data-civilization-card].can:not(.chosen)", 6),
                        entry(".civilization .planner .row [data-action]:not([disabled])", 8)));
    }

    @Test
    void theCompleteGameInSpanish() {
        playToTheEnd(Language.ES, Screen.DESKTOP, 3, "greedy", Map.of("round-limit", 8));
    }

    @Test
    void peasantsAndCitizensOnAPhone() {
        playToTheEnd(Language.EN, Screen.PHONE, 2, "random", Map.of("variant", "peasants", "round-limit", 5));
    }

    @Test
    void aShortGameInTheDark() {
        playToTheEnd(Language.EN, Screen.DESKTOP_DARK, 2, "greedy", Map.of("variant", "short-5", "round-limit", 5));
    }
}
