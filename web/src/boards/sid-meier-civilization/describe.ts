/** How the moves of this game are pointed at and said: a city, figures and where they go, a card, a technology, a front. */
import { hasText, name, say, sayOr } from '../../text';
import type { Describe, Part, Way } from '../board';
import { consequenceOf } from '../common/choices';
import { partsByField } from '../common/fields';
import { countPart, namedPart, seatPart, verbOf } from '../common/parts';
import { noted, roman } from '../common/words';
import { draftOf } from './logic/bargain';
import { ownRanks, titleOf, type Side } from './logic/fight';
import { endsMovement, entering } from './logic/march';
import { meantBy } from './logic/reasons';
import type { MoveType, SmcEvent, SmcMove, SmcTable, SmcView, SquareId } from './logic/types';
import { faceOf, foresightOf, itemKind, priceOf } from './printed';
import { cityName, givesOf, governmentWords, marchOf, squareName, terrainOf, whereIs, yieldsOf } from './say';
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

/** What becomes of who goes to a square where somebody has anything against it, as the rules foresee it. */
function staked(move: SmcMove, table: SmcTable) {
  const way = move.type === 'Go' ? entering(table, move.square) : undefined;
  return way && way.does !== 'stop' && way.does !== 'pass' ? way : undefined;
}

function verbWords(move: SmcMove, table: SmcTable): string {
  const stake = staked(move, table);
  if (stake) {
    return say('fact.enters', stake);
  }
  const verb = move.type === 'EndPhase' ? sayOr(`leave.${table.prompt?.name}`, verbOf(move)) : verbOf(move);
  const ends = (move.type === 'Go' || move.type === 'Stop') && endsMovement(table, move);
  return ends ? say('fact.ends-movement', { what: verb }) : verb;
}

/** What a city makes and what that yields, with its price for this player. */
function itemWords(item: string, table: SmcTable, paid: boolean, trade = 0): string {
  const cost = paid ? priceOf(table, item) : null;
  return [
    noted(name(item), yieldsOf(table, item)),
    ...(cost === null ? [] : [say('fact.price', { cost, trade })]),
    ...onlyPlace(item, table),
  ].join(', ');
}

