/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { language } from '../../text';
import { en, type Words } from './words/en';
import { es } from './words/es';

const both = { en, es };

/** The words in the reader's language. */
export function words(): Words {
  return both[language.current];
}
