import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './texts';

/** Every text that a board asks its game for by a fixed name: `say('fact.hand')`. */
function keysIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\b(?:say|textOf)\('([^']+)'/g),
    ])
    .map(([, key]) => key!);
}

describe('the texts of a game', () => {
  it.each(['through-the-ages', 'sid-meier-civilization'])('have what its board says: %s', (game) => {
    const keys = keysIn(`src/boards/${game}`);
    expect(keys.length).toBeGreaterThan(0);
    for (const language of ['en', 'es'] as const) {
      const texts = textsOf(game, language);
      expect(keys.filter((key) => !(key in texts))).toEqual([]);
    }
  });
});
