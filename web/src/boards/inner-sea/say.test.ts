import { describe, expect, it, vi } from 'vitest';

vi.mock('../../text', () => ({
  language: { current: 'en' },
  name: (id: string) => id,
  say: (key: string) => key,
}));
const { aimsOf, aimsText } = await import('./say');

describe('what a card is aimed at', () => {
  it('names the one it is aimed at once, and then the places', () => {
    expect(aimsText(['egypt', 'canaan:egypt', 'sinai:egypt'])).toBe(' on egypt: canaan and sinai');
  });

  it('says how often a place was named, the victim of the same name apart', () => {
    const targets = ['gaul', 'gaul:gaul', 'canaan:gaul', 'gaul:gaul'];
    expect(aimsText(targets)).toBe(' on gaul: gaul ×2 and canaan');
    expect(aimsOf(targets).places.map(({ place, count }) => [place, count])).toEqual([
      ['gaul', 2],
      ['canaan', 1],
    ]);
  });

  it('says whose disks are meant where they are of several', () => {
    expect(aimsText(['canaan:egypt', 'troy:rome'])).toBe(': canaan (egypt) and troy (rome)');
  });

  it('tells places and civilizations that stand alone, and no numbers', () => {
    expect(aimsText(['libya', 'kush', '2'])).toBe(': libya and kush');
    expect(aimsText(['3'])).toBe('');
  });
});
