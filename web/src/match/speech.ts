/** Sentences about a match, made of the words of its game. */
import type { LogEntry, Move } from '../api/types';
import { hasText, say, seatName, t } from '../text';

export function moveText(move: Move): string {
  return say(`move.${move.type}`, move);
}

/** What happened, line by line; a move that told nobody anything is at least named. */
export function entryLines(entry: LogEntry): string[] {
  const lines = entry.events
    .filter((event) => hasText(`event.${event.type}`))
    .map((event) => say(`event.${event.type}`, event));
  if (lines.length > 0 || entry.seat == null) {
    return lines;
  }
  return [
    entry.move
      ? t().didMove(seatName(entry.seat), moveText(entry.move))
      : t().didSecretly(seatName(entry.seat)),
  ];
}

export function phaseText(phase: string): string {
  return hasText(`phase.${phase}`) ? say(`phase.${phase}`) : phase;
}

/** What a game calls its rounds; most call them just that. */
export function roundText(round: number): string {
  return hasText('round') ? say('round', { round }) : t().round(round);
}

export function ruleHeading(rule: string): string {
  return hasText(`heading.${rule}`) ? say(`heading.${rule}`) : rule;
}

export function measureText(name: string): string {
  return hasText(`measure.${name}`) ? say(`measure.${name}`) : name;
}
