import { describe, expect, it } from 'vitest';
import { roomFor } from './room';

const room = { x: 0, y: 50, width: 900, height: 450 };
const size = { width: 300, height: 100 };
const at = (x: number, y: number, weight = 1) => ({ x, y, width: 40, height: 40, weight });

describe('room over the map', () => {
  it('is at the lower left where nothing is in the way', () => {
    expect(roomFor(size, room, [])).toMatchObject({ x: 0, y: 400 });
  });

  it('leaves what may be chosen in sight', () => {
    expect(roomFor(size, room, [at(100, 420)])).toMatchObject({ x: 600, y: 400 });
    expect(roomFor(size, room, [at(100, 420), at(700, 420)])).toMatchObject({ x: 0, y: 50 });
  });

  it('covers what matters least where something must be covered', () => {
    const everywhere = [{ ...room, weight: 5 }, at(20, 420, 1), at(700, 60, 1), at(700, 420, 1)];
    expect(roomFor(size, room, everywhere)).toMatchObject({ x: 0, y: 50 });
  });

  it('begins at the edge with what is larger than the room', () => {
    expect(roomFor({ width: 2000, height: 2000 }, room, [])).toMatchObject({ x: 0, y: 50 });
  });

  it('stays where it was, until it would cover what must be seen', () => {
    const before = { x: 1, y: 1 };
    expect(roomFor(size, room, [at(700, 420, 3)], before)).toMatchObject({ x: 600, y: 400 });
    expect(roomFor(size, room, [at(700, 420, 12)], before)).toMatchObject({ x: 0, y: 400 });
  });
});
