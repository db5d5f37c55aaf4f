import { describe, expect, it } from 'vitest';
import { hidesTargets } from './covering';

/** A stage with a sheet over its left half, a thing on either side, and one in the sheet. */
function stage(open = true): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = `<i data-thing="hex:left"></i><i data-thing="hex:right"></i>
    ${open ? '<div data-part="sheet"><i data-thing="card:1"></i></div>' : ''}`;
  const place = (selector: string, x: number, width: number) => {
    const element = made.querySelector(selector);
    if (element) {
      element.getBoundingClientRect = () => new DOMRect(x, 0, width, 100);
    }
  };
  place('[data-part=sheet]', 0, 400);
  place('[data-thing="hex:left"]', 100, 20);
  place('[data-thing="hex:right"]', 600, 20);
  return made;
}

describe('what lies over the stage', () => {
  it('hides what the question asks for only where it lies over it', () => {
    expect(hidesTargets(stage(), (thing) => thing === 'hex:left')).toBe(true);
    expect(hidesTargets(stage(), (thing) => thing === 'hex:right')).toBe(false);
    expect(hidesTargets(stage(), () => false)).toBe(false);
    expect(hidesTargets(stage(false), () => true)).toBe(false);
  });

  it('does not stand in the way of an answer that lies in it', () => {
    expect(hidesTargets(stage(), () => true)).toBe(false);
  });
});
