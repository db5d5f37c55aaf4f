import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/types';
import { Chronicle } from './chronicle.svelte';

const entry = (
  ply: number,
  seat: number | null = 0,
  round = 1,
  phase = 'actions',
  from = ply - 1,
): LogEntry => ({
  from: Math.max(0, from),
  ply,
  ...(seat === null ? {} : { seat }),
  moves: [],
  hidden: 0,
  quiet: false,
  round,
  phase,
  at: 0,
  events: [{ type: `E${ply}` }],
});

function chronicle(...entries: LogEntry[]): Chronicle {
  const made = new Chronicle();
  made.take(0, entries);
  return made;
}
const plies = (log: Chronicle) => log.entries.map((each) => each.ply);

describe('the chronicle', () => {
  it('grows by what is new', () => {
    const log = chronicle(entry(0), entry(1));
    expect(log.take(2, [entry(2), entry(3)])).toBe(true);
    expect(plies(log)).toEqual([0, 1, 2, 3]);
  });

  it('tells of which gesture a moment is, also in the middle of it', () => {
    const log = chronicle(entry(0), entry(1), entry(5, 0, 1, 'actions', 1), entry(6, 1));
    expect([0, 1, 2, 4, 5, 6].map((ply) => log.gestureOf(ply))).toEqual([0, 1, 5, 5, 5, 6]);
  });

  it('knows a gesture of several moves as one entry', () => {
    const log = chronicle(entry(0), entry(1));
    expect(log.take(2, [entry(5, 0, 1, 'actions', 1)])).toBe(true);
    expect(plies(log)).toEqual([0, 1, 5]);
  });

  it('replaces what it is told again, and forgets what was taken back', () => {
    const log = chronicle(entry(0), entry(1), entry(2), entry(3));
    log.take(1, [entry(1, 2)]);
    expect(plies(log)).toEqual([0, 1]);
    expect(log.entries[1]!.seat).toBe(2);
    log.take(1, []);
    expect(plies(log)).toEqual([0]);
  });

  it('begins anew with a complete one', () => {
    const log = chronicle(entry(0), entry(7));
    log.take(0, [entry(1)]);
    expect(plies(log)).toEqual([1]);
  });

  it('begins with the newest part, and takes in the whole afterwards', () => {
    const log = new Chronicle();
    expect(log.take(7, [entry(7), entry(8)])).toBe(true);
    expect([log.reaches(6), log.reaches(5), log.reaches(-1)]).toEqual([true, false, false]);
    expect(log.take(9, [entry(9)])).toBe(true);
    expect(log.take(11, [entry(11)])).toBe(false);
    expect(
      log.take(
        0,
        [0, 4, 7, 8, 9].map((ply) => entry(ply)),
      ),
    ).toBe(true);
    expect(plies(log)).toEqual([0, 4, 7, 8, 9]);
    expect(log.reaches(-1)).toBe(true);
  });

  it('is told anew from where it began when the table takes back more than is known', () => {
    const log = new Chronicle();
    log.take(7, [entry(7)]);
    expect(log.take(5, [entry(5)])).toBe(true);
    expect(plies(log)).toEqual([5]);
    expect(log.reaches(4)).toBe(true);
  });

  it('knows who plays what when it is told anew from a later moment on', () => {
    const chosen = { ...entry(1, 2), events: [{ type: 'Chosen', seat: 2, civilization: 'egypt' }] };
    const acted = { ...entry(900), events: [{ type: 'Grown', civilization: 'egypt' }] };
    const log = chronicle(entry(0), chosen);
    log.empty();
    log.take(900, [acted]);
    expect(log.lacksNames).toBe(false);
    expect(log.actorOf(acted.events[0]!)).toBe(2);
    log.clear();
    log.take(900, [acted]);
    expect(log.lacksNames).toBe(true);
  });

  it('notices a hole, and stays as it was', () => {
    const log = chronicle(entry(0), entry(1));
    expect(log.take(4, [entry(4)])).toBe(false);
    expect(log.take(4, [])).toBe(false);
    expect(plies(log)).toEqual([0, 1]);
  });

  it('has a chapter for each act: a seat in a round and phase', () => {
    const log = chronicle(entry(0, null, 0, 'tiles'), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 1, 2));
    expect(log.chapters.map(({ seat, opens, entries }) => [seat, opens, entries.length])).toEqual([
      [null, true, 1],
      [0, true, 2],
      [1, false, 1],
      [1, true, 1],
    ]);
    log.take(2, [entry(2, 1)]);
    expect(log.chapters.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [null, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  it('finds what happened between two moments, and the latest move of a seat', () => {
    const log = chronicle(entry(0), entry(1, 0), entry(2, 1), entry(3, 2));
    expect(log.between(1, 2).map(({ ply }) => ply)).toEqual([2]);
    expect(log.events(1, 3)).toEqual([{ type: 'E2' }, { type: 'E3' }]);
    expect(log.latestOf(1)).toBe(2);
    expect(log.latestOf(4)).toBe(0);
    expect(log.othersSince(0)).toBe(1);
    log.take(4, [entry(4, 0), entry(5, 0)]);
    expect(log.othersSince(0)).toBe(1);
    expect(log.othersSince(2)).toBe(3);
    expect(log.othersSince(4)).toBe(0);
    expect(log.othersSince(0, 1)).toBe(0);
    const answered = { ...entry(7, 0), quiet: true };
    log.take(6, [entry(6, 1), answered, entry(8, 1)]);
    expect(log.othersSince(0)).toBe(5);
  });

  it('tells what the table did by itself in a chapter of its own, in the phase it leads to', () => {
    const ends = {
      ...entry(1),
      events: [{ type: 'Passed', seat: 0 }, { type: 'PhaseBegan' }, { type: 'Scored', seat: 1 }],
    };
    const log = chronicle(entry(0, null), ends);
    const told = () =>
      log.chapters.map(({ seat, phase, entries }) => [
        seat,
        phase,
        entries.flatMap((each) => each.events.map(({ type }) => type)),
      ]);
    const own = [0, 'actions', ['Passed']];
    expect(told().slice(1)).toEqual([own, [null, 'actions', ['PhaseBegan', 'Scored']]]);
    log.take(2, [entry(2, 1, 1, 'trade')]);
    expect(told().slice(1)).toEqual([own, [null, 'trade', ['PhaseBegan', 'Scored']], [1, 'trade', ['E2']]]);
    expect(log.chapters[2]!.opens).toBe(true);
    log.take(1, [ends], { round: 1, phase: 'trade' });
    expect(told().slice(1)).toEqual([own, [null, 'trade', ['PhaseBegan', 'Scored']]]);
    log.take(1, []);
    expect(told()).toHaveLength(1);
  });

  it('tells each phase that an entry runs through under its own name', () => {
    const events = [
      { type: 'Played', seat: 0 },
      { type: 'PhaseBegan', phase: 'competition' },
      { type: 'CompetitionBegan' },
      { type: 'CompetitionEnded' },
      { type: 'PhaseBegan', phase: 'adjustment' },
      { type: 'Scored', seat: 1 },
      { type: 'TurnEnded' },
      { type: 'TurnBegan' },
      { type: 'PhaseBegan', phase: 'growth' },
    ];
    const made = { ...entry(1, 0, 1, 'cards'), events };
    const log = chronicle(entry(0, null, 1, 'cards'), made);
    // Rounds may be passed over: an epoch ends early.
    log.take(2, [entry(2, 1, 4, 'growth')]);
    expect(
      log.stretches(made).map(({ seat, round, phase, events: told }) => [seat, round, phase, told.length]),
    ).toEqual([
      [0, 1, 'cards', 1],
      [undefined, 1, 'competition', 3],
      [undefined, 1, 'adjustment', 3],
      [undefined, 4, 'growth', 2],
    ]);
    expect(log.chapters.map(({ round, phase, opens }) => [round, phase, opens])).toEqual([
      [1, 'cards', true],
      [1, 'cards', false],
      [1, 'competition', true],
      [1, 'adjustment', true],
      [4, 'growth', true],
      [4, 'growth', false],
    ]);
  });

  it('tells the beginning of the next turn in the turn that begins, and the end of the match at the end', () => {
    const next = {
      ...entry(1, 0, 1, 'actions'),
      events: [
        { type: 'Produced', seat: 0 },
        { type: 'TurnBegan', seat: 1 },
      ],
    };
    const last = {
      ...entry(2, 1, 2, 'politics'),
      events: [{ type: 'Resigned', seat: 1 }, { type: 'GameEnded' }],
    };
    const log = new Chronicle();
    log.take(0, [next, last] as LogEntry[], { round: 2, phase: 'over' });
    expect(
      log.chapters.map(({ seat, round, phase, entries }) => [
        seat,
        round,
        phase,
        entries[0]!.events[0]!.type,
      ]),
    ).toEqual([
      [0, 1, 'actions', 'Produced'],
      [null, 2, 'politics', 'TurnBegan'],
      [1, 2, 'politics', 'Resigned'],
      [null, 2, 'over', 'GameEnded'],
    ]);
  });

  it('knows whom an event is about: a seat, the seat of a civilization, nobody at the table', () => {
    const log = chronicle({
      ...entry(1),
      events: [{ type: 'Chosen', civilization: 'egypt', seat: 2 } as LogEntry['events'][number]],
    });
    const about = (event: object) => log.actorOf({ type: 'E', ...event });
    expect(about({ seat: 1 })).toBe(1);
    expect(about({ civilization: 'egypt' })).toBe(2);
    expect(about({ civilization: 'barbarians' })).toBeNull();
    expect(about({})).toBeUndefined();
  });
});
