package ecumene.e2e;

import static java.util.Map.entry;

import ecumene.e2e.Player.Screen;
import ecumene.engine.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sid Meier's Civilization on its own board: squares, cities, the pyramid, fronts and deals, by clicks only. */
class SidMeierCivilizationBoardTest extends BoardTest {

    private static final Map<String, Integer> GLOWING = Map.ofEntries(
            entry(".smc [role=dialog] .option", 60),
            entry(".smc [data-square].spot", 22),
            entry(".smc [data-does=civilization]", 6),
            entry(".smc [data-does=produce]:not([aria-disabled=true])", 10),
            entry(".smc [data-does=produce-free]", 6),
            entry(".smc [data-does=arts]", 3),
            entry(".smc [data-does=harvest]", 4),
            entry(".smc [data-does=technology]", 6),
            entry(".smc [data-does=research]", 40),
            entry(".smc [data-does=new-front]", 6),
            entry(".smc [data-does=front]", 10),
            entry(".smc [data-does=unit]", 10),
            entry(".smc [data-does=answer]", 4),
            entry(".smc [data-does=card]", 2),
            entry(".smc [data-does=use-card]", 20),
            entry(".smc [data-does=ability]", 3),
            entry(".smc [data-does=advance]", 8),
            entry(".smc [data-does=wonder]", 4),
            entry(".smc [data-does=person]", 2),
            entry(".smc [data-does=government]", 4),
            entry(".smc [data-does=governments][data-does]:not([aria-pressed=true])", 1),
            entry(".smc [data-does=pass]", 4),
            entry(".smc [data-does=end]", 3),
            entry(".smc [data-does=end-phase]", 4),
            entry(".smc [data-step=more]:not([disabled])", 2),
            entry(".smc [data-does=send-offer]:not([disabled])", 12),
            entry(".smc [data-does=drop-offer]", 3));

    SidMeierCivilizationBoardTest() {
        super("sid-meier-civilization", GLOWING);
    }

    @Test
    void aWholeMatchIsPlayedByClicks() {
        playToTheEnd(Language.ES, Screen.DESKTOP, 2, "random", Map.of("round-limit", 6, "civilizations", "chosen"));
    }

    @Test
    void aWholeMatchIsPlayedOnAPhone() {
        playToTheEnd(Language.EN, Screen.PHONE, 2, "random", Map.of("round-limit", 4));
    }
}
