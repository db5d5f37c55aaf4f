/** What is printed on a card, as signs with numbers: its costs, and what it gives. */
import type { Sign } from '../parts/Sign.svelte';
import { UNITS, URBAN, type Face } from '../printed';

export interface Symbol {
  sign: Sign;
  value: number;
}

const SPECIAL = ['civil', 'colonization', 'construction', 'military'];

/** The colour of a kind of cards, as a CSS variable. */
export function kindColour(type: string): string {
  const family = URBAN.includes(type)
    ? 'urban'
    : UNITS.includes(type)
      ? 'unit'
      : SPECIAL.includes(type)
        ? 'special'
        : type;
  return `var(--${family})`;
}

const listed = (pairs: [Sign, number | undefined][]): Symbol[] =>
  pairs.flatMap(([sign, value]) => (value ? [{ sign, value }] : []));

/** What a worker on the card, or the card itself, gives. */
export function gives({ type, civil, military }: Face): Symbol[] {
  if (civil) {
    return type === 'action'
      ? promised(civil.kind, civil.amounts)
      : listed([
          ['food', type === 'farm' ? civil.token : 0],
          ['resources', type === 'mine' ? civil.token : 0],
          ['culture', civil.culture],
          ['science', civil.science],
          ['strength', civil.strength],
          [civil.happiness < 0 ? 'unhappy' : 'happy', Math.abs(civil.happiness)],
          ['civilAction', civil.civilActions],
          ['militaryAction', civil.militaryActions],
          ['limit', civil.urbanLimit],
          ['colonization', civil.colonization],
          ['token', civil.blueTokens],
        ]);
  }
  switch (military?.type) {
    case 'tactic':
      return listed([
        ['infantry', military.infantry],
        ['cavalry', military.cavalry],
        ['artillery', military.artillery],
      ]);
    case 'bonus':
      return listed([
        ['infantry', military.defence],
        ['colonization', military.colonization],
      ]);
    case 'territory':
      return listed([
        ['worker', military.yellow],
        ['token', military.blue],
        ['strength', military.strength],
        ['happy', military.happiness],
      ]);
    default:
      return [];
  }
}

/** The numbers of an action card: what is gained, or, below zero, what something costs less. */
function promised(kind: string, [first = 0, second = 0]: readonly number[]): Symbol[] {
  switch (kind) {
    case 'cultural-heritage':
      return listed([
        ['science', first],
        ['culture', second],
      ]);
    case 'engineering-genius':
    case 'rich-land':
    case 'urban-growth':
    case 'efficient-upgrade':
      return listed([['resources', -first]]);
    case 'frugality':
      return listed([
        ['worker', 1],
        ['food', first],
      ]);
    case 'patriotism':
      return listed([
        ['militaryAction', 1],
        ['resources', first],
      ]);
    case 'stockpile':
      return listed([
        ['food', first],
        ['resources', second],
      ]);
    case 'breakthrough':
    case 'revolutionary-idea':
      return listed([['science', first]]);
    case 'reserves':
      return listed([
        ['food', first],
        ['resources', first],
      ]);
    default:
      return [];
  }
}

/** What a territory gives once. */
export function atOnce({ military }: Face): Symbol[] {
  return military?.type === 'territory'
    ? listed([
        ['food', military.food],
        ['resources', military.resources],
        ['science', military.science],
        ['culture', military.culture],
        ['worker', military.population],
        ['draw', military.cards],
      ])
    : [];
}
