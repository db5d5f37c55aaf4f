import { describe, expect, it } from 'vitest';
import { firstLanguage } from '../language.svelte';
import { en } from './en';
import { es } from './es';

function leaves(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

describe('texts of the shell', () => {
  it('are complete in both languages, and none is empty', () => {
    expect(leaves(es).sort()).toEqual(leaves(en).sort());
    for (const texts of [en, es]) {
      expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
    }
  });

  it('take as many arguments in one language as in the other', () => {
    for (const [key, text] of Object.entries(en)) {
      if (typeof text === 'function') {
        expect((es as unknown as Record<string, () => string>)[key]!.length, key).toBeLessThanOrEqual(
          text.length,
        );
      }
    }
  });
});

describe('the first language', () => {
  it('is the one remembered', () => expect(firstLanguage('es', ['en'])).toBe('es'));
  it('is else the first of the browser that we have', () =>
    expect(firstLanguage(null, ['de-DE', 'es-MX', 'en'])).toBe('es'));
  it('is else English', () => expect(firstLanguage('fr', ['de-DE'])).toBe('en'));
});
