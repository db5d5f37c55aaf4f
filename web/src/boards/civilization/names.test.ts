import { describe, expect, it } from 'vitest';
import { name } from '../../text';
import { atlasOf, cornersOf } from './atlas';
import { moment } from '../testing/civilization';
import { isInside } from '../common/plane';
import { berth, boxOfShip, fleetsOf, moored } from './map/fleets';
import { shared } from '../common/plane';
import { boxOf, boxOfName, lineTo, placed, planOf, sizeOfNames, type Label } from './map/names';
import { printed } from '../testing/civilization-printed';
import type { CivilizationTable } from './types';

const atlas = atlasOf({ components: printed() } as unknown as CivilizationTable)!;

describe('the names on the map', () => {
  it('are never smaller than can be read', () => {
    for (const scale of [0.1, 0.3, 0.5, 0.8]) {
      expect(sizeOfNames(scale) * scale).toBeGreaterThanOrEqual(11);
    }
  });

  const map = { x: 0, y: 0, width: atlas.printed.width, height: atlas.printed.height };
  /** The names of a board, some of them spoken of. */
  const named = (board: string, spoken: readonly string[] = []) =>
    atlas
      .on(board)
      .filter(({ kind }) => kind !== 'sea')
      .map(({ id, x, y }) => ({
        id,
        text: name(id),
        at: { x, y },
        weight: spoken.includes(id) ? 4 : 0,
        needed: spoken.includes(id),
      }));
  const boards = [...new Set(atlas.printed.areas.flatMap((area) => area.boards))];
  const pieces = 1.3;
  /** How far a name is from a place. */
  const far = (shown: { text: string; x: number; y: number }, at: { x: number; y: number }, size: number) => {
    const { x, y, width, height } = boxOfName(shown, size);
    return Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));
  };

  it('do not lie over each other, and the important ones stay', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const labels: Label[] = [
      { id: 'a', text: 'Caucasian Iberia', at: { x: 100, y: 100 }, weight: 0 },
      { id: 'b', text: 'Caucasian Albania', at: { x: 150, y: 130 }, weight: 2 },
      { id: 'c', text: 'Hierakonpolis', at: { x: 395, y: 290 }, weight: 1 },
    ];
    const shown = placed(labels, planOf(labels, 20, box, 1));
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(shown[2]!.y, 'above, since there is no room below').toBeLessThan(100);
    expect(placed(labels, planOf(labels, 40, box, 1)).map(({ id }) => id)[0]).toBe('b');
    expect(shown[1]!.x).toBeLessThan(395);
    expect(shown[1]!.y).toBeLessThan(300);
    expect(placed(labels, planOf(labels, 3, box, 1))).toHaveLength(3);
  });

  it('find room for most from close by', () => {
    for (const board of boards) {
      const labels = named(board);
      const shown = placed(labels, planOf(labels, sizeOfNames(1), map, 0.75));
      expect(shown.length, board).toBeGreaterThan(labels.length * 0.9);
    }
  });

  it('keep their side until something stands there', () => {
    const labels = named('4a');
    const plan = planOf(labels, sizeOfNames(0.5), map, 1);
    const at = (shown: ReturnType<typeof placed>) => new Map(shown.map(({ id, y }) => [id, y]));
    const before = at(placed(labels, plan));
    const [id] = [...before.keys()];
    const standing = [{ at: { x: atlas.area(id!).x, y: before.get(id!)! }, count: 1 }];
    const after = at(placed(labels, plan, { standing }));
    expect(after.get(id!)).not.toBe(before.get(id!));
    const moved = [...after].filter(([each, y]) => before.has(each) && before.get(each) !== y);
    expect(moved.length, 'only who is near').toBeLessThan(6);
  });

  it('cover no number of a piece', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    const standing = [
      { at: { x: 200, y: 100 }, count: 1 },
      { at: { x: 220, y: 150 }, count: 2 },
    ];
    const label = { id: 'a', text: 'Eastern Desert', at: { x: 200, y: 100 }, weight: 1 };
    const plan = planOf([label], 20, box, 1);
    const [shown] = placed([label], plan, { standing });
    expect(shown!.y).toBeLessThan(120);
    const ring = [0, 1, 2, 3, 4, 5].flatMap((column) =>
      [30, 60, 100, 140, 170].map((y) => ({ at: { x: 50 + 60 * column, y }, count: 2 })),
    );
    expect(placed([label], plan, { standing: ring })).toEqual([]);
  });

  it.each([0.33, 0.42, 0.5, 0.7])(
    'stand nearer to their own place than to any other, at scale %s, whoever stands where',
    (scale) => {
      for (const board of boards) {
        const labels = named(board);
        const size = sizeOfNames(scale);
        const plan = planOf(labels, size, map, pieces);
        for (const step of [1, 2, 3, 5]) {
          const standing = labels
            .filter((_, index) => index % step === 0)
            .map(({ at }) => ({ at, count: 1 }));
          for (const shown of placed(labels, plan, { standing })) {
            const own = far(shown, atlas.area(shown.id), size);
            const nearest = labels
              .filter(({ id }) => id !== shown.id)
              .filter(({ at }) => far(shown, at, size) <= own);
            expect(nearest, `${shown.text} on ${board}`).toEqual([]);
          }
        }
      }
    },
  );

  it.each([0.22, 0.33, 0.5])(
    'stand on no land of another, and few are missing for it, at scale %s',
    (scale) => {
      for (const board of boards) {
        const labels = named(board);
        const ground = atlas.landOn(board);
        const size = sizeOfNames(scale);
        const shown = placed(labels, planOf(labels, size, map, pieces, ground));
        for (const { id, text, x, y } of shown) {
          expect([id, null], `${text} on ${board}`).toContain(ground({ x, y: y - 0.3 * size }));
        }
        const before = placed(labels, planOf(labels, size, map, pieces)).length;
        expect(shown.length).toBeGreaterThan(0.85 * before);
      }
    },
  );

  it.each([0.33, 0.42])('are there for all that is spoken of, at scale %s', (scale) => {
    const spoken = [
      'babylon-town',
      'charax',
      'mesopotamia',
      'babylonia',
      'sumeria',
      'media',
      'elam',
      'ur',
      'arabia',
    ];
    const labels = named('4a', spoken);
    expect(labels.filter(({ needed }) => needed)).toHaveLength(spoken.length);
    const size = sizeOfNames(scale);
    const plan = planOf(labels, size, map, pieces);
    const standing = labels.map(({ at }, index) => ({ at, count: 1 + (index % 2) }));
    const shown = placed(labels, plan, { standing });
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(spoken));
    for (const each of shown) {
      const others = shown.filter((other) => other !== each).map((other) => boxOfName(other, size));
      expect(others.filter((other) => shared(other, boxOfName(each, size)) > 0)).toEqual([]);
      const line = lineTo(each, size, pieces);
      const own = far(each, atlas.area(each.id), size);
      const isClear = labels.every(({ id, at }) => id === each.id || far(each, at, size) > own);
      expect(isClear || line !== null, each.text).toBe(true);
    }
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
