/** Which part of the map is seen: a point of the map lies at `point * scale + (x, y)` on the screen. */
import type { Box, Point, Size } from './plane';

export interface Camera extends Point {
  scale: number;
}

/** The widest and the closest look. */
const FARTHEST = 0.12;
const CLOSEST = 3;

/**
 * Shows a whole box in the middle of the screen, below a strip that stays free for what lies on the map, and beside
 * another one at its left; never from closer by than `closest`.
 */
export function fit(box: Box, screen: Size, strip: number, aside = 0, closest = CLOSEST): Camera {
  const height = screen.height - strip;
  const width = screen.width - aside;
  const scale = clamp(Math.min(width / box.width, height / box.height), FARTHEST, closest);
  return {
    scale,
    x: aside + width / 2 - (box.x + box.width / 2) * scale,
    y: strip + height / 2 - (box.y + box.height / 2) * scale,
  };
}

/**
 * Fills the height of a screen that is much narrower than the box, with a point of it in the middle: what lies to its
 * sides is a swipe away, and what is seen can be read.
 */
export function cover(box: Box, screen: Size, strip: number, centre: Point): Camera {
  const whole = fit(box, screen, strip);
  const scale = clamp((screen.height - strip) / box.height, whole.scale, CLOSEST);
  return {
    scale,
    x: clamp(screen.width / 2 - centre.x * scale, screen.width - (box.x + box.width) * scale, -box.x * scale),
    y: strip + (screen.height - strip) / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Comes closer or goes back; what is under `at` stays there. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, FARTHEST, CLOSEST);
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Moves the look, but never so far that the box is out of sight. */
export function pan(camera: Camera, by: Point, box: Box, screen: Size): Camera {
  const keep = 80;
  return {
    scale: camera.scale,
    x: clamp(
      camera.x + by.x,
      keep - (box.x + box.width) * camera.scale,
      screen.width - keep - box.x * camera.scale,
    ),
    y: clamp(
      camera.y + by.y,
      keep - (box.y + box.height) * camera.scale,
      screen.height - keep - box.y * camera.scale,
    ),
  };
}

export function onScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function onMap(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** Brings a point into sight with some room around it, moving no more than needed. */
export function reveal(camera: Camera, point: Point, screen: Size): Camera {
  const { x, y } = onScreen(camera, point);
  const room = Math.min(70, screen.width / 4, screen.height / 4);
  return {
    scale: camera.scale,
    x: camera.x + clamp(x, room, screen.width - room) - x,
    y: camera.y + clamp(y, room, screen.height - room) - y,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
