/** What this board has copied from the game must be what the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CIVILIZATION_CARDS, TRADE_CARDS } from './cards';
import {
  AREAS,
  areasOf,
  boxOf,
  cornersOf,
  LAND_BORDERS,
  shoreAt,
  shoreArea,
  towards,
  VOLCANOES,
} from './geography';
import { NATIONS } from './succession';

/** Tests run in the folder `web`. */
function rows(file: string): Record<string, string>[] {
  const csv = readFileSync(`../games/civilization/src/main/resources/ecumene/civilization/${file}`, 'utf8');
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

describe('components', () => {
  it('has every area with what is printed on it', () => {
    expect(
      [...AREAS.values()].map((area) => [
        area.id,
        area.kind,
        area.limit,
        area.site ?? '',
        area.plain ?? '',
        area.volcano ?? '',
        area.boards.join(' '),
      ]),
    ).toEqual(
      rows('areas.csv').map((row) => [
        row['id'],
        row['kind'],
        Number(row['limit']),
        row['site'],
        row['plain'],
        row['volcano'],
        row['boards'],
      ]),
    );
    for (const row of rows('areas.csv')) {
      const { at } = AREAS.get(row['id']!)!;
      expect(Math.hypot(at.x - 2 * Number(row['x']), at.y - 2 * Number(row['y']))).toBeLessThan(1);
    }
  });

  it('has the land borders', () => {
    expect(LAND_BORDERS.map((pair) => pair.join(' '))).toEqual(
      rows('borders.csv')
        .filter((row) => row['land'] === '1')
        .map((row) => `${row['a']} ${row['b']}`),
    );
  });

  it('has the volcanoes where the areas say', () => {
    for (const { id, areas } of VOLCANOES) {
      expect(
        [...AREAS.values()]
          .filter((area) => area.volcano === id)
          .map((area) => area.id)
          .sort(),
      ).toEqual([...areas].sort());
    }
  });

  it('has closed outlines around the places of the pieces', () => {
    for (const area of AREAS.values()) {
      const corners = cornersOf(area.outline);
      expect(corners.length).toBeGreaterThan(3);
      const xs = corners.map(({ x }) => x);
      const ys = corners.map(({ y }) => y);
      expect(Math.min(...xs)).toBeLessThan(area.at.x);
      expect(Math.max(...xs)).toBeGreaterThan(area.at.x);
      expect(Math.min(...ys)).toBeLessThan(area.at.y);
      expect(Math.max(...ys)).toBeGreaterThan(area.at.y);
    }
  });

  it('finds shores of one and of several waters', () => {
    expect(shoreArea('delphi-w').id).toBe('delphi');
    expect(shoreAt('delphi-w')).not.toEqual(shoreAt('delphi-e'));
    expect(shoreArea('armenia-urmia').id).toBe('armenia');
    expect(shoreAt('armenia-urmia')).not.toEqual(shoreAt('armenia-van'));
    expect(shoreArea('sea-west-med').kind).toBe('sea');
    expect(shoreAt('van')).not.toEqual(AREAS.get('van')!.at);
  });

  it('shows the part of the map that is in play', () => {
    expect(areasOf('8')).toHaveLength(159);
    const small = boxOf('3b');
    expect(small.width).toBeLessThan(boxOf('8').width * 0.6);
    expect(boxOf('none')).toEqual({ x: 0, y: 0, width: 2000, height: 1200 });
  });

  it('goes to neighbours with the arrow keys', () => {
    const ids = areasOf('8').map(({ id }) => id);
    const east = towards('roma', 'ArrowRight', ids)!;
    expect(AREAS.get(east)!.at.x).toBeGreaterThan(AREAS.get('roma')!.at.x);
    expect(towards('roma', 'Enter', ids)).toBeNull();
    expect(towards('roma', 'ArrowLeft', ['roma'])).toBeNull();
  });

  it('has the trade cards', () => {
    expect(
      TRADE_CARDS.map(({ id, stack, count, calamity, red }) => [
        id,
        calamity ? 'calamity' : 'commodity',
        stack,
        count,
        red ? 'red' : '',
      ]),
    ).toEqual(
      rows('trade-cards.csv').map((row) => [
        row['id'],
        row['kind'],
        Number(row['stack']),
        Number(row['count']),
        row['back'],
      ]),
    );
  });

  it('has the civilization cards with their credits', () => {
    expect(
      CIVILIZATION_CARDS.map(({ id, groups, cost, credits }) => ({
        id,
        groups: [...groups].sort(),
        cost,
        credits,
      })),
    ).toEqual(
      rows('civilization-cards.csv').map((row) => ({
        id: row['id'],
        groups: row['groups']!.split(' ').sort(),
        cost: Number(row['cost']),
        credits: Object.fromEntries(
          row['credits']!.split(' ')
            .filter(Boolean)
            .map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
        ),
      })),
    );
  });

  it('has the rows of the succession table', () => {
    expect(
      NATIONS.map(({ id, start, gates, cities, points }) => [
        id,
        start,
        ...gates,
        cities,
        Object.entries(points)
          .map(([space, value]) => `${space}:${value}`)
          .join(' '),
      ]),
    ).toEqual(
      rows('nations.csv').map((row) => [
        row['id'],
        row['start'],
        Number(row['early_bronze']),
        Number(row['late_bronze']),
        Number(row['iron']),
        Number(row['cities']),
        row['points'],
      ]),
    );
  });
});
