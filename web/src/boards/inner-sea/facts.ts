/** The numbers of a civilization that everybody knows, each with its sign and in full words. */
import { standingWonders } from './looks';
import type { Sign } from './parts/Glyph.svelte';
import type { InnerSeaView, PowerView } from './types';
import { words } from './words';

export interface Fact {
  sign: Sign;
  value: string;
  full: string;
}

/** Among six a row is half as high and has room for four: while all grow, the supply counts more than Wonders. */
export const isCrowded = ({ powers }: InnerSeaView) => powers.length > 5;

/** Disks to place stand before all else, instead of those in the supply: first they go. What stands last can be left out. */
export function factsOf(view: InnerSeaView, power: PowerView): Fact[] {
  const growing = view.phase === 'growth';
  const crowded = isCrowded(view);
  const say = words();
  const built = standingWonders(view, power.civilization);
  const loot = power.loot > 0 ? `+${power.loot}` : '';
  return [
    ...(power.ready > 0
      ? [{ sign: 'disk', value: `${power.ready}`, full: say.ready(power.ready) } as const]
      : []),
    { sign: 'city', value: `${power.cities}`, full: say.cities(power.cities) },
    ...(built > 0 && !(crowded && growing)
      ? [{ sign: 'wonder', value: `${built}`, full: say.wondersOf(built) } as const]
      : []),
    {
      sign: 'talent',
      value: `${power.talents}${loot}`,
      full: say.talents(power.talents) + (loot ? ` (${say.loot(power.loot)})` : ''),
    },
    { sign: 'cards', value: `${power.hand}`, full: say.cards(power.hand) },
    ...(power.ready > 0 || (crowded && !growing)
      ? []
      : [{ sign: 'supply', value: `${power.supply}`, full: say.supply(power.supply) } as const]),
  ];
}
