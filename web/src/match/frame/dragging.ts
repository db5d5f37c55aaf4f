/**
 * Dragging one thing onto another is pressing the one, then the other. As soon as it moves the thing is selected, so that
 * where it may go glows, and a hand of ours follows the pointer. What is meant by the thing alone (a card that is taken) is
 * meant only when it is dropped somewhere else; brought back, it stays. Cards of the hand are dragged onto the board.
 */
import { nextPart } from '../../boards/common/choices';
import type { Table } from '../table.svelte';

/** A pointer that goes no farther than this only presses. */
const STILL = 10;

export function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null)
    : null;
}

const partAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part=stage], [data-part=hand]') : null;

/** What is dragged, in the hand: a card as it looks, in small; anything else as a ring. */
function ghostOf(thing: Element): HTMLElement {
  const ghost = document.createElement('i');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  if (thing instanceof HTMLElement) {
    const { width, height } = thing.getBoundingClientRect();
    const card = thing.cloneNode(true) as HTMLElement;
    for (const each of [card, ...card.querySelectorAll('*')]) {
      ['id', 'data-thing', 'data-answer'].forEach((name) => each.removeAttribute(name));
    }
    card.inert = true;
    Object.assign(card.style, { width: `${width}px`, height: `${height}px` });
    ghost.classList.add('card');
    ghost.append(card);
  }
  return ghost;
}

export function dragging(node: HTMLElement, table: Table) {
  let start: { thing: string; inHand: boolean; x: number; y: number; element: Element } | null = null;
  let ghost: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    const part = partAt(event.target);
    const inHand = part?.dataset.part === 'hand';
    const thing = part && event.button === 0 ? thingAt(event.target) : null;
    start =
      thing !== null &&
      // A finger on the hand scrolls through it.
      !(inHand && event.pointerType !== 'mouse') &&
      (table.pointing.choicesWith(thing).length > 0 ||
        (event.pointerType === 'mouse' && table.pointing.begins(thing)))
        ? {
            thing,
            inHand,
            x: event.clientX,
            y: event.clientY,
            element: (event.target as Element).closest('[data-thing]')!,
          }
        : null;
  };
  /** Whether there is more to be pointed at after this thing. */
  const goesOn = (thing: string) =>
    table.pointing
      .choicesWith(thing)
      .some(({ parts }) => nextPart(parts, [...table.pointing.selected, thing]) !== undefined);
  const move = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') {
      return;
    }
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
      if (!table.pointing.isSelected(start.thing)) {
        if (table.pointing.can(start.thing) && goesOn(start.thing)) {
          table.pointing.press(start.thing);
        } else if (table.pointing.begins(start.thing)) {
          // Who drags own tokens means those, also where the ones that are selected could go there.
          table.pointing.takeUp(start.thing);
        }
      }
      ghost = ghostOf(start.element);
      document.body.append(ghost);
    }
    ghost?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
  };
  const letGo = () => {
    ghost?.remove();
    ghost = null;
  };
  const up = (event: PointerEvent) => {
    const from = start;
    start = null;
    letGo();
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL) {
      return;
    }
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (from.inHand && partAt(target)?.dataset.part !== 'stage') {
      return;
    }
    const to = thingAt(target);
    const at = { x: event.clientX, y: event.clientY };
    const alone = !table.pointing.isSelected(from.thing) && !goesOn(from.thing);
    if (to !== from.thing && (to !== null || alone)) {
      if (!table.pointing.isSelected(from.thing)) {
        table.pointing.press(from.thing, at);
      }
      if (to !== null && !alone) {
        table.pointing.press(to, at);
      }
      // The click that follows at once is part of the drag.
      const swallow = (click: Event) => click.stopPropagation();
      node.addEventListener('click', swallow, { capture: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    }
  };
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointercancel', letGo);
  node.addEventListener('pointerup', up);
  return {
    destroy() {
      letGo();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointercancel', letGo);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
    },
  };
}
