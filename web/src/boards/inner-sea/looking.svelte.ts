/** The card somebody looks at, in the hand or on a sheet: it lies large on the stage until they look elsewhere. */
import type { CardId } from './types';

class Looking {
  card = $state<CardId | null>(null);
  /** A finger has touched it: touched again, it is chosen. */
  again = $state(false);
}

export const looking = new Looking();
