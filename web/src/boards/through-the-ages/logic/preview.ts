/** What a move costs and changes, said before it is made: the indicators of a civilization before and after. */
import { corruption, yellowStep } from './banks';
import { civil, isTechnology, isUnit, isUrban, military } from './cards';
import { production } from './forecast';
import { FOOD, Goods, RESOURCES } from './goods';
import { bonds, hasWonder, ratings, workersOn } from './ratings';
import type { AgesMove, AgesView, Civilization, CivilCard, MilitaryCard } from './types';

export type Indicator =
  | 'civil'
  | 'military'
  | 'food'
  | 'resources'
  | 'science'
  | 'culture'
  | 'cultureRating'
  | 'scienceRating'
  | 'strength'
  | 'happiness'
  | 'discontent'
  | 'foodProduction'
  | 'resourceProduction'
  | 'idle'
  | 'yellow'
  | 'blue'
  | 'populationCost'
  | 'consumption'
  | 'corruption'
  | 'hand'
  | 'civilTotal'
  | 'militaryTotal'
  | 'urbanLimit';

export interface Change {
  what: Indicator;
  from: number;
  to: number;
}

const INDICATORS: Record<Indicator, (seats: readonly Civilization[], civ: Civilization) => number> = {
  civil: (_, civ) => civ.civilActions,
  military: (_, civ) => civ.militaryActions,
  food: (_, civ) => civ.food,
  resources: (_, civ) => civ.resources,
  science: (_, civ) => civ.science,
  culture: (_, civ) => civ.culture,
  cultureRating: (_, civ) => civ.cultureRating,
  scienceRating: (_, civ) => civ.scienceRating,
  strength: (_, civ) => civ.strength,
  happiness: (_, civ) => civ.happiness,
  discontent: (_, civ) => civ.discontent,
  foodProduction: (seats, civ) => production(seats, civ.seat).food,
  resourceProduction: (seats, civ) => production(seats, civ.seat).resources,
  idle: (_, civ) => civ.idleWorkers,
  yellow: (_, civ) => civ.yellowBank,
  blue: (_, civ) => civ.blueBank,
  populationCost: (_, civ) => civ.populationCost,
  consumption: (_, civ) => civ.consumption,
  corruption: (_, civ) => civ.corruption,
  hand: (_, civ) => civ.hand.length,
  civilTotal: (_, civ) => civ.civilTotal,
  militaryTotal: (_, civ) => civ.militaryTotal,
  urbanLimit: (_, civ) => civ.urbanLimit,
};

/** What is good when it grows; of the others less is better. */
export const WELCOME: ReadonlySet<Indicator> = new Set<Indicator>([
  'civil',
  'military',
  'food',
  'resources',
  'science',
  'culture',
  'cultureRating',
  'scienceRating',
  'strength',
  'happiness',
  'foodProduction',
  'resourceProduction',
  'idle',
  'yellow',
  'blue',
  'civilTotal',
  'militaryTotal',
  'urbanLimit',
]);

/** The number of the question in which food and resources are lost. */
const RAIDERS = 2;

export function preview(view: AgesView, seat: number, move: AgesMove): Change[] {
  const before = view.seats[seat];
  const after = before && applied(view, seat, move);
  if (!after) {
    return [];
  }
  const seats = view.seats.map((civ) => (civ.seat === seat ? after : civ));
  return (Object.keys(INDICATORS) as Indicator[])
    .map((what) => ({
      what,
      from: INDICATORS[what](view.seats, before),
      to: INDICATORS[what](seats, after),
    }))
    .filter(({ from, to }) => from !== to);
}

// ------------------------------------------------------------------ what a question makes cheaper

interface Terms {
  /** Taken off the cost, and whether an action is spent. */
  discount: number;
  free: boolean;
}

function terms(view: AgesView): Terms {
  const [question] = view.pending;
  switch (question?.question) {
    case 'action-card': {
      const breakthrough = question.card?.endsWith('breakthrough');
      return { discount: breakthrough ? 0 : (civil(question.card!).amounts?.[0] ?? 0), free: true };
    }
    case 'development':
      return { discount: military(question.card!).amounts![0]!, free: true };
    case 'free-building':
      return { discount: Infinity, free: true };
    case 'actions':
      return { discount: 0, free: false };
    default:
      return { discount: 0, free: true };
  }
}

