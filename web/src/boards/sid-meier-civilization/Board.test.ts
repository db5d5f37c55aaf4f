import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState, Preview } from '../../api/types';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, name, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { board } from './index';
import { reachOf, wholeGroup } from './logic/march';
import { COMPONENTS, moment, MOMENTS, type MomentName } from './logic/moments';
import { lastFight } from './logic/traces';
import type { SmcEvent, SmcMove, SmcTable, SmcView } from './logic/types';
import { foresightOf } from './printed';
import { squareName } from './say';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Stage from './Stage.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

function tableOf(name: MomentName) {
  const { view, seat, moves, prompt, foresight } = moment(name);
  const session = new MatchSession('m');
  session.state = {
    view,
    seat,
    moves,
    prompt,
    foresight,
    consequences: [],
    match: { ply: 1, seats: [], awaiting: [seat] },
  } as unknown as MatchState;
  const table: SmcTable = new Table<SmcView, SmcMove, SmcEvent>(session, board);
  table.components = COMPONENTS;
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  const preview = vi.spyOn(session, 'preview').mockResolvedValue(null);
  return { table, play, why, preview, view, moves, seat: seat ?? 0 };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const thing = (key: string) => container.querySelector<HTMLElement>(`[data-thing="${key}"]`)!;
  return { ...made, container, thing };
}

const ofType = <T extends SmcMove['type']>(moves: SmcMove[], type: T) =>
  moves.find((move): move is Extract<SmcMove, { type: T }> => move.type === type)!;

