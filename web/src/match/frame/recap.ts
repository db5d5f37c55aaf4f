/**
 * A recap has one card for each rival and phase, never one for each small move; what the table did by itself stands
 * under the name of its phase.
 */
import type { LogEntry } from '../../api/types';
import type { Chronicle } from '../chronicle.svelte';
import type { Shown } from '../director.svelte';

export interface RecapCard {
  seat: number | null;
  phase: string;
  round: number;
  entries: LogEntry[];
  /** Its last act: how the table stood afterwards, and all that had happened. */
  last: Shown;
}

export function cardsOf(acts: readonly Shown[], log: Chronicle, own: number | null): RecapCard[] {
  const cards: RecapCard[] = [];
  const open = new Map<string, RecapCard>();
  for (const shown of acts) {
    for (const stretch of shown.entries.flatMap((entry) => log.stretches(entry))) {
      const { phase, round, events } = stretch;
      const seat = stretch.seat ?? null;
      if (seat !== null && seat === own) {
        continue;
      }
      const key = `${round} ${phase} ${seat}`;
      const card = open.get(key);
      if (card) {
        card.entries = [...card.entries, stretch];
        card.last = { ...shown, entries: card.entries, events: [...card.last.events, ...events] };
      } else {
        const fresh = {
          seat,
          phase,
          round,
          entries: [stretch],
          last: { ...shown, entries: [stretch], events },
        };
        open.set(key, fresh);
        cards.push(fresh);
      }
    }
  }
  return cards.filter(({ last }) => last.events.length > 0);
}
