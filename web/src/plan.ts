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

/**
 * The names of those who share a screen, null for other seats: who gives none, or the same one as somebody before, is told
 * apart by the seat. The first without a name is who sets up the table.
 */
export function distinctNames(
  given: readonly (string | null)[],
  own: string,
  numbered: (seat: number) => string,
): (string | null)[] {
  const taken: string[] = [];
  let free = own.trim();
  return given.map((each, seat) => {
    if (each === null) {
      return null;
    }
    const wanted = each.trim() || free;
    free = wanted === free ? '' : free;
    const name = wanted === '' ? numbered(seat) : taken.includes(wanted) ? `${wanted} ${seat + 1}` : wanted;
    taken.push(name);
    return name;
  });
}
