/** What is printed and what the rules foresee, as the game tells it; nothing of it is known here. */
import type {
  SidMeierCivilizationComponents as Printed,
  SidMeierCivilizationForesight as Foreseen,
} from '../../api/types';
import { oncePer } from '../common/once';
import type { SmcTable } from './logic/types';
import type { Sign } from './parts/Icon.svelte';

export type {
  SidMeierCivilizationComponentsTechnologyCard as TechnologyFace,
  SidMeierCivilizationForesightMarching as Marching,
} from '../../api/types';

type With = Pick<SmcTable, 'components'>;
/** The kinds of printed things that have an id each. */
type Kind = {
  [K in keyof Printed]: Printed[K] extends { id: string }[] ? K : never;
}[keyof Printed];

export const printedOf = (table: With) => table.components as Printed | null;

const byId = oncePer((faces: readonly { id: string }[]) => new Map(faces.map((face) => [face.id, face])));

/** A printed thing of a kind by its id. */
export function faceOf<K extends Kind>(table: With, kind: K, id: string): Printed[K][number] | undefined {
  const printed = printedOf(table);
  return printed ? (byId(printed[kind]).get(id) as Printed[K][number] | undefined) : undefined;
}

export type ItemKind = 'figure' | 'unit' | 'building' | 'wonder';

export function itemKind(table: With, item: string): ItemKind {
  return faceOf(table, 'figures', item)
    ? 'figure'
    : faceOf(table, 'arms', item)
      ? 'unit'
      : faceOf(table, 'buildings', item)
        ? 'building'
        : 'wonder';
}

export const foresightOf = (table: SmcTable) => table.foresight as Foreseen | null;

export const realmOf = (table: SmcTable, seat: number) =>
  foresightOf(table)?.realms.find((realm) => realm.seat === seat);

/** What this player pays for an item; null where nothing is foreseen. */
export const priceOf = (table: SmcTable, item: string): number | null =>
  foresightOf(table)?.prices[item] ?? null;

/** The signs of the ways to win. */
export const WAY_SIGNS: Readonly<Record<string, Sign>> = {
  culture: 'culture',
  technology: 'technology',
  economy: 'coin',
  conquest: 'combat',
};
