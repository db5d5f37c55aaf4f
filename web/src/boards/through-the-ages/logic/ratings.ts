/**
 * Where the ratings of a civilization come from, card by card: for explaining them, and for saying what a move would
 * change before it is made. The game's own numbers are in the view; the tests compare both.
 */
import { civil, isUnit, military } from './cards';
import type { CardType } from './cards';
import type { Civilization, CivilCard, MilitaryCard } from './types';

export type Rating = 'science' | 'culture' | 'strength' | 'happiness';
export const RATINGS: readonly Rating[] = ['culture', 'science', 'strength', 'happiness'];

/** What one card adds; `count` workers stand on it, or so many armies are formed. */
export interface Share {
  card: string;
  role: 'workers' | 'card' | 'ability' | 'army' | 'wonder' | 'ruin' | 'colony' | 'pact';
  count: number;
  science: number;
  culture: number;
  strength: number;
  happiness: number;
}

export interface Ratings extends Record<Rating, number> {
  shares: Share[];
}

const HAPPIEST = 8;
const RUIN = 'II-ravages-of-time';

export function workersOn(civ: Civilization, type: CardType): number {
  return civ.workplaces
    .filter(({ technology }) => civil(technology).type === type)
    .reduce((sum, { workers }) => sum + workers, 0);
}

/** The level of the best card of a type on which somebody works. */
function bestLevel(civ: Civilization, type: CardType): number {
  return Math.max(
    0,
    ...civ.workplaces
      .filter(({ technology, workers }) => workers > 0 && civil(technology).type === type)
      .map(({ technology }) => civil(technology).level),
  );
}

export function bestOf(civ: Civilization, type: CardType): CivilCard | null {
  return (
    civ.workplaces
      .filter(({ technology, workers }) => workers > 0 && civil(technology).type === type)
      .sort((one, other) => civil(other.technology).level - civil(one.technology).level)[0]?.technology ??
    null
  );
}

export function hasWonder(civ: Civilization, card: CivilCard): boolean {
  return civ.wonders.some((wonder) => wonder.card === card && !wonder.ruin);
}

export function unitTypes(civ: Civilization): number {
  return (['infantry', 'cavalry', 'artillery', 'air'] as const).filter((type) => workersOn(civ, type) > 0)
    .length;
}

// ------------------------------------------------------------------ armies

export interface Armies {
  fresh: number;
  obsolete: number;
  /** How many of them an air unit doubles. */
  doubledFresh: number;
  doubledObsolete: number;
  strength: number;
}

const NO_ARMIES: Armies = { fresh: 0, obsolete: 0, doubledFresh: 0, doubledObsolete: 0, strength: 0 };

/** The armies of a tactic among units, formed for the greatest strength (Tactics and Armies). */
export function armies(
  tactic: MilitaryCard | undefined,
  units: readonly { technology: CivilCard; workers: number }[],
  genghis: boolean,
): Armies {
  if (!tactic) {
    return NO_ARMIES;
  }
  const { level, infantry = 0, cavalry = 0, artillery = 0, army = 0, obsolete = 0 } = military(tactic);
  const count = (type: CardType, fresh: boolean) =>
    units
      .filter(
        ({ technology }) =>
          civil(technology).type === type && (!fresh || civil(technology).level > level - 2),
      )
      .reduce((sum, { workers }) => sum + workers, 0);
  const all = { i: count('infantry', false), c: count('cavalry', false), a: count('artillery', false) };
  const young = { i: count('infantry', true), c: count('cavalry', true), a: count('artillery', true) };
  const air = count('air', false);
  const value = (fresh: number, old: number): Armies => {
    const doubledFresh = Math.min(air, fresh);
    const doubledObsolete = Math.min(air - doubledFresh, old);
    return {
      fresh,
      obsolete: old,
      doubledFresh,
      doubledObsolete,
      strength: (fresh + doubledFresh) * army + (old + doubledObsolete) * obsolete,
    };
  };
  if (!genghis) {
    const formed = (have: { i: number; c: number; a: number }) =>
      Math.min(
        ...(
          [
            [have.i, infantry],
            [have.c, cavalry],
            [have.a, artillery],
          ] as const
        )
          .filter(([, needed]) => needed > 0)
          .map(([there, needed]) => Math.floor(there / needed)),
      );
    const fresh = formed(young);
    return value(fresh, formed(all) - fresh);
  }
  // Genghis Khan: infantry may ride; then a fresh army can cost an old one, so every number of fresh ones is tried.
  let best = NO_ARMIES;
  for (
    let fresh = 0;
    fresh * infantry <= young.i &&
    fresh * (infantry + cavalry) <= young.i + young.c &&
    fresh * artillery <= young.a;
    fresh++
  ) {
    const riders = Math.max(0, fresh * cavalry - young.c);
    let together = fresh;
    while (
      (together + 1) * infantry <= all.i - riders &&
      (together + 1) * (infantry + cavalry) <= all.i + all.c &&
      (together + 1) * artillery <= all.a
    ) {
      together++;
    }
    const formed = value(fresh, together - fresh);
    best = formed.strength > best.strength ? formed : best;
  }
  return best;
}

