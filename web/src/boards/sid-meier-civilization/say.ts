/** Squares, groups and cities as people at the table would tell them: the map prints no coordinates. */
import { language, name, sayOr, seatName } from '../../text';
import { capital } from '../../match/speech';
import { lying } from './lie.svelte';
import { byId, centre, citiesSignature, cityOn, SIDE, squaresOf, tileOf } from './logic/squares';
import type { SmcTable, SmcView, SquareId, SquareView } from './logic/types';
import { faceOf } from './printed';
import { words, type CityWords } from './words';

/** What is found by looking at a table: who looks, and what lies there. */
type Seen = Pick<SmcTable, 'view' | 'seat'>;

/** What a card, wonder, government or civilization does, as the game tells it; nothing where it has no words. */
export const does = (kind: string, id: string): string => sayOr(`card.${kind}.${id}`);

interface Yield {
  trade: number;
  production: number;
  culture: number;
  coins: number;
}

/** What something printed yields to its city, in words. */
export function yieldWords({ trade, production, culture, coins }: Yield, combat = 0): string {
  const say_ = words().yields;
  return [
    ...(trade > 0 ? [say_.trade(trade)] : []),
    ...(production > 0 ? [say_.production(production)] : []),
    ...(culture > 0 ? [say_.culture(culture)] : []),
    ...(coins > 0 ? [say_.coins(coins)] : []),
    ...(combat > 0 ? [say_.combat(combat)] : []),
  ].join(' · ');
}

/** What is printed on a building or wonder; nothing for figures and units. */
export function yieldsOf(table: Pick<SmcTable, 'components'>, item: string): string {
  const building = faceOf(table, 'buildings', item);
  const wonder = faceOf(table, 'wonders', item);
  return building ? yieldWords(building.yields, building.combat) : wonder ? yieldWords(wonder.yields) : '';
}

/** What a great person, a building or a wonder gives: what is printed on it, and what the game says of it. */
export function givesOf(table: Pick<SmcTable, 'components'>, id: string): string {
  const person = faceOf(table, 'persons', id);
  return person
    ? yieldWords(person.yields, person.combat)
    : [yieldsOf(table, id), does('wonder', id)].filter(Boolean).join('. ');
}

function cityWords({ view, seat }: Seen, square: SquareId): CityWords | null {
  const found = cityOn(view, square);
  if (!found) {
    return null;
  }
  const others = view.seats[found.seat]!.cities.filter((city) => !city.capital);
  return {
    whose: found.seat === seat ? null : seatName(found.seat),
    capital: found.city.capital,
    number: others.length > 1 ? others.findIndex((city) => city.square === square) + 1 : null,
  };
}

/** A city as it is called: "your capital", "the second city of Ana". */
export function cityName(seen: Seen, square: SquareId): string {
  const found = cityWords(seen, square);
  return found ? words().city(found) : squareName(seen, square);
}

function gap(one: SquareId, other: SquareId): { x: number; y: number } {
  const from = centre(one, lying.now);
  const to = centre(other, lying.now);
  return { x: Math.round((to.x - from.x) / SIDE), y: Math.round((to.y - from.y) / SIDE) };
}

/** The city by which a square is found: the one in whose outskirts it lies, else the nearest own one. */
function nearest({ view, seat }: Seen, square: SquareId) {
  const all = view.seats.flatMap(({ cities }, owner) =>
    cities.map((city) => {
      const { x, y } = gap(city.square, square);
      const far = Math.max(Math.abs(x), Math.abs(y)) + Math.min(Math.abs(x), Math.abs(y)) / 10;
      const own = owner === seat;
      return { city, far: far - (own ? 0.05 : 0), tells: far < 2 || own || seat === null };
    }),
  );
  return all.filter(({ tells }) => tells).toSorted((one, other) => one.far - other.far)[0]?.city;
}

/** What a square is: its terrain and what stands there, and where it lies. */
export function squareName(seen: Seen, square: SquareId): string {
  const own = cityWords(seen, square);
  if (own) {
    return words().city(own);
  }
  const where = whereIs(seen, square);
  return `${whatIs(seen, square)}${/^\d/.test(where) ? ',' : ''} ${where}`;
}

