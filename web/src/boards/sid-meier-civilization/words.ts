/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { language } from '../../text';
import { en, type BoardWords } from './words/en';
import { es } from './words/es';

export type { CityWords } from './words/common';

/** The words of the reader's language; reactive. */
export function words(): BoardWords {
  return language.current === 'es' ? es : en;
}
