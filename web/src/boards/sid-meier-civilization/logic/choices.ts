/** Where each move is made: on the map, with a card, in the pyramid, in a city, in a battle, in a deal. */
import { reachOf, type Way } from './reach';
import { tileOf, squaresOf } from './squares';
import type { MoveOf, Person, SmcMove, SmcView, SquareId } from './types';

export type Kind =
  | 'capital'
  | 'army'
  | 'scout'
  | 'place'
  | 'city'
  | 'send'
  | 'person'
  | 'use'
  | 'target'
  | 'figures'
  | 'go'
  | 'discover'
  | 'infiltrate'
  | 'stop'
  | 'raze';

/** A move that is made by pressing a square; a march may be several of them, one after the other. */
export interface Choice {
  kind: Kind;
  square: SquareId;
  moves: SmcMove[];
  way?: Way;
}

/** What is in the hand: a group of figures, or a great person of the reserve. */
export interface Aim {
  group: { from: SquareId; armies: number; scouts: number } | null;
  person: Person | null;
}

export const NO_AIM: Aim = { group: null, person: null };

export interface Spot {
  /** A source is taken into the hand first. */
  role: 'source' | 'target';
  choices: Choice[];
}

export type Zone =
  'map' | 'hand' | 'ability' | 'city' | 'pyramid' | 'battle' | 'deal' | 'track' | 'end' | 'answer';

const ZONES: Record<SmcMove['type'], Zone> = {
  ChooseCivilization: 'answer',
  PlaceCapital: 'map',
  PlaceArmy: 'map',
  PlaceScout: 'map',
  Place: 'map',
  BuildCity: 'map',
  BuildCityWithArmy: 'map',
  ChangeGovernment: 'answer',
  SendScout: 'map',
  PlacePerson: 'map',
  KeepPerson: 'end',
  UseWonder: 'answer',
  EndPhase: 'end',
  OpenDeal: 'answer',
  Give: 'deal',
  Ask: 'deal',
  SendOffer: 'deal',
  DropOffer: 'deal',
  AcceptOffer: 'deal',
  RefuseOffer: 'deal',
  CounterOffer: 'deal',
  HandOver: 'answer',
  UseCity: 'map',
  Produce: 'city',
  ProduceFree: 'city',
  DevoteToArts: 'city',
  Harvest: 'city',
  AdvanceCulture: 'track',
  BuyCoin: 'ability',
  PlayEvent: 'hand',
  UseAbility: 'ability',
  Pay: 'answer',
  ChooseSquare: 'map',
  ChoosePlayer: 'answer',
  ChooseTechnology: 'pyramid',
  ChooseWonder: 'answer',
  ChooseFigures: 'answer',
  ChooseGreatPerson: 'answer',
  Done: 'end',
  CancelByCard: 'hand',
  CancelByAbility: 'answer',
  LetPass: 'end',
  Agree: 'answer',
  Refuse: 'answer',
  Discard: 'hand',
  MoveFigures: 'map',
  Go: 'map',
  Discover: 'map',
  Stop: 'end',
  Raze: 'end',
  Infiltrate: 'map',
  DrawBarbarian: 'answer',
  NewFront: 'battle',
  AttackFront: 'battle',
  PlayUnit: 'battle',
  Wound: 'battle',
  UseHealing: 'ability',
  Heal: 'battle',
  EndBattleTurn: 'end',
  TakeTrade: 'answer',
  TakeCulture: 'answer',
  TakeResource: 'answer',
  TakeCard: 'answer',
  TakeCoin: 'answer',
  DestroyCoin: 'answer',
  ReclaimUnit: 'answer',
  TakeMarketResource: 'answer',
  Research: 'pyramid',
  NoResearch: 'end',
};

export function zoneOf(move: SmcMove): Zone {
  return ZONES[move.type];
}

/** Every kind of move can be made on this board. */
export function covers(move: { type: string }): boolean {
  return Object.hasOwn(ZONES, move.type);
}

