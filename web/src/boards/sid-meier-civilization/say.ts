/** Squares, groups and cities as people at the table would tell them: the map prints no coordinates. */
import { language, name, say, sayOr, seatName } from '../../text';
import { capital } from '../../match/speech';
import { noted } from '../common/words';
import { lying } from './lie.svelte';
import { boxOf, byId, centre, citiesSignature, cityOn, SIDE, squaresOf, tileOf } from './logic/squares';
import type { SmcTable, SmcView, SquareId, SquareView } from './logic/types';
import { faceOf, foresightOf } from './printed';
import { words } from './words';

/** What is found by looking at a table: who looks, and what lies there. */
type Seen = Pick<SmcTable, 'view' | 'seat'>;

/** What a card, wonder, government or civilization does, as the game tells it; nothing where it has no words. */
export const does = (kind: string, id: string): string => sayOr(`card.${kind}.${id}`);

/** A government and what it does. */
export const governmentWords = (id: string): string =>
  noted(name(id), does('government', id).replace(/\.$/, ''));

const GOODS = ['trade', 'production', 'culture', 'coins'] as const;
type Yield = Readonly<Record<(typeof GOODS)[number], number>>;

/** What something yields to its city, in words, one by one. */
export const yieldsIn = (yields: Partial<Yield>) =>
  GOODS.flatMap((kind) => (yields[kind] ? [say('fact.yield', { kind, count: yields[kind] })] : []));

/** The same of something printed. */
export const yieldWords = (yields: Yield, combat = 0): string =>
  [...yieldsIn(yields), ...(combat > 0 ? [say('fact.yield', { kind: 'combat', count: combat })] : [])].join(
    ' · ',
  );

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

/** A city as it is called: "your capital", "the second city of Ana"; null where there is none. */
function cityCalled({ view, seat }: Seen, square: SquareId): string | null {
  const found = cityOn(view, square);
  if (!found) {
    return null;
  }
  const { capital } = found.city;
  const others = view.seats[found.seat]!.cities.filter((city) => !city.capital);
  const number = others.length > 1 ? others.findIndex((city) => city.square === square) + 1 : undefined;
  return say('fact.city', { whose: found.seat === seat ? undefined : found.seat, capital, number });
}

export const cityName = (seen: Seen, square: SquareId): string =>
  cityCalled(seen, square) ?? squareName(seen, square);

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
  const city = cityCalled(seen, square);
  if (city !== null) {
    return city;
  }
  const where = whereIs(seen, square);
  return `${whatIs(seen, square)}${/^\d/.test(where) ? ',' : ''} ${where}`;
}

export const terrainOf = ({ view }: Seen, square: SquareId): string | undefined =>
  byId(view).get(square)?.terrain;

/** What lies and stands on a square, in a few words. */
function whatIs({ view, seat }: Seen, square: SquareId): string {
  const there = byId(view).get(square);
  if (!there) {
    return words().unknown;
  }
  const { thing, owner, terrain } = there;
  const built = thing && !cityOn(view, square) ? sayOr(`square.${thing}`, name(thing)) : name(terrain);
  const strange = owner !== undefined && owner !== seat && there.armies + there.scouts > 0;
  const group = say('fact.group', there);
  return [built, ...(strange ? [say('fact.group-of', { group, owner })] : [])].join(', ');
}

/** Where it lies: seen from a city, or within its tile. */
export function whereIs(seen: Seen, square: SquareId): string {
  const city = nearest(seen, square);
  // Who has no city yet looks at the own land.
  const settled = seen.seat === null || (seen.view.seats[seen.seat]?.cities.length ?? 0) > 0;
  if (city && settled) {
    const { x, y } = gap(city.square, square);
    return words().from(words().direction(x, y), cityName(seen, city.square));
  }
  const tile = tileOf(seen.view, square);
  if (!tile) {
    return '';
  }
  const box = boxOf(squaresOf(tile), lying.now);
  const at = centre(square, lying.now);
  return words().corner(
    Math.sign(at.x - box.x - box.width / 2),
    Math.sign(at.y - box.y - box.height / 2),
    tile.home === undefined || tile.home === seen.seat ? null : seatName(tile.home),
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
  const own = there.owner === seen.seat && there.armies + there.scouts > 0;
  return capital(
    [
      squareName(seen, square),
      ...(cityOn(seen.view, square)?.city.walls ? [say('fact.walls')] : []),
      ...(own ? [say('fact.group', there)] : []),
      ...yieldsIn(there),
      ...(there.resource ? [name(there.resource)] : []),
      ...(there.frozen ? [say('fact.frozen')] : []),
    ].join(' · '),
  );
}

/** What everybody counts of a seat, in words: what there is to be spent, and what else it has gained. */
export function countsOf(seat: SmcView['seats'][number]) {
  const { trade, culture, level, coins, technologies } = seat;
  return [
    { sign: 'trade', value: trade, full: say('fact.trade', seat), spent: true },
    { sign: 'culture', value: culture, full: say('fact.culture', seat), spent: true },
    { sign: 'stairs', value: level, full: say('fact.track', seat), spent: false },
    { sign: 'coin', value: coins, full: say('fact.yield', { count: coins }), spent: true },
    {
      sign: 'technology',
      value: technologies.length,
      full: say('fact.technologies', { count: technologies.length }),
      spent: false,
    },
  ] as const;
}

/** Where a group on its way stands, and how many steps it has left; null if none is on its way. */
export function marchOf(table: SmcTable): { square: SquareId; left: number } | null {
  const { prompt } = table;
  return prompt?.name === 'March'
    ? { square: String(prompt.args['square']), left: Number(prompt.args['left']) }
    : null;
}

/** Whether the group on its way has taken a step. */
export const hasSetOut = (table: SmcTable): boolean => foresightOf(table)?.reach[0]?.setOut ?? false;
