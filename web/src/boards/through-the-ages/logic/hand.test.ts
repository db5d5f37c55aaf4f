import { describe, expect, it } from 'vitest';
import { arrange, lettersFor, type Title } from './hand';

const titles = (...names: string[]): Title[] => names.map((name) => ({ whole: name, line: name }));

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
      titles('Moses', 'Iron'),
      titles('Defense / Colonization', 'Rats', 'Raid', 'Plunder', 'Foray', 'Spy'),
    ];
    const room = { height: 165, em: 13, touched: false };
    expect(arrange(halves, { ...room, width: 900 })).toMatchObject({ face: 'whole' });
    expect(arrange(halves, { ...room, width: 500 })).toMatchObject({ face: 'pictured', lines: 3 });
    expect(arrange(halves, { ...room, width: 360 })).toMatchObject({ face: 'plain', lines: 3 });
    expect(arrange(halves, { ...room, width: 285 })).toMatchObject({ face: 'plain', lines: 4, fits: true });
    expect(arrange(halves, { ...room, width: 200 })).toMatchObject({ face: 'plain', lines: 4, fits: false });
  });

  it('stand on whole cards for five of them beside a full dock', () => {
    const halves = [
      titles('Frugalidad'),
      titles('Pillaje', ...Array.from({ length: 3 }, () => 'Defensa / Colonización')),
    ];
    expect(arrange(halves, { width: 380, height: 165, em: 12, touched: false })).toMatchObject({
      face: 'whole',
    });
  });

  it('leave room for a finger', () => {
    const halves = [[], titles(...Array.from({ length: 20 }, () => 'Plunder'))];
    expect(arrange(halves, { width: 200, height: 93, em: 12, touched: true })).toMatchObject({
      face: 'plain',
      lines: 2,
    });
  });
});
