/**
 * The map: 93 areas in the order in which competitions are held, their borders, and where they lie on the drawing. The
 * data is in units of 1000 by 400; the drawing is twice as wide and a little taller, to give stacks more room.
 */
import type { Box, Point } from '../../common/plane';
import data from './atlas.json';
import { arcsOf, pathOf, type Arc, type Outline } from './outlines';
import type { AreaId } from './types';

export type Kind = 'land' | 'shallow' | 'deep';

export interface Area {
  id: AreaId;
  kind: Kind;
  /** Its place in the order of the map, from 0. */
  order: number;
  home: boolean;
  island: string;
  /** Where pieces stand, and how much room is around that point. */
  centre: Point;
  radius: number;
  box: Box;
  path: string;
}

const STRETCH = { x: 2, y: 2.4 };
export const SIZE = { width: 1000 * STRETCH.x, height: 400 * STRETCH.y };

function points(ring: string): Point[] {
  return ring.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x! * STRETCH.x, y: y! * STRETCH.y };
  });
}

/** The Black Sea is drawn, but not in play. */
export const EUXINE = 'euxine';

const outlines: Outline[] = [
  ...data.areas.map(({ id, ring }) => ({ id, ring: points(ring) })),
  { id: EUXINE, ring: points(data.euxine) },
];
const arcs = arcsOf(outlines);

function boxOf(ring: readonly Point[]): Box {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

interface Row {
  id: string;
  kind: string;
  island?: string;
  home?: boolean;
  x: number;
  y: number;
  radius: number;
}

export const AREAS: Area[] = (data.areas as Row[]).map((row, order) => ({
  id: row.id,
  kind: row.kind as Kind,
  order,
  home: row.home ?? false,
  island: row.island ?? '',
  centre: { x: row.x * STRETCH.x, y: row.y * STRETCH.y },
  radius: row.radius * STRETCH.x,
  box: boxOf(outlines[order]!.ring),
  path: pathOf(arcs.get(row.id)!),
}));

const byId = new Map(AREAS.map((each) => [each.id, each]));

export const euxinePath = pathOf(arcs.get(EUXINE)!);

/** Throws for an area that is not on the map: that is a mistake of ours. */
export function area(id: AreaId): Area {
  const found = byId.get(id);
  if (!found) {
    throw new Error(`no area ${id}`);
  }
  return found;
}

export function isArea(id: string): boolean {
  return byId.has(id);
}

export const isLand = (id: AreaId) => area(id).kind === 'land';

const beside = new Map<AreaId, AreaId[]>(AREAS.map(({ id }) => [id, []]));
for (const [one, others] of Object.entries(data.borders)) {
  for (const other of others.split(' ')) {
    beside.get(one)!.push(other);
    beside.get(other)!.push(one);
  }
}

export function neighbours(id: AreaId): AreaId[] {
  return beside.get(id) ?? [];
}

/** The lines of the map, each once: coasts, borders on land, borders at sea. */
export type Line = 'coast' | 'land' | 'sea';

function lineOf(arc: Arc): Line | null {
  const kinds = [arc.area, arc.other].map((id) => (id === EUXINE ? 'shallow' : id && area(id).kind));
  if (kinds.includes(null)) {
    return null;
  }
  const land = kinds.filter((kind) => kind === 'land').length;
  return land === 2 ? 'land' : land === 1 ? 'coast' : 'sea';
}

export const LINES: Record<Line, string> = { coast: '', land: '', sea: '' };
for (const arc of [...arcs.values()].flat()) {
  const line = lineOf(arc);
  if (line && arc.other !== null && arc.area < arc.other) {
    LINES[line] += pathOf([arc], false);
  }
}

/** The box around some areas. */
export function boxAround(ids: readonly AreaId[], rim: number): Box {
  const boxes = ids.map((id) => area(id).box);
  const x = Math.min(...boxes.map((box) => box.x)) - rim;
  const y = Math.min(...boxes.map((box) => box.y)) - rim;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + rim;
  const low = Math.max(...boxes.map((box) => box.y + box.height)) + rim;
  return { x, y, width: right - x, height: low - y };
}

/** The next area for an arrow key: the nearest in that direction, what lies straight ahead counting most. */
export function towards(from: AreaId, key: string, among: readonly AreaId[]): AreaId | null {
  const way = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
    ArrowUp: { x: 0, y: -1 },
  }[key];
  if (!way) {
    return null;
  }
  const start = area(from).centre;
  let best: { id: AreaId; far: number } | null = null;
  for (const id of among) {
    const { x, y } = area(id).centre;
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const far = ahead + 2 * aside;
    if (ahead > 0 && (best === null || far < best.far)) {
      best = { id, far };
    }
  }
  return best?.id ?? null;
}
