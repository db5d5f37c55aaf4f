import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director, type Shown } from './director.svelte';
import { settings } from './settings.svelte';

const shown = (ply: number, seat = 1, events = [{ type: `E${ply}` }]): Shown => ({
  act: { from: ply - 1, ply, seat, round: 1, phase: 'p' },
  entries: [],
  events,
  view: { ply },
  points: null,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => shown(index + 1));

let director: Director;
const now = () => director.shown?.act.ply ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.choose('speed', 'quick');
  director = new Director();
  director.isOwn = (act) => act.seat === 0;
});
afterEach(() => vi.useRealTimers());

describe('the director', () => {
  it('shows one act after the other, then now', () => {
    director.take(some(2));
    expect(now()).toBe(1);
    expect(director.recent.events).toEqual([{ type: 'E1' }]);
    vi.advanceTimersByTime(610);
    expect(now()).toBe(2);
    vi.advanceTimersByTime(610);
    expect(now()).toBeNull();
  });

  it('stands still while acts are on their way, and goes on without them', () => {
    const before = { ...shown(1), events: [] };
    director.standStill(before);
    vi.advanceTimersByTime(10_000);
    expect(now()).toBe(1);
    director.take([shown(2)]);
    expect(now()).toBe(2);
    director.stop();
    director.standStill(before);
    director.take([]);
    expect(now()).toBeNull();
  });

  it('goes on with what comes meanwhile', () => {
    director.take([shown(1)]);
    director.take([shown(2)]);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(610);
    expect(now()).toBe(2);
  });

  it('shows own acts, and those that told nothing, at once', () => {
    director.take([shown(1, 0), shown(2, 1, []), shown(3)]);
    expect(now()).toBe(3);
    director.stop();
    director.take([shown(4, 0)]);
    expect(now()).toBeNull();
    expect(director.recent.events).toEqual([{ type: 'E4' }]);
  });

  it('takes its time as somebody likes', () => {
    settings.choose('speed', 'calm');
    director.take(some(2));
    vi.advanceTimersByTime(900);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(200);
    expect(now()).toBe(2);
    director.stop();
    settings.choose('speed', 'at-once');
    director.take(some(3));
    expect(now()).toBeNull();
    expect(director.recent.events).toEqual([{ type: 'E3' }]);
  });

  it('goes step by step when it is told to', () => {
    settings.choose('speed', 'by-step');
    director.take(some(2));
    vi.advanceTimersByTime(100_000);
    expect(now()).toBe(1);
    director.skip();
    expect(now()).toBe(2);
    director.skip();
    expect(now()).toBeNull();
  });

  it('is skipped by a press', () => {
    director.take(some(5));
    director.skip();
    expect(now()).toBeNull();
    expect(director.recent.events).toEqual([{ type: 'E5' }]);
  });

  it('leaves out what is long past when it is far behind', () => {
    director.take(some(40));
    expect(now()).toBe(37);
    expect(director.left).toBe(3);
  });

  it('leaves the last act until it can have been read, unless others follow', () => {
    director.linesIn = () => 9;
    director.take(some(2));
    vi.advanceTimersByTime(650);
    expect(now()).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(now()).toBe(2);
    director.take([shown(3)]);
    vi.advanceTimersByTime(10);
    expect(now()).toBe(3);
    vi.advanceTimersByTime(4100);
    expect(now()).toBeNull();
  });

  it('waits for a scene to end, but not for ever', () => {
    director.hasScene = (events) => events.some(({ type }) => type === 'E1');
    director.take(some(2));
    expect(director.scene).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(now()).toBe(1);
    director.sceneOver();
    vi.advanceTimersByTime(1000);
    expect(now()).toBe(2);
    director.stop();
    director.take(some(1));
    vi.advanceTimersByTime(40_000);
    expect(now()).toBeNull();
  });

  it('holds an act of a recap until somebody goes on, and gives way to news', () => {
    director.hold(shown(3));
    vi.advanceTimersByTime(100_000);
    director.skip();
    expect(now()).toBe(3);
    director.take([shown(9)]);
    expect(now()).toBe(9);
  });

  it('replays even for those who want everything at once', () => {
    settings.choose('speed', 'at-once');
    director.replay(some(2));
    expect(now()).toBe(1);
    vi.advanceTimersByTime(1500);
    expect(now()).toBeNull();
  });

  it('remembers what it has shown and passed over until it shows now', () => {
    director.take(some(15));
    expect(director.run.map(({ act }) => act.ply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    vi.advanceTimersByTime(610);
    expect(director.run).toHaveLength(13);
    director.skip();
    expect(director.run).toEqual([]);
  });

  it('rests while somebody reads', () => {
    director.take(some(2));
    director.rest();
    vi.advanceTimersByTime(100_000);
    expect(now()).toBe(1);
    director.skip();
    expect(now()).toBeNull();
    expect(director.resting).toBe(false);
  });

  it('shows an own act after which the table did much', () => {
    director.othersIn = ({ act }) => act.ply;
    director.take([shown(2, 0)]);
    expect(now()).toBeNull();
    director.take([shown(3, 0)]);
    expect(now()).toBe(3);
  });
});