/** The science that a technology costs a civilization. */
export function scienceCost(view: AgesView, seat: number, card: CivilCard, revolution: boolean): number {
  const civ = view.seats[seat]!;
  const { type, develop = 0, revolution: revolt = 0 } = civil(card);
  const development = view.pending[0]?.question === 'development' ? terms(view).discount : 0;
  let cost = (revolution ? revolt : develop) - development;
  if (type === 'theater' && civ.leader === 'II-johann-sebastian-bach') {
    cost -= civil(civ.leader).amounts![1]!;
  }
  const pair = type === 'theater' ? 'library' : type === 'library' ? 'theater' : null;
  if (pair && civ.leader === 'II-william-shakespeare' && workersOn(civ, pair) > 0) {
    cost -= civil(civ.leader).amounts![0]!;
  }
  if (bonds(view.seats, seat).some((bond) => bond.card === 'II-scientific-cooperation')) {
    cost -= military('II-scientific-cooperation').amounts![0]!;
  }
  return Math.max(0, cost);
}

/** What a building, an upgrade or the next stages cost; null for other moves. */
export function resourceCost(view: AgesView, seat: number, move: AgesMove): number | null {
  const civ = view.seats[seat]!;
  const { discount } = terms(view);
  const price = (card: CivilCard) =>
    civ.workplaces.find(({ technology }) => technology === card)?.cost ?? civil(card).build ?? 0;
  switch (move.type) {
    case 'Build':
      return Math.max(0, price(move.technology) - discount);
    case 'Upgrade':
    case 'TurnIntoTheater':
      return Math.max(0, Math.max(0, price(move.to) - price(move.from)) - discount);
    case 'Rally':
      return Math.max(0, price(move.unit) - 1);
    case 'BuildStages':
      return stagesCost(civ, move.count, 0);
    default:
      return null;
  }
}

function stagesCost(civ: Civilization, count: number, discount: number): number {
  const { card, stages } = civ.unfinished!;
  const sum = civil(card)
    .stages!.slice(stages, stages + count)
    .reduce((total, cost) => total + cost, 0);
  return Math.max(0, sum - discount);
}

/** Military actions that an attack costs: against Gandhi twice as many. */
export function attackCost(view: AgesView, card: MilitaryCard, rival: number): number {
  const actions = military(card).actions ?? 0;
  return view.seats[rival]?.leader === 'III-mahatma-gandhi' ? 2 * actions : actions;
}

/** The strengths that an attack would compare: pacts that end with it are left out, open borders help. */
export function clash(view: AgesView, seat: number, rival: number): { attack: number; defence: number } {
  const strength = (who: number, against: number) =>
    view.seats[who]!.strength -
    bonds(view.seats, who)
      .filter(({ card, partner }) => partner === against && military(card).endsOnAttack)
      .reduce((sum, { card, side }) => {
        const [first = 0] = military(card).amounts ?? [];
        return sum + (card === 'III-military-pact' || side === 'B' ? first : 0);
      }, 0);
  const open = bonds(view.seats, seat).some(
    ({ card, partner }) => card === 'I-open-borders-agreement' && partner === rival,
  );
  const bonus = open ? military('I-open-borders-agreement').amounts![1]! : 0;
  return { attack: strength(seat, rival) + bonus, defence: strength(rival, seat) };
}

// ------------------------------------------------------------------ moves

