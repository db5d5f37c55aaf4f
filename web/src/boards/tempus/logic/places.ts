/**
 * How places are told apart in words, since the map prints no coordinates: what lies there, in which part of the island,
 * beside what, and at last which one it is, counted from an edge.
 */
import { centre, neighbours, parse } from './hexes';
import type { HexId } from './types';

/** Clockwise from the north, as `step` has them. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** So many steps one way and, between two ways, so many the next one clockwise. */
export interface Offset {
  direction: Direction;
  steps: number;
  aside: number;
}

const AXIAL = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

function axial(hex: HexId): [number, number] {
  const { column, row } = parse(hex);
  return [column, row - (column - (column % 2)) / 2];
}

/** How one gets from a hex to another; null if they are the same. */
export function offset(from: HexId, to: HexId): Offset | null {
  const [startQ, startR] = axial(from);
  const [endQ, endR] = axial(to);
  const q = endQ - startQ;
  const r = endR - startR;
  for (let direction = 0; direction < 6; direction++) {
    const [oneQ, oneR] = AXIAL[direction]!;
    const [nextQ, nextR] = AXIAL[(direction + 1) % 6]!;
    const area = oneQ * nextR - oneR * nextQ;
    const steps = (q * nextR - r * nextQ) / area;
    const aside = (oneQ * r - oneR * q) / area;
    if (steps > 0 && aside >= 0) {
      return { direction: direction as Direction, steps, aside };
    }
  }
  return null;
}

/** In which ninth of an area a hex lies: 0 is the north-west, 8 the south-east. */
export function ninth(hex: HexId, area: readonly HexId[]): number {
  const all = area.map(centre);
  const third = (value: number, values: number[]) => {
    const least = Math.min(...values);
    const span = Math.max(...values) - least || 1;
    return Math.max(0, Math.min(2, Math.floor((3 * (value - least)) / span)));
  };
  const at = centre(hex);
  const row = third(
    at.y,
    all.map(({ y }) => y),
  );
  const column = third(
    at.x,
    all.map(({ x }) => x),
  );
  return 3 * row + column;
}

/** The words by which places are told apart, from the plainest on. */
export interface Telling {
  plain(hex: HexId): string;
  region(hex: HexId): string;
  /** What lies around it, the most striking first. */
  beside(hex: HexId): string[];
  besideOf(what: string): string;
  /** The so-manieth of all, counted from the north or from the west. */
  nth(index: number, all: number, from: 'north' | 'west'): string;
}

/** A name for each place that no other of them has; no longer than it must be. */
export function tellApart(hexes: readonly HexId[], telling: Telling): Map<HexId, string> {
  const names = new Map<HexId, string>();
  for (const [plain, alike] of groups(hexes, telling.plain)) {
    if (alike.length === 1) {
      names.set(alike[0]!, plain);
      continue;
    }
    for (const [name, there] of groups(alike, (hex) => join(plain, telling.region(hex)))) {
      tellNeighbours(there, name, telling, names);
    }
  }
  return names;
}

/** Places of one region: by something beside them that no other has, the rest in their order among all of them. */
function tellNeighbours(
  hexes: readonly HexId[],
  name: string,
  telling: Telling,
  names: Map<HexId, string>,
): void {
  if (hexes.length === 1) {
    names.set(hexes[0]!, name);
    return;
  }
  const around = hexes.map((hex) => telling.beside(hex));
  const rest = hexes.filter((hex, index) => {
    const own = around[index]!.find((what) =>
      around.every((others, other) => other === index || !others.includes(what)),
    );
    if (own !== undefined) {
      names.set(hex, join(name, telling.besideOf(own)));
    }
    return own === undefined;
  });
  if (rest.length === 1) {
    names.set(rest[0]!, name);
    return;
  }
  const from = axisOf(hexes);
  const place = (hex: HexId) => {
    const { x, y } = centre(hex);
    return from === 'north' ? [y, x] : [x, y];
  };
  const ordered = hexes.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a[0]! - b[0]! || a[1]! - b[1]!;
  });
  rest.forEach((hex) => names.set(hex, join(name, telling.nth(ordered.indexOf(hex), hexes.length, from))));
}

/** Along which way places differ most. */
function axisOf(hexes: readonly HexId[]): 'north' | 'west' {
  const points = hexes.map(centre);
  const kinds = (values: number[]) => new Set(values.map(Math.round)).size;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const more = kinds(xs) - kinds(ys);
  return more > 0 || (more === 0 && span(xs) > span(ys)) ? 'west' : 'north';
}

function groups(hexes: readonly HexId[], name: (hex: HexId) => string): Map<string, HexId[]> {
  const found = new Map<string, HexId[]>();
  for (const hex of hexes) {
    const key = name(hex);
    found.set(key, [...(found.get(key) ?? []), hex]);
  }
  return found;
}

/** What helps to find a place stands in brackets after its name: "hills (2 tokens, north-west)". */
export function join(one: string, other: string): string {
  if (one === '') {
    return other;
  }
  return one.endsWith(')') ? `${one.slice(0, -1)}, ${other})` : `${one} (${other})`;
}

/** The hexes around a tile that would lie around this one. */
export function aroundTile(middle: HexId): HexId[] {
  const ring = neighbours(middle);
  const tile = new Set([middle, ...ring]);
  return [...new Set(ring.flatMap(neighbours))].filter((hex) => !tile.has(hex));
}
