/** What has just happened on the map, as marks on it. */
import { seatStyle } from '../../seats';
import type { Trace as Drawn } from '../common/Traces.svelte';
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
          const { seat, from, to, count } = event;
          traces.push({ kind: 'march', seat, from, to, count });
        }
        break;
      }
      case 'Landed':
      case 'Boarded':
      case 'CityBuilt':
      case 'GrewIn':
      case 'Annexed':
        traces.push({ kind: 'new', seat: event.seat, area: event.area });
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
      case 'RevoltBrokeOut':
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

const RIM = 'M-46 0A46 46 0 1 1 46 0A46 46 0 1 1-46 0Z';

export function drawn(traces: readonly Trace[], atlas: Atlas): Drawn[] {
  return traces.map((trace): Drawn => {
    const colour = trace.seat === null ? 'var(--bad)' : seatStyle(trace.seat).colour;
    if (trace.kind === 'march') {
      return { kind: 'way', colour, from: atlas.area(trace.from), to: atlas.area(trace.to) };
    }
    return trace.kind === 'new'
      ? { kind: 'rim', colour, at: atlas.area(trace.area), rim: RIM }
      : { kind: 'rim', colour: 'var(--bad)', at: atlas.area(trace.area), rim: RIM, gone: 'broken' };
  });
}
