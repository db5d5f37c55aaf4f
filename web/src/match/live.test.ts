import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../api/types';
import { changed, openLine, type Line } from './live';

class FakeSource {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  closed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ((event: { data: string }) => void) | null = null;
  heardChange: ((event: { data: string }) => void) | null = null;

  constructor(readonly path: string) {
    FakeSource.made.push(this);
  }
  addEventListener(name: string, heard: (event: { data: string }) => void) {
    if (name === 'state') {
      this.heard = heard;
    } else {
      this.heardChange = heard;
    }
  }
  close() {
    this.closed = true;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.made = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live line', () => {
  it('tells the states it hears, and how it fares', () => {
    const signs: Line[] = [];
    const told: MatchState[] = [];
    openLine(
      'm',
      null,
      (state) => told.push(state),
      (line) => signs.push(line),
    );
    const [source] = FakeSource.made;
    expect(source!.path).toMatch(
      /^\/api\/matches\/m\/events\?seat=none&changes=true&recent=true&line=[\d-]+$/,
    );
    source!.onopen!();
    source!.heard!({ data: '{"version":3}' });
    source!.fail(0);
    source!.onopen!();
    expect(told).toEqual([{ version: 3 }]);
    expect(signs).toEqual(['connecting', 'live', 'lost', 'live']);
  });

  it('makes whole states of changes, and begins anew if it has missed one', () => {
    const told: MatchState[] = [];
    const line = openLine(
      'm',
      0,
      (state) => told.push(state),
      () => {},
    );
    const [source] = FakeSource.made;
    source!.heard!({ data: '{"version":3,"log":[1,2]}' });
    source!.heardChange!({ data: '{"from":3,"parts":[0,11,"4",12,11,",3",23,2]}' });
    expect(told.at(-1)).toEqual({ version: 4, log: [1, 2, 3] });
    source!.heardChange!({ data: '{"from":9,"parts":["{}"]}' });
    expect(told).toHaveLength(2);
    expect(source!.closed).toBe(true);
    expect(FakeSource.made).toHaveLength(2);
    expect(FakeSource.made[1]!.path, 'it is the same tab').toBe(source!.path);
    line.close();
  });

  it('reads parts of the old text and pieces of new text in order', () => {
    expect(changed('abcdef', [3, 3, '🎲', 0, 2])).toBe('def🎲ab');
    expect(changed('', ['new'])).toBe('new');
    expect(changed('old', [])).toBe('');
  });

  it('leaves a break to the browser, but reopens a line that was given up', () => {
    openLine(
      'm',
      0,
      () => {},
      () => {},
    );
    FakeSource.made[0]!.fail(0);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.made).toHaveLength(1);
    FakeSource.made[0]!.fail(FakeSource.CLOSED);
    vi.advanceTimersByTime(1000);
    expect(FakeSource.made).toHaveLength(2);
    FakeSource.made[1]!.fail(FakeSource.CLOSED);
    vi.advanceTimersByTime(1000);
    expect(FakeSource.made, 'it waits longer each time').toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSource.made).toHaveLength(3);
  });

  it('stays closed once it is closed', () => {
    const line = openLine(
      'm',
      0,
      () => {},
      () => {},
    );
    FakeSource.made[0]!.fail(FakeSource.CLOSED);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.made).toHaveLength(1);
    expect(FakeSource.made[0]!.closed).toBe(true);
  });
});
