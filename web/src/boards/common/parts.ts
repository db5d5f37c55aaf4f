/** What the moves of all games are pointed at by: a word, somebody, something that has a name, a number. */
import type { Move } from '../../api/types';
import { hasText, name, say, sayOr, seatName } from '../../text';
import type { Part } from '../board';

/** The short word of a move, with which its group of answers begins (`verb.<Move>`); its whole sentence where it has none. */
export function verbOf(move: Move): string {
  return hasText(`verb.${move.type}`) ? say(`verb.${move.type}`) : say(`move.${move.type}`, move);
}

/** What the answer says that makes a move (`answer.<Move>`), where it knows more than the move itself; else its sentence. */
export const answerOf = (move: Move, more: object): string =>
  sayOr(`answer.${move.type}`, say(`move.${move.type}`, move), { ...more, ...move });

export const verbPart = (move: Move): Part => ({ thing: `verb:${move.type}`, say: verbOf(move) });
export const seatPart = (seat: number): Part => ({ thing: `seat:${seat}`, say: seatName(seat) });
export const countPart = (count: number): Part => ({ thing: `count:${count}`, say: String(count) });

/** Things of a kind that are called by their names: `card:5`, "Bronze". */
export const namedPart =
  (kind: string) =>
  (id: string): Part => ({ thing: `${kind}:${id}`, say: name(id) });

/** What a thing is, without its kind: `5` of `card:5`. */
export const after = (thing: string) => thing.slice(thing.indexOf(':') + 1);

/** What has been chosen of a kind; null if nothing has. */
export function chosenOf(kind: string, selected: readonly string[]): string | null {
  const thing = selected.find((each) => each.startsWith(`${kind}:`));
  return thing === undefined ? null : after(thing);
}
