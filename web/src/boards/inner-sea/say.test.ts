import { describe, expect, it, vi } from 'vitest';

vi.mock('../../text', () => ({
  language: { current: 'en' },
  name: (id: string) => id,
  say: (key: string) => key,
}));
const { aimsText } = await import('./say');

describe('what a card is aimed at', () => {
  it('names the one it is aimed at once, and then the places', () => {
    expect(aimsText(['egypt', 'canaan:egypt', 'sinai:egypt'])).toBe(' against egypt: canaan and sinai');
  });

  it('says whose disks are meant where they are of several', () => {
    expect(aimsText(['canaan:egypt', 'troy:rome'])).toBe(': canaan (egypt) and troy (rome)');
  });

  it('tells places and civilizations that stand alone, and no numbers', () => {
    expect(aimsText(['libya', 'kush', '2'])).toBe(': libya and kush');
    expect(aimsText(['3'])).toBe('');
  });
});
