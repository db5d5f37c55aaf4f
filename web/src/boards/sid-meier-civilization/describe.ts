/** How the moves of this game are pointed at and said: a city, figures and where they go, a card, a technology, a front. */
import { name, say } from '../../text';
import type { Describe, Part, Way } from '../board';
import { partsByField } from '../common/fields';
import { countPart, namedPart, seatPart, verbOf } from '../common/parts';
import { noted } from '../common/words';
import { draftOf } from './logic/bargain';
import { forceStrength, rankedSeat, strengthIn, unitName } from './logic/fight';
import { endsMovement } from './logic/march';
import { meantBy } from './logic/reasons';
import { byId, cityOn } from './logic/squares';
import type { MoveType, SmcEvent, SmcMove, SmcTable, SmcView, SquareId } from './logic/types';
import { faceOf, foresightOf, itemKind, priceOf } from './printed';
import { cityName, givesOf, marchOf, squareName, whereIs, yieldsOf } from './say';
import { words } from './words';

// The things of this board.
export const squareThing = (square: SquareId) => `square:${square}`;
export const cardThing = (card: string) => `card:${card}`;
export const technologyThing = (technology: string) => `technology:${technology}`;
export const levelThing = (level: number) => `level:${level}`;
export const abilityThing = (ability: string) => `ability:${ability}`;
export const itemThing = (item: string) => `item:${item}`;
export const unitThing = (unit: string) => `unit:${unit}`;
export const wonderThing = (wonder: string) => `wonder:${wonder}`;
export const governmentThing = (government: string) => `government:${government}`;
export const resourceThing = (resource: string) => `resource:${resource}`;
export const civilizationThing = (civilization: string) => `civilization:${civilization}`;
export const frontThing = (front: number) => `front:${front}`;
export const seatThing = (seat: number) => `seat:${seat}`;
export const NEW_FRONT = 'front:new';
export const TRACK = 'track:';

const verbThing = (type: string) => `verb:${type}`;

/** What entering a square would be; null where nobody has anything against it. */
export function stakeAt(view: SmcView, seat: number | null, square: SquareId): keyof Enters | null {
  const there = byId(view).get(square);
  if (there?.thing === 'hut' || there?.thing === 'village') {
    return there.thing;
  }
  const city = cityOn(view, square);
  if (city && city.seat !== seat) {
    return 'city';
  }
  return there?.owner !== undefined && there.owner !== seat ? 'figures' : null;
}
type Enters = ReturnType<typeof words>['enters'];

function verbWords(move: SmcMove, table: SmcTable): string {
  const stake = move.type === 'Go' ? stakeAt(table.view, table.seat, move.square) : null;
  if (stake) {
    return words().enters[stake];
  }
  const leaves = move.type === 'EndPhase' ? words().leaves[table.prompt?.name ?? ''] : undefined;
  const verb = leaves ?? verbOf(move);
  const ends = (move.type === 'Go' || move.type === 'Stop') && endsMovement(table, move);
  return ends ? words().andEndsMovement(verb) : verb;
}

/** What a city makes and what that yields, with its price for this player. */
function itemWords(item: string, table: SmcTable, paid: boolean, trade = 0): string {
  const price = paid ? priceOf(table, item) : null;
  return [
    noted(name(item), yieldsOf(table, item)),
    ...(price === null ? [] : [words().price(price, trade)]),
    ...onlyPlace(item, table),
  ].join(', ');
}

/** Where an item would go if there is only one place for it: nobody is asked then. */
function onlyPlace(item: string, table: SmcTable): string[] {
  const city = table.prompt?.name === 'CityAction' ? table.prompt.args['city'] : undefined;
  const offer = foresightOf(table)?.offers.find((each) => each.city === city && each.item === item);
  return offer?.squares.length === 1 ? [words().goesTo(whereIs(table, offer.squares[0]!))] : [];
}

/** The words with which one leaves a question. */
const LEAVING: ReadonlySet<MoveType> = new Set<MoveType>([
  'EndPhase',
  'Stop',
  'SendOffer',
  'NoResearch',
  'Done',
  'LetPass',
  'EndBattleTurn',
]);

