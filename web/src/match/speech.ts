/** Sentences about a match, made of the words of its game. */
import type { Change, Consequence, LogEntry, Loss, Move } from '../api/types';
import { hasText, say, seatName, t } from '../text';

export function moveText(move: Move): string {
  return say(`move.${move.type}`, move);
}

/** What the events of an entry tell. */
function eventLines(entry: LogEntry): string[] {
  return entry.events
    .filter((event) => hasText(`event.${event.type}`))
    .map((event) => say(`event.${event.type}`, event))
    .filter((line) => line !== '');
}

/** What happened, line by line; moves that told nobody anything are at least named. */
export function entryLines(entry: LogEntry): string[] {
  const lines = eventLines(entry);
  // What the table answered by itself is told only if it changed something.
  if (lines.length > 0 || entry.seat == null || entry.quiet) {
    return once(lines);
  }
  const who = seatName(entry.seat);
  return once([
    ...entry.moves.map((move) => t().didMove(who, moveText(move))),
    ...(entry.hidden > 0 ? [t().didSecretly(who)] : []),
  ]);
}

/** The lines of an act, entry by entry: where anything happened, moves that told nothing are left out. */
export function actLines(entries: readonly LogEntry[]): { entry: LogEntry; lines: string[] }[] {
  const told = entries.map((entry) => ({ entry, lines: once(eventLines(entry)) }));
  const some = told.filter(({ lines }) => lines.length > 0);
  return some.length > 0
    ? some
    : entries.map((entry) => ({ entry, lines: entryLines(entry) })).filter(({ lines }) => lines.length > 0);
}

/** All lines of an act. */
export function linesOf(entries: readonly LogEntry[]): string[] {
  return once(actLines(entries).flatMap(({ lines }) => lines));
}

/** The same said several times in a row is said once, with how often. */
export function once(lines: readonly string[]): string[] {
  const out: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last?.line === line) {
      last.times++;
    } else {
      out.push({ line, times: 1 });
    }
  }
  return out.map(({ line, times }) => (times > 1 ? t().times(line, times) : line));
}

export function phaseText(phase: string): string {
  return hasText(`phase.${phase}`) ? say(`phase.${phase}`) : phase;
}

/** What a game calls its rounds; most call them just that. */
export function roundText(round: number): string {
  return hasText('round') ? say('round', { round }) : t().round(round);
}

/** Where in the match: its phase and round. */
export function whenText(phase: string, round: number): string {
  return [phaseText(phase), ...(round > 0 ? [roundText(round)] : [])].join(' · ');
}

export function ruleHeading(rule: string): string {
  return hasText(`heading.${rule}`) ? say(`heading.${rule}`) : rule;
}

export function measureText(name: string): string {
  return hasText(`measure.${name}`) ? say(`measure.${name}`) : name;
}

/** The name of an indicator; where it is told how many, in the right number. */
export function indicatorText(name: string, count?: number): string {
  return hasText(`indicator.${name}`) ? say(`indicator.${name}`, { count }) : measureText(name);
}

export function lossText(loss: Loss): string {
  return hasText(`loss.${loss.name}`) ? say(`loss.${loss.name}`, loss.args) : t().somethingLost;
}

export interface Effect {
  key: string;
  what: string;
  by: string;
  /** Whose, where it is somebody else's. */
  seat: number | null;
}

const changeKey = ({ indicator, seat, before, after }: Change) => `${indicator} ${seat} ${after - before}`;

/** What all of several moves change alike; nothing where there is only one. */
export function sharedEffects(consequences: readonly (Consequence | null)[]): ReadonlySet<string> {
  const [first, ...others] = consequences.map((each) => new Set((each?.changes ?? []).map(changeKey)));
  return new Set(
    others.length === 0 ? [] : [...first!].filter((key) => others.every((other) => other.has(key))),
  );
}

/** What a move certainly changes, with its sign. */
export function effects(
  consequence: Consequence | null,
  own: number | null,
  except: ReadonlySet<string>,
): Effect[] {
  return (consequence?.changes ?? [])
    .filter((change) => change.before !== change.after && !except.has(changeKey(change)))
    .map(({ indicator, seat, before, after }) => ({
      key: `${indicator} ${seat}`,
      what: indicatorText(indicator, Math.abs(after - before)),
      by: after > before ? `+${after - before}` : `−${before - after}`,
      seat: seat === own ? null : seat,
    }))
    .sort((one, other) => Number(one.seat !== null) - Number(other.seat !== null));
}
