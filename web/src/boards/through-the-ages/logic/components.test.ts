/** What this board has copied from the game must be what the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLUE, ROW_ACTIONS, SWEPT, YELLOW } from './banks';
import { AGES, CIVIL, MILITARY } from './cards';

/** Tests run in the folder `web`. */
function rows(file: string): Record<string, string>[] {
  const csv = readFileSync(
    `../games/through-the-ages/src/main/resources/ecumene/throughtheages/${file}`,
    'utf8',
  );
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** Facts by the columns of the file; what is empty or nothing is left out. */
function facts(row: Record<string, string>, columns: Record<string, string>): object {
  const list = ['stages', 'amounts'];
  return {
    level: AGES.indexOf(row.age!),
    type: row.type,
    ...Object.fromEntries(
      Object.entries(columns)
        .filter(([column]) => row[column] !== '' && (list.includes(column) || row[column] !== '0'))
        .map(([column, name]) => [
          name,
          list.includes(column) ? row[column]!.split('-').map(Number) : Number(row[column]),
        ]),
    ),
  };
}

const civilColumns = {
  science_cost: 'develop',
  revolution_cost: 'revolution',
  resource_cost: 'build',
  stages: 'stages',
  token: 'token',
  science: 'science',
  culture: 'culture',
  strength: 'strength',
  happiness: 'happiness',
  civil_actions: 'civil',
  military_actions: 'military',
  urban_limit: 'limit',
  blue_tokens: 'blue',
  colonization: 'colonization',
  amounts: 'amounts',
};
const militaryColumns = {
  actions: 'actions',
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  tactic: 'army',
  obsolete: 'obsolete',
  defence: 'defence',
  colonization: 'colonization',
  gain_food: 'food',
  gain_resources: 'resources',
  gain_science: 'science',
  gain_culture: 'culture',
  gain_population: 'workers',
  gain_cards: 'cards',
  yellow: 'yellow',
  blue: 'blue',
  strength: 'strength',
  happiness: 'happiness',
  amounts: 'amounts',
};

describe('components', () => {
  it('has every civil card with its numbers', () => {
    expect(CIVIL).toEqual(
      Object.fromEntries(rows('civil-cards.csv').map((row) => [row.id, facts(row, civilColumns)])),
    );
  });

  it('has every military card with its numbers', () => {
    expect(MILITARY).toEqual(
      Object.fromEntries(
        rows('military-cards.csv').map((row) => [
          row.id,
          {
            ...facts(row, militaryColumns),
            ...(row.sides ? { sides: row.sides } : {}),
            ...(row.no_attack ? { peace: true } : {}),
            ...(row.ends_on_attack ? { endsOnAttack: true } : {}),
          },
        ]),
      ),
    );
  });

  it('has both banks', () => {
    expect(YELLOW).toEqual(
      rows('yellow-bank.csv').map(({ food_cost, consumption, happy_faces }) => ({
        cost: food_cost === '' ? null : Number(food_cost),
        consumption: Number(consumption),
        faces: Number(happy_faces),
      })),
    );
    expect(BLUE).toEqual(rows('blue-bank.csv').map((row) => Number(row.corruption)));
  });

  it('has the spaces of the card row', () => {
    const spaces = rows('card-row.csv');
    expect(ROW_ACTIONS).toEqual(spaces.map((row) => Number(row.civil_actions)));
    expect([2, 3, 4].map((seats) => SWEPT[seats])).toEqual(
      [2, 3, 4].map((seats) => spaces.filter((row) => row[`swept_with_${seats}`] === 'yes').length),
    );
  });
});
