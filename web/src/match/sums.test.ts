import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../api/types';
import { added } from './sums';

const event = (type: string, rest: object) => ({ type, ...rest }) as unknown as GameEvent;
const placed = (count: number, area = 'troy') => event('DisksPlaced', { seat: 1, area, count });

describe('what happened several times', () => {
  it('is one with the sum where only the number differs', () => {
    expect(added([placed(2), placed(1), placed(1)])).toEqual([placed(4)]);
    expect(added([placed(2), placed(1, 'delphi'), placed(1)])).toEqual([
      placed(2),
      placed(1, 'delphi'),
      placed(1),
    ]);
  });

  it('adds what it cost, but not what stood there afterwards', () => {
    const stage = (resources: number) => event('StagesBuilt', { wonder: 'pyramids', count: 1, resources });
    expect(added([stage(3), stage(2)])).toEqual([
      event('StagesBuilt', { wonder: 'pyramids', count: 2, resources: 5 }),
    ]);
    const left = (count: number, left: number) => event('Spent', { count, left });
    expect(added([left(1, 4), left(1, 3)])).toHaveLength(2);
  });

  it('keeps gains and losses apart, and deeds that have no number', () => {
    const food = (amount: number) => event('FoodChanged', { seat: 0, amount });
    expect(added([food(3), food(-1)])).toHaveLength(2);
    const built = event('Built', { technology: 'bronze', resources: 2 });
    expect(added([built, built])).toEqual([built, built]);
  });
});
