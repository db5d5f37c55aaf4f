/**
 * The map: areas with their outlines on a frame of 2000 x 1200, what is printed on them, and where ships lie. The outlines
 * are those of the reference; everything else is compared with the game's own files by the tests.
 */
import type { Box, Point } from '../../common/plane';
import geography from './geography.json';
import type { AreaId, PlainId, ShoreId, VolcanoId } from './types';

export interface Area {
  id: AreaId;
  kind: 'land' | 'coast' | 'island' | 'sea';
  limit: number;
  /** A place for a city; a black one is safe from floods. */
  site: 'black' | 'white' | null;
  plain: PlainId | null;
  volcano: VolcanoId | null;
  boards: readonly string[];
  /** Where tokens lie. */
  at: Point;
  /** Where a city stands. */
  cityAt: Point;
  outline: string;
  /** The part of it that is no water. */
  land: string | null;
}

interface Row {
  id: string;
  kind: string;
  limit: number;
  site?: string;
  plain?: string;
  volcano?: string;
  boards: string[];
  at: number[];
  cityAt?: number[];
  shipsAt?: Record<string, number[]>;
  outline: string;
  land?: string;
}

const rows = geography.areas as Row[];
const point = (pair: readonly number[]): Point => ({ x: pair[0]!, y: pair[1]! });

export const AREAS: ReadonlyMap<AreaId, Area> = new Map(
  rows.map((row) => {
    const area: Area = {
      id: row.id,
      kind: row.kind as Area['kind'],
      limit: row.limit,
      site: (row.site ?? null) as Area['site'],
      plain: (row.plain ?? null) as PlainId | null,
      volcano: (row.volcano ?? null) as VolcanoId | null,
      boards: row.boards,
      at: point(row.at),
      cityAt: point(row.cityAt ?? row.at),
      outline: row.outline,
      land: row.kind === 'sea' ? null : (row.land ?? row.outline),
    };
    return [row.id, area];
  }),
);

const anchors = new Map(rows.map((row) => [row.id, row.shipsAt ?? {}]));

export interface Lake {
  id: string;
  /** One point, or the two ends of a long lake. */
  at: Point[];
  areas: AreaId[];
}

export const LAKES: Lake[] = Object.entries(geography.lakes).map(([id, lake]) => ({
  id,
  at: lake.at.map(point),
  areas: lake.areas,
}));

export const VOLCANOES = Object.entries(geography.volcanoes).map(([id, volcano]) => ({
  id: id as VolcanoId,
  at: point(volcano.at),
  areas: volcano.areas as AreaId[],
}));

/** Pairs of areas with a land border. */
export const LAND_BORDERS = geography.land as [AreaId, AreaId][];

const neighbours = new Map<AreaId, Set<AreaId>>();
for (const [one, other] of LAND_BORDERS) {
  neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
  neighbours.set(other, (neighbours.get(other) ?? new Set()).add(one));
}

/** The areas across a land border. */
export function neighboursOf(area: AreaId): AreaId[] {
  return [...(neighbours.get(area) ?? [])];
}

export function bordersByLand(one: AreaId, other: AreaId): boolean {
  return neighbours.get(one)?.has(other) ?? false;
}

export function areaOf(id: AreaId): Area {
  const area = AREAS.get(id);
  if (!area) {
    throw new Error(`no area ${id}`);
  }
  return area;
}

export function isInPlay(area: Area, board: string): boolean {
  return area.boards.includes(board);
}

/** The areas of a board, the land first, in the order of the game. */
export function areasOf(board: string): Area[] {
  return [...AREAS.values()].filter((area) => isInPlay(area, board));
}

/** A shore is named like its area; where an area has several, with the water behind it. */
export function shoreArea(shore: ShoreId): Area {
  return AREAS.get(shore) ?? areaOf(shore.slice(0, shore.lastIndexOf('-')));
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function lakeSide(area: Area, lake: Lake): Point {
  const near = [...lake.at].sort(
    (one, other) =>
      Math.hypot(one.x - area.at.x, one.y - area.at.y) - Math.hypot(other.x - area.at.x, other.y - area.at.y),
  )[0]!;
  return between(area.at, near, 0.72);
}

/** Where a ship lies at a shore. */
export function shoreAt(shore: ShoreId): Point {
  const area = shoreArea(shore);
  if (area.kind === 'sea') {
    return area.at;
  }
  const water = shore === area.id ? null : shore.slice(area.id.length + 1);
  const lake = LAKES.find((each) => (water === null ? each.areas.includes(area.id) : each.id === water));
  const anchor = anchors.get(area.id)?.[water ?? 'sea'];
  if (anchor) {
    return point(anchor);
  }
  return lake ? lakeSide(area, lake) : area.at;
}

/** Every corner of an outline. */
export function cornersOf(path: string): Point[] {
  const [, start, rest] = /^M(\S+ ?\S+?)l(.*)z$/.exec(path) ?? [];
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const [x, y] = numbers(start ?? '');
  const at = { x: x!, y: y! };
  const corners = [{ ...at }];
  const steps = numbers(rest ?? '');
  for (let index = 0; index < steps.length; index += 2) {
    at.x += steps[index]!;
    at.y += steps[index + 1]!;
    corners.push({ ...at });
  }
  return corners;
}

/** The part of the map that holds the land of a board, with some room. */
export function boxOf(board: string, room = 26): Box {
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const area of areasOf(board)) {
    if (area.kind !== 'sea') {
      for (const { x, y } of cornersOf(area.outline)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        low = Math.max(low, y);
      }
    }
  }
  return left > right
    ? { x: 0, y: 0, width: 2000, height: 1200 }
    : { x: left - room, y: top - room, width: right - left + 2 * room, height: low - top + 2 * room };
}

/** The place an arrow key leads to: the nearest one in that direction. */
export function towards(from: AreaId, key: string, among: readonly AreaId[]): AreaId | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) {
    return null;
  }
  const start = areaOf(from).at;
  let best: AreaId | null = null;
  let least = Infinity;
  for (const id of among) {
    const { at } = areaOf(id);
    const along = (at.x - start.x) * way[0]! + (at.y - start.y) * way[1]!;
    const aside = Math.abs((at.x - start.x) * way[1]!) + Math.abs((at.y - start.y) * way[0]!);
    if (id !== from && along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = id;
    }
  }
  return best;
}
