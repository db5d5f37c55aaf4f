import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Board from './Board.svelte';
import { covers } from './logic/choices';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import type { CivilizationMove, CivilizationView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';
import { words } from './words';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri', 'Elena', 'Fatima', 'Gerd', 'Hilde'];

function show(name: MomentName, change: object = {}) {
  const { view, seat, moves, prompt, events } = moment(name);
  const play = vi.fn<(move: CivilizationMove) => void>();
  const why = vi.fn(() =>
    Promise.resolve({
      code: 'TOO_FAR',
      rule: '10.6',
      message: { en: 'It is too far away.', es: 'Está demasiado lejos.' },
    }),
  );
  const props = {
    view,
    seat,
    moves,
    seats: [],
    prompt,
    play,
    why,
    hint: null,
    recent: { key: 1, events },
    past: false,
    busy: false,
    ...change,
  };
  const { container, rerender } = render(Board, props);
  const area = (id: string) => container.querySelector<SVGGElement>(`[data-area="${id}"]`)!;
  const action = (id: string) => container.querySelector<HTMLButtonElement>(`[data-action="${id}"]`)!;
  return { play, why, container, area, action, rerender, props, moves, view };
}

/** Plays a plan as the server would answer: each move changes the view by hand. */
async function press(element: Element) {
  await fireEvent.click(element);
}

beforeEach(() => {
  language.choose('en');
  speakOf('civilization', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of Civilization', () => {
  it.each(MOMENTS)('shows every moment to everybody in both languages: %s', async (name) => {
    language.choose('es');
    const { container, props, rerender, view } = show(name);
    expect(container.querySelector('.civilization')).not.toBeNull();
    language.choose('en');
    const watched: CivilizationView = { ...view, hand: [], laid: [], basket: [] };
    delete watched.seat;
    delete watched.draft;
    await rerender({ ...props, view: watched, seat: null, moves: [], prompt: null });
    expect(container.querySelector('.stage')).not.toBeNull();
    for (const { seat, nation } of view.seats) {
      const facts = render(SeatFacts, { view, seat });
      expect(facts.container.querySelectorAll('li').length > 0).toBe(nation !== undefined && nation !== null);
    }
  });

  it.each(MOMENTS)('covers every move: %s', (name) => {
    expect(moment(name).moves.every(covers)).toBe(true);
    expect(covers({ type: 'Fly' })).toBe(false);
  });

  it.each(['Trade', 'Pay', 'LastWords', 'over-complete', 'nomadsTravel'] as MomentName[])(
    'shows every part of the stage: %s',
    async (name) => {
      const { container } = show(name);
      for (const tab of container.querySelectorAll('[data-stage]')) {
        await press(tab);
        expect(tab.getAttribute('aria-selected')).toBe('true');
      }
    },
  );

  it.each(['Travel', 'LoseUnits', 'Trade', 'BuyCards'] as MomentName[])(
    'plays nothing in the past: %s',
    async (name) => {
      const { container, play } = show(name, { past: true, moves: [], prompt: null });
      for (const thing of container.querySelectorAll(
        '[data-action], [data-area], [data-ship], [data-card]',
      )) {
        await press(thing);
      }
      expect(play).not.toHaveBeenCalled();
    },
  );

  it('chooses a nation from the list', async () => {
    const { container, play, moves } = show('ChooseNation');
    const buttons = container.querySelectorAll('[data-action="nation"]');
    expect(buttons).toHaveLength(moves.length);
    await press(buttons[2]!);
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[2]);
  });

  it('marches as many as are chosen, one after the other', async () => {
    const { area, play, view, moves, rerender, props } = show('Travel');
    const march = moves.find((move) => move.type === 'March' && move.count > 3)!;
    if (march.type !== 'March') {
      throw new Error('no march');
    }
    await press(area(march.from));
    expect(play).not.toHaveBeenCalled();
    const steps = within(screen.getByRole('dialog'));
    for (let left = 0; left < 20; left++) {
      await press(steps.getByRole('button', { name: words().fewer }));
    }
    await press(steps.getByRole('button', { name: words().more }));
    await press(area(march.to));
    expect(play).toHaveBeenCalledExactlyOnceWith({ ...march, count: 1 });
    // the answer comes: one token has gone, the second follows
    const next = structuredClone(view);
    next.areas.find((each) => each.area === march.from)!.marked--;
    await rerender({ ...props, view: next });
    expect(play).toHaveBeenCalledTimes(2);
    const last = structuredClone(next);
    last.areas.find((each) => each.area === march.from)!.marked--;
    await rerender({ ...props, view: last });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('marches all at once', async () => {
    const { area, play, moves } = show('Travel');
    const march = moves.find((move) => move.type === 'March' && move.count > 1)!;
    if (march.type !== 'March') {
      throw new Error('no march');
    }
    await press(area(march.from));
    const all = screen.queryByRole('button', { name: new RegExp(`^${words().all}`) });
    if (all) {
      await press(all);
    } else {
      await press(screen.getByRole('button', { name: words().more }));
    }
    await press(area(march.to));
    expect(play).toHaveBeenCalledExactlyOnceWith(march);
  });

  it('tells why an area cannot be reached', async () => {
    const { area, why, moves } = show('Travel');
    const march = moves.find((move) => move.type === 'March')!;
    if (march.type !== 'March') {
      throw new Error('no march');
    }
    const targets = moves.flatMap((move) =>
      move.type === 'March' && move.from === march.from ? [move.to] : [],
    );
    const froms = moves.flatMap((move) => (move.type === 'March' ? [move.from] : []));
    const far = [...document.querySelectorAll('[data-area]')]
      .map((each) => each.getAttribute('data-area')!)
      .find((id) => !targets.includes(id) && !froms.includes(id))!;
    await press(area(march.from));
    await press(area(far));
    expect(why).toHaveBeenCalledOnce();
    expect(await screen.findByText('It is too far away.')).toBeTruthy();
  });

  it('asks how a ship is paid', async () => {
    const { area, play, moves } = show('BuildShips');
    const build = moves.find((move) => move.type === 'BuildShip')!;
    if (build.type !== 'BuildShip') {
      throw new Error('no ship');
    }
    await press(area(build.shore.replace(/-(w|e|sea|van|urmia|tuz)$/, '')));
    expect(play).not.toHaveBeenCalled();
    await press(screen.getByRole('dialog').querySelector('.option')!);
    expect(play).toHaveBeenCalledExactlyOnceWith(build);
  });

  it('asks how many tokens are lost in an area, and loses them one by one', async () => {
    const { area, play, moves, view } = show('LoseUnits');
    const { seat } = moment('LoseUnits');
    const lose = moves.find(
      (move) =>
        move.type === 'LoseToken' &&
        (view.areas.find((each) => each.area === move.area)?.tokens.find((each) => each.seat === seat)
          ?.count ?? 0) > 1,
    )!;
    if (lose.type !== 'LoseToken') {
      throw new Error('no token');
    }
    await press(area(lose.area));
    const numbers = screen.getByRole('dialog').querySelectorAll('[data-action="tokens"]');
    expect(numbers.length).toBeGreaterThan(1);
    await press(numbers[1]!);
    expect(play).toHaveBeenCalledExactlyOnceWith(lose);
  });

  it('puts an offer together before anything is told', async () => {
    const { container, action, play, view, moves } = show('Trade');
    expect(moves.some((move) => move.type === 'StartOffer')).toBe(true);
    await press(action('make-offer'));
    expect(action('post').disabled).toBe(true);
    for (let card = 0; card < 3; card++) {
      await press(container.querySelector('.draft [data-card]')!);
    }
    expect(play).not.toHaveBeenCalled();
    expect(action('post').disabled).toBe(false);
    await press(action('post'));
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'StartOffer' });
    expect(view.draft?.stage).toBe(0);
  });

  it('plans a purchase and pays for it', async () => {
    const { container, action, play } = show('BuyCards');
    const card = container.querySelector('[data-civilization-card].can')!;
    await press(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(play).not.toHaveBeenCalled();
    await press(action('buy'));
    expect(play).toHaveBeenCalledExactlyOnceWith({
      type: 'BuyCard',
      card: card.getAttribute('data-civilization-card'),
    });
  });

  it('sails, boards and lands', async () => {
    const { container, play, moves } = show('Voyage');
    const board = container.querySelector(
      '[data-action="board"], [data-action="land"], [data-action="moor"]',
    );
    const sail = moves.find((move) => move.type === 'Sail');
    expect(board ?? sail).toBeTruthy();
    if (board) {
      await press(board);
      expect(play).toHaveBeenCalledOnce();
    }
  });

  it('goes from area to area with the keyboard', async () => {
    const { container, play, moves } = show('Grow');
    const start = container.querySelector<SVGGElement>('[data-area][tabindex="0"]')!;
    start.focus();
    await fireEvent.keyDown(start, { key: 'PageDown' });
    const next = container.querySelector<SVGGElement>('[data-area][tabindex="0"]')!;
    expect(next).not.toBe(start);
    await fireEvent.keyDown(next, { key: 'Enter' });
    expect(play).toHaveBeenCalledOnce();
    expect(moves).toContainEqual(play.mock.calls[0]![0]);
  });

  it('tells what happened until it is put away', async () => {
    const { container } = show('LoseUnits', {
      recent: {
        key: 2,
        events: [
          { type: 'CalamityStruck', seat: 1, card: 'famine' },
          { type: 'TokenLost', seat: 1, area: 'roma' },
          { type: 'TokenLost', seat: 1, area: 'roma' },
        ],
      },
    });
    const story = screen.getByRole('region', { name: words().story.title });
    expect(story.querySelectorAll('article')).toHaveLength(1);
    expect(story.textContent).toContain('Bruno loses 2 tokens');
    await press(within(story).getByRole('button', { name: words().close }));
    expect(container.querySelector('article')).toBeNull();
  });
});
