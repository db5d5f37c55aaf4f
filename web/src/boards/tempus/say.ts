/** Sentences about hexes, in the reader's language. */
import { name, seatName } from '../../text';
import { hexThing, kindsAt, signs } from './describe';
import type { HexId, LandHex, TempusTable, TempusView } from './logic/types';
import { words } from './words';

/** Terrain and what stands there. */
export function hexLabel(view: TempusView, hex: HexId): string {
  const say = words();
  const land = view.land.find((each) => each.hex === hex);
  if (!land) {
    return view.lakes.some((lake) => lake.includes(hex)) ? say.lake : say.sea;
  }
  const who = land.owner === undefined || land.owner === null ? null : seatName(land.owner);
  const stands =
    who === null ? say.empty : land.city > 0 ? say.cityOf(land.city, who) : say.tokensOf(land.tokens, who);
  const fresh = land.fresh > 0 ? [say.freshHere(land.fresh, land.tokens)] : [];
  const sheltered = isSheltered(view, land) ? [say.sheltered] : [];
  return [name(land.terrain), stands, ...fresh, ...sheltered].join(', ');
}

/** Whether what stands in a hex may not be attacked, as the game tells of its owner. */
export function isSheltered(view: TempusView, land: LandHex | undefined): boolean {
  const { owner } = land ?? {};
  return owner !== undefined && owner !== null && view.seats[owner]?.sheltered === true;
}

/** The same with what can be done there. */
export function placeLabel(table: TempusTable, hex: HexId): string {
  const { view, pointing } = table;
  const say = words();
  const thing = hexThing(hex);
  const kinds = kindsAt(table, hex).flatMap((kind) => signs[kind] ?? []) as (keyof typeof say.can)[];
  const can = pointing.isSelected(thing)
    ? [say.taken]
    : !pointing.can(thing)
      ? []
      : kinds.length === 0
        ? [say.can.source]
        : kinds.map((kind) => say.can[kind]);
  return [hexLabel(view, hex), ...can, ...(pointing.isAdvised(thing) ? [say.advised] : [])].join(', ');
}