/** Where an item would go if there is only one place for it: nobody is asked then. */
function onlyPlace(item: string, table: SmcTable): string[] {
  const city = table.prompt?.name === 'CityAction' ? table.prompt.args['city'] : undefined;
  const offer = foresightOf(table)?.offers.find((each) => each.city === city && each.item === item);
  return offer?.squares.length === 1
    ? [say('fact.goes-to', { where: whereIs(table, offer.squares[0]!) })]
    : [];
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
  /** What stands there and is lost makes room. */
  const placeOn = (id: SquareId): Part => {
    const { thing, say: what } = square(id);
    const lost = consequenceOf(table, move)?.loss;
    return { thing, say: lost ? say('fact.instead-of', { what }) : what };
  };
  const group = (of: { armies: number; scouts: number }, key = 'fact.group'): Part => ({
    thing: `group:${of.armies}-${of.scouts}`,
    say: say(key, of),
  });
  switch (move.type) {
    case 'Place':
      return [verb, placeOn(move.square)];
    case 'Discover':
      return [
        verb,
        {
          thing: squareThing(move.square),
          say: say('fact.what-lies', { where: whereIs(table, move.square) }),
        },
      ];
    case 'BuildCity':
    case 'BuildCityWithArmy': {
      // A scout does nothing by one press alone: what it becomes is said once more.
      const army = move.type === 'BuildCityWithArmy';
      return [
        { ...verb, thing: verbThing('BuildCity') },
        square(move.square),
        { thing: army ? 'by:army' : 'by:scout', say: say('fact.builder', { army }) },
      ];
    }
    case 'SendScout':
      return [
        verb,
        square(move.square),
        {
          thing: squareThing(move.city),
          say: say('fact.sent-to', { city: cityName(table, move.city) }),
        },
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
      return several
        ? [{ ...verb, loose: true }, square(move.from), group(move, 'fact.move-group')]
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
      if (thing === 'trade' || thing === 'culture') {
        const points = say('fact.deal', { way: type, kind: thing });
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
      return [verb, { thing: TRACK, say: words().track }];
    case 'ChooseTechnology':
    case 'Research': {
      const level = faceOf(table, 'technologies', move.technology)?.level ?? 1;
      return [
        // What is researched is asked for once more, in the list and on the card alike: it needs no verb.
        ...(move.type === 'Research' ? [] : [verb]),
        { thing: levelThing(level), say: words().level(roman(level)), loose: true },
        namedPart('technology')(move.technology),
      ];
    }
    case 'DevoteToArts':
    case 'KeepPerson':
      // They are answers like others, also where they end a turn.
      return [verb, { thing: `way:${move.type}`, say: verb.say, loose: true }];
    case 'ChooseFigures':
      return [verb, group(move)];
    case 'NewFront':
      return [verb, { thing: NEW_FRONT, say: say('fact.new-front') }];
    default:
      return [
        verb,
        ...partsByField<SmcMove>(move, {
          civilization: namedPart('civilization'),
          square,
          city: (id) => ({ thing: squareThing(id), say: cityName(table, id) }),
          government: (id) => ({ thing: governmentThing(id), say: governmentWords(id) }),
          wonder: namedPart('wonder'),
          partner: seatPart,
          proposer: seatPart,
          player: seatPart,
          thing: namedPart('token'),
          resource: namedPart('resource'),
          technology: namedPart('technology'),
          holder: namedPart('holder'),
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

/** A front is known by who stands in it alone. */
function frontWords(front: number, table: SmcTable): string {
  const { battle } = table.view;
  const there = battle?.fronts[front];
  const side: Side = there?.attacker ? 'attacker' : 'defender';
  const unit = there?.attacker && there.defender ? undefined : there?.[side];
  const numbered = say('fact.front', { number: front + 1 });
  return battle && unit
    ? `${noted(name(titleOf(table, battle[side], unit.unit)), unit.strength)}, ${numbered}`
    : numbered;
}

/** An own unit: what it is called at its rank, and its strength. */
function unitWords(table: SmcTable, unit: string): string {
  const ranks = ownRanks(table);
  return ranks ? noted(name(titleOf(table, ranks, unit)), ranks.strengths[unit] ?? '') : name(unit);
}

function sayMove(move: SmcMove, table: SmcTable): string {
  const [verb, ...others] = partsOf(move, table).filter(({ loose }) => !loose);
  const all = `${verb?.say}: ${others.map((part) => part.say).join(', ')}`;
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
      return say('fact.act-with', { city: cityName(table, move.city) });
    case 'MoveFigures':
      return `${say('fact.group', move)}: ${squareName(table, move.from)}`;
    case 'Go': {
      const stake = staked(move, table);
      return stake && stake.against > 0 ? `${all}, ${say('fact.against', stake)}` : all;
    }
    case 'Discover':
      return `${verb!.say} ${others[0]!.say}`;
    case 'PlacePerson':
      return consequenceOf(table, move)?.loss
        ? all
        : say('fact.settles', {
            terrain: terrainOf(table, move.square),
            where: whereIs(table, move.square),
          });
    case 'ChangeGovernment':
    case 'Place':
    case 'BuildCity':
    case 'BuildCityWithArmy':
    case 'Infiltrate':
    case 'Produce':
    case 'ProduceFree':
    case 'AttackFront':
    case 'PlayUnit':
    case 'ReclaimUnit':
    case 'SendScout':
    case 'Wound':
    case 'Heal':
      return all;
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

/** The culture event that is aimed, answered or allowed, with all it does. */
function askingCard({ prompt }: SmcTable): string | null {
  const card = prompt?.args['source'] ?? prompt?.args['card'];
  return typeof card === 'string' && hasText(`card.event.${card}`)
    ? `${name(card)}: ${say(`card.event.${card}`)}`
    : null;
}

export const describe: Describe<SmcView, SmcMove, SmcEvent> = {
  parts: partsOf,
  say: sayMove,
  about: askingCard,
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
