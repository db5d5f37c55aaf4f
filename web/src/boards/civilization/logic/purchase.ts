/** Planning a purchase: what it costs, which trade cards pay for it, and what is left. */
import { handValue, inOrder, priceOf, setsOf, setValue, tradeOrder, without } from './cards';
import type { CardId, TradeCardId } from './types';

export interface Payment {
  price: number;
  /** What the trade cards are worth that pay. */
  laid: number;
  /** The exact rest from the treasury (17.8). */
  treasury: number;
  /** No change is given (17.9). */
  lost: number;
  /** What cannot be paid. */
  missing: number;
}

export function priceOfAll(owned: readonly CardId[], basket: readonly CardId[]): number {
  return basket.reduce((sum, card) => sum + priceOf(owned, card), 0);
}

export function paymentOf(price: number, spent: readonly TradeCardId[], treasury: number): Payment {
  const laid = handValue(spent);
  const rest = Math.max(0, price - laid);
  return {
    price,
    laid,
    treasury: Math.min(rest, treasury),
    lost: Math.max(0, laid - price),
    missing: Math.max(0, rest - treasury),
  };
}

/** Cards are laid in order and only until the price is reached: what lies beyond it stays in hand. */
export function needed(price: number, spent: readonly TradeCardId[]): TradeCardId[] {
  const laid: TradeCardId[] = [];
  for (const card of inOrder(spent)) {
    if (handValue(laid) >= price) {
      break;
    }
    laid.push(card);
  }
  return laid;
}

/** What a hand is worth when only so many cards can be kept. */
function kept(cards: readonly TradeCardId[], limit: number): number {
  const sets = setsOf(cards).sort((one, other) => other.value / other.count - one.value / one.count);
  let room = limit;
  let value = 0;
  for (const set of sets) {
    const count = Math.min(set.count, room);
    value += setValue(set.card, count);
    room -= count;
  }
  return value;
}

/**
 * The trade cards that pay a price and leave most: of the hand as far as it can be kept, and of the treasury. Null if the
 * price cannot be paid at all.
 */
export function bestPayment(
  price: number,
  hand: readonly TradeCardId[],
  treasury: number,
  limit: number,
): TradeCardId[] | null {
  const sets = setsOf(hand).filter(({ value }) => value > 0);
  let best: TradeCardId[] | null = null;
  let most = -1;
  const choose = (index: number, spent: TradeCardId[]) => {
    if (index === sets.length) {
      if (needed(price, spent).length < spent.length) {
        return;
      }
      const { missing, treasury: paid } = paymentOf(price, spent, treasury);
      if (missing === 0) {
        const left = kept(without(hand, spent), limit) + treasury - paid;
        if (left > most) {
          most = left;
          best = spent;
        }
      }
      return;
    }
    const { card, count } = sets[index]!;
    for (let used = 0; used <= count; used++) {
      choose(index + 1, [...spent, ...Array<TradeCardId>(used).fill(card)]);
    }
  };
  choose(0, []);
  return best;
}

/** The next card to lay of a plan; null when all of it lies. */
export function nextToLay(planned: readonly TradeCardId[], laid: readonly TradeCardId[]): TradeCardId | null {
  return without(inOrder(planned), laid)[0] ?? null;
}

/** Whether a plan can still be laid beside what already lies: cards go in order. */
export function fits(planned: readonly TradeCardId[], laid: readonly TradeCardId[]): boolean {
  const last = Math.max(-1, ...laid.map(tradeOrder));
  return (
    laid.every((card) => planned.includes(card)) &&
    without(planned, laid).every((card) => tradeOrder(card) >= last)
  );
}
