/** What is printed on a card, as signs with numbers: its costs, and what it gives. */
import type { Sign } from '../parts/Sign.svelte';
import { CIVIL, civil, isCivil, military, type CardType } from './cards';

export interface Symbol {
  sign: Sign;
  value: number;
}

/** The colour of a kind of cards, as a CSS variable. */
export function kindColour(type: CardType): string {
  switch (type) {
    case 'lab':
    case 'temple':
    case 'arena':
    case 'library':
    case 'theater':
      return 'var(--urban)';
    case 'infantry':
    case 'cavalry':
    case 'artillery':
    case 'air':
      return 'var(--unit)';
    case 'civil':
    case 'colonization':
    case 'construction':
    case 'military':
      return 'var(--special)';
    default:
      return `var(--${type})`;
  }
}

/** What a worker on the card, or the card itself, gives. */
export function gives(card: string): Symbol[] {
  const symbols: Symbol[] = [];
  const add = (sign: Sign, value: number | undefined) => {
    if (value) {
      symbols.push({ sign, value });
    }
  };
  if (isCivil(card)) {
    const facts = civil(card);
    if (facts.type === 'farm') {
      add('food', facts.token);
    } else if (facts.type === 'mine') {
      add('resources', facts.token);
    }
    add('culture', facts.culture);
    add('science', facts.science);
    add('strength', facts.strength);
    add((facts.happiness ?? 0) < 0 ? 'unhappy' : 'happy', Math.abs(facts.happiness ?? 0));
    add('civilAction', facts.civil);
    add('militaryAction', facts.military);
    add('limit', facts.limit);
    add('colonization', facts.colonization);
    add('token', facts.blue);
    return facts.type === 'action' ? promised(card) : symbols;
  }
  const facts = military(card);
  if (facts.type === 'tactic') {
    add('infantry', facts.infantry);
    add('cavalry', facts.cavalry);
    add('artillery', facts.artillery);
  }
  if (facts.type === 'bonus') {
    add('infantry', facts.defence);
    add('colonization', facts.colonization);
  }
  if (facts.type === 'territory') {
    add('worker', facts.yellow);
    add('token', facts.blue);
    add('strength', facts.strength);
    add('happy', facts.happiness);
  }
  return symbols;
}

/** The numbers of an action card: what is gained, or, below zero, what something costs less. */
function promised(card: string): Symbol[] {
  const [first = 0, second = 0] = civil(card).amounts ?? [];
  const one = (sign: Sign, value: number): Symbol[] => [{ sign, value }];
  switch (card.slice(card.indexOf('-') + 1)) {
    case 'cultural-heritage':
      return [...one('science', first), ...one('culture', second)];
    case 'engineering-genius':
    case 'rich-land':
    case 'urban-growth':
    case 'efficient-upgrade':
      return one('resources', -first);
    case 'frugality':
      return [...one('worker', 1), ...one('food', first)];
    case 'patriotism':
      return [...one('militaryAction', 1), ...one('resources', first)];
    case 'stockpile':
      return [...one('food', first), ...one('resources', second)];
    case 'breakthrough':
    case 'revolutionary-idea':
      return one('science', first);
    case 'reserves':
      return [...one('food', first), ...one('resources', first)];
    default:
      return [];
  }
}

/** What a territory gives once. */
export function atOnce(card: string): Symbol[] {
  const { food, resources, science, culture, workers, cards } = military(card);
  return (
    [
      ['food', food],
      ['resources', resources],
      ['science', science],
      ['culture', culture],
      ['worker', workers],
      ['draw', cards],
    ] as [Sign, number | undefined][]
  ).flatMap(([sign, value]) => (value ? [{ sign, value }] : []));
}

/** What it costs to bring a card into play: science, or military actions. */
export function costs(card: string): Symbol[] {
  if (isCivil(card)) {
    const { develop, revolution } = CIVIL[card]!;
    return [
      ...(develop ? [{ sign: 'science', value: develop } as const] : []),
      ...(revolution ? [{ sign: 'science', value: revolution } as const] : []),
    ];
  }
  const { actions, type } = military(card);
  return type === 'tactic'
    ? [{ sign: 'militaryAction', value: 1 }]
    : actions
      ? [{ sign: 'militaryAction', value: actions }]
      : [];
}
