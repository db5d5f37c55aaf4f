import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../api/types';
import { openLine, type Line } from './live';

class FakeSource {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  closed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ((event: { data: string }) => void) | null = null;

  constructor(readonly path: string) {
    FakeSource.made.push(this);
  }
  addEventListener(name: string, heard: (event: { data: string }) => void) {
    if (name === 'state') {
      this.heard = heard;
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
    expect(source!.path).toBe('/api/matches/m/events?seat=none');
    source!.onopen!();
    source!.heard!({ data: '{"version":3}' });
    source!.fail(0);
    source!.onopen!();
    expect(told).toEqual([{ version: 3 }]);
    expect(signs).toEqual(['connecting', 'live', 'lost', 'live']);
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
