/** Which names find room on the map: the important ones first, none over another. */
import { overlap, type Box, type Point } from '../common/plane';
import type { Area } from './atlas';
import type { AreaId } from './types';

export interface Label {
  area: Area;
  x: number;
  y: number;
}

/** Letters are about half as wide as tall. */
const WIDE = 0.5;
/** Names are never narrower than this, in units of the map, where nothing is in the way. */
const SMALL_ISLAND = 84;

/** How far below its centre the name of an area with pieces stands. */
const DROP = 31;

/** How large the pieces of an area are drawn: smaller where several stacks share it. */
export function scaleOf(area: Area, stacks: number, boost: number): number {
  const crowd = stacks > 2 ? 0.74 : stacks === 2 ? 0.84 : 1;
  return boost * Math.min(1.25, Math.max(0.86, area.radius / 30)) * crowd;
}

/** What the pieces of an area cover, with their number. */
function piecesOf(area: Area, stacks: number, boost: number): Box {
  const scale = scaleOf(area, stacks, boost);
  const columns = stacks > 3 ? Math.ceil(stacks / 2) : stacks;
  const half = (24 + (columns - 1) * 18.5) * scale;
  return {
    x: area.centre.x - half,
    y: area.centre.y - 26 * scale,
    width: 2 * half + 8 * scale,
    height: 48 * scale,
  };
}

/**
 * @param bounds what is seen of the map: a name that would hang over its lower edge stands above the pieces
 * @param size how tall letters are, in units of the map
 * @param boost how much larger than usual pieces are drawn
 * @param stacks how many stacks stand in an area: names keep clear of them where they can
 */
export function labelsOf(
  areas: readonly Area[],
  bounds: Box,
  nameOf: (id: AreaId) => string,
  size: number,
  boost: number,
  occupied: ReadonlySet<AreaId>,
  stacks: ReadonlyMap<AreaId, number>,
): Label[] {
  const taken: Box[] = [];
  const drop = DROP * boost;
  const pieces = areas.flatMap((area) =>
    stacks.has(area.id) ? [{ area, box: piecesOf(area, stacks.get(area.id)!, boost) }] : [],
  );
  // Land before sea, where people stand before where nobody does.
  const weight = ({ id, home, kind, radius }: Area) =>
    (home ? 1000 : 0) + (kind === 'land' ? 500 : 0) + (stacks.has(id) ? 200 : 0) + radius;
  return [...areas]
    .sort((one, other) => weight(other) - weight(one))
    .flatMap((area) => {
      const width = nameOf(area.id).length * size * WIDE;
      // The name of a small island may hang over the sea around it.
      const room = Math.max(area.radius * 3.6, Math.min(area.box.width, area.radius * 5), SMALL_ISLAND);
      if (width > room) {
        return [];
      }
      const held = occupied.has(area.id);
      const below = area.centre.y + (held ? drop + size * 0.6 : size * 0.35);
      const count = stacks.get(area.id) ?? 0;
      // Over the number of the pieces too.
      const above = area.centre.y - (count > 0 ? 33 * scaleOf(area, count, boost) : drop * 0.85);
      const high = above < bounds.y + size;
      const low = below > bounds.y + bounds.height - size * 0.3;
      const heights = low ? [above] : held && !high ? [below, above] : [below];
      const aside = Math.min(width / 2, area.radius);
      const boxAt = ({ x, y }: Point) => ({ x: x - width / 2, y: y - size * 0.85, width, height: size });
      const inside = (x: number) => x > bounds.x + width / 2 && x < bounds.x + bounds.width - width / 2;
      const free = [0, ...[-aside, aside].filter((by) => inside(area.centre.x + by))]
        .flatMap((by) => heights.map((y) => ({ x: area.centre.x + by, y })))
        .filter((at) => taken.every((other) => !overlap(boxAt(at), other)));
      const at =
        free.find((each) =>
          pieces.every((other) => other.area === area || !overlap(boxAt(each), other.box)),
        ) ?? (area.kind === 'land' ? free[0] : undefined);
      if (!at) {
        return [];
      }
      taken.push(boxAt(at));
      return [{ area, ...at }];
    });
}
