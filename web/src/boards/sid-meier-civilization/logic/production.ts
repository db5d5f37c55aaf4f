/** What a city can produce, what it costs and what it takes to rush it. */
import { BUILDINGS, WONDERS } from './components';
import type { Arm, Building, SeatView, Wonder } from './types';

export type ItemKind = 'figure' | 'unit' | 'building' | 'wonder';

export const ARMS: Arm[] = ['infantry', 'mounted', 'artillery', 'aircraft'];

export function itemKind(item: string): ItemKind {
  if (item === 'army' || item === 'scout') {
    return 'figure';
  }
  if ((ARMS as string[]).includes(item)) {
    return 'unit';
  }
  return Object.hasOwn(BUILDINGS, item) ? 'building' : 'wonder';
}

/** What a seat pays for an item; as the rules have it: units by rank, wonders less with their technology. */
export function costOf(item: string, own: SeatView): number {
  switch (itemKind(item)) {
    case 'figure':
      return item === 'army' ? 4 : 6;
    case 'unit':
      return item === 'aircraft' ? 12 : 3 + 2 * (own.ranks[item] ?? 1);
    case 'building':
      return BUILDINGS[item as Building].cost;
    case 'wonder': {
      const wonder = WONDERS[item as Wonder];
      return wonder.technology && own.technologies.includes(wonder.technology)
        ? wonder.discounted
        : wonder.cost;
    }
  }
}

/** The trade that fills a gap: three for one production, and for America three for two. */
export function rush(missing: number, own: SeatView): number {
  if (missing <= 0) {
    return 0;
  }
  return 3 * (own.civilization === 'americans' ? Math.ceil(missing / 2) : missing);
}

/** The buildings a seat has unlocked, without those whose improved form it has. */
export function unlockedBuildings(own: SeatView): Building[] {
  const all = Object.keys(BUILDINGS) as Building[];
  const known = all.filter((building) => own.technologies.includes(BUILDINGS[building].technology));
  return known.filter((building) => !known.some((other) => BUILDINGS[other].upgrades === building));
}
