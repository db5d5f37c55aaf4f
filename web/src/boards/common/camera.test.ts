import { describe, expect, it } from 'vitest';
import { cover, fit, onMap, onScreen, pan, reveal, zoom } from './camera';

const box = { x: 100, y: 50, width: 400, height: 200 };
const screen = { width: 800, height: 600 };

describe('camera', () => {
  it('fits a box into the middle', () => {
    const camera = fit(box, screen, 0);
    expect(camera.scale).toBe(2);
    expect(onScreen(camera, { x: 300, y: 150 })).toEqual({ x: 400, y: 300 });
  });

  it('leaves a strip free above', () => {
    const camera = fit({ ...box, height: 400 }, screen, 100);
    expect(onScreen(camera, { x: 300, y: 50 }).y).toBeGreaterThanOrEqual(100);
  });

  it('leaves a side free', () => {
    const tall = { x: 0, y: 0, width: 100, height: 300 };
    const camera = fit(tall, screen, 0, 400);
    expect(camera.scale).toBe(2);
    expect(onScreen(camera, { x: 50, y: 150 })).toEqual({ x: 600, y: 300 });
  });

  it('fills a narrow screen around a point, but shows nothing beyond the box', () => {
    const phone = { width: 300, height: 600 };
    const camera = cover(box, phone, 0, { x: 300, y: 150 });
    expect(camera.scale).toBe(3);
    expect(onScreen(camera, { x: 300, y: 150 }).x).toBe(150);
    expect(onScreen(cover(box, phone, 0, { x: 100, y: 150 }), { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
    expect(onScreen(cover(box, phone, 0, { x: 500, y: 150 }), { x: 500, y: 50 }).x).toBe(300);
  });

  it('keeps the point under the pointer while zooming', () => {
    const camera = fit(box, screen, 0);
    const at = { x: 123, y: 456 };
    const before = onMap(camera, at);
    const after = onMap(zoom(camera, 1.4, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('neither comes too close nor goes too far', () => {
    const camera = fit(box, screen, 0);
    expect(zoom(camera, 1000, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoom(camera, 0.0001, { x: 0, y: 0 }).scale).toBeGreaterThan(0.1);
  });

  it('never loses the island', () => {
    const lost = pan(fit(box, screen, 0), { x: 1e6, y: -1e6 }, box, screen);
    const corner = onScreen(lost, { x: box.x, y: box.y + box.height });
    expect(corner.x).toBeLessThan(screen.width);
    expect(corner.y).toBeGreaterThan(0);
  });

  it('moves no more than needed to show a point', () => {
    const camera = fit(box, screen, 0);
    expect(reveal(camera, { x: 300, y: 150 }, screen)).toEqual(camera);
    const shown = reveal(camera, { x: 900, y: 150 }, screen);
    expect(onScreen(shown, { x: 900, y: 150 }).x).toBeLessThanOrEqual(screen.width);
    expect(shown.y).toBe(camera.y);
  });
});
