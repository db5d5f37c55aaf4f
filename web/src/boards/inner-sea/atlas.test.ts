import { describe, expect, it } from 'vitest';
import { boxAround, sealOf, type Area } from './atlas';
import { clustersOf } from './clusters';
import { labelsOf, Plan } from './labels';

const area = (id: string, x: number, y: number): Area => ({
  id,
  kind: 'land',
  order: 0,
  home: false,
  centre: { x, y },
  radius: 40,
  box: { x: x - 50, y: y - 50, width: 100, height: 100 },
  ring: [
    { x: x - 50, y: y - 50 },
    { x: x + 50, y: y - 50 },
    { x: x + 50, y: y + 50 },
    { x: x - 50, y: y + 50 },
  ],
  path: '',
});
const west = area('west', 100, 900);
const east = area('east', 1800, 900);
const north = area('north', 100, 100);
const box = boxAround([west, east, north], 10);
/** What a stack in each of some areas covers. */
const covered = (areas: readonly Area[]) => {
  const stacks = new Map(areas.map(({ id }) => [id, 1]));
  return new Map([...clustersOf(areas, stacks, 1, box)].map(([id, cluster]) => [id, cluster.box]));
};

describe('atlas', () => {
  it('keeps names inside the map, above pieces at its lower edge', () => {
    const tight = { x: 0, y: 0, width: 2000, height: 930 };
    const [free] = labelsOf(new Plan([west], tight, (id) => id, 20, 1), new Map());
    const [held] = labelsOf(new Plan([west], tight, (id) => id, 20, 1), covered([west]));
    expect(free!.y).toBeGreaterThan(west.centre.y - 1);
    expect(held!.y).toBeLessThan(west.centre.y);
  });

  it('keeps the seal of a Wonder on its area', () => {
    const small = { ...west, ring: west.ring.map(({ x, y }) => ({ x: x < 100 ? 82 : x, y })) };
    expect(sealOf(west, 1).x).toBeLessThan(0);
    expect(sealOf(small, 1).x).toBeGreaterThan(0);
    expect(Math.abs(sealOf(west, 3).x)).toBeLessThanOrEqual(50);
  });

  it('writes no name over another', () => {
    const near = area('near', 110, 905);
    const [one, other] = labelsOf(new Plan([west, near], box, (id) => id, 20, 1), new Map());
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThanOrEqual(20);
    const long = labelsOf(new Plan([west, near], box, (id) => id.repeat(3), 60, 1), new Map());
    expect(long.length).toBeLessThan(2);
  });

  it('writes a name above its pieces where those of another area would cover it', () => {
    const [upper, lower] = [area('upper', 100, 400), area('lower', 100, 450)];
    const named = (held: readonly Area[]) =>
      labelsOf(new Plan([upper, lower], box, (id) => id, 20, 1), covered(held)).find(
        (label) => label.area === upper,
      )!.y;
    expect(named([upper])).toBeGreaterThan(upper.centre.y);
    expect(named([upper, lower])).toBeLessThan(upper.centre.y);
  });
});
