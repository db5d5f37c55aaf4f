import { beforeEach, describe, expect, it } from 'vitest';
import { keep, recall } from './look';

const lie = { aside: false, columns: 16, rows: 16 };
const look = { camera: { x: -12, y: 30, scale: 0.6 }, moved: true };

describe('where the map was looked at', () => {
  beforeEach(() => sessionStorage.clear());

  it('is known again, for this match and while the map lies like this', () => {
    keep('one', lie, look);
    expect(recall('one', lie)).toEqual(look);
    expect(recall('other', lie)).toBeNull();
    expect(recall('one', { ...lie, aside: true })).toBeNull();
  });

  it('is nothing where what was kept makes no sense', () => {
    keep('one', lie, { ...look, camera: { x: NaN, y: 0, scale: 1 } });
    expect(recall('one', lie)).toBeNull();
  });
});
