/** The rounds of a match on its time line, and whose turn it was, so that one can find a moment again. */
import type { LogEntry } from '../../api/types';
import type { Moment } from '../chronicle.svelte';

export interface Mark extends Moment {
  /** The moment at which the round began. */
  ply: number;
}

/** Where each round began, also one in which nobody has acted yet; what came before the first one is a mark of its own. */
export function marksOf(entries: readonly LogEntry[], now: Mark): Mark[] {
  const marks: Mark[] = [];
  for (const { seat, from, round, phase } of entries) {
    if (seat != null && marks.at(-1)?.round !== round) {
      marks.push({ ply: from, round, phase });
    }
  }
  if (marks.at(-1)?.round !== now.round) {
    marks.push(now);
  }
  return marks;
}

/** The mark of the round that a moment belongs to. */
export function markAt(marks: readonly Mark[], ply: number): Mark | undefined {
  return marks.findLast((mark) => mark.ply <= ply) ?? marks[0];
}

/** The round before or after the one that a moment belongs to; who is in the middle of one goes back to its beginning first. */
export function markBeside(marks: readonly Mark[], ply: number, step: 1 | -1): Mark | undefined {
  return step > 0
    ? marks.find((mark) => mark.ply > ply)
    : (marks.findLast((mark) => mark.ply < ply) ?? marks[0]);
}

/** Who has led to a moment, as the story marks it; null if nobody has acted yet. */
export function actorAt(entries: readonly LogEntry[], ply: number): number | null {
  return entries.findLast((entry) => entry.seat != null && entry.from < ply)?.seat ?? null;
}

/** Whose turn it was all along, in so many stripes of the same width. */
export function turnsOf(entries: readonly LogEntry[], now: number, stripes: number): (number | null)[] {
  const acted = entries.filter(({ seat }) => seat != null);
  let next = 0;
  return Array.from({ length: stripes }, (_, index) => {
    const ply = (now * (index + 0.5)) / stripes;
    while (next < acted.length && acted[next]!.ply <= ply) {
      next++;
    }
    return acted[next]?.seat ?? null;
  });
}

/** The marks whose words there is room for, on a line of so many pixels. */
export function namedMarks<M extends Mark>(
  marks: readonly M[],
  now: number,
  width: number,
  widthOf: (mark: M) => number,
): ReadonlySet<M> {
  const named = new Set<M>();
  let free = 0;
  for (const mark of marks) {
    const at = (width * mark.ply) / Math.max(1, now);
    if (at >= free && at + widthOf(mark) <= width) {
      named.add(mark);
      free = at + widthOf(mark);
    }
  }
  return named;
}