/** The civilization after a move, as far as it can be foretold; null where nothing is to be said. */
export function applied(view: AgesView, seat: number, move: AgesMove): Civilization | null {
  const civ: Civilization = structuredClone(view.seats[seat]!);
  const { discount, free } = terms(view);
  const act = (card?: CivilCard) => {
    if (!free) {
      if (card !== undefined && isUnit(card)) {
        civ.militaryActions--;
      } else {
        civ.civilActions--;
      }
    }
  };
  const settle = (rest: Civilization = civ) => settled(view, seat, rest);
  switch (move.type) {
    case 'Take': {
      const price = view.row[move.space - 1]?.price ?? 0;
      civ.civilActions -= view.pending[0]?.question === 'international-agreement' ? 0 : price;
      if (civil(move.card).type === 'wonder') {
        civ.unfinished = { card: move.card, stages: 0 };
      } else {
        civ.hand = [...civ.hand, move.card];
      }
      civ.science += civ.leader === 'A-aristotle' && isTechnology(move.card) ? 1 : 0;
      return settle();
    }
    case 'IncreasePopulation': {
      act();
      const food = Math.max(0, civ.populationCost - discount);
      civ.yellowBank--;
      civ.idleWorkers++;
      return settle(paidFood(view, civ, food));
    }
    case 'Build': {
      act(move.technology);
      const cost = resourceCost(view, seat, move)!;
      civ.idleWorkers--;
      employ(civ, move.technology, 1);
      return settle(paidResources(view, civ, cost, isUnit(move.technology)));
    }
    case 'Upgrade':
    case 'TurnIntoTheater': {
      act(move.from);
      const cost = resourceCost(view, seat, move)!;
      employ(civ, move.from, -1);
      employ(civ, move.to, 1);
      return settle(paidResources(view, civ, cost, isUnit(move.to)));
    }
    case 'Rally': {
      civ.militaryActions--;
      civ.yellowBank--;
      employ(civ, move.unit, 1);
      const fed = paidFood(view, civ, Math.max(0, civ.populationCost - 1));
      return settle(paidResources(view, fed, resourceCost(view, seat, move)!, true));
    }
    case 'Destroy':
      act(move.technology);
      employ(civ, move.technology, -1);
      civ.idleWorkers++;
      return settle();
    case 'LoseWorker':
      employ(civ, move.technology, -1);
      civ.yellowBank++;
      return settle();
    case 'PlayLeader': {
      civ.civilActions -= civ.leader ? 0 : 1;
      if (civ.leader === 'III-bill-gates') {
        civ.culture += labLevels(civ);
      }
      civ.leader = move.leader;
      civ.hand = without(civ.hand, move.leader);
      return settle();
    }
    case 'RetireAlexander':
      civ.leader = undefined;
      civ.yellowBank++;
      return settle();
    case 'SendColumbus':
      civ.leader = undefined;
      return settle(colonized(civ, move.territory, true));
    case 'AnnexColony':
      return settle(colonized(civ, move.colony, false));
    case 'LoseColony': {
      const { yellow = 0, blue = 0 } = military(move.colony);
      civ.colonies = without(civ.colonies, move.colony);
      civ.yellowBank = Math.max(0, civ.yellowBank - yellow);
      civ.blueBank = Math.max(0, civ.blueBank - blue);
      return settle();
    }
    case 'TuckHomer':
      civ.wonders = civ.wonders.map((each) => ({ ...each, homer: each.homer || each.card === move.wonder }));
      return settle();
    case 'RuinWonder':
      civ.wonders = civ.wonders.map((each) => ({ ...each, ruin: each.ruin || each.card === move.wonder }));
      civ.blueBank = Math.max(0, civ.blueBank - (civil(move.wonder).blue ?? 0));
      return settle();
    case 'BuildStages':
      civ.civilActions--;
      return settle(withStages(view, civ, move.count, 0));
    case 'Develop':
    case 'Revolt':
      return settle(developed(view, seat, civ, move, free));
    case 'PlayAction':
      return settle(withActionCard(view, civ, move.card));
    case 'Divide':
      return view.pending[0]?.question === 'division' && view.pending[0].numbers[0] === RAIDERS
        ? settle(paidFood(view, paidResources(view, civ, move.resources, false), move.food))
        : settle(gained(civ, move.food, move.resources));
    case 'PlayTactic':
      civ.militaryActions--;
      civ.tactic = move.tactic;
      return settle();
    case 'CopyTactic':
      civ.militaryActions -= 2;
      civ.tactic = move.tactic;
      return settle();
    case 'SwapAction':
      civ.militaryActions--;
      civ.civilActions++;
      return settle();
    case 'WelcomeImmigrant':
      civ.yellowBank--;
      civ.idleWorkers++;
      return settle();
    case 'InspirePeople':
      civ.culture += civil('III-winston-churchill').amounts![0]!;
      return settle();
    case 'PrepareEvent':
      civ.culture += military(move.card).level;
      return settle();
    case 'PlayAggression':
    case 'DeclareWar':
      civ.militaryActions -= attackCost(view, move.card, move.rival);
      return settle();
    case 'Eliminate':
      civ.culture += military('II-infiltrate').amounts![0]! * civil(move.card).level;
      return settle();
    default:
      return null;
  }
}

