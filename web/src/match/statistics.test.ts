import { describe, expect, it } from 'vitest';
import type { StatisticsMoment } from '../api/types';
import { seriesOf, ticks, turningPoints } from './statistics';

const moment = (ply: number, hexes: number[], cities: number[], outlook?: number[]): StatisticsMoment => ({
  ply,
  round: ply,
  points: [
    { name: 'hexes', values: hexes },
    { name: 'cities', values: cities },
  ],
  measures: [
    { name: 'cities', values: cities },
    { name: 'hand', values: [3, 4] },
  ],
  ...(outlook ? { outlook } : {}),
});

describe('statistics', () => {
  it('have the sum of points first, then each measure once', () => {
    const series = seriesOf([moment(1, [1, 2], [0, 2]), moment(2, [3, 2], [4, 2])], 2);
    expect(series.map((each) => each.name)).toEqual(['total', 'hexes', 'cities', 'hand']);
    expect(series[0]!.rows).toEqual([
      [1, 4],
      [7, 4],
    ]);
    expect(seriesOf([], 2)).toEqual([]);
  });

  it('find the turning points, the greatest ones in the order of play', () => {
    const shares = [0.5, 0.52, 0.8, 0.75, 0.3, 0.31, 0.9];
    const moments = shares.map((share, index) => moment(index, [0, 0], [0, 0], [share, 1 - share]));
    expect(turningPoints(moments).map((point) => [point.ply, point.seat, point.change])).toEqual([
      [2, 0, 28],
      [4, 0, -45],
      [6, 0, 59],
    ]);
    expect(turningPoints([moment(1, [0, 0], [0, 0])])).toEqual([]);
  });

  it('draw round numbers on the axis', () => {
    expect(ticks(0, 17)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(-3, 4)[0]).toBeLessThanOrEqual(-3);
    expect(ticks(0, 130).at(-1)).toBeGreaterThanOrEqual(130);
  });
});
