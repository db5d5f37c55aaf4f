/**
 * The places of a map as things to press, and the keyboard's way over them: arrow keys go from place to place, Page up and
 * down one after the other.
 */
import { tick } from 'svelte';
import type { Point } from './plane';
import type { Pointing } from './pointing.svelte';

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

export class Rover<Id extends string = string> {
  /** The place that was pressed or focused last. */
  reached = $state.raw<Id | null>(null);

  constructor(
    private readonly map: {
      /** What the places are called: `area` for the things `area:…`. */
      kind: string;
      pointing: () => Pick<Pointing, 'can' | 'isSelected' | 'isAdvised' | 'isChanged' | 'marks'>;
      places: () => readonly Id[];
      /** Whether a place can be pressed although no answer names it. */
      also?: (id: Id) => boolean;
      centre: (id: Id) => Point;
    },
  ) {}

  /** The places that can be pressed. */
  readonly open: readonly Id[] = $derived.by(() =>
    this.map.places().filter((id) => this.pointing.can(this.thing(id)) || this.also(id)),
  );

  get pointing() {
    return this.map.pointing();
  }

  thing(id: Id): string {
    return `${this.map.kind}:${id}`;
  }

  /** The attribute by which a place is found in the drawing. */
  found(id: Id): Record<`data-${string}`, string> {
    return { [`data-${this.map.kind}`]: id };
  }

  also(id: Id): boolean {
    return this.map.also?.(id) ?? false;
  }

  /** The place that Tab leads to. */
  get reachable(): Id | null {
    const places = this.map.places();
    return this.reached !== null && places.includes(this.reached)
      ? this.reached
      : (this.open[0] ?? places[0] ?? null);
  }

  /** Goes where a key leads; `focus` brings that place into sight and gives it the keyboard. */
  async key(event: KeyboardEvent, focus: (at: Point, find: string) => void): Promise<void> {
    const page = PAGES[event.key];
    if (page === undefined && !(event.key in WAYS)) {
      return;
    }
    event.preventDefault();
    const from = this.reachable;
    const among = event.shiftKey || this.open.length === 0 ? this.map.places() : this.open;
    const next =
      from === null
        ? null
        : page === undefined
          ? towards(from, event.key, among, this.map.centre)
          : among[(among.indexOf(from) + page + among.length) % among.length];
    if (next !== null && next !== undefined) {
      this.reached = next;
      await tick();
      focus(this.map.centre(next), `[data-${this.map.kind}="${next}"]`);
    }
  }
}
