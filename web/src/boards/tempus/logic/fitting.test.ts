import { describe, expect, it } from 'vitest';
import { fit, onScreen } from '../../common/camera';
import { layOut } from './fitting';
import { boxAround, centre, RADIUS } from './hexes';
import { moment, MOMENTS } from '../../testing/tempus';

/** Much land in the west, a tail to the east; and the same from the other side. */
const WEST = ['c1r1', 'c1r2', 'c1r3', 'c1r4', 'c1r5', 'c1r6', 'c2r5', 'c2r6', 'c3r1', 'c4r1', 'c5r1', 'c6r1'];
const mirrored = (hexes: readonly string[]) =>
  hexes.map((hex) => hex.replace(/^c(\d+)/, (_, column: string) => `c${12 - Number(column)}`));
const ISLANDS = [
  WEST,
  mirrored(WEST),
  ...MOMENTS.map((name) => moment(name).view.land.map(({ hex }) => hex)).filter(({ length }) => length > 40),
].flatMap((hexes) => [hexes, mirrored(hexes)]);
/** Stages of screens of 1280 × 720, 1440 × 900, 1920 × 1080, and of a tablet held upright. */
const STAGES = [
  { width: 982, height: 485 },
  { width: 1140, height: 630 },
  { width: 1600, height: 820 },
  { width: 768, height: 640 },
];

function lying(hexes: readonly string[], stage: { width: number; height: number }) {
  const { box, corner } = layOut(hexes, stage);
  const camera = fit(box, stage, 0);
  return { corner, camera, at: hexes.map((hex) => onScreen(camera, centre(hex))) };
}

describe('an island on the stage', () => {
  it('has most of its land in the middle where nothing floats there', () => {
    const { at } = lying(WEST, STAGES[2]!);
    const middle = at.reduce((sum, { x }) => sum + x, 0) / at.length;
    expect(middle).toBeCloseTo(STAGES[2]!.width / 2, 0);
  });

  it('lies under nothing that floats on it', () => {
    for (const hexes of ISLANDS) {
      for (const stage of STAGES) {
        const { at, camera, corner } = lying(hexes, stage);
        const floats = [
          { x: 0, y: 0, width: 225, height: 54 },
          { x: stage.width - 145, y: 0, width: 145, height: 54 },
          { x: corner === 'left' ? 0 : stage.width - 340, y: stage.height - 60, width: 340, height: 60 },
        ];
        // The disk of a token.
        const room = 0.5 * RADIUS * camera.scale;
        const under = at.filter(({ x, y }) =>
          floats.some(
            (float) =>
              x > float.x - room &&
              x < float.x + float.width + room &&
              y > float.y - room &&
              y < float.y + float.height + room,
          ),
        );
        expect(under).toEqual([]);
      }
    }
  });

  it('stays in sight to its farthest shore and big enough to be read', () => {
    for (const hexes of ISLANDS) {
      for (const stage of STAGES) {
        const { at, camera } = lying(hexes, stage);
        const least = fit(boxAround(hexes, 30), stage, 0).scale;
        expect(camera.scale).toBeGreaterThanOrEqual(0.75 * least);
        const outside = at.filter(({ x, y }) => x < 0 || x > stage.width || y < 0 || y > stage.height);
        expect(outside).toEqual([]);
      }
    }
  });

  it('knows nothing of a stage without a size yet', () => {
    expect(layOut(WEST, { width: 0, height: 0 })).toEqual({ box: boxAround(WEST, 30), corner: 'left' });
    expect(layOut([], STAGES[0]!).corner).toBe('left');
  });
});
