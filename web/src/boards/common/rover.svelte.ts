/** The keyboard's way over a map: arrow keys go from place to place, Page up and down one after the other. */
import { tick } from 'svelte';
import type { Point } from './plane';

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
const PAGES: Record<string, number> = { PageDown: 1, PageUp: -1 };

/** What lies aside of the way counts for more: neighbours on a map of hexes are still nearest. */
const ASIDE = 1.6;

/** The nearest place in the direction of an arrow key, or null. */
export function towards<Id>(
  from: Id,
  key: string,
  among: readonly Id[],
  centre: (id: Id) => Point,
): Id | null {
  const way = WAYS[key];
  const start = centre(from);
  let best: Id | null = null;
  let least = Infinity;
  for (const id of way ? among : []) {
    const at = centre(id);
    const ahead = (at.x - start.x) * way!.x + (at.y - start.y) * way!.y;
    const aside = Math.abs((at.x - start.x) * way!.y) + Math.abs((at.y - start.y) * way!.x);
    if (ahead > 0 && ahead + ASIDE * aside < least) {
      least = ahead + ASIDE * aside;
      best = id;
    }
  }
  return best;
}

export class Rover<Id> {
  /** The place that was pressed or focused last. */
  reached = $state.raw<Id | null>(null);

  constructor(
    private readonly map: {
      places: () => readonly Id[];
      /** Those that can be pressed. */
      open: () => readonly Id[];
      centre: (id: Id) => Point;
      focus: (id: Id, at: Point) => void;
    },
  ) {}

  /** The place that Tab leads to. */
  get reachable(): Id | null {
    const places = this.map.places();
    return this.reached !== null && places.includes(this.reached)
      ? this.reached
      : (this.map.open()[0] ?? places[0] ?? null);
  }

  async key(event: KeyboardEvent): Promise<void> {
    const page = PAGES[event.key];
    if (page === undefined && !(event.key in WAYS)) {
      return;
    }
    event.preventDefault();
    const from = this.reachable;
    const open = this.map.open();
    const among = event.shiftKey || open.length === 0 ? this.map.places() : open;
    const next =
      from === null
        ? null
        : page === undefined
          ? towards(from, event.key, among, this.map.centre)
          : among[(among.indexOf(from) + page + among.length) % among.length];
    if (next !== null && next !== undefined) {
      this.reached = next;
      await tick();
      this.map.focus(next, this.map.centre(next));
    }
  }
}
