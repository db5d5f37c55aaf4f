/** Which names fit on the map at a distance: never smaller than can be read, never one over another, each at its own place. */
import { distance, isWithin, nearest, overlap, type Box, type Point } from '../../common/plane';

export interface Label<Id extends string = string> {
  id: Id;
  text: string;
  /** The middle of the place it names. */
  at: Point;
  /** The more important ones come first. */
  weight: number;
  /** It is spoken of now: where there is no room beside its place, it stands farther off, and a line leads there. */
  needed?: boolean;
}

export interface Placed<Id extends string = string> {
  id: Id;
  text: string;
  x: number;
  y: number;
  /** The place it names, where a line must say so. */
  to?: Point;
}

/** Letters of the map's face are about this wide, for a size of 1. */
const LETTER = 0.56;
/** The smallest size on the screen, in pixels, and the smallest on the map. */
const SMALLEST = 12.5;
const SMALLEST_ON_MAP = 13;
/** Names of seas are written with wide letters. */
const SPACED = 1.1;
/** Half the height of a piece at its usual size. */
const PIECE = 27;
/** The same of a printed number. */
const NUMBER = 12;

/** How big names are drawn on the map, for a scale. */
export const sizeOfNames = (scale: number) => Math.max(SMALLEST_ON_MAP, SMALLEST / Math.max(scale, 0.05));

/** Pieces with a number that no name may cover, around their middles. */
export interface Standing {
  at: Point;
  /** How many stand beside each other. */
  count: number;
}

/** Who share an area stand closer together, and are smaller: they stay in it. */
export const sizeBeside = (count: number) => (count > 2 ? 0.66 : count === 2 ? 0.82 : 1);
/** From the middle of one to the middle of the next. */
export const SPREAD = 42;

/** Half the sizes of what stands at a place, for a size of its pieces. */
export function boxOf({ at, count }: Standing, pieces: number): Box {
  const size = pieces * sizeBeside(count);
  const half = size * (PIECE - 2 + (SPREAD / 2) * (count - 1));
  const high = size * (PIECE - 4);
  return { x: at.x - half, y: at.y - high, width: 2 * half, height: 2 * high };
}

/** Where names stand on the map, for a distance and all the places on it. */
export interface Plan<Id extends string = string> {
  size: number;
  pieces: number;
  within: Box;
  /** Where each name may stand, its own side first: beside its place, and nearer to it than to any other place. */
  seats: ReadonlyMap<Id, readonly Point[]>;
}

/** Where a name could stand: below its place, above it, to its sides, or a little askew. What the edge would cut is moved inwards. */
function around({ text, at }: Label, size: number, within: Box, pieces: number): Point[] {
  const beside = PIECE * pieces;
  const half = (text.length * LETTER * size) / 2;
  const [below, above, level] = [at.y + beside + 0.7 * size, at.y - beside - 0.1 * size, at.y + 0.3 * size];
  const askew = Math.min(half * 0.7, 2 * size);
  const places: [number, number][] = [
    [0, below],
    [0, above],
    [askew, below],
    [-askew, below],
    [askew, above],
    [-askew, above],
    // To the right the limit of the place stands beside its pieces.
    [beside + size + half, level],
    [-beside - 0.2 * size - half, level],
    [0, below + 0.6 * size],
    // Closer, as long as nobody stands there.
    [0, at.y + NUMBER + 0.8 * size],
    [0, at.y - NUMBER - 0.15 * size],
    [askew, at.y + NUMBER + 0.8 * size],
    [-askew, at.y + NUMBER + 0.8 * size],
    [askew, at.y - NUMBER - 0.15 * size],
    [-askew, at.y - NUMBER - 0.15 * size],
    [NUMBER + half, level],
    [-NUMBER - half, level],
  ];
  return places.map(([by, y]) => ({
    x: Math.min(Math.max(at.x + by, within.x + half), within.x + within.width - half),
    y: Math.min(Math.max(y, within.y + 0.85 * size), within.y + within.height - 0.25 * size),
  }));
}

/**
 * The side that each name keeps, whatever happens on the map: where it is in the way of no other name, and of no piece that
 * could come to stand there. Nowhere does a name stand nearer to another place than to its own, nor with its middle on the
 * land of another: `ground` tells whose land lies at a point.
 */
export function planOf<Id extends string>(
  labels: readonly Label<Id>[],
  size: number,
  within: Box,
  pieces: number,
  ground: (at: Point) => Id | null = () => null,
): Plan<Id> {
  const open = labels.map((label) => {
    const seats = around(label, size, within, pieces).filter((seat) => {
      const box = boxOfName({ ...label, ...seat }, size);
      const own = distance(box, label.at);
      return (
        labels.every((other) => other.at === label.at || distance(box, other.at) > own) &&
        [label.id, null].includes(ground({ x: seat.x, y: seat.y - 0.3 * size }))
      );
    });
    return { label, seats };
  });
  const taken: Box[] = [];
  const seats = new Map<Id, readonly Point[]>();
  // Who has the least choice chooses first.
  for (const { label, seats: own } of open.toSorted((one, other) => one.seats.length - other.seats.length)) {
    const free = own.findIndex((seat) => {
      const box = boxOfName({ ...label, ...seat }, size);
      return !taken.some((other) => overlap(box, other));
    });
    if (free >= 0) {
      taken.push(boxOfName({ ...label, ...own[free]! }, size));
    }
    seats.set(label.id, free > 0 ? [own[free]!, ...own.toSpliced(free, 1)] : own);
  }
  return { size, pieces, within, seats };
}

