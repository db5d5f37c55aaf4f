/**
 * Which names find room on the map: the important ones first, none over another. A name lies on its own area; that of a small
 * land may stand at sea beside it, with a line that leads there; where neither is possible it waits until one comes closer.
 */
import { shared, type Box, type Point } from '../common/plane';
import { lies, type Area } from './atlas';
import type { AreaId } from './types';

export interface Label {
  area: Area;
  /** What is written, line by line. */
  lines: string[];
  /** The middle of the first line's foot. */
  x: number;
  y: number;
  /** Where a name that stands at sea leads to. */
  leader?: { from: Point; to: Point };
}

/** Letters are about half as wide as tall, and lines a little farther apart. */
const WIDE = 0.5;
const LINE = 1.05;

/** So much of a piece, or of a name, may lie under the other. */
const MOST_COVERED = 0.25;
const smaller = (one: Box, other: Box) => Math.min(one.width * one.height, other.width * other.height);

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

/** The mark of an area in which nothing stands. */
const dotOf = ({ centre }: Area): Box => ({ x: centre.x - 11, y: centre.y - 11, width: 22, height: 22 });

/** A name in one line, and in two where it has several words. */
function wraps(name: string): string[][] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = breaks.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )[0];
  return [[name], ...(middle === undefined ? [] : [[name.slice(0, middle), name.slice(middle + 1)]])];
}

/** A written name: how much room it takes around its middle, and points that are taken to be all of it. */
class Writing {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly lines: string[],
    private readonly size: number,
  ) {
    this.width = Math.max(...lines.map(({ length }) => length)) * size * WIDE;
    this.height = (1 + (lines.length - 1) * LINE) * size;
  }

  boxAt({ x, y }: Point): Box {
    return { x: x - this.width / 2, y: y - this.height / 2, width: this.width, height: this.height };
  }

  /** The foot of the first line. */
  foot(middle: Point): number {
    return middle.y - this.height / 2 + this.size * 0.85;
  }

  samples({ x, y }: Point): Point[] {
    return this.lines.flatMap(({ length }, line) => {
      const half = (length * this.size * WIDE) / 2;
      const height = y + (line - (this.lines.length - 1) / 2) * LINE * this.size;
      return [-0.92, -0.46, 0, 0.46, 0.92].map((by) => ({ x: x + by * half, y: height }));
    });
  }
}

interface Found {
  cost: number;
  middle: Point;
  writing: Writing;
  leader?: { from: Point; to: Point };
}

const best = (found: readonly Found[]) =>
  found.reduce<Found | null>((least, each) => (least && least.cost <= each.cost ? least : each), null);

