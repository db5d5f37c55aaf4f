/** What this board has copied from the game must be what the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backgroundOf, fightPoints, ideaOf, progressPoints } from './cards';
import { era, ERAS, eraIndex } from './eras';
import { side, tileHexes, TILES } from './tiles';

/** Tests run in the folder `web`. */
function rows(file: string): Record<string, string>[] {
  const csv = readFileSync(`../games/tempus/src/main/resources/ecumene/tempus/${file}`, 'utf8');
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

describe('components', () => {
  it('has the eras of the chart', () => {
    expect(
      ERAS.map((row) => ({
        id: row.id,
        terrain_to_enter: row.terrain ?? '',
        moves: row.moves,
        distance: row.distance,
        children: row.children,
        stacking: row.stackingLimit,
        ships: row.ships ? 1 : 0,
        ideas_draw: row.ideas,
        ideas_hand: row.handLimit,
        actions: row.actions,
        first_entrant_cards: row.freeCards,
        vp_bonus: row.points,
      })),
    ).toEqual(
      rows('eras.csv').map(({ id, terrain_to_enter, ...row }) => ({
        id,
        terrain_to_enter,
        ...Object.fromEntries(
          Object.entries(row)
            .filter(([column]) => !column.endsWith('_confidence'))
            .map(([column, value]) => [column, Number(value)]),
        ),
      })),
    );
    expect(era('trains').distance).toBe(5);
    expect(eraIndex('flight')).toBe(10);
  });

  it('has the twelve tiles', () => {
    expect(Object.entries(TILES).map(([id, { centre, ring }]) => [id, centre, ...ring])).toEqual(
      rows('tiles.csv').map((row) =>
        ['id', 'centre', 'n', 'ne', 'se', 's', 'sw', 'nw'].map((column) => row[column]),
      ),
    );
  });

  it('turns tiles clockwise', () => {
    const tile = TILES.T01!;
    expect(side(tile, 0, 0)).toBe(tile.ring[0]);
    expect(side(tile, 1, 1)).toBe(tile.ring[0]);
    expect(side(tile, 0, 1)).toBe(tile.ring[5]);
    const lying = tileHexes('T01', 'c5r5', 2);
    expect(lying).toHaveLength(7);
    expect(lying[0]).toEqual({ hex: 'c5r5', terrain: tile.centre });
    expect(lying[1 + 2]!.terrain).toBe(tile.ring[0]);
    expect(tileHexes('T99', 'c5r5', 0)).toEqual([]);
  });

  it('reads every card', () => {
    for (const { id } of rows('idea-cards.csv')) {
      expect(ideaOf(`${id}-hills`)).toBe(id);
      expect(backgroundOf(`${id}-hills`)).toBe('hills');
    }
  });

  it('counts cards in fights', () => {
    expect(fightPoints('weapons-hills', 'hills', false)).toBe(2);
    expect(fightPoints('weapons-hills', 'forest', true)).toBe(1);
    expect(fightPoints('fortification-hills', 'hills', true)).toBe(3);
    expect(fightPoints('fortification-hills', 'hills', false)).toBe(1);
    expect(fightPoints('medicine-hills', 'mountain', true)).toBe(0);
    expect(fightPoints('weapons-hills', undefined, false)).toBe(1);
  });

  it('counts cards for progress', () => {
    expect(progressPoints('education-hills', 'hills')).toBe(2);
    expect(progressPoints('education-hills', 'forest')).toBe(1);
    expect(progressPoints('weapons-hills', 'hills')).toBe(1);
    expect(progressPoints('weapons-hills', null)).toBe(0);
  });
});
