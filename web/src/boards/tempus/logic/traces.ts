/** What the newest events leave behind on the map, to be shown for a moment. */
import { seatStyle } from '../../../seats';
import type { Trace as Drawn } from '../../common/Traces.svelte';
import { borders, centre, polygon, rim } from './hexes';
import { tilePlaces } from './tiles';
import type { FightDecided, HexId, ProgressCounted, TempusEvent } from './types';

export type Trace =
  | { kind: 'way'; seat: number; from: HexId; to: HexId }
  | { kind: 'born' | 'city' | 'settled'; seat: number; hex: HexId }
  | { kind: 'lost'; seat: number; hex: HexId; count: number }
  | { kind: 'attack'; seat: number; from: HexId; to: HexId }
  | { kind: 'tile'; seat: number; hexes: HexId[] };

export function tracesOf(events: readonly TempusEvent[]): Trace[] {
  return events.flatMap((event): Trace[] => {
    switch (event.type) {
      case 'TileLaid':
        return [{ kind: 'tile', seat: event.seat, hexes: tilePlaces(event.hex) }];
      case 'TokenPlaced':
        return [{ kind: 'settled', seat: event.seat, hex: event.hex }];
      case 'TokenMoved':
        return [{ kind: 'way', seat: event.seat, from: event.from, to: event.to }];
      case 'TokensAdvanced':
        return event.count > 0 ? [{ kind: 'way', seat: event.seat, from: event.from, to: event.to }] : [];
      case 'ChildBorn':
        return [{ kind: 'born', seat: event.seat, hex: event.hex }];
      case 'CityBuilt':
        return [{ kind: 'city', seat: event.seat, hex: event.hex }];
      case 'TokenConverted':
        return [
          { kind: 'lost', seat: event.victim, hex: event.from, count: 1 },
          { kind: 'born', seat: event.seat, hex: event.to },
        ];
      case 'Attacked':
        return [{ kind: 'attack', seat: event.seat, from: event.from, to: event.to }];
      case 'CityDestroyed':
        return [{ kind: 'lost', seat: event.seat, hex: event.hex, count: 1 }];
      case 'TokensLost':
        return [{ kind: 'lost', seat: event.seat, hex: event.hex, count: event.count }];
      default:
        return [];
    }
  });
}

/** How far out the rim of a hex lies: around pieces, and around a fight. */
const RIM = 39;
const FIGHT = 43;

export function drawn(traces: readonly Trace[]): Drawn[] {
  return traces.flatMap((trace): Drawn[] => {
    const { colour } = seatStyle(trace.seat);
    switch (trace.kind) {
      case 'way':
      case 'attack': {
        const [from, to] = [centre(trace.from), centre(trace.to)];
        const strong = trace.kind === 'attack';
        const rims = strong
          ? [from, to].map((at) => ({ kind: 'rim' as const, colour, at, rim: rim(FIGHT) }))
          : [];
        return [...rims, { kind: 'way', colour, from, to, strong }];
      }
      case 'tile':
        return [{ kind: 'outline', colour, d: borders(trace.hexes).map(polygon).join('') }];
      default: {
        const gone = trace.kind === 'lost' ? ('crossed' as const) : undefined;
        return [{ kind: 'rim', colour, at: centre(trace.hex), rim: rim(RIM), gone }];
      }
    }
  });
}

export function lastFight(events: readonly TempusEvent[]): FightDecided | null {
  return events.findLast((event) => event.type === 'FightDecided') ?? null;
}

export function lastProgress(events: readonly TempusEvent[]): ProgressCounted | null {
  return events.findLast((event) => event.type === 'ProgressCounted') ?? null;
}

/** A fight and the count of progress are shown step by step. */
export function hasScene(events: readonly TempusEvent[]): boolean {
  return lastFight(events) !== null || lastProgress(events) !== null;
}
