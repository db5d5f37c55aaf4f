/** How moves become things to press: areas of the map, cards, Wonders, civilizations, and a few buttons. */
import { HOMES } from './cards';
import type { AreaId, CardId, InnerSeaMove, MoveOf } from './types';

/** The area that is pressed for a move; null where it is made elsewhere. */
export function areaOf(move: InnerSeaMove): AreaId | null {
  switch (move.type) {
    case 'Retire':
    case 'Resettle':
    case 'Place':
    case 'Target':
    case 'RemoveDisk':
    case 'SpendGold':
    case 'StartCompetition':
      return move.area;
    case 'ChooseCivilization':
      return HOMES[move.civilization] ?? null;
    default:
      return null;
  }
}

/** Moves by the area that is pressed. */
export function spotsOf(moves: readonly InnerSeaMove[]): Map<AreaId, InnerSeaMove[]> {
  const spots = new Map<AreaId, InnerSeaMove[]>();
  for (const move of moves) {
    const id = areaOf(move);
    if (id !== null) {
      spots.set(id, [...(spots.get(id) ?? []), move]);
    }
  }
  return spots;
}

/** What a card of the own hand can be used for. */
export function usesOfCard(moves: readonly InnerSeaMove[], card: CardId): InnerSeaMove[] {
  return moves.filter((move) => {
    switch (move.type) {
      case 'PlayCard':
      case 'UseAlphabet':
      case 'Negate':
      case 'Discard':
      case 'PayCard':
      case 'LayCard':
        return move.card === card;
      default:
        return false;
    }
  });
}

/** Cards that do not come from the own hand: drawn to choose from, of a hand that lies open, or fetched. */
export function offered(
  moves: readonly InnerSeaMove[],
): (MoveOf<'TakeThis'> | MoveOf<'PutBack'> | MoveOf<'FetchCard'>)[] {
  return moves.filter(
    (move) => move.type === 'TakeThis' || move.type === 'PutBack' || move.type === 'FetchCard',
  );
}

/** These are chosen one by one in the order of the map; people may name them in any order, and go on with all at once. */
export function isPlanned(move: InnerSeaMove): move is MoveOf<'Retire'> | MoveOf<'Resettle'> {
  return move.type === 'Retire' || move.type === 'Resettle';
}

export function movesOf<T extends InnerSeaMove['type']>(
  moves: readonly InnerSeaMove[],
  type: T,
): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

export function sameMove(one: InnerSeaMove, other: InnerSeaMove | null): boolean {
  return other !== null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: InnerSeaMove): [string, unknown][] {
  return Object.entries(move)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Every kind of move can be made on this board. */
const PLAYABLE: Record<InnerSeaMove['type'], true> = {
  Done: true,
  ChooseCivilization: true,
  InvokeAeneas: true,
  Retire: true,
  TakeCard: true,
  Resettle: true,
  Place: true,
  UseWonder: true,
  UseInvestment: true,
  PlayCard: true,
  BuildWonder: true,
  Pass: true,
  UseAlphabet: true,
  Target: true,
  TargetCivilization: true,
  TargetWonder: true,
  Amount: true,
  Negate: true,
  LetPass: true,
  Discard: true,
  TakeThis: true,
  PutBack: true,
  FetchCard: true,
  RemoveDisk: true,
  PayTalent: true,
  PayCard: true,
  SpareDisk: true,
  SpendGold: true,
  StartCompetition: true,
  LayCard: true,
  AnnounceHelp: true,
  AnnounceWonder: true,
  TakePlace: true,
};

export function covers(move: { type: string }): boolean {
  return Object.hasOwn(PLAYABLE, move.type);
}
