/** The language of the reader: the browser's at first, then whatever was chosen last. */
import { keep, kept } from '../keep';

export type Language = 'en' | 'es';

export function firstLanguage(remembered: string | null, wishes: readonly string[]): Language {
  if (remembered === 'en' || remembered === 'es') {
    return remembered;
  }
  return (
    wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish === 'en' || wish === 'es') ??
    'en'
  );
}

class Reader {
  current = $state<Language>(firstLanguage(kept('language'), navigator.languages));

  choose(language: Language): void {
    this.current = language;
    keep('language', language);
  }
}

/** `language.current` is reactive: what reads it is said anew when the language changes. */
export const language = new Reader();
