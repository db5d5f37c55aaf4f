/** What both languages need to put words together. */
export const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
export const roman = (level: number) => ROMAN[level] ?? `${level}`;

/** Whose city it is (null: one's own), and which of several. */
export interface CityWords {
  whose: string | null;
  capital: boolean;
  number: number | null;
}
