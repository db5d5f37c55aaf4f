package ecumene.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What holds for the match page at every question of every game: the board has its room and keeps it, the question, every
 * answer and the hand are in sight, nothing is cut, and nothing needs scrolling but lists.
 */
final class PageLaws {

    private static final int MOST_ELEMENTS = 6_000;
    private static final int LEAST_STORY = 200; // pixels
    private static final int PHONE = 700;

    /** Everything that is measured, as a map of numbers and lists. */
    private static final String LOOK = """
            () => {
              const part = (name) => document.querySelector(`[data-part=${name}]`);
              const box = (element) => {
                if (!element) return null;
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x, y, width, height].map(Math.round);
              };
              const inSight = (element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                if (width < 2 || height < 2) return false;
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                return top !== null && element.contains(top);
              };
              const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
              const unseen = [];
              for (const answer of part('dock')?.querySelectorAll('[data-answer]') ?? []) {
                if (!inSight(answer)) answer.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                if (!inSight(answer)) unseen.push(words(answer));
              }
              const cut = [];
              for (const name of ['dock', 'seats']) {
                for (const element of part(name)?.querySelectorAll('*') ?? []) {
                  const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                  const hidden = element.closest('.visually-hidden, [hidden]');
                  if (!speaks || hidden || !(element instanceof HTMLElement)) continue;
                  const clips = getComputedStyle(element).overflowX !== 'visible';
                  const told = element.title || element.getAttribute('aria-label');
                  if (clips && !told && element.scrollWidth > element.clientWidth + 1) cut.push(words(element));
                }
              }
              const newest = [...part('log')?.querySelectorAll('section li') ?? []].at(-1);
              const root = document.documentElement;
              return {
                missing: ['match', 'stage', 'dock', 'question'].filter((name) => part(name) === null),
                stage: box(part('stage')), dock: box(part('dock')), hand: box(part('hand')), log: box(part('log')),
                question: part('question') !== null && inSight(part('question')),
                answers: part('dock')?.querySelectorAll('[data-answer]').length ?? 0,
                newest: !newest || newest.getBoundingClientRect().bottom <= part('log').getBoundingClientRect().bottom + 1,
                unseen, cut, elements: document.querySelectorAll('*').length,
                wider: root.scrollWidth - innerWidth, taller: root.scrollHeight - innerHeight,
              };
            }
            """;

    private static final int MOMENT = 250;
    private static final int MOMENTS = 6;

    private final Player player;
    private @Nullable Object stage;

    PageLaws(Player player) {
        this.player = player;
    }

    /**
     * To be called whenever the player is asked. What is to be seen may take the page a moment, no more. False if the
     * question was over by then: it was the one just answered, on a machine so busy that the answer was still on its way.
     */
    boolean check() {
        List<String> faults = faults();
        for (int tries = 0; !faults.isEmpty() && tries < MOMENTS; tries++) {
            player.page().waitForTimeout(MOMENT);
            if (!player.isAsked()) {
                return false;
            }
            faults = faults();
        }
        assertThat(faults).as(() -> "at: " + player.question()).isEmpty();
        return true;
    }

    private List<String> faults() {
        int width = player.screen().width();
        int height = player.screen().height();
        Map<?, ?> page = (Map<?, ?>) player.page().evaluate(LOOK);
        List<String> faults = new ArrayList<>();
        assertThat((List<?>) page.get("missing")).as("parts of the page").isEmpty();
        List<Integer> board = box(page, "stage");
        double share = (double) board.get(2) * board.get(3) / (width * height);
        demand(faults, share >= leastStage(width, height), "the stage has only %.2f of the screen".formatted(share));
        demand(faults, stage == null || stage.equals(board), "the stage was at " + stage + " and is at " + board);
        stage = board;
        List<Integer> dock = box(page, "dock");
        demand(faults, dock.get(1) >= 0 && dock.get(1) + dock.get(3) <= height + 1, "the dock leaves the screen");
        demand(faults, Boolean.TRUE.equals(page.get("question")), "the question is out of sight");
        demand(faults, number(page, "answers") > 0, "there is nothing to answer with");
        demand(faults, ((List<?>) page.get("unseen")).isEmpty(), "answers out of sight: " + page.get("unseen"));
        demand(faults, ((List<?>) page.get("cut")).isEmpty(), "words cut: " + page.get("cut"));
        if (page.get("hand") != null) {
            List<Integer> hand = box(page, "hand");
            demand(faults, hand.get(1) + hand.get(3) <= height + 1, "the hand is below the screen: " + hand);
        }
        if (width >= PHONE) {
            List<Integer> log = box(page, "log");
            demand(faults, log.get(3) >= LEAST_STORY && log.get(1) + log.get(3) <= height + 1, "the story: " + log);
            demand(faults, Boolean.TRUE.equals(page.get("newest")), "the newest line of the story is out of sight");
            demand(faults, number(page, "taller") <= 1, "the page is taller than the screen");
        }
        demand(faults, number(page, "wider") <= 1, "the page is wider than the screen");
        demand(faults, number(page, "elements") <= MOST_ELEMENTS, page.get("elements") + " elements");
        return faults;
    }

    /** How much of the screen belongs to the board. */
    private static double leastStage(int width, int height) {
        if (width < PHONE) {
            return 0.38;
        }
        return height < 800 ? 0.42 : 0.5;
    }

    private static void demand(List<String> faults, boolean good, String fault) {
        if (!good) {
            faults.add(fault);
        }
    }

    private static int number(Map<?, ?> page, String name) {
        return ((Number) page.get(name)).intValue();
    }

    private static List<Integer> box(Map<?, ?> page, String name) {
        assertThat(page.get(name)).as(name).isInstanceOf(List.class);
        return ((List<?>) page.get(name))
                .stream().map(each -> ((Number) each).intValue()).toList();
    }
}
