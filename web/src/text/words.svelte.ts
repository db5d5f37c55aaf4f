/**
 * The words of the games, for boards and for the shell. All of it is reactive: read inside a template or `$derived`, a
 * sentence changes at once when the language, the game or the name of a seat does.
 */
import { getTexts } from '../api/client';
import { language, type Language } from './language.svelte';
import type { Arguments } from './message';
import { Texts, type SeatNames } from './texts';

export { language, type Language } from './language.svelte';
export { t } from './shell';

type RoundArguments = (round: number) => object | undefined;

class Library {
  private books = $state.raw<Record<string, Texts>>({});
  private readonly asked = new Map<string, Promise<void>>();
  /** The game at the table, and how its seats are called. */
  game = $state<string | null>(null);
  seats = $state.raw<SeatNames>(numbered);
  /** What was told when a round of the match began. */
  rounds = $state.raw<RoundArguments>(() => undefined);

  texts(game: string): Texts {
    return this.books[`${game}/${language.current}`] ?? nothing;
  }

  /** Brings the words of a game in a language; to be awaited before the first sentence. */
  bring(game: string, wanted: Language): Promise<void> {
    const key = `${game}/${wanted}`;
    let bringing = this.asked.get(key);
    if (!bringing) {
      bringing = getTexts(game, wanted).then(
        (messages) => {
          this.books = { ...this.books, [key]: new Texts(messages, wanted) };
        },
        (problem: unknown) => {
          this.asked.delete(key);
          throw problem;
        },
      );
      this.asked.set(key, bringing);
    }
    return bringing;
  }

  /** The games whose words somebody has asked for: what a change of language must bring along. */
  games(): string[] {
    return [...new Set([...this.asked.keys()].map((key) => key.split('/')[0]!))];
  }
}

const nothing = new Texts({}, 'en');
const library = new Library();

/** What a seat is called that nobody has named. */
export function numbered(seat: number): string {
  return (language.current === 'es' ? 'Jugador ' : 'Player ') + (seat + 1);
}

/** Opens the words of a game; resolved when they can be read. */
export function openTexts(game: string): Promise<void> {
  return library.bring(game, language.current);
}

/** From now on `say`, `name` and `seatName` speak of this match; `rounds` is what was told when a round began. */
export function speakOf(game: string, seats: SeatNames, rounds: RoundArguments = () => undefined): void {
  library.game = game;
  library.seats = seats;
  library.rounds = rounds;
}

/**
 * A round as the game at the table counts it (`round`: an era, a turn of an epoch), also by what it told when the round
 * began; null where it has no word of its own, or has not told enough.
 */
export function sayRound(round: number): string | null {
  const args = { ...library.rounds(round), round };
  const known = hasText('round') && [...textArguments('round')].every((each) => each in args);
  return known ? say('round', args) : null;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  // Words first, so that nobody sees bare keys between two languages.
  await Promise.all(library.games().map((game) => library.bring(game, wanted)));
  language.choose(wanted);
}

/** A sentence of the game at the table: `say('move.BuildCity', move)`. */
export function say(key: string, args: object = {}): string {
  return sayOf(library.game ?? '', key, args);
}

/** A sentence that the game at the table may have; `otherwise` where it has none. */
export function sayOr(key: string, otherwise = '', args: object = {}): string {
  return hasText(key) ? say(key, args) : otherwise;
}

/** Whether the game at the table has such a text. */
export function hasText(key: string): boolean {
  return library.game !== null && library.texts(library.game).has(key);
}

/** Every key of the game at the table. */
export function textKeys(): string[] {
  return library.game === null ? [] : library.texts(library.game).keys();
}

/** The names of the arguments that a sentence of the game at the table uses. */
export function textArguments(key: string): ReadonlySet<string> {
  return library.texts(library.game ?? '').arguments(key);
}

/** The arguments of a sentence of the game at the table that are seats: whom it names. */
export function seatArguments(key: string): ReadonlySet<string> {
  return library.texts(library.game ?? '').seats(key);
}

/** What a card, an event or a wonder of the game at the table says; null for what says nothing. */
export function cardText(id: string, kind: string): string | null {
  return library.texts(library.game ?? '').printed(id, kind);
}

/** All that says something in the game at the table: cards, events, wonders. */
export function cardTexts(): { id: string; text: string }[] {
  return library.texts(library.game ?? '').allPrinted();
}

/** The name of a component of the game at the table: a card, a terrain, a place. */
export function name(id: unknown): string {
  return library.texts(library.game ?? '').name(id, library.seats);
}

export function seatName(seat: number): string {
  return library.seats(seat);
}

/** A sentence of any game whose words are open. */
export function sayOf(game: string, key: string, args: object = {}): string {
  return library.texts(game).say(key, args as Arguments, library.seats);
}
