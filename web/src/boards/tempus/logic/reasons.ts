/** What somebody who presses something that cannot be played probably meant: the move to ask "why not?" about. */
import { ideaOf } from './cards';
import { areNeighbours, neighbours } from './hexes';
import type { CardId, HexId, LandHex, TempusMove, TempusView } from './types';

/** What was pointed at before. */
export interface Aim {
  /** The kind of move whose verb was chosen. */
  verb: string | null;
  card: CardId | null;
  source: HexId | null;
}

export function meantByHex(view: TempusView, seat: number, aim: Aim, hex: HexId): TempusMove | null {
  if (view.phase === 'tiles') {
    return view.tile?.hex ? null : { type: 'LayTile', hex };
  }
  if (view.phase === 'tokens') {
    return { type: 'PlaceToken', hex };
  }
  if (view.phase !== 'actions' || view.fight) {
    return null;
  }
  const land = view.land.find((each) => each.hex === hex);
  const own = land?.owner === seat;
  const foreign = land?.owner !== undefined && land.owner !== null && !own;
  const from = aim.source ?? (own ? hex : nearestStack(view, seat, hex));
  if (from === null) {
    return null;
  }
  switch (aim.verb) {
    case 'HaveChild':
      return { type: 'HaveChild', hex };
    case 'BuildCity':
      return { type: 'BuildCity', hex, value: Math.min(Math.max(land?.tokens ?? 2, 2), 4) };
    case 'Attack':
      return { type: 'Attack', from, to: hex };
    default:
  }
  const idea = aim.card === null ? null : ideaOf(aim.card);
  if (aim.card !== null && idea === 'religion') {
    return { type: 'Religion', card: aim.card, from: hex, to: from };
  }
  if (aim.card !== null && idea === 'military-leader') {
    return { type: 'MilitaryLeader', card: aim.card, from, to: hex };
  }
  if (foreign) {
    return { type: 'Attack', from, to: hex };
  }
  if (land && land.city > 0 && own && aim.source === null) {
    return { type: 'BuildCity', hex, value: 2 };
  }
  return own && aim.source === null
    ? { type: 'MoveToken', from: hex, to: wayOut(view, seat, hex) }
    : { type: 'MoveToken', from, to: hex };
}

/** The own tokens from which a hex would most likely be reached. */
function nearestStack(view: TempusView, seat: number, hex: HexId): HexId | null {
  const stacks = stacksOf(view, seat);
  return (stacks.find((each) => areNeighbours(each.hex, hex)) ?? stacks[0])?.hex ?? null;
}

function stacksOf(view: TempusView, seat: number): LandHex[] {
  return view.land.filter((each) => each.owner === seat && each.tokens > 0);
}

/** Where tokens would most likely go: to free land beside them. */
function wayOut(view: TempusView, seat: number, hex: HexId): HexId {
  const beside = neighbours(hex);
  const land = view.land.filter((each) => beside.includes(each.hex));
  const free = land.find((each) => each.owner === undefined || each.owner === null);
  return (free ?? land.find((each) => each.owner === seat) ?? land[0])?.hex ?? beside[0] ?? hex;
}

/** The attack that lies nearest. */
function nearestAttack(view: TempusView, seat: number): { from: HexId; to: HexId } | null {
  const stacks = stacksOf(view, seat);
  const rivals = view.land.filter(({ owner }) => owner !== undefined && owner !== null && owner !== seat);
  for (const from of stacks) {
    const to = rivals.find((each) => areNeighbours(from.hex, each.hex));
    if (to) {
      return { from: from.hex, to: to.hex };
    }
  }
  return stacks[0] && rivals[0] ? { from: stacks[0].hex, to: rivals[0].hex } : null;
}

export function meantByCard(view: TempusView, seat: number, card: CardId): TempusMove | null {
  if (view.phase !== 'actions') {
    return { type: 'LayCard', card };
  }
  const attack = nearestAttack(view, seat);
  switch (ideaOf(card)) {
    case 'transport':
      return { type: 'Transport', card };
    case 'medicine':
      return { type: 'Medicine', card };
    case 'government':
      return { type: 'ActTwice', card };
    case 'religion':
      return attack && { type: 'Religion', card, from: attack.to, to: attack.from };
    case 'military-leader':
      return attack && { type: 'MilitaryLeader', card, ...attack };
    default:
      return { type: 'LayCard', card };
  }
}
