/** What a technology gives besides its own words, as signs. */
import { name } from '../../../text';
import type { TechnologyFace } from '../printed';
import { words } from '../words';
import type { Sign } from './Icon.svelte';

export interface Fact {
  sign: Sign | null;
  /** A building has a drawing of its own. */
  building?: string;
  text: string;
}

export function factsOf(face: TechnologyFace): Fact[] {
  const say = words().gives;
  return [
    ...(face.building ? [{ sign: null, building: face.building, text: name(face.building) }] : []),
    ...(face.government ? [{ sign: 'government' as const, text: name(face.government) }] : []),
    ...(face.arm
      ? [
          {
            sign: face.arm as Sign,
            text: face.rank > 0 ? say.rank(name(face.arm), face.rank) : name(face.arm),
          },
        ]
      : []),
    ...(face.coins > 0 ? [{ sign: 'coin' as const, text: words().yields.coins(face.coins) }] : []),
    ...(face.hand > 0 ? [{ sign: 'event' as const, text: say.hand(face.hand) }] : []),
    ...(face.stacking > 0 ? [{ sign: 'stack' as const, text: say.stacking(face.stacking) }] : []),
    ...(face.speed > 0 ? [{ sign: 'speed' as const, text: say.speed(face.speed) }] : []),
    ...(face.cities > 0 ? [{ sign: 'city' as const, text: say.cities(face.cities) }] : []),
  ];
}
