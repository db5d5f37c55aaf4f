/** The words of a game, read from its own files, for the tests: they run in the folder `web`. */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { language, openTexts, type Language } from '../../text';

const folderOf = (game: string) => `../games/${game}/src/main/resources/ecumene/${game.replaceAll('-', '')}`;

export function textsOf(game: string, wanted: Language): Record<string, string> {
  const file = readFileSync(`${folderOf(game)}/texts_${wanted}.properties`, 'utf8');
  const plain = (text: string) =>
    text
      .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replace(/\\(.)/g, '$1');
  return Object.fromEntries(
    [...file.matchAll(/^(?!#)((?:\\.|[^\\\s=])+) *= *(.*)$/gm)].map(([, key, text]) => [
      plain(key!),
      plain(text!),
    ]),
  );
}

/** From now on `say` and `name` know the words of a game in both languages, as at a table. */
export async function readTexts(game: string): Promise<void> {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(textsOf(game, address.endsWith('es') ? 'es' : 'en'))),
  );
  for (const each of ['es', 'en'] as const) {
    language.choose(each);
    await openTexts(game);
  }
  vi.unstubAllGlobals();
}
