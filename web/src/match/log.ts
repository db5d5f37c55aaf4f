/** The log as the client keeps it: what it has, and how a new state changes it. */
import type { ChatLine, GameEvent, LogEntry } from '../api/types';

/**
 * The log after a new state. The state lists all entries from `logFrom` on; older ones are as they were. Null if there
 * is a hole between what we have and what came: then everything must be asked for again.
 */
export function mergeLog(
  known: readonly LogEntry[],
  logFrom: number,
  news: readonly LogEntry[],
): LogEntry[] | null {
  const before = known.filter((entry) => entry.ply < logFrom);
  const end = before.at(-1)?.ply ?? -1;
  const start = news[0]?.ply ?? logFrom;
  return start > end + 1 && logFrom > 0 ? null : [...before, ...news];
}

/** What was said, in order, each line once. */
export function mergeChat(known: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const last = known.at(-1)?.number ?? 0;
  return [...known, ...news.filter((line) => line.number > last)];
}

/** The events of entries that were not there before: what a board highlights. */
export function newEvents(before: readonly LogEntry[], after: readonly LogEntry[]): GameEvent[] {
  const last = before.at(-1)?.ply ?? -1;
  return after.filter((entry) => entry.ply > last).flatMap((entry) => entry.events);
}

/** What others did since the latest move of this seat: what a recap walks through. */
export function sinceMyTurn(log: readonly LogEntry[], seat: number): LogEntry[] {
  const mine = log.findLastIndex((entry) => entry.seat === seat);
  return log.slice(mine + 1).filter((entry) => entry.ply > 0 && entry.events.length > 0);
}

export interface Chapter {
  round: number;
  phase: string;
  entries: LogEntry[];
}

/** The log in chapters: a new one whenever the round or the phase changes. */
export function chapters(log: readonly LogEntry[]): Chapter[] {
  const out: Chapter[] = [];
  for (const entry of log) {
    const last = out.at(-1);
    if (last && last.round === entry.round && last.phase === entry.phase) {
      last.entries.push(entry);
    } else {
      out.push({ round: entry.round, phase: entry.phase, entries: [entry] });
    }
  }
  return out;
}
