/** The words of the shell in the reader's language: `t().newTable`. */
import { language } from '../language.svelte';
import { en, type ShellTexts } from './en';
import { es } from './es';

const texts: Record<'en' | 'es', ShellTexts> = { en, es };

export function t(): ShellTexts {
  return texts[language.current];
}
