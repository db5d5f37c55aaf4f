/** What is printed, as the game tells it, found by card. */
import { say, sayOr } from '../../text';
import { oncePer } from '../common/once';
import type { AgesForesight, AgesTable, CivilFace, MilitaryFace, Printed } from './logic/types';

type Kind = Printed['kinds'][number];

/** A card: what all have, and what only civil or military ones do. */
export interface Face extends Pick<CivilFace, 'gives' | 'plays' | 'uses'>, Pick<MilitaryFace, 'atOnce'> {
  type: string;
  age: string;
  kind: Kind;
  civil: CivilFace | null;
  military: MilitaryFace | null;
}

const NO_KIND: Kind = { id: '', family: 'event', workers: false, limited: false };
const NONE: Face = {
  type: '',
  age: '',
  kind: NO_KIND,
  civil: null,
  military: null,
  gives: [],
  atOnce: [],
  uses: [],
};

const readFaces = oncePer((printed: Printed): ReadonlyMap<string, Face> => {
  const kinds = new Map(printed.kinds.map((kind) => [kind.id, kind]));
  const faceOfCard = (card: CivilFace | MilitaryFace): Face => {
    const { type, age, gives, uses } = card;
    const kind = kinds.get(type) ?? NO_KIND;
    return { ...NONE, type, age, gives, uses, kind, ...(card.plays ? { plays: card.plays } : {}) };
  };
  return new Map<string, Face>([
    ...printed.civilCards.map((civil) => [civil.id, { ...faceOfCard(civil), civil }] as const),
    ...printed.militaryCards.map(
      (military) => [military.id, { ...faceOfCard(military), military, atOnce: military.atOnce }] as const,
    ),
  ]);
});

/** Everything printed; null until the game has told it. */
export const printedOf = (table: AgesTable) => table.components as Printed | null;

export function faceOf(table: AgesTable, card: string): Face {
  const printed = printedOf(table);
  return (printed && readFaces(printed).get(card)) ?? NONE;
}

export const foresightOf = (table: AgesTable) => table.foresight as AgesForesight | null;

/** What a card costs this player in science, where the rules have said it. */
export const scienceOf = (table: AgesTable, card: string) =>
  foresightOf(table)?.technologies.find(({ technology }) => technology === card) ?? null;

/** A name as it stands on a card that shows its age already, and the letters of its longest word, which must fit. */
export function titleOf(name: string): { title: string; letters: number } {
  const title = name.replace(/ \((A|I{1,3})\)$/, '');
  return { title, letters: Math.max(6, ...title.split(/[\s-]/).map((word) => word.length)) };
}

/** What a kind of cards is called, and its colour. */
export const kindOf = (type: string) => sayOr(`kind.${type}`);
export const colourOf = ({ family }: Kind) => `var(--${family})`;

/** The same in a line of a full hand, where no signs say what a card with two values is worth. */
export function lineOf(table: AgesTable, card: string, name: string): string {
  const { kind, military } = faceOf(table, card);
  return kind.id === 'bonus' && military ? say('fact.bonus', military) : titleOf(name).title;
}

/** How many cards of each age there are, as their backs show it: "2 × I". */
export const backsOf = (table: AgesTable, counts: readonly number[]) =>
  counts
    .flatMap((count, level) => (count > 0 ? [`${count} × ${printedOf(table)?.ages[level]}`] : []))
    .join(', ');
