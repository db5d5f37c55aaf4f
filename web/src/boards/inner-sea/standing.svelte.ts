/** What somebody answers to cards without being asked each time. It holds for one phase. */
import type { InnerSeaMove } from './logic/types';

export type Answer = 'ask' | 'unfit' | 'all';

export class Standing {
  answer = $state<Answer>('ask');

  private phase = '';

  /** Another phase: ask again. */
  enter(phase: string): void {
    if (phase !== this.phase) {
      this.phase = phase;
      if (this.answer === 'all') {
        this.answer = 'ask';
      }
    }
  }

  /** The answer that is given by itself; null if there is none. */
  given(moves: readonly InnerSeaMove[]): InnerSeaMove | null {
    const pass = moves.find((move) => move.type === 'LetPass');
    const fits = moves.some((move) => move.type === 'Negate');
    return pass && (this.answer === 'all' || (this.answer === 'unfit' && !fits)) ? pass : null;
  }

  /**
   * How long the answer takes, in milliseconds. It must not tell who has nothing to think about: for "what I cannot
   * answer" it takes about as long as a person does.
   */
  delay(random: number): number {
    return this.answer === 'unfit' ? 700 + 1300 * random : 250;
  }
}
