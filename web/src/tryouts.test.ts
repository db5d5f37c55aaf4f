import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchSummary } from './api/types';
import { seatsBehind, withTryOuts } from './tryouts';

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

  it('call their seats as the first match does', async () => {
    const known: Record<string, MatchSummary> = { f1: match('f1', 'a'), a: match('a') };
    vi.stubGlobal('fetch', (path: string) => {
      const id = /matches\/(\w+)/.exec(path)![1]!;
      return Promise.resolve(new Response(JSON.stringify({ match: known[id] })));
    });
    expect(await seatsBehind('f1')).toEqual([{ seat: 0, name: 'a' }]);
  });
});
