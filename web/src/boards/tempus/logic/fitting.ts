/** How the island lies on the stage, and where beside it there is room. */
import { fit, onScreen } from '../../common/camera';
import type { Box, Size } from '../../common/plane';
import { boxAround, centre, RADIUS } from './hexes';
import type { HexId } from './types';

const MARGIN = 30;
/** Most of what is free beside the island may lie on one side of it. */
const SHIFT = 0.7;
/** What lies in a corner of the stage, in pixels: the line of the era, and the card of a fight or of progress. */
const CARDS: readonly Size[] = [
  { width: 440, height: 40 },
  { width: 320, height: 180 },
];

/**
 * What is to be seen of an island on a stage of this size. Where the stage is wider than it needs to be, most of the land is
 * in its middle, not just the middle between the farthest shores: a tail to one side leaves no half of the sea empty.
 */
export function islandBox(hexes: readonly HexId[], stage: Size): Box {
  const box = boxAround(hexes, MARGIN);
  if (stage.width === 0 || stage.height === 0) {
    return box;
  }
  const scale = Math.min(stage.width / box.width, stage.height / box.height);
  const spare = Math.max(0, stage.width / scale - box.width);
  const mass = hexes.reduce((sum, hex) => sum + centre(hex).x, 0) / hexes.length;
  const most = (spare / 2) * SHIFT;
  const off = Math.max(-most, Math.min(most, mass - (box.x + box.width / 2)));
  return { ...box, x: off < 0 ? box.x + 2 * off : box.x, width: box.width + 2 * Math.abs(off) };
}

/** In which of the lower corners a card hides less land. */
export function freeCorner(hexes: readonly HexId[], stage: Size): 'left' | 'right' {
  if (hexes.length === 0 || stage.width === 0 || stage.height === 0) {
    return 'left';
  }
  const camera = fit(islandBox(hexes, stage), stage, 0);
  const room = RADIUS * camera.scale;
  const hidden = (right: boolean) =>
    hexes
      .map((hex) => onScreen(camera, centre(hex)))
      .filter(({ x, y }) =>
        CARDS.some(
          ({ width, height }) =>
            y > stage.height - height - room && (right ? stage.width - x : x) < width + room,
        ),
      ).length;
  return hidden(true) < hidden(false) ? 'right' : 'left';
}
