/** How the moves of Civilization are pointed at and said: a stack, where it goes and how many; cards; offers on the wall. */
import { name, say, sayOr, seatName } from '../../text';
import type { Describe, Part } from '../board';
import { endingAt } from '../common/choices';
import { after, chosenOf, countPart, seatPart, verbOf, verbPart } from '../common/parts';
import { atlasOf, type Atlas } from './atlas';
import { meantByArea } from './reasons';
import { tracesOf } from './traces';
import { foresightOf } from './types';
import type {
  AreaId,
  CardId,
  CivilizationEvent,
  CivilizationMove,
  CivilizationTable,
  CivilizationView,
  ShoreId,
  TradeCardId,
} from './types';
import { words } from './words';

export const areaThing = (area: AreaId) => `area:${area}`;
/** An area where what is being dragged cannot go. */
export const dropThing = (area: AreaId) => `drop:${area}`;
export const shipThing = (ship: number) => `ship:${ship}`;
export const cardThing = (card: TradeCardId) => `card:${card}`;
export const offerThing = (offer: number) => `offer:${offer}`;
export const putThing = (card: TradeCardId) => `put:${card}`;
export const wishThing = (card: TradeCardId) => `wish:${card}`;
export const claimThing = (card: TradeCardId) => `claim:${card}`;
export const civThing = (card: string) => `civ:${card}`;

/** What moves that only differ by a number, or by the water in front of an area, have in common. */
function kinOf(move: CivilizationMove, table: CivilizationTable): string | null {
  const atlas = atlasOf(table)!;
  switch (move.type) {
    case 'March':
      return `${move.type} ${move.from} ${move.to}`;
    case 'Grow':
    case 'GrowLess':
    case 'LoseTokens':
    case 'PickTokens':
    case 'AnnexTokens':
      return `${move.type} ${move.area}`;
    case 'AddCards':
    case 'TakeOut':
    case 'Spend':
    case 'ReturnCards':
      return `${move.type} ${move.card}`;
    case 'Board':
    case 'Land':
      return move.type;
    case 'Sail':
      return `${move.type} ${atlas.areaOfShore(move.to).id}`;
    case 'BuildShip':
      return `${move.type} ${atlas.areaOfShore(move.shore).id} ${move.levy}`;
    default:
      return null;
  }
}

const kin = new WeakMap<readonly CivilizationMove[], Map<string, number>>();

