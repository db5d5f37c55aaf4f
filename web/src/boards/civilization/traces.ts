/** What has just happened on the map, as marks on it. */
import type { Atlas } from './atlas';
import type { AreaId, CivilizationEvent } from './types';

export type Trace =
  | { kind: 'march'; seat: number; from: AreaId; to: AreaId; count: number }
  | { kind: 'new'; seat: number; area: AreaId }
  | { kind: 'lost'; seat: number | null; area: AreaId };

export function tracesOf(events: readonly CivilizationEvent[], atlas: Atlas): Trace[] {
  const traces: Trace[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'Marched': {
        const last = traces.at(-1);
        if (last?.kind === 'march' && last.from === event.from && last.to === event.to) {
          last.count += event.count;
        } else {
          traces.push({
            kind: 'march',
            seat: event.seat,
            from: event.from,
            to: event.to,
            count: event.count,
          });
        }
        break;
      }
      case 'Landed':
      case 'Boarded':
      case 'CityBuilt':
      case 'GrewIn':
        traces.push({ kind: 'new', seat: event.seat, area: event.area });
        break;
      case 'Annexed':
        traces.push({ kind: 'new', seat: event.seat, area: event.area });
        break;
      case 'RevoltBrokeOut':
        traces.push({ kind: 'lost', seat: event.seat, area: event.area });
        break;
      case 'CityRevolted':
        traces.push({ kind: 'new', seat: event.by, area: event.area });
        break;
      case 'ShipBuilt':
      case 'Moored':
        traces.push({ kind: 'new', seat: event.seat, area: atlas.areaOfShore(event.shore).id });
        break;
      case 'Sailed':
        traces.push({ kind: 'new', seat: event.seat, area: atlas.areaOfShore(event.to).id });
        break;
      case 'ConflictFought':
        traces.push({ kind: 'lost', seat: null, area: event.area });
        break;
      case 'AssaultFailed':
      case 'CityAttacked':
      case 'CityReduced':
      case 'UnitsDestroyed':
      case 'TokensLost':
      case 'GrowthForgone':
      case 'CityLost':
      case 'CityRemoved':
      case 'UnitsDisbanded':
      case 'CityPlundered':
      case 'CitySurrendered':
        traces.push({ kind: 'lost', seat: event.seat, area: event.area });
        break;
    }
  }
  return traces;
}
