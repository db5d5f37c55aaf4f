/** What will come of the disks on the map, if nobody does anything special. */
import { area, isLand, neighbours } from './atlas';
import { BARBARIANS } from './looks';
import type { AreaId, CivilizationId, InnerSeaView, StackView } from './types';

export interface Force {
  faction: CivilizationId;
  size: number;
}

export function stacksIn(view: InnerSeaView, id: AreaId): StackView[] {
  return view.areas.find((each) => each.area === id)?.stacks ?? [];
}

export function disksOf(view: InnerSeaView, civilization: CivilizationId, id: AreaId): number {
  return stacksIn(view, id).find((stack) => stack.faction === civilization)?.disks ?? 0;
}

export function isContested(forces: readonly Force[]): boolean {
  const present = forces.filter(({ size }) => size > 0);
  return present.length > 1 && present.some(({ size }) => size > 1);
}

export interface Round {
  /** Who loses a disk, in the order in which it happens. */
  losers: CivilizationId[];
  after: Force[];
}

/** The rounds of a competition: in each every stack loses a disk, the smallest first, until one is left or all are single. */
export function roundsOf(forces: readonly Force[]): Round[] {
  const rounds: Round[] = [];
  let now = forces.filter(({ size }) => size > 0).map((force) => ({ ...force }));
  while (isContested(now)) {
    const losers: CivilizationId[] = [];
    const most = Math.max(...now.map(({ size }) => size));
    for (let size = Math.min(...now.map((each) => each.size)); size <= most; size++) {
      if (now.filter((each) => each.size > 0).length < 2) {
        break;
      }
      for (const force of now) {
        if (force.size === size && !losers.includes(force.faction)) {
          force.size--;
          losers.push(force.faction);
        }
      }
    }
    now = now.filter(({ size }) => size > 0);
    rounds.push({ losers, after: now.map((force) => ({ ...force })) });
  }
  return rounds;
}

export function outcome(forces: readonly Force[]): Force[] {
  return roundsOf(forces).at(-1)?.after ?? forces.filter(({ size }) => size > 0);
}

export function forcesIn(view: InnerSeaView, id: AreaId): Force[] {
  return stacksIn(view, id).map(({ faction, disks, allies }) => ({ faction, size: disks + allies }));
}

/** The same with more disks of one faction. */
export function reinforced(forces: readonly Force[], faction: CivilizationId, by: number): Force[] {
  const others = forces.filter((force) => force.faction !== faction);
  const own = forces.find((force) => force.faction === faction)?.size ?? 0;
  return [...others, { faction, size: own + by }].filter(({ size }) => size > 0);
}

export type Standing = 'none' | 'camp' | 'settlement' | 'city' | 'fleet';

export function standing(id: AreaId, disks: number): Standing {
  if (disks <= 0) {
    return 'none';
  }
  if (!isLand(id)) {
    return 'fleet';
  }
  return disks === 1 ? 'camp' : disks === 2 ? 'settlement' : 'city';
}

export interface Income {
  settlements: number;
  seas: number;
  trade: number;
}

/** What the map brings in the Acquisition Step; abilities come on top. */
export function incomeOf(view: InnerSeaView, civilization: CivilizationId): Income {
  const own = view.areas.filter(({ stacks }) => stacks.some(({ faction }) => faction === civilization));
  const disks = (id: AreaId) => disksOf(view, civilization, id);
  const market = own.filter((each) => area(each.area).kind !== 'deep');
  const seat = view.powers.find((power) => power.civilization === civilization)?.seat ?? null;
  const near = new Set(market.flatMap((each) => [each.area, ...neighbours(each.area)]));
  const partners = view.powers.filter(
    (other) =>
      other.civilization !== civilization &&
      (seat === null || other.seat !== seat) &&
      [...near].some((id) => disksOf(view, other.civilization, id) > 0),
  );
  const embargoed = view.powers.find((power) => power.civilization === civilization)?.embargoed ?? false;
  return {
    settlements: own.filter((each) => isLand(each.area) && disks(each.area) === 2).length,
    seas: Math.floor(own.filter((each) => area(each.area).kind === 'shallow').length / 2),
    trade: embargoed ? 0 : partners.length,
  };
}

/** Areas that a disk placed here would open for the next one. */
export function opens(
  view: InnerSeaView,
  civilization: CivilizationId,
  id: AreaId,
  open: ReadonlySet<AreaId>,
): AreaId[] {
  const others = stacksIn(view, id).filter(({ faction }) => faction !== civilization);
  const own = disksOf(view, civilization, id) + 1;
  const leads = others.every(({ disks }) => disks <= own);
  const contested = others.length > 0 && (own > 1 || others.some(({ disks }) => disks > 1));
  if (others.length > 0 && !(contested && leads)) {
    return [];
  }
  return neighbours(id).filter(
    (next) =>
      !open.has(next) &&
      !view.beyond.includes(next) &&
      (area(next).kind !== 'deep' || view.epoch >= 4) &&
      disksOf(view, civilization, next) < (isLand(next) ? 4 : area(next).kind === 'deep' ? 1 : 2),
  );
}

/** Points that the next scoring brings for Cities and Wonders as things stand. */
export function pointsToCome(
  view: InnerSeaView,
  civilization: CivilizationId,
): { cities: number; wonders: number } {
  const power = view.powers.find((each) => each.civilization === civilization);
  const wonders = view.wonders.filter(
    (wonder) =>
      wonder.owner === civilization &&
      !wonder.buried &&
      wonder.area !== undefined &&
      disksOf(view, civilization, wonder.area) > 0,
  );
  return { cities: power?.cities ?? 0, wonders: wonders.length };
}

export const isBarbarian = (faction: CivilizationId) => faction === BARBARIANS;
