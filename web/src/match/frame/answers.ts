/**
 * The answers of a question as buttons: one for each move where they are few; where they are many, one for each thing to
 * point at next. Numbers become a row of counts; what throws something away stands apart.
 */
import type { Move } from '../../api/types';
import type { Part } from '../../boards/board';
import { language } from '../../text';
import { isCount, isVerb, losingOf, type Choice } from '../../boards/common/choices';

/** So many buttons are read at a glance. */
export const FEW = 8;
/** So many numbers stand beside a thing; more are a question of their own. */
const NUMBERS = 12;
/** So many things with their numbers are read in one list. */
const COUNTED = 6;

export type Answer<M extends Move = Move> =
  | { kind: 'move'; key: string; choice: Choice<M>; rest: Part[] }
  | { kind: 'begin'; key: string; part: Part; choices: Choice<M>[] }
  /** Only how many is open: the numbers stand beside the thing, so that one press says both. */
  | { kind: 'counted'; key: string; part: Part; counts: Count<M>[] };

export interface Count<M extends Move = Move> {
  count: number;
  choice: Choice<M>;
}

export interface Answers<M extends Move = Move> {
  /** What all of them do, where they are a row of things or numbers that do not say it themselves. */
  verb: Part | null;
  usual: Answer<M>[];
  /** Where only the number is still open. */
  counts: Count<M>[];
  /** Words that throw something away; things that do come last among the usual ones. */
  losses: Answer<M>[];
  /** What ends the turn or the question and says nothing else: it is always in the same place. */
  ending: Answer<M> | null;
}

export function answersOf<M extends Move>(
  choices: readonly Choice<M>[],
  selected: readonly string[],
): Answers<M> {
  const losing = losingOf(choices);
  const apart = losing.filter(isWord);
  const staying = choices.filter((choice) => !apart.includes(choice));
  // Where leaving loses something, no other word takes its place.
  const ending = apart.some(({ parts }) => parts[0]!.ends) ? null : endingOf(staying);
  const usual = staying.filter((choice) => choice !== ending);
  const counts = countsOf(usual, selected);
  const wasted = usual.filter((choice) => losing.includes(choice));
  const grouped =
    counts.length > 0
      ? []
      : [
          ...group(
            usual.filter((choice) => !wasted.includes(choice)),
            selected,
          ),
          ...wasted.map((choice) => single(choice, selected)),
        ];
  const bare = counts.length > 0 || grouped.some(({ kind }) => kind !== 'move');
  return {
    verb: bare ? commonVerb(usual, selected) : null,
    usual: grouped,
    counts,
    losses: apart.map((choice) => single(choice, selected)),
    ending: ending && single(ending, selected),
  };
}

function commonVerb(choices: readonly Choice[], selected: readonly string[]): Part | null {
  const common = commonThings(choices);
  return (
    choices[0]?.parts.find(({ thing }) => isVerb(thing) && common.has(thing) && !selected.includes(thing)) ??
    null
  );
}

const isWord = ({ parts }: Choice) => parts.length === 1 && isVerb(parts[0]!.thing);

/**
 * The one word that ends the turn, or with which one leaves a question that is about nothing but things: also when only a
 * few of them are left, so that it stays where it was.
 */
function endingOf<M extends Move>(choices: readonly Choice<M>[]): Choice<M> | null {
  const words = choices.filter(isWord);
  const named = words.find(({ parts }) => parts[0]!.ends);
  if (named) {
    return named;
  }
  const ends = words.filter(({ consequence }) => consequence?.endsTurn === true);
  if (ends.length === 1 && choices.length > 1) {
    return ends[0]!;
  }
  const leaving = words.filter(({ parts }) => parts[0]!.ends !== false);
  const [word] = leaving;
  const things = choices.filter((choice) => choice !== word);
  const alike = things.every(({ move }) => move.type === things[0]!.move.type);
  return words.length === 1 &&
    leaving.length === 1 &&
    things.length > 0 &&
    alike &&
    word!.move.type !== things[0]!.move.type
    ? word!
    : null;
}