beforeEach(() => {
  language.choose('en');
  speakOf('sid-meier-civilization', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe("the board of Sid Meier's Civilization", () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view, table } = show(name);
    expect(container.querySelectorAll('[data-square]').length).toBeGreaterThanOrEqual(view.squares.length);
    render(Hand, { table });
    render(SeatLine, { table, seat: 1 });
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(['Research', 'CityManagement', 'over'] as const)('has everything one press away: %s', (name) => {
    const { table, view } = tableOf(name);
    for (const seat of view.seats.keys()) {
      render(SeatSheet, { table, seat });
    }
    for (const { Sheet } of board.sheets!) {
      render(Sheet, { table });
    }
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(MOMENTS)('points at every move in its own way, and says no coordinate: %s', (name) => {
    const { table, moves } = tableOf(name);
    const keys = moves.map((move) =>
      table.pointing
        .partsOf(move)
        .map(({ thing }) => thing)
        .join(' '),
    );
    expect(new Set(keys).size).toBe(moves.length);
    for (const tongue of ['en', 'es'] as const) {
      language.choose(tongue);
      for (const move of moves) {
        const said = [table.pointing.say(move), ...table.pointing.partsOf(move).map(({ say }) => say)];
        expect(said.join(' · ')).not.toMatch(/undefined|NaN|\b[a-p]\d{1,2}\b/);
      }
    }
  });

  it('names squares by the nearest city', () => {
    const { table, view, seat } = tableOf('CityManagement');
    const capital = view.seats[seat]!.cities.find((city) => city.capital)!.square;
    expect(squareName(table, capital)).toBe('your capital');
    const [column, row] = [capital.charCodeAt(0), Number(capital.slice(1))];
    const below = `${String.fromCharCode(column)}${row + 1}`;
    expect(squareName(table, below)).toMatch(/ south of your capital$/);
    language.choose('es');
    expect(squareName(table, below)).toMatch(/ al sur de tu capital$/);
  });

  it('founds the capital by one press', async () => {
    const { thing, moves, play } = show('PlaceCapital');
    const move = ofType(moves, 'PlaceCapital');
    await fireEvent.click(thing(`square:${move.square}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('does nothing with a scout by one press alone', async () => {
    const { thing, moves, play } = show('StartOfTurn');
    const move = ofType(moves, 'SendScout');
    await fireEvent.click(thing(`square:${move.square}`));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(thing(`square:${move.city}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks the rules why, where nothing can be done', async () => {
    const { thing, why, view, table } = show('Movement');
    const idle = view.squares.find(
      ({ square, owner }) => owner !== table.seat && !table.pointing.choicesWith(`square:${square}`).length,
    )!;
    await fireEvent.click(thing(`square:${idle.square}`));
    expect(table.pointing.refused?.thing).toBe(`square:${idle.square}`);
    const { table: march, why: whyNot } = tableOf('March');
    march.pointing.press('square:a1');
    expect(whyNot).toHaveBeenCalledExactlyOnceWith({ type: 'Go', square: 'a1' });
    expect(why).not.toHaveBeenCalled();
  });

  it('marches a whole way in one gesture', async () => {
    const { table, moves, play, preview } = show('Movement');
    const far = moves
      .flatMap((move) => (move.type === 'MoveFigures' ? [wholeGroup(table, move.from)] : []))
      .flatMap((reach) => (reach ? reach.ways.map((way) => ({ reach, way })) : []))
      .find(({ reach, way }) => way.steps > 1 && reach.ends.has(way.to))!;
    const { reach, way } = far;
    const path = reach.pathTo(way.to);
    expect(path).toHaveLength(way.steps + 1);
    const { marchTo } = await import('./logic/march');
    preview.mockResolvedValueOnce({ prompt: { name: 'March' } } as Preview);
    table.turnOver();
    expect(marchTo(table, reach, way.to)).toBe(false);
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    expect(marchTo(table, reach, way.to)).toBe(true);
    // What ends in peace is tried out; anything else is done.
    const made = () => play.mock.calls[0] ?? table.pointing.gesture;
    await vi.waitFor(() => expect(made().length).toBeGreaterThan(0));
    expect(preview).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledTimes(way.does === 'stop' ? 0 : 1);
    expect(made().map(({ type }) => type)).toEqual([
      'MoveFigures',
      ...path.slice(2).map(() => 'Go'),
      way.does === 'discover' ? 'Discover' : 'Go',
    ]);
  });

  it('shows where a group on its way can go', () => {
    const { table } = tableOf('March');
    expect(reachOf(table)?.ways).toEqual(foresightOf(table)!.reach[0]!.ways);
  });

  it('shows both sides of a battle, and the hand in the dock', () => {
    const { container, view, table, seat } = show('Battle');
    const battle = container.querySelector('[data-battle]')!;
    expect(battle.textContent).toContain(NAMES[view.battle!.attacker]);
    expect(battle.querySelectorAll('[data-thing^="front:"]').length).toBeGreaterThanOrEqual(
      view.battle!.fronts.length,
    );
    const hand = render(Hand, { table }).container;
    const units = view.battle!.attacker === seat ? view.battle!.attackUnits! : view.battle!.defenceUnits!;
    expect(hand.querySelectorAll('[data-thing^="unit:"]')).toHaveLength(
      Object.values(units).filter((count) => count > 0).length,
    );
  });

  it('heads the sheet of a seat with its civilization', () => {
    const { table, seat, view } = tableOf('CityManagement');
    const { container } = render(SeatSheet, { table, seat });
    expect(container.querySelector('.top h3')!.textContent).toBe(name(view.seats[seat]!.civilization!));
  });
});

const FIGHT: SmcEvent[] = [
  { type: 'BattleBegan', seat: 0, defender: 1, against: 'city', square: 'c3' },
  { type: 'UnitPlayed', seat: 1, unit: 'infantry-a', front: 0, strength: 1, barbarians: false },
  { type: 'UnitPlayed', seat: 0, unit: 'mounted-c', front: 0, strength: 3, barbarians: false },
  { type: 'UnitKilled', seat: 1, unit: 'infantry-a', front: 0, barbarians: false },
  { type: 'BattleDecided', seat: 0, defender: 1, attack: 3, defence: 0, won: true, barbarians: false },
];

describe('a battle that is decided', () => {
  it('is told from its beginning', () => {
    expect(lastFight(FIGHT)).toMatchObject({ decided: { seat: 0, defender: 1 } });
    expect(lastFight(FIGHT)!.blows).toHaveLength(3);
    expect(board.scenes?.(FIGHT.slice(0, 4))).toBe(false);
  });

  it('is a scene that ends', async () => {
    vi.useFakeTimers();
    const { table } = tableOf('Movement');
    const done = vi.fn();
    expect(board.scenes?.(FIGHT)).toBe(true);
    render(Scene, { props: { table, events: FIGHT, done } });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
