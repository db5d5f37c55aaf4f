/** Tables that are set up without asking much. */
import type { BotLevel, GameCard, NewMatch, NewSeat } from './api/types';

/** Four seats where the game allows it, else the middle of what it allows. */
export function usualSeats(game: GameCard): number {
  const { min, max } = game.seats;
  return min <= 4 && 4 <= max ? 4 : Math.round((min + max) / 2);
}

/** A quick bot that plays sensibly: neither the weakest nor one that keeps people waiting. */
export function usualBot(bots: readonly BotLevel[]): string {
  return (bots[Math.min(1, bots.length - 1)] ?? { bot: 'greedy' }).bot;
}

/** One click: me against bots, the stronger ones among them as far as they think quickly. */
export function againstBots(game: GameCard, bots: readonly BotLevel[], name: string | null): NewMatch {
  const quick = bots.slice(1, 3).map((level) => level.bot);
  const seats: NewSeat[] = [{ kind: 'ME', ...(name ? { name } : {}) }];
  for (let seat = 1; seat < usualSeats(game); seat++) {
    seats.push({ kind: 'BOT', bot: quick[seat % quick.length] ?? usualBot(bots) });
  }
  return { game: game.id, seats };
}