/** What is on the map besides names, and is not covered by them. */
export interface Pieces {
  standing?: readonly Standing[];
  /** Ships and cities. */
  others?: readonly Box[];
  /** Where names may stand farther off: all that is seen, if that is more than the map. */
  sight?: Box;
}

/**
 * The names that find room, the important ones first. A name stands on its side; it goes to another one only if something
 * stands there or a more important name does. No name covers the number of a piece, nor what else is to stay in sight.
 */
export function placed<Id extends string>(
  labels: readonly Label<Id>[],
  plan: Plan<Id>,
  { standing = [], others = [], sight = plan.within }: Pieces = {},
): Placed<Id>[] {
  const { size, pieces, seats } = plan;
  const numbers = [...standing.map((each) => boxOf(each, pieces)), ...others];
  const taken: Box[] = [];
  const shown: Placed<Id>[] = [];
  const room = (label: Label<Id>) => seats.get(label.id)?.length ?? 0;
  const order = labels.toSorted(
    (one, other) => other.weight - one.weight || (one.needed ? room(one) - room(other) : 0),
  );
  for (const label of order) {
    const { id, text } = label;
    const beside = seats.get(id)?.find((seat) => {
      const box = boxOfName({ text, ...seat }, size);
      return ![numbers, taken].some((boxes) => boxes.some((other) => overlap(box, other)));
    });
    const seat = beside ?? (label.needed ? farOff(label, plan, sight, labels, numbers, taken) : undefined);
    if (seat) {
      taken.push(boxOfName({ text, ...seat }, size));
      shown.push({ id, text, x: seat.x, y: seat.y, ...(beside ? {} : { to: label.at }) });
    }
  }
  return shown;
}

const SPOKES = 24;
const RINGS = 14;
/** What it costs to stand over a printed number or a piece, in heights of a name: it rather goes so much farther off. */
const OVER_NUMBER = 2.5;
const OVER_PIECE = 14;

/** The nearest place around that is free of other names, and of pieces if there is any. */
function farOff<Id extends string>(
  { text, at }: Label<Id>,
  { size, pieces }: Plan<Id>,
  sight: Box,
  labels: readonly Label<Id>[],
  numbers: readonly Box[],
  taken: readonly Box[],
): Point | undefined {
  const half = (text.length * LETTER * size) / 2;
  let best: Point | undefined;
  let least = Infinity;
  for (let ring = 0; ring < RINGS; ring++) {
    const away = PIECE * pieces + (0.8 + ring * 0.7) * size;
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      // The middle of a wide name lies farther off to the sides.
      const seat = {
        x: at.x + (away + half * Math.abs(Math.cos(angle))) * Math.cos(angle),
        y: at.y + away * Math.sin(angle) + 0.3 * size,
      };
      const box = boxOfName({ text, ...seat }, size);
      if (!isWithin(box, sight) || taken.some((other) => overlap(box, other))) {
        continue;
      }
      const printed = labels.filter((label) => distance(box, label.at) < 0.4 * size).length;
      const covered = numbers.filter((other) => overlap(box, other)).length;
      const cost = distance(box, at) + (OVER_NUMBER * printed + OVER_PIECE * covered) * size;
      if (cost < least) {
        least = cost;
        best = seat;
      }
    }
  }
  return best;
}

/**
 * The line from a name that stands farther off to its place: from the edge of the name to the rim of the pieces, or to the
 * very middle where nobody stands.
 */
export function lineTo(
  name: Placed,
  size: number,
  pieces: number,
  free = false,
): { from: Point; to: Point } | null {
  if (!name.to) {
    return null;
  }
  const from = nearest(boxOfName(name, size), name.to);
  const length = Math.max(1, Math.hypot(name.to.x - from.x, name.to.y - from.y));
  const rest = free ? 0 : Math.min(0.55, (0.6 * PIECE * pieces) / length);
  return {
    from,
    to: {
      x: name.to.x - (name.to.x - from.x) * rest,
      y: name.to.y - (name.to.y - from.y) * rest,
    },
  };
}

/** What a name covers. */
export function boxOfName({ text, x, y }: { text: string } & Point, size: number): Box {
  const width = text.length * LETTER * size;
  return { x: x - width / 2, y: y - 0.85 * size, width, height: 1.1 * size };
}

/** The names of seas where nothing else is written: at their place, or a little above or below it. */
export function afloat<Id extends string>(
  labels: readonly Label<Id>[],
  size: number,
  taken: readonly Box[],
): Placed<Id>[] {
  return labels.flatMap(({ id, text, at }) => {
    const free = [0, 1.3, -1.3, 2.6, -2.6]
      .map((by) => ({ id, text, x: at.x, y: at.y + by * size }))
      .find((each) => !taken.some((other) => overlap(boxOfName(each, size * SPACED), other)));
    return free ? [free] : [];
  });
}
