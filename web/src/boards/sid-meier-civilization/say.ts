/** Sentences about squares, choices and consequences, in the reader's language. */
import { name, seatName } from '../../text';
import type { Choice, Spot } from './logic/choices';
import { TECHNOLOGIES, type Yield } from './logic/components';
import { around, byId, cityOn, tileOf } from './logic/squares';
import type { MoveOf, SmcView, SquareId, SquareView, Technology } from './logic/types';
import { lordOf } from './logic/yields';
import type { Sign } from './parts/Icon.svelte';
import { words } from './words';

export interface Note {
  sign: Sign | null;
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

const plain = (sign: Sign | null, text: string): Note => ({ sign, text, tone: 'plain' });
const bad = (text: string): Note => ({ sign: 'warning', text, tone: 'bad' });

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Yields as words: "1 trade, 2 production". */
export function yieldWords(yields: Yield & { combat?: number }): string[] {
  const say = words().yields;
  return [
    ...(yields.trade > 0 ? [say.trade(yields.trade)] : []),
    ...(yields.production > 0 ? [say.production(yields.production)] : []),
    ...(yields.culture > 0 ? [say.culture(yields.culture)] : []),
    ...(yields.coins > 0 ? [say.coins(yields.coins)] : []),
    ...((yields.combat ?? 0) > 0 ? [say.combat(yields.combat ?? 0)] : []),
  ];
}

/** What lies on a square. */
export function thingName(view: SmcView, there: SquareView): string | null {
  if (!there.thing) {
    return null;
  }
  const city = cityOn(view, there.square);
  if (city) {
    const who = seatName(city.seat);
    const kind = city.city.capital ? words().capitalOf(who) : words().cityOf(who);
    return city.city.walls ? `${kind} ${words().walls}` : kind;
  }
  return there.thing === 'hut'
    ? words().hut
    : there.thing === 'village'
      ? words().village
      : name(there.thing);
}

/** Terrain, what it yields, what lies and stands there. */
export function squareLabel(view: SmcView, square: SquareId): string {
  const say = words();
  const there = byId(view).get(square);
  if (!there) {
    return tileOf(view, square) ? say.unknown : square;
  }
  const lord = lordOf(view, square);
  const who = there.owner === undefined || there.owner === null ? null : there.owner;
  const thing = thingName(view, there);
  return [
    name(there.terrain),
    ...(thing ? [thing] : []),
    ...yieldWords(there),
    ...(there.resource ? [name(there.resource)] : []),
    ...(who === null ? [] : [say.figuresOf(there.armies, there.scouts, seatName(who))]),
    ...(lord !== null && !cityOn(view, square) ? [say.outskirtsOf(seatName(lord))] : []),
    ...(lord !== null && who !== null && who !== lord ? [say.blockaded] : []),
    ...(there.frozen ? [say.frozen] : []),
    ...(there.disaster ? [say.disaster] : []),
  ].join(', ');
}

/** The same with its name and what can be done there. */
export function placeLabel(
  view: SmcView,
  square: SquareId,
  spot: Spot | undefined,
  taken: boolean,
  advised: boolean,
): string {
  const say = words();
  const can = taken
    ? [say.taken]
    : [...new Set(spot?.choices.map(({ kind }) => kind))].map((kind) => say.can[kind]);
  return [square, squareLabel(view, square), ...can, ...(advised ? [say.advised] : [])].join(', ');
}

/** What a choice on the map does, without saying where. */
export function choiceLabel(view: SmcView, choice: Choice): string {
  const say = words().does;
  const [move] = choice.moves;
  const there = byId(view).get(choice.square);
  switch (choice.kind) {
    case 'city':
      return move?.type === 'BuildCityWithArmy' ? say.cityByArmy : say.city;
    case 'send':
      return say.send((move as MoveOf<'SendScout'>).city);
    case 'go':
      if (there?.thing === 'hut') {
        return say.hut;
      }
      if (there?.thing === 'village') {
        return say.village;
      }
      return cityOn(view, choice.square) && isForeign(view, choice)
        ? say.city2
        : isForeign(view, choice)
          ? say.figures
          : say.go;
    case 'capital':
    case 'army':
    case 'scout':
    case 'place':
    case 'person':
    case 'use':
    case 'target':
    case 'discover':
    case 'infiltrate':
      return say[choice.kind];
    default:
      return say.go;
  }
}

function mover(view: SmcView): number | null {
  return view.pending[0]?.seat ?? null;
}

function isForeign(view: SmcView, choice: Choice): boolean {
  const seat = mover(view);
  const there = byId(view).get(choice.square);
  const city = cityOn(view, choice.square);
  return (
    (there?.owner !== undefined && there.owner !== null && there.owner !== seat) ||
    (city !== null && city.seat !== seat)
  );
}

/** What a choice on the map brings and risks. */
export function choiceNotes(view: SmcView, seat: number, choice: Choice, armies: number): Note[] {
  const say = words().note;
  const there = byId(view).get(choice.square);
  const own = view.seats[seat]!;
  const steps =
    choice.way && choice.way.steps.length > 1 ? [plain('go', say.steps(choice.way.steps.length))] : [];
  switch (choice.kind) {
    case 'capital':
    case 'city': {
      const total = around(choice.square)
        .map((square) => byId(view).get(square))
        .reduce(
          (sum, each) => ({
            trade: sum.trade + (each?.trade ?? 0),
            production: sum.production + (each?.production ?? 0),
            culture: sum.culture + (each?.culture ?? 0),
          }),
          { trade: 0, production: 0, culture: 0 },
        );
      return [
        plain('city', say.city(total.trade, total.production, total.culture)),
        ...(choice.kind === 'city' ? [plain(null, say.scoutGone)] : []),
      ];
    }
    case 'send':
      return there ? [plain('scout', yieldWords(there).join(', '))] : [];
    case 'place':
    case 'person': {
      const foreign = there?.owner !== undefined && there.owner !== null && there.owner !== seat;
      const thing = there ? thingName(view, there) : null;
      return [
        ...(foreign ? [bad(say.fight)] : []),
        ...(thing && !foreign && !['army', 'scout'].includes(choice.kind) ? [bad(say.replaces(thing))] : []),
      ];
    }
    case 'go':
      break;
    default:
      return steps;
  }
  if (there?.thing === 'hut') {
    return [...steps, plain('hut', say.hut)];
  }
  const units = Object.values(own.units).reduce((sum, count) => sum + count, 0);
  const hand = Math.min(units, 3 + 2 * (armies - 1) + (own.government === 'fundamentalism' ? 1 : 0));
  const ours = units === 0 ? bad(say.noUnits) : plain('combat', say.hand(hand));
  if (there?.thing === 'village') {
    return [...steps, ours, plain('village', say.village)];
  }
  if (!isForeign(view, choice)) {
    return steps;
  }
  const city = cityOn(view, choice.square);
  if (!city && there && there.armies === 0) {
    return [...steps, plain('scout', say.scouts)];
  }
  const defender = view.seats[city?.seat ?? there?.owner ?? 0]!;
  const theirs = Object.values(defender.units).reduce((sum, count) => sum + count, 0);
  const most =
    3 + (city ? 3 : 2 * ((there?.armies ?? 1) - 1)) + (defender.government === 'fundamentalism' ? 1 : 0);
  const bonus = city ? (city.city.capital ? 12 : 6) + (city.city.walls ? 4 : 0) : 0;
  return [
    ...steps,
    ours,
    plain('infantry', say.against(Math.min(theirs, most), bonus)),
    ...(city?.city.walls ? [plain('walls', say.walls)] : []),
    ...(city?.city.capital ? [plain('crown', say.capital)] : []),
  ];
}

/** What a technology gives besides its own words. */
export function technologyFacts(technology: Technology): { sign: Sign; text: string }[] {
  const facts = TECHNOLOGIES[technology];
  const say = words();
  const list: { sign: Sign; text: string }[] = [];
  if (facts.building) {
    list.push({ sign: facts.building, text: name(facts.building) });
  }
  if (facts.government) {
    list.push({ sign: 'government', text: name(facts.government) });
  }
  if (facts.arm) {
    list.push({
      sign: facts.arm,
      text: facts.rank > 0 ? say.rank(name(facts.arm), facts.rank) : name(facts.arm),
    });
  }
  if (facts.coins > 0) {
    list.push({ sign: 'coin', text: say.coinIcon });
  }
  if (facts.hand > 0) {
    list.push({ sign: 'event', text: say.hand });
  }
  if (facts.stacking > 0) {
    list.push({ sign: 'stack', text: say.stacking(facts.stacking) });
  }
  if (facts.speed > 0) {
    list.push({ sign: 'speed', text: say.speed(facts.speed) });
  }
  if (facts.cities > 0) {
    list.push({ sign: 'city', text: say.threeCities });
  }
  return list;
}
