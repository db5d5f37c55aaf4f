/** Ways of several steps, as the rules foresee them: pressing or dragging to their end makes all the steps in one gesture. */
import { foresightOf, type Marching } from '../printed';
import type { SmcMove, SmcTable, SquareId } from './types';

export interface Reach {
  /** What takes the figures up; none if they are on their way. */
  begins: SmcMove[];
  ways: Marching['ways'];
  /** Where a move may end, and whether by a fight. */
  ends: ReadonlyMap<SquareId, 'stop' | 'attack'>;
  /** The squares of a shortest way, the first one included; empty if there is none. */
  pathTo(square: SquareId): SquareId[];
}

/** Where the figures in hand or on their way could go; of several groups on a square, all of them together. */
export function reachOf(table: SmcTable): Reach | null {
  const all = foresightOf(table)?.reach ?? [];
  if (table.prompt?.name === 'March') {
    return all[0] ? reached(all[0], []) : null;
  }
  const selected = table.pointing.selected.find((thing) => thing.startsWith('square:'));
  return selected === undefined ? null : wholeGroup(table, selected.slice('square:'.length));
}

/** The reach of the largest group that is still meant and stands on a square. */
export function wholeGroup(table: SmcTable, from: SquareId): Reach | null {
  const groups = table.pointing.remaining.flatMap(({ move }) =>
    move.type === 'MoveFigures' && move.from === from ? [move] : [],
  );
  const move = groups.toSorted((a, b) => b.armies + b.scouts - a.armies - a.scouts)[0];
  const group = foresightOf(table)?.reach.find(
    (each) => each.square === from && each.armies === move?.armies && each.scouts === move.scouts,
  );
  return move && group ? reached(group, [move]) : null;
}

function reached({ square: from, ways }: Marching, begins: SmcMove[]): Reach {
  const before = new Map(ways.map(({ to, by }) => [to, by]));
  return {
    begins,
    ways,
    ends: new Map(
      ways
        .filter(({ does }) => does !== 'pass')
        .map(({ to, does }) => [to, does === 'stop' || does === 'discover' ? 'stop' : 'attack']),
    ),
    pathTo(square) {
      const path: SquareId[] = [];
      for (let at: SquareId | undefined = square; at !== undefined && before.has(at); at = before.get(at)) {
        path.unshift(at);
      }
      return path.length > 0 ? [from, ...path] : [];
    },
  };
}

/**
 * Goes to a square. What can be tried out is only shown, so that the figures may go on or stop; what others have a say in,
 * or what shows something new, is done. Answers whether there is a way.
 */
export function marchTo(table: SmcTable, reach: Reach | null, to: SquareId): boolean {
  const steps = reach?.pathTo(to).slice(1) ?? [];
  if (!reach?.ends.has(to) || steps.length === 0 || !table.asked || table.busy || table.tooSoon()) {
    return false;
  }
  const end = reach.ways.find((way) => way.to === to)?.does ?? 'stop';
  const moves = steps.map((square): SmcMove =>
    end === 'discover' && square === to ? { type: 'Discover', square } : { type: 'Go', square },
  );
  void go(table, [...reach.begins, ...moves], end === 'stop');
  return true;
}

/** A way to a fight, a hut or the unknown is made at once, any other is only tried out; both only as far as others let it. */
async function go(table: SmcTable, moves: SmcMove[], peaceful: boolean): Promise<void> {
  const { pointing, question, session } = table;
  const before = pointing.gesture.length;
  let gesture = [...pointing.gesture, ...moves];
  // What ends a way that way cannot be tried out: only what leads there is.
  const quiet = peaceful ? gesture : gesture.slice(0, -1);
  pointing.composing = true;
  const preview = quiet.length > 0 ? await session.preview(quiet) : null;
  if (quiet.length > 0 && !preview) {
    let length = before + 1;
    while (length < quiet.length && (await session.preview(quiet.slice(0, length)))) {
      length++;
    }
    gesture = quiet.slice(0, length);
  }
  pointing.composing = false;
  if (question !== table.question) {
    return;
  }
  if (peaceful && preview?.prompt?.name === 'March') {
    pointing.selected = [];
    pointing.gesture = gesture;
    pointing.preview = preview;
  } else {
    table.play(...gesture);
  }
}
