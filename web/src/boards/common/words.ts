/** Small words that all boards put together. */
import { language, type Language } from '../../text';
import { listed as listedIn } from '../../text/lists';

/** The words in the reader's language; reactive. */
export const inBoth =
  <Words>(both: Record<Language, Words>) =>
  (): Words =>
    both[language.current];

/** Where a finger finds a place too small, the map comes closer first. */
export const CLOSER_NOW = {
  en: 'Closer now: tap again to choose.',
  es: 'Más cerca: toca otra vez para elegir.',
};

export const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

/** A number with its sign, also where it adds. */
export const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** What else is to be said of something stands behind it in brackets. */
export const noted = (what: string, note: string | number) => (note === '' ? what : `${what} (${note})`);

/** "Thrace, Troy and Ionia". */
export const listed = (things: readonly string[]) => listedIn(things, language.current);

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
export const roman = (number: number) => ROMAN[number] ?? `${number}`;

/** All of what is counted by kind. */
export const total = (counts: Readonly<Record<string, number>> | readonly number[]) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
