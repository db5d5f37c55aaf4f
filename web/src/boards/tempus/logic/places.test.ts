import { describe, expect, it } from 'vitest';
import { step } from './hexes';
import { aroundTile, ninth, offset, tellApart, type Telling } from './places';

describe('the way from hex to hex', () => {
  it('is one direction for neighbours', () => {
    for (const hex of ['c5r5', 'c6r6']) {
      for (const direction of [0, 1, 2, 3, 4, 5]) {
        expect(offset(hex, step(hex, direction)!)).toEqual({ direction, steps: 1, aside: 0 });
      }
    }
  });

  it('is told apart for every hex two steps away', () => {
    const ways = aroundTile('c6r6').map((hex) => JSON.stringify(offset('c6r6', hex)));
    expect(new Set(ways).size).toBe(12);
    expect(offset('c6r6', 'c6r4')).toEqual({ direction: 0, steps: 2, aside: 0 });
    // North, then north-east.
    expect(offset('c6r6', step('c6r5', 1)!)).toEqual({ direction: 0, steps: 1, aside: 1 });
    expect(offset('c6r6', 'c6r6')).toBeNull();
  });
});

describe('the ninths of an area', () => {
  it('are counted from the north-west', () => {
    const area = ['c0r0', 'c12r11'];
    expect(ninth('c0r0', area)).toBe(0);
    expect(ninth('c6r5', area)).toBe(4);
    expect(ninth('c12r11', area)).toBe(8);
  });
});

describe('names of places', () => {
  const telling: Telling = {
    plain: (hex) => (hex === 'c1r1' ? 'hills' : 'forest'),
    region: (hex) => (hex.startsWith('c2') ? 'west' : 'east'),
    beside: (hex) => (hex === 'c8r3' ? ['forest', 'lake'] : ['forest']),
    besideOf: (what) => `beside ${what}`,
    nth: (index, all, from) => `${index + 1} of ${all} from ${from}`,
  };

  it('are as short as they can be, and different', () => {
    const names = tellApart(['c1r1', 'c2r1', 'c8r3', 'c8r5', 'c8r7'], telling);
    expect([...names]).toEqual([
      ['c1r1', 'hills'],
      ['c2r1', 'forest (west)'],
      ['c8r3', 'forest (east, beside lake)'],
      ['c8r5', 'forest (east, 2 of 3 from north)'],
      ['c8r7', 'forest (east, 3 of 3 from north)'],
    ]);
  });

  it('never call a place the farthest where one told otherwise lies farther', () => {
    const names = tellApart(['c2r9', 'c4r9', 'c6r9'], {
      ...telling,
      region: () => 'south',
      beside: (hex) => (hex === 'c2r9' ? ['lake'] : []),
    });
    expect([...names.values()].toSorted()).toEqual([
      'forest (south, 2 of 3 from west)',
      'forest (south, 3 of 3 from west)',
      'forest (south, beside lake)',
    ]);
  });

  it('are counted from the west where places lie in a row', () => {
    const names = tellApart(['c8r5', 'c4r5'], { ...telling, region: () => 'east' });
    expect(names.get('c4r5')).toBe('forest (east, 1 of 2 from west)');
  });
});