// ------------------------------------------------------------------ pacts

export interface Bond {
  card: MilitaryCard;
  partner: number;
  /** The own side: A, B or both. */
  side: string;
  owner: number;
}

/** Every pact that a seat is party to, whoever offered it. */
export function bonds(seats: readonly Civilization[], seat: number): Bond[] {
  const other = (side: string) => (side === 'A' ? 'B' : side === 'B' ? 'A' : side);
  return seats.flatMap(({ seat: owner, pact }) =>
    !pact
      ? []
      : owner === seat
        ? [{ ...pact, owner }]
        : pact.partner === seat
          ? [{ card: pact.card, partner: owner, side: other(pact.side), owner }]
          : [],
  );
}

function pactShare(seats: readonly Civilization[], { card, partner, side }: Bond): Share {
  const [first = 0, second = 0] = military(card).amounts ?? [];
  const share = { ...nothing(card, 'pact') };
  switch (card) {
    case 'II-promise-of-military-protection':
      share.culture = side === 'A' ? second : -second;
      share.strength = side === 'A' ? 0 : first;
      break;
    case 'III-loss-of-sovereignty':
      share.culture = side === 'A' ? first : -first;
      break;
    case 'III-peace-treaty':
      share.culture = first;
      break;
    case 'III-international-tourism':
      share.culture = first * (seats[partner]?.wonders.length ?? 0);
      break;
    case 'III-military-pact':
      share.strength = first;
      break;
    default:
  }
  return share;
}

// ------------------------------------------------------------------ ratings

function nothing(card: string, role: Share['role'], count = 1): Share {
  return { card, role, count, science: 0, culture: 0, strength: 0, happiness: 0 };
}

