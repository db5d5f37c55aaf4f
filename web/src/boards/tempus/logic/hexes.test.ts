import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  borders,
  boxAround,
  centre,
  hexAt,
  hexesOf,
  neighbours,
  RADIUS,
  shore,
  step,
} from './hexes';

const ALL_HEXES = hexesOf(13, 12);

describe('hexes', () => {
  it('steps clockwise from the north, in even and in odd columns', () => {
    const around = (hex: string) => [0, 1, 2, 3, 4, 5].map((direction) => step(hex, direction));
    expect(around('c4r5')).toEqual(['c4r4', 'c5r4', 'c5r5', 'c4r6', 'c3r5', 'c3r4']);
    expect(around('c5r5')).toEqual(['c5r4', 'c6r5', 'c6r6', 'c5r6', 'c4r6', 'c4r5']);
  });

  it('goes on where the map ends', () => {
    expect(step('c0r0', 0)).toBe('c0r-1');
    expect(step('c0r0', 5)).toBe('c-1r-1');
    expect(step('c-1r-1', 2)).toBe('c0r0');
  });

  it('lies beside exactly those that are one step away on the screen', () => {
    const near = Math.sqrt(3) * RADIUS;
    for (const one of ['c0r0', 'c6r6', 'c7r3']) {
      for (const other of ALL_HEXES) {
        const a = centre(one);
        const b = centre(other);
        const beside = Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - near) < 1;
        expect(areNeighbours(one, other)).toBe(beside);
      }
    }
  });

  it('finds the hex under a point', () => {
    for (const hex of ALL_HEXES) {
      const { x, y } = centre(hex);
      expect(hexAt({ x, y }, ALL_HEXES)).toBe(hex);
      expect(hexAt({ x: x + RADIUS * 0.8, y }, ALL_HEXES)).toBe(hex);
      expect(hexAt({ x: x + RADIUS * 0.4, y: y + RADIUS * 0.8 }, ALL_HEXES)).toBe(hex);
    }
    expect(hexAt({ x: -500, y: 0 }, ALL_HEXES)).toBeNull();
  });

  it('has one border around land, and another around a lake', () => {
    expect(borders(['c4r5']).map((loop) => loop.length)).toEqual([6]);
    const ring = borders(neighbours('c6r6'));
    expect(ring.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(borders([...neighbours('c6r6'), 'c6r6'])).toHaveLength(1);
    expect(borders(['c1r1', 'c9r9'])).toHaveLength(2);
  });

  it('draws a closed shore', () => {
    const [loop] = borders(['c4r5']);
    expect(shore(loop!, 10)).toMatch(/^M[-\d. ]+(Q[-\d. ]+){18}Z$/);
  });

  it('needs a box with room for the corners', () => {
    const box = boxAround(['c0r0'], 0);
    expect(box.width).toBeCloseTo(2 * RADIUS);
    expect(box.height).toBeCloseTo(Math.sqrt(3) * RADIUS);
  });
});
