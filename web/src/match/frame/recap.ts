/** A recap has one card for each rival and phase, never one for each small move. */
import type { LogEntry } from '../../api/types';
import type { Shown } from '../director.svelte';

export interface RecapCard {
  seat: number | null;
  phase: string;
  round: number;
  entries: LogEntry[];
  /** Its last act: how the table stood afterwards, and all that had happened. */
  last: Shown;
}

export function cardsOf(acts: readonly Shown[]): RecapCard[] {
  const cards: RecapCard[] = [];
  const open = new Map<string, RecapCard>();
  for (const shown of acts) {
    const { phase, round } = shown.act;
    const seat = shown.act.seat ?? null;
    const key = `${round} ${phase} ${seat}`;
    const card = open.get(key);
    if (card) {
      card.entries = [...card.entries, ...shown.entries];
      card.last = { ...shown, entries: card.entries, events: [...card.last.events, ...shown.events] };
    } else {
      const fresh = { seat, phase, round, entries: shown.entries, last: shown };
      open.set(key, fresh);
      cards.push(fresh);
    }
  }
  return cards;
}
