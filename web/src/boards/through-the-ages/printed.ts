/** What is printed, as the game tells it, found by card. */
import { sayOr } from '../../text';
import { oncePer } from '../common/once';
import { words } from './words';
import type { AgesForesight, AgesTable, CivilFace, MilitaryFace, Printed } from './logic/types';

/** From A to III: the level of a card is its place here. */
export const AGES = ['A', 'I', 'II', 'III'];

export interface Face {
  id: string;
  type: string;
  age: string;
  civil: CivilFace | null;
  military: MilitaryFace | null;
}

export interface Faces {
  printed: Printed;
  of(card: string): Face;
}

const NONE: Face = { id: '', type: 'event', age: 'A', civil: null, military: null };

const headOf = ({ id, type, age }: CivilFace | MilitaryFace) => ({ id, type, age });
const readFaces = oncePer((printed: Printed): Faces => {
  const faces: Face[] = [
    ...printed.civilCards.map((civil) => ({ ...NONE, ...headOf(civil), civil })),
    ...printed.militaryCards.map((military) => ({ ...NONE, ...headOf(military), military })),
  ];
  const cards = new Map(faces.map((face) => [face.id, face]));
  return { printed, of: (card) => cards.get(card) ?? { ...NONE, id: card } };
});

/** All cards; null until the game has told them. */
export function facesOf(table: AgesTable): Faces | null {
  const printed = table.components as Printed | null;
  return printed && readFaces(printed);
}

export function faceOf(table: AgesTable, card: string): Face {
  return facesOf(table)?.of(card) ?? { ...NONE, id: card };
}

export const foresightOf = (table: AgesTable) => table.foresight as AgesForesight | null;

/** What it costs this player to develop a card; printed, where the rules have not said. */
export function scienceOf(table: AgesTable, card: string): number {
  return (
    foresightOf(table)?.technologies.find(({ technology }) => technology === card)?.peaceful ??
    faceOf(table, card).civil?.scienceCost ??
    0
  );
}

/** A name as it stands on a card that shows its age already, and the letters of its longest word, which must fit. */
export function titleOf(name: string): { title: string; letters: number } {
  const title = name.replace(/ \((A|I{1,3})\)$/, '');
  return { title, letters: Math.max(6, ...title.split(/[\s-]/).map((word) => word.length)) };
}

/** What a kind of cards is called. */
export const kindOf = (type: string) => sayOr(`kind.${type}`);

/** The same in a line of a full hand, where no signs say what a card with two values is worth. */
export function lineOf(table: AgesTable, card: string, name: string): string {
  const { type, military } = faceOf(table, card);
  return type === 'bonus' && military
    ? words().bonusValues(military.defence, military.colonization)
    : titleOf(name).title;
}

export const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air'];

/** The kinds of technologies that workers stand on, in the order of a player board. */
export const WORKPLACES = ['farm', 'mine', ...URBAN, ...UNITS];
