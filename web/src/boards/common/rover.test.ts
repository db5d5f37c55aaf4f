import { describe, expect, it } from 'vitest';
import { towards } from './rover.svelte';

describe('The keyboard on a map', () => {
  const spots = {
    here: { x: 0, y: 0 },
    up: { x: 0, y: -86 },
    right: { x: 75, y: 43 },
    farRight: { x: 150, y: 0 },
    left: { x: -300, y: 0 },
  };
  const go = (key: string, among: (keyof typeof spots)[]) => towards('here', key, among, (id) => spots[id]);

  it('goes to the nearest place in the direction of the key', () => {
    expect(go('ArrowUp', ['up', 'right', 'left'])).toBe('up');
    expect(go('ArrowLeft', ['up', 'right', 'left'])).toBe('left');
  });

  it('takes a neighbour a little aside before a place farther ahead', () => {
    expect(go('ArrowRight', ['right', 'farRight'])).toBe('right');
  });

  it('goes nowhere where nothing lies, and by no other key', () => {
    expect(go('ArrowDown', ['up', 'here'])).toBeNull();
    expect(go('Home', ['up', 'right'])).toBeNull();
  });
});
