/**
 * A hand that presses twice in the same place, or the same key, without having moved in between: what lies under it by
 * then may be something else than it meant.
 */

/**
 * An answer is given by a press that began on it. Whatever moves while a finger is down, the answer that has come under
 * it was not meant.
 */
export class Aim {
  /** The answer that the press began on; undefined where no press is known, as for a key. */
  private began: Element | null | undefined;

  begin(target: EventTarget | null): void {
    this.began = answerAt(target);
  }

  /** Whether the press ends on another answer than the one it began on. */
  misses(target: EventTarget | null): boolean {
    const answer = answerAt(target);
    const missed = this.began !== undefined && answer !== null && answer !== this.began;
    this.began = undefined;
    return missed;
  }
}

function answerAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-answer]') : null;
}

/** A hand is never quite still. */
const TREMBLE = 6;

interface Place {
  clientX: number;
  clientY: number;
}

export class StillHand {
  /** Whether the latest press came without a movement since the one before. */
  still = false;
  private at: Place | null = null;
  private latestKey: string | null = null;

  press({ clientX, clientY }: Place): void {
    this.move({ clientX, clientY });
    this.still = this.at !== null;
    this.at = { clientX, clientY };
    this.latestKey = null;
  }

  key(key: string): void {
    this.still = this.latestKey === key;
    this.latestKey = key;
    this.at = null;
  }

  move({ clientX, clientY }: Place): void {
    if (this.at && Math.hypot(clientX - this.at.clientX, clientY - this.at.clientY) > TREMBLE) {
      this.at = null;
    }
  }
}