/** The parts that are still to be told: neither pointed at nor the same in all choices. */
function openParts(choice: Choice, selected: readonly string[], common: ReadonlySet<string>): Part[] {
  return choice.parts.filter(({ thing }) => !selected.includes(thing) && !common.has(thing));
}

/** What all choices have, in the same order: the way from one place to another and the way back have only their verb in common. */
function commonThings(choices: readonly Choice[]): ReadonlySet<string> {
  const [first, ...others] = choices;
  if (others.length === 0) {
    return new Set();
  }
  const common = first!.parts
    .map(({ thing }) => thing)
    .filter((thing) => others.every(({ parts }) => parts.some((part) => part.thing === thing)));
  const inOrder = others.every(({ parts }) => {
    const there = parts.map(({ thing }) => thing).filter((thing) => common.includes(thing));
    return there.every((thing, index) => thing === common[index]);
  });
  return new Set(inOrder ? common : common.filter(isVerb));
}

function group<M extends Move>(choices: readonly Choice<M>[], selected: readonly string[]): Answer<M>[] {
  if (choices.length <= FEW) {
    return verbsFirst(choices.map((choice) => single(choice, selected)));
  }
  const common = commonThings(choices);
  const groups = new Map<string, { part: Part | null; choices: Choice<M>[] }>();
  for (const choice of choices) {
    const part = openParts(choice, selected, common)[0] ?? null;
    const key = part?.thing ?? `only ${groups.size}`;
    const found = groups.get(key);
    if (found) {
      found.choices.push(choice);
    } else {
      groups.set(key, { part, choices: [choice] });
    }
  }
  const counted = groups.size <= COUNTED;
  return verbsFirst(
    [...groups].map(([key, { part, choices: together }]) => {
      if (together.length === 1 || part === null) {
        return single(together[0]!, selected);
      }
      const counts = counted ? countsOf(together, [...selected, part.thing]) : [];
      return counts.length > 0 && counts.length <= NUMBERS
        ? { kind: 'counted', key, part, counts }
        : { kind: 'begin', key, part, choices: together };
    }),
  );
}

function single<M extends Move>(choice: Choice<M>, selected: readonly string[]): Answer<M> {
  return {
    kind: 'move',
    key: choice.parts.map(({ thing }) => thing).join(' '),
    choice,
    rest: choice.parts.filter(({ thing }) => !selected.includes(thing)),
  };
}

/**
 * What the question is about comes first, then what needs nothing more to be said or is begun with a verb, then the things,
 * in the order of their names where they have no other.
 */
function verbsFirst<M extends Move>(answers: Answer<M>[]): Answer<M>[] {
  const parts = (answer: Answer<M>) => (answer.kind === 'move' ? answer.choice.parts : [answer.part]);
  const rank = (answer: Answer<M>) =>
    parts(answer).some(({ first }) => first) ? 0 : parts(answer).every(({ thing }) => isVerb(thing)) ? 1 : 2;
  const named = (answer: Answer<M>) =>
    (answer.kind === 'move' ? answer.rest : [answer.part]).filter(({ byName }) => byName);
  const things = answers.filter((answer) => rank(answer) === 2);
  const allNamed = things.length > 0 && things.every((answer) => named(answer).length > 0);
  const text = (answer: Answer<M>) =>
    named(answer)
      .map(({ say }) => say)
      .join(' ');
  return answers.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (allNamed && rank(one) === 2 ? text(one).localeCompare(text(other), language.current) : 0),
  );
}

function countsOf<M extends Move>(choices: readonly Choice<M>[], selected: readonly string[]): Count<M>[] {
  if (choices.length < 3) {
    return [];
  }
  const common = commonThings(choices);
  const counts = choices.map((choice) => {
    const open = openParts(choice, selected, common);
    return open.length === 1 && isCount(open[0]!.thing)
      ? { count: Number(open[0]!.thing.slice('count:'.length)), choice }
      : null;
  });
  return counts.every((each) => each !== null) ? counts.toSorted((a, b) => a.count - b.count) : [];
}
