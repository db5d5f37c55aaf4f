/** Points and boxes of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** A place on the screen, with half the size of what is pressed there. */
export interface Spot extends Point {
  radius: number;
}

/** The box around some points, with room on all sides. */
export function boxAround(points: readonly Point[], room = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** A box with a point in its middle. */
export const boxAt = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The middles of equal things that lie in rows about a point, the last row in the middle too. */
export function inRows(count: number, columns: number, { width, height }: Size): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((index % columns) - (inRow - 1) / 2) * width, y: (row - (rows - 1) / 2) * height };
  });
}

/** How much two boxes cover of each other. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export const overlap = (one: Box, other: Box) => shared(one, other) > 0;

/** Whether one box lies in another. */
export const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The point of a box nearest to another point. */
export const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: Math.min(x + width, Math.max(x, to.x)),
  y: Math.min(y + height, Math.max(y, to.y)),
});

/** How far a box is from a point. */
export function distance(box: Box, to: Point): number {
  const from = nearest(box, to);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether a point lies within an outline. */
export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let from = outline.at(-1)!;
  for (const to of outline) {
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
      inside = !inside;
    }
    from = to;
  }
  return inside;
}
