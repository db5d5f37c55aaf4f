/**
 * A hand that presses twice in the same place without having moved in between: what lies under it by then may be
 * something else than it meant.
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

  press({ clientX, clientY }: Place): void {
    this.move({ clientX, clientY });
    this.still = this.at !== null;
    this.at = { clientX, clientY };
  }

  move({ clientX, clientY }: Place): void {
    if (this.at && Math.hypot(clientX - this.at.clientX, clientY - this.at.clientY) > TREMBLE) {
      this.at = null;
    }
  }
}
