import { describe, expect, it } from 'vitest';
import type { ChatLine, LogEntry } from '../api/types';
import { chapters, mergeChat, mergeLog, newEvents, sinceMyTurn } from './log';

const entry = (ply: number, seat = 0, round = 1, phase = 'actions'): LogEntry => ({
  ply,
  seat,
  round,
  phase,
  at: 0,
  events: [{ type: `E${ply}` }],
});
const plies = (log: LogEntry[] | null) => log?.map((each) => each.ply);

describe('the log', () => {
  it('grows by what is new', () => {
    expect(plies(mergeLog([entry(0), entry(1)], 2, [entry(2), entry(3)]))).toEqual([0, 1, 2, 3]);
  });

  it('replaces what it is told again, and forgets what was taken back', () => {
    const merged = mergeLog([entry(0), entry(1, 0), entry(2), entry(3)], 1, [entry(1, 2)]);
    expect(plies(merged)).toEqual([0, 1]);
    expect(merged![1]!.seat).toBe(2);
    expect(plies(mergeLog([entry(0), entry(1)], 1, []))).toEqual([0]);
  });

  it('stays as it is when nothing is new', () => {
    expect(plies(mergeLog([entry(0), entry(1)], 2, []))).toEqual([0, 1]);
  });

  it('begins anew with a complete one, whatever it starts with', () => {
    expect(plies(mergeLog([], 0, [entry(0), entry(1)]))).toEqual([0, 1]);
    expect(plies(mergeLog([entry(0), entry(7)], 0, [entry(1)]))).toEqual([1]);
  });

  it('notices a hole', () => {
    expect(mergeLog([entry(0), entry(1)], 4, [entry(4)])).toBeNull();
    expect(mergeLog([], 3, [entry(3)])).toBeNull();
    expect(mergeLog([entry(0)], 3, [])).toBeNull();
  });

  it('tells which events are new', () => {
    expect(newEvents([entry(0), entry(1)], [entry(0), entry(1), entry(2), entry(3)])).toEqual([
      { type: 'E2' },
      { type: 'E3' },
    ]);
    expect(newEvents([entry(0), entry(1)], [entry(0)])).toEqual([]);
  });

  it('recalls what others did since my latest move', () => {
    const log = [entry(0), entry(1, 0), entry(2, 1), entry(3, 2)];
    expect(plies(sinceMyTurn(log, 0))).toEqual([2, 3]);
    expect(plies(sinceMyTurn(log, 2))).toEqual([]);
    expect(plies(sinceMyTurn(log, 4))).toEqual([1, 2, 3]);
  });

  it('has chapters by round and phase', () => {
    const log = [entry(0, 0, 0, 'tiles'), entry(1), entry(2), entry(3, 0, 2), entry(4, 0, 2, 'progress')];
    expect(chapters(log).map((chapter) => [chapter.phase, chapter.round, chapter.entries.length])).toEqual([
      ['tiles', 0, 1],
      ['actions', 1, 2],
      ['actions', 2, 1],
      ['progress', 2, 1],
    ]);
  });
});

describe('the chat', () => {
  const line = (number: number): ChatLine => ({ number, name: 'Ana', at: 0, text: `${number}` });

  it('has each line once, in order', () => {
    expect(mergeChat([line(1), line(2)], [line(2), line(3)]).map((each) => each.number)).toEqual([1, 2, 3]);
    expect(mergeChat([], [line(1)])).toHaveLength(1);
  });
});
