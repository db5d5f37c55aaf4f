/**
 * What somebody decides at once may be several moves of the game: six tokens of a stack, a whole offer, a whole purchase. A
 * plan knows the next move by looking at the table, so that it goes on rightly whatever others do in between.
 */
import { cardOrder, inOrder, without } from './cards';
import { sameMove } from './choices';
import { nextToLay } from './purchase';
import type { AreaId, CardId, CivilizationMove, CivilizationView, MoveOf, TradeCardId } from './types';

/** The next move; null when there is nothing more to do. */
export type Plan = (view: CivilizationView) => CivilizationMove | null;

/** The next move of a plan, if the rules still allow it. */
export function step(
  plan: Plan,
  view: CivilizationView,
  moves: readonly CivilizationMove[],
): CivilizationMove | null {
  const next = plan(view);
  return next && moves.some((move) => sameMove(move, next)) ? next : null;
}

/** Marches of one token or of all: other numbers take several (10.2). */
export function marchPlan(view: CivilizationView, from: AreaId, to: AreaId, count: number): Plan {
  const fresh = (now: CivilizationView) => now.areas.find(({ area }) => area === from)?.marked ?? 0;
  const goal = fresh(view) - count;
  return (now) => {
    const left = fresh(now);
    if (left <= Math.max(goal, 0)) {
      return null;
    }
    return { type: 'March', from, to, count: goal <= 0 ? left : 1 };
  };
}

/** Tokens of one area that are lost or picked, one by one. */
export function tokensPlan(
  view: CivilizationView,
  seat: number,
  move: MoveOf<'LoseToken'> | MoveOf<'PickToken'>,
  count: number,
): Plan {
  const done = (now: CivilizationView) => {
    const area = now.areas.find((each) => each.area === move.area);
    return move.type === 'PickToken'
      ? (area?.marked ?? 0)
      : -(area?.tokens.find((tokens) => tokens.seat === seat)?.count ?? 0);
  };
  const goal = done(view) + count;
  return (now) => (done(now) < goal ? move : null);
}

export interface Offer {
  /** The offer that is answered; 0 for an offer of one's own. */
  answers: number;
  cards: TradeCardId[];
  named: TradeCardId;
  claim: TradeCardId | null;
  wish: TradeCardId | null;
  /** For whom alone; null for everybody. */
  to: number | null;
}

const AT_THE_WALL = 0;
const CHOOSING = 1;

export function offerPlan(before: CivilizationView, offer: Offer): Plan {
  const attempts = before.draft?.attemptsLeft ?? 0;
  let drafted = false;
  return (view) => {
    const { draft } = view;
    if (!draft) {
      return null;
    }
    if (draft.stage === AT_THE_WALL) {
      // Back at the wall: it hangs, or what it answered is gone.
      return drafted || draft.attemptsLeft < attempts
        ? null
        : offer.answers === 0
          ? { type: 'StartOffer' }
          : { type: 'StartAnswer', offer: offer.answers };
    }
    drafted = true;
    if (draft.stage === CHOOSING) {
      const card = without(inOrder(offer.cards), draft.cards)[0];
      return card ? { type: 'AddCard', card } : { type: 'NameCommodity', commodity: offer.named };
    }
    if (offer.claim && !draft.claim) {
      return { type: 'Claim', commodity: offer.claim };
    }
    if (offer.wish && !draft.wish) {
      return { type: 'Wish', commodity: offer.wish };
    }
    return offer.to === null || offer.answers !== 0 ? { type: 'Post' } : { type: 'Post', to: offer.to };
  };
}

/** All cards of a round, then what pays for them (17.10). */
export function purchasePlan(basket: readonly CardId[], spent: readonly TradeCardId[]): Plan {
  const cards = [...basket].sort((one, other) => cardOrder(one) - cardOrder(other));
  let ended = false;
  return (view) => {
    if (ended && view.basket.length === 0) {
      return null;
    }
    const card = cards.find((each) => !view.basket.includes(each));
    if (card) {
      return { type: 'BuyCard', card };
    }
    const pay = nextToLay(spent, view.laid);
    if (pay) {
      return { type: 'Spend', card: pay };
    }
    ended = true;
    return { type: 'Done' };
  };
}
