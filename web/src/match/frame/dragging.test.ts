import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { dragging } from './dragging';

/** A card in the hand that is meant by itself, and one that wants a place. */
const choices = {
  rain: [{ parts: [{ thing: 'rain', say: 'Rain' }] }],
  road: [
    {
      parts: [
        { thing: 'road', say: 'Road' },
        { thing: 'hill', say: 'Hill' },
      ],
    },
  ],
};

describe('dragging', () => {
  let page: HTMLElement;
  let pressed: string[];
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = `<div id="page">
      <div data-part="stage"><b data-thing="hill"></b><i></i></div>
      <div data-part="dock"><p></p><div data-part="hand"><b data-thing="rain"></b><b data-thing="road"></b></div></div>
    </div>`;
    page = document.querySelector('#page')!;
    pressed = [];
    const selected: string[] = [];
    const pointing = {
      selected,
      choicesWith: (thing: string) => choices[thing as keyof typeof choices] ?? [],
      begins: (thing: string) => thing === 'road',
      can: () => true,
      isSelected: (thing: string) => selected.includes(thing),
      takeUp: () => undefined,
      press: (thing: string) => {
        pressed.push(thing);
        selected.push(thing);
      },
    };
    stop = dragging(page, { pointing } as unknown as Table).destroy;
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  function drag(from: string, to: string, pointerType = 'mouse') {
    const target = page.querySelector(to)!;
    document.elementFromPoint = () => target;
    const at = { bubbles: true, button: 0, pointerType };
    page
      .querySelector(from)!
      .dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 5, clientY: 90 }));
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 50, clientY: 40 }));
    target.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 90, clientY: 5 }));
  }

  it('plays a card that is dropped anywhere on the board', () => {
    drag('[data-thing=rain]', 'i');
    expect(pressed).toEqual(['rain']);
  });

  it('plays a card on the place where it is dropped', () => {
    drag('[data-thing=road]', '[data-thing=hill]');
    expect(pressed).toEqual(['road', 'hill']);
  });

  it('plays nothing that is dropped in the hand or on the question', () => {
    drag('[data-thing=rain]', '[data-thing=road]');
    drag('[data-thing=rain]', 'p');
    expect(pressed).toEqual([]);
  });

  it('carries the card itself under the pointer, which nobody can press', () => {
    const card = page.querySelector<HTMLElement>('[data-thing=rain]')!;
    card.textContent = 'Rain';
    card.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        button: 0,
        pointerType: 'mouse',
        clientX: 0,
        clientY: 0,
      }),
    );
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 60, clientY: 0 }));
    const ghost = document.querySelector('.drag-ghost')!;
    expect(ghost.textContent).toBe('Rain');
    expect(ghost.querySelector('[data-thing]')).toBeNull();
    window.dispatchEvent(new PointerEvent('pointercancel'));
    expect(document.querySelector('.drag-ghost')).toBeNull();
  });

  it('lets a finger scroll through the hand', () => {
    drag('[data-thing=rain]', 'i', 'touch');
    expect(pressed).toEqual([]);
  });
});
