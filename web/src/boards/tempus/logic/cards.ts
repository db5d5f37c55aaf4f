/** Idea cards: an idea with a terrain in the background, `military-leader-hills`. */
import type { CardId, Idea, Terrain } from './types';

export function ideaOf(card: CardId): Idea {
  return card.slice(0, card.lastIndexOf('-')) as Idea;
}

export function backgroundOf(card: CardId): Terrain {
  return card.slice(card.lastIndexOf('-') + 1) as Terrain;
}
