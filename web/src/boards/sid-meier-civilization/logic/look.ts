/** Where somebody looked at a map, for who opens the page again. */
import type { Camera } from '../../common/camera';
import type { Lie } from './squares';

export interface Look {
  camera: Camera;
  /** False: all of the map was seen. */
  moved: boolean;
}

/** A map that lies otherwise is looked at anew. */
const keyOf = (match: string, { aside, columns, rows }: Lie) =>
  `sid-meier-civilization look ${match} ${columns}x${rows}${aside ? ' aside' : ''}`;

export function keep(match: string, lie: Lie, look: Look): void {
  try {
    sessionStorage.setItem(keyOf(match, lie), JSON.stringify(look));
  } catch {
    // Whoever allows nothing to be kept begins with the whole map.
  }
}

export function recall(match: string, lie: Lie): Look | null {
  try {
    const { camera, moved } = JSON.parse(sessionStorage.getItem(keyOf(match, lie)) ?? 'null') as Look;
    return [camera.x, camera.y, camera.scale].every(Number.isFinite) ? { camera, moved } : null;
  } catch {
    return null;
  }
}
