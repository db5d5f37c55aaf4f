/** Who fights on which side, and what units are called and worth there, as the game tells it. */
import { faceOf, printedOf } from '../printed';
import type { SmcEvent, SmcTable } from './types';

export type Side = 'attacker' | 'defender';

/** What the units of a side or a seat are called by arm, and worth by card. */
export interface Ranks {
  faces: Readonly<Record<string, string>>;
  strengths: Readonly<Record<string, number>>;
}

export const armOf = (table: SmcTable, unit: string): string => faceOf(table, 'units', unit)?.arm ?? unit;

/** What a unit is called at its rank. */
export const titleOf = (table: SmcTable, { faces }: Pick<Ranks, 'faces'>, unit: string): string =>
  faces[armOf(table, unit)] ?? unit;

/** The side that a seat plays in the battle that is fought; null if it has no hand in it. */
export function sideOf({ view: { battle } }: SmcTable, seat: number): Side | null {
  const sides: Side[] = ['attacker', 'defender'];
  return sides.find((side) => battle?.[side].seat === seat && battle[side].units) ?? null;
}

/** How the own units stand: in the battle that is fought, or else at home. */
export function ownRanks(table: SmcTable): Ranks | undefined {
  const seat = table.seat ?? 0;
  const side = sideOf(table, seat);
  return side ? table.view.battle?.[side] : table.view.seats[seat];
}

/** One of the two units of an exchange, and what becomes of it. */
export interface Duellist {
  seat: number;
  barbarians: boolean;
  unit: string;
  strength: number | null;
  wounds: number;
  fallen: boolean;
}

/** A unit attacks a lone enemy: both wound, and the one that trumps the other wounds first. */
export interface Exchange {
  played: Played;
  killed: Killed[];
  pair: [striker: Duellist, struck: Duellist];
  /** The arms of who wounds first and second; null where both do at once. */
  trump: { arm: string; other: string } | null;
}

type Played = Extract<SmcEvent, { type: 'UnitPlayed' }>;
type Killed = Extract<SmcEvent, { type: 'UnitKilled' }>;

/** The exchanges of blows in these events, one after the other. */
export function exchangesOf(table: SmcTable, events: readonly SmcEvent[]): Exchange[] {
  const { battle, seats } = table.view;
  const counted = events.findLast((event) => event.type === 'FrontsCounted')?.fronts;
  const decided = events.findLast((event) => event.type === 'BattleDecided');
  const sides = decided
    ? [
        { seat: decided.seat, barbarians: false },
        { seat: decided.defender, barbarians: decided.barbarians },
      ]
    : battle
      ? [battle.attacker, battle.defender]
      : [];
  return events.flatMap((played, index): Exchange[] => {
    if (played.type !== 'UnitPlayed' || played.against === undefined) {
      return [];
    }
    const later = events.slice(index + 1);
    const end = later.findIndex(({ type }) => type === 'UnitPlayed');
    const killed = later
      .slice(0, end < 0 ? undefined : end)
      .filter((event) => event.type === 'UnitKilled' && event.front === played.front && event.by) as Killed[];
    // Its wounds are known as long as nothing else has happened at its front.
    const last = !later.some((event) => event.type === 'UnitPlayed' && event.front === played.front);
    const front = last ? (counted ?? battle?.fronts)?.[played.front] : undefined;
    const duellist = (
      seat: number,
      barbarians: boolean,
      unit: string,
      strength: number | null,
    ): Duellist => ({
      seat,
      barbarians,
      unit,
      strength,
      wounds: [front?.attacker, front?.defender].find((each) => each?.unit === unit)?.wounds ?? 0,
      fallen: killed.some((event) => event.seat === seat && event.unit === unit),
    });
    const other = sides.find(({ seat }) => seat !== played.seat) ?? { seat: played.seat, barbarians: false };
    const standing = (battle ? [battle.attacker, battle.defender] : []).find(
      ({ seat }) => seat === other.seat,
    );
    const before = events
      .slice(0, index)
      .findLast(
        (event) => event.type === 'UnitPlayed' && event.seat !== played.seat && event.front === played.front,
      ) as Played | undefined;
    const strength =
      before?.strength ??
      standing?.strengths[played.against] ??
      (other.barbarians ? null : (seats[other.seat]?.strengths[played.against] ?? null));
    const [arm, foe] = [armOf(table, played.unit), armOf(table, played.against)];
    const beats = (one: string, two: string) =>
      faceOf(table, 'arms', one)?.beats === two ? { arm: one, other: two } : null;
    return [
      {
        played,
        killed,
        pair: [
          duellist(played.seat, played.barbarians, played.unit, played.strength),
          duellist(other.seat, other.barbarians, played.against, strength),
        ],
        trump: beats(arm, foe) ?? beats(foe, arm),
      },
    ];
  });
}

/** What the units of a side are called by arm. */
export const facesOf = (table: SmcTable, seat: number, barbarians: boolean) =>
  (barbarians ? printedOf(table)?.barbarians : table.view.seats[seat]?.faces) ?? {};
