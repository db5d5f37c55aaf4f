import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Board from './Board.svelte';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import type { TempusMove } from './logic/types';
import SeatFacts from './SeatFacts.svelte';
import { words } from './words';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri', 'Elena'];

function show(name: MomentName, change: object = {}) {
  const { view, seat, moves, events } = moment(name);
  const play = vi.fn<(move: TempusMove) => void>();
  const why = vi.fn(() =>
    Promise.resolve({
      code: 'TOO_FAR',
      rule: 'Move',
      message: { en: 'It is too far away.', es: 'Está demasiado lejos.' },
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
  const hex = (id: string) => container.querySelector<SVGGElement>(`[data-hex="${id}"]`)!;
  return { play, why, container, hex, rerender, props, moves, view };
}

function pressEverything(container: HTMLElement) {
  for (const thing of container.querySelectorAll('[data-action], [data-card], [data-hex]')) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

beforeEach(() => {
  language.choose('en');
  speakOf('tempus', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of Tempus', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view } = show(name);
    expect(container.querySelectorAll('[data-hex]').length).toBeGreaterThanOrEqual(view.land.length);
  });

  it.each(['turn', 'fight'] as MomentName[])('plays nothing in the past: %s', (name) => {
    const { container, play } = show(name, { past: true });
    pressEverything(container);
    expect(play).not.toHaveBeenCalled();
  });

  it('lays a tile where it is pressed', async () => {
    const { hex, moves, play } = show('tiles');
    const move = moves[0] as Extract<TempusMove, { type: 'LayTile' }>;
    await fireEvent.click(hex(move.hex));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('turns a tile with R and confirms it', async () => {
    const { container, play } = show('turning');
    await fireEvent.keyDown(window, { key: 'r' });
    await fireEvent.keyDown(window, { key: 'r' });
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    expect(screen.getAllByRole('radio').map((way) => way.getAttribute('aria-checked'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((turns) => String(turns === 1)),
    );
    await fireEvent.click(container.querySelector('[data-action="confirm-tile"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'TurnTile', turns: 1 });
  });

  it('moves a token by two presses', async () => {
    const { hex, moves, play } = show('turn');
    const move = moves.find((each) => each.type === 'MoveToken' && !each.sanitation)!;
    expect(move.type).toBe('MoveToken');
    if (move.type === 'MoveToken') {
      await fireEvent.click(hex(move.from));
      expect(play).not.toHaveBeenCalled();
      await fireEvent.click(hex(move.to));
    }
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks before an attack and shows its strength; Escape lets go', async () => {
    const { hex, moves, play } = show('turn');
    const attack = moves.find((each) => each.type === 'Attack')!;
    if (attack.type === 'Attack') {
      await fireEvent.click(hex(attack.from));
      await fireEvent.click(hex(attack.to));
    }
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('against');
    await fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByText(/against/)).toBeNull();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('can be played with the keyboard alone', async () => {
    const { hex, moves, play, container } = show('turn');
    const move = moves.find((each) => each.type === 'MoveToken' && !each.sanitation)!;
    expect(container.querySelectorAll('[data-hex][tabindex="0"]')).toHaveLength(1);
    if (move.type === 'MoveToken') {
      await fireEvent.keyDown(hex(move.from), { key: 'Enter' });
      await fireEvent.keyDown(hex(move.to), { key: ' ' });
    }
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('says why not, with the rule', async () => {
    const { why, play, container } = show('turn');
    const mute = [...container.querySelectorAll('[data-hex][aria-disabled="true"]')][0]!;
    await fireEvent.click(mute);
    expect(why).toHaveBeenCalledOnce();
    expect((await screen.findByRole('status')).textContent).toContain('It is too far away.');
    expect(play).not.toHaveBeenCalled();
  });

  it('lays cards in a fight and ends with a button', async () => {
    const { container, play, view } = show('fight');
    await fireEvent.click(container.querySelector(`[data-card="${view.hand[0]}"]`)!);
    expect(play).toHaveBeenLastCalledWith({ type: 'LayCard', card: view.hand[0] });
    await fireEvent.click(container.querySelector('[data-action="done"]')!);
    expect(play).toHaveBeenLastCalledWith({ type: 'Done' });
  });

  it('discards only after a second press', async () => {
    const { container, play, view } = show('discard');
    await fireEvent.click(container.querySelector(`[data-card="${view.hand[0]}"]`)!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector('[data-use="Discard"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Discard', card: view.hand[0] });
  });

  it('names a terrain and chooses how many advance', async () => {
    const terrain = show('terrain');
    await fireEvent.click(terrain.container.querySelector('[data-terrain="forest"]')!);
    expect(terrain.play).toHaveBeenCalledExactlyOnceWith({ type: 'NameTerrain', terrain: 'forest' });
    cleanup();
    const advance = show('advance');
    await fireEvent.click(advance.container.querySelector('[data-advance="1"]')!);
    expect(advance.play).toHaveBeenCalledExactlyOnceWith({ type: 'Advance', count: 1 });
  });

  it('advances beyond the limit with a card, or not', async () => {
    const { view } = moment('advance');
    const move: TempusMove = { type: 'AdvanceOver', sanitation: 'sanitation-hills' };
    const { play, container } = show('advance', {
      view: { ...view, hand: ['sanitation-hills'], fight: { ...view.fight!, defender: undefined } },
      moves: [move, { type: 'Done' }],
    });
    await fireEvent.click(within(container.querySelector('.fight')!).getByText('sanitation-hills'));
    expect(play).toHaveBeenLastCalledWith(move);
    await fireEvent.click(container.querySelector('[data-action="done"]')!);
    expect(play).toHaveBeenLastCalledWith({ type: 'Done' });
  });

  it.each<TempusMove>([
    { type: 'Transport', card: 'transport-hills' },
    { type: 'Medicine', card: 'medicine-hills' },
    { type: 'ActTwice', card: 'government-hills' },
    { type: 'ActLater', card: 'government-hills' },
  ])('plays a card for its effect after a second press: $type', async (move) => {
    const { view } = moment('turn');
    const card = 'card' in move ? move.card : '';
    const { play, container } = show('turn', { view: { ...view, hand: [card] }, moves: [move] });
    await fireEvent.click(container.querySelector(`[data-card="${card}"]`)!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector(`[data-use="${move.type}"]`)!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each<[string, TempusMove]>([
    ['idea', { type: 'HaveIdea' }],
    ['end-action', { type: 'EndAction' }],
    ['end-turn', { type: 'EndTurn' }],
  ])('has a button for %s', async (action, move) => {
    const { play, container } = show('turn', { moves: [move] });
    await fireEvent.click(container.querySelector(`[data-action="${action}"]`)!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('warns before a turn ends with moves unused', () => {
    const { view } = moment('turn');
    const acting = { ...view.acting!, actionsLeft: 0, running: 'move', allowance: 1 };
    const { container } = show('turn', { view: { ...view, acting }, moves: [{ type: 'EndTurn' }] });
    expect(container.querySelector('[data-action="end-turn"]')!.textContent).toContain('1 unused');
  });

  it('keeps what is in the hand while the same moves come again, and drops it when others come', async () => {
    const { hex, moves, rerender, props } = show('turn');
    const move = moves.find((each) => each.type === 'MoveToken')!;
    const from = move.type === 'MoveToken' ? move.from : '';
    await fireEvent.click(hex(from));
    expect(hex(from).getAttribute('aria-pressed')).toBe('true');
    await rerender({ ...props, moves: structuredClone(moves) });
    expect(hex(from).getAttribute('aria-pressed')).toBe('true');
    await rerender({ ...props, moves: moves.slice(1) });
    expect(hex(from).getAttribute('aria-pressed')).toBeNull();
  });

  it('waits while a move is on its way', () => {
    const { container, play } = show('turn', { busy: true });
    pressEverything(container);
    expect(play).not.toHaveBeenCalled();
  });

  it('shows spectators everything but a hand', () => {
    const { container } = show('spectator');
    expect(container.querySelector('[data-card]')).toBeNull();
    expect(container.querySelector('.ladder')).not.toBeNull();
  });

  it('tells what can be done in a hex', () => {
    const { hex, moves } = show('settling');
    const move = moves[0];
    if (move?.type === 'PlaceToken') {
      expect(hex(move.hex).getAttribute('aria-label')).toContain(words().can.place);
    }
  });

  it('marks what a bot advises', () => {
    const hint = moment('turn').moves.find((each) => each.type === 'BuildCity' || each.type === 'MoveToken')!;
    const { container } = show('turn', { hint });
    expect(container.querySelectorAll('.place.advised').length).toBeGreaterThan(0);
  });

  it('shows the progress that was counted', () => {
    show('counted');
    const outcome = screen.getByRole('region', { name: /Progress to/ });
    expect(within(outcome).getAllByRole('row')).toHaveLength(6);
  });

  it('tells the public facts of a seat', () => {
    const { view } = moment('over');
    const { container } = render(SeatFacts, { view, seat: 0 });
    expect(container.textContent).toContain(`${view.seats[0]!.score.total}`);
    expect(render(SeatFacts, { view, seat: 9 }).container.textContent?.trim()).toBe('');
  });
});