/** What lies and stands on a square, in a few words. */
export function whatIs({ view, seat }: Seen, square: SquareId): string {
  const there = byId(view).get(square);
  if (!there) {
    return words().unknown;
  }
  const thing = there.thing === 'hut' ? words().hut : there.thing === 'village' ? words().village : null;
  const built = there.thing && thing === null && !cityOn(view, square) ? name(there.thing) : thing;
  const { owner } = there;
  const figures =
    owner === undefined || owner === seat || there.armies + there.scouts === 0
      ? null
      : words().groupOf(there.armies, there.scouts, seatName(owner));
  return [built ?? name(there.terrain), ...(figures ? [figures] : [])].join(', ');
}

/** Where it lies: seen from a city, or within its tile. */
export function whereIs(seen: Seen, square: SquareId): string {
  const city = nearest(seen, square);
  // Who has no city yet looks at the own land.
  const settled = seen.seat === null || (seen.view.seats[seen.seat]?.cities.length ?? 0) > 0;
  if (city && settled) {
    const { x, y } = gap(city.square, square);
    return words().from(words().direction(x, y), cityWords(seen, city.square)!);
  }
  const tile = tileOf(seen.view, square);
  if (!tile) {
    return '';
  }
  const all = squaresOf(tile).map((each) => centre(each, lying.now));
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const at = centre(square, lying.now);
  const lord = seen.view.seats.findIndex(({ civilization }) => tile.tile === `home-${civilization}`);
  return words().corner(
    Math.sign(at.x - middle.x),
    Math.sign(at.y - middle.y),
    lord < 0 || lord === seen.seat ? null : seatName(lord),
  );
}

const labels = new WeakMap<SquareView, { key: string; label: string }>();

/** All that is known of a square, for who hears it or looks at it; made once as long as nothing about it changes. */
export function squareLabel(seen: Seen, square: SquareId, there?: SquareView): string {
  if (!there) {
    return capital(words().unknown);
  }
  const key = `${citiesSignature(seen.view)} ${seen.seat} ${lying.now.aside} ${language.current}`;
  const known = labels.get(there);
  if (known?.key === key) {
    return known.label;
  }
  const label = labelOf(seen, square, there);
  labels.set(there, { key, label });
  return label;
}

function labelOf(seen: Seen, square: SquareId, there: SquareView): string {
  const yields = words().yields;
  return capital(
    [
      squareName(seen, square),
      ...(cityOn(seen.view, square)?.city.walls ? [words().walls] : []),
      ...(there.owner === seen.seat && there.armies + there.scouts > 0
        ? [words().group(there.armies, there.scouts)]
        : []),
      ...(there.trade > 0 ? [yields.trade(there.trade)] : []),
      ...(there.production > 0 ? [yields.production(there.production)] : []),
      ...(there.culture > 0 ? [yields.culture(there.culture)] : []),
      ...(there.coins > 0 ? [yields.coins(there.coins)] : []),
      ...(there.resource ? [name(there.resource)] : []),
      ...(there.frozen ? [words().frozen] : []),
    ].join(' · '),
  );
}

/** The trade that the cities of a seat bring each turn. */
export const incomeOf = ({ cities }: SmcView['seats'][number]) =>
  cities.reduce((sum, { trade }) => sum + trade, 0);

/** Where a group on its way stands, and how many steps it has left; null if none is on its way. */
export function marchOf(table: SmcTable): { square: SquareId; left: number } | null {
  const { prompt } = table;
  return prompt?.name === 'March'
    ? { square: String(prompt.args['square']), left: Number(prompt.args['left']) }
    : null;
}

/** Whether the group on its way has taken a step. */
export function hasSetOut(table: SmcTable): boolean {
  const speed = table.seat === null ? undefined : table.view.seats[table.seat]?.speed;
  return (marchOf(table)?.left ?? 0) < (speed ?? 0);
}
