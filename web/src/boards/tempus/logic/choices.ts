/**
 * How moves become things on the map: each move that concerns a hex has a target, and mostly a source, the own stack it
 * begins with. People first take a source (or an action, or a card), then a target; where several moves lead to one
 * target, they are asked.
 */
import type { CardId, HexId, TempusMove } from './types';

export type Kind = 'tile' | 'place' | 'move' | 'child' | 'attack' | 'city' | 'religion' | 'leader';

export interface Choice {
  move: TempusMove;
  kind: Kind;
  /** The own stack it begins with; null where there is none. */
  source: HexId | null;
  target: HexId;
  /** The cards it costs. */
  cards: CardId[];
}

/** What somebody has already taken into the hand. */
export interface Aim {
  kind: Kind | null;
  card: CardId | null;
  source: HexId | null;
}

export const NO_AIM: Aim = { kind: null, card: null, source: null };

/** A hex that does something when it is pressed: a source to be taken, or a target of these choices. */
export interface Spot {
  hex: HexId;
  role: 'source' | 'target';
  choices: Choice[];
}

export type Press =
  | { does: 'play'; move: TempusMove }
  | { does: 'ask'; choices: Choice[] }
  | { does: 'take'; source: HexId }
  | { does: 'drop' }
  | { does: 'nothing' };

function choiceOf(move: TempusMove): Choice | null {
  switch (move.type) {
    case 'LayTile':
      return { move, kind: 'tile', source: null, target: move.hex, cards: [] };
    case 'PlaceToken':
      return { move, kind: 'place', source: null, target: move.hex, cards: [] };
    case 'MoveToken':
      return { move, kind: 'move', source: move.from, target: move.to, cards: paid(move.sanitation) };
    case 'HaveChild':
      return { move, kind: 'child', source: move.hex, target: move.hex, cards: paid(move.sanitation) };
    case 'Attack':
      return { move, kind: 'attack', source: move.from, target: move.to, cards: [] };
    case 'BuildCity':
      return { move, kind: 'city', source: move.hex, target: move.hex, cards: [] };
    case 'Religion':
      // The token of the hex `from` is converted and joins the own stack.
      return {
        move,
        kind: 'religion',
        source: move.to,
        target: move.from,
        cards: [move.card, ...paid(move.sanitation)],
      };
    case 'MilitaryLeader':
      return { move, kind: 'leader', source: move.from, target: move.to, cards: [move.card] };
    default:
      return null;
  }
}

function paid(card: CardId | null | undefined): CardId[] {
  return card ? [card] : [];
}

/** Every move that is made on the map. */
export function choicesOf(moves: readonly TempusMove[]): Choice[] {
  return moves.flatMap((move) => choiceOf(move) ?? []);
}

/** What remains of the choices with an aim. */
export function aimedAt(choices: readonly Choice[], aim: Aim): Choice[] {
  return choices.filter(
    (choice) =>
      (aim.kind === null || choice.kind === aim.kind) &&
      (aim.card === null || choice.cards.includes(aim.card)) &&
      (aim.source === null || choice.source === aim.source),
  );
}

const isHere = (choice: Choice) => choice.source === choice.target;
const isHostile = ({ kind }: Choice) => kind === 'attack' || kind === 'religion' || kind === 'leader';

/** The hexes that do something when pressed, with what they do. */
export function spotsOf(choices: readonly Choice[], aim: Aim): Map<HexId, Spot> {
  const spots = new Map<HexId, Spot>();
  const add = (hex: HexId, role: Spot['role'], choice: Choice) => {
    const spot = spots.get(hex);
    if (spot) {
      spot.choices.push(choice);
    } else {
      spots.set(hex, { hex, role, choices: [choice] });
    }
  };
  for (const choice of aimedAt(choices, aim)) {
    const chosen = aim.source !== null || choice.source === null;
    const oneHex = isHere(choice) && (aim.kind !== null || aim.card !== null);
    if (chosen || oneHex || isHostile(choice)) {
      add(choice.target, 'target', choice);
    }
    if (!chosen && !oneHex && choice.source !== null) {
      add(choice.source, 'source', choice);
    }
  }
  return spots;
}

/** The choices to be offered at a source once it is taken: those that happen in its own hex. */
export function choicesHere(choices: readonly Choice[], aim: Aim): Choice[] {
  return aim.source === null ? [] : aimedAt(choices, aim).filter(isHere);
}

/** What pressing a hex does. */
export function press(choices: readonly Choice[], aim: Aim, hex: HexId): Press {
  if (hex === aim.source) {
    return { does: 'drop' };
  }
  const spot = spotsOf(choices, aim).get(hex);
  if (spot?.role === 'target') {
    return isPlain(spot.choices)
      ? { does: 'play', move: spot.choices[0]!.move }
      : { does: 'ask', choices: spot.choices };
  }
  if (spot) {
    return { does: 'take', source: hex };
  }
  // Somebody who has taken a stack may take another one instead.
  const others = spotsOf(choices, { ...aim, source: null }).get(hex);
  return others?.role === 'source' ? { does: 'take', source: hex } : { does: 'nothing' };
}

/** Made at once, without asking: a single move that costs no card and no fight, and can be taken back. */
function isPlain(choices: readonly Choice[]): boolean {
  const [choice, ...others] = choices;
  return (
    choice !== undefined &&
    others.length === 0 &&
    choice.cards.length === 0 &&
    !isHostile(choice) &&
    choice.kind !== 'city'
  );
}

export function sameMove(one: TempusMove, other: TempusMove | null): boolean {
  return other !== null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: TempusMove): [string, unknown][] {
  return Object.entries(move)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The hexes a move concerns, for marking an advised move. */
export function hexesOf(move: TempusMove | null): HexId[] {
  const choice = move && choiceOf(move);
  return choice ? [...new Set([choice.source ?? choice.target, choice.target])] : [];
}

/** Every kind of move can be made on this board. */
const PLAYABLE: Record<TempusMove['type'], true> = {
  LayTile: true,
  TurnTile: true,
  PlaceToken: true,
  MoveToken: true,
  HaveChild: true,
  Attack: true,
  HaveIdea: true,
  BuildCity: true,
  Transport: true,
  Medicine: true,
  Religion: true,
  MilitaryLeader: true,
  ActTwice: true,
  ActLater: true,
  EndAction: true,
  EndTurn: true,
  NameTerrain: true,
  LayCard: true,
  Done: true,
  Advance: true,
  AdvanceOver: true,
  Discard: true,
};

export function covers(move: { type: string }): boolean {
  return Object.hasOwn(PLAYABLE, move.type);
}
