/** The moves that may be made, by the things a person would point at, and what is still meant after pointing at some. */
import type { Consequence, Move } from '../../api/types';
import type { Part } from '../board';

export interface Choice<M extends Move = Move> {
  move: M;
  parts: Part[];
  /** What it would certainly change; null if nothing is known. */
  consequence: Consequence | null;
}

export const isVerb = (thing: string) => thing.startsWith('verb:');
export const isCount = (thing: string) => thing.startsWith('count:');

/** The first thing of a move that is still to be pointed at. */
export function nextPart(parts: readonly Part[], selected: readonly string[]): Part | undefined {
  return parts.find(({ thing, loose }) => !loose && !isVerb(thing) && !selected.includes(thing));
}

/**
 * What is still meant after pointing at these things in this order. Who points at own tokens means to begin with them,
 * not to go there: where a thing comes next in some moves, only those are meant.
 */
export function narrow<M extends Move>(
  choices: readonly Choice<M>[],
  selected: readonly string[],
): Choice<M>[] {
  return selected.reduce<Choice<M>[]>(
    (left, thing, index) => {
      const all = matching(left, [thing]);
      const next = all.filter(({ parts }) => nextPart(parts, selected.slice(0, index))?.thing === thing);
      return next.length > 0 ? next : all;
    },
    [...choices],
  );
}

/** The answers that end with a thing, when all others of its kind have been pointed at: pressing it gives them or asks their number. */
export function endingAt<M extends Move>(
  pointing: { choicesWith(thing: string): Choice<M>[]; isSelected(thing: string): boolean },
  thing: string,
): Choice<M>[] {
  const kind = thing.slice(0, thing.indexOf(':') + 1);
  return pointing.choicesWith(thing).filter(({ parts }) => {
    const alike = parts.filter((part) => part.thing.startsWith(kind));
    return (
      alike.at(-1)?.thing === thing && alike.slice(0, -1).every((part) => pointing.isSelected(part.thing))
    );
  });
}

/** What a move that is listed would certainly change; null if nothing is known. */
export function consequenceOf(
  { moves, consequences }: { moves: readonly Move[]; consequences: readonly Consequence[] },
  move: Move,
): Consequence | null {
  const text = JSON.stringify(move);
  return consequences[moves.findIndex((each) => JSON.stringify(each) === text)] ?? null;
}

/** The choices that have all these things among their parts. */
export function matching<M extends Move>(
  choices: readonly Choice<M>[],
  things: readonly string[],
): Choice<M>[] {
  return choices.filter(({ parts }) => things.every((thing) => parts.some((part) => part.thing === thing)));
}

/** What shows something new or hands the turn on cannot be tried out first. */
export function canBeTriedOut(consequence: Consequence | null): boolean {
  return consequence === null || (consequence.undoable && !consequence.endsTurn);
}

/** More losses than this, and than the half of all answers, are no exception but the question itself. */
const FEW_LOSSES = 3;

/** The answers that throw something away where others do not: a slip of the hand would be a pity. */
export function losingOf<M extends Move>(choices: readonly Choice<M>[]): Choice<M>[] {
  const losing = choices.filter(({ consequence }) => consequence?.loss != null);
  const few = Math.max(FEW_LOSSES, choices.length / 2);
  return losing.length <= few && losing.length < choices.length ? losing : [];
}
