/** Reading offers: what may be behind them, and what a deal would make of the own hand. */
import { COMMODITIES, handValue, setValue, tradeCard, without } from './cards';
import type { OfferView, TradeCardId } from './types';

export const FEWEST = 3;
/** The calamities that can be traded. */
const BLACK = 4;

/** One way to make up an offer: the commodities, and how many calamities hide among them. */
export interface Reading {
  cards: TradeCardId[];
  calamities: number;
}

type Told = Pick<OfferView, 'count' | 'value' | 'named'>;

/**
 * Everything an offer may consist of, by its true number, value and commodity and by the cards one holds oneself; the most
 * harmless first. At most `most` readings, so that big offers cost nothing.
 */
export function readings(offer: Told, hand: readonly TradeCardId[], most = 200): Reading[] {
  const found: Reading[] = [];
  const free = COMMODITIES.map(({ id, count }) => count - hand.filter((card) => card === id).length);
  const choose = (index: number, count: number, value: number, cards: TradeCardId[]) => {
    if (found.length >= most || count < 0 || value < 0) {
      return;
    }
    if (index === COMMODITIES.length) {
      if (value === 0 && count <= BLACK) {
        found.push({ cards, calamities: count });
      }
      return;
    }
    const { id } = COMMODITIES[index]!;
    const least = id === offer.named ? 1 : 0;
    for (let used = Math.min(free[index]!, count); used >= least; used--) {
      const worth = setValue(id, used);
      if (worth <= value) {
        choose(index + 1, count - used, value - worth, [...cards, ...Array<TradeCardId>(used).fill(id)]);
      }
    }
  };
  choose(0, offer.count, offer.value, []);
  return found.sort((one, other) => one.calamities - other.calamities);
}

export interface Range {
  least: number;
  most: number;
}

/** What the own hand would be worth after giving some cards for an offer, in the worst and in the best case. */
export function handAfter(
  hand: readonly TradeCardId[],
  given: readonly TradeCardId[],
  offer: Told,
): Range | null {
  const rest = without(hand, given);
  const values = readings(offer, hand).map(({ cards }) => handValue([...rest, ...cards]));
  return values.length === 0 ? null : { least: Math.min(...values), most: Math.max(...values) };
}

/** Whether a claim about the own cards is true. */
export function isTrue(claim: TradeCardId, cards: readonly TradeCardId[]): boolean {
  return cards.includes(claim);
}

/** The commodities of some cards, each once. */
export function commoditiesOf(cards: readonly TradeCardId[]): TradeCardId[] {
  return COMMODITIES.map(({ id }) => id).filter((id) => cards.includes(id));
}

/** Offers with the answers to them. */
export function wall(offers: readonly OfferView[]): { offer: OfferView; answers: OfferView[] }[] {
  return offers
    .filter(({ answers }) => answers === 0)
    .map((offer) => ({ offer, answers: offers.filter(({ answers }) => answers === offer.offer) }));
}

/** Cards that look worthless alone: what one would like to pass on. */
export const isCalamity = (card: TradeCardId) => tradeCard(card).calamity;
