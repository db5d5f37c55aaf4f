/** What the coming phases will do to the pieces as they stand: conflicts, surplus, support. */
import { areaOf } from './geography';
import type { AreaId, AreaView, CivilizationView, SeatView } from './types';

export interface Force {
  seat: number;
  count: number;
}

export interface Clash {
  area: AreaId;
  /**
   * `battle`: tokens fight over an area. `assault`: somebody can attack a city. `repulse`: too few before a city, they are lost.
   */
  kind: 'battle' | 'assault' | 'repulse';
  before: Force[];
  /** What is left of the tokens before any city is attacked. */
  after: Force[];
  /** The owner of the city. */
  city: number | null;
  /** How many tokens of one nation an attack on the city takes. */
  needed: number;
  /** The city would surrender: its owner lacks tokens in stock. */
  surrenders: boolean;
}

const ATTACKERS = 7;
const DEFENDERS = 6;
const PER_CITY = 2;

const has = (seat: SeatView | undefined, card: SeatView['cards'][number]) =>
  seat?.cards.includes(card) ?? false;

/**
 * In turns everybody takes off a token, the weakest first, equals at the same moment, Metalworking last, until the limit is
 * kept or one nation is left (11.5, 22.3.9). Without a limit they fight to the last.
 */
export function fight(view: CivilizationView, forces: readonly Force[], limit: number | null): Force[] {
  const left = new Map(forces.map(({ seat, count }) => [seat, count]));
  const isOver = () => {
    const counts = [...left.values()].filter((count) => count > 0);
    return counts.length < 2 || (limit !== null && counts.reduce((sum, count) => sum + count, 0) <= limit);
  };
  while (!isOver()) {
    const rank = new Map(
      [...left]
        .filter(([, count]) => count > 0)
        .map(([seat, count]) => [seat, count + (has(view.seats[seat], 'metalworking') ? 1000 : 0)]),
    );
    for (const next of [...new Set(rank.values())].sort((one, other) => one - other)) {
      rank.forEach((value, seat) => {
        if (value === next) {
          left.set(seat, left.get(seat)! - 1);
        }
      });
      if (isOver()) {
        break;
      }
    }
  }
  return forces.map(({ seat }) => ({ seat, count: left.get(seat)! }));
}

/** What would happen in an area; null if its people live together. */
export function clashIn(view: CivilizationView, area: AreaView): Clash | null {
  const before = area.tokens.map(({ seat, count }) => ({ seat, count }));
  const city = area.city ?? null;
  if (city === null) {
    const sum = before.reduce((all, { count }) => all + count, 0);
    const { limit } = areaOf(area.area);
    return before.length > 1 && sum > limit
      ? {
          area: area.area,
          kind: 'battle',
          before,
          after: fight(view, before, limit),
          city,
          needed: 0,
          surrenders: false,
        }
      : null;
  }
  if (!before.some(({ seat }) => seat !== city)) {
    return null;
  }
  const after = fight(view, before, null);
  const attacker = after.find(({ seat, count }) => seat !== city && count > 0);
  const needed = ATTACKERS + (has(view.seats[city], 'engineering') ? 1 : 0);
  return {
    area: area.area,
    kind: (attacker?.count ?? 0) >= needed ? 'assault' : 'repulse',
    before,
    after,
    city,
    needed,
    surrenders: (view.seats[city]?.stock ?? 0) < DEFENDERS,
  };
}

export function clashes(view: CivilizationView): Clash[] {
  return view.areas.flatMap((area) => clashIn(view, area) ?? []);
}

/** What an area would be after so many tokens of a seat came there. */
export function withMore(view: CivilizationView, id: AreaId, seat: number, count: number): AreaView {
  const area = view.areas.find((each) => each.area === id) ?? {
    area: id,
    newCity: false,
    tokens: [],
    marked: 0,
    flagged: false,
  };
  const there = area.tokens.find((each) => each.seat === seat);
  return {
    ...area,
    tokens: there
      ? area.tokens.map((each) => (each.seat === seat ? { seat, count: each.count + count } : each))
      : [...area.tokens, { seat, count }],
  };
}

export interface Outlook {
  /** Tokens that will be left after conflict and surplus. */
  kept: number;
  /** Tokens beyond limits. */
  surplus: number;
  cities: number;
  /** Tokens that the cities need. */
  needs: number;
  /** Areas where a city could be built. */
  sites: AreaId[];
}

export function cityCost(id: AreaId): number {
  return areaOf(id).site === null ? 12 : 6;
}

/** The limit for somebody who lives there alone (22.3.10). */
export function limitFor(seat: SeatView, id: AreaId): number {
  return areaOf(id).limit + (has(seat, 'agriculture') ? 1 : 0);
}

/** How a seat will stand after this round's conflicts, if no city is built or attacked. */
export function outlook(view: CivilizationView, seat: number): Outlook {
  const own = view.seats[seat]!;
  let kept = view.voyage?.seat === seat ? view.voyage.aboard : 0;
  let surplus = 0;
  const sites: AreaId[] = [];
  for (const area of view.areas) {
    const clash = clashIn(view, area);
    const forces = clash?.after ?? area.tokens;
    const mine = forces.find((force) => force.seat === seat)?.count ?? 0;
    const others = forces.reduce((sum, force) => sum + (force.seat === seat ? 0 : force.count), 0);
    if (mine === 0) {
      continue;
    }
    const hasCity = area.city !== undefined && area.city !== null;
    if (!hasCity && others === 0 && mine >= cityCost(area.area) && own.cityStock > 0) {
      sites.push(area.area);
    }
    const room = hasCity ? 0 : others > 0 ? mine : limitFor(own, area.area);
    kept += Math.min(mine, room);
    surplus += Math.max(0, mine - room);
  }
  return { kept, surplus, cities: own.cities, needs: own.cities * PER_CITY, sites };
}

/** What building a city would mean: its tokens go to stock, and two of the others must feed it. */
export function afterBuilding(view: CivilizationView, seat: number, id: AreaId): Outlook {
  const now = outlook(view, seat);
  const own = view.seats[seat]!;
  const there =
    view.areas.find(({ area }) => area === id)?.tokens.find((each) => each.seat === seat)?.count ?? 0;
  const room = limitFor(own, id);
  return {
    ...now,
    kept: now.kept - Math.min(there, room),
    surplus: now.surplus - Math.max(0, there - room),
    cities: now.cities + 1,
    needs: now.needs + PER_CITY,
    sites: now.sites.filter((site) => site !== id),
  };
}

/** The tokens a reduced city leaves behind (14.3, 14.4). */
export function afterReducing(view: CivilizationView, seat: number, id: AreaId): number {
  const own = view.seats[seat]!;
  return Math.min(limitFor(own, id), own.stock);
}

/** What taxes of a rate take: cities that cannot pay revolt (6.1). */
export function taxes(seat: SeatView, rate: number): { paid: number; revolts: number } {
  const cities = Math.min(seat.cities, Math.floor(seat.stock / rate));
  return { paid: cities * rate, revolts: seat.cities - cities };
}

/** The tokens a seat will get by growth, and whether its stock has them (7.1, 7.2). */
export function growth(view: CivilizationView, seat: number): { due: number; stock: number } {
  const due = view.areas
    .filter((area) => area.city === undefined || area.city === null)
    .reduce((sum, area) => sum + Math.min(2, area.tokens.find((each) => each.seat === seat)?.count ?? 0), 0);
  return { due, stock: view.seats[seat]!.stock };
}
