/** What is the same on every page: the games, the bots, and who is asking. */
import { getBots, getGames, getMe, rename } from './api/client';
import type { BotLevel, GameCard, Me, SeatInfo } from './api/types';
import { language, numbered, t } from './text';

class House {
  games = $state.raw<GameCard[]>([]);
  bots = $state.raw<BotLevel[]>([]);
  me = $state.raw<Me | null>(null);
  private entering: Promise<void> | null = null;

  /** Asks once; after a failure the next call asks again. */
  enter(): Promise<void> {
    this.entering ??= Promise.all([getGames(), getBots(), getMe()]).then(
      ([games, bots, me]) => {
        this.games = games;
        this.bots = bots;
        this.me = me;
      },
      (problem: unknown) => {
        this.entering = null;
        throw problem;
      },
    );
    return this.entering;
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  gameTitle(id: string): string {
    return this.game(id)?.title[language.current] ?? id;
  }

  botTitle(bot: string): string {
    return this.bots.find((level) => level.bot === bot)?.title[language.current] ?? bot;
  }

  async call(name: string): Promise<void> {
    this.me = await rename(name);
  }

  /** How a seat is called: by its person, its bot (with its number where two are alike), or as free. */
  seatName(seats: readonly SeatInfo[], seat: number): string {
    const info = seats[seat];
    if (!info) {
      return numbered(seat);
    }
    if (info.kind === 'FREE') {
      return t().freeSeat(seat + 1);
    }
    if (info.name) {
      return info.name;
    }
    if (info.kind === 'BOT' && info.bot) {
      const alike = seats.filter((other) => other.kind === 'BOT' && other.bot === info.bot).length > 1;
      return this.botTitle(info.bot) + (alike ? ` ${seat + 1}` : '');
    }
    return numbered(seat);
  }
}

export const house = new House();
