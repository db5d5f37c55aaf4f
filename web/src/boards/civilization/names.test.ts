import { describe, expect, it } from 'vitest';
import { name } from '../../text';
import { atlasOf, cornersOf } from './atlas';
import { moment } from './logic/moments';
import { berth, boxOfShip, fleetsOf, isInside, moored } from './map/fleets';
import { shared } from '../common/plane';
import { boxOf, placed, sidesOf, sizeOfNames } from './map/names';
import { printed } from './printed.fixture';
import type { CivilizationTable } from './types';

const atlas = atlasOf({ components: printed() } as unknown as CivilizationTable)!;

describe('the names on the map', () => {
  it('are never smaller than can be read', () => {
    for (const scale of [0.1, 0.3, 0.5, 0.8]) {
      expect(sizeOfNames(scale) * scale).toBeGreaterThanOrEqual(11);
    }
  });

  it('do not lie over each other, and the important ones stay', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const labels = [
      { id: 'a', text: 'Caucasian Iberia', at: { x: 100, y: 100 }, weight: 0 },
      { id: 'b', text: 'Caucasian Albania', at: { x: 140, y: 102 }, weight: 2 },
      { id: 'c', text: 'Hierakonpolis', at: { x: 395, y: 290 }, weight: 1 },
    ];
    const shown = placed(labels, 20, box);
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(shown[2]!.y, 'above, since there is no room below').toBeLessThan(100);
    expect(placed(labels, 40, box).map(({ id }) => id)[0]).toBe('b');
    expect(shown[1]!.x).toBeLessThan(395);
    expect(shown[1]!.y).toBeLessThan(300);
    expect(placed(labels, 3, box)).toHaveLength(3);
  });

  it('find room for most from close by', () => {
    const lands = atlas.printed.areas.filter(({ kind }) => kind !== 'sea');
    const labels = lands.map(({ id, x, y }) => ({ id, text: name(id), at: { x, y }, weight: 0 }));
    const box = { x: 0, y: 0, width: atlas.printed.width, height: atlas.printed.height };
    expect(placed(labels, sizeOfNames(1), box).length).toBeGreaterThan(lands.length * 0.9);
  });

  it('keep their side until something stands there', () => {
    const lands = atlas.printed.areas.filter(({ kind }) => kind !== 'sea');
    const box = { x: 0, y: 0, width: atlas.printed.width, height: atlas.printed.height };
    const [size, pieces] = [sizeOfNames(0.5), 1];
    const named = (weightOf: (index: number) => number) =>
      lands.map(({ id, x, y }, index) => ({ id, text: name(id), at: { x, y }, weight: weightOf(index) }));
    const sides = sidesOf(
      named(() => 0),
      size,
      box,
      pieces,
    );
    const shown = (
      weightOf: (index: number) => number,
      standing: { at: { x: number; y: number }; count: number }[],
    ) => new Map(placed(named(weightOf), size, box, standing, pieces, [], sides).map(({ id, y }) => [id, y]));
    const before = shown(() => 0, []);
    const after = shown((index) => index % 3, []);
    expect([...after].filter(([id, y]) => before.has(id) && before.get(id) !== y)).toEqual([]);
    const [id] = [...before.keys()];
    const { x } = atlas.area(id!);
    const covered = shown(() => 0, [{ at: { x, y: before.get(id!)! }, count: 1 }]);
    expect(covered.get(id!)).not.toBe(before.get(id!));
  });

  it('cover no number of a piece', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const standing = [
      { at: { x: 200, y: 100 }, count: 1 },
      { at: { x: 220, y: 150 }, count: 2 },
    ];
    const label = { id: 'a', text: 'Eastern Desert', at: { x: 200, y: 100 }, weight: 1 };
    const size = 20;
    const [shown] = placed([label], size, box, standing);
    expect(shown!.y).toBeLessThan(100);
    const all = [...standing, { at: { x: 200, y: 60 }, count: 3 }];
    expect(placed([label], size, box, all)).toEqual([]);
  });
});

describe('the ships on the map', () => {
  /** Seats with so many ships at each of these shores. */
  const sailing = (...ships: Record<string, number>[]) => {
    const { view } = moment('Travel');
    view.areas = [];
    view.seats = ships.map((shores, seat) => ({
      ...view.seats[0]!,
      seat,
      ships: Object.entries(shores)
        .flatMap(([shore, count]) => Array.from({ length: count }, () => shore))
        .map((shore, index) => ({ ship: index + 1, shore, paid: false })),
    }));
    return view;
  };
  const inOwnArea = (fleet: { shore: string; at: { x: number; y: number } }) =>
    isInside(fleet.at, cornersOf(atlas.areaOfShore(fleet.shore).outline));

  it('of one seat at one coast lie together', () => {
    const fleets = fleetsOf(sailing({ babylonia: 2, susa: 1 }, { babylonia: 1 }));
    expect(fleets.map(({ seat, shore, ships }) => [seat, shore, ships])).toEqual([
      [0, 'babylonia', [1, 2]],
      [0, 'susa', [3]],
      [1, 'babylonia', [1]],
    ]);
  });

  it('stay where they are when one of them sails', () => {
    const view = sailing({ babylonia: 2 });
    view.voyage = { seat: 0, ship: 1, left: 3, aboard: 0, shore: 'ur' };
    expect(fleetsOf(view).map(({ shore, ships, sails }) => [shore, ships, sails])).toEqual([
      ['babylonia', [2], false],
      ['ur', [1], true],
    ]);
  });

  it.each([0.75, 1, 1.3])('lie in their own area and on no number, at size %s', (size) => {
    for (const { id } of atlas.printed.shores) {
      const area = atlas.areaOfShore(id);
      const view = sailing({ [id]: 3 }, { [id]: 2 }, { [id]: 1 });
      const others = area.kind === 'sea' ? [] : [area.id, ...area.neighbours];
      view.areas = others.map((each) => ({
        area: each,
        newCity: false,
        tokens: [{ seat: 0, count: 2 }],
        marked: 0,
        flagged: false,
      }));
      const fleets = moored(view, atlas, size);
      expect(fleets).toHaveLength(3);
      for (const fleet of fleets) {
        expect(inOwnArea(fleet), `${id} ${fleet.seat}`).toBe(true);
      }
      const [first] = fleets;
      const box = boxOfShip(first!, size);
      for (const each of others) {
        const number = boxOf({ at: atlas.area(each), count: 1 }, size);
        expect(shared(box, number) / (number.width * number.height), `${id} over ${each}`).toBeLessThan(0.15);
      }
    }
  });

  it('keep to their coast where nothing is in the way', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 200 },
      { x: 0, y: 200 },
    ];
    const at = { x: 110, y: 96 };
    expect(berth(at, square, 20, [])).toEqual(at);
    const number = boxOf({ at: { x: 100, y: 100 }, count: 1 }, 1);
    const aside = berth(at, square, 20, [number]);
    expect(shared(boxOfShip({ at: aside }, 1), number)).toBe(0);
    expect(isInside(aside, square)).toBe(true);
  });
});
