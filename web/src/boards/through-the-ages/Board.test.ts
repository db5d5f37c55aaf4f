import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Board from './Board.svelte';
import { board } from './index';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import type { AgesMove } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

function show(name: MomentName, change: object = {}) {
  const { view, seat, moves, events } = moment(name);
  const play = vi.fn<(move: AgesMove) => void>();
  const why = vi.fn(() =>
    Promise.resolve({
      code: 'NOT_ENOUGH_RESOURCES',
      rule: 'Food and Resources',
      message: { en: 'You have too few.', es: 'Te faltan.' },
    }),
  );
  const props = {
    view,
    seat,
    moves,
    seats: [],
    prompt: null,
    play,
    why,
    hint: null,
    recent: { key: 1, events },
    past: false,
    busy: false,
    ...change,
  };
  const { container, rerender } = render(Board, props);
  const thing = (key: string) => container.querySelector<HTMLElement>(`[data-thing="${key}"]`)!;
  return { play, why, container, thing, rerender, props, moves, view, seat };
}

beforeEach(() => {
  language.choose('en');
  speakOf('through-the-ages', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of Through the Ages', () => {
  it.each(MOMENTS)('shows every moment to spectators: %s', (name) => {
    language.choose('es');
    const { view } = moment(name);
    const open = { ...view, seat: undefined, hand: [], force: undefined };
    const { container } = show(name, { seat: null, moves: [], view: open });
    expect(container.querySelectorAll('[role=tab]')).toHaveLength(view.seats.length + 1);
    expect(container.querySelector('.thing.can')).toBeNull();
  });

  it.each(MOMENTS.filter((name) => moment(name).moves.length > 0))(
    'lets every move be made by touching things: %s',
    async (name) => {
      const { container, thing, play, moves } = show(name);
      for (const answer of container.querySelectorAll<HTMLElement>('[data-answer]')) {
        await fireEvent.click(answer);
      }
      // Higher bids are reached step by step.
      const more = container.querySelector<HTMLButtonElement>('.more');
      while (more && !more.disabled) {
        await fireEvent.click(more);
        await fireEvent.click(container.querySelector('[data-answer=Bid]')!);
      }
      const keys = [...container.querySelectorAll<HTMLElement>('.thing.can')].map(
        (each) => each.dataset.thing!,
      );
      for (const key of new Set(keys)) {
        await fireEvent.click(thing(key));
        const count = container.querySelectorAll('.deed').length;
        expect(count, key).toBeGreaterThan(0);
        for (let index = 0; index < count; index++) {
          if (container.querySelector('.inspector') === null) {
            await fireEvent.click(thing(key));
          }
          await fireEvent.click(container.querySelectorAll('.deed')[index]!);
        }
      }
      const made = new Set(play.mock.calls.map(([move]) => JSON.stringify(move)));
      expect([...made].sort()).toEqual([...new Set(moves.map((move) => JSON.stringify(move)))].sort());
      expect(moves.every((move) => board.covers(move))).toBe(true);
    },
  );

  it('plays nothing in the past or while a move is on its way', async () => {
    for (const change of [{ past: true }, { busy: true }]) {
      const { container, play } = show('actions', change);
      for (const each of container.querySelectorAll('.thing, [data-answer]')) {
        await fireEvent.click(each);
        for (const deed of container.querySelectorAll('.deed')) {
          await fireEvent.click(deed);
        }
      }
      expect(play).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('says what a move costs and brings before it is made', async () => {
    const { thing, moves, view, seat } = show('first-round');
    const take = moves.find((move) => move.type === 'Take')!;
    const space = take.type === 'Take' ? take.space : 0;
    await fireEvent.click(thing(`row ${space}`));
    const dialog = screen.getByRole('dialog');
    const left = view.seats[seat!]!.civilActions;
    const price = view.row[space - 1]!.price!;
    expect(dialog.textContent).toContain(`civil actions: from ${left} to ${left - price}`);
  });

  it('says why not, with the rule, and Escape closes it', async () => {
    const { container, why, play } = show('actions');
    const mute = container.querySelector<HTMLElement>(
      '[data-thing^="row"]:not(.can), [data-thing^="hand"]:not(.can)',
    )!;
    await fireEvent.click(mute);
    expect(why).toHaveBeenCalledOnce();
    expect((await screen.findByRole('status')).textContent).toContain('You have too few.');
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('keeps what is open while the same moves come again, and closes it when others come', async () => {
    const { container, rerender, props, moves } = show('actions');
    await fireEvent.click(container.querySelector('.thing.can')!);
    await rerender({ ...props, moves: structuredClone(moves) });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await rerender({ ...props, moves: moves.slice(1) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loses a colony by touching it', async () => {
    const { view, seat } = moment('event-loss');
    const own = view.seats[seat!]!;
    const seats = view.seats.map((civ) => (civ === own ? { ...civ, colonies: ['I-vast-territory'] } : civ));
    const move: AgesMove = { type: 'LoseColony', colony: 'I-vast-territory' };
    const { thing, container, play } = show('event-loss', { view: { ...view, seats }, moves: [move] });
    await fireEvent.click(thing(`colony ${seat} I-vast-territory`));
    await fireEvent.click(container.querySelector('.deed')!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('warns of an uprising before the turn ends', () => {
    const { view, seat } = moment('actions');
    const seats = view.seats.map((civ) =>
      civ.seat === seat ? { ...civ, discontent: 3, idleWorkers: 1 } : civ,
    );
    const { container } = show('actions', { view: { ...view, seats } });
    expect(container.querySelector('.asked')!.textContent).toContain('uprising');
  });

  it('shows the board of the rival when something of it is chosen', () => {
    const { container, moves } = show('razing');
    const [raze] = moves;
    expect(container.querySelector('[role=tab][aria-selected=true]')!.textContent).toContain(
      NAMES[raze?.type === 'Raze' ? raze.rival : 0],
    );
  });

  it('compares all civilizations and opens one of them', async () => {
    const { container, view } = show('politics');
    await fireEvent.click(screen.getByRole('tab', { name: /Compare/ }));
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(view.seats.length);
    await fireEvent.click(within(table).getByRole('button', { name: /Bruno/ }));
    expect(container.querySelector('[data-thing^="place 1 "]')).not.toBeNull();
  });

  it('explains a rating part by part', async () => {
    const { container, view, seat } = show('actions-2');
    await fireEvent.click(container.querySelectorAll('button.gauge')[2]!);
    const part = screen.getByRole('region', { name: /Strength/ });
    const sum = [...part.querySelectorAll('li b')]
      .map((each) => Number(each.textContent!.replace('−', '-')))
      .reduce((total, each) => total + each, 0);
    expect(Math.max(0, sum)).toBe(view.seats[seat!]!.strength);
  });

  it('marks what a bot advises', () => {
    const hint = moment('first-round').moves.find(({ type }) => type === 'Take')!;
    const { container } = show('first-round', { hint });
    expect(container.querySelectorAll('.thing.advised')).toHaveLength(1);
  });

  it('tells an event until it is put away', async () => {
    const { container } = show('actions', {
      recent: {
        key: 2,
        events: [
          { type: 'EventRevealed', seat: 1, card: 'I-rats' },
          { type: 'FoodChanged', seat: 0, amount: -2 },
        ],
      },
    });
    const story = screen.getByRole('region', { name: /Event, revealed by Bruno/ });
    await fireEvent.click(within(story).getByRole('button', { name: 'Close' }));
    expect(container.querySelector('.story')).toBeNull();
  });

  it('tells the public facts of a seat', () => {
    const { view } = moment('over');
    const { container } = render(SeatFacts, { view, seat: 0 });
    expect(container.textContent).toContain(`${view.seats[0]!.science}`);
    expect(render(SeatFacts, { view, seat: 9 }).container.textContent?.trim()).toBe('');
  });
});