export function partsOf(move: SmcMove, table: SmcTable): Part[] {
  const verb: Part = {
    thing: verbThing(move.type),
    say: verbWords(move, table),
    ...(LEAVING.has(move.type) ? { ends: true } : {}),
  };
  const square = (id: SquareId): Part => ({ thing: squareThing(id), say: squareName(table, id) });
  /** What stands there makes room, but not for figures: they stand beside it. */
  const placeOn = (id: SquareId): Part => {
    const { say: where, ...part } = square(id);
    const item = table.prompt?.name === 'PlaceItem' ? String(table.prompt.args['item']) : null;
    const stays = move.type === 'Place' && (item === null || itemKind(table, item) === 'figure');
    const taken = !stays && byId(table.view).get(id)?.thing !== undefined;
    return { ...part, say: taken ? words().insteadOf(where) : where };
  };
  const group = (armies: number, scouts: number): Part => ({
    thing: `group:${armies}-${scouts}`,
    say: words().group(armies, scouts),
  });
  switch (move.type) {
    case 'Place':
      return [verb, placeOn(move.square)];
    case 'Discover':
      return [verb, { thing: squareThing(move.square), say: words().whatLies(whereIs(table, move.square)) }];
    case 'BuildCity':
    case 'BuildCityWithArmy': {
      // A scout does nothing by one press alone: what it becomes is said once more.
      const army = move.type === 'BuildCityWithArmy';
      return [
        { ...verb, thing: verbThing('BuildCity') },
        square(move.square),
        { thing: army ? 'by:army' : 'by:scout', say: army ? words().byArmy : words().byScout },
      ];
    }
    case 'SendScout':
      return [
        verb,
        square(move.square),
        { thing: squareThing(move.city), say: words().sendTo(cityName(table, move.city)) },
      ];
    case 'PlacePerson':
      // Where it is known who goes, only the square is to be pointed at.
      return [
        verb,
        {
          thing: `person:${move.person}`,
          say: noted(name(move.person), givesOf(table, move.person)),
          loose: table.prompt?.name === 'NewPerson',
        },
        placeOn(move.square),
      ];
    case 'MoveFigures': {
      const several =
        table.moves.filter((each) => each.type === 'MoveFigures' && each.from === move.from).length > 1;
      const { thing } = group(move.armies, move.scouts);
      return several
        ? [
            { ...verb, loose: true },
            square(move.from),
            { thing, say: words().moveGroup(move.armies, move.scouts) },
          ]
        : [verb, square(move.from)];
    }
    case 'Give':
    case 'Ask': {
      // Points are given and asked for by their number; of other things there are few.
      const {
        type,
        thing,
        count: number = 1,
      } = move as { type: 'Give' | 'Ask'; thing: string; count?: number };
      const points = words().points[type][thing];
      if (points) {
        return [{ thing: verbThing(`${type}-${thing}`), say: points }, countPart(number)];
      }
      const several = table.moves.some(
        (each) => each.type === type && each.thing === thing && JSON.stringify(each) !== JSON.stringify(move),
      );
      return [verb, namedPart('token')(thing), ...(several ? [countPart(number)] : [])];
    }
    case 'Keep':
    case 'Waive':
      return [verb, namedPart('token')(move.thing)];
    case 'Produce':
    case 'ProduceFree': {
      const kind = itemKind(table, move.item);
      return [
        verb,
        { thing: `kind:${kind}`, say: say(`kind.${kind}`), loose: true },
        {
          thing: itemThing(move.item),
          say:
            move.type === 'Produce'
              ? itemWords(move.item, table, true, move.trade)
              : itemWords(move.item, table, false),
        },
      ];
    }
    case 'AdvanceCulture':
      return [verb, { thing: TRACK, say: words().track.title }];
    case 'ChooseTechnology':
    case 'Research': {
      const level = faceOf(table, 'technologies', move.technology)?.level ?? 1;
      return [
        // What is researched is asked for once more, in the list and on the card alike: it needs no verb.
        ...(move.type === 'Research' ? [] : [verb]),
        { thing: levelThing(level), say: words().pyramid.level(level), loose: true },
        namedPart('technology')(move.technology),
      ];
    }
    case 'DevoteToArts':
    case 'KeepPerson':
      // They are answers like others, also where they end a turn.
      return [verb, { thing: `way:${move.type}`, say: verb.say, loose: true }];
    case 'ChooseFigures':
      return [verb, group(move.armies, move.scouts)];
    case 'NewFront':
      return [verb, { thing: NEW_FRONT, say: words().newFront }];
    default:
      return [
        verb,
        ...partsByField<SmcMove>(move, {
          civilization: namedPart('civilization'),
          square,
          city: (id) => ({ thing: squareThing(id), say: cityName(table, id) }),
          government: namedPart('government'),
          wonder: namedPart('wonder'),
          partner: seatPart,
          proposer: seatPart,
          player: seatPart,
          thing: namedPart('token'),
          resource: namedPart('resource'),
          technology: namedPart('technology'),
          card: namedPart('card'),
          ability: namedPart('ability'),
          payment: namedPart('payment'),
          arm: namedPart('arm'),
          front: (id) => ({ thing: frontThing(id), say: frontWords(id, table) }),
          unit: (id) => ({ thing: unitThing(id), say: unitWords(table, id) }),
          count: countPart,
          era: namedPart('era'),
        }),
      ];
  }
}

/** A front is known by who stands in it. */
function frontWords(number: number, table: SmcTable): string {
  const { battle } = table.view;
  const there = battle?.fronts[number];
  const side = there?.attacker && !there.defender ? 'attacker' : 'defender';
  const unit = there?.attacker && there.defender ? undefined : there?.[side];
  const front = words().front(number);
  return battle && unit
    ? `${noted(unitName(table, rankedSeat(battle, side), unit.unit), strengthIn(table, battle, side, unit.unit))}, ${front}`
    : front;
}

