import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/types';
import { actorAt, markAt, markBeside, marksOf, namedMarks, turnsOf } from './timeline';

const entry = (ply: number, seat: number | null, round: number, from = Math.max(0, ply - 1)): LogEntry => ({
  from,
  ply,
  ...(seat === null ? {} : { seat }),
  moves: [],
  hidden: 0,
  quiet: false,
  round,
  phase: round === 0 ? 'setup' : 'actions',
  at: 0,
  events: [],
});
const entries = [
  entry(0, null, 0),
  entry(1, 0, 0),
  entry(2, 1, 0),
  entry(5, 0, 1, 2),
  entry(6, 1, 1),
  entry(7, 1, 2),
];

describe('the time line', () => {
  const marks = marksOf(entries, { ply: 7, round: 2, phase: 'actions' });

  it('has a mark where each round began', () => {
    expect(marks).toEqual([
      { ply: 0, round: 0, phase: 'setup' },
      { ply: 2, round: 1, phase: 'actions' },
      { ply: 6, round: 2, phase: 'actions' },
    ]);
    expect(markAt(marks, 4)?.round).toBe(1);
    expect(markAt([], 4)).toBeUndefined();
  });

  it('has a mark of the running round before anybody has acted in it', () => {
    const running = marksOf(entries, { ply: 7, round: 3, phase: 'income' });
    expect(running.slice(0, -1)).toEqual(marks);
    expect(markAt(running, 7)).toEqual({ ply: 7, round: 3, phase: 'income' });
    expect(markAt(running, 6)?.round).toBe(2);
  });

  it('goes from round to round', () => {
    expect(markBeside(marks, 4, 1)?.ply).toBe(6);
    expect(markBeside(marks, 4, -1)?.ply).toBe(2);
    expect(markBeside(marks, 2, -1)?.ply).toBe(0);
    expect(markBeside(marks, 0, -1)?.ply).toBe(0);
    expect(markBeside(marks, 7, 1)).toBeUndefined();
  });

  it('knows who has led to a moment', () => {
    expect(actorAt(entries, 0)).toBeNull();
    expect(actorAt(entries, 3)).toBe(0);
    expect(actorAt(entries, 7)).toBe(1);
    expect(turnsOf(entries, 7, 7)).toEqual([0, 1, 0, 0, 0, 1, 1]);
  });

  it('names as many rounds as there is room for', () => {
    expect([...namedMarks(marks, 7, 700, () => 250)].map(({ round }) => round)).toEqual([0]);
    expect([...namedMarks(marks, 7, 700, () => 90)].map(({ round }) => round)).toEqual([0, 1, 2]);
  });
});
