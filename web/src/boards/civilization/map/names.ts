/** Which names fit on the map at a distance: never smaller than can be read, never one over another. */
import { overlap, type Box, type Point } from '../../common/plane';

export interface Label<Id extends string = string> {
  id: Id;
  text: string;
  /** The middle of the place it names. */
  at: Point;
  /** The more important ones come first. */
  weight: number;
}

export interface Placed<Id extends string = string> {
  id: Id;
  text: string;
  x: number;
  y: number;
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

/** Where a name may stand: below its place, above it, or a little further down. What the edge would cut is moved inwards. */
function seatsOf({ text, at }: Label, size: number, within: Box, pieces: number): Point[] {
  const beside = PIECE * pieces;
  const half = (text.length * LETTER * size) / 2;
  const x = Math.min(Math.max(at.x, within.x + half), within.x + within.width - half);
  return [at.y + beside + 0.7 * size, at.y - beside - 0.1 * size, at.y + beside + 1.3 * size].map((y) => ({
    x,
    y: Math.min(y, within.y + within.height - 0.25 * size),
  }));
}

/**
 * The side that each name keeps, whatever happens on the map: where it is in the way of no other name, and of no piece that
 * could come to stand there.
 */
export function sidesOf<Id extends string>(
  labels: readonly Label<Id>[],
  size: number,
  within: Box,
  pieces: number,
): ReadonlyMap<Id, number> {
  const stands = labels.map(({ at }) => boxOf({ at, count: 1 }, pieces));
  const taken: Box[] = [];
  const sides = new Map<Id, number>();
  for (const label of labels) {
    const boxes = seatsOf(label, size, within, pieces).map((seat) => boxOfName({ ...label, ...seat }, size));
    const free = boxes.map((box) => !taken.some((other) => overlap(box, other)));
    const clear = boxes.findIndex((box, side) => free[side] && !stands.some((other) => overlap(box, other)));
    const side = clear >= 0 ? clear : free.indexOf(true);
    if (side >= 0) {
      taken.push(boxes[side]!);
    }
    sides.set(label.id, Math.max(0, side));
  }
  return sides;
}

/**
 * The names that find room, the important ones first. A name stands on its side; it goes to another one only if something
 * stands there, and makes way for a more important one. No name covers the number of a piece, nor what else is to stay in
 * sight.
 */
export function placed<Id extends string>(
  labels: readonly Label<Id>[],
  size: number,
  within: Box,
  standing: readonly Standing[] = [],
  pieces = 1,
  others: readonly Box[] = [],
  sides: ReadonlyMap<Id, number> = sidesOf(labels, size, within, pieces),
): Placed<Id>[] {
  const numbers = [...standing.map((each) => boxOf(each, pieces)), ...others];
  const taken: Box[] = [];
  const shown: Placed<Id>[] = [];
  for (const label of labels.toSorted((one, other) => other.weight - one.weight)) {
    const { id, text } = label;
    const side = sides.get(id) ?? 0;
    const seats = seatsOf(label, size, within, pieces);
    const free = [seats[side]!, ...seats.toSpliced(side, 1)].find(
      (seat) => !numbers.some((other) => overlap(boxOfName({ text, ...seat }, size), other)),
    );
    const box = free && boxOfName({ text, ...free }, size);
    if (box && !taken.some((other) => overlap(box, other))) {
      taken.push(box);
      shown.push({ id, text, ...free });
    }
  }
  return shown;
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