/**
 * @param bounds what is seen of the map: names stay within
 * @param size how tall letters are, in units of the map
 * @param boost how much larger than usual pieces are drawn
 * @param occupied where something stands or is marked in the middle
 * @param stacks how many stacks stand in an area: names keep clear of them
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
  const pieces = areas
    .filter(({ id }) => occupied.has(id) || stacks.has(id))
    .map((area) => (stacks.has(area.id) ? piecesOf(area, stacks.get(area.id)!, boost) : dotOf(area)));
  const at = (point: Point) => areas.find((area) => lies(point, area));

  /** What lies under a place for a name; null where it cannot be. */
  function costAt(box: Box): number | null {
    const within =
      box.x >= bounds.x &&
      box.x + box.width <= bounds.x + bounds.width &&
      box.y >= bounds.y &&
      box.y + box.height <= bounds.y + bounds.height;
    if (!within || taken.some((other) => shared(box, other) > 0)) {
      return null;
    }
    const covered = pieces.reduce((sum, other) => sum + shared(box, other) / smaller(box, other), 0);
    return covered > MOST_COVERED ? null : covered * 8 * size;
  }

  /** The best place on its own area; one that is far from where it is wanted is never looked at twice. */
  function onArea(area: Area, writings: readonly Writing[]): Found | null {
    const wanted = {
      x: area.centre.x,
      y: area.centre.y + (occupied.has(area.id) ? DROP * boost + size * 0.25 : 0),
    };
    const places = [...(lies(wanted, area) ? [wanted] : []), ...pointsIn(area)]
      .map((middle) => ({ middle, away: Math.hypot(middle.x - wanted.x, middle.y - wanted.y) }))
      .sort((one, other) => one.away - other.away);
    let found: Found | null = null;
    for (const writing of writings) {
      const lines = (writing.lines.length - 1) * size;
      for (const { middle, away } of places) {
        if (found && found.cost <= away + lines) {
          break;
        }
        const room = costAt(writing.boxAt(middle));
        const under = room === null ? null : coverAt(area, writing.samples(middle));
        if (under !== null) {
          const cost = room! + away + lines + under * size;
          found = found && found.cost <= cost ? found : { cost, middle, writing };
        }
      }
    }
    return found;
  }

  /** What a name would lie on beside its own area; null where that is too much. */
  function coverAt(area: Area, samples: readonly Point[]): number | null {
    const beside = samples.filter((point) => !lies(point, area));
    if (beside.length > samples.length * 0.6) {
      return null;
    }
    // The name of a land may hang over the sea, not over another land; that of a sea keeps to it.
    const strange = beside
      .map(at)
      .filter((other) => other && (other.kind === 'land' || area.kind !== 'land')).length;
    return strange > samples.length * 0.21 ? null : strange * 2 + beside.length * 0.6;
  }

  /** The places at sea beside a land, from where nothing but sea lies between. */
  function atSea(area: Area, writing: Writing): Found[] {
    const found: Found[] = [];
    for (let turn = 0; turn < 24; turn++) {
      for (const far of [1, 1.6, 2.4]) {
        const way = { x: Math.cos((turn * Math.PI) / 12), y: Math.sin((turn * Math.PI) / 12) };
        const to = area.centre;
        const middle = {
          x: to.x + way.x * (writing.width / 2 + area.radius * 0.6 + far * size * 0.7),
          y: to.y + way.y * (writing.height / 2 + area.radius * 0.6 + far * size * 0.7),
        };
        const cost = costAt(writing.boxAt(middle));
        if (
          cost === null ||
          writing.samples(middle).some((point) => (at(point)?.kind ?? 'land') === 'land')
        ) {
          continue;
        }
        const from = edgeOf(writing.boxAt(middle), to);
        const between = [0.2, 0.4, 0.6, 0.8].map((share) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        }));
        const crossed = between.map(at).some((other) => other && other !== area && other.kind === 'land');
        if (!crossed) {
          found.push({ cost: cost * 2 + far * size, middle, writing, leader: { from, to } });
        }
      }
    }
    return found;
  }

  // Land before sea, homes first, where people stand before where nobody does; what is small has no other place.
  const weight = ({ id, home, kind, radius }: Area) =>
    (home ? 1000 : 0) + (kind === 'land' ? 500 : 0) + (stacks.has(id) ? 100 : 0) - radius;
  return [...areas]
    .sort((one, other) => weight(other) - weight(one))
    .flatMap((area): Label[] => {
      const writings = wraps(nameOf(area.id)).map((lines) => new Writing(lines, size));
      const place =
        onArea(area, writings) ??
        (area.kind === 'land' ? best(writings.flatMap((writing) => atSea(area, writing))) : null);
      if (!place) {
        return [];
      }
      const { middle, writing, leader } = place;
      taken.push(writing.boxAt(middle));
      return [
        { area, lines: writing.lines, x: middle.x, y: writing.foot(middle), ...(leader ? { leader } : {}) },
      ];
    });
}

const GRID = 12;
const grids = new WeakMap<Area, Point[]>();

/** Points all over an area. */
function pointsIn(area: Area): Point[] {
  const known = grids.get(area);
  if (known) {
    return known;
  }
  const { x, y, width, height } = area.box;
  const points = Array.from({ length: GRID * GRID }, (_, index) => ({
    x: x + (((index % GRID) + 0.5) * width) / GRID,
    y: y + ((Math.floor(index / GRID) + 0.5) * height) / GRID,
  })).filter((point) => lies(point, area));
  grids.set(area, points);
  return points;
}

/** The point of a box nearest to another point. */
function edgeOf({ x, y, width, height }: Box, to: Point): Point {
  return { x: Math.min(x + width, Math.max(x, to.x)), y: Math.min(y + height, Math.max(y, to.y)) };
}
