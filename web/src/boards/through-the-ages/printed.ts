/** What is printed, as the game tells it, found by card. */
import type { Components } from '../../api/types';
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

const known = new WeakMap<Components, Faces>();
const NONE: Face = { id: '', type: 'event', age: 'A', civil: null, military: null };

/** All cards; null until the game has told them. */
export function facesOf(table: AgesTable): Faces | null {
  const { components } = table;
  if (components === null) {
    return null;
  }
  let faces = known.get(components);
  if (!faces) {
    const printed = components as Printed;
    const cards = new Map<string, Face>([
      ...printed.civilCards.map((civil): [string, Face] => [
        civil.id,
        { id: civil.id, type: civil.type, age: civil.age, civil, military: null },
      ]),
      ...printed.militaryCards.map((military): [string, Face] => [
        military.id,
        { id: military.id, type: military.type, age: military.age, civil: null, military },
      ]),
    ]);
    faces = { printed, of: (card) => cards.get(card) ?? { ...NONE, id: card } };
    known.set(components, faces);
  }
  return faces;
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

export const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air'];

/** The kinds of technologies that workers stand on, in the order of a player board. */
export const WORKPLACES = ['farm', 'mine', ...URBAN, ...UNITS];
