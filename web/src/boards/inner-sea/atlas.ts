/** The map as it is drawn: outlines with rounded borders, from the corners that the game tells. */
import { oncePer } from '../common/once';
import { boxAround as around, isInside, type Box, type Point } from '../common/plane';
import { arcsOf, pathOf, type Arc } from './outlines';
import type { AreaId, Printed } from './types';

export type Kind = 'land' | 'shallow' | 'deep';

export interface Area {
  id: AreaId;
  kind: Kind;
  /** Its place in the order of the competitions, from 0. */
  order: number;
  home: boolean;
  /** Where pieces stand, and how much room is around that point. */
  centre: Point;
  radius: number;
  box: Box;
  /** Its corners; the outline that is drawn is rounder. */
  ring: readonly Point[];
  path: string;
}

/** Whether a point lies in an area. */
export function lies({ x, y }: Point, { box, ring }: Area): boolean {
  return (
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height && isInside({ x, y }, ring)
  );
}

/** The lines of the map, each once: coasts, borders on land, borders at sea. */
export type Line = 'coast' | 'land' | 'sea';

export interface Atlas {
  width: number;
  height: number;
  areas: Area[];
  byId: ReadonlyMap<AreaId, Area>;
  /** The sea beyond the straits: drawn, but not in play. */
  euxine: string;
  lines: Record<Line, string>;
}

/** The drawing is wider than the data and a little taller still, to give stacks more room. */
const STRETCH = { x: 2, y: 2.4 };
const EUXINE = 'euxine';

export const atlasOf = oncePer(draw);

function points(ring: readonly number[]): Point[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => ({
    x: ring[2 * index]! * STRETCH.x,
    y: ring[2 * index + 1]! * STRETCH.y,
  }));
}

function draw({ width, height, areas: rows, euxine }: Printed): Atlas {
  const outlines = [
    ...rows.map(({ id, ring }) => ({ id: id as string, ring: points(ring) })),
    { id: EUXINE, ring: points(euxine) },
  ];
  const arcs = arcsOf(outlines);
  const areas = rows.map((row, order): Area => ({
    id: row.id,
    kind: row.kind as Kind,
    order,
    home: row.home,
    centre: { x: row.x * STRETCH.x, y: row.y * STRETCH.y },
    radius: row.radius * STRETCH.x,
    box: around(outlines[order]!.ring),
    ring: outlines[order]!.ring,
    path: pathOf(arcs.get(row.id)!),
  }));
  const byId = new Map(areas.map((each) => [each.id, each]));
  return {
    width: width * STRETCH.x,
    height: height * STRETCH.y,
    areas,
    byId,
    euxine: pathOf(arcs.get(EUXINE)!),
    lines: linesOf([...arcs.values()].flat(), (id) => (id === EUXINE ? 'shallow' : byId.get(id)!.kind)),
  };
}

function linesOf(arcs: readonly Arc[], kindOf: (id: string) => Kind): Record<Line, string> {
  const lines: Record<Line, string> = { coast: '', land: '', sea: '' };
  for (const arc of arcs) {
    if (arc.other !== null && arc.area < arc.other) {
      const land = [arc.area, arc.other].filter((id) => kindOf(id) === 'land').length;
      lines[land === 2 ? 'land' : land === 1 ? 'coast' : 'sea'] += pathOf([arc], false);
    }
  }
  return lines;
}

/** Beside the pieces, in the order in which it is tried. */
const BESIDE = [
  { x: -34, y: -14 },
  { x: 34, y: 16 },
  { x: -34, y: 16 },
  { x: 0, y: -38 },
  { x: 34, y: -20 },
  { x: 0, y: 36 },
];

/**
 * Where the seal of a Wonder lies, from the centre of its area: beside the pieces where that is still on the area, else upon
 * their corner, never on another area.
 */
export function sealOf(area: Area, scale: number): Point {
  const free = BESIDE.map(({ x, y }) => ({ x: x * scale, y: y * scale })).find(({ x, y }) =>
    [0.7, 1, 1.25].every((far) => lies({ x: area.centre.x + far * x, y: area.centre.y + far * y }, area)),
  );
  return free ?? { x: -16 * scale, y: -15 * scale };
}

/** The box around some areas. */
export function boxAround(areas: readonly Area[], rim: number): Box {
  return around(
    areas.flatMap(({ box }) => [box, { x: box.x + box.width, y: box.y + box.height }]),
    rim,
  );
}
