/** What the end of the turn will bring if it ends now: uprising, points, corruption, food, consumption, resources. */
import { corruption as corruptionAt } from './banks';
import { civil } from './cards';
import { FOOD, GATES, Goods, RESOURCES } from './goods';
import { bestOf, bonds, hasWonder } from './ratings';
import type { AgesView, Civilization } from './types';

export interface Forecast {
  /** More discontent than unused workers: nothing is produced. */
  uprising: boolean;
  science: number;
  culture: number;
  corruption: number;
  food: number;
  consumption: number;
  /** Food that is missing, and the culture that it costs. */
  missing: number;
  famine: number;
  resources: number;
  /** What cards would produce if the blue bank were full. */
  fullFood: number;
  fullResources: number;
  /** The stores afterwards. */
  foodAfter: number;
  resourcesAfter: number;
  draw: number;
  discard: number;
}

const FAMINE = 4;
const MOST_DRAWN = 3;

/** What pacts add to the production of food and resources. */
function pactGoods(seats: readonly Civilization[], seat: number): { food: number; resources: number } {
  let food = 0;
  let resources = 0;
  for (const { card, side } of bonds(seats, seat)) {
    if (card === 'II-international-trade-agreement') {
      food += side === 'B' ? 1 : 0;
      resources += side === 'A' ? 1 : 0;
    } else if (card === 'II-acceptance-of-supremacy') {
      resources += side === 'A' ? 1 : -1;
    }
  }
  return { food, resources };
}

/** What the cards of a civilization produce each turn. */
export function production(
  seats: readonly Civilization[],
  seat: number,
): { food: number; resources: number } {
  const civ = seats[seat]!;
  const gates = civ.leader === GATES;
  const pacts = pactGoods(seats, seat);
  let { food, resources } = pacts;
  for (const { technology, workers } of civ.workplaces) {
    const { type, token = 0 } = civil(technology);
    food += type === 'farm' ? workers * token : 0;
    resources += type === 'mine' || (type === 'lab' && gates) ? workers * token : 0;
  }
  const best = bestOf(civ, 'mine');
  if (best && hasWonder(civ, 'II-transcontinental-railroad')) {
    resources += civil(best).token!;
  }
  return { food, resources };
}

export function forecast(view: AgesView, seat: number): Forecast {
  const civ = view.seats[seat]!;
  const goods = new Goods(civ);
  const uprising = civ.discontent > civ.idleWorkers;
  const pacts = pactGoods(view.seats, seat);
  const full = production(view.seats, seat);
  const hand = civ.militaryHand.reduce((sum, count) => sum + count, 0);
  const discard = Math.max(0, hand - civ.militaryLimit);
  const draw = view.age === 'IV' || view.round === 1 ? 0 : Math.min(MOST_DRAWN, civ.militaryActions);
  if (uprising) {
    return {
      uprising,
      science: 0,
      culture: 0,
      corruption: 0,
      food: 0,
      consumption: 0,
      missing: 0,
      famine: 0,
      resources: 0,
      fullFood: full.food,
      fullResources: full.resources,
      foodAfter: civ.food,
      resourcesAfter: civ.resources,
      draw,
      discard,
    };
  }
  const due = corruptionAt(goods.bank);
  const paid = goods.spend(RESOURCES, due);
  const corruption = paid + goods.spend(FOOD, due - paid);
  const food = goods.produce(FOOD, null) + goods.gain(FOOD, pacts.food);
  const eaten = goods.spend(FOOD, civ.consumption);
  const missing = civ.consumption - eaten;
  const railroad = hasWonder(civ, 'II-transcontinental-railroad') ? bestOf(civ, 'mine') : null;
  const mined = goods.produce(RESOURCES, railroad);
  const resources =
    mined +
    (pacts.resources < 0
      ? -goods.spend(RESOURCES, -pacts.resources)
      : goods.gain(RESOURCES, pacts.resources));
  return {
    uprising,
    science: civ.scienceRating,
    culture: civ.cultureRating,
    corruption,
    food,
    consumption: civ.consumption,
    missing,
    famine: Math.min(civ.culture + civ.cultureRating, FAMINE * missing),
    resources,
    fullFood: full.food,
    fullResources: full.resources,
    foodAfter: goods.amount(FOOD),
    resourcesAfter: goods.amount(RESOURCES),
    draw,
    discard,
  };
}
