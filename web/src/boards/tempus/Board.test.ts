import { tick } from 'svelte';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState, Preview } from '../../api/types';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, say, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { board } from './index';
import { areNeighbours, neighbours } from './logic/hexes';
import { moment, MOMENTS, printed, type MomentName } from '../testing/tempus';
import { readTexts } from '../testing/texts';
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
  table.components = printed;
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

beforeAll(() => readTexts('tempus'));
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

  it.each(MOMENTS)('says every move in its own words: %s', (name) => {
    for (const tongue of ['en', 'es'] as const) {
      language.choose(tongue);
      const { table, moves } = tableOf(name);
      const said = moves.map((move) => table.pointing.say(move));
      expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
      // What is left to be said when something has been pointed at, and the rest of each move.
      const rest = moves.map((move) =>
        table.pointing
          .partsOf(move)
          .map(({ say }) => say)
          .join(' · '),
      );
      expect(rest.filter((each, index) => rest.indexOf(each) !== index)).toEqual([]);
    }
  });

  it('tells where tokens go as seen from where they are', async () => {
    const { hex, table, moves } = show('turn');
    const move = moves.find(
      (each): each is Extract<TempusMove, { type: 'MoveToken' }> =>
        each.type === 'MoveToken' && areNeighbours(each.from, each.to),
    )!;
    expect(table.pointing.say(move)).toMatch(/ from .* to .*\b(to the (north|south)[^)]*)\)$/);
    await fireEvent.click(hex(move.from));
    expect(table.pointing.partsOf(move).at(-1)!.say).toMatch(/to the (north|south)/);
    // Farther off it is told where on the island.
    const far = moves.find(
      (each): each is Extract<TempusMove, { type: 'MoveToken' }> =>
        each.type === 'MoveToken' && !neighbours(each.from).some((one) => areNeighbours(one, each.to)),
    );
    if (far) {
      expect(table.pointing.say(far)).not.toMatch(/to the /);
    }
  });

  it('says who attacks whom where both are told', () => {
    const { table, moves } = tableOf('turn');
    const from = moves.find((each) => each.type === 'MoveToken')!.from;
    const attack: TempusMove = { type: 'Attack', from, to: neighbours(from)[0]! };
    const target = () => table.pointing.partsOf(attack).at(-1)!.say;
    table.pointing.selected = ['verb:Attack'];
    expect(target()).toMatch(/^→ /);
    table.pointing.selected = ['verb:Attack', `hex:${from}`];
    expect(target()).not.toContain('→');
  });

  it('marks both hexes of a fight while cards are chosen for it', () => {
    const { container, view } = show('fight');
    expect(view.fight).toBeDefined();
    expect(container.querySelectorAll('.traces .rim:not(.under)').length).toBeGreaterThanOrEqual(2);
    expect(container.querySelector('.traces .way.strong')).not.toBeNull();
  });

  it('has a child by one press of its sign, and keeps the sign on what was taken up', async () => {
    const { hex, moves, play, table } = show('turn');
    const child = moves.find((each) => each.type === 'HaveChild')!;
    const sign = () => hex(child.hex).querySelector('[data-sign=child]');
    await fireEvent.click(hex(child.hex));
    expect(table.pointing.isSelected(`hex:${child.hex}`)).toBe(true);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(sign()!);
    expect(play).toHaveBeenCalledExactlyOnceWith(child);
  });

  it('calls the advance of nobody by its name, apart from the numbers', () => {
    const { table } = tableOf('advance');
    const parts = (count: number) => table.pointing.partsOf({ type: 'Advance', count });
    expect(parts(0)).toMatchObject([{ thing: 'verb:Stay', ends: true }]);
    expect(parts(2)).toMatchObject([
      { thing: 'verb:Advance' },
      { thing: `hex:${table.view.fight!.to}` },
      { thing: 'count:2', say: '2' },
    ]);
  });

  it('moves the only token in by a press of the conquered hex', async () => {
    const { table, hex, play } = show('advance');
    const { to } = table.view.fight!;
    const only: TempusMove[] = [
      { type: 'Advance', count: 0 },
      { type: 'Advance', count: 1 },
    ];
    table.session.state = { ...table.session.state!, moves: only };
    await fireEvent.click(hex(to));
    expect(play).toHaveBeenCalledExactlyOnceWith(only[1]);
  });

  it('asks how many move in where the conquered hex is pressed and more than one can', async () => {
    const { table, hex, play, why } = show('advance');
    const counts: TempusMove[] = [0, 1, 2].map((count) => ({ type: 'Advance', count }));
    table.session.state = { ...table.session.state!, moves: counts };
    await fireEvent.click(hex(table.view.fight!.to));
    expect(table.pointing.remaining.map(({ move }) => move)).toEqual(counts.slice(1));
    expect([play.mock.calls, why.mock.calls]).toEqual([[], []]);
  });

  it('shows who is protected, on the map and in the row of the seat', () => {
    const { container, view, hex, table } = show('discard');
    const seat = view.seats.find(({ sheltered }) => sheltered)!;
    const theirs = view.land.filter(({ owner, tokens, city }) => owner === seat.seat && tokens + city > 0);
    expect(theirs.length).toBeGreaterThan(0);
    expect(container.querySelectorAll('.shield')).toHaveLength(theirs.length);
    expect(hex(theirs[0]!.hex).getAttribute('aria-label')).toContain('protected');
    const row = (of: number) => render(SeatLine, { table, seat: of }).container.textContent;
    expect(row(seat.seat)).toContain('protected');
    expect(row(view.seats.find(({ sheltered }) => !sheltered)!.seat)).not.toContain('protected');
  });

  it('asks the rules why a protected rival is not attacked', async () => {
    const { hex, table, view, why } = show('turn');
    const rival = view.land.find(
      ({ owner, hex: id }) =>
        owner !== undefined && owner !== null && owner !== view.seat && !table.pointing.can(`hex:${id}`),
    )!;
    await fireEvent.click(hex(rival.hex));
    expect(why).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'Attack', to: rival.hex }));
  });

  it('says what is to be pointed at next', async () => {
    const { hex, moves, table } = show('turn');
    const wanted = () => board.describe!.wanted!(table);
    expect(wanted()).toBeNull();
    table.pointing.press('verb:MoveToken');
    await tick();
    expect(wanted()).toBe('Choose a token to move.');
    const move = moves.find((each) => each.type === 'MoveToken')!;
    await fireEvent.click(hex(move.from));
    expect(wanted()).toBe('Choose where it goes.');
  });

  it('says that a card played first takes the action', () => {
    const { table } = tableOf('turn');
    const said = () => table.pointing.say({ type: 'Medicine', card: 'medicine-hills' });
    expect(said()).toContain('your action');
    const { view } = table;
    table.session.state = {
      ...table.session.state!,
      view: { ...view, acting: { ...view.acting!, running: 'children' } } as never,
    };
    expect(said()).toContain('one more child');
  });

  it('gives eras their article and directions of one kind in Spanish', () => {
    language.choose('es');
    expect(say('board.reaches', { era: 'flight' })).toBe('llega al Vuelo');
    expect(say('board.reaches', { era: 'cities' })).toBe('llega a las Ciudades');
    expect(say('board.progress', { era: 'writing' })).toBe('Progreso hacia la Escritura');
    expect(say('move.TurnTile', { turns: 4 })).toBe('Colocarla girada 120° a la izquierda');
  });

  it('shows the tile before it lies anywhere', () => {
    const { container, view } = show('tiles');
    expect(view.tile?.hex).toBeUndefined();
    expect(container.querySelector('figure')!.textContent).toContain('tile');
  });

  it('lays a tile in one gesture: its place, and how it is turned', async () => {
    const { hex, moves, play, table } = show('tiles');
    const turning = moment('turning');
    const preview = vi.spyOn(table.session, 'preview').mockResolvedValue({
      view: turning.view,
      moves: turning.moves,
      consequences: [],
    } as unknown as Preview);
    const move = moves[0] as Extract<TempusMove, { type: 'LayTile' }>;
    await fireEvent.click(hex(move.hex));
    expect(preview).toHaveBeenCalledExactlyOnceWith([move], false);
    expect(play).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(table.moves.every(({ type }) => type === 'TurnTile')).toBe(true));
    table.pointing.press('turns:2');
    expect(play).toHaveBeenCalledExactlyOnceWith(move, { type: 'TurnTile', turns: 2 });
  });

  it('lays a turned tile by one press, though it cannot be undone', async () => {
    const { container, play, table, moves } = show('turning');
    table.session.state = {
      ...table.session.state!,
      consequences: moves.map(() => ({ changes: [], open: [], endsTurn: true, undoable: false })),
    };
    await fireEvent.keyDown(window, { key: 'r' });
    await fireEvent.keyDown(window, { key: 'r' });
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    await fireEvent.click(container.querySelector('.tools .primary')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'TurnTile', turns: 1 });
  });

  it('lights all hexes of a group of answers', async () => {
    const { container, table, moves } = show('settling');
    const region = table.pointing.partsOf(moves[0]!)[0]!.thing;
    expect(region).toMatch(/^region:/);
    const inside = table.pointing.choicesWith(region).length;
    table.pointing.shown = [region];
    await tick();
    expect(container.querySelectorAll('.lit')).toHaveLength(inside);
  });

  it('leaves a laid card where it was', () => {
    const { table } = tableOf('discard');
    const cards = () =>
      [...render(Hand, { table }).container.querySelectorAll('li')].map((card) => card.textContent.trim());
    const before = cards();
    cleanup();
    const { view } = table;
    table.session.state = {
      ...table.session.state!,
      view: { ...view, laid: [view.hand.at(-1)!], hand: view.hand.slice(0, -1) } as never,
    };
    const words = (each: string) => each.replace(/[+\d\s]+$/, '');
    expect(cards().map(words)).toEqual(before.map(words));
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

  it('marks whom a leader can attack as soon as the tokens are taken up', () => {
    const { table } = tableOf('counted');
    const move = table.moves.find(
      (each): each is Extract<TempusMove, { type: 'MilitaryLeader' }> => each.type === 'MilitaryLeader',
    )!;
    expect(table.pointing.can(`card:${move.card}`)).toBe(true);
    // Only what the card could do is left, as after the action.
    table.session.state = { ...table.session.state!, moves: [move] };
    table.pointing.press(`hex:${move.from}`);
    expect(table.pointing.can(`hex:${move.to}`)).toBe(true);
  });

  it('takes back any card that was laid in the gesture', async () => {
    const { table } = tableOf('progress');
    const [one, other] = table.view.hand as [string, string];
    const preview = vi.spyOn(table.session, 'preview').mockResolvedValue(null);
    table.pointing.gesture = [
      { type: 'LayCard', card: one },
      { type: 'LayCard', card: other },
    ];
    table.pointing.preview = {
      view: { ...table.view, hand: [], laid: [one, other] },
      moves: [{ type: 'Done' }],
      consequences: [],
    } as unknown as Preview;
    const { container } = render(Hand, { table });
    await fireEvent.click(container.querySelector(`button.laid[title^="${one}"], button.laid`)!);
    expect(preview).toHaveBeenCalledOnce();
    expect(preview.mock.calls[0]![0]).toHaveLength(1);
  });

  it('ends the laying of cards by what is done, in its own place', () => {
    const { table } = tableOf('progress');
    const end = () => table.pointing.partsOf({ type: 'Done' })[0]!;
    expect(end()).toMatchObject({ say: 'Lay no cards', ends: true });
    table.session.state = {
      ...table.session.state!,
      view: { ...table.view, laid: table.view.hand.slice(0, 2) } as never,
    };
    expect(end().say).toBe('Lay these 2 cards');
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
