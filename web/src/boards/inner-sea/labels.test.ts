import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atlasOf, boxAround, lies, type Area, type Atlas } from './atlas';
import { clustersOf } from './clusters';
import { shared } from '../common/plane';
import { labelsOf, Plan, type Label } from './labels';
import type { Printed } from './types';

const FOLDER = '../games/inner-sea/src/main/resources/ecumene/innersea';
const rowsOf = (file: string) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const namesIn = (language: string) =>
  new Map(
    [
      ...readFileSync(`${FOLDER}/texts_${language}.properties`, 'utf8').matchAll(/^name\.(\S+) = (.*)$/gm),
    ].map(([, id, words]) => [id!, words!]),
  );

/** The map as it is printed. */
function printedMap(): Atlas {
  const rings = new Map(rowsOf('outlines.csv').map(([id, ring]) => [id!, ring!.split(' ').map(Number)]));
  const areas = rowsOf('areas.csv').map((row) => ({
    id: row[0]!,
    kind: row[1]!,
    home: row[3] !== '',
    x: Number(row[7]),
    y: Number(row[8]),
    radius: Number(row[9]),
    ring: rings.get(row[0]!)!,
  }));
  const all = [...rings.values()].flat();
  const most = (odd: number) => Math.max(...all.filter((_, index) => index % 2 === odd));
  return atlasOf({
    width: most(0),
    height: most(1),
    areas,
    euxine: rings.get('euxine')!,
  } as unknown as Printed);
}

const atlas = printedMap();
const bounds = boxAround(atlas.areas, 8);
/** How tall letters of 12 pixels are at some zooms: a phone, 1280 and 1920 pixels wide, close. */
const SIZES = [32, 27, 20, 12];

const boostAt = (size: number) => Math.min(1.7, Math.max(1, (0.52 * size) / 12));

/** Where a name has its middle; letters reach a little below their foot. */
function middleOf({ x, y, lines }: Label, size: number) {
  return { x, y: y - 0.35 * size + ((lines.length - 1) * 1.05 * size) / 2 };
}

function named(size: number, language: string, held: readonly Area[]): Label[] {
  const names = namesIn(language);
  const boost = boostAt(size);
  const clusters = clustersOf(atlas.areas, new Map(held.map(({ id }) => [id, 1])), boost, bounds);
  return labelsOf(
    new Plan(atlas.areas, bounds, (id) => names.get(id)!, size, boost),
    new Map([...clusters].map(([id, { box }]) => [id, box])),
  );
}

describe('pieces on the map', () => {
  /** Islands and shores where many meet, each with its neighbours. */
  const crowds = new Map([
    ['sicilia', 4],
    ['syracuse', 3],
    ['nora', 4],
    ['sardinia', 1],
    ['carthaginian-sea', 4],
    ['carthage', 2],
    ['nile-delta', 4],
    ['egypt', 2],
    ['gaul', 3],
    ['liguria', 2],
    ['massilia', 1],
  ]);
  for (const size of SIZES) {
    it(`lie over no others, and within the map (${size})`, () => {
      const clusters = [...clustersOf(atlas.areas, crowds, boostAt(size), bounds)];
      for (const [id, { box }] of clusters) {
        expect([id, box.y >= bounds.y, box.x >= bounds.x]).toEqual([id, true, true]);
        for (const [other, { box: there }] of clusters.filter((each) => each[0] > id)) {
          const covered = shared(box, there) / Math.min(box.width * box.height, there.width * there.height);
          expect([id, other, covered < 0.05]).toEqual([id, other, true]);
        }
      }
    });
  }
});

describe('names on the map', () => {
  const some = atlas.areas.filter((_, index) => index % 3 === 0);
  for (const language of ['en', 'es']) {
    for (const size of SIZES) {
      for (const [what, held] of [
        ['an empty map', []],
        ['a map with pieces', some],
      ] as const) {
        it(`lie on their own areas, or at sea beside them (${language}, ${size}, ${what})`, () => {
          for (const label of named(size, language, held)) {
            const middle = middleOf(label, size);
            const at = atlas.areas.find((area) => lies(middle, area));
            if (label.leader) {
              expect(at!.kind).not.toBe('land');
            } else {
              expect([label.area.id, at?.id]).toEqual([label.area.id, label.area.id]);
            }
          }
        });
      }
    }
  }

  it('are more from nearer', () => {
    const counts = SIZES.map((size) => named(size, 'es', some).length);
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts);
    expect(counts[0]).toBeGreaterThan(atlas.areas.length * 0.75);
    expect(counts.at(-1)).toBeGreaterThan(atlas.areas.length * 0.95);
  });
});
