package ecumene.e2e;

import com.microsoft.playwright.Page;
import ecumene.engine.Randomness;
import java.util.List;

/**
 * Plays as a person does who knows no plan, on any board: presses one of the answers in the dock, or something on the board
 * that glows.
 */
final class Hand {

    /** What can be pressed, the likelier the heavier: what throws something away seldom, a question put once more at once. */
    private static final List<List<Object>> GLOWING = List.of(
            List.of("[data-part=dock] [role=alertdialog] [data-answer]:last-child", 60),
            List.of("[data-part=dock] [data-answer][data-asks-again]", 60),
            List.of("[data-part=dock] [data-answer]:not([disabled]):not(.apart)", 16),
            List.of("[data-part=dock] [data-answer].apart:not([disabled])", 2),
            List.of("[data-part=hand] [data-can]:not([disabled])", 6),
            List.of("[data-part=stage] [data-can]", 12));

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
              const box = chosen.getBoundingClientRect();
              const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return hit !== null && chosen.contains(hit) ? [box.x + box.width / 2, box.y + box.height / 2] : null;
            }
            """;

    /** A press so soon after a question is not taken for an answer to it. */
    private static final int GUARD = 420; // milliseconds

    private static final int MOST_CLICKS_WITHOUT_A_MOVE = 40;
    private static final int MOST_SECONDS_WITHOUT_A_MOVE = 12;

    private final Player player;
    private final Page page;
    private final Randomness dice;
    private int clicks;

    Hand(Player player, long seed) {
        this.player = player;
        this.page = player.page();
        this.dice = new Randomness(seed);
    }

    int clicks() {
        return clicks;
    }

    /** Presses until a move is made; the seat must be asked. */
    void move() {
        int before = player.ply();
        page.waitForTimeout(GUARD);
        int first = clicks;
        long patience = System.nanoTime() + MOST_SECONDS_WITHOUT_A_MOVE * 1_000_000_000L;
        while (!player.hasMovedOn(before) && player.isAsked()) {
            if (clicks - first >= MOST_CLICKS_WITHOUT_A_MOVE || System.nanoTime() > patience) {
                takeAdvice(); // who composes without a plan may never come to an end
                return;
            }
            if ((clicks - first) % 14 == 13) {
                page.keyboard().press("Escape"); // lets go of whatever was taken
            }
            press();
        }
    }

    private void press() {
        Object place = page.evaluate(FIND, List.of(GLOWING, dice.nextDouble()));
        if (!(place instanceof List<?> point)) {
            return; // what lies over it will go away
        }
        clicks++;
        page.mouse().click(number(point.get(0)), number(point.get(1)));
        page.waitForTimeout(40); // most answers take less than this
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    /** Asks for advice and takes it: so a match comes to all its phases. */
    void takeAdvice() {
        int before = player.ply();
        page.locator("[data-action=hint]").click();
        page.locator("[data-action=take-hint]").click();
        player.waitUntil("the advice to be taken", () -> {
            takeItInsteadOfWhatIsChosen();
            return player.hasMovedOn(before) || !player.isAsked();
        });
    }

    /** A press made while the move before was on its way may have begun something else; then it is asked which is meant. */
    private void takeItInsteadOfWhatIsChosen() {
        page.evaluate(
                "document.querySelector('[data-part=dock] [role=alertdialog] [data-answer]:last-child')?.click()");
    }
}
