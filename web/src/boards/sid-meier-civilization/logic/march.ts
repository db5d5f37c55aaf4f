/** Ways of several steps, as the rules foresee them: pressing or dragging to their end makes all the steps in one gesture. */
import type { Consequence, Preview } from '../../../api/types';
import { settings } from '../../../match/settings.svelte';
import { canBeTriedOut, consequenceOf } from '../../common/choices';
import { chosenOf } from '../../common/parts';
import { foresightOf, type Marching } from '../printed';
import type { SmcMove, SmcTable, SquareId } from './types';

export interface Reach {
  from: SquareId;
  ways: Marching['ways'];
  /** Where a move may end, and whether by a fight. */
  ends: ReadonlyMap<SquareId, 'stop' | 'attack'>;
  /** How many different groups could end there: who goes is asked where there are several. */
  groupsTo(square: SquareId): number;
  /** What takes the largest group up that gets there; nothing if it is on its way. */
  beginsTo(square: SquareId): SmcMove[];
  /** The squares of a shortest way, the first one included; empty if there is none. */
  pathTo(square: SquareId): SquareId[];
}

/** A group and what takes it up. */
interface Able {
  group: Marching;
  begins: SmcMove[];
}

/** Where the figures in hand or on their way could go. */
export function reachOf(table: SmcTable): Reach | null {
  if (table.prompt?.name === 'March') {
    const group = foresightOf(table)?.reach[0];
    return group ? reached(group.square, [{ group, begins: [] }]) : null;
  }
  const selected = chosenOf('square', table.pointing.selected);
  return selected === null ? null : reachFrom(table, selected);
}

/** Where the groups that are still meant and stand on a square could go, the largest ones first. */
export function reachFrom(table: SmcTable, from: SquareId): Reach | null {
  const groups = table.pointing.remaining
    .flatMap(({ move }) => (move.type === 'MoveFigures' && move.from === from ? [move] : []))
    .toSorted((a, b) => b.armies + b.scouts - a.armies - a.scouts)
    .flatMap((move): Able[] => {
      const group = foresightOf(table)?.reach.find(
        ({ square, armies, scouts }) => square === from && armies === move.armies && scouts === move.scouts,
      );
      return group ? [{ group, begins: [move] }] : [];
    });
  return groups.length > 0 ? reached(from, groups) : null;
}

function reached(from: SquareId, groups: Able[]): Reach {
  const able = (square: SquareId) =>
    groups.filter(({ group }) => (wayTo(group, square)?.does ?? 'pass') !== 'pass');
  const all = new Map(
    groups.toReversed().flatMap(({ group }) => group.ways.map((way) => [way.to, way] as const)),
  );
  return {
    from,
    ways: [...all.values()],
    ends: new Map(
      groups.flatMap(({ group }) =>
        group.ways
          .filter(({ does }) => does !== 'pass')
          .map(({ to, does }) => [to, does === 'stop' || does === 'discover' ? 'stop' : 'attack'] as const),
      ),
    ),
    groupsTo: (square) => able(square).length,
    beginsTo: (square) => able(square)[0]?.begins ?? [],
    pathTo(square) {
      const { ways } = (able(square)[0] ?? groups.find(({ group }) => wayTo(group, square)))?.group ?? {
        ways: [],
      };
      const before = new Map(ways.map(({ to, by }) => [to, by]));
      const path: SquareId[] = [];
      for (let at: SquareId | undefined = square; at !== undefined && before.has(at); at = before.get(at)) {
        path.unshift(at);
      }
      return path.length > 0 ? [from, ...path] : [];
    },
  };
}

/** What becomes of the group on its way that goes to a square; undefined if none is on its way, or gets there. */
export function entering(
  table: SmcTable,
  square: SquareId,
): (Marching['ways'][number] & { units: number }) | undefined {
  const group = table.prompt?.name === 'March' ? foresightOf(table)?.reach[0] : undefined;
  const way = group && wayTo(group, square);
  return way && { ...way, units: group.units };
}

const wayTo = (group: Marching, square: SquareId) => group.ways.find(({ to }) => to === square);

/**
 * Goes to a square. What can be tried out is only shown, so that the figures may go on or stop; a fight, a hut or the
 * unknown at the end waits for its own answer. Answers whether there is a way.
 */
export function marchTo(table: SmcTable, reach: Reach | null, to: SquareId): boolean {
  const steps = reach?.pathTo(to).slice(1) ?? [];
  if (!reach?.ends.has(to) || steps.length === 0 || !table.asked || table.busy || table.tooSoon()) {
    return false;
  }
  const end = reach.ways.find((way) => way.to === to)?.does ?? 'stop';
  const quiet = end === 'stop' ? steps : steps.slice(0, -1);
  void go(table, {
    moves: [...reach.beginsTo(to), ...quiet.map((square): SmcMove => ({ type: 'Go', square }))],
    last: end === 'stop' ? null : { type: end === 'discover' ? 'Discover' : 'Go', square: to },
  });
  return true;
}

