/** What a city yields, square by square, and where its production comes from. */
import { ABILITIES } from './components';
import { around, byId, cityOn } from './squares';
import type { CityView, SmcView, SquareId, SquareView } from './types';

export interface Share {
  square: SquareId;
  view: SquareView;
  /** Why it gives nothing: a foreign figure stands there, or a scout sends it to another city. */
  lost: 'blockade' | 'sent' | null;
  /** A scout outside of the outskirts sends it. */
  fromScout: boolean;
}

/** Everything that lies in the outskirts of a city, and what scouts send to it. */
export function sharesOf(view: SmcView, seat: number, city: CityView): Share[] {
  const squares = byId(view);
  const outskirts = around(city.square);
  const sent = view.seats[seat]?.sent ?? [];
  const shares = outskirts.flatMap((square): Share[] => {
    const there = squares.get(square);
    if (!there) {
      return [];
    }
    const foreign = there.owner !== undefined && there.owner !== null && there.owner !== seat;
    const elsewhere = sent.some((each) => each.square === square && each.city !== city.square);
    return [
      { square, view: there, lost: foreign ? 'blockade' : elsewhere ? 'sent' : null, fromScout: false },
    ];
  });
  const gathered = [...new Set(sent.filter((each) => each.city === city.square).map(({ square }) => square))]
    .filter((square) => !outskirts.includes(square))
    .flatMap((square): Share[] => {
      const there = squares.get(square);
      return there ? [{ square, view: there, lost: null, fromScout: true }] : [];
    });
  return [...shares, ...gathered];
}

export interface Total {
  trade: number;
  production: number;
  culture: number;
  coins: number;
}

export function totalOf(shares: readonly Share[]): Total {
  const total = { trade: 0, production: 0, culture: 0, coins: 0 };
  for (const { view, lost } of shares) {
    if (lost === null) {
      total.trade += view.trade;
      total.production += view.production;
      total.culture += view.culture;
      total.coins += view.coins;
    }
  }
  return total;
}

/** Production that does not come from squares. */
export function extraProduction(view: SmcView, seat: number, city: CityView) {
  const own = view.seats[seat]!;
  return {
    government: own.government === 'communism' ? 2 : 0,
    coins: own.technologies.includes('military-science') ? Math.floor(own.coins / 3) : 0,
    bonus: city.bonus,
  };
}

/** Trade that all cities of a seat give each turn, the dial going no further than 27. */
export function income(view: SmcView, seat: number): number {
  return view.seats[seat]?.cities.reduce((sum, { trade }) => sum + trade, 0) ?? 0;
}

export const MOST_TRADE = 27;

/** The squares of the outskirts of all cities of a seat. */
export function landOf(view: SmcView, seat: number): SquareId[] {
  return [...new Set(view.seats[seat]?.cities.flatMap(({ square }) => around(square)) ?? [])];
}

/** Whose outskirts a square belongs to. */
export function lordOf(view: SmcView, square: SquareId): number | null {
  for (const near of around(square)) {
    const found = cityOn(view, near);
    if (found) {
      return found.seat;
    }
  }
  return null;
}

export const RESOURCE_ABILITIES = Object.keys(ABILITIES) as (keyof typeof ABILITIES)[];
