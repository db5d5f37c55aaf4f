/** Where something can lie beside a place without hiding what may be pressed next. */
import type { Point, Size, Spot } from './plane';

const GAP = 12;
const RIM = 8;

/** The first place around the place, or else in a corner of the map, that hides the fewest points. */
export function besidePlace(at: Spot, size: Size, map: Size, avoid: readonly Point[]): Point {
  const far = at.radius + GAP;
  const right = map.width - size.width - RIM;
  const low = map.height - size.height - RIM;
  const places = [
    // Close to the place first, then farther off, beyond its neighbours.
    ...[far, far + 2 * at.radius].flatMap((off) => [
      { x: at.x + off, y: at.y - size.height / 2 },
      { x: at.x - off - size.width, y: at.y - size.height / 2 },
      { x: at.x - size.width / 2, y: at.y + off },
      { x: at.x - size.width / 2, y: at.y - off - size.height },
    ]),
    { x: RIM, y: low },
    { x: right, y: low },
    { x: RIM, y: RIM },
    { x: right, y: RIM },
  ].map(({ x, y }) => ({
    x: Math.max(RIM, Math.min(x, right)),
    y: Math.max(RIM, Math.min(y, low)),
  }));
  const hidden = (place: Point) =>
    [at, ...avoid].filter(
      (point) =>
        point.x > place.x - at.radius / 2 &&
        point.x < place.x + size.width + at.radius / 2 &&
        point.y > place.y - at.radius / 2 &&
        point.y < place.y + size.height + at.radius / 2,
    ).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