/** Whether there is another move that differs from this one only by its number or its water. */
function hasKin(move: CivilizationMove, table: CivilizationTable): boolean {
  const { moves } = table;
  let counts = kin.get(moves);
  if (!counts) {
    counts = new Map<string, number>();
    for (const each of moves) {
      const key = kinOf(each, table);
      if (key !== null) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    kin.set(moves, counts);
  }
  return (counts.get(kinOf(move, table) ?? '') ?? 0) > 1;
}

/**
 * A ship by where it lies; of several at one coast also which, so that no two answers read alike. Of those that are alike
 * only one is asked about: that it is not the only one there tells nothing.
 */
function shipAt({ view, moves }: CivilizationTable, ship: number): string {
  const ships = view.seats[view.seat ?? -1]?.ships ?? [];
  const shore = ships.find((each) => each.ship === ship)?.shore;
  const asked = new Set(moves.flatMap((move) => ('ship' in move ? [move.ship] : [])));
  const there = ships.filter((each) => each.shore === shore && (asked.has(each.ship) || each.ship === ship));
  const w = words().act;
  const which =
    there.length > 1 ? w.which(there.findIndex((each) => each.ship === ship) + 1, there.length) : '';
  return w.ship(shore ? name(shore) : String(ship)) + which;
}

/** An offer as a person tells it in a few words; the wall has the rest. */
export function offerWords(view: CivilizationView, number: number): string {
  const offer = view.offers.find((each) => each.offer === number);
  if (!offer) {
    return String(number);
  }
  return offer.seat === view.seat
    ? words().act.mine(offer.count, name(offer.named))
    : words().act.offer(
        seatName(offer.seat),
        offer.count,
        name(offer.named),
        offer.wish ? name(offer.wish) : null,
      );
}

/** What is put together goes up on the wall, or to whom it answers. */
function postWords(named: TradeCardId, { draft }: CivilizationView): string {
  const w = words().act;
  return ((draft?.answers ?? 0) > 0 ? w.answer : w.post)(name(named));
}

/** A civilization card with what it costs this player. */
function pricedName(card: CardId, table: CivilizationTable): string {
  const price = foresightOf(table)?.prices.find((each) => each.card === card);
  return price ? words().act.priced(name(card), price.price) : name(card);
}

/** What a question is left with, as the game says it here. */
const left = (key: 'done' | 'fewer', { prompt }: CivilizationTable, otherwise: string) =>
  sayOr(`${key}.${prompt?.name}`, otherwise, prompt?.args);

/**
 * The name with which an offer or answer is mostly sent, to everybody: what the other one has asked for, if it is there, or
 * else what most of it is, of equally many the more precious.
 */
function plainName({ moves, view }: CivilizationTable, atlas: Atlas): TradeCardId | null {
  const cards = view.draft?.cards ?? [];
  const wish = view.offers.find(({ offer }) => offer === view.draft?.answers)?.wish;
  const rank = (id: TradeCardId) =>
    100 * (id === wish ? 100 : cards.filter((card) => card === id).length) + atlas.good(id).stack;
  const names = moves.flatMap((move) => (move.type === 'Post' ? [move.named] : []));
  return names.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

function partsOf(move: CivilizationMove, table: CivilizationTable): Part[] {
  const { view } = table;
  const w = words().act;
  const atlas = atlasOf(table)!;
  const verb = verbPart(move);
  /** What one does with a thing, where the number that is asked for last says it too. */
  const saidByCount = (): Part => ({ ...verb, loose: hasKin(move, table) });
  const area = (id: AreaId): Part => ({ thing: areaThing(id), say: name(id), byName: true });
  const card = (id: TradeCardId): Part => ({ thing: cardThing(id), say: name(id) });
  const count = (number: number): Part[] =>
    hasKin(move, table) ? [{ thing: `count:${number}`, say: w.some(number) }] : [];
  /** How many cards: each number says which, and what is done with them. */
  const cards = (number: number, id: TradeCardId): Part[] =>
    hasKin(move, table)
      ? [
          {
            thing: `of:${id}:${number}`,
            say:
              move.type === 'AddCards' || move.type === 'TakeOut'
                ? say(`move.${move.type}`, move)
                : w.of(number, name(id)),
          },
        ]
      : [];
  const shore = (id: ShoreId): Part[] => [
    area(atlas.areaOfShore(id).id),
    ...(hasKin(move, table) ? [{ thing: `shore:${id}`, say: name(id) }] : []),
  ];
  switch (move.type) {
    case 'ChooseNation':
      // It is for the whole match: who touches the map looks first, and then says so.
      return [
        { thing: areaThing(atlas.nation(move.nation).start), say: name(move.nation) },
        { thing: `nation:${move.nation}`, say: w.lead(name(move.nation)) },
      ];
    case 'SetTaxRate':
      return [{ thing: `rate:${move.rate}`, say: say('move.SetTaxRate', move) }];
    case 'March':
      return [{ ...verb, loose: true }, area(move.from), area(move.to), ...count(move.count)];
    case 'Grow':
    case 'GrowLess':
    case 'LoseTokens':
    case 'PickTokens':
    case 'AnnexTokens':
      return [saidByCount(), area(move.area), ...count(move.count)];
    case 'LoseCity':
      // Nobody loses a city by touching it: that it is meant is said once more.
      return [
        { ...verb, loose: true },
        area(move.area),
        { thing: `lose:${move.area}`, say: say('move.LoseCity', move) },
      ];
    case 'PickCity':
    case 'AnnexCity':
    case 'Revolt':
    case 'TakeCity':
    case 'OrderReduction':
    case 'ReduceCity':
    case 'Plunder':
    case 'BuildCity':
      return [verb, area(move.area)];
    case 'KeepByTreasury':
    case 'KeepByLevy':
    case 'DropShip':
    case 'Embark':
      return [verb, { thing: shipThing(move.ship), say: shipAt(table, move.ship) }];
    case 'BuildShip':
      return [verb, ...shore(move.shore), { thing: `levy:${move.levy}`, say: say(`levy.${move.levy}`) }];
    case 'Sail':
      // The ship can be dragged there; who presses where it goes need not press it, too.
      return [
        verb,
        ...(view.voyage
          ? [{ thing: shipThing(view.voyage.ship), say: w.ship(name(view.voyage.shore)), loose: true }]
          : []),
        ...shore(move.to),
      ];
    case 'Board':
    case 'Land':
      return [verb, ...count(move.count)];
    case 'StartAnswer':
    case 'Accept':
      return [
        { ...verb, first: true },
        { thing: offerThing(move.offer), say: offerWords(view, move.offer) },
      ];
    case 'Reject':
    case 'Withdraw':
      return [verb, { thing: offerThing(move.offer), say: offerWords(view, move.offer) }];
    case 'AddCards':
      return [saidByCount(), card(move.card), ...cards(move.count, move.card)];
    case 'Spend':
    case 'ReturnCards':
      return [card(move.card), ...cards(move.count, move.card)];
    case 'TakeOut':
      return [
        saidByCount(),
        { thing: putThing(move.card), say: name(move.card) },
        ...cards(move.count, move.card),
      ];
    case 'Claim':
      return [verb, { thing: claimThing(move.commodity), say: name(move.commodity) }];
    case 'Wish':
      return [verb, { thing: wishThing(move.commodity), say: name(move.commodity) }];
    case 'NoClaim':
      return [{ ...verb, thing: claimThing(view.draft!.claim!) }];
    case 'NoWish':
      return [{ ...verb, thing: wishThing(view.draft!.wish!) }];
    case 'Post': {
      const { to } = move;
      const named = { thing: `named:${move.named}`, say: words().market.truly(name(move.named)) };
      if (to !== undefined && to !== null) {
        return [{ thing: 'verb:PostTo', say: w.postTo }, seatPart(to), named];
      }
      return move.named === plainName(table, atlas)
        ? [{ thing: 'verb:Post', say: postWords(move.named, view), ends: true }]
        : [{ thing: 'verb:PostNaming', say: w.postNaming }, named];
    }
    case 'BuyCard':
      return [verb, { thing: civThing(move.card), say: pricedName(move.card, table) }];
    case 'Erupt':
      return [verb, { thing: `volcano:${move.volcano}`, say: name(move.volcano) }];
    case 'Flood':
      return [verb, { thing: `plain:${move.plain}`, say: name(move.plain) }];
    case 'OrderLoss':
      return [seatPart(move.seat), countPart(move.points)];
    case 'ShowGrain':
      return [verb, countPart(move.cards)];
    case 'NameCandidate':
      return [verb, seatPart(move.seat)];
    case 'KeepFaction':
      return [{ thing: `faction:${move.faction}`, say: say('move.KeepFaction', move) }];
    case 'Done':
      return [{ ...verb, say: left('done', table, verb.say), ends: true }];
    case 'StartOffer':
    case 'Abandon':
      // Neither is the word with which one leaves, and giving up comes after all that goes on.
      return [verb, { thing: 'wall', say: words().stages.market, loose: true }];
    case 'Ready':
    case 'Moor':
    case 'HoldBack':
      return [{ ...verb, ends: true }];
    case 'KeepFewer':
      // It stands behind what is bought, and away from what is mostly meant.
      return [
        { ...verb, say: left('fewer', table, verb.say) },
        { thing: 'hand:less', say: words().hand.title, loose: true },
      ];
    default:
      return [verb];
  }
}

/** Whether something is still to be lost, or to grow or not, after this. */
function leavesMore(move: CivilizationMove, { prompt }: CivilizationTable): boolean {
  const open = (arg: string) => Number(prompt?.args[arg] ?? 0);
  switch (move.type) {
    case 'Grow':
      return open('left') > move.count;
    case 'GrowLess':
      return open('missing') > move.count;
    case 'LoseTokens':
      return open('points') > move.count;
    case 'LoseCity':
      return open('points') > open('city');
    default:
      return false;
  }
}

/** The kinds of moves that would be made, or whose number would be asked, by pressing an area now. */
export function kindAt({ pointing }: CivilizationTable, area: AreaId): CivilizationMove['type'] | null {
  const thing = areaThing(area);
  return pointing.can(thing) ? (endingAt(pointing, thing)[0]?.move.type ?? null) : null;
}

export const describe: Describe<CivilizationView, CivilizationMove, CivilizationEvent> = {
  parts: partsOf,

  say(move, table) {
    switch (move.type) {
      case 'ChooseNation':
        return words().act.startsIn(name(move.nation), name(atlasOf(table)!.nation(move.nation).start));
      case 'March':
        return `${name(move.from)} → ${name(move.to)}: ${move.count}`;
      case 'Accept':
      case 'Reject':
        // Whose it is comes first: what can be said to one stands together.
        return `${offerWords(table.view, move.offer)}: ${verbOf(move)}`;
      case 'Post':
        return move.to === undefined || move.to === null
          ? postWords(move.named, table.view)
          : say('move.Post', move);
      case 'NameCandidate':
      case 'Embark':
      case 'KeepByTreasury':
      case 'KeepByLevy':
      case 'DropShip':
        return partsOf(move, table)
          .map((part) => part.say)
          .join(': ');
      case 'StartAnswer':
      case 'Withdraw':
      case 'BuyCard':
        return partsOf(move, table)
          .map((part) => part.say)
          .join(' ');
      case 'Done':
        return left('done', table, say('move.Done', move));
      case 'KeepFewer':
        return left('fewer', table, say('move.KeepFewer', move));
      default:
        return say(`move.${move.type}`, move);
    }
  },

  // An offer and a purchase are put together before anybody sees them. What pays is laid down at once: a purchase that is
  // not paid yet cannot be sent as it is. So are losses and growth, as long as more of them is to be said.
  continues: (move, table) =>
    leavesMore(move, table) ||
    (move.type === 'KeepFewer' && table.prompt?.name === 'ReturnCards') ||
    [
      'StartOffer',
      'StartAnswer',
      'AddCards',
      'TakeOut',
      'Claim',
      'NoClaim',
      'Wish',
      'NoWish',
      'BuyCard',
      'ReturnCards',
    ].includes(move.type),

  weighty: ({ type }) => type === 'ChooseNation',

  wanted: ({ pointing }) =>
    pointing.selected.length > 0 && pointing.remaining.every(({ move }) => move.type === 'March')
      ? words().act.whither
      : null,

  meant(thing, selected, table) {
    const { view, seat, moves } = table;
    if (thing.startsWith('area:') || thing.startsWith('drop:')) {
      const source = chosenOf('area', selected);
      return meantByArea(atlasOf(table)!, view, seat ?? 0, moves, source, after(thing));
    }
    if (thing.startsWith('civ:') && moves.some(({ type }) => type === 'BuyCard' || type === 'Done')) {
      return { type: 'BuyCard', card: after(thing) } as CivilizationMove;
    }
    return thing.startsWith('ship:') ? { type: 'Embark', ship: Number(after(thing)) } : null;
  },

  things: (event, table) => {
    if (event.type === 'Moved') {
      return event.areas.map(areaThing);
    }
    return tracesOf([event], atlasOf(table)!).flatMap((trace) =>
      trace.kind === 'march' ? [areaThing(trace.from), areaThing(trace.to)] : [areaThing(trace.area)],
    );
  },

  ways: (event) =>
    event.type === 'Marched'
      ? [{ from: areaThing(event.from), to: areaThing(event.to), seat: event.seat, count: event.count }]
      : [],
};
