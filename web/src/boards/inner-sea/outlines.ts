/**
 * From corners to coasts: outlines that share their corners are cut into arcs, one for each neighbour, and every arc is
 * rounded by itself. Both neighbours of an arc get the same curve, so nothing gapes between them.
 */
import type { Point } from '../common/plane';

export interface Outline {
  id: string;
  ring: Point[];
}

export interface Arc {
  area: string;
  /** What lies on the other side; null at the rim of the map. */
  other: string | null;
  points: Point[];
}

const corner = ({ x, y }: Point) => `${x},${y}`;
const edge = (from: Point, to: Point) => `${corner(from)} ${corner(to)}`;

export function arcsOf(outlines: readonly Outline[]): Map<string, Arc[]> {
  const owner = new Map<string, string[]>();
  for (const { id, ring } of outlines) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      for (const key of [edge(from, to), edge(to, from)]) {
        owner.set(key, [...(owner.get(key) ?? []), id]);
      }
    });
  }
  return new Map(outlines.map((outline) => [outline.id, cut(outline, owner)]));
}

function cut({ id, ring }: Outline, owner: Map<string, string[]>): Arc[] {
  const others = ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    return owner.get(edge(from, to))!.find((each) => each !== id) ?? null;
  });
  const size = ring.length;
  const first = Math.max(
    0,
    others.findIndex((other, index) => other !== others[(index + size - 1) % size]),
  );
  const arcs: Arc[] = [];
  for (let step = 0; step < size; step++) {
    const index = (first + step) % size;
    const other = others[index]!;
    const to = ring[(index + 1) % size]!;
    const last = arcs.at(-1);
    if (last && last.other === other) {
      last.points.push(to);
    } else {
      arcs.push({ area: id, other, points: [ring[index]!, to] });
    }
  }
  return arcs.map((arc) => (arc.other === null ? arc : { ...arc, points: rounded(arc.points, 2) }));
}

/** Cuts every corner but the ends. */
export function rounded(points: Point[], rounds: number): Point[] {
  if (rounds === 0 || points.length < 3) {
    return points;
  }
  const between = (from: Point, to: Point, share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const inner = points.slice(1, -1).flatMap((point, index) => {
    const before = points[index]!;
    const after = points[index + 2]!;
    return [between(point, before, 0.25), between(point, after, 0.25)];
  });
  return rounded([points[0]!, ...inner, points.at(-1)!], rounds - 1);
}

const number = (value: number) => `${Math.round(value * 10) / 10}`;

export function pathOf(arcs: readonly Arc[], closed = true): string {
  const points = arcs.flatMap((arc, index) => (index === 0 ? arc.points : arc.points.slice(1)));
  const line = points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L');
  return `M${line}${closed ? 'Z' : ''}`;
}
