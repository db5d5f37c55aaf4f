/** How the map lies on the screen just now: words that say "north of" must agree with what is seen. */
import type { Lie } from './logic/squares';

class Lying {
  now = $state.raw<Lie>({ aside: false, columns: 1, rows: 1 });
}

export const lying = new Lying();
