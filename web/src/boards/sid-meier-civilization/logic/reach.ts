/**
 * Where figures could go with the steps they have. It only proposes ways: each step is played by itself, and the rules
 * say at each of them whether it is allowed.
 */
import { byId, cityOn, neighbours, tileOf } from './squares';
import type { SmcView, SquareId } from './types';

export interface Group {
  square: SquareId;
  armies: number;
  scouts: number;
  left: number;
}

export interface Way {
  to: SquareId;
  /** The squares on the way, the last one included. */
  steps: SquareId[];
  /** What happens at its end: nothing (`stop`), a fight or a hut (`enter`), a tile is turned up (`discover`). */
  does: 'stop' | 'enter' | 'discover';
}

export function reachOf(view: SmcView, seat: number, group: Group): Way[] {
  const squares = byId(view);
  const own = view.seats[seat]!;
  const known = new Set<string>(own.technologies);
  const stops = ['sailing', 'steam-power', 'flight'].some((each) => known.has(each));
  const crosses = stops || known.has('navigation');
  const flies = known.has('flight');
  const size = group.armies + group.scouts;
  const before = new Map<SquareId, SquareId | null>([[group.square, null]]);
  const ways: Way[] = [];
  let edge = [group.square];
  for (let step = 1; step <= group.left && edge.length > 0; step++) {
    const next: SquareId[] = [];
    for (const from of edge) {
      for (const to of neighbours(from)) {
        if (before.has(to)) {
          continue;
        }
        const there = squares.get(to);
        if (!there) {
          const tile = tileOf(view, to);
          const again = ways.some((way) => way.does === 'discover' && tileOf(view, way.to) === tile);
          if (tile && !again) {
            ways.push({ to, steps: [...pathTo(before, from), to], does: 'discover' });
          }
          continue;
        }
        const city = cityOn(view, to);
        const foreign = there.owner !== undefined && there.owner !== null && there.owner !== seat;
        const hostile =
          foreign ||
          there.thing === 'hut' ||
          there.thing === 'village' ||
          (city !== null && city.seat !== seat);
        const water = there.terrain === 'water';
        if ((water && !crosses) || (hostile && group.scouts > 0 && !flies)) {
          continue;
        }
        before.set(to, from);
        const path = pathTo(before, to);
        const room = size + (foreign ? 0 : there.armies + there.scouts) <= own.stackingLimit;
        if (hostile) {
          if (group.scouts === 0 && (!water || stops)) {
            ways.push({ to, steps: path, does: 'enter' });
          }
          if (flies) {
            next.push(to);
          }
          continue;
        }
        if ((!water || stops) && city === null && room) {
          ways.push({ to, steps: path, does: 'stop' });
        }
        next.push(to);
      }
    }
    edge = next;
  }
  return ways;
}

function pathTo(before: Map<SquareId, SquareId | null>, square: SquareId): SquareId[] {
  const path: SquareId[] = [];
  for (let at: SquareId | null = square; at !== null; at = before.get(at) ?? null) {
    path.unshift(at);
  }
  return path.slice(1);
}
