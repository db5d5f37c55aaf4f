/** What somebody who presses something that cannot be played probably meant: the move to ask "why not?" about. */
import { ideaOf } from './cards';
import type { Aim } from './choices';
import { areNeighbours, neighbours } from './hexes';
import type { CardId, HexId, LandHex, TempusMove, TempusView } from './types';

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
  switch (aim.kind) {
    case 'child':
      return { type: 'HaveChild', hex };
    case 'city':
      return { type: 'BuildCity', hex, value: cityValue(land) };
    case 'attack':
      return { type: 'Attack', from, to: hex };
    default:
  }
  if (aim.card !== null) {
    const idea = ideaOf(aim.card);
    if (idea === 'religion') {
      return { type: 'Religion', card: aim.card, from: hex, to: from };
    }
    if (idea === 'military-leader') {
      return { type: 'MilitaryLeader', card: aim.card, from, to: hex };
    }
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

function cityValue(land: LandHex | undefined): number {
  return Math.min(Math.max(land?.tokens ?? 2, 2), 4);
}

/** The own tokens from which a hex would most likely be reached. */
function nearestStack(view: TempusView, seat: number, hex: HexId): HexId | null {
  const stacks = view.land.filter((each) => each.owner === seat && each.tokens > 0);
  const beside = stacks.find((each) => areNeighbours(each.hex, hex));
  return (beside ?? stacks[0])?.hex ?? null;
}

/** Where tokens would most likely go: to free land beside them. */
function wayOut(view: TempusView, seat: number, hex: HexId): HexId {
  const beside = neighbours(hex);
  const land = view.land.filter((each) => beside.includes(each.hex));
  const free = land.find((each) => each.owner === undefined || each.owner === null);
  return (free ?? land.find((each) => each.owner === seat) ?? land[0])?.hex ?? beside[0] ?? hex;
}

/** For an action that cannot be taken now. */
export function meantByAction(
  view: TempusView,
  seat: number,
  kind: 'move' | 'child' | 'attack' | 'city' | 'idea',
): TempusMove | null {
  if (kind === 'idea') {
    return { type: 'HaveIdea' };
  }
  const stacks = view.land.filter((each) => each.owner === seat && each.tokens > 0);
  const tallest = stacks.reduce<LandHex | undefined>(
    (best, each) => (best && best.tokens >= each.tokens ? best : each),
    undefined,
  );
  if (!tallest) {
    return null;
  }
  switch (kind) {
    case 'move':
      return { type: 'MoveToken', from: tallest.hex, to: wayOut(view, seat, tallest.hex) };
    case 'child': {
      const meadow = stacks.find((each) => each.terrain === 'grassland') ?? tallest;
      return { type: 'HaveChild', hex: meadow.hex };
    }
    case 'city':
      return { type: 'BuildCity', hex: tallest.hex, value: 2 };
    case 'attack': {
      const pair = stacks.flatMap((from) =>
        view.land
          .filter((to) => to.owner !== undefined && to.owner !== null && to.owner !== seat)
          .filter((to) => areNeighbours(from.hex, to.hex))
          .map((to) => ({ from: from.hex, to: to.hex })),
      )[0];
      const anybody = view.land.find(
        (to) => to.owner !== undefined && to.owner !== null && to.owner !== seat,
      );
      const attack = pair ?? { from: tallest.hex, to: anybody?.hex ?? tallest.hex };
      return { type: 'Attack', ...attack };
    }
  }
}

export function meantByCard(view: TempusView, seat: number, card: CardId): TempusMove | null {
  if (view.phase !== 'actions') {
    return { type: 'LayCard', card };
  }
  switch (ideaOf(card)) {
    case 'transport':
      return { type: 'Transport', card };
    case 'medicine':
      return { type: 'Medicine', card };
    case 'government':
      return { type: 'ActTwice', card };
    case 'religion': {
      const attack = meantByAction(view, seat, 'attack');
      return attack?.type === 'Attack' ? { type: 'Religion', card, from: attack.to, to: attack.from } : null;
    }
    case 'military-leader': {
      const attack = meantByAction(view, seat, 'attack');
      return attack?.type === 'Attack'
        ? { type: 'MilitaryLeader', card, from: attack.from, to: attack.to }
        : null;
    }
    default:
      // Education, Weapons, Fortifications and Sanitation have no moment of their own: their words say when they count.
      return null;
  }
}
