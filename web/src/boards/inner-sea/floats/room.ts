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

/** What must not be covered: for this a thing leaves its place. */
const MATTERS = 12;

/** Where a thing lies, and at which share of the room. */
export interface Found extends Point {
  share: Point;
}

/**
 * The first place in a room in which a thing of this size covers least. Where it lay before it stays, unless it would cover
 * there what must be seen.
 */
export function roomFor({ width, height }: Size, room: Box, kept: readonly Kept[], before?: Point): Found {
  const wide = Math.max(0, room.width - width);
  const high = Math.max(0, room.height - height);
  const at = (share: Point) => ({ x: room.x + wide * share.x, y: room.y + high * share.y });
  const covered = (share: Point) => kept.filter((each) => overlap({ ...at(share), width, height }, each));
  if (before && covered(before).every(({ weight }) => weight < MATTERS)) {
    return { ...at(before), share: before };
  }
  let best = PLACES[0]!;
  let least = Infinity;
  for (const share of PLACES) {
    const cost = covered(share).reduce((sum, { weight }) => sum + weight, 0);
    if (cost < least) {
      best = share;
      least = cost;
    }
    if (cost === 0) {
      break;
    }
  }
  return { ...at(best), share: best };
}
