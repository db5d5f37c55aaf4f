/** An offer in the making: what can be given or asked for keeps its place, and each amount is set, not added to. */
import { keepStaged } from '../../common/staged';
import type { SmcMove, SmcTable, SmcView } from './types';

export type Way = 'Give' | 'Ask';
type Naming = Extract<SmcMove, { type: Way }>;

export interface Item {
  thing: Naming['thing'];
  count: number;
  /** What has been said aloud already, and what there is. */
  least: number;
  most: number;
}

const isNaming = (move: SmcMove, way: Way): move is Naming => move.type === way;

/** Points first, then the other things by their name, whatever of them has been chosen. */
const order = (thing: string) => (thing === 'trade' ? 0 : thing === 'culture' ? 1 : 2);

/** The offer that the viewer is putting together. */
export function draftOf({ asked, seat, view }: SmcTable): SmcView['deals'][number] | undefined {
  return asked ? view.deals.find(({ proposer, sent }) => !sent && proposer === seat) : undefined;
}

export function itemsOf(table: SmcTable, deal: SmcView['deals'][number], way: Way): Item[] {
  const chosen: readonly Naming['thing'][] = way === 'Give' ? deal.give : deal.ask;
  const left = table.moves.filter((move) => isNaming(move, way));
  const staged = table.pointing.gesture.filter((move) => isNaming(move, way));
  return [...new Set([...chosen, ...left.map(({ thing }) => thing)])]
    .toSorted((one, other) => order(one) - order(other) || one.localeCompare(other))
    .map((thing) => {
      const of = (moves: Naming[]) => moves.filter((move) => move.thing === thing).map(({ count }) => count);
      const count = chosen.filter((each) => each === thing).length;
      return {
        thing,
        count,
        least: count - of(staged).reduce((sum, each) => sum + each, 0),
        most: count + Math.max(0, ...of(left)),
      };
    });
}

/** Sets an amount: the offer is tried out anew with it in place of the one before. */
export async function setAmount(table: SmcTable, way: Way, item: Item, count: number): Promise<void> {
  const { pointing, question, session } = table;
  if (!table.asked || table.busy || pointing.composing) {
    return;
  }
  const more = Math.min(Math.max(count, item.least), item.most) - item.least;
  const gesture: SmcMove[] = [
    ...pointing.gesture.filter((move) => !(isNaming(move, way) && move.thing === item.thing)),
    ...(more > 0 ? [{ type: way, thing: item.thing, count: more } as Naming] : []),
  ];
  pointing.composing = true;
  const preview = gesture.length > 0 ? await session.preview(gesture) : null;
  pointing.composing = false;
  if (question === table.question && (preview !== null || gesture.length === 0)) {
    pointing.selected = [];
    pointing.confirming = null;
    pointing.gesture = gesture;
    pointing.preview = preview;
    keepStaged(session.id, question, gesture);
  }
}
