/** What the newest events leave behind on the map for a moment, and the battles that deserve a scene. */
import { seatStyle } from '../../../seats';
import type { Trace as Drawn } from '../../common/Traces.svelte';
import { centre, rounded, tileOf, type Lie } from './squares';
import type { SmcEvent, SmcView, SquareId } from './types';

export type Trace =
  | { kind: 'way'; seat: number; from: SquareId; to: SquareId }
  | { kind: 'new'; seat: number; square: SquareId }
  | { kind: 'lost'; seat: number; square: SquareId }
  | { kind: 'attack' | 'marked'; square: SquareId };

export function tracesOf(events: readonly SmcEvent[]): Trace[] {
  return events.flatMap((event): Trace[] => {
    switch (event.type) {
      case 'FiguresMoved':
      case 'FiguresDriven':
        return [{ kind: 'way', seat: event.seat, from: event.from, to: event.to }];
      case 'FigurePlaced':
      case 'ItemPlaced':
      case 'CapitalPlaced':
      case 'CityBuilt':
      case 'PersonPlaced':
      case 'SquareEntered':
        return [{ kind: 'new', seat: event.seat, square: event.square }];
      case 'FiguresLost':
      case 'CityDestroyed':
        return [{ kind: 'lost', seat: event.seat, square: event.square }];
      case 'ScoutsKilled':
        return [{ kind: 'lost', seat: event.victim, square: event.square }];
      case 'BattleBegan':
        return [{ kind: 'attack', square: event.square }];
      case 'BuildingDestroyed':
      case 'TerrainChanged':
      case 'SquareFrozen':
      case 'PersonKilled':
      case 'TribeJoined':
        return [{ kind: 'marked', square: event.square }];
      default:
        return [];
    }
  });
}

const RIM = rounded(46, 12);
const COLOURS = { attack: 'var(--bad)', marked: 'var(--sea)' };

export function drawn(traces: readonly Trace[], lie: Lie): Drawn[] {
  return traces.map((trace): Drawn => {
    if (trace.kind === 'way') {
      const [from, to] = [centre(trace.from, lie), centre(trace.to, lie)];
      return { kind: 'way', colour: seatStyle(trace.seat).colour, from, to };
    }
    const colour = 'seat' in trace ? seatStyle(trace.seat).colour : COLOURS[trace.kind];
    const gone = trace.kind === 'lost' || trace.kind === 'attack' ? ('crossed' as const) : undefined;
    return { kind: 'rim', colour, at: centre(trace.square, lie), rim: RIM, gone };
  });
}

/** The corners of the tiles that were turned up just now. */
export function turnedTiles(events: readonly SmcEvent[], view: SmcView): SquareId[] {
  return events.flatMap((event) =>
    event.type === 'TileDiscovered' ? [tileOf(view, event.square)?.corner ?? event.square] : [],
  );
}

/** A battle that is decided, from its beginning as far as it is told. */
export interface Fight {
  events: readonly SmcEvent[];
  /** What is lost and won by it besides units. */
  spoils: SmcEvent[];
  /** What was left of both sides; null in records of old. */
  counted: Extract<SmcEvent, { type: 'FrontsCounted' }> | null;
  decided: Extract<SmcEvent, { type: 'BattleDecided' }>;
}

const SPOILS: ReadonlySet<SmcEvent['type']> = new Set<SmcEvent['type']>([
  'UnitReclaimed',
  'FiguresLost',
  'LootTaken',
  'CardStolen',
  'CityDestroyed',
  'TribeJoined',
]);

/** The battle that is decided in these events, with its last blows. */
export function lastFight(events: readonly SmcEvent[]): Fight | null {
  const end = events.findLastIndex(({ type }) => type === 'BattleDecided');
  const decided = events[end];
  if (decided?.type !== 'BattleDecided') {
    return null;
  }
  const begun = events.slice(0, end).findLast((event) => event.type === 'BattleBegan');
  const start = begun ? events.indexOf(begun) : 0;
  const counted = events.slice(start, end).findLast((event) => event.type === 'FrontsCounted') ?? null;
  return {
    events: events.slice(start),
    spoils: events.slice(start).filter(({ type }) => SPOILS.has(type)),
    counted,
    decided,
  };
}

/** A battle that is decided is a scene, and so is every exchange of blows before. */
export const hasScene = (events: readonly SmcEvent[]) =>
  lastFight(events) !== null || events.some((event) => event.type === 'UnitPlayed' && event.against);