/** An own unit: what it is called at its rank, and its strength. */
function unitWords(table: SmcTable, unit: string): string {
  const { battle } = table.view;
  const seat = table.seat ?? 0;
  const side = battle?.attacker === seat ? 'attacker' : 'defender';
  return battle
    ? noted(unitName(table, rankedSeat(battle, side), unit), strengthIn(table, battle, side, unit))
    : noted(unitName(table, seat, unit), forceStrength(table, seat, unit));
}

/** How many units would meet how many, where it comes to a battle; as the rules foresee it. */
function againstWords(table: SmcTable, square: SquareId): string[] {
  const group = table.prompt?.name === 'March' ? foresightOf(table)?.reach[0] : undefined;
  const way = group?.ways.find(({ to }) => to === square);
  return group && way && way.against > 0 ? [words().unitsAgainst(group.units, way.against)] : [];
}

function sayMove(move: SmcMove, table: SmcTable): string {
  const say_ = words();
  const parts = partsOf(move, table).filter(({ loose }) => !loose);
  const [verb, ...others] = parts;
  switch (move.type) {
    case 'ChooseCivilization':
      return name(move.civilization);
    case 'ChoosePlayer':
    // The question says what is put there, and on a phone what each place brings needs the room.
    case 'PlaceCapital':
    case 'PlaceArmy':
    case 'PlaceScout':
    case 'ChooseSquare':
    case 'ChooseWonder':
      return others[0]!.say;
    case 'UseCity':
      return say_.actWith(cityName(table, move.city));
    case 'MoveFigures':
      return say_.moveFrom(say_.group(move.armies, move.scouts), squareName(table, move.from));
    case 'SendScout':
      return `${verb!.say}: ${others.map((part) => part.say).join(', ')}`;
    case 'Go':
      return [
        `${verb!.say}: ${others.map((part) => part.say).join(', ')}`,
        ...(stakeAt(table.view, table.seat, move.square) ? againstWords(table, move.square) : []),
      ].join(', ');
    case 'Discover':
      return `${verb!.say} ${others[0]!.say}`;
    case 'Place':
    case 'BuildCity':
    case 'BuildCityWithArmy':
    case 'PlacePerson':
    case 'Infiltrate':
    case 'Produce':
    case 'ProduceFree':
    case 'AttackFront':
    case 'PlayUnit':
    case 'ReclaimUnit':
    case 'Wound':
    case 'Heal':
      return `${verb!.say}: ${others.map((part) => part.say).join(', ')}`;
    case 'Stop':
    case 'EndPhase':
      return verb!.say;
    default:
      return say(`move.${move.type}`, move);
  }
}

/** Whether more is to come before the gesture is whole: steps of a way, a city and its action, an offer, a front and its unit. */
function continues(move: SmcMove, table: SmcTable): boolean {
  switch (move.type) {
    case 'MoveFigures':
    case 'UseCity':
    case 'OpenDeal':
    case 'CounterOffer':
    case 'Give':
    case 'Ask':
    case 'Keep':
    case 'Waive':
    case 'NewFront':
    case 'AttackFront':
      return true;
    case 'Go':
      return (marchOf(table)?.left ?? 0) > 1;
    default:
      return false;
  }
}

/** What an event is about. */
function thingsOf(event: SmcEvent): string[] {
  switch (event.type) {
    case 'FiguresMoved':
    case 'FiguresDriven':
      return [squareThing(event.from), squareThing(event.to)];
    case 'GroupArrived':
      return [squareThing(event.to)];
    case 'CityInfiltrated':
    case 'CityBoosted':
    case 'ActionDeclared':
    case 'ItemProduced':
      return [squareThing(event.city)];
    case 'ScoutSends':
      return [squareThing(event.square), squareThing(event.city)];
    case 'TechnologyLearned':
      return [technologyThing(event.technology)];
    case 'CultureAdvanced':
      return [TRACK];
    case 'UnitPlayed':
    case 'UnitKilled':
      return [frontThing(event.front)];
    case 'EventSeen':
    case 'EventLost':
      return [cardThing(event.card)];
    case 'UnitDrawn':
      return [unitThing(event.unit)];
    case 'ResourceTaken':
      return [resourceThing(event.resource)];
    case 'DealOffered':
      return [seatThing(event.seat)];
    default:
      return 'square' in event ? [squareThing(event.square)] : [];
  }
}

/** What changes an offer in the making. */
const DRAFTING: ReadonlySet<SmcMove['type']> = new Set(['Give', 'Ask', 'Keep', 'Waive']);

export const describe: Describe<SmcView, SmcMove, SmcEvent> = {
  parts: partsOf,
  say: sayMove,
  inHand: ({ type }, table) => DRAFTING.has(type) && draftOf(table) !== undefined,
  continues,
  meant: meantBy,
  things: thingsOf,
  ways: (event): Way[] =>
    event.type === 'FiguresMoved' || event.type === 'FiguresDriven'
      ? [
          {
            from: squareThing(event.from),
            to: squareThing(event.to),
            seat: event.seat,
            count: event.type === 'FiguresMoved' ? event.armies + event.scouts : 1,
          },
        ]
      : [],
};
