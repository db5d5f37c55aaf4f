import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { looking } from './looking.svelte';
import type { SeaTable } from './types';

function handOf(prompt: { name: string; args: Record<string, unknown> }, rest: object = {}) {
  const press = vi.fn();
  const table = {
    view: {
      seat: 0,
      deciding: 'egypt',
      powers: [{ civilization: 'egypt', seat: 0 }],
      hands: [{ civilization: 'egypt', cards: ['tyrant', 'flood'] }],
      laid: [],
      choice: [],
    },
    prompt,
    moves: [],
    question: 1,
    asked: true,
    busy: false,
    components: null,
    pointing: {
      can: () => true,
      isSelected: () => false,
      marks: () => ({}),
      confirming: null,
      gesture: [],
      selected: [],
      press,
      choose: vi.fn(),
    },
    ...rest,
  } as unknown as SeaTable;
  const { container } = render(Hand, { table });
  const card = (id: string) => container.querySelector(`[data-card=${id}]`)!;
  const click = (id: string, pointerType: string) =>
    fireEvent(card(id), new PointerEvent('click', { pointerType, bubbles: true }));
  return { container, press, card, click };
}

beforeEach(() => {
  language.choose('en');
  speakOf('inner-sea', String);
});
afterEach(cleanup);

describe('the hand', () => {
  it('is read by the first touch of a finger and played by the second', async () => {
    const { press, click } = handOf({ name: 'CardAction', args: {} });
    await click('tyrant', 'touch');
    expect(press).not.toHaveBeenCalled();
    expect([looking.card, looking.again]).toEqual(['tyrant', true]);
    // Another card is read first, too.
    await click('flood', 'touch');
    expect(press).not.toHaveBeenCalled();
    await click('flood', 'touch');
    expect(press).toHaveBeenCalledExactlyOnceWith('card:flood', expect.anything());
    expect([looking.card, looking.again]).toEqual([null, false]);
  });

  it('is not read by a finger that only passes over it', async () => {
    const { press, card, click } = handOf({ name: 'CardAction', args: {} });
    await fireEvent(card('tyrant'), new PointerEvent('pointerenter', { pointerType: 'touch' }));
    expect(looking.card).toBeNull();
    await click('tyrant', 'touch');
    expect(press).not.toHaveBeenCalled();
  });

  it('is played at once with a mouse, which reads by pointing', async () => {
    const { press, card, click } = handOf({ name: 'CardAction', args: {} });
    await fireEvent(card('tyrant'), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(looking.card).toBe('tyrant');
    await click('tyrant', 'mouse');
    expect(press).toHaveBeenCalledOnce();
  });

  it('lets a finger mark several cards to discard with one touch each', async () => {
    const { press, card, click } = handOf({ name: 'Discard', args: { count: 2 } });
    await click('tyrant', 'touch');
    expect(card('tyrant').getAttribute('aria-pressed')).toBe('true');
    expect(looking.again).toBe(false);
    expect(press).not.toHaveBeenCalled();
  });
});
