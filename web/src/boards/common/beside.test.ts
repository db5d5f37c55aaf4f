import { describe, expect, it } from 'vitest';
import { besidePlace } from './beside';

const map = { width: 800, height: 600 };
const size = { width: 300, height: 150 };
const at = { x: 400, y: 300, radius: 30 };

describe('beside a place', () => {
  it('lies to the right of it if nothing is hidden there', () => {
    expect(besidePlace(at, size, map, [])).toEqual({ x: 442, y: 225 });
  });

  it('makes room for what may be pressed', () => {
    const targets = [
      { x: 450, y: 290 },
      { x: 350, y: 290 },
    ];
    const place = besidePlace(at, size, map, targets);
    expect(place.y).toBe(342);
  });

  it('goes farther off when the hex is surrounded', () => {
    const around = [0, 1, 2, 3, 4, 5].map((side) => ({
      x: at.x + 60 * Math.cos((side * Math.PI) / 3),
      y: at.y + 60 * Math.sin((side * Math.PI) / 3),
    }));
    expect(besidePlace(at, size, map, around)).toEqual({ x: 492, y: 225 });
  });

  it('stays on the map', () => {
    const place = besidePlace({ x: 790, y: 5, radius: 30 }, size, map, []);
    expect(place.x).toBeGreaterThanOrEqual(8);
    expect(place.x + size.width).toBeLessThanOrEqual(map.width);
    expect(place.y).toBeGreaterThanOrEqual(8);
  });
});
