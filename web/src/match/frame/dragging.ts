/** Dragging one thing onto another is pressing the one, then the other. */
import type { Table } from '../table.svelte';

/** A pointer that goes no farther than this only presses. */
const STILL = 10;

export function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null)
    : null;
}

export function dragging(node: HTMLElement, table: Table) {
  let start: { thing: string; x: number; y: number } | null = null;

  const down = (event: PointerEvent) => {
    const thing = event.button === 0 ? thingAt(event.target) : null;
    start =
      thing !== null && table.pointing.choicesWith(thing).length > 0
        ? { thing, x: event.clientX, y: event.clientY }
        : null;
  };
  const up = (event: PointerEvent) => {
    const from = start;
    start = null;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL) {
      return;
    }
    const to = thingAt(document.elementFromPoint(event.clientX, event.clientY));
    if (to !== null && to !== from.thing) {
      if (!table.pointing.isSelected(from.thing)) {
        table.pointing.press(from.thing);
      }
      table.pointing.press(to, { x: event.clientX, y: event.clientY });
      // The click that follows at once is part of the drag.
      const swallow = (click: Event) => click.stopPropagation();
      node.addEventListener('click', swallow, { capture: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    }
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
    },
  };
}
