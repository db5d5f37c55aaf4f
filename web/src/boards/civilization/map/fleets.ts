/** Where ships lie: those of one seat at one coast together, inside their area, over no number of anybody. */
import { boxAt, isInside, overlap, shared, type Box, type Point } from '../../common/plane';
import type { Atlas } from '../atlas';
import type { CivilizationView, ShoreId } from '../types';
import { boxOf, type Standing } from './names';

export interface Fleet {
  key: string;
  seat: number;
  /** Where it lies; of the ship on its voyage, where it has come to. */
  shore: ShoreId;
  ships: number[];
  /** The ship on its voyage: it has left the others. */
  sails: boolean;
}

export interface Moored extends Fleet {
  at: Point;
}

/** Half of what a ship needs. */
const SHIP = 20;
/** What of a city stays in sight, around its place: its towers and whose they are. */
const CITY: Box = { x: -18, y: -30, width: 38, height: 36 };

/** Ships are drawn in this order: the one that sails above the others. */
export function fleetsOf({ seats, voyage }: CivilizationView): Fleet[] {
  const found: Fleet[] = [];
  for (const { seat, ships } of seats) {
    for (const { ship, shore } of ships) {
      const sails = voyage?.seat === seat && voyage.ship === ship;
      const known = found.find((each) => each.seat === seat && each.shore === shore && !each.sails);
      if (known && !sails) {
        known.ships.push(ship);
      } else {
        found.push({
          key: sails ? `voyage ${seat}` : `${seat} ${shore}`,
          seat,
          shore: sails ? voyage.shore : shore,
          ships: [ship],
          sails,
        });
      }
    }
  }
  return found.toSorted((one, other) => Number(one.sails) - Number(other.sails));
}

/** What stands on the map and is not to be covered. */
export function standingOn({ areas }: CivilizationView, atlas: Atlas): Standing[] {
  return areas
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ area, tokens }) => ({ at: atlas.area(area), count: tokens.length }));
}

/** What of the cities is not to be covered. */
export const citiesOn = ({ areas }: CivilizationView, atlas: Atlas, pieces: number): Box[] =>
  areas
    .filter(({ city }) => city !== undefined && city !== null)
    .map(({ area }) => {
      const { cityX, cityY } = atlas.area(area);
      return {
        x: cityX + CITY.x * pieces,
        y: cityY + CITY.y * pieces,
        width: CITY.width * pieces,
        height: CITY.height * pieces,
      };
    });

/** Every fleet with its place: near its coast, and never in another area. */
export function moored(view: CivilizationView, atlas: Atlas, pieces: number): Moored[] {
  const numbers = standingOn(view, atlas).map((each) => boxOf(each, pieces));
  const cities = citiesOn(view, atlas, pieces);
  const lying: Moored[] = [];
  for (const fleet of fleetsOf(view)) {
    const taken = [...numbers, ...cities, ...lying.map((other) => boxOfShip(other, pieces))];
    const outline = atlas.corners(atlas.areaOfShore(fleet.shore));
    lying.push({ ...fleet, at: berth(atlas.anchorage(fleet.shore), outline, SHIP * pieces, taken) });
  }
  return lying;
}

export function boxOfShip({ at }: { at: Point }, pieces: number): Box {
  return boxAt(at, 2 * SHIP * pieces);
}

const RINGS = 6;
const SPOKES = 16;
/** What it costs to lie over something, to stick out of the area and to lie away from the coast, against each other. */
const COVERING = 12;
const OUTSIDE = 1.5;
const AWAY = 1;

/** The place around an anchorage that covers least: inside the outline, whatever else there is. */
export function berth(
  anchorage: Point,
  outline: readonly Point[],
  half: number,
  taken: readonly Box[],
): Point {
  const near = taken.filter((box) => overlap(box, boxAt(anchorage, half * (RINGS + 2))));
  let best = anchorage;
  let least = Infinity;
  for (let ring = 0; ring <= RINGS; ring++) {
    for (let spoke = 0; spoke < (ring === 0 ? 1 : SPOKES); spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      const away = (ring * half) / 2;
      const at = { x: anchorage.x + away * Math.cos(angle), y: anchorage.y + away * Math.sin(angle) };
      if (ring > 0 && !isInside(at, outline)) {
        continue;
      }
      const box = boxAt(at, 2 * half);
      const covered = near.reduce((sum, other) => sum + shared(box, other), 0) / (4 * half * half);
      const corners = [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => ({ x: at.x + x * half, y: at.y + y * half })),
      );
      const out = corners.filter((corner) => !isInside(corner, outline)).length / corners.length;
      const cost = COVERING * covered + OUTSIDE * out + (AWAY * ring) / RINGS;
      if (cost < least - 1e-9) {
        least = cost;
        best = at;
      }
    }
  }
  return best;
}
