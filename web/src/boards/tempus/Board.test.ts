import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../api/types';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { board } from './index';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import type { TempusEvent, TempusMove, TempusTable, TempusView } from './logic/types';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Stage from './Stage.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri', 'Elena'];

function tableOf(name: MomentName) {
  const { view, seat, moves, events } = moment(name);
  const session = new MatchSession('m');
  session.state = {
    view,
    seat: seat ?? undefined,
    moves,
    consequences: [],
    match: { ply: 1, seats: [], awaiting: [seat] },
    ...(moves.length > 0 ? { prompt: { name: 'Act', rule: 'Actions', args: {}, shape: 'CHOOSE_ONE' } } : {}),
  } as unknown as MatchState;
  const table: TempusTable = new Table<TempusView, TempusMove, TempusEvent>(session, board);
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  return { table, play, why, view, moves, events };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const hex = (id: string) => container.querySelector<SVGGElement>(`[data-hex="${id}"]`)!;
  return { ...made, container, hex };
}

beforeEach(() => {
  language.choose('en');
  speakOf('tempus', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of Tempus', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view, table } = show(name);
    expect(container.querySelectorAll('[data-hex]').length).toBeGreaterThanOrEqual(view.land.length);
    render(Hand, { table });
    render(SeatLine, { table, seat: 0 });
    render(SeatSheet, { table, seat: 0 });
  });

  it.each(MOMENTS)('points at every move in its own way: %s', (name) => {
    const { table, moves } = tableOf(name);
    const keys = moves.map((move) =>
      table.pointing
        .partsOf(move)
        .map(({ thing }) => thing)
        .join(' '),
    );
    expect(new Set(keys).size).toBe(moves.length);
    for (const move of moves) {
      expect(table.pointing.say(move)).not.toMatch(/undefined|c\d+r\d+/);
    }
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
    await fireEvent.click(container.querySelector('.tools .primary')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'TurnTile', turns: 1 });
  });

  it('moves a token by two presses, with the keyboard too', async () => {
    const { hex, moves, play, container } = show('turn');
    expect(container.querySelectorAll('[data-hex][tabindex="0"]')).toHaveLength(1);
    const move = moves.find(
      (each): each is Extract<TempusMove, { type: 'MoveToken' }> => each.type === 'MoveToken',
    )!;
    await fireEvent.click(hex(move.from));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(hex(move.to), { key: 'Enter' });
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks the rules why, where nothing can be done', async () => {
    const { table, why, hex, view } = show('turn');
    const idle = view.land.find(({ hex: id }) => !table.pointing.choicesWith(`hex:${id}`).length)!;
    await fireEvent.click(hex(idle.hex));
    expect(why).toHaveBeenCalledOnce();
  });

  it('plays a scene to its end', async () => {
    vi.useFakeTimers();
    const { table, events } = tableOf('counted');
    const done = vi.fn();
    render(Scene, { props: { table, events, done } });
    expect(board.scenes?.(events)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
