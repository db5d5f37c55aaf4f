/** The cards, events and wonders that a line names, so that what they say can be read where their name stands. */
import type { GameEvent } from '../api/types';
import { cardText, name } from '../text';

export interface Named {
  id: string;
  name: string;
  /** What it says, in the words of the game. */
  text: string;
}

/** Shorter names are found in other words. */
const SHORTEST = 3;

/** What the events name that has words of its own. */
export function namedIn(events: readonly GameEvent[]): Named[] {
  const found = new Map<string, Named>();
  for (const event of events) {
    for (const [kind, value] of Object.entries(event)) {
      for (const id of Array.isArray(value) ? (value as unknown[]) : [value]) {
        const text = typeof id === 'string' && kind !== 'type' ? cardText(id, kind) : null;
        if (text !== null && !found.has(id as string)) {
          const called = name(id);
          if (called.length >= SHORTEST) {
            found.set(id as string, { id: id as string, name: called, text });
          }
        }
      }
    }
  }
  return [...found.values()];
}

/** A piece beside a name, whose quotation marks and stops stay in the line of the name. */
export const glued = (piece: string) => piece.replace(/(?<=[“«(])$|^(?=[”».,;:!?)])/g, '\u2060');

/** A line in pieces: what is only said, and the names that can be read. */
export function pieces(line: string, named: readonly Named[]): (string | Named)[] {
  let out: (string | Named)[] = [line];
  // The longest first: one name may stand within another.
  for (const each of named.toSorted((one, other) => other.name.length - one.name.length)) {
    out = out.flatMap((piece) => (typeof piece === 'string' ? cut(piece, each) : [piece]));
  }
  return out;
}

function cut(text: string, named: Named): (string | Named)[] {
  const at = indexOfWord(text, named.name);
  return at < 0
    ? [text]
    : [text.slice(0, at), named, text.slice(at + named.name.length)].filter((piece) => piece !== '');
}

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + word.length))) {
      return at;
    }
  }
  return -1;
}