function employ(civ: Civilization, card: CivilCard, by: number): void {
  civ.workplaces = civ.workplaces.map((place) =>
    place.technology === card ? { ...place, workers: place.workers + by } : place,
  );
}

function without<T>(list: readonly T[], thing: T): T[] {
  const at = list.indexOf(thing);
  return list.filter((_, index) => index !== at);
}

/** What was lent for this turn is spent first. */
function paidResources(view: AgesView, civ: Civilization, cost: number, unit: boolean): Civilization {
  let lent = 0;
  if (civ.seat === view.activeSeat) {
    const homer = civ.leader === 'A-homer' && !view.turn.used.includes('homer') ? 1 : 0;
    lent = view.turn.spareResources + (unit ? view.turn.unitResources + homer : 0);
  }
  const goods = new Goods(civ);
  goods.spend(RESOURCES, Math.max(0, cost - lent));
  return goods.on(civ);
}

function paidFood(view: AgesView, civ: Civilization, cost: number): Civilization {
  const lent = civ.seat === view.activeSeat ? view.turn.spareFood : 0;
  const goods = new Goods(civ);
  goods.spend(FOOD, Math.max(0, cost - lent));
  return goods.on(civ);
}

function gained(civ: Civilization, food: number, resources: number): Civilization {
  const goods = new Goods(civ);
  goods.gain(RESOURCES, resources);
  goods.gain(FOOD, food);
  return goods.on(civ);
}

function colonized(civ: Civilization, colony: MilitaryCard, atOnce: boolean): Civilization {
  const facts = military(colony);
  const after = {
    ...civ,
    colonies: [...civ.colonies, colony],
    yellowBank: Math.max(0, civ.yellowBank + (facts.yellow ?? 0)),
    blueBank: Math.max(0, civ.blueBank + (facts.blue ?? 0)),
  };
  if (!atOnce) {
    return after;
  }
  const workers = Math.min(facts.workers ?? 0, after.yellowBank);
  return gained(
    {
      ...after,
      science: civ.science + (facts.science ?? 0),
      culture: civ.culture + (facts.culture ?? 0),
      yellowBank: after.yellowBank - workers,
      idleWorkers: civ.idleWorkers + workers,
    },
    facts.food ?? 0,
    facts.resources ?? 0,
  );
}

function withStages(view: AgesView, civ: Civilization, count: number, discount: number): Civilization {
  const { card, stages } = civ.unfinished!;
  const paid = paidResources(view, civ, stagesCost(civ, count, discount), false);
  const facts = civil(card);
  if (stages + count < facts.stages!.length) {
    return {
      ...paid,
      blueBank: Math.max(0, paid.blueBank - count),
      unfinished: { card, stages: stages + count },
    };
  }
  const complete: Civilization = {
    ...paid,
    blueBank: paid.blueBank + stages + (facts.blue ?? 0),
    unfinished: undefined,
    wonders: [...civ.wonders, { card, ruin: false, homer: false }],
  };
  return { ...complete, culture: complete.culture + completionCulture(complete, card) };
}

