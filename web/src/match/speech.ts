/** Sentences about a match, made of the words of its game. */
import type { Change, Consequence, GameEvent, LogEntry, Loss, Move } from '../api/types';
import { hasText, language, say, sayOr, sayRound, seatArguments, seatName, t } from '../text';
import { listed } from '../text/lists';
import type { ActorOf, Chronicle, Moment } from './chronicle.svelte';
import { added } from './sums';

/** A sentence begins with a capital letter, also where it begins with a name that somebody has written small. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

/** It ends with a full stop, unless it ends with a mark of its own. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`;
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
  const lines = added(entry.events)
    .map(eventLine)
    .filter((line) => line !== '');
  return once(lines.length > 0 ? lines : moveLines(entry).map(({ line }) => line));
}

/** What was done and told nothing but its name: others who did the same at the time are told with it. */
interface Bare {
  who: readonly number[];
  /** The words of its button; null for what nobody may see. */
  what: string | null;
}

const bareLine = ({ who, what }: Bare) => {
  const names = listed(who.map(seatName), language.current);
  return capital(what === null ? t().didSecretly(names, who.length) : t().didMove(names, what));
};

interface Line {
  line: string;
  bare?: Bare;
}

/** A move in words, where nothing else tells of it: those of the game (`told.<Move>`, empty to be silent), or its button's. */
function moveLines(entry: LogEntry): Line[] {
  // What the table answered by itself is told only if it changed something.
  if (entry.seat == null || entry.quiet) {
    return [];
  }
  const { seat } = entry;
  const named = (what: string | null): Line => {
    const bare = { who: [seat], what };
    return { line: bareLine(bare), bare };
  };
  const lines = entry.moves.map((move): Line =>
    hasText(`told.${move.type}`)
      ? { line: capital(say(`told.${move.type}`, { ...move, seat })) }
      : named(moveText(move)),
  );
  return [...lines, ...(entry.hidden > 0 ? [named(null)] : [])].filter(({ line }) => line !== '');
}

/** Lines of one entry, each with whom its words name. */
interface Told {
  entry: LogEntry;
  lines: string[];
  /** The seats that each line names, besides the one it is about. */
  names: ReadonlySet<number>[];
}

/** Lines about the same seat one after the other; about nobody where the table itself does something. */
export interface Passage {
  seat: number | null;
  told: Told[];
  /** Where all of it is the name of a move, or that there was one. */
  bare?: Bare;
}

/** The seats that the words of an event name. */
function seatsIn(event: GameEvent): ReadonlySet<number> {
  const args = event as unknown as Record<string, unknown>;
  return new Set(
    [...seatArguments(`event.${event.type}`)]
      .map((each) => args[each])
      .filter((value): value is number => typeof value === 'number'),
  );
}

/**
 * What entries tell, divided by whom it is about. Who moved stands over what tells of nobody only if nothing in the
 * entry tells of anybody. Where anything happened, moves that told nothing are left out.
 */
export function passagesOf(entries: readonly LogEntry[], actorOf: ActorOf): Passage[] {
  const passages: Passage[] = [];
  for (const entry of entries) {
    const events = added(entry.events);
    const actors = events.map(actorOf);
    const nobody = actors.every((actor) => actor === undefined);
    events.forEach((event, index) => {
      const line = eventLine(event);
      if (line !== '') {
        const seat = actors[index] ?? (nobody ? (entry.seat ?? null) : null);
        tell(passages, seat, entry, line, seatsIn(event));
      }
    });
  }
  if (passages.length > 0) {
    return passages.map((passage) => ({ ...passage, told: passage.told.map(onceTold) }));
  }
  for (const entry of entries) {
    for (const { line, bare } of moveLines(entry)) {
      if (bare) {
        const told = { entry, lines: [line], names: [NOBODY] };
        passages.push({ seat: entry.seat ?? null, told: [told], bare });
      } else {
        tell(passages, entry.seat ?? null, entry, line, NOBODY);
      }
    }
  }
  return together([{ passages }])[0]!.passages;
}

const NOBODY: ReadonlySet<number> = new Set();

/**
 * Where one after the other only passed, or decided something nobody may see, that is one line with all their names: at
 * the first of them. Whatever else is told in between ends it.
 */
export function together<C extends { passages: Passage[] }>(chapters: readonly C[]): C[] {
  let run = new Map<string, Passage>();
  return chapters.map((chapter) => {
    const passages: Passage[] = [];
    for (const passage of chapter.passages) {
      if (!passage.bare) {
        run = new Map();
        passages.push(passage);
        continue;
      }
      const key = String(passage.bare.what);
      const first = run.get(key);
      if (!first) {
        const own = { ...passage };
        run.set(key, own);
        passages.push(own);
      } else if (passage.bare.who.some((seat) => !first.bare!.who.includes(seat))) {
        const bare = { ...first.bare!, who: [...new Set([...first.bare!.who, ...passage.bare.who])] };
        const [{ entry }] = first.told as [Told];
        Object.assign(first, {
          seat: null,
          bare,
          told: [{ entry, lines: [bareLine(bare)], names: [NOBODY] }],
        });
      }
    }
    return { ...chapter, passages };
  });
}

function tell(
  passages: Passage[],
  seat: number | null,
  entry: LogEntry,
  line: string,
  names: ReadonlySet<number>,
): void {
  let passage = passages.at(-1);
  if (!passage || passage.seat !== seat || passage.bare) {
    passage = { seat, told: [] };
    passages.push(passage);
  }
  const last = passage.told.at(-1);
  if (last?.entry === entry) {
    last.lines.push(line);
    last.names.push(names);
  } else {
    passage.told.push({ entry, lines: [line], names: [names] });
  }
}

/** The same said several times in a row once; equal lines name the same seats. */
function onceTold({ entry, lines, names }: Told): Told {
  const firsts = lines.flatMap((line, index) => (line === lines[index - 1] ? [] : [names[index]!]));
  return { entry, lines: once(lines), names: firsts };
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
