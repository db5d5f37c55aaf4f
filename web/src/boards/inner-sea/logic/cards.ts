/** What is printed on cards, displays and the change table, as far as the board shows it; words come from the game. */
import data from './fate-cards.json';
import type { CardId, CivilizationId, WonderId } from './types';

export type CardKind = 'plain' | 'negate' | 'competition' | 'investment' | 'event';

export interface FateCard {
  id: CardId;
  /** From 1; digits of it end an Epoch. */
  number: number;
  kind: CardKind;
  tags: string[];
  /** What becomes of it. */
  legend: 'discard' | 'aside' | 'shuffle' | 'table' | 'victim';
  person: boolean;
  /** Disks that are laid on it. */
  disks: number;
}

interface Row {
  id: string;
  kind: string;
  tags: string;
  legend: string;
  person?: boolean;
  disks?: number;
}

export const CARDS: FateCard[] = (data as Row[]).map((row, index) => ({
  id: row.id,
  number: index + 1,
  kind: row.kind as CardKind,
  tags: row.tags.split(' '),
  legend: row.legend as FateCard['legend'],
  person: row.person ?? false,
  disks: row.disks ?? 0,
}));

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function fateCard(id: CardId): FateCard | undefined {
  return byId.get(id);
}

/** What a card is about: the sign drawn on it. The first tag that says most. */
const SUBJECTS = [
  'event',
  'naval-war',
  'land-war',
  'war',
  'disease',
  'wonder',
  'spy',
  'barbarian',
  'naval',
  'religion',
  'learning',
  'nature',
  'trade',
  'growth',
  'strife',
  'politics',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export function subjectOf(card: FateCard): Subject {
  return SUBJECTS.find((subject) => card.tags.includes(subject)) ?? 'politics';
}

export const WONDERS: WonderId[] = [
  'great-pyramid',
  'grand-gardens',
  'grand-temple',
  'stairway-to-heaven',
  'great-library',
  'great-lighthouse',
  'colossus',
];
/** Disks that a new Wonder carries. */
export const WONDER_DISKS = 5;

/** Help that a display brings to competitions. */
export interface Help {
  id: string;
  /** How often in a phase. */
  count: number;
  where: 'home' | 'around' | 'land' | 'sea' | 'shallow' | 'coast' | 'any';
  /** A disk of the own colour, which stays. */
  own: boolean;
}

const HELP: Record<CivilizationId, string> = {
  rome: 'legion 3 around white',
  carthage: 'citizens 1 home white;hirelings 1 land white;galleys 1 sea white',
  gaul: 'warband 1 any white;tribe 1 any own',
  mauretania: 'horsemen 1 any white',
  mycenae: 'heroes 2 land white',
  troy: 'defenders 1 home white;amazons 1 land white',
  minos: 'coast-guard 9 coast white;fleet 2 shallow white',
  'sea-peoples': 'coast-guard 9 coast white;fleet 2 shallow white',
  hittites: 'vassals 0 land white',
  greeks: 'heroes 2 land white',
  macedonians: 'heroes 2 land white',
  'western-empire': 'legion 3 around white',
  'eastern-empire': 'legion 3 around white',
};

export function helpOf(civilization: CivilizationId): Help[] {
  return (HELP[civilization] ?? '')
    .split(';')
    .filter((words) => words !== '')
    .map((words) => {
      const [id, count, where, disk] = words.split(' ');
      return { id: id!, count: Number(count), where: where as Help['where'], own: disk === 'own' };
    });
}

/** Where each civilization is at home; the scenarios' own ones too. */
export const HOMES: Record<CivilizationId, string> = {
  rome: 'rome',
  carthage: 'carthage',
  'celt-iberia': 'celt-iberia',
  gaul: 'gaul',
  mauretania: 'mauretania',
  mycenae: 'mycenae',
  troy: 'troy',
  phoenicia: 'phoenicia',
  minos: 'minos',
  egypt: 'egypt',
  'sea-peoples': 'minos',
  hittites: 'cappadocia',
  'persian-land': 'cappadocia',
  'persian-sea': 'phoenicia',
  greeks: 'mycenae',
  macedonians: 'macedonia',
  'western-empire': 'rome',
  'eastern-empire': 'troy',
};

/** The rows of the change table: the last card number of each. */
export const CHANGES: { id: string; last: number }[] = [
  { id: 'plague', last: 9 },
  { id: 'earthquakes', last: 18 },
  { id: 'deluge', last: 27 },
  { id: 'famine', last: 36 },
  { id: 'winter', last: 45 },
  { id: 'peoples', last: 54 },
  { id: 'fall', last: 61 },
  { id: 'dark-age', last: 68 },
  { id: 'gods-smile', last: 78 },
  { id: 'learning', last: 87 },
  { id: 'plenty', last: 97 },
  { id: 'barbarian-epoch', last: 101 },
  { id: 'quiet', last: 103 },
];