/** What the wonders of Age III score once; the civilization has them already. */
export function completionCulture(civ: Civilization, wonder: CivilCard): number {
  const amounts = civil(wonder).amounts ?? [];
  const each = (weigh: (card: CivilCard) => number) =>
    civ.workplaces.reduce((sum, { technology, workers }) => sum + workers * weigh(technology), 0);
  const stage = () => {
    const stages = ['theater', 'library'];
    const plain = each((card) => (stages.includes(civil(card).type) ? (civil(card).culture ?? 0) : 0));
    return plain + stageCulture(civ);
  };
  switch (wonder) {
    case 'III-fast-food-chains':
      return each((card) =>
        civil(card).type === 'farm' || civil(card).type === 'mine' ? amounts[0]! : amounts[1]!,
      );
    case 'III-first-space-flight':
      return [
        ...civ.workplaces.map(({ technology }) => technology),
        ...civ.specialTechnologies,
        civ.government,
      ]
        .map((card) => civil(card).level)
        .reduce((sum, level) => sum + level, 0);
    case 'III-hollywood':
      return amounts[0]! * stage();
    case 'III-internet':
      return (
        each((card) =>
          isUrban(card)
            ? (civil(card).culture ?? 0) + (civil(card).science ?? 0) + (civil(card).strength ?? 0)
            : 0,
        ) +
        stageCulture(civ) +
        leaderScience(civ) +
        (civ.leader === 'III-sid-meier' ? labLevels(civ) : 0)
      );
    default:
      return 0;
  }
}

function stageCulture(civ: Civilization): number {
  const leaders = ['II-johann-sebastian-bach', 'II-william-shakespeare', 'III-charlie-chaplin'];
  return civ.leader && leaders.includes(civ.leader) ? leaderShare(civ).culture : 0;
}

function leaderScience(civ: Civilization): number {
  return civ.leader ? leaderShare(civ).science : 0;
}

function leaderShare(civ: Civilization): { culture: number; science: number } {
  const alone = { ...civ, seat: 0, pact: undefined };
  return ratings([alone], 0).shares.find(({ card }) => card === civ.leader)!;
}

function labLevels(civ: Civilization): number {
  return civ.workplaces
    .filter(({ technology }) => civil(technology).type === 'lab')
    .reduce((sum, { technology, workers }) => sum + workers * civil(technology).level, 0);
}

function developed(
  view: AgesView,
  seat: number,
  civ: Civilization,
  move: Extract<AgesMove, { type: 'Develop' | 'Revolt' }>,
  free: boolean,
): Civilization {
  const revolution = move.type === 'Revolt';
  const card = revolution ? move.government : move.technology;
  const facts = civil(card);
  const lent = isUnit(card) && seat === view.activeSeat ? view.turn.unitScience : 0;
  civ.science -= Math.max(0, scienceCost(view, seat, card, revolution) - lent);
  civ.hand = without(civ.hand, card);
  const robespierre = revolution && civ.leader === 'II-maximilien-robespierre';
  if (!revolution && !free) {
    civ.civilActions--;
  }
  if (facts.type === 'government') {
    civ.government = card;
    civ.urbanLimit = facts.limit ?? civ.urbanLimit;
  } else if (['civil', 'colonization', 'construction', 'military'].includes(facts.type)) {
    const old = civ.specialTechnologies.find((each) => civil(each).type === facts.type);
    if (!old || civil(old).level < facts.level) {
      civ.specialTechnologies = [...civ.specialTechnologies.filter((each) => each !== old), card];
      civ.blueBank += (facts.blue ?? 0) - (old ? (civil(old).blue ?? 0) : 0);
    }
  } else {
    civ.workplaces = [
      ...civ.workplaces,
      { technology: card, workers: 0, blueTokens: 0, cost: facts.build ?? 0 },
    ];
  }
  if (robespierre) {
    civ.militaryActions -=
      civ.militaryTotal +
      Math.max(0, (facts.military ?? 0) - (civil(view.seats[seat]!.government).military ?? 0));
    civ.culture += civil(civ.leader!).amounts![0]!;
  } else if (revolution) {
    // All actions are spent, and so are those that the new government adds.
    civ.civilActions -= civ.civilTotal + Math.max(0, actionTotal(civ, 'civil') - civ.civilTotal);
  }
  const question = view.pending[0];
  if (question?.question === 'action-card') {
    civ.civilActions += revolution && !robespierre ? (question.numbers[1] ?? 0) : 0;
    civ.science += civil(question.card!).amounts![0]!;
  }
  switch (civ.leader) {
    case 'I-leonardo-da-vinci':
      return gained(civ, 0, 1);
    case 'III-albert-einstein':
      return { ...civ, culture: civ.culture + civil(civ.leader).amounts![0]! };
    case 'II-isaac-newton':
      return { ...civ, civilActions: civ.civilActions + 1 };
    default:
      return civ;
  }
}

