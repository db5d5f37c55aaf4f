import { describe, expect, it } from 'vitest';
import { boxAround, type Area } from './atlas';
import { labelsOf } from './labels';
import { BOTH } from './words';

const area = (id: string, x: number, y: number): Area => ({
  id,
  kind: 'land',
  order: 0,
  home: false,
  centre: { x, y },
  radius: 40,
  box: { x: x - 50, y: y - 50, width: 100, height: 100 },
  path: '',
});
const west = area('west', 100, 900);
const east = area('east', 1800, 900);
const north = area('north', 100, 100);
const box = boxAround([west, east, north], 10);

describe('atlas', () => {
  it('keeps names inside the map, above pieces at its lower edge', () => {
    const tight = { x: 0, y: 0, width: 2000, height: 930 };
    const [free] = labelsOf([west], tight, (id) => id, 20, 30, new Set());
    const [held] = labelsOf([west], tight, (id) => id, 20, 30, new Set(['west']));
    expect(free!.y).toBeGreaterThan(west.centre.y - 1);
    expect(held!.y).toBeLessThan(west.centre.y);
  });

  it('writes no name over another', () => {
    expect(labelsOf([west, area('near', 110, 905)], box, (id) => id, 20, 30, new Set())).toHaveLength(1);
  });
});

describe('words', () => {
  it('has the same keys in both languages', () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, each]) =>
        typeof each === 'object' && each !== null ? [key, ...keys(each as object)] : [key],
      );
    expect(keys(BOTH.es)).toEqual(keys(BOTH.en));
  });
});
