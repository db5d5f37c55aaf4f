/** What the newest events leave behind on the map, to be shown for a moment. */
import type { AreaId, CivilizationId, InnerSeaEvent } from './types';

export type Trace =
  | { kind: 'way'; who: CivilizationId; from: AreaId; to: AreaId }
  | { kind: 'came' | 'lost' | 'place'; who: CivilizationId; area: AreaId };

/** More than this at once is no news but a new map. */
const MOST = 24;

export function tracesOf(events: readonly InnerSeaEvent[]): Trace[] {
  const seen = new Set<string>();
  return events
    .flatMap((event): Trace[] => {
      switch (event.type) {
        case 'DisksPlaced':
        case 'AlliesCame':
          return [{ kind: 'came', who: event.civilization, area: event.area }];
        case 'DisksLost':
        case 'AlliesLost':
        case 'DiskWithdrawn':
          return [{ kind: 'lost', who: event.civilization, area: event.area }];
        case 'DiskMoved':
          return [{ kind: 'way', who: event.civilization, from: event.from, to: event.to }];
        case 'WonderBuilt':
        case 'Looted':
        case 'SeaDominated':
        case 'GoldSpent':
          return [{ kind: 'place', who: event.civilization, area: event.area }];
        default:
          return [];
      }
    })
    .filter((trace) => {
      const key = JSON.stringify(trace);
      return !seen.has(key) && seen.add(key);
    })
    .slice(-MOST);
}