export function sameMove(one: SmcMove, other: SmcMove | null): boolean {
  return other !== null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: SmcMove): [string, unknown][] {
  return Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The squares that a move is made on, and as what. */
function placeOf(move: SmcMove): { kind: Kind; square: SquareId } | null {
  switch (move.type) {
    case 'PlaceCapital':
      return { kind: 'capital', square: move.square };
    case 'PlaceArmy':
      return { kind: 'army', square: move.square };
    case 'PlaceScout':
      return { kind: 'scout', square: move.square };
    case 'Place':
      return { kind: 'place', square: move.square };
    case 'BuildCity':
    case 'BuildCityWithArmy':
      return { kind: 'city', square: move.square };
    case 'SendScout':
      return { kind: 'send', square: move.square };
    case 'PlacePerson':
      return { kind: 'person', square: move.square };
    case 'UseCity':
      return { kind: 'use', square: move.city };
    case 'ChooseSquare':
      return { kind: 'target', square: move.square };
    case 'MoveFigures':
      return { kind: 'figures', square: move.from };
    case 'Go':
      return { kind: 'go', square: move.square };
    case 'Discover':
      return { kind: 'discover', square: move.square };
    case 'Infiltrate':
      return { kind: 'infiltrate', square: move.city };
    default:
      return null;
  }
}

export function squaresOfMove(move: SmcMove | null): SquareId[] {
  const place = move && placeOf(move);
  return place ? [place.square] : move?.type === 'SendScout' ? [move.city] : [];
}

/** Where a running march stands and how many steps it has left; null if none is asked about. */
export interface March {
  square: SquareId;
  armies: number;
  scouts: number;
  left: number;
}

export function marchOf(view: SmcView, seat: number | null): March | null {
  const top = view.pending[0];
  if (top?.step !== 'march' || top.seat !== seat) {
    return null;
  }
  const [index = 0, armies = 0, scouts = 0, left = 0] = top.notes;
  return {
    square: `${String.fromCharCode(97 + (index % 16))}${Math.floor(index / 16) + 1}`,
    armies,
    scouts,
    left,
  };
}

/** Everything that can be pressed on the map now. */
export function spotsOf(view: SmcView, seat: number | null, moves: readonly SmcMove[], aim: Aim) {
  const spots = new Map<SquareId, Spot>();
  const add = (square: SquareId, role: Spot['role'], choice: Choice) => {
    const spot = spots.get(square);
    if (spot) {
      spot.choices.push(choice);
    } else {
      spots.set(square, { role, choices: [choice] });
    }
  };
  if (aim.group && seat !== null) {
    const { from, armies, scouts } = aim.group;
    const begin: SmcMove = { type: 'MoveFigures', from, armies, scouts };
    const steps = view.seats[seat]!.speed;
    for (const way of reachOf(view, seat, { square: from, armies, scouts, left: steps })) {
      add(way.to, 'target', march(way, [begin]));
    }
    return spots;
  }
  const reserve = moves.some(({ type }) => type === 'EndPhase');
  for (const move of moves) {
    const place = placeOf(move);
    if (!place) {
      continue;
    }
    if (move.type === 'PlacePerson' && reserve && move.person !== aim.person) {
      continue;
    }
    if (aim.person !== null && move.type !== 'PlacePerson') {
      continue;
    }
    if (move.type === 'MoveFigures') {
      add(place.square, 'source', { ...place, moves: [move] });
    } else if (move.type === 'Discover') {
      // The tile lies face down as a whole: all of it can be pressed.
      const tile = tileOf(view, move.square);
      for (const square of tile ? squaresOf(tile) : [move.square]) {
        add(square, 'target', { ...place, square, moves: [move] });
      }
    } else {
      add(place.square, 'target', { ...place, moves: [move] });
    }
  }
  const running = marchOf(view, seat);
  if (running && seat !== null && moves.some(({ type }) => type === 'Go')) {
    for (const way of reachOf(view, seat, running)) {
      if (way.steps.length > 1 && !spots.has(way.to)) {
        add(way.to, 'target', march(way, []));
      }
    }
  }
  return spots;
}

/** A way over several squares; where nothing stops it by itself the figures are told to stop. */
function march(way: Way, before: SmcMove[]): Choice {
  const steps: SmcMove[] =
    way.does === 'discover'
      ? [
          ...way.steps.slice(0, -1).map((square): SmcMove => ({ type: 'Go', square })),
          { type: 'Discover', square: way.to },
        ]
      : way.steps.map((square): SmcMove => ({ type: 'Go', square }));
  return {
    kind: way.does === 'discover' ? 'discover' : 'go',
    square: way.to,
    moves: [...before, ...steps, ...(way.does === 'stop' ? [{ type: 'Stop' } as SmcMove] : [])],
    way,
  };
}

/** The groups that can set out from a square: the most figures first. */
export function groupsFrom(moves: readonly SmcMove[], square: SquareId): MoveOf<'MoveFigures'>[] {
  return moves
    .filter((move): move is MoveOf<'MoveFigures'> => move.type === 'MoveFigures' && move.from === square)
    .sort((one, other) => other.armies + other.scouts - one.armies - one.scouts || other.armies - one.armies);
}
