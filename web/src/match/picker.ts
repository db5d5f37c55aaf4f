/**
 * The moves of any game as a readable list of choices: by kind, and long kinds by the first field in which they differ
 * ("Move from c3r4 to …"). Labels come from the sentences themselves, so a new game needs nothing but its texts.
 */
import type { Move } from '../api/types';

export interface Choice {
  move: Move;
  text: string;
}

export interface Group {
  key: string;
  /** What its choices have in common, ending in "…"; empty if they have nothing in common. */
  label: string;
  choices: Choice[];
  groups: Group[];
}

/** A group longer than this is divided, and a list longer than this can be searched. */
export const LONG = 12;

export function groupMoves(moves: readonly Move[], text: (move: Move) => string): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const move of moves) {
    push(kinds, move.type, { move, text: text(move) });
  }
  return [...kinds].map(([type, choices]) => divide(type, choices));
}

function divide(key: string, choices: Choice[]): Group {
  const group: Group = { key, label: label(choices), choices, groups: [] };
  const field = choices.length > LONG ? firstDifference(choices) : null;
  if (field !== null) {
    const parts = new Map<string, Choice[]>();
    for (const choice of choices) {
      push(parts, JSON.stringify(valueOf(choice.move, field) ?? null), choice);
    }
    // Dividing helps only if it leaves fewer headings than there were choices.
    if (parts.size < choices.length) {
      group.groups = [...parts].map(([value, part]) => divide(`${key}/${value}`, part));
      group.choices = [];
    }
  }
  return group;
}

function firstDifference(choices: Choice[]): string | null {
  const fields = [...new Set(choices.flatMap((choice) => Object.keys(choice.move)))];
  return (
    fields.find(
      (field) => new Set(choices.map((choice) => JSON.stringify(valueOf(choice.move, field)))).size > 1,
    ) ?? null
  );
}

function valueOf(move: Move, field: string): unknown {
  return (move as unknown as Record<string, unknown>)[field];
}

/** The words with which all choices begin. */
export function label(choices: readonly Choice[]): string {
  const [first, ...others] = choices.map((choice) => choice.text.split(' '));
  if (!first || others.length === 0) {
    return first?.join(' ') ?? '';
  }
  let common = 0;
  while (common < first.length && others.every((words) => words[common] === first[common])) {
    common++;
  }
  return common === 0 ? '' : `${first.slice(0, common).join(' ')} …`;
}

/** The choices whose sentence holds every word searched for, whatever accents are typed. */
export function searchMoves(groups: readonly Group[], search: string): Choice[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return allChoices(groups).filter((choice) => {
    const text = plain(choice.text);
    return words.every((word) => text.includes(word));
  });
}

export function allChoices(groups: readonly Group[]): Choice[] {
  return groups.flatMap((group) => [...group.choices, ...allChoices(group.groups)]);
}

/** Without accents and capitals, for searching. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function sameMove(a: Move | null | undefined, b: Move | null | undefined): boolean {
  return a != null && b != null && stable(a) === stable(b);
}

function stable(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) {
    list.push(value);
  } else {
    map.set(key, [value]);
  }
}

/** The kinds of moves that need nothing further to be said (no argument in their sentence) and are not possible now. */
export function plainMoves(
  keys: readonly string[],
  hasArguments: (key: string) => boolean,
  legal: readonly Move[],
): string[] {
  return keys
    .filter((key) => key.startsWith('move.'))
    .map((key) => key.slice('move.'.length))
    .filter((type) => !hasArguments(`move.${type}`) && !legal.some((move) => move.type === type));
}
