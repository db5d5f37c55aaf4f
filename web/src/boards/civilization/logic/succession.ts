/** The succession table: rows of nations, epochs, and what the next space asks for (20, 21). */
import { cardOf, handValue } from './cards';
import type { AreaId, CivilizationView, EpochId, NationId, SeatView } from './types';

export interface Nation {
  id: NationId;
  start: AreaId;
  /** The first spaces of the Early Bronze, Late Bronze and Iron Age. */
  gates: readonly [number, number, number];
  /** The cities that the Early Bronze Age asks for. */
  cities: number;
  /** The points that spaces ask for. */
  points: Readonly<Record<number, number>>;
}

function nation(
  id: NationId,
  start: AreaId,
  gates: [number, number, number],
  cities: number,
  points: Record<number, number>,
): Nation {
  return { id, start, gates, cities, points };
}

/** In table order, from the top row. */
export const NATIONS: readonly Nation[] = [
  nation('hispania', 'cartago-nova', [5, 8, 12], 2, { 12: 1000, 13: 1100, 14: 1200 }),
  nation('gaul', 'belgica', [6, 9, 12], 2, { 12: 1000, 13: 1100, 14: 1200 }),
  nation('africa', 'carthage', [5, 8, 11], 2, { 11: 1000, 12: 1100, 13: 1200, 14: 1300 }),
  nation('italy', 'tarquinia', [5, 8, 12], 2, { 12: 1000, 13: 1100, 14: 1300 }),
  nation('illyria', 'germania', [6, 8, 11], 2, { 11: 1000, 12: 1100, 13: 1200, 14: 1300 }),
  nation('thrace', 'scythia', [6, 9, 11], 2, { 11: 1000, 12: 1100, 13: 1200, 14: 1300 }),
  nation('crete', 'knossos', [5, 9, 12], 2, { 12: 1000, 13: 1100, 14: 1200 }),
  nation('asia', 'colchis', [5, 8, 11], 2, { 11: 1000, 12: 1100, 13: 1200, 14: 1300 }),
  nation('assyria', 'media', [5, 8, 12], 2, { 12: 1000, 13: 1100, 14: 1300 }),
  nation('babylon', 'susa', [5, 8, 12], 3, { 12: 1000, 13: 1200, 14: 1400 }),
  nation('egypt', 'hierakonpolis', [4, 7, 11], 3, { 11: 1000, 12: 1100, 13: 1200, 14: 1400 }),
];

export const FINAL_SPACE = 14;
const EPOCHS: readonly EpochId[] = ['neolithic', 'early-bronze-age', 'late-bronze-age', 'iron-age'];
const GROUPS = 3;
const CARDS = 7;
const PEASANT_CITIES = 2;

export function nationOf(id: NationId): Nation {
  return NATIONS.find((each) => each.id === id)!;
}

export function epochOf(row: Nation, space: number): EpochId {
  return EPOCHS[row.gates.filter((gate) => space >= gate).length]!;
}

export type Need =
  | { kind: 'cities'; has: number; needs: number }
  | { kind: 'groups'; has: number; needs: number }
  | { kind: 'cards'; has: number; needs: number }
  | { kind: 'points'; has: number; needs: number; hidden: boolean };

export interface Next {
  /** The space the marker would move to; null at the end. */
  space: number | null;
  needs: Need[];
  /** Without a city the marker falls back (20.3). */
  falls: boolean;
}

export const isMet = (need: Need) => need.has >= need.needs;

/** What the next space asks of a seat, and how far it is. The hand counts too, but only its owner knows it. */
export function nextSpace(view: CivilizationView, seat: SeatView): Next {
  if (!seat.nation || view.variant === 'nomads') {
    return { space: null, needs: [], falls: false };
  }
  const row = nationOf(seat.nation);
  const falls = epochOf(row, seat.space) !== 'neolithic' && seat.cities === 0;
  if (seat.space >= view.goal) {
    return { space: null, needs: [], falls };
  }
  const space = seat.space + 1;
  const peasants = view.variant === 'peasants';
  const needs: Need[] = [];
  switch (row.gates.indexOf(space)) {
    case 0:
      needs.push({ kind: 'cities', has: seat.cities, needs: peasants ? PEASANT_CITIES : row.cities });
      break;
    case 1:
      if (!peasants) {
        needs.push({ kind: 'groups', has: groupsOf(seat), needs: GROUPS });
      }
      break;
    case 2:
      if (!peasants) {
        needs.push({ kind: 'cards', has: seat.cards.length, needs: CARDS });
      }
      break;
  }
  const points = view.variant === 'complete' ? (row.points[space] ?? 0) : 0;
  if (points > 0) {
    const own = view.seat === seat.seat;
    needs.push({
      kind: 'points',
      has: seat.points + (own ? handValue(view.hand) : 0),
      needs: points,
      hidden: !own && seat.handSize > 0,
    });
  }
  return { space, needs, falls };
}

export function groupsOf(seat: SeatView): number {
  return new Set(seat.cards.flatMap((card) => cardOf(card).groups)).size;
}