/** What is left of a way. */
interface Rest {
  moves: SmcMove[];
  /** What can only be done by its own answer. */
  last: Extract<SmcMove, { type: 'Go' | 'Discover' }> | null;
}

/** A way on which somebody else has a say goes on from here when the same group is asked again. */
interface Interrupted extends Rest {
  at: SquareId;
  group: string;
}
const interrupted = new WeakMap<SmcTable, Interrupted>();

const same = (one: SmcMove, other: SmcMove) => JSON.stringify(one) === JSON.stringify(other);

/** Who is on the way now, or about to be. */
const groupOn = (table: SmcTable, begin: SmcMove | undefined) =>
  begin?.type === 'MoveFigures' ? begin : foresightOf(table)?.reach[0];

function nameOf(table: SmcTable, begin: SmcMove | undefined): string {
  const group = groupOn(table, begin);
  return `${group?.armies} ${group?.scouts}`;
}

/** Whether nobody could move after this group, so that its last step or its stop is the end of the phase. */
function isTheLast(table: SmcTable, begin: SmcMove | undefined): boolean {
  const prompt = table.session.state?.prompt;
  const group = groupOn(table, begin);
  return (
    prompt?.name === 'Movement' &&
    group !== undefined &&
    prompt.args['figures'] === group.armies + group.scouts
  );
}

/** Whether the movement of the seat ends with this step or stop of the group on its way. */
export function endsMovement(table: SmcTable, move: SmcMove): boolean {
  return (
    table.prompt?.name === 'March' &&
    isTheLast(table, undefined) &&
    consequenceOf(table, move)?.endsTurn === true
  );
}

/** With its last step the last group ends the phase by itself: that step waits for its own answer. */
function waits(table: SmcTable, moves: SmcMove[], step: number, consequence: Consequence | null): boolean {
  return step === moves.length - 1 && isTheLast(table, moves[0]) && consequence?.endsTurn === true;
}

/** Makes the steps one after the other: those that only show what would be are tried out, others have a say in the rest. */
async function go(table: SmcTable, rest: Rest, again = false): Promise<void> {
  const { moves } = rest;
  let { last } = rest;
  const { pointing, question, session } = table;
  const group = nameOf(table, moves[0]);
  const gesture = [...pointing.gesture];
  let seen: Pick<Preview, 'moves' | 'consequences'> = table;
  let preview: Preview | null = pointing.preview;
  let made = 0;
  let open = true;
  pointing.composing = true;
  while (open && made < moves.length) {
    const move = moves[made]!;
    const consequence = consequenceOf(seen, move);
    if (move.type === 'Go' && waits(table, moves, made, consequence)) {
      last = move;
      break;
    }
    made++;
    gesture.push(move);
    const next = canBeTriedOut(consequence) ? await session.preview(gesture) : null;
    open = next !== null;
    preview = next;
    seen = next ?? seen;
  }
  pointing.composing = false;
  if (question !== table.question) {
    return;
  }
  if (open && (preview ?? table).prompt?.name === 'March') {
    pointing.selected = [];
    pointing.gesture = gesture;
    pointing.preview = preview;
    const choice = last && pointing.choiceOf(last);
    if (choice && settings.confirm === 'never') {
      pointing.choose(choice);
    } else if (choice) {
      pointing.selected = [`square:${last!.square}`];
    }
    return;
  }
  const left = moves.slice(made);
  const reached = moves[made - 1];
  if (reached?.type === 'Go' && (left.length > 0 || last)) {
    interrupted.set(table, { moves: left, last, at: reached.square, group });
  }
  if (again) {
    // It was chosen with the first step: nobody needs time to think it over.
    pointing.drop();
    void session.play(gesture);
  } else {
    table.play(...gesture);
  }
}

/** Goes on with a way after others have had their say; whatever else is asked, or whoever was lost, ends it. */
export function goOn(table: SmcTable): void {
  const rest = interrupted.get(table);
  if (!rest || !table.asked || table.busy) {
    return;
  }
  interrupted.delete(table);
  const { prompt } = table;
  const next = rest.moves[0] ?? rest.last;
  if (
    prompt?.name === 'March' &&
    prompt.args['square'] === rest.at &&
    nameOf(table, undefined) === rest.group &&
    next &&
    table.moves.some((move) => same(move, next))
  ) {
    void go(table, rest, true);
  }
}
