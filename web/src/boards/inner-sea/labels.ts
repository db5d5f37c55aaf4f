/**
 * Which names find room on the map: the important ones first, none over another. A name lies on its own area; that of a small
 * land may stand at sea beside it, with a line that leads there; where neither is possible it waits until one comes closer.
 * Where a name could stand is found out once for a map, a zoom and a language; a move only looks which of it is free.
 */
import { boxAround, isWithin, nearest, overlap, shared, type Box, type Point } from '../common/plane';
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
  leader?: Leader;
}

interface Leader {
  from: Point;
  to: Point;
}

/** Letters are a little more than half as wide as tall, and lines a little farther apart. */
const WIDE = 0.53;
const LINE = 1.05;

/** So much of a piece, or of a name, may lie under the other. */
const MOST_COVERED = 0.25;
const smaller = (one: Box, other: Box) => Math.min(one.width * one.height, other.width * other.height);

/** How far below its centre the name of an area with pieces stands. */
const DROP = 31;

/** From step to step, so that names do not change their places with every movement of the map. */
const STEPS = 10;
export const stepped = (scale: number) => 2 ** (Math.round(Math.log2(Math.max(scale, 0.05)) * STEPS) / STEPS);

/** The mark of an area in which nothing stands; it is there whether it is marked now or not, so that no name moves for it. */
const dotOf = ({ centre }: Area): Box => ({ x: centre.x - 11, y: centre.y - 11, width: 22, height: 22 });

/** A name in one line, and in two where it has several words. */
function wraps(name: string): string[][] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = breaks.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )[0];
  return [[name], ...(middle === undefined ? [] : [[name.slice(0, middle), name.slice(middle + 1)]])];
}

/** A place where a name could stand. */
interface Seat {
  lines: string[];
  middle: Point;
  box: Box;
  /** What it costs at least, wherever pieces stand. */
  cost: number;
  /** What it costs to lie on other areas, once that has been asked for; null where it cannot lie. */
  beside?: number | null;
  leader?: Leader;
}

/** The places of a name, the cheapest first, and what they cover together. */
interface Seats {
  all: readonly Seat[];
  reach: Box;
}

const GRID = 12;

/** Points all over an area. */
function pointsIn(area: Area): Point[] {
  const { x, y, width, height } = area.box;
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: x + (((index % GRID) + 0.5) * width) / GRID,
    y: y + ((Math.floor(index / GRID) + 0.5) * height) / GRID,
  })).filter((point) => lies(point, area));
}

/** Where the names of a map could stand: worked out as far as it is asked for, and then known. */
export class Plan {
  private readonly writings = new Map<AreaId, string[][]>();
  private readonly seats = new Map<string, Seats>();

  /**
   * @param bounds what is seen of the map: names stay within
   * @param size how tall letters are, in units of the map
   * @param boost how much larger than usual pieces are drawn
   */
  constructor(
    readonly areas: readonly Area[],
    private readonly bounds: Box,
    nameOf: (id: AreaId) => string,
    readonly size: number,
    readonly boost: number,
  ) {
    areas.forEach(({ id }) => this.writings.set(id, wraps(nameOf(id))));
  }

  /** On its own area, the nearest to where it is wanted first: below the place of the pieces. */
  onArea(area: Area): Seats {
    return this.known(`on ${area.id}`, () => {
      const { x, y } = area.centre;
      const wanted = { x, y: y + DROP * this.boost + this.size * 0.25 };
      const places = [...(lies(wanted, area) ? [wanted] : []), ...pointsIn(area)];
      return this.writings.get(area.id)!.flatMap((lines) =>
        places.map((middle) => {
          const away = Math.hypot(middle.x - wanted.x, middle.y - wanted.y);
          return this.seat(lines, middle, away + (lines.length - 1) * this.size);
        }),
      );
    });
  }

  /** At sea beside a land, from where nothing but sea lies between. */
  atSea(area: Area): Seats {
    return this.known(area.id, () => {
      const turns = Array.from({ length: 24 }, (_, turn) => (turn * Math.PI) / 12);
      const ways = turns.flatMap((angle) => [1, 1.6, 2.4].map((far) => ({ angle, far })));
      return this.writings.get(area.id)!.flatMap((lines) =>
        ways.flatMap(({ angle, far }) => {
          const to = area.centre;
          const { box } = this.seat(lines, to, 0);
          const room = area.radius * 0.6 + far * this.size * 0.7;
          const middle = {
            x: to.x + Math.cos(angle) * (box.width / 2 + room),
            y: to.y + Math.sin(angle) * (box.height / 2 + room),
          };
          const seat = this.seat(lines, middle, far * this.size);
          const from = nearest(seat.box, to);
          const between = [0.2, 0.4, 0.6, 0.8].map((share) => ({
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share,
          }));
          const free =
            this.samples(seat).every((point) => (this.at(point)?.kind ?? 'land') !== 'land') &&
            between.map((point) => this.at(point)).every((each) => each === area || each?.kind !== 'land');
          return free ? [{ ...seat, leader: { from, to } }] : [];
        }),
      );
    });
  }

