/**
 * A hand that presses twice in the same place, or the same key, without having moved in between: what lies under it by
 * then may be something else than it meant.
 */

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
