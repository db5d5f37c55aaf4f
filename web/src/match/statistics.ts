/** Numbers of a match made ready for charts. */
import type { Measure, StatisticsMoment } from '../api/types';

export interface Series {
  /** The name of a measure; `total` for all points together. */
  name: string;
  /** Values by moment, then by seat. */
  rows: number[][];
}

export const TOTAL = 'total';

export function totalOf(points: readonly Measure[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    points.reduce((sum, each) => sum + (each.values[seat] ?? 0), 0),
  );
}

/** Points together, then each source, then each other measure; what is named twice is shown once. */
export function seriesOf(moments: readonly StatisticsMoment[], seats: number): Series[] {
  const last = moments.at(-1);
  if (!last) {
    return [];
  }
  const out: Series[] = [];
  if (last.points.length > 0) {
    out.push({ name: TOTAL, rows: moments.map((moment) => totalOf(moment.points, seats)) });
  }
  const names = new Set([...last.points, ...last.measures].map((measure) => measure.name));
  for (const name of names) {
    out.push({
      name,
      rows: moments.map(
        (moment) =>
          [...moment.points, ...moment.measures].find((measure) => measure.name === name)?.values ??
          Array.from({ length: seats }, () => 0),
      ),
    });
  }
  return out;
}

export interface TurningPoint {
  ply: number;
  round: number;
  seat: number;
  /** How much of the victory the seat gained (or lost), in hundredths. */
  change: number;
}

/** Before anybody has done anything the outlook means nothing. */
const FIRST_ROUND = 1;

/** The moments after which somebody's share of the victory had changed most, in the order of play. */
export function turningPoints(moments: readonly StatisticsMoment[], most = 3, least = 10): TurningPoint[] {
  const all: TurningPoint[] = [];
  for (let i = 1; i < moments.length; i++) {
    const before = moments[i - 1]!.outlook;
    const { outlook: after, ply, round } = moments[i]!;
    if (before && after) {
      const changes = after.map((share, seat) => Math.round(100 * (share - (before[seat] ?? 0))));
      const seat = changes.reduce(
        (best, change, each) => (Math.abs(change) > Math.abs(changes[best]!) ? each : best),
        0,
      );
      all.push({ ply, round, seat, change: changes[seat] ?? 0 });
    }
  }
  return all
    .filter((point) => point.round > FIRST_ROUND && Math.abs(point.change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}

/** Round numbers for an axis from 0 (or below) to the greatest value. */
export function ticks(least: number, greatest: number, about = 4): number[] {
  const span = Math.max(1, greatest - Math.min(0, least));
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw);
  const from = Math.floor(Math.min(0, least) / step) * step;
  const out: number[] = [];
  for (let tick = from; tick < greatest + step && out.length < 20; tick += step) {
    out.push(Math.round(tick));
  }
  return out;
}
