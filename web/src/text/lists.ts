import type { Language } from './language.svelte';

/** Before these "y" would not be heard: Italia, Hispania; but not hierro, nor Iónico where the i slides. */
const SOUNDS_LIKE_I = /^h?[ií](?![aeoáéóuú])/iu;

/** Several things in one sentence: commas, and a word before the last. */
export function listed(things: readonly string[], language: Language): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) {
    return last;
  }
  const and = language === 'en' ? 'and' : SOUNDS_LIKE_I.test(last) ? 'e' : 'y';
  return `${things.slice(0, -1).join(', ')} ${and} ${last}`;
}
