/** What is printed, read from the game's own tables, for the tests: they run in the folder `web`. */
import { readFileSync } from 'node:fs';
import type { AreaId, Printed } from '../civilization/types';

type Row = Record<string, string>;

function rows(file: string): Row[] {
  const csv = readFileSync(`../games/civilization/src/main/resources/ecumene/civilization/${file}`, 'utf8');
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const words = (text: string | undefined) => (text ? text.split(' ') : []);

function neighbours(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { a, b, land } of rows('borders.csv')) {
    if (land === '1') {
      found.set(a!, [...(found.get(a!) ?? []), b!]);
      found.set(b!, [...(found.get(b!) ?? []), a!]);
    }
  }
  return found;
}

function nation(row: Row): Printed['nations'][number] {
  const gates = [Number(row['early_bronze']), Number(row['late_bronze']), Number(row['iron'])];
  const epochs = ['neolithic', 'early-bronze-age', 'late-bronze-age', 'iron-age'] as const;
  const points = new Map(words(row['points']).map((pair) => pair.split(':').map(Number) as [number, number]));
  const spaces = Array.from({ length: 15 }, (_, space) => space);
  return {
    id: row['id']!,
    start: row['start']!,
    cities: Number(row['cities']),
    epochs: spaces.map((space) => epochs[gates.filter((gate) => gate <= space).length]!),
    points: spaces.map((space) => points.get(space) ?? 0),
  };
}

export function printed(): Printed {
  const drawn = new Map(rows('outlines.csv').map((row) => [row['id'], row]));
  const borders = neighbours();
  const areas = rows('areas.csv').map((row) => {
    const drawing = drawn.get(row['id'])!;
    return {
      id: row['id']!,
      kind: row['kind']!,
      limit: Number(row['limit']),
      cityCost: row['site'] ? 6 : 12,
      ...(row['site'] ? { site: row['site'] } : {}),
      ...(row['plain'] ? { plain: row['plain'] } : {}),
      ...(row['volcano'] ? { volcano: row['volcano'] } : {}),
      boards: words(row['boards']),
      x: Number(drawing['x']),
      y: Number(drawing['y']),
      cityX: Number(drawing['city_x']),
      cityY: Number(drawing['city_y']),
      outline: drawing['outline']!,
      ...(row['kind'] === 'sea' ? {} : { land: drawing['land'] || drawing['outline']! }),
      neighbours: borders.get(row['id']!) ?? [],
    };
  });
  const ids = new Set(areas.map(({ id }) => id));
  const areaOf = (shore: string): AreaId => (ids.has(shore) ? shore : shore.slice(0, shore.lastIndexOf('-')));
  const numbers = {
    groups: 3,
    cards: 7,
    mostCards: 11,
    fewestTraded: 3,
    ships: 4,
    shipCost: 2,
    finalSpace: 14,
  };
  return {
    width: 2000,
    height: 1200,
    areas,
    shores: rows('shores.csv').map((row) => ({
      id: row['id']!,
      area: areaOf(row['id']!),
      x: Number(row['x']),
      y: Number(row['y']),
    })),
    lakes: [],
    volcanoes: [],
    tradeCards: rows('trade-cards.csv').map((row) => ({
      id: row['id']!,
      stack: Number(row['stack']),
      copies: Number(row['count']),
      values: Array.from(
        { length: Number(row['count']) },
        (_, index) => (index + 1) ** 2 * Number(row['stack']),
      ),
      calamity: row['kind'] !== 'commodity',
      red: row['back'] === 'red',
    })),
    civilizationCards: rows('civilization-cards.csv').map((row) => ({
      id: row['id']!,
      groups: words(row['groups']),
      cost: Number(row['cost']),
      copies: Number(row['copies']),
      credits: words(row['credits']).map((pair) => ({
        card: pair.split(':')[0]!,
        value: Number(pair.split(':')[1]),
      })),
      gives: [],
    })),
    nations: rows('nations.csv').map(nation),
    ...numbers,
  } as unknown as Printed;
}
