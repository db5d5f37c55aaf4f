import { describe, expect, it } from 'vitest';
import { moment } from '../../testing/tempus';
import { lastFight, lastProgress, tracesOf } from './traces';

describe('traces', () => {
  it('shows ways, births, cities and losses', () => {
    expect(
      tracesOf([
        {
          type: 'TokenMoved',
          seat: 1,
          from: 'c4r5',
          fromTerrain: 'hills',
          toTerrain: 'forest',
          to: 'c4r6',
          way: 'land',
        },
        { type: 'ChildBorn', seat: 1, hex: 'c4r5' },
        { type: 'CityBuilt', seat: 0, hex: 'c1r1', terrain: 'hills', value: 2, tokens: 2 },
        { type: 'RoundBegan', round: 2 },
        { type: 'TokensLost', seat: 2, hex: 'c2r2', terrain: 'hills', count: 3 },
      ]).map(({ kind }) => kind),
    ).toEqual(['way', 'born', 'city', 'lost']);
  });

  it('shows a conversion on both sides, and no advance of nobody', () => {
    expect(
      tracesOf([
        {
          type: 'TokenConverted',
          seat: 0,
          victim: 2,
          card: 'religion-hills',
          fromTerrain: 'hills',
          toTerrain: 'forest',
          from: 'c5r5',
          to: 'c4r5',
        },
        { type: 'TokensAdvanced', seat: 0, toTerrain: 'forest', from: 'c4r5', to: 'c5r5', count: 0 },
      ]),
    ).toEqual([
      { kind: 'lost', seat: 2, hex: 'c5r5', count: 1 },
      { kind: 'born', seat: 0, hex: 'c4r5' },
    ]);
  });

  it('shows a whole tile', () => {
    const [trace] = tracesOf([{ type: 'TileLaid', seat: 0, tile: 'T01', hex: 'c5r5', turns: 1 }]);
    expect(trace).toMatchObject({ kind: 'tile', hexes: { length: 7 } });
  });

  it('finds the last fight and the last progress', () => {
    const { events } = moment('counted');
    expect(lastProgress(events)?.standings).toHaveLength(5);
    expect(lastFight([])).toBeNull();
    expect(lastProgress([])).toBeNull();
  });
});
