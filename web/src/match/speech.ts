/** Sentences about a match, made of the words of its game. */
import type { Change, Consequence, GameEvent, LogEntry, Loss, Move } from '../api/types';
import { hasText, language, say, sayOr, sayRound, seatName, t } from '../text';
import type { ActorOf, Chronicle, Moment } from './chronicle.svelte';

/** A sentence begins with a capital letter, also where it begins with a name that somebody has written small. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

export function moveText(move: Move): string {
  return say(`move.${move.type}`, move);
}

/** What an event tells; empty where it has nothing to say. What its card does follows (`about.<Event>`: the key of that text). */
function eventLine(event: GameEvent): string {
  const line = hasText(`event.${event.type}`) ? capital(say(`event.${event.type}`, event)) : '';
  const about = line === '' ? '' : sayOr(`about.${event.type}`, '', event);
  return hasText(about) ? `${line} ${say(about)}` : line;
}

/** What happened, line by line; moves that told nobody anything are at least named. */
export function entryLines(entry: LogEntry): string[] {
  const lines = entry.events.map(eventLine).filter((line) => line !== '');
  return once(lines.length > 0 ? lines : moveLines(entry));
}

/** A move in words, where nothing else tells of it: those of the game (`told.<Move>`, empty to be silent), or its button's. */
function moveLines(entry: LogEntry): string[] {
  // What the table answered by itself is told only if it changed something.
  if (entry.seat == null || entry.quiet) {
    return [];
  }
  const who = seatName(entry.seat);
  return [
    ...entry.moves
      .map((move) =>
        hasText(`told.${move.type}`)
          ? say(`told.${move.type}`, { ...move, seat: entry.seat })
          : t().didMove(who, moveText(move)),
      )
      .filter((line) => line !== ''),
    ...(entry.hidden > 0 ? [t().didSecretly(who)] : []),
  ].map(capital);
}

/** Lines about the same seat one after the other; about nobody where the table itself does something. */
export interface Passage {
  seat: number | null;
  told: { entry: LogEntry; lines: string[] }[];
}

/**
 * What entries tell, divided by whom it is about. Who moved stands over what tells of nobody only if nothing in the
 * entry tells of anybody. Where anything happened, moves that told nothing are left out.
 */
export function passagesOf(entries: readonly LogEntry[], actorOf: ActorOf): Passage[] {
  const passages: Passage[] = [];
  for (const entry of entries) {
    const actors = entry.events.map(actorOf);
    const nobody = actors.every((actor) => actor === undefined);
    entry.events.forEach((event, index) => {
      const line = eventLine(event);
      if (line !== '') {
        tell(passages, actors[index] ?? (nobody ? (entry.seat ?? null) : null), entry, line);
      }
    });
  }
  if (passages.length === 0) {
    for (const entry of entries) {
      for (const line of moveLines(entry)) {
        // Cards laid face down one by one are one decision.
        const again = entry.hidden > 0 && passages.at(-1)?.seat === entry.seat;
        if (!again || passages.at(-1)?.told.at(-1)?.lines.at(-1) !== line) {
          tell(passages, entry.seat ?? null, entry, line);
        }
      }
    }
  }
  return passages.map(({ seat, told }) => ({
    seat,
    told: told.map(({ entry, lines }) => ({ entry, lines: once(lines) })),
  }));
}

function tell(passages: Passage[], seat: number | null, entry: LogEntry, line: string): void {
  let passage = passages.at(-1);
  if (passage?.seat !== seat) {
    passage = { seat, told: [] };
    passages.push(passage);
  }
  const last = passage!.told.at(-1);
  if (last?.entry === entry) {
    last.lines.push(line);
  } else {
    passage!.told.push({ entry, lines: [line] });
  }
}

/** How many lines tell of others than a seat, or of what the table did by itself. */
export function linesOfOthers(entries: readonly LogEntry[], log: Chronicle, own: number | null): number {
  return entries
    .flatMap((entry) => log.stretches(entry))
    .flatMap((stretch) =>
      passagesOf([stretch], log.actorOf).filter(({ seat }) => seat !== own && (seat ?? stretch.seat) !== own),
    )
    .reduce((sum, passage) => sum + linesOf(passage).length, 0);
}

/** All lines of a passage. */
export function linesOf({ told }: Passage): string[] {
  return once(told.flatMap(({ lines }) => lines));
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
  return sayRound(round) ?? t().round(round);
}

/** The part of the match that a round is, or what is done before the first one. */
export function partText({ phase, round }: Moment): string {
  return round > 0 ? roundText(round) : phaseText(phase);
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

/** Who has won, said to who reads it. */
export function outcomeText(winners: readonly number[], own: number | null): string {
  const others = winners.filter((seat) => seat !== own).map(seatName);
  return own !== null && winners.includes(own) ? t().youWon(others) : t().matchOver(others);
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

/** What all of several moves change alike, and so is not the doing of any of them; nothing where there is only one. */
export function sharedEffects(consequences: readonly (Consequence | null)[]): ReadonlySet<string> {
  const [first, ...others] = consequences.map((each) => new Set((each?.changes ?? []).map(changeKey)));
  return new Set(
    others.length === 0 ? [] : [...first!].filter((key) => others.every((other) => other.has(key))),
  );
}

const rank = ({ seat, by }: Effect) => (seat !== null ? 2 : by.startsWith('+') ? 1 : 0);

/** What a move certainly changes, with its sign: what it costs oneself first, then what it brings, then what others get. */
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
    .sort((one, other) => rank(one) - rank(other));
}

/** As many effects as are read at a glance: everything it costs, and at least one thing it brings. */
export function glance(all: readonly Effect[], most: number): Effect[] {
  const costs = all.filter((effect) => rank(effect) === 0).length;
  return all.slice(0, Math.max(most, costs + 1));
}
