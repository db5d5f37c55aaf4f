/** Where something can lie over the map without covering what matters there. */
import { overlap, type Box, type Point, type Size } from '../../common/plane';

/** Something that should stay in sight, and how much that matters. */
export interface Kept extends Box {
  weight: number;
}

const ACROSS = [0, 1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const DOWN = [1, 0, 0.2, 0.4, 0.6, 0.8];
const edges = ({ x, y }: Point) => Number(x === 0 || x === 1) + Number(y === 0 || y === 1);
/** Corners first, then along the edges, then anywhere. */
const PLACES = DOWN.flatMap((y) => ACROSS.map((x) => ({ x, y }))).toSorted(
  (one, other) => edges(other) - edges(one),
);

/** The first place in a room in which a thing of this size covers least. */
export function roomFor({ width, height }: Size, room: Box, kept: readonly Kept[]): Point {
  const wide = Math.max(0, room.width - width);
  const high = Math.max(0, room.height - height);
  let best: Point = room;
  let least = Infinity;
  for (const { x, y } of PLACES) {
    const box = { x: room.x + wide * x, y: room.y + high * y, width, height };
    const cost = kept.reduce((sum, each) => sum + (overlap(box, each) ? each.weight : 0), 0);
    if (cost < least) {
      best = box;
      least = cost;
    }
    if (cost === 0) {
      break;
    }
  }
  return { x: best.x, y: best.y };
}
