/** What is printed and what the rules foresee, as the game tells it; nothing of it is known here. */
import type { Components } from '../../api/types';
import type { SmcTable } from './logic/types';

interface Yields {
  trade: number;
  production: number;
  culture: number;
  coins: number;
}
export interface TechnologyFace {
  id: string;
  level: number;
  building?: string;
  government?: string;
  arm?: string;
  rank: number;
  coins: number;
  hand: number;
  stacking: number;
  speed: number;
  water: number;
  cities: number;
  holdsCoins: boolean;
  abilities: string[];
}
export interface AbilityFace {
  id: string;
  technology: string;
  resource?: string;
  price: number;
  phase: string;
  amount: number;
}
export interface Printed {
  technologies: TechnologyFace[];
  abilities: AbilityFace[];
  arms: { id: string; costs: number[]; beats?: string }[];
  units: { id: string; arm: string; strengths: number[]; cards: number }[];
  buildings: {
    id: string;
    technology: string;
    cost: number;
    ground: string[];
    yields: Yields;
    combat: number;
    limited: boolean;
    upgrades?: string;
    markers: number;
  }[];
  wonders: {
    id: string;
    era: string;
    cost: number;
    technology?: string;
    discounted: number;
    yields: Yields;
  }[];
  persons: { id: string; yields: Yields; combat: number; markers: number }[];
  events: { id: string; era: string; phase: string; cards: number; pays: string[] }[];
  governments: { id: string; technology?: string }[];
  civilizations: { id: string; technology: string; government: string; armies: number; scouts: number }[];
  cultureTrack: { space: number; culture: number; trade: number; gives: string; era: string }[];
  figures: { id: string; cost: number }[];
  limits: { trade: number; coins: number; coinsOnCard: number; levels: number; cities: number };
}

const known = new WeakMap<Components, Map<string, Map<string, object>>>();

export const printedOf = (table: Pick<SmcTable, 'components'>) => table.components as Printed | null;

/** A printed thing of a kind by its id. */
export function faceOf<
  K extends
    | 'technologies'
    | 'abilities'
    | 'units'
    | 'arms'
    | 'buildings'
    | 'wonders'
    | 'persons'
    | 'events'
    | 'governments'
    | 'civilizations',
>(table: Pick<SmcTable, 'components'>, kind: K, id: string): Printed[K][number] | undefined {
  const printed = printedOf(table);
  if (!printed) {
    return undefined;
  }
  const all = known.get(printed) ?? new Map<string, Map<string, object>>();
  known.set(printed, all);
  const faces = all.get(kind) ?? new Map<string, object>(printed[kind].map((face) => [face.id, face]));
  all.set(kind, faces);
  return faces.get(id) as Printed[K][number] | undefined;
}

export type ItemKind = 'figure' | 'unit' | 'building' | 'wonder';

export function itemKind(table: Pick<SmcTable, 'components'>, item: string): ItemKind {
  if (item === 'army' || item === 'scout') {
    return 'figure';
  }
  return faceOf(table, 'arms', item) ? 'unit' : faceOf(table, 'buildings', item) ? 'building' : 'wonder';
}

export interface Marching {
  square: string;
  armies: number;
  scouts: number;
  left: number;
  ways: { to: string; by: string; steps: number; does: string }[];
}
export interface Realm {
  seat: number;
  income: number;
  keeps: number;
  cityLimit: number;
  combatBonus: number;
  battleHand: number;
  pyramid: { level: number; trade: number; technologies: string[]; open: boolean; missing: number }[];
  strengths: Record<string, number>;
  races: { way: string; done: number; goal: number }[];
}
export interface CityYields {
  seat: number;
  square: string;
  shares: {
    square: string;
    trade: number;
    production: number;
    culture: number;
    coins: number;
    lost?: string;
    byScout: boolean;
  }[];
  trade: number;
  fromSquares: number;
  fromGovernment: number;
  fromCoins: number;
  bonus: number;
  art: number;
  resources: string[];
}
export interface Foreseen {
  realms: Realm[];
  cities: CityYields[];
  stands: {
    seat: number;
    square: string;
    attackUnits: number;
    attackBonus: number;
    defenceUnits: number;
    defenceBonus: number;
  }[];
  fight?: {
    attack: number;
    defence: number;
    attackStrengths: Record<string, number>;
    defenceStrengths: Record<string, number>;
    attackForged: boolean;
    defenceForged: boolean;
    clashes: { unit: string; front: number; kills: boolean; dies: boolean }[];
  };
  reach: Marching[];
  offers: {
    city: string;
    item: string;
    cost: number;
    trade: number;
    affordable: boolean;
    squares: string[];
  }[];
  prices: Record<string, number>;
  sites: string[];
}

export const foresightOf = (table: SmcTable) => table.foresight as Foreseen | null;

export const realmOf = (table: SmcTable, seat: number) =>
  foresightOf(table)?.realms.find((realm) => realm.seat === seat);

/** What this player pays for an item; null where nothing is foreseen. */
export const priceOf = (table: SmcTable, item: string): number | null =>
  foresightOf(table)?.prices[item] ?? null;
