/** What this board has copied from the game must be what the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { area, AREAS, neighbours, towards } from './atlas';
import data from './atlas.json';
import { CARDS, CHANGES, fateCard, helpOf, HOMES, subjectOf, WONDER_DISKS, WONDERS } from './cards';
import fateCards from './fate-cards.json';
import { arcsOf, rounded } from './outlines';

/** Tests run in the folder `web`. */
function rows(file: string): Record<string, string>[] {
  const csv = readFileSync(`../games/inner-sea/src/main/resources/ecumene/innersea/${file}`, 'utf8');
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

describe('the map', () => {
  it('has the areas of the game, in the order of the map', () => {
    expect(
      data.areas.map((each) => ({
        id: each.id,
        kind: each.kind,
        island: 'island' in each ? each.island : '',
        home: 'home' in each,
        x: each.x,
        y: each.y,
        radius: each.radius,
      })),
    ).toEqual(
      rows('areas.csv').map(({ id, kind, island, home_of, x, y, radius }) => ({
        id,
        kind,
        island,
        home: home_of !== '',
        x: Number(x),
        y: Number(y),
        radius: Number(radius),
      })),
    );
    expect(AREAS).toHaveLength(93);
  });

  it('has the borders of the game', () => {
    const pairs = Object.entries(data.borders).flatMap(([one, others]) =>
      others.split(' ').map((other) => `${one},${other}`),
    );
    expect(pairs.sort()).toEqual(
      rows('borders.csv')
        .map(({ a, b }) => `${a},${b}`)
        .sort(),
    );
    expect(neighbours('rome')).toContain('etruria');
    expect(neighbours('etruria')).toContain('rome');
  });

  it('draws a common line for areas that touch, and none for others but those of one island', () => {
    const rings = data.areas.map(({ id, ring }) => ({
      id,
      ring: ring.split(' ').map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        return { x: x!, y: y! };
      }),
    }));
    const arcs = arcsOf(rings);
    const drawn = new Set(
      [...arcs.values()].flat().flatMap(({ area: one, other }) => (other === null ? [] : `${one},${other}`)),
    );
    for (const { id } of AREAS) {
      const strangers = AREAS.filter(({ id: other }) => drawn.has(`${id},${other}`)).filter(
        ({ id: other }) => !neighbours(id).includes(other),
      );
      expect(strangers, id).toEqual([]);
    }
    const undrawn = AREAS.flatMap(({ id }) => neighbours(id).filter((other) => !drawn.has(`${id},${other}`)));
    expect(undrawn.length).toBeLessThanOrEqual(10);
  });

  it('rounds a line the same from both ends, and keeps its ends', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
    ];
    expect(rounded(line, 2)).toEqual(rounded(line.toReversed(), 2).toReversed());
    expect(rounded(line, 2).at(0)).toEqual(line[0]);
    expect(rounded(line, 2).at(-1)).toEqual(line[2]);
  });

  it('leads from area to area with arrow keys', () => {
    const all = AREAS.map(({ id }) => id);
    expect(area(towards('rome', 'ArrowRight', all)!).centre.x).toBeGreaterThan(area('rome').centre.x);
    expect(towards('rome', 'Enter', all)).toBeNull();
    expect(() => area('nowhere')).toThrow('nowhere');
  });
});

describe('what is printed', () => {
  it('has the cards of the game', () => {
    expect(
      CARDS.map(({ number, id, kind, tags, legend, person, disks }) => ({
        number: `${number}`,
        id,
        kind,
        tags: tags.join(' '),
        legend,
        great_person: person ? '1' : '0',
        disks: `${disks}`,
      })),
    ).toEqual(
      rows('fate-cards.csv').map(({ number, id, kind, tags, legend, great_person, disks }) => ({
        number,
        id,
        kind,
        tags,
        legend,
        great_person,
        disks,
      })),
    );
    expect(fateCards).toHaveLength(103);
    expect(subjectOf(fateCard('triremes')!)).toBe('naval-war');
    expect(fateCard('no-card')).toBeUndefined();
  });

  it('has the Wonders, the help and the homes of the displays', () => {
    expect(WONDERS.map((id) => [id, `${WONDER_DISKS}`])).toEqual(
      rows('wonders.csv').map(({ id, disks }) => [id, disks]),
    );
    for (const { id, home, allies } of rows('civilizations.csv')) {
      expect(
        helpOf(id!)
          .map((help) => `${help.id} ${help.count} ${help.where} ${help.own ? 'own' : 'white'}`)
          .join(';'),
      ).toBe(allies);
      expect(HOMES[id!] ?? '').toBe(home);
    }
  });

  it('has the table of change', () => {
    expect(CHANGES.map(({ id, last }) => [id, `${last}`])).toEqual(
      rows('epoch-events.csv').map(({ id, to }) => [id, to]),
    );
  });
});
