import { describe, expect, it } from 'vitest';
import { around, atEnd, further, type Window } from './window';

/** A pane that is 400 high over members of these heights. */
function sightOf(heights: readonly number[], drawn: Window, at: number) {
  const tops = heights.map((_, index) => sum(heights.slice(drawn.from, index)) - at);
  const near = heights
    .map((_, index) => index)
    .slice(drawn.from, drawn.to)
    .filter((index) => tops[index]! + heights[index]! > -1500 && tops[index]! < 1900);
  return {
    above: at,
    below: sum(heights.slice(drawn.from, drawn.to)) - at - 400,
    near: { from: near[0] ?? drawn.from, to: (near.at(-1) ?? drawn.to - 1) + 1 },
  };
}
const sum = (heights: readonly number[]) => heights.reduce((all, each) => all + each, 0);

describe('the window over the story', () => {
  it('follows the end', () => {
    expect(atEnd(7)).toEqual({ from: 0, to: 7 });
    expect(atEnd(500)).toEqual({ from: 476, to: 500 });
  });

  it('goes back to the very beginning, also through members that tell nothing, and stays small', () => {
    const heights = Array.from({ length: 2000 }, (_, index) => (index % 100 < 60 ? 0 : 40));
    let drawn = atEnd(heights.length);
    for (let turn = 0; turn < 200 && drawn.from > 0; turn++) {
      const next = further(drawn, heights.length, sightOf(heights, drawn, 0));
      expect(next.from).toBeLessThan(drawn.from);
      drawn = next;
      expect(sum(heights.slice(drawn.from, drawn.to))).toBeLessThan(4500);
    }
    expect(drawn.from).toBe(0);
  });

  it('comes down again to the end', () => {
    const heights = Array.from({ length: 400 }, () => 40);
    let drawn = around(3, heights.length);
    expect(drawn).toEqual({ from: 0, to: 24 });
    for (let turn = 0; turn < 50 && drawn.to < heights.length; turn++) {
      const bottom = sum(heights.slice(drawn.from, drawn.to)) - 400;
      drawn = further(drawn, heights.length, sightOf(heights, drawn, bottom));
    }
    expect(drawn.to).toBe(400);
    expect(drawn.from).toBeGreaterThan(300);
  });

  it('stays as it is where nothing is missing', () => {
    const drawn = { from: 0, to: 5 };
    expect(further(drawn, 5, { above: 0, below: 0, near: drawn })).toBe(drawn);
  });
});