  /** What a name would lie on beside its own area; null where that is too much. */
  beside(area: Area, seat: Seat): number | null {
    if (seat.beside === undefined) {
      seat.beside = this.coverAt(area, this.samples(seat));
    }
    return seat.beside;
  }

  private coverAt(area: Area, samples: readonly Point[]): number | null {
    const beside = samples.filter((point) => !lies(point, area));
    if (beside.length > samples.length * 0.6) {
      return null;
    }
    // The name of a land may hang over the sea, not over another land; that of a sea keeps to it.
    const strange = beside
      .map((point) => this.at(point))
      .filter((other) => other && (other.kind === 'land' || area.kind !== 'land')).length;
    return strange > samples.length * 0.21 ? null : (strange * 2 + beside.length * 0.6) * this.size;
  }

  private at(point: Point): Area | undefined {
    return this.areas.find((area) => lies(point, area));
  }

  private known(key: string, find: () => Seat[]): Seats {
    let known = this.seats.get(key);
    if (!known) {
      const all = find().filter(({ box }) => isWithin(box, this.bounds));
      all.sort((one, other) => one.cost - other.cost);
      const ends = all.flatMap(({ box }) => [box, { x: box.x + box.width, y: box.y + box.height }]);
      known = { all, reach: boxAround(ends) };
      this.seats.set(key, known);
    }
    return known;
  }

  private seat(lines: string[], middle: Point, cost: number): Seat {
    const width = Math.max(...lines.map(({ length }) => length)) * this.size * WIDE;
    const height = (1 + (lines.length - 1) * LINE) * this.size;
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    return { lines, middle, box, cost };
  }

  /** Points that are taken to be all of a name. */
  private samples({ lines, middle: { x, y } }: Seat): Point[] {
    return lines.flatMap(({ length }, line) => {
      const half = (length * this.size * WIDE) / 2;
      const height = y + (line - (lines.length - 1) / 2) * LINE * this.size;
      return [-0.92, -0.46, 0, 0.46, 0.92].map((by) => ({ x: x + by * half, y: height }));
    });
  }
}

/** @param covered what the pieces of an area cover: names keep clear of them */
export function labelsOf(plan: Plan, covered: ReadonlyMap<AreaId, Box>): Label[] {
  const { areas, size } = plan;
  const taken: Box[] = [];
  const pieces = [...covered.values()];
  const dots = areas.filter(({ id }) => !covered.has(id)).map(dotOf);

  /** The cheapest seat that is free; those that cost more anyway are not looked at. */
  function free({ all, reach }: Seats, more: (seat: Seat) => number | null): Seat | null {
    const [names, things, marks] = [taken, pieces, dots].map((boxes) =>
      boxes.filter((box) => overlap(box, reach)),
    );
    const underOf = (box: Box, others: readonly Box[]) =>
      others.reduce((sum, other) => {
        const common = shared(box, other);
        return common > 0 ? sum + common / smaller(box, other) : sum;
      }, 0);
    let found: Seat | null = null;
    let least = Infinity;
    for (const seat of all) {
      if (seat.cost >= least) {
        break;
      }
      if (seat.beside === null || names!.some((other) => overlap(seat.box, other))) {
        continue;
      }
      const under = underOf(seat.box, things!);
      const rest = under > MOST_COVERED ? null : more(seat);
      // A mark may lie under a name, if it must.
      const cost =
        rest === null ? Infinity : seat.cost + (under * 8 + underOf(seat.box, marks!)) * size + rest;
      if (cost < least) {
        found = seat;
        least = cost;
      }
    }
    return found;
  }

  // Land before sea, homes first; what is small has no other place. Who stands where changes nothing in it.
  const weight = ({ home, kind, radius }: Area) => (home ? 1000 : 0) + (kind === 'land' ? 500 : 0) - radius;
  return [...areas]
    .sort((one, other) => weight(other) - weight(one))
    .flatMap((area): Label[] => {
      const seat =
        free(plan.onArea(area), (each) => plan.beside(area, each)) ??
        (area.kind === 'land' ? free(plan.atSea(area), () => 0) : null);
      if (!seat) {
        return [];
      }
      const { lines, middle, box, leader } = seat;
      taken.push(box);
      return [{ area, lines, x: middle.x, y: box.y + size * 0.85, ...(leader ? { leader } : {}) }];
    });
}
