/**
 * Where the pieces of an area lie. One faction stands in the middle as a stack; where several meet, each is a token with its
 * number, and the tokens lie close together: in their area if there is room, else beside it with a line that leads there. No
 * token lies over another piece.
 */
import { boxAt, distance, nearest, shared, type Box, type Point } from '../common/plane';
import { lies, type Area } from './atlas';
import type { AreaId } from './types';

/** A token, with the room around it. */
export const TOKEN = { width: 50, height: 37 };

export interface Cluster {
  /** The middle of the pieces. */
  at: Point;
  box: Box;
  columns: number;
  /** Where tokens that lie beside their area lead to. */
  leader: { from: Point; to: Point } | null;
}

/** How large a stack is drawn. */
export const scaleOf = ({ radius }: Area, boost: number) =>
  boost * Math.min(1.25, Math.max(0.86, radius / 30));

const columnsOf = (stacks: number) => (stacks > 2 ? Math.ceil(stacks / 2) : stacks);

/** What a stack covers, with its number. */
function stackBox(area: Area, boost: number): Box {
  const scale = scaleOf(area, boost);
  const { x, y } = area.centre;
  return { x: x - 24 * scale, y: y - 26 * scale, width: 56 * scale, height: 48 * scale };
}

const AWAY = [0, 14, 28, 42, 56, 72, 90, 112];
const FAR = AWAY.at(-1)!;
const TURNS = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);
/** What it costs to lie over other pieces, and on a land that is not meant. */
const OVER = 900;
const STRANGE = 16;

/**
 * @param stacks how many factions stand in an area
 * @param bounds what is seen of the map: tokens stay within
 */
export function clustersOf(
  areas: readonly Area[],
  stacks: ReadonlyMap<AreaId, number>,
  boost: number,
  bounds: Box,
): Map<AreaId, Cluster> {
  const found = new Map<AreaId, Cluster>();
  const taken: Box[] = [];
  const held = areas.filter(({ id }) => stacks.has(id));
  for (const area of held.filter(({ id }) => stacks.get(id) === 1)) {
    const box = stackBox(area, boost);
    taken.push(box);
    found.set(area.id, { at: area.centre, box, columns: 1, leader: null });
  }
  const crowded = held
    .filter(({ id }) => stacks.get(id)! > 1)
    .toSorted((one, other) => one.radius - other.radius);
  for (const area of crowded) {
    const count = stacks.get(area.id)!;
    const columns = columnsOf(count);
    const width = columns * TOKEN.width * boost;
    const height = Math.ceil(count / columns) * TOKEN.height * boost;
    const reach = boxAt(area.centre, width + 2 * FAR * boost, height + 2 * FAR * boost);
    const inner = {
      x: bounds.x + width / 2 + 6,
      y: bounds.y + height / 2 + 14 * boost,
      width: bounds.width - width - 12,
      height: bounds.height - height - 20 * boost,
    };
    const lands = areas.filter(
      (other) => other !== area && other.kind === 'land' && shared(other.box, reach) > 0,
    );
    const strange = (at: Point) =>
      [-1, 0, 1].flatMap((x) =>
        [-1, 0, 1].filter((y) => {
          const corner = { x: at.x + (x * width) / 2.2, y: at.y + (y * height) / 2.2 };
          return lands.some((other) => lies(corner, other));
        }),
      ).length;
    let at = area.centre;
    let least = Infinity;
    // The nearest places first: what is farther away than the best one costs is not looked at.
    for (const far of AWAY) {
      if (far * boost >= least) {
        break;
      }
      for (const angle of far === 0 ? [0] : TURNS) {
        const point = nearest(inner, {
          x: area.centre.x + Math.cos(angle) * far * boost,
          y: area.centre.y + Math.sin(angle) * far * boost,
        });
        const here = boxAt(point, width, height);
        const over = taken.reduce((sum, other) => sum + shared(here, other), 0) / (width * height);
        const away = Math.hypot(point.x - area.centre.x, point.y - area.centre.y);
        const cost = away + OVER * over;
        const whole = cost < least ? cost + STRANGE * strange(point) : cost;
        if (whole < least) {
          least = whole;
          at = point;
        }
      }
    }
    const box = boxAt(at, width, height);
    taken.push(box);
    const leader =
      distance(box, area.centre) > 4 ? { from: nearest(box, area.centre), to: area.centre } : null;
    found.set(area.id, { at, box, columns, leader });
  }
  return found;
}
