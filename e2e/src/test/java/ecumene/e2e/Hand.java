package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import ecumene.engine.Randomness;
import java.util.List;
import java.util.Map;

/**
 * Plays as a person does who knows no plan: looks what glows on the board and clicks on some of it. It never uses the
 * list of all moves.
 */
final class Hand {

    /** What can be clicked on the board of Tempus, the likelier the heavier. */
    private static final Map<String, Integer> TEMPUS = Map.of(
            ".tempus [role=dialog] .option", 40,
            ".tempus [data-hex].spot", 12,
            ".tempus [data-action=idea]:not([aria-disabled=true])", 6,
            ".tempus [data-action=confirm-tile]:not([disabled])", 12,
            ".tempus [role=radio]", 2,
            ".tempus [data-card][aria-disabled=false]", 3,
            ".tempus [data-use]", 12,
            ".tempus .answer button", 8,
            ".tempus [data-action=end-action]", 2,
            ".tempus [data-action=end-turn]", 1);

    /** Finds something that glows, brings it into sight and says where it is; null if there is nothing, or something lies over it. */
    private static final String FIND = """
            ([kinds, random]) => {
              const all = [];
              for (const [selector, weight] of kinds) {
                const found = [...document.querySelectorAll(selector)];
                found.forEach((element) => all.push([element, weight / found.length]));
              }
              let at = random * all.reduce((sum, [, weight]) => sum + weight, 0);
              const chosen = all.find(([, weight]) => (at -= weight) <= 0)?.[0];
              if (!chosen) return null;
              chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              let box = chosen.getBoundingClientRect();
              const seen = () => {
                const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return hit !== null && (chosen.contains(hit) || hit.contains(chosen) && hit === chosen);
              };
              if (!seen()) {
                chosen.scrollIntoView({ block: 'center', inline: 'nearest' });
                box = chosen.getBoundingClientRect();
              }
              return seen() ? [box.x + box.width / 2, box.y + box.height / 2] : null;
            }
            """;

    private static final int MOST_CLICKS_WITHOUT_A_MOVE = 150;

    private final Player player;
    private final Page page;
    private final Randomness dice;
    private final Map<String, Integer> glowing;
    private int clicks;

    /** A hand for Tempus. */
    Hand(Player player, long seed) {
        this(player, seed, TEMPUS);
    }

    /** A hand that knows which things on the board of a game can be clicked, the likelier the heavier. */
    Hand(Player player, long seed, Map<String, Integer> glowing) {
        this.player = player;
        this.page = player.page();
        this.dice = new Randomness(seed);
        this.glowing = glowing;
    }

    int clicks() {
        return clicks;
    }

    /** Clicks until a move is made; the seat must be asked. */
    void move() {
        int before = player.ply();
        for (int tries = 0; player.ply() == before && !player.isOver(); tries++) {
            assertThat(tries)
                    .as(() -> "clicks that lead to no move; what is asked: " + asked())
                    .isLessThan(MOST_CLICKS_WITHOUT_A_MOVE);
            if (tries % 12 == 11) {
                page.keyboard().press("Escape"); // lets go of whatever was taken
            }
            click();
        }
    }

    private String asked() {
        return page.locator(".line .sentence").innerText();
    }

    private void click() {
        Object place = page.evaluate(
                FIND,
                List.of(
                        glowing.entrySet().stream()
                                .map(entry -> List.of(entry.getKey(), entry.getValue()))
                                .toList(),
                        dice.nextDouble()));
        if (!(place instanceof List<?> point)) {
            page.waitForTimeout(15);
            return;
        }
        clicks++;
        page.mouse().click(number(point.get(0)), number(point.get(1)));
        // The board is locked until the answer is there; most answers take less than this.
        page.waitForTimeout(30);
        player.waitUntil(
                "the answer", () -> page.locator(".line .undo button[disabled]").count() == 0);
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    /** Plays until the end screen; between moves something may be done. */
    void playToTheEnd(Runnable afterEachMove) {
        while (!player.isOver()) {
            player.waitUntil("turn or end", () -> player.isAsked() || player.isOver());
            if (!player.isOver()) {
                move();
                afterEachMove.run();
            }
        }
    }
}
