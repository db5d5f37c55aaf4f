/** Idea cards: an idea with a terrain in the background, `military-leader-hills`. */
import type { CardId, Idea, Terrain } from './types';

export function ideaOf(card: CardId): Idea {
  return card.slice(0, card.lastIndexOf('-')) as Idea;
}

export function backgroundOf(card: CardId): Terrain {
  return card.slice(card.lastIndexOf('-') + 1) as Terrain;
}

/** What a card adds to a fight on this terrain. */
export function fightPoints(card: CardId, terrain: Terrain | undefined, defending: boolean): number {
  const idea = ideaOf(card);
  return (
    (backgroundOf(card) === terrain ? 1 : 0) +
    (idea === 'weapons' ? 1 : 0) +
    (idea === 'fortification' && defending ? 2 : 0)
  );
}

/** What a card adds to the progress into an era of this terrain. */
export function progressPoints(card: CardId, terrain: Terrain | null): number {
  return (backgroundOf(card) === terrain ? 1 : 0) + (ideaOf(card) === 'education' ? 1 : 0);
}

export function sum(cards: readonly CardId[], points: (card: CardId) => number): number {
  return cards.reduce((total, card) => total + points(card), 0);
}
