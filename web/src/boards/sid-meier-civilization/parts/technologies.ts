/** What a technology gives besides its own words, as signs. */
import { name, say } from '../../../text';
import type { TechnologyFace } from '../printed';
import type { Sign } from './Icon.svelte';

export interface Fact {
  sign: Sign | null;
  /** A building has a drawing of its own. */
  building?: string;
  text: string;
}

export function factsOf(face: TechnologyFace): Fact[] {
  return [
    ...(face.building ? [{ sign: null, building: face.building, text: name(face.building) }] : []),
    ...(face.government ? [{ sign: 'government' as const, text: name(face.government) }] : []),
    ...(face.arm ? [{ sign: face.arm as Sign, text: say('fact.rank', face) }] : []),
    ...(face.coins > 0 ? [{ sign: 'coin' as const, text: say('fact.yield', { count: face.coins }) }] : []),
    ...(face.hand > 0
      ? [{ sign: 'event' as const, text: say('fact.more-events', { count: face.hand }) }]
      : []),
    ...(face.stacking > 0
      ? [{ sign: 'stack' as const, text: say('fact.stacking', { limit: face.stacking }) }]
      : []),
    ...(face.speed > 0 ? [{ sign: 'speed' as const, text: say('fact.speed', face) }] : []),
    ...(face.cities > 0 ? [{ sign: 'city' as const, text: say('fact.cities', { count: face.cities }) }] : []),
  ];
}
