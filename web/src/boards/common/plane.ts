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

/** How much two boxes cover of each other. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export const overlap = (one: Box, other: Box) => shared(one, other) > 0;
