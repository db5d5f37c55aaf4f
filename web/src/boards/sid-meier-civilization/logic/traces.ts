/** What the newest events leave behind on the map for a moment, and what is told in a panel until somebody plays on. */
import { columnOf, rowOf, squareAt, TILE } from './squares';
import type { SmcEvent, SquareId } from './types';

export type Trace =
  | { kind: 'way'; seat: number; from: SquareId; to: SquareId }
  | { kind: 'new'; seat: number; square: SquareId }
  | { kind: 'lost'; seat: number; square: SquareId }
  | { kind: 'attack'; seat: number; square: SquareId }
  | { kind: 'marked'; square: SquareId };

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
      case 'BattleBegan':
        return [{ kind: 'attack', seat: event.seat, square: event.square }];
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

/** The corners of the tiles that were turned up just now. */
export function turnedTiles(events: readonly SmcEvent[], corners: readonly SquareId[]): SquareId[] {
  return events.flatMap((event) => {
    if (event.type !== 'TileDiscovered') {
      return [];
    }
    const found = corners.find(
      (corner) =>
        columnOf(event.square) - columnOf(corner) >= 0 &&
        columnOf(event.square) - columnOf(corner) < TILE &&
        rowOf(event.square) - rowOf(corner) >= 0 &&
        rowOf(event.square) - rowOf(corner) < TILE,
    );
    return found ? [found] : [squareAt(columnOf(event.square), rowOf(event.square))];
  });
}

/** Events that are told step by step: battles, cards and abilities, what is cancelled, destroyed or learnt. */
const TOLD: ReadonlySet<SmcEvent['type']> = new Set<SmcEvent['type']>([
  'BattleBegan',
  'BonusCounted',
  'UnitPlayed',
  'UnitKilled',
  'BattleDecided',
  'UnitReclaimed',
  'FiguresLost',
  'LootTaken',
  'CardStolen',
  'CityDestroyed',
  'CityInfiltrated',
  'EventPlayed',
  'AbilityUsed',
  'TargetRefused',
  'Cancelled',
  'FiguresDriven',
  'TerrainChanged',
  'BuildingDestroyed',
  'UnitLost',
  'SquareFrozen',
  'PersonDrawn',
  'PersonKilled',
  'WonderObsolete',
  'TechnologyLearned',
  'GovernmentChanged',
  'UnitDrawn',
  'EventSeen',
  'MarkerSeen',
  'ThingsReceived',
  'DealMade',
  'OfferRefused',
]);

export function tidingsOf(events: readonly SmcEvent[]): SmcEvent[] {
  return events.filter(({ type }) => TOLD.has(type));
}
