import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../api/types';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, speakOf } from '../../text';
import { seatOnStage } from './describe';
import Hand from './Hand.svelte';
import { board } from './index';
import { COMPONENTS, moment, MOMENTS, type MomentName } from './logic/moments';
import { storiesOf } from './logic/stories';
import type { AgesEvent, AgesMove, AgesTable, AgesView } from './logic/types';
import { look } from './look.svelte';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Compare from './sheets/Compare.svelte';
import World from './sheets/World.svelte';
import Stage from './Stage.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

function tableOf(name: MomentName, change: (view: AgesView) => void = () => undefined) {
  const { view, seat, moves, prompt, foresight } = moment(name);
  change(view);
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
  const table: AgesTable = new Table<AgesView, AgesMove, AgesEvent>(session, board);
  table.components = COMPONENTS;
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  return { table, play, why, view, moves };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const thing = (key: string) => container.querySelector<HTMLElement>(`[data-thing="${key}"]`)!;
  return { ...made, container, thing };
}

const ofType = <T extends AgesMove['type']>(moves: AgesMove[], type: T) =>
  moves.find((move): move is Extract<AgesMove, { type: T }> => move.type === type)!;

beforeEach(() => {
  language.choose('en');
  speakOf('through-the-ages', (seat) => NAMES[seat]!);
});
afterEach(() => {
  cleanup();
  look.away();
});

describe('the board of Through the Ages', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view, table } = show(name);
    expect(container.querySelectorAll('.cardrow li')).toHaveLength(view.row.length);
    for (const { technology } of view.seats[seatOnStage(table)]!.workplaces) {
      expect(container.querySelector(`[data-card="${technology}"]`)).not.toBeNull();
    }
    expect(render(Hand, { table }).container.querySelectorAll('li')).toHaveLength(
      view.hand.length + view.seats[0]!.hand.length,
    );
    for (const { seat } of view.seats) {
      render(SeatLine, { table, seat });
      render(SeatSheet, { table, seat });
    }
    render(Compare, { table });
    render(World, { table });
  });

  it.each(MOMENTS)('points at every move in its own way, at things that lie there: %s', (name) => {
    const { table, moves, container } = show(name);
    const hand = render(Hand, { table }).container;
    const parts = moves.map((move) => table.pointing.partsOf(move));
    expect(new Set(parts.map((each) => each.map(({ thing }) => thing).join(' '))).size).toBe(moves.length);
    for (const { thing } of parts.flat()) {
      if (/^(row|hand|military|place|piece|bank|shared):/.test(thing)) {
        const there = [container, hand].some((each) => each.querySelector(`[data-thing="${thing}"]`));
        expect(there, thing).toBe(true);
      }
    }
    for (const move of moves) {
      expect(table.pointing.say(move)).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('takes a card of the row by one press', async () => {
    const { thing, moves, play } = show('FirstTurn');
    const move = ofType(moves, 'Take');
    await fireEvent.click(thing(`row:${move.space}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('builds the wonder by one press', async () => {
    const { thing, moves, play, view } = show('Actions');
    await fireEvent.click(thing(`piece:0:${view.seats[0]!.unfinished!.card}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(ofType(moves, 'BuildStages'));
  });

  it('tears nothing down without being told so', async () => {
    const { thing, moves, play, table } = show('Actions');
    const move = ofType(moves, 'Destroy');
    await fireEvent.click(thing(`place:0:${move.technology}`));
    expect(play).not.toHaveBeenCalled();
    table.pointing.press('verb:Destroy');
    await Promise.resolve();
    await fireEvent.click(thing(`ruin:0:${move.technology}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks the rules why, where nothing can be done', async () => {
    const { why, thing, view } = show('Actions');
    await fireEvent.click(thing('row:1'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ type: 'Take', space: 1, card: view.row[0]!.card });
  });

  it('shows the rival whose buildings are asked about', () => {
    const { container, moves, table } = show('Raid');
    const { rival } = ofType(moves, 'Raze');
    expect(seatOnStage(table)).toBe(rival);
    expect(container.querySelector('.who')!.textContent).toContain(NAMES[rival]);
  });

  it('tells where a rating comes from', async () => {
    const { container, table } = show('Actions');
    await fireEvent.click(container.querySelector('.gauge[aria-expanded]')!);
    const told = [...container.querySelectorAll('.shares b')].map((each) =>
      Number(each.textContent.replace('−', '-')),
    );
    expect(told.reduce((sum, by) => sum + by, 0)).toBe(table.view.seats[0]!.cultureRating);
  });

  it('shows a card large where it is looked at', async () => {
    const { thing, container } = show('Actions');
    vi.useFakeTimers();
    await fireEvent.pointerEnter(thing('row:2'), { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(600);
    expect(container.querySelector('.look article')).not.toBeNull();
    vi.useRealTimers();
  });

  it('gathers a defence before it is sent', () => {
    const { table, moves } = tableOf('Defence');
    const add = moves.find(({ type }) => type === 'AddBonus' || type === 'AddCard')!;
    expect(board.describe!.continues!(add, table)).toBe(true);
    expect(board.describe!.continues!(ofType(moves, 'GiveIn'), table)).toBe(false);
  });
});

const EVENT: AgesEvent[] = [
  { type: 'EventPrepared', seat: 1, age: 'I' },
  { type: 'EventRevealed', seat: 1, card: 'A-development-of-science' },
  { type: 'ScienceChanged', seat: 0, amount: 2 },
  { type: 'ScienceChanged', seat: 1, amount: 2 },
  { type: 'Produced', seat: 1, science: 1, culture: 0, food: 2, resources: 2, corruption: 0, consumption: 0 },
];
const ATTACK: AgesEvent[] = [
  { type: 'AggressionPlayed', seat: 1, rival: 0, card: 'I-raid', strength: 5 },
  { type: 'AggressionSucceeded', seat: 1, rival: 0, card: 'I-raid' },
  { type: 'WorkerLost', seat: 0, technology: 'A-religion' },
];
const END: AgesEvent[] = [
  { type: 'EventRevealed', seat: 1, card: 'III-impact-of-science' },
  { type: 'CultureChanged', seat: 0, amount: 10 },
  { type: 'GameEnded', culture: [120, 100] },
];

describe('what everybody wants to see', () => {
  it('is told from its beginning to its end', () => {
    const [event, ...others] = storiesOf(EVENT);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: 'event', card: 'A-development-of-science' });
    expect(event!.steps.map(({ type }) => type)).toEqual(['ScienceChanged', 'ScienceChanged']);
    expect(storiesOf(ATTACK)).toMatchObject([{ kind: 'aggression', rival: 0, steps: ATTACK }]);
    expect(storiesOf(END)).toMatchObject([{ kind: 'impacts' }]);
    expect(storiesOf(EVENT.slice(2))).toEqual([]);
  });

  it.each([EVENT, ATTACK, END])('is a scene that ends', async (...events) => {
    vi.useFakeTimers();
    const { table } = tableOf('Actions');
    const done = vi.fn();
    expect(board.scenes?.(events)).toBe(true);
    render(Scene, { props: { table, events, done } });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
