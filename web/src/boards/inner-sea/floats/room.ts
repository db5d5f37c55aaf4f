/** Where something can lie over the map without covering what matters there. */
import { overlap, type Box, type Point, type Size } from '../../common/plane';

/** Something that should stay in sight, and how much that matters. */
export interface Kept extends Box {
  weight: number;
}

const ACROSS = [0, 1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const DOWN = [1, 0, 0.2, 0.4, 0.6, 0.8];
const edges = (x: number, y: number) => Number(x === 0 || x === 1) + Number(y === 0 || y === 1);

/** The first place in a room in which a thing of this size covers least. */
export function roomFor(size: Size, room: Box, kept: readonly Kept[]): Point {
  const right = room.x + Math.max(0, room.width - size.width);
  const low = room.y + Math.max(0, room.height - size.height);
  // Corners first, then along the edges, then anywhere.
  const places = DOWN.flatMap((y) =>
    ACROSS.map((x) => ({
      x: room.x + (right - room.x) * x,
      y: room.y + (low - room.y) * y,
      edge: edges(x, y),
    })),
  ).toSorted((one, other) => other.edge - one.edge);
  const cost = (place: Point) =>
    kept.reduce((sum, each) => sum + (overlap({ ...place, ...size }, each) ? each.weight : 0), 0);
  const { x, y } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  return { x, y };
}
