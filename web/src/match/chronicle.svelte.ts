/**
 * The log as the client keeps it, already in chapters. It grows at its end (or is cut there when something was taken
 * back), so that taking in news costs as much as the news are long, however long the match is.
 */
import type { GameEvent, LogEntry } from '../api/types';

/** What one seat did in one go: consecutive entries of a seat in the same round and phase. */
export interface Chapter {
  round: number;
  phase: string;
  seat: number | null;
  /** Whether it begins a new round or phase. */
  opens: boolean;
  entries: readonly LogEntry[];
}

export class Chronicle {
  /** Grows with each change; whoever reads the lists below reads this too. */
  version = $state(0);
  private readonly list: LogEntry[] = [];
  private readonly acts: Chapter[] = [];

  get entries(): readonly LogEntry[] {
    void this.version;
    return this.list;
  }

  get chapters(): readonly Chapter[] {
    void this.version;
    return this.acts;
  }

  get last(): LogEntry | undefined {
    return this.entries.at(-1);
  }

  clear(): void {
    this.list.length = 0;
    this.acts.length = 0;
    this.version++;
  }

  /**
   * Takes in what a state tells: all entries from `from` on; older ones are as they were. Answers false if there is a
   * hole between what we have and what came: then everything must be asked for again.
   */
  take(from: number, news: readonly LogEntry[]): boolean {
    const end = this.endBefore(from);
    const start = news[0] ? startOf(news[0]) : from;
    if (from > 0 && start > end + 1) {
      return false;
    }
    let changed = news.length > 0;
    while (this.list.length > 0 && this.list.at(-1)!.ply >= from) {
      this.drop();
      changed = true;
    }
    for (const entry of news) {
      this.add(entry);
    }
    if (changed) {
      this.version++;
    }
    return true;
  }

  /** The entries after one moment up to another, found from the end. */
  between(after: number, until: number): LogEntry[] {
    void this.version;
    let end = this.list.length;
    while (end > 0 && this.list[end - 1]!.ply > until) {
      end--;
    }
    let start = end;
    while (start > 0 && this.list[start - 1]!.ply > after) {
      start--;
    }
    return this.list.slice(start, end);
  }

  events(after: number, until: number): GameEvent[] {
    return this.between(after, until).flatMap((entry) => entry.events);
  }

  /** The ply of the latest move of a seat; 0 if it made none. */
  latestOf(seat: number): number {
    return this.entries.findLast((entry) => entry.seat === seat)?.ply ?? 0;
  }

  /** The ply after which others began to act before the present turn of a seat: what a recap begins with. */
  othersSince(seat: number): number {
    const { entries } = this;
    let index = entries.length - 1;
    while (index >= 0 && entries[index]!.seat === seat) {
      index--;
    }
    while (index >= 0 && entries[index]!.seat !== seat) {
      index--;
    }
    return entries[index]?.ply ?? 0;
  }

  private endBefore(from: number): number {
    let index = this.list.length - 1;
    while (index >= 0 && this.list[index]!.ply >= from) {
      index--;
    }
    return this.list[index]?.ply ?? -1;
  }

  private add(entry: LogEntry): void {
    const last = this.acts.at(-1);
    const seat = entry.seat ?? null;
    const same = last !== undefined && last.round === entry.round && last.phase === entry.phase;
    this.list.push(entry);
    if (same && last.seat === seat) {
      // A new one: whoever draws the old one sees that it has changed.
      this.acts[this.acts.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      this.acts.push({ round: entry.round, phase: entry.phase, seat, opens: !same, entries: [entry] });
    }
  }

  private drop(): void {
    this.list.pop();
    const last = this.acts.pop();
    if (last && last.entries.length > 1) {
      this.acts.push({ ...last, entries: last.entries.slice(0, -1) });
    }
  }
}

/** The first ply of an entry: a gesture of several moves is one entry. */
function startOf(entry: LogEntry): number {
  return entry.ply === 0 ? 0 : entry.from + 1;
}
