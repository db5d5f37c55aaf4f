import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchSummary } from './api/types';
import { behind, withTryOuts } from './tryouts';

const match = (id: string, forkOf?: string): MatchSummary =>
  ({ id, seats: [{ seat: 0, name: id }], ...(forkOf ? { forkOf } : {}) }) as MatchSummary;

afterEach(() => vi.unstubAllGlobals());

describe('try-outs', () => {
  it('stand under the match they were begun from, also those of a try-out', () => {
    const listed = withTryOuts([match('f2', 'f1'), match('f1', 'a'), match('b'), match('a')]);
    expect(listed.map((each) => [each.match.id, each.tryOuts.map(({ id }) => id)])).toEqual([
      ['b', []],
      ['a', ['f2', 'f1']],
    ]);
  });

  it('stand alone where their match is not in the list', () => {
    const listed = withTryOuts([match('f', 'elsewhere'), match('a')]);
    expect(listed.map((each) => each.match.id)).toEqual(['f', 'a']);
  });

  it('call their seats and rounds as the first match does', async () => {
    const known: Record<string, MatchSummary> = { f1: match('f1', 'a'), a: match('a') };
    const began = { type: 'TurnBegan', epoch: 1, turn: 2 };
    const told = { from: 0, ply: 1, moves: [], events: [began], round: 2, phase: 'growth' };
    vi.stubGlobal('fetch', (path: string) => {
      const id = /matches\/(\w+)/.exec(path)![1]!;
      const log = id === 'a' ? [told] : [];
      return Promise.resolve(new Response(JSON.stringify({ match: known[id], logFrom: 0, log })));
    });
    const { seats, story } = await behind('f1');
    expect(seats).toEqual([{ seat: 0, name: 'a' }]);
    expect(story.beginningOf(2)).toEqual(began);
    expect(story.beginningOf(3)).toBeUndefined();
  });
});
