/** Which names find room on the map: the important ones first, none over another. */
import type { Box } from '../common/plane';
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

/**
 * @param bounds what is seen of the map: a name that would hang over its lower edge stands above the pieces
 * @param size how tall letters are, in units of the map
 * @param drop how far below its centre the name of an area with pieces stands
 */
export function labelsOf(
  areas: readonly Area[],
  bounds: Box,
  nameOf: (id: AreaId) => string,
  size: number,
  drop: number,
  occupied: ReadonlySet<AreaId>,
): Label[] {
  const taken: Box[] = [];
  const weight = (area: Area) => (area.home ? 1000 : 0) + area.radius + (area.kind === 'land' ? 40 : 0);
  return [...areas]
    .sort((one, other) => weight(other) - weight(one))
    .flatMap((area) => {
      const width = nameOf(area.id).length * size * WIDE;
      const x = area.centre.x;
      const below = area.centre.y + (occupied.has(area.id) ? drop + size * 0.6 : size * 0.35);
      const y = below > bounds.y + bounds.height - size * 0.3 ? area.centre.y - drop * 0.85 : below;
      const box = { x: x - width / 2, y: y - size * 0.85, width, height: size };
      // The name of a small island may hang over the sea around it.
      const room = Math.max(area.radius * 3.6, Math.min(area.box.width, area.radius * 5), SMALL_ISLAND);
      const free = taken.every(
        (other) =>
          box.x > other.x + other.width ||
          other.x > box.x + box.width ||
          box.y > other.y + other.height ||
          other.y > box.y + box.height,
      );
      if (width > room || !free) {
        return [];
      }
      taken.push(box);
      return [{ area, x, y }];
    });
}