export function ratings(seats: readonly Civilization[], seat: number): Ratings {
  const civ = seats[seat]!;
  const shares: Share[] = [];
  const basilica = hasWonder(civ, 'I-st-peters-basilica');
  const smiling = (faces: number, others = true) => (faces > 0 && basilica && others ? faces + 1 : faces);
  let beautiful = 0;
  let templeFaces = 0;
  for (const { technology, workers } of civ.workplaces) {
    const { type, science = 0, culture = 0, strength = 0, happiness = 0 } = civil(technology);
    if (workers > 0 && type !== 'farm' && type !== 'mine') {
      const faces = workers * smiling(happiness);
      templeFaces += type === 'temple' ? faces : 0;
      beautiful += type === 'temple' || type === 'theater' ? faces : 0;
      shares.push({
        ...nothing(technology, 'workers', workers),
        science: workers * science,
        culture: workers * culture,
        strength: workers * strength,
        happiness: faces,
      });
    }
  }
  const government = civil(civ.government);
  const governmentFaces = smiling(government.happiness ?? 0);
  shares.push({
    ...nothing(civ.government, 'card'),
    science: government.science ?? 0,
    culture: government.culture ?? 0,
    strength: government.strength ?? 0,
    happiness: governmentFaces,
  });
  for (const card of civ.specialTechnologies) {
    shares.push({ ...nothing(card, 'card'), strength: civil(card).strength ?? 0 });
  }
  for (const { card, ruin, homer } of civ.wonders) {
    const wonder = civil(card);
    const faces = smiling(
      (ruin ? 0 : (wonder.happiness ?? 0)) + (homer ? 1 : 0),
      card !== 'I-st-peters-basilica',
    );
    beautiful += Math.max(0, faces);
    const wall =
      card === 'I-great-wall' && !ruin ? workersOn(civ, 'infantry') + workersOn(civ, 'artillery') : 0;
    shares.push({
      ...nothing(card, ruin ? 'ruin' : 'wonder'),
      science: ruin ? 0 : (wonder.science ?? 0),
      culture: ruin ? military(RUIN).amounts![0]! : (wonder.culture ?? 0),
      strength: ruin ? 0 : (wonder.strength ?? 0) + wall,
      happiness: faces,
    });
  }
  for (const card of civ.colonies) {
    const { strength = 0, happiness = 0 } = military(card);
    shares.push({ ...nothing(card, 'colony'), strength, happiness: smiling(happiness) });
  }
  if (civ.leader) {
    shares.push(leaderShare(civ, beautiful, templeFaces + Math.max(0, governmentFaces), smiling));
  }
  const army = armies(civ.tactic, civ.workplaces, civ.leader === 'I-genghis-khan');
  if (civ.tactic) {
    shares.push({
      ...nothing(civ.tactic, 'army', army.fresh + army.obsolete),
      strength: army.strength,
    });
  }
  shares.push(...bonds(seats, seat).map((bond) => pactShare(seats, bond)));
  const sum = (rating: Rating) => shares.reduce((total, share) => total + share[rating], 0);
  return {
    science: Math.max(0, sum('science')),
    culture: Math.max(0, sum('culture')),
    strength: Math.max(0, sum('strength')),
    happiness: Math.max(0, Math.min(HAPPIEST, sum('happiness'))),
    shares,
  };
}

function leaderShare(
  civ: Civilization,
  beautifulFaces: number,
  ruledFaces: number,
  smiling: (faces: number) => number,
): Share {
  const leader = civ.leader!;
  const { science = 0, culture = 0, strength = 0, happiness = 0, amounts = [] } = civil(leader);
  const share = { ...nothing(leader, 'ability'), science, culture, strength, happiness: smiling(happiness) };
  const labLevels = civ.workplaces
    .filter(({ technology }) => civil(technology).type === 'lab')
    .reduce((sum, { technology, workers }) => sum + workers * civil(technology).level, 0);
  switch (leader) {
    case 'I-leonardo-da-vinci':
    case 'II-isaac-newton':
    case 'III-albert-einstein':
      share.science += Math.max(bestLevel(civ, 'lab'), bestLevel(civ, 'library'));
      break;
    case 'III-sid-meier':
      share.science -= workersOn(civ, 'lab');
      share.culture += labLevels;
      break;
    case 'I-michelangelo':
      share.culture += beautifulFaces;
      break;
    case 'II-james-cook':
      share.culture += civ.colonies.length === 0 ? 0 : amounts[1]! + (civ.colonies.length - 1) * amounts[2]!;
      break;
    case 'II-johann-sebastian-bach':
      share.culture += amounts[0]! * workersOn(civ, 'theater');
      break;
    case 'II-william-shakespeare':
      share.culture += amounts[1]! * Math.min(workersOn(civ, 'library'), workersOn(civ, 'theater'));
      break;
    case 'III-charlie-chaplin': {
      const best = bestOf(civ, 'theater');
      share.culture += best ? (civil(best).culture ?? 0) : 0;
      break;
    }
    case 'A-alexander-the-great':
      share.strength += civ.workplaces
        .filter(({ technology }) => isUnit(technology))
        .reduce((sum, { workers }) => sum + workers, 0);
      break;
    case 'I-joan-of-arc':
      share.strength += ruledFaces;
      break;
    case 'II-napoleon-bonaparte':
      share.strength += amounts[0]! * unitTypes(civ);
      break;
    default:
  }
  return share;
}
