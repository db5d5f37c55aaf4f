/** How the island lies on the stage, so that nothing that floats on it hides land. */
import { onScreen, type Camera } from '../../common/camera';
import type { Box, Size } from '../../common/plane';
import { boxAround, centre, RADIUS } from './hexes';
import type { HexId } from './types';

const MARGIN = 30;

export type Corner = 'left' | 'right';

export interface Lie {
  /** What of the map fills the stage. */
  box: Box;
  /** The lower corner that is free for the cards. */
  corner: Corner;
}

interface Float extends Size {
  /** How bad it is if it hides land: a card lies there for a while only, and no hex is asked for meanwhile. */
  weight: number;
}
/** In pixels, with their distance from the edge: the buttons at the top, and what comes and goes in a lower corner. */
const TOP_LEFT: Float = { width: 232, height: 58, weight: 3 };
const TOP_RIGHT: Float = { width: 150, height: 58, weight: 3 };
const LINES: Float = { width: 350, height: 66, weight: 3 };
const CARD: Float = { width: 300, height: 190, weight: 1 };

/** First it moves aside, then it becomes smaller, but not by more than this. */
const SIZES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76];
const STEPS = 12;
/** So much of a hex must be free, as a part of its radius: its pieces stand there. */
const FREE = 0.8;

function rectangles(stage: Size, corner: Corner): (Box & { weight: number })[] {
  const right = corner === 'right';
  return [
    { ...TOP_LEFT, x: 0, y: 0 },
    { ...TOP_RIGHT, x: stage.width - TOP_RIGHT.width, y: 0 },
    ...[LINES, CARD].map((each) => ({
      ...each,
      x: right ? stage.width - each.width : 0,
      y: stage.height - each.height,
    })),
  ];
}

/** How much land lies under what floats. */
function hidden(
  hexes: readonly HexId[],
  camera: Camera,
  floats: readonly (Box & { weight: number })[],
): number {
  const room = FREE * RADIUS * camera.scale;
  let sum = 0;
  for (const hex of hexes) {
    const { x, y } = onScreen(camera, centre(hex));
    for (const { x: left, y: top, width, height, weight } of floats) {
      const aside = Math.max(left - x, 0, x - left - width);
      const above = Math.max(top - y, 0, y - top - height);
      sum += Math.hypot(aside, above) < room ? weight : 0;
    }
  }
  return sum;
}

/**
 * As big as it can be, with most of the land in the middle and not just the middle between the farthest shores: a tail to
 * one side leaves no half of the sea empty. Where something that floats would hide land, the island makes room for it.
 */
export function layOut(hexes: readonly HexId[], stage: Size): Lie {
  const box = boxAround(hexes, MARGIN);
  if (hexes.length === 0 || stage.width === 0 || stage.height === 0) {
    return { box, corner: 'left' };
  }
  const whole = Math.min(stage.width / box.width, stage.height / box.height);
  const mass = hexes.reduce((sum, hex) => sum + centre(hex).x, 0) / hexes.length;
  const floats = { left: rectangles(stage, 'left'), right: rectangles(stage, 'right') };
  let best: Lie | null = null;
  let least = Infinity;
  for (const size of SIZES) {
    const scale = whole * size;
    const spare = { x: stage.width - box.width * scale, y: stage.height - box.height * scale };
    const wanted = Math.min(Math.max(stage.width / 2 - (mass - box.x) * scale, 0), spare.x);
    const sideways = Array.from({ length: STEPS + 1 }, (_, step) => (spare.x * step) / STEPS);
    const places = [wanted, ...sideways.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))];
    for (const left of places) {
      for (const top of new Set([spare.y / 2, 0, spare.y])) {
        const camera = { scale, x: left - box.x * scale, y: top - box.y * scale };
        for (const corner of ['left', 'right'] as const) {
          const hides = hidden(hexes, camera, floats[corner]);
          if (hides < least) {
            least = hides;
            best = {
              box: {
                x: -camera.x / scale,
                y: -camera.y / scale,
                width: stage.width / scale,
                height: stage.height / scale,
              },
              corner,
            };
          }
          if (hides === 0) {
            return best!;
          }
        }
      }
    }
  }
  return best!;
}
