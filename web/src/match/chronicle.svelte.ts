/**
 * The log as the client keeps it, already in chapters. It grows at its end (or is cut there when something was taken
 * back), so that taking in news costs as much as the news are long, however long the match is.
 */
import type { GameEvent, LogEntry } from '../api/types';

/** A moment of the match by its names. */
export interface Moment {
  round: number;
  phase: string;
}

/**
 * What one seat did in one go: consecutive entries of a seat in the same round and phase. What the table did by itself
 * afterwards (it scored, it dealt, a phase began) are chapters of their own without a seat, each in its phase.
 */
export interface Chapter extends Moment {
  seat: number | null;
  /** Whether it begins a new round or phase. */
  opens: boolean;
  entries: readonly LogEntry[];
}

/** Whom an event is about: a seat, null for nobody at the table, undefined if it does not tell. */
export type ActorOf = (event: GameEvent) => number | null | undefined;

export class Chronicle {
  /** Grows with each change; whoever reads the lists below reads this too. */
  version = $state(0);
  private readonly list: LogEntry[] = [];
  private readonly acts: Chapter[] = [];
  /** The ply with which it begins: of what was before only the end may be known. */
  private begins = 0;
  /** Where the match stands after the last entry. */
  private now: Moment | null = null;
  /** What told of the beginning of each round: games count them in their own ways. */
  private beginnings: Record<number, GameEvent> = {};
  /** In a try-out: the story up to there, which told who plays what and how rounds are called. */
  before = $state.raw<Chronicle | null>(null);
  /** Who plays which civilization, as events have told. */
  private players: Record<string, number> = {};

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

  /** Whether it tells everything that happened after a moment. */
  reaches(ply: number): boolean {
    void this.version;
    return this.begins <= ply + 1;
  }

  /** Forgets everything. */
  clear(): void {
    this.beginnings = {};
    this.players = {};
    this.empty();
  }

  /** Forgets what happened, to be told anew: who plays what and how rounds are called stays as it was. */
  empty(): void {
    this.list.length = 0;
    this.acts.length = 0;
    this.begins = 0;
    this.version++;
  }

  /** Whether it speaks of civilizations without knowing who plays them: that was told before its beginning. */
  get lacksNames(): boolean {
    return this.entries.some(({ events }) => events.some((event) => this.actorOf(event) === null));
  }

  /** What was told when a round began; undefined if nothing was. */
  beginningOf(round: number): GameEvent | undefined {
    void this.version;
    return this.beginnings[round] ?? this.before?.beginningOf(round);
  }

  /** Whom an event is about. */
  readonly actorOf: ActorOf = (event) => {
    const { seat, civilization } = event as { seat?: unknown; civilization?: unknown };
    if (typeof seat === 'number') {
      return seat;
    }
    return typeof civilization === 'string'
      ? (this.players[civilization] ?? this.before?.actorOf(event) ?? null)
      : undefined;
  };

  /**
   * An entry as it is told: what its seat did, and what the table did by itself afterwards, phase by phase. Each stretch
   * stands under the moment in which it happened, as far as its events tell.
   */
  stretches(entry: LogEntry): LogEntry[] {
    const { events } = entry;
    const starts = entry.seat == null ? [] : indexesOf(events, (event) => this.turnsThePage(event));
    if (starts.length === 0) {
      return [entry];
    }
    const { seat: _, ...table } = { ...entry, moves: [], hidden: 0 };
    // A move that told nothing is still named where the table goes on by itself.
    const told: LogEntry[] = [{ ...entry, events: events.slice(0, starts[0]) }];
    const after = this.after(entry);
    let moment: Moment = entry;
    starts.forEach((start, nth) => {
      moment = momentFrom(events.slice(start), moment, after);
      const stretch = { ...table, round: moment.round, phase: moment.phase };
      const more = events.slice(start, starts[nth + 1]);
      const last = told.at(-1)!;
      if (last.seat == null && isAt(last, moment)) {
        told[told.length - 1] = { ...stretch, events: [...last.events, ...more] };
      } else {
        told.push({ ...stretch, events: more });
      }
    });
    return told;
  }

  /** From here on nobody at the table acts: a phase, a turn, a competition has begun or ended. */
  private turnsThePage(event: GameEvent): boolean {
    return beginsRound(event) || (isTurn(event) && this.actorOf(event) === undefined);
  }

  /** Where the match stood after an entry. */
  private after({ ply, round, phase }: LogEntry): Moment {
    let index = this.list.length;
    while (index > 0 && this.list[index - 1]!.ply > ply) {
      index--;
    }
    const next = this.list[index] ?? this.now;
    return { round: next?.round ?? round, phase: next?.phase ?? phase };
  }

