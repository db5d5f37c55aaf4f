/**
 * How moves become things on the map. A march has a source, the stack it begins with, and a target; most other moves only
 * have a target. Ships that can set out are things of their own. Everything else is asked in a panel.
 */
import { areaOf, AREAS, shoreArea, VOLCANOES } from './geography';
import { nationOf } from './succession';
import type { AreaId, CivilizationMove, CivilizationView, MoveOf } from './types';

export interface Choice {
  move: CivilizationMove;
  /** The own stack it begins with; null where there is none. */
  source: AreaId | null;
  target: AreaId;
}

export interface Spot {
  area: AreaId;
  role: 'source' | 'target';
  choices: Choice[];
}

export type Press =
  | { does: 'play'; move: CivilizationMove }
  | { does: 'march'; from: AreaId; to: AreaId }
  | { does: 'ask'; choices: Choice[] }
  | { does: 'take'; source: AreaId }
  | { does: 'drop' }
  | { does: 'nothing' };

/** Where a ship of a seat lies. */
export function shipArea(view: CivilizationView, seat: number, ship: number): AreaId | null {
  const found = view.seats[seat]?.ships.find((each) => each.ship === ship);
  return found ? shoreArea(found.shore).id : null;
}

function targetsOf(move: CivilizationMove, view: CivilizationView): AreaId[] {
  switch (move.type) {
    case 'ChooseNation':
      return [nationOf(move.nation).start];
    case 'TakeCity':
    case 'Grow':
    case 'BuildCity':
    case 'ReduceCity':
    case 'OrderReduction':
    case 'LoseToken':
    case 'LoseCity':
    case 'PickToken':
    case 'PickCity':
    case 'AnnexToken':
    case 'AnnexCity':
    case 'Plunder':
      return [move.area];
    case 'BuildShip':
      return [shoreArea(move.shore).id];
    case 'Sail':
      return [shoreArea(move.to).id];
    case 'March':
      return [move.to];
    case 'Erupt':
      return VOLCANOES.find(({ id }) => id === move.volcano)?.areas ?? [];
    case 'Flood':
      return view.areas
        .map(({ area }) => area)
        .filter((area) => areaOf(area).plain === move.plain)
        .filter((area) => hasUnits(view, area, view.seat ?? -1));
    default:
      return [];
  }
}

export function hasUnits(view: CivilizationView, id: AreaId, seat: number): boolean {
  const area = view.areas.find((each) => each.area === id);
  return area !== undefined && (area.city === seat || area.tokens.some((tokens) => tokens.seat === seat));
}

/** Every move that is made on the map. */
export function choicesOf(moves: readonly CivilizationMove[], view: CivilizationView): Choice[] {
  return moves.flatMap((move) =>
    targetsOf(move, view).map((target) => ({
      move,
      source: move.type === 'March' ? move.from : null,
      target,
    })),
  );
}

/** The areas that do something when pressed. With a stack in the hand only its targets do. */
export function spotsOf(choices: readonly Choice[], source: AreaId | null): Map<AreaId, Spot> {
  const spots = new Map<AreaId, Spot>();
  const add = (area: AreaId, role: Spot['role'], choice: Choice) => {
    const spot = spots.get(area);
    if (spot) {
      spot.choices.push(choice);
    } else {
      spots.set(area, { area, role, choices: [choice] });
    }
  };
  for (const choice of choices) {
    if (choice.source === null) {
      add(choice.target, 'target', choice);
    } else if (source === null) {
      add(choice.source, 'source', choice);
    } else if (choice.source === source) {
      add(choice.target, 'target', choice);
    }
  }
  return spots;
}

/** Made only after a question that says what it means: it costs pieces, and there may be several ways. */
function isWeighty(move: CivilizationMove): boolean {
  return move.type === 'BuildCity' || move.type === 'BuildShip' || move.type === 'ChooseNation';
}

/** What pressing an area does. */
export function press(choices: readonly Choice[], source: AreaId | null, area: AreaId): Press {
  if (area === source) {
    return { does: 'drop' };
  }
  const spot = spotsOf(choices, source).get(area);
  const [first, ...others] = spot?.choices ?? [];
  if (!first) {
    // Somebody who has taken a stack may take another one instead.
    const other = source === null ? undefined : spotsOf(choices, null).get(area);
    return other?.role === 'source' ? { does: 'take', source: area } : { does: 'nothing' };
  }
  if (spot!.role === 'source') {
    return { does: 'take', source: area };
  }
  if (first.move.type === 'March') {
    return { does: 'march', from: first.move.from, to: area };
  }
  return others.length === 0 && !isWeighty(first.move)
    ? { does: 'play', move: first.move }
    : { does: 'ask', choices: spot!.choices };
}

/** How many tokens of an area can still march. */
export function freshIn(view: CivilizationView, area: AreaId): number {
  return view.areas.find((each) => each.area === area)?.marked ?? 0;
}

/** What most people would move of a stack: what the area cannot hold, or else all. */
export function usualCount(view: CivilizationView, seat: number, area: AreaId): number {
  const fresh = freshIn(view, area);
  const there =
    view.areas.find((each) => each.area === area)?.tokens.find((each) => each.seat === seat)?.count ?? 0;
  const over = there - (AREAS.get(area)?.limit ?? 0);
  return over > 0 && over < fresh ? over : fresh;
}

export function ofType<T extends CivilizationMove['type']>(
  moves: readonly CivilizationMove[],
  type: T,
): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

export function sameMove(one: CivilizationMove, other: CivilizationMove | null): boolean {
  return other !== null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: CivilizationMove): [string, unknown][] {
  return Object.entries(move)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The areas a move concerns, for marking an advised move. */
export function areasOfMove(move: CivilizationMove | null, view: CivilizationView): AreaId[] {
  if (!move) {
    return [];
  }
  if (move.type === 'Embark') {
    const at = shipArea(view, view.seat ?? -1, move.ship);
    return at ? [at] : [];
  }
  return [...(move.type === 'March' ? [move.from] : []), ...targetsOf(move, view)];
}

/** Every kind of move can be made on this board. */
const PLAYABLE: Record<CivilizationMove['type'], true> = {
  ChooseNation: true,
  SetTaxRate: true,
  TakeCity: true,
  Grow: true,
  KeepByTreasury: true,
  KeepByLevy: true,
  DropShip: true,
  BuildShip: true,
  March: true,
  Embark: true,
  Board: true,
  Land: true,
  Sail: true,
  Moor: true,
  Attack: true,
  HoldBack: true,
  SettleOthersFirst: true,
  SettleNow: true,
  BuildCity: true,
  ReduceCity: true,
  BuyGold: true,
  StartOffer: true,
  StartAnswer: true,
  AddCard: true,
  NameCommodity: true,
  Claim: true,
  Wish: true,
  Post: true,
  Abandon: true,
  Accept: true,
  Reject: true,
  Withdraw: true,
  Ready: true,
  BuyCard: true,
  Spend: true,
  ReturnCard: true,
  Erupt: true,
  Flood: true,
  OrderReduction: true,
  OrderLoss: true,
  ShowGrain: true,
  LoseToken: true,
  LoseCity: true,
  NameCandidate: true,
  PickToken: true,
  PickCity: true,
  KeepFaction: true,
  AnnexToken: true,
  AnnexCity: true,
  Plunder: true,
  Done: true,
};

export function covers(move: { type: string }): boolean {
  return Object.hasOwn(PLAYABLE, move.type);
}
