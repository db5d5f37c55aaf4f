/** What this board has copied from the game must be what the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  BUILDINGS,
  CIVILIZATIONS,
  EVENTS,
  PERSONS,
  STRENGTHS,
  TECHNOLOGIES,
  TRACK,
  WONDERS,
} from './components';
import { strengthAt } from './battle';

/** Tests run in the folder `web`. */
const HOME = '../games/sid-meier-civilization/src/main';

function rows(file: string): Record<string, string>[] {
  const csv = readFileSync(`${HOME}/resources/ecumene/sidmeiercivilization/${file}`, 'utf8');
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** Facts as the cells of a table: nothing is an empty cell, yes is 1. */
function cells(facts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      value === null ? '' : value === true ? '1' : value === false ? '0' : String(value),
    ]),
  );
}

function same(ours: Record<string, object>, file: string, zeros: string[] = []) {
  const table = rows(file);
  expect(Object.keys(ours)).toEqual(table.map(({ id }) => id));
  for (const row of table) {
    for (const [key, value] of Object.entries(cells(ours[row['id']!]!))) {
      const cell = row[key] === '' && zeros.includes(key) ? '0' : row[key];
      expect(`${row['id']} ${key} ${value}`).toBe(`${row['id']} ${key} ${cell}`);
    }
  }
}

describe('components', () => {
  it('has the technologies', () => same(TECHNOLOGIES, 'technologies.csv', ['rank']));
  it('has the buildings', () => same(BUILDINGS, 'buildings.csv'));
  it('has the wonders', () => same(WONDERS, 'wonders.csv'));
  it('has the great persons', () => same(PERSONS, 'great-persons.csv'));
  it('has the civilizations', () => same(CIVILIZATIONS, 'civilizations.csv'));

  it('has the culture events', () => {
    expect(Object.entries(EVENTS).map(([id, { era, phase }]) => [id, era, phase])).toEqual(
      rows('culture-events.csv').map(({ id, era, phase }) => [id, era, phase!.replaceAll('_', '-')]),
    );
  });

  it('has the culture track', () => {
    expect(TRACK.map((space, index) => ({ space: `${index + 1}`, ...cells(space) }))).toEqual(
      rows('culture-track.csv').map(({ confidence: _, ...row }) => row),
    );
  });

  it('has the strengths of units', () => {
    expect(
      Object.entries(STRENGTHS).flatMap(([arm, list]) => list.map((strength) => `${arm} ${strength}`)),
    ).toEqual(rows('units.csv').map(({ arm, strength }) => `${arm} ${strength}`));
    expect(strengthAt('infantry-b', 3)).toBe(4);
    expect(strengthAt('aircraft-a', 4)).toBe(5);
  });

  it('has the abilities', () => {
    const java = readFileSync(`${HOME}/java/ecumene/sidmeiercivilization/component/Ability.java`, 'utf8');
    const id = (name: string) => name.toLowerCase().replaceAll('_', '-');
    const printed = [
      ...java.matchAll(
        /^ {4}([A-Z_]+)\(Technology\.([A-Z_]+), (?:null|Resource\.([A-Z]+)), (\d), Phase\.([A-Z_]+), (\d)\)/gm,
      ),
    ].map(([, ability, technology, resource, price, phase, amount]) => [
      id(ability!),
      id(technology!),
      resource === undefined ? null : id(resource),
      Number(price),
      id(phase!),
      Number(amount),
    ]);
    expect(
      Object.entries(ABILITIES).map(([ability, { technology, resource, price, phase, amount }]) => [
        ability,
        technology,
        resource,
        price,
        phase,
        amount,
      ]),
    ).toEqual(printed);
    expect(printed.length).toBeGreaterThan(20);
  });
});
