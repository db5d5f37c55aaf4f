/**
 * The Sea of Tempus as a plane of flat-topped hexes in columns, every second one half a hex lower. Distances are in the
 * units of the drawing.
 */
import { boxAround as around, type Box, type Point } from '../../common/plane';
import type { HexId } from './types';

/** From the middle of a hex to its corners. */
export const RADIUS = 50;
const HEIGHT = Math.sqrt(3) * RADIUS;

const COLUMN_STEP = [0, 1, 1, 0, -1, -1];
const ROW_STEP = [
  [-1, -1, 0, 1, 0, -1],
  [-1, 0, 1, 1, 1, 0],
];

/** In which column and row a hex lies. */
export function parse(hex: HexId): { column: number; row: number } {
  const [, column, row] = /^c(-?\d+)r(-?\d+)$/.exec(hex) ?? [];
  return { column: Number(column), row: Number(row) };
}

/** Every hex of so many columns and rows. */
export const hexesOf = (columns: number, rows: number): HexId[] =>
  Array.from({ length: columns * rows }, (_, index) => `c${Math.floor(index / rows)}r${index % rows}`);

/** The hex one step away, directions clockwise from the north. */
export function step(hex: HexId, direction: number): HexId {
  const { column, row } = parse(hex);
  return `c${column + COLUMN_STEP[direction]!}r${row + ROW_STEP[Math.abs(column) % 2]![direction]!}`;
}

export function neighbours(hex: HexId): HexId[] {
  return COLUMN_STEP.map((_, direction) => step(hex, direction));
}

export function areNeighbours(one: HexId, other: HexId): boolean {
  return neighbours(one).includes(other);
}

/** Asked for again and again, and there are few hexes. */
const centres = new Map<HexId, Readonly<Point>>();

export function centre(hex: HexId): Readonly<Point> {
  const known = centres.get(hex);
  if (known) {
    return known;
  }
  const { column, row } = parse(hex);
  const found = { x: 1.5 * RADIUS * column, y: HEIGHT * (row + (Math.abs(column) % 2) / 2) };
  centres.set(hex, found);
  return found;
}

/** Which of some hexes lies under a point. */
export function hexAt(point: Point, hexes: readonly HexId[]): HexId | null {
  const away = (hex: HexId) => Math.hypot(centre(hex).x - point.x, centre(hex).y - point.y);
  const nearest = hexes.reduce<HexId | null>(
    (best, hex) => (best !== null && away(best) <= away(hex) ? best : hex),
    null,
  );
  return nearest !== null && away(nearest) < RADIUS ? nearest : null;
}

/** A corner of a hex around the origin; 0 is east, then clockwise. */
function corner(number: number, radius: number): Point {
  const angle = (Math.PI / 3) * number;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The outline of a hex around the origin, for a polygon. */
export function outline(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((number) => corner(number, radius))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** The same as a path. */
export const rim = (radius: number) => `M${outline(radius)}Z`;

/** The edge of a hex towards a direction, walked clockwise. */
function edge(hex: HexId, direction: number): [Point, Point] {
  const middle = centre(hex);
  const at = (number: number) => {
    const { x, y } = corner(number % 6, RADIUS);
    return { x: middle.x + x, y: middle.y + y };
  };
  return [at(direction + 4), at(direction + 5)];
}

/** The closed lines around some hexes, clockwise around land and counter-clockwise around the holes in it. */
export function borders(hexes: Iterable<HexId>): Point[][] {
  const inside = new Set(hexes);
  const next = new Map<string, [Point, Point]>();
  for (const hex of inside) {
    for (let direction = 0; direction < 6; direction++) {
      if (!inside.has(step(hex, direction))) {
        const [from, to] = edge(hex, direction);
        next.set(key(from), [from, to]);
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    // Three hexes meet in a corner, so at most one edge of the border begins there.
    for (let at = next.get(start); at; at = next.get(key(at[1]))) {
      next.delete(key(at[0]));
      loop.push(at[0]);
    }
    if (loop.length > 0) {
      loops.push(loop);
    }
  }
  return loops;
}

function key(point: Point): string {
  return `${Math.round(point.x)} ${Math.round(point.y)}`;
}

/** A number from 0 to 1 that belongs to a place: the same on every screen and in every match. */
export function whim(x: number, y: number): number {
  const value = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** A line as a hand would draw it along a border: soft corners, bulging outwards here and there. */
export function shore(loop: Point[], bulge: number): string {
  const points = loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const out = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    return [0.2, 0.5, 0.8].map((part) => {
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      const far = bulge * (0.35 + 0.65 * whim(x, y));
      return { x: x + out.x * far, y: y + out.y * far };
    });
  });
  const middle = (index: number) => {
    const one = points[index % points.length]!;
    const other = points[(index + 1) % points.length]!;
    return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  };
  const curves = points.map((point, index) => `Q${round(point.x)} ${round(point.y)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${curves.join('')}Z`;
}

export function polygon(loop: Point[]): string {
  return `M${loop.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** What a drawing of these hexes needs. */
export function boxAround(hexes: readonly HexId[], margin: number): Box {
  const { x, y, width, height } = around(hexes.map(centre), margin);
  return { x: x - RADIUS, y: y - HEIGHT / 2, width: width + 2 * RADIUS, height: height + HEIGHT };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
