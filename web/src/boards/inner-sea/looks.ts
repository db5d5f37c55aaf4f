/**
 * How civilizations look: the first one of a seat has the seat's colour, shape and pattern; what the system runs and the
 * further ones of a seat have those that no seat uses. The Barbarians always look the same.
 */
import { seatStyle, type SeatStyle } from '../../seats';
import type { CivilizationId, InnerSeaView, PowerView } from './types';

export const BARBARIANS: CivilizationId = 'barbarians';
const BARBARIAN_LOOK = 7;
/** The looks that no seat has, in an order in which neighbours are told apart at a glance. */
const FREE_LOOKS = [1, 2, 3, 4, 5, 6, 0];

/** The number of the look, as seats are numbered. */
export function lookNumber(view: InnerSeaView, civilization: CivilizationId): number {
  if (civilization === BARBARIANS) {
    return BARBARIAN_LOOK;
  }
  const seen = new Set<number>();
  const seats = new Set(view.powers.flatMap(({ seat }) => seat ?? []));
  const free = FREE_LOOKS.filter((look) => !seats.has(look));
  for (const power of view.powers) {
    const seat = power.seat ?? null;
    const look = seat !== null && !seen.has(seat) ? seat : (free.shift() ?? BARBARIAN_LOOK);
    if (seat !== null) {
      seen.add(seat);
    }
    if (power.civilization === civilization) {
      return look;
    }
  }
  return BARBARIAN_LOOK;
}

export function lookOf(view: InnerSeaView, civilization: CivilizationId): SeatStyle {
  return seatStyle(lookNumber(view, civilization));
}

/** The letter of a civilization; two of them where others begin with the same one. */
export function initialsOf(view: InnerSeaView, who: CivilizationId, called: (who: CivilizationId) => string) {
  const ways: ((text: string) => string)[] = [
    (text) => text.charAt(0),
    (text) => text.slice(0, 2),
    (text) => text.charAt(0) + (text.split(/[\s-]+/)[1]?.charAt(0) ?? ''),
  ];
  const others = view.powers.flatMap(({ civilization }) =>
    civilization === who ? [] : [called(civilization)],
  );
  const told = ways.find((way) => !others.some((other) => way(other) === way(called(who))));
  return (told ?? ways[0]!)(called(who));
}

export function powerOf(view: InnerSeaView, civilization: CivilizationId): PowerView | undefined {
  return view.powers.find((each) => each.civilization === civilization);
}

/** The civilizations of a seat. */
export function powersOf(view: InnerSeaView, seat: number | null | undefined): PowerView[] {
  return view.powers.filter((power) => seat !== null && seat !== undefined && power.seat === seat);
}

/** Whose hand is played just now: the civilization that is asked if it is an own one, or else the first own one. */
export function ownPower(view: InnerSeaView): PowerView | undefined {
  const own = powersOf(view, view.seat);
  return own.find((power) => power.civilization === view.deciding) ?? own[0];
}

/** Wonders that count. */
export const standingWonders = ({ wonders }: InnerSeaView, who: string) =>
  wonders.filter(({ owner, active }) => owner === who && active).length;

/** Whether another civilization has as many points. */
export const isLevel = ({ powers }: InnerSeaView, { civilization, points }: PowerView) =>
  powers.some((other) => other.civilization !== civilization && other.points === points);
