import { beforeEach, describe, expect, it } from 'vitest';
import { Gaze } from './gaze.svelte';
import { keepView, keptView } from './views';

const box = { x: 0, y: 0, width: 1000, height: 500 };

function gazeOf(width: number, height: number): Gaze {
  const gaze = new Gaze(
    () => box,
    () => 20,
  );
  Object.assign(gaze, { width, height });
  gaze.settle(box);
  return gaze;
}

beforeEach(() => localStorage.clear());

describe('where somebody looked', () => {
  it('is found again, match by match, and on another screen', () => {
    const before = gazeOf(1000, 500);
    expect(before.looked).toBeNull();
    before.closer(2, { x: 800, y: 300 });
    keepView('one', before.looked);
    expect(keptView('two')).toBeNull();

    const after = gazeOf(500, 250);
    after.lookAt(keptView('one')!);
    expect(after.moved).toBe(true);
    expect(after.camera.scale).toBeCloseTo(before.camera.scale / 2);
    expect(after.looked!.x).toBeCloseTo(before.looked!.x);
    expect(after.looked!.y).toBeCloseTo(before.looked!.y);
  });

  it('is forgotten with the whole map, and after many other matches', () => {
    const at = { x: 1, y: 2, closer: 3 };
    keepView('one', at);
    keepView('one', null);
    expect(keptView('one')).toBeNull();
    keepView('old', at);
    Array.from({ length: 30 }, (_, index) => keepView(`new ${index}`, at));
    expect(keptView('old')).toBeNull();
    expect(keptView('new 0')).toEqual(at);
  });

  it('is not believed if something else stands there', () => {
    localStorage.setItem('ecumene.views', '[["one",{"x":"a"}],3,["two",{"x":1,"y":1,"closer":2}]]');
    expect(keptView('one')).toBeNull();
    expect(keptView('two')).toEqual({ x: 1, y: 1, closer: 2 });
    localStorage.setItem('ecumene.views', '{');
    expect(keptView('two')).toBeNull();
  });
});
