/** Trade cards and civilization cards: what is printed on them, and what hands are worth. */
import type { CardId, TradeCardId } from './types';

export interface TradeCard {
  id: TradeCardId;
  /** The stack it comes from; for commodities also its value. */
  stack: number;
  count: number;
  calamity: boolean;
  /** A calamity that everybody recognizes by its back, and that cannot be traded. */
  red: boolean;
}

const commodity = (id: TradeCardId, stack: number, count: number): TradeCard => ({
  id,
  stack,
  count,
  calamity: false,
  red: false,
});
const calamity = (id: TradeCardId, stack: number, red: boolean): TradeCard => ({
  id,
  stack,
  count: 1,
  calamity: true,
  red,
});

/** In the order of the game, in which cards are put together. */
export const TRADE_CARDS: readonly TradeCard[] = [
  commodity('hides', 1, 7),
  commodity('ochre', 1, 7),
  commodity('iron', 2, 5),
  commodity('papyrus', 2, 5),
  commodity('salt', 3, 9),
  commodity('grain', 4, 8),
  commodity('cloth', 5, 7),
  commodity('bronze', 6, 6),
  commodity('spices', 7, 5),
  commodity('gems', 8, 4),
  commodity('gold', 9, 3),
  calamity('volcano-earthquake', 2, true),
  calamity('famine', 3, true),
  calamity('civil-war', 4, true),
  calamity('flood', 5, true),
  calamity('epidemic', 6, false),
  calamity('civil-disorder', 7, false),
  calamity('iconoclasm-heresy', 8, false),
  calamity('piracy', 9, false),
];

export const COMMODITIES = TRADE_CARDS.filter((card) => !card.calamity);

const trade = new Map(TRADE_CARDS.map((card, index) => [card.id, { card, index }]));

export function tradeCard(id: TradeCardId): TradeCard {
  return trade.get(id)!.card;
}

export function tradeOrder(id: TradeCardId): number {
  return trade.get(id)!.index;
}

export function inOrder(cards: readonly TradeCardId[]): TradeCardId[] {
  return [...cards].sort((one, other) => tradeOrder(one) - tradeOrder(other));
}

/** Equal commodities are worth the square of their number times their value (17.4); calamities nothing. */
export function setValue(id: TradeCardId, count: number): number {
  const card = tradeCard(id);
  return card.calamity ? 0 : count * count * card.stack;
}

export interface CardSet {
  card: TradeCardId;
  count: number;
  value: number;
}

/** Cards as sets, in the order of the game. */
export function setsOf(cards: readonly TradeCardId[]): CardSet[] {
  return TRADE_CARDS.map(({ id }) => {
    const count = cards.filter((card) => card === id).length;
    return { card: id, count, value: setValue(id, count) };
  }).filter(({ count }) => count > 0);
}

export function handValue(cards: readonly TradeCardId[]): number {
  return setsOf(cards).reduce((sum, set) => sum + set.value, 0);
}

/** A hand without some of its cards. */
export function without(cards: readonly TradeCardId[], gone: readonly TradeCardId[]): TradeCardId[] {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) {
      rest.splice(at, 1);
    }
  }
  return rest;
}

/** As many of some cards as a hand really holds. */
export function among(cards: readonly TradeCardId[], hand: readonly TradeCardId[]): TradeCardId[] {
  const rest = [...hand];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    return at >= 0 && rest.splice(at, 1).length > 0;
  });
}

export type Group = 'arts' | 'crafts' | 'sciences' | 'civics';

export interface CivilizationCard {
  id: CardId;
  groups: readonly Group[];
  cost: number;
  /** What owning it takes off the price of others; only the better of two credits (17.12). */
  credits: Partial<Record<CardId, number>>;
}

const crafts = {
  pottery: 10,
  'cloth-making': 10,
  metalworking: 10,
  agriculture: 10,
  engineering: 10,
  democracy: 10,
};
const sciences = { engineering: 20, astronomy: 20, coinage: 20, medicine: 20, mysticism: 20, philosophy: 20 };
const arts = { mysticism: 5, 'drama-poetry': 5, music: 5, architecture: 5, literacy: 5, law: 5 };

function civilizationCard(
  id: CardId,
  groups: readonly Group[],
  cost: number,
  credits: Partial<Record<CardId, number>>,
): CivilizationCard {
  const others = Object.fromEntries(Object.entries(credits).filter(([other]) => other !== id));
  return { id, groups, cost, credits: others };
}

/** In the order of the game, in which purchases are put together. */
export const CIVILIZATION_CARDS: readonly CivilizationCard[] = [
  civilizationCard('pottery', ['crafts'], 45, crafts),
  civilizationCard('cloth-making', ['crafts'], 45, crafts),
  civilizationCard('metalworking', ['crafts'], 80, crafts),
  civilizationCard('agriculture', ['crafts'], 110, crafts),
  civilizationCard('engineering', ['crafts', 'sciences'], 140, { ...crafts, ...sciences }),
  civilizationCard('astronomy', ['sciences'], 80, sciences),
  civilizationCard('coinage', ['sciences'], 110, sciences),
  civilizationCard('medicine', ['sciences'], 140, sciences),
  civilizationCard('mysticism', ['arts', 'sciences'], 30, { ...arts, ...sciences }),
  civilizationCard('drama-poetry', ['arts'], 60, { ...arts, literacy: 20, democracy: 10 }),
  civilizationCard('music', ['arts'], 60, { ...arts, philosophy: 30 }),
  civilizationCard('architecture', ['arts', 'civics'], 80, {
    ...arts,
    literacy: 15,
    law: 15,
    democracy: 15,
    philosophy: 15,
  }),
  civilizationCard('literacy', ['arts', 'civics'], 110, { ...arts, law: 25, democracy: 25, philosophy: 25 }),
  civilizationCard('law', ['civics'], 170, {}),
  civilizationCard('democracy', ['civics'], 200, {}),
  civilizationCard('philosophy', ['civics'], 240, {}),
];

export const MOST_CARDS = 11;

const civilization = new Map(CIVILIZATION_CARDS.map((card, index) => [card.id, { card, index }]));

export function cardOf(id: CardId): CivilizationCard {
  return civilization.get(id)!.card;
}

export function cardOrder(id: CardId): number {
  return civilization.get(id)!.index;
}

/** Which owned cards take how much off a price. */
export function creditsFor(owned: readonly CardId[], id: CardId): { card: CardId; credit: number }[] {
  return owned.flatMap((card) => {
    const credit = cardOf(card).credits[id] ?? 0;
    return credit > 0 ? [{ card, credit }] : [];
  });
}

/** What a card costs its buyer; credits cannot be refused, and never give money back (17.15). */
export function priceOf(owned: readonly CardId[], id: CardId): number {
  const off = creditsFor(owned, id).reduce((sum, { credit }) => sum + credit, 0);
  return Math.max(0, cardOf(id).cost - off);
}
