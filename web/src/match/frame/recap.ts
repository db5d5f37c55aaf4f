/**
 * A recap tells in the order in which it happened. It has one card for each rival and phase, never one for each small
 * move; where people act upon each other, what they did is told together. What the table did by itself stands under the
 * name of its phase.
 */
import type { LogEntry } from '../../api/types';
import type { Chronicle } from '../chronicle.svelte';
import type { Shown } from '../director.svelte';
import { once, passagesOf } from '../speech';

export interface RecapCard {
  /** Whose deed it is; null: of several, or of the table. */
  seat: number | null;
  phase: string;
  round: number;
  entries: LogEntry[];
  /** Its last act: how the table stood afterwards, and all that had happened. */
  last: Shown;
}

export interface RecapLine {
  /** Whom it is about; null for nobody. */
  seat: number | null;
  line: string;
  /** Whether it was done to the viewer, and not by them. */
  toMe: boolean;
}

export function cardsOf(acts: readonly Shown[], log: Chronicle, own: number | null): RecapCard[] {
  const cards: RecapCard[] = [];
  for (const shown of acts) {
    for (const stretch of shown.entries.flatMap((entry) => log.stretches(entry))) {
      if (stretch.events.length === 0 && stretch.moves.length === 0) {
        continue;
      }
      const seats = seatsOf(stretch, log);
      const isOwn = own !== null && stretch.seat === own && !stretch.quiet;
      if (isOwn && seats.every((seat) => seat === own)) {
        continue;
      }
      const start = startOf(cards, stretch, seats);
      const before = cards.splice(start);
      const entries = [...before.flatMap((card) => card.entries), stretch];
      const seat = stretch.seat ?? null;
      cards.push({
        seat: before.every((card) => card.seat === seat) ? seat : null,
        phase: stretch.phase,
        round: stretch.round,
        entries,
        last: { ...shown, entries, events: entries.flatMap(({ events }) => events) },
      });
    }
  }
  return cards.filter(({ last }) => last.events.length > 0);
}

/** Where the card begins that a stretch belongs to: with the first deed of its phase that it goes on with or answers. */
function startOf(cards: readonly RecapCard[], stretch: LogEntry, seats: readonly number[]): number {
  const { phase, round } = stretch;
  let start = cards.length;
  for (let index = cards.length - 1; index >= 0; index--) {
    const card = cards[index]!;
    if (card.phase !== phase || card.round !== round) {
      break;
    }
    const told = card.entries.some((entry) => entry.seat != null && seats.includes(entry.seat));
    if (told || (index === cards.length - 1 && goesOn(card, stretch))) {
      start = index;
    }
  }
  return start;
}

/** Whether a stretch is told with the card before it: an answer of the table, or one small deed after the other. */
function goesOn(card: RecapCard, { seat, quiet, events }: LogEntry): boolean {
  const small = card.seat === null || card.entries.length === 1;
  return quiet || (seat == null ? card.seat === null : small && events.length <= 1 && isSmall(card));
}

const isSmall = ({ entries }: RecapCard) =>
  entries.every(({ seat, events }) => seat != null && events.length <= 1);

/** Who acts in a stretch, and of whom it tells. */
function seatsOf(stretch: LogEntry, log: Chronicle): number[] {
  return [stretch.seat, ...stretch.events.map(log.actorOf)].filter((seat) => typeof seat === 'number');
}

/** What a card tells, line by line. */
export function linesOfCard({ entries }: RecapCard, log: Chronicle, own: number | null): RecapLine[] {
  const lines: RecapLine[] = [];
  const answered = new Set<LogEntry>();
  for (const { seat, told } of passagesOf(entries, log.actorOf)) {
    for (const { entry, lines: said, names } of told) {
      said.forEach((line, index) => {
        // The first line of an answer that the table gave is the answer; what follows came upon the viewer.
        const isAnswer = entry.seat === own && !answered.has(entry);
        answered.add(entry);
        const came = entry.seat !== own || (entry.quiet && !isAnswer);
        // What somebody did to the viewer is told of who did it.
        const mine = own !== null && (seat === own || names[index]!.has(own));
        lines.push({ seat, line, toMe: mine && came });
      });
    }
  }
  return inRuns(lines).flatMap((run) =>
    once(run.map(({ line }) => line)).map((line) => ({ ...run[0]!, line })),
  );
}

/** Lines about the same seat, one after the other. */
function inRuns(lines: readonly RecapLine[]): RecapLine[][] {
  const runs: RecapLine[][] = [];
  for (const line of lines) {
    const first = runs.at(-1)?.[0];
    if (first && first.seat === line.seat && first.toMe === line.toMe) {
      runs.at(-1)!.push(line);
    } else {
      runs.push([line]);
    }
  }
  return runs;
}
