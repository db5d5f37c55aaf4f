/**
 * Squares and where they lie. A square is named by a letter for its column and a number for its row. A map that is
 * taller than wide is laid on its side where there is more width than height.
 */
import { oncePer } from '../../common/once';
import { boxAround, type Box, type Point } from '../../common/plane';
import type { CityView, SmcView, SquareId, SquareView, TileView } from './types';

/** The side of a square in the drawing. */
export const SIDE = 100;

function columnOf(square: SquareId): number {
  return square.charCodeAt(0) - 97;
}

function rowOf(square: SquareId): number {
  return Number(square.slice(1)) - 1;
}

function squareAt(column: number, row: number): SquareId {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** How the map lies on the screen. */
export interface Lie {
  /** Whether it is laid on its side: rows go to the right, columns upwards. */
  aside: boolean;
  columns: number;
  rows: number;
}

export function lieOf(view: SmcView, aside: boolean): Lie {
  const columns = Math.max(1, ...view.tiles.map(({ corner, side }) => columnOf(corner) + side));
  const rows = Math.max(1, ...view.tiles.map(({ corner, side }) => rowOf(corner) + side));
  return { aside: aside && rows > columns, columns, rows };
}

/** The middle of a square in the drawing. */
export function centre(square: SquareId, lie: Lie): Point {
  const column = columnOf(square);
  const row = rowOf(square);
  return lie.aside
    ? { x: (row + 0.5) * SIDE, y: (lie.columns - column - 0.5) * SIDE }
    : { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
}

/** The rim of a square around the origin, as a path: half its side, and how round its corners are. */
export function rounded(half: number, round: number): string {
  const inner = half - round;
  const to = (x: number, y: number) => `A${round} ${round} 0 0 1 ${x} ${y}`;
  return (
    `M${-inner} ${-half}H${inner}${to(half, -inner)}V${inner}${to(inner, half)}` +
    `H${-inner}${to(-half, inner)}V${-inner}${to(-inner, -half)}Z`
  );
}

/** The squares of a tile. */
export function squaresOf({ corner, side }: TileView): SquareId[] {
  return Array.from({ length: side * side }, (_, place) =>
    squareAt(columnOf(corner) + (place % side), rowOf(corner) + Math.floor(place / side)),
  );
}

/** The box around some squares, with so much of each of them. */
export const boxOf = (squares: readonly SquareId[], lie: Lie, half = SIDE / 2): Box =>
  boxAround(
    squares.map((square) => centre(square, lie)),
    half,
  );

export function tileOf(view: SmcView, square: SquareId): TileView | undefined {
  return view.tiles.find((tile) => squaresOf(tile).includes(square));
}

export function wholeBox(lie: Lie): Box {
  const rim = 14;
  const width = (lie.aside ? lie.rows : lie.columns) * SIDE;
  const height = (lie.aside ? lie.columns : lie.rows) * SIDE;
  return { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** The squares of the view before: what has not changed stays the same object, so that it is not drawn again. */
let latest: ReadonlyMap<SquareId, SquareView> = new Map();

/** The known squares of a view by their names; made once for each view, since everything asks for it. */
export const byId = oncePer((view: SmcView): ReadonlyMap<SquareId, SquareView> => {
  latest = new Map(
    view.squares.map((square) => {
      const old = latest.get(square.square);
      return [square.square, old && isSame(old, square) ? old : square];
    }),
  );
  return latest;
});

function isSame(one: SquareView, other: SquareView): boolean {
  const keys = Object.keys(one) as (keyof SquareView)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export interface OwnedCity {
  seat: number;
  city: CityView;
}

const realmsOf = oncePer((view: SmcView) => {
  const all: OwnedCity[] = view.seats.flatMap(({ cities }, seat) => cities.map((city) => ({ seat, city })));
  return {
    cities: new Map(all.map((each) => [each.city.square, each])),
    /** Says whether the cities of two views are the same ones. */
    signature: all.map(({ seat, city }) => `${seat}${city.square}${city.capital}${city.walls}`).join(' '),
  };
});

/** Whose city lies there, and which. */
export const cityOn = (view: SmcView, square: SquareId): OwnedCity | null =>
  realmsOf(view).cities.get(square) ?? null;

export const citiesSignature = (view: SmcView): string => realmsOf(view).signature;
