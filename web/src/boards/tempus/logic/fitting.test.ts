import { describe, expect, it } from 'vitest';
import { fit, onScreen } from '../../common/camera';
import { freeCorner, islandBox } from './fitting';
import { boxAround, centre } from './hexes';

/** Much land in the west, a tail to the east; and the same from the other side. */
const WEST = ['c1r1', 'c1r2', 'c1r3', 'c1r4', 'c1r5', 'c1r6', 'c2r5', 'c2r6', 'c3r1', 'c4r1', 'c5r1', 'c6r1'];
const EAST = WEST.map((hex) => hex.replace(/^c(\d)/, (_, column: string) => `c${8 - Number(column)}`));
const WIDE = { width: 1140, height: 630 };
const NARROW = { width: 390, height: 600 };

function middleOf(hexes: readonly string[], stage: typeof WIDE): number {
  const camera = fit(islandBox(hexes, stage), stage, 0);
  return hexes.reduce((sum, hex) => sum + onScreen(camera, centre(hex)).x, 0) / hexes.length;
}

describe('an island on the stage', () => {
  it('has most of its land in the middle where there is room beside it', () => {
    expect(middleOf(WEST, WIDE)).toBeCloseTo(WIDE.width / 2, 0);
    expect(middleOf(EAST, WIDE)).toBeCloseTo(WIDE.width / 2, 0);
  });

  it('is as big as without that', () => {
    for (const stage of [WIDE, NARROW]) {
      const scale = fit(islandBox(WEST, stage), stage, 0).scale;
      expect(scale).toBeCloseTo(fit(boxAround(WEST, 30), stage, 0).scale, 5);
    }
  });

  it('stays in sight to its farthest shore', () => {
    for (const stage of [WIDE, NARROW]) {
      const camera = fit(islandBox(WEST, stage), stage, 0);
      for (const hex of WEST) {
        const { x } = onScreen(camera, centre(hex));
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(stage.width);
      }
    }
  });

  it('knows nothing of a stage without a size yet', () => {
    expect(islandBox(WEST, { width: 0, height: 0 })).toEqual(boxAround(WEST, 30));
    expect(freeCorner(WEST, { width: 0, height: 0 })).toBe('left');
    expect(freeCorner([], WIDE)).toBe('left');
  });

  it('leaves a corner to cards', () => {
    const long = ['c0r11', 'c1r10', 'c2r11', 'c3r10', 'c4r11', 'c10r0', 'c10r1', 'c11r0', 'c12r0', 'c9r1'];
    expect(freeCorner(long, WIDE)).toBe('right');
    expect(
      freeCorner(
        long.map((hex) => hex.replace(/^c(\d+)/, (_, c: string) => `c${12 - Number(c)}`)),
        WIDE,
      ),
    ).toBe('left');
  });
});
