import { describe, expect, it } from 'vitest';
import { name } from '../../text';
import { atlasOf } from './atlas';
import { besideNumbers, boxOf, placed, sidesOf, sizeOfNames } from './map/names';
import { printed } from './printed.fixture';
import type { CivilizationTable } from './types';

const atlas = atlasOf({ components: printed() } as unknown as CivilizationTable)!;

describe('the names on the map', () => {
  it('are never smaller than can be read', () => {
    for (const scale of [0.1, 0.3, 0.5, 0.8]) {
      expect(sizeOfNames(scale) * scale).toBeGreaterThanOrEqual(11);
    }
  });

  it('do not lie over each other, and the important ones stay', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const labels = [
      { id: 'a', text: 'Caucasian Iberia', at: { x: 100, y: 100 }, weight: 0 },
      { id: 'b', text: 'Caucasian Albania', at: { x: 140, y: 102 }, weight: 2 },
      { id: 'c', text: 'Hierakonpolis', at: { x: 395, y: 290 }, weight: 1 },
    ];
    const shown = placed(labels, 20, box);
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(shown[2]!.y, 'above, since there is no room below').toBeLessThan(100);
    expect(placed(labels, 40, box).map(({ id }) => id)[0]).toBe('b');
    expect(shown[1]!.x).toBeLessThan(395);
    expect(shown[1]!.y).toBeLessThan(300);
    expect(placed(labels, 3, box)).toHaveLength(3);
  });

  it('find room for most from close by', () => {
    const lands = atlas.printed.areas.filter(({ kind }) => kind !== 'sea');
    const labels = lands.map(({ id, x, y }) => ({ id, text: name(id), at: { x, y }, weight: 0 }));
    const box = { x: 0, y: 0, width: atlas.printed.width, height: atlas.printed.height };
    expect(placed(labels, sizeOfNames(1), box).length).toBeGreaterThan(lands.length * 0.9);
  });

  it('keep their side until something stands there', () => {
    const lands = atlas.printed.areas.filter(({ kind }) => kind !== 'sea');
    const box = { x: 0, y: 0, width: atlas.printed.width, height: atlas.printed.height };
    const [size, pieces] = [sizeOfNames(0.5), 1];
    const named = (weightOf: (index: number) => number) =>
      lands.map(({ id, x, y }, index) => ({ id, text: name(id), at: { x, y }, weight: weightOf(index) }));
    const sides = sidesOf(
      named(() => 0),
      size,
      box,
      pieces,
    );
    const shown = (
      weightOf: (index: number) => number,
      standing: { at: { x: number; y: number }; count: number }[],
    ) => new Map(placed(named(weightOf), size, box, standing, pieces, [], sides).map(({ id, y }) => [id, y]));
    const before = shown(() => 0, []);
    const after = shown((index) => index % 3, []);
    expect([...after].filter(([id, y]) => before.has(id) && before.get(id) !== y)).toEqual([]);
    const [id] = [...before.keys()];
    const { x } = atlas.area(id!);
    const covered = shown(() => 0, [{ at: { x, y: before.get(id!)! }, count: 1 }]);
    expect(covered.get(id!)).not.toBe(before.get(id!));
  });

  it('cover no number of a piece', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const standing = [
      { at: { x: 200, y: 100 }, count: 1 },
      { at: { x: 220, y: 150 }, count: 2 },
    ];
    const label = { id: 'a', text: 'Eastern Desert', at: { x: 200, y: 100 }, weight: 1 };
    const size = 20;
    const [shown] = placed([label], size, box, standing);
    expect(shown!.y).toBeLessThan(100);
    const all = [...standing, { at: { x: 200, y: 60 }, count: 3 }];
    expect(placed([label], size, box, all)).toEqual([]);
  });

  it('and ships lie beside the numbers', () => {
    const standing = [{ at: { x: 100, y: 100 }, count: 1 }];
    const number = boxOf(standing[0]!, 1);
    const at = besideNumbers({ x: 110, y: 96 }, 20, standing, 1);
    expect(at.x - 20).toBeGreaterThanOrEqual(number.x + number.width);
    expect(besideNumbers({ x: 300, y: 300 }, 20, standing, 1)).toEqual({ x: 300, y: 300 });
  });
});