  /**
   * Takes in what a state tells: all entries from `from` on; older ones are as they were. Answers false if there is a
   * hole between what we have and what came: then everything must be asked for again. An empty one begins wherever it
   * is told to. `now` is where the match stands.
   */
  take(from: number, news: readonly LogEntry[], now: Moment | null = null): boolean {
    const end = this.endBefore(from);
    const start = news[0] ? startOf(news[0]) : from;
    if (this.list.length === 0 || from <= this.begins) {
      this.begins = from;
    } else if (start > end + 1) {
      return false;
    }
    let changed = news.length > 0;
    while (this.list.length > 0 && this.list.at(-1)!.ply >= from) {
      this.drop();
      changed = true;
    }
    this.now = news[0] ?? now;
    this.tellEndAnew();
    news.forEach((entry, index) => {
      this.now = news[index + 1] ?? now;
      this.add(entry);
    });
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

  /** The gesture in the middle or at the end of which a moment lies: its last ply. A moment that nothing led to is its own. */
  gestureOf(ply: number): number {
    return this.entries.findLast((entry) => entry.from < ply)?.ply ?? ply;
  }

  /** The ply of the latest move of a seat; 0 if it made none. */
  latestOf(seat: number): number {
    return this.entries.findLast((entry) => entry.seat === seat)?.ply ?? 0;
  }

  /** A seat's latest own choice and everything since; all there is for who has not chosen anything. */
  sinceChoiceOf(seat: number | null): readonly LogEntry[] {
    const { entries } = this;
    const own = entries.findLastIndex((entry) => entry.seat != null && entry.seat === seat && !entry.quiet);
    return entries.slice(Math.max(0, own));
  }

  /**
   * The ply after which others began to act before a seat acted at a moment, by itself the present one: what a recap
   * begins with. What the table answered for the seat is no act of its own.
   */
  othersSince(seat: number, until = Infinity): number {
    const { entries } = this;
    let index = entries.findLastIndex(({ ply }) => ply <= until);
    while (index >= 0 && entries[index]!.seat === seat) {
      index--;
    }
    while (index >= 0 && (entries[index]!.seat !== seat || entries[index]!.quiet)) {
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
    for (const event of entry.events) {
      const { seat, civilization } = event as { seat?: unknown; civilization?: unknown };
      if (typeof seat === 'number' && typeof civilization === 'string') {
        this.players[civilization] = seat;
      }
    }
    this.list.push(entry);
    this.stretches(entry).forEach((stretch) => this.write(stretch));
  }

  private write(entry: LogEntry): void {
    const beginning = entry.events.find(beginsRound);
    if (beginning) {
      // What is told with the set-up is the first.
      this.beginnings[Math.max(1, entry.round)] = beginning;
    }
    const last = this.acts.at(-1);
    const seat = entry.seat ?? null;
    const same = last !== undefined && last.round === entry.round && last.phase === entry.phase;
    if (same && last.seat === seat) {
      // A new one: whoever draws the old one sees that it has changed.
      this.acts[this.acts.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      this.acts.push({ round: entry.round, phase: entry.phase, seat, opens: !same, entries: [entry] });
    }
  }

  /** What the table did after the entry that was the last one leads to the phase that is known only now. */
  private tellEndAnew(): void {
    const last = this.list.at(-1);
    const stretches = last ? this.stretches(last) : [];
    if (stretches.length > 1) {
      this.erase(last!.ply);
      stretches.forEach((stretch) => this.write(stretch));
    }
  }

  private drop(): void {
    this.erase(this.list.pop()!.ply);
  }

  /** Takes what is told of an entry out of the last chapters. */
  private erase(ply: number): void {
    let last: Chapter | undefined;
    while ((last = this.acts.at(-1))?.entries.at(-1)?.ply === ply) {
      this.acts.pop();
      if (last!.entries.length > 1) {
        this.acts.push({ ...last!, entries: last!.entries.slice(0, -1) });
      }
    }
  }
}

const isAt = (one: Moment, other: Moment) => one.round === other.round && one.phase === other.phase;

const isTurn = ({ type }: GameEvent) => /(Began|Ended)$/.test(type);
/** A new round, whoever is first in it: most games say turn. */
const beginsRound = ({ type }: GameEvent) => /^(Turn|Round)Began$/.test(type);
const endsMatch = ({ type }: GameEvent) => /^(Game|Match)Ended$/.test(type);

/** The phase that an event names. */
function phaseOf(event: GameEvent): string | undefined {
  const { phase } = event as { phase?: unknown };
  return typeof phase === 'string' && event.type === 'PhaseBegan' ? phase : undefined;
}

/**
 * Where the match stands once the first of these events has happened: it was at a moment before, and will be at another
 * after all of them. What ends still belongs to what it ends; what begins without a name is what comes next.
 */
function momentFrom(events: readonly GameEvent[], before: Moment, after: Moment): Moment {
  const [first, ...later] = events;
  const round = !beginsRound(first!)
    ? before.round
    : later.some(beginsRound)
      ? Math.min(after.round, before.round + 1)
      : after.round;
  const named = phaseOf(first!);
  const next = later.map(phaseOf).find((phase) => phase !== undefined);
  if (named !== undefined) {
    return { round, phase: named };
  }
  if (beginsRound(first!) || endsMatch(first!)) {
    return { round, phase: next ?? after.phase };
  }
  const isLast = next === undefined && !later.some(beginsRound);
  return isLast && first!.type.endsWith('Began') ? after : { round, phase: before.phase };
}

function indexesOf<T>(list: readonly T[], wanted: (each: T) => boolean): number[] {
  return list.flatMap((each, index) => (wanted(each) ? [index] : []));
}

/** The first ply of an entry: a gesture of several moves is one entry. */
function startOf(entry: LogEntry): number {
  return entry.ply === 0 ? 0 : entry.from + 1;
}
