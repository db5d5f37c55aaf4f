/** The numbers of a civilization that everybody knows, each with its sign and in full words. */
import type { Sign } from './parts/Glyph.svelte';
import type { PowerView } from './types';
import { words } from './words';

export interface Fact {
  sign: Sign;
  value: string;
  full: string;
}

export function factsOf(power: PowerView): Fact[] {
  const say = words();
  const loot = power.loot > 0 ? `+${power.loot}` : '';
  return [
    { sign: 'city', value: `${power.cities}`, full: say.cities(power.cities) },
    {
      sign: 'talent',
      value: `${power.talents}${loot}`,
      full: say.talents(power.talents) + (loot ? ` (${say.loot(power.loot)})` : ''),
    },
    { sign: 'cards', value: `${power.hand}`, full: say.cards(power.hand) },
    ...(power.ready > 0
      ? [{ sign: 'disk', value: `${power.ready}`, full: say.ready(power.ready) } as const]
      : []),
  ];
}
