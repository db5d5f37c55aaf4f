/** The words of this board that the game itself does not have. Both languages are complete: a missing one does not compile. */
import { inBoth } from '../common/words';
import { en } from './words/en';
import { es } from './words/es';

export const words = inBoth({ en, es });
