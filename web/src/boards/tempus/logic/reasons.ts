/** What somebody who presses something that cannot be played probably meant: the move to ask "why not?" about. */
import { chosenOf } from '../../common/parts';
import { printedCard, printedOf } from '../printed';
import { areNeighbours, neighbours } from './hexes';
import type { CardId, HexId, LandHex, TempusMove, TempusTable, TempusView } from './types';

/** `selected`: what was pointed at before. */
export function meantByHex(table: TempusTable, selected: readonly string[], hex: HexId): TempusMove | null {
  const { view } = table;
  const seat = table.seat ?? 0;
  if (view.phase === 'tiles') {
    return view.tile?.hex ? null : { type: 'LayTile', hex };
  }
  if (view.phase === 'tokens') {
    return { type: 'PlaceToken', hex };
  }
  if (view.phase !== 'actions' || view.fight) {
    return null;
  }
  const source = chosenOf('hex', selected);
  const land = view.land.find((each) => each.hex === hex);
  const own = land?.owner === seat;
  const foreign = land?.owner !== undefined && land.owner !== null && !own;
  const from = source ?? (own ? hex : nearestStack(view, seat, hex));
  if (from === null) {
    return null;
  }
  switch (chosenOf('verb', selected)?.split('-')[0]) {
    case 'HaveChild':
      return { type: 'HaveChild', hex };
    case 'BuildCity':
      return city(table, hex, land?.tokens ?? 0);
    case 'Attack':
      return { type: 'Attack', from, to: hex };
    default:
  }
  const card = chosenOf('card', selected);
  const move = card === null ? null : printedCard(table, card)?.move;
  if (card !== null && move === 'Religion') {
    return { type: 'Religion', card, from: hex, to: from };
  }
  if (card !== null && move === 'MilitaryLeader') {
    return { type: 'MilitaryLeader', card, from, to: hex };
  }
  if (foreign) {
    return { type: 'Attack', from, to: hex };
  }
  if (land && land.city > 0 && own && source === null) {
    return city(table, hex, 0);
  }
  return own && source === null
    ? { type: 'MoveToken', from: hex, to: wayOut(view, seat, hex) }
    : { type: 'MoveToken', from, to: hex };
}

/** The biggest city that so many tokens would make. */
function city(table: TempusTable, hex: HexId, tokens: number): TempusMove {
  const values = printedOf(table)?.cities ?? [];
  return { type: 'BuildCity', hex, value: values.findLast((value) => value <= tokens) ?? values[0] ?? 0 };
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

export function meantByCard(table: TempusTable, card: CardId): TempusMove | null {
  const { view } = table;
  const seat = table.seat ?? 0;
  const move = view.phase === 'actions' ? printedCard(table, card)?.move : null;
  const attack = nearestAttack(view, seat);
  switch (move) {
    case 'Transport':
    case 'Medicine':
    case 'ActTwice':
      return { type: move, card };
    case 'Religion':
      return attack && { type: move, card, from: attack.to, to: attack.from };
    case 'MilitaryLeader':
      return attack && { type: move, card, ...attack };
    case 'Sanitation': {
      const home = stacksOf(view, seat)[0];
      return home ? { type: move, card, hex: home.hex } : null;
    }
    default:
      return { type: 'LayCard', card };
  }
}
