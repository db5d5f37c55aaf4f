import { describe, expect, it } from 'vitest';
import { arrange, lettersFor } from './hand';

describe('the names of a hand', () => {
  it('are as narrow as their lines allow, and no word is broken', () => {
    expect(lettersFor('Fundamentalism', 3)).toBe(14);
    expect(lettersFor('Ravages of Time', 3)).toBe(7);
    expect(lettersFor('Ravages of Time', 2)).toBe(7);
    expect(lettersFor('Ravages of Time', 1)).toBe(15);
    expect(lettersFor('Los estragos del tiempo', 3)).toBe(10);
  });

  it('stand on the richest face that has room', () => {
    const halves = [
      ['Moses', 'Iron'],
      ['Defense / Colonization', 'Rats', 'Raid', 'Plunder', 'Foray', 'Spy'],
    ];
    const room = { height: 165, em: 13, touched: false };
    expect(arrange(halves, { ...room, width: 900 })).toMatchObject({ face: 'whole' });
    expect(arrange(halves, { ...room, width: 500 })).toMatchObject({ face: 'pictured', lines: 3 });
    expect(arrange(halves, { ...room, width: 360 })).toMatchObject({ face: 'plain', lines: 3 });
    expect(arrange(halves, { ...room, width: 285 })).toMatchObject({ face: 'plain', lines: 4, fits: true });
    expect(arrange(halves, { ...room, width: 200 })).toMatchObject({ face: 'plain', lines: 4, fits: false });
  });

  it('leave room for a finger', () => {
    const halves = [[], Array.from({ length: 20 }, () => 'Plunder')];
    expect(arrange(halves, { width: 200, height: 93, em: 12, touched: true })).toMatchObject({
      face: 'plain',
      lines: 2,
    });
  });
});