function withActionCard(view: AgesView, civ: Civilization, card: CivilCard): Civilization {
  const [first = 0, second = 0] = civil(card).amounts ?? [];
  const after = {
    ...civ,
    civilActions: Math.max(0, civ.civilActions - 1),
    hand: without(civ.hand, card),
  };
  const playing = view.seats.filter(({ resigned }) => !resigned);
  switch (card.slice(card.indexOf('-') + 1)) {
    case 'cultural-heritage':
      return { ...after, science: civ.science + first, culture: civ.culture + second };
    case 'engineering-genius':
      return civ.unfinished ? withStages(view, after, 1, first) : after;
    case 'frugality': {
      const grown = { ...after, yellowBank: civ.yellowBank - 1, idleWorkers: civ.idleWorkers + 1 };
      return gained(paidFood(view, grown, civ.populationCost), first, 0);
    }
    case 'patriotism':
      return { ...after, militaryActions: civ.militaryActions + 1 };
    case 'stockpile':
      return gained(after, first, second);
    case 'revolutionary-idea':
      return { ...after, science: civ.science + first };
    case 'endowment-for-the-arts': {
      const each = civil(card).amounts![playing.length - 2] ?? 0;
      const ahead = playing.filter(({ culture }) => culture > civ.culture).length;
      return { ...after, culture: civ.culture + each * ahead };
    }
    default:
      return after;
  }
}

// ------------------------------------------------------------------ what follows

/** Ratings, action totals and the numbers under the banks follow from the rest. */
function settled(view: AgesView, seat: number, civ: Civilization): Civilization {
  const seats = view.seats.map((each) => (each.seat === seat ? civ : each));
  const now = ratings(seats, seat);
  const step = yellowStep(civ.yellowBank);
  const civilTotal = actionTotal(civ, 'civil');
  const before = view.seats[seat]!;
  const militaryTotal = before.militaryTotal + actionTotal(civ, 'military') - actionTotal(before, 'military');
  const extra = seat === view.activeSeat ? view.turn : { extraCivil: 0, extraMilitary: 0 };
  return {
    ...civ,
    scienceRating: now.science,
    cultureRating: now.culture,
    strength: now.strength,
    happiness: now.happiness,
    happyFacesNeeded: step.faces,
    discontent: Math.max(0, step.faces - now.happiness),
    populationCost: Math.max(0, (step.cost ?? 0) - (civ.leader === 'A-moses' ? 1 : 0)),
    consumption: step.consumption,
    corruption: corruption(civ.blueBank),
    civilTotal,
    militaryTotal,
    civilActions: available(civ.civilActions, before.civilTotal, civilTotal, extra.extraCivil),
    militaryActions: available(civ.militaryActions, before.militaryTotal, militaryTotal, extra.extraMilitary),
  };
}

/** New actions are available at once; of those taken away the spent ones go first (Civil and Military Actions). */
function available(left: number, before: number, total: number, extra: number): number {
  const change = total - before;
  return change >= 0
    ? left + change
    : total + extra - Math.max(0, Math.max(0, before + extra - left) + change);
}

function actionTotal(civ: Civilization, kind: 'civil' | 'military'): number {
  const cards = [
    civ.government,
    ...civ.specialTechnologies,
    ...(civ.leader ? [civ.leader] : []),
    ...civ.wonders.filter(({ card }) => hasWonder(civ, card)).map(({ card }) => card),
  ];
  return cards.reduce((sum, card) => sum + (civil(card)[kind] ?? 0), 0);
}
