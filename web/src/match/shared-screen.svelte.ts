/** Several people before one screen: the curtain between them, and a cover over everybody's hand while they wait. */
import type { MatchState, SeatInfo } from '../api/types';
import { toasts } from '../toasts.svelte';
import { trust, trusts } from './eyes';
import type { MatchSession } from './session.svelte';

/** How long what came of a move is in sight before the next seat at the same screen is asked. */
const BREATH_MS = 2500;

/** So long after the last question a hand lies open before everybody at the screen. */
const COVER_MS = 5000;

export class SharedScreen {
  /** The seat that is to lift the curtain. */
  curtain = $state<number | null>(null);
  /** Whether only what everybody may see is in the page, since several share the screen and none of them is asked. */
  covered = $state(false);
  /** Who sits where, while nothing else of the match may be seen. */
  seatsBehind = $state.raw<SeatInfo[]>([]);

  private handing: ReturnType<typeof setTimeout> | undefined;
  private covering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: MatchSession) {}

  /** Another seat of mine that is asked while this one is not: the device changes hands. */
  readonly next = $derived.by(() => {
    const { state, seat, asked, mySeats } = this.session;
    const looks = seat !== null || this.covered;
    if (!state || !looks || asked || state.match.finished) {
      return null;
    }
    return mySeats.find((mine) => mine !== seat && state.match.awaiting.includes(mine)) ?? null;
  });

  /** Whether people at this screen have no secrets from each other. */
  isOpen(state: MatchState | null): boolean {
    return state?.match.forkOf != null || trusts(this.session.id);
  }

  /** How the match stands has changed: perhaps the device changes hands, or a hand lies open that nobody needs. */
  look(): void {
    this.handOver();
    this.cover();
  }

  /**
   * People without secrets go on to the next seat by themselves, unless the present one may still take its move back.
   * Others hand over when they have seen what came of their move.
   */
  private handOver(): void {
    clearTimeout(this.handing);
    const { state, seat, log } = this.session;
    if (this.next !== null && !state?.canUndo && this.isOpen(state)) {
      // Who has just seen something for the first time (a card drawn, a fight) gets a breath to read it.
      const breath = log.last?.seat === seat && log.last?.events.length ? BREATH_MS : 0;
      const { next } = this;
      this.handing = setTimeout(() => this.next === next && this.giveTo(next), breath);
    }
  }

  /** Nobody's hand stays open while all who share the screen wait. */
  private cover(): void {
    clearTimeout(this.covering);
    const { state, seat, mySeats } = this.session;
    const waits = state && seat !== null && !state.match.finished && !state.match.awaiting.includes(seat);
    if (waits && mySeats.length > 1 && !this.isOpen(state)) {
      this.covering = setTimeout(() => {
        if (this.session.director.playing || this.session.past || this.session.busy) {
          this.cover();
        } else if (this.next === null) {
          this.covered = true;
          void this.session.lookThrough(null);
        }
      }, COVER_MS);
    }
  }

  /** Hands the device to another seat: all that was seen is dropped, and nothing is asked for before the curtain is lifted. */
  giveTo(seat: number): void {
    const { state } = this.session;
    if (this.isOpen(state) || this.covered) {
      void this.session.lookThrough(seat);
    } else {
      this.session.drop();
      this.drawCurtain(seat, state?.match.seats ?? []);
    }
  }

  drawCurtain(seat: number, seats: SeatInfo[]): void {
    this.seatsBehind = seats;
    this.curtain = seat;
  }

  async lift(trustFromNow: boolean): Promise<void> {
    const seat = this.curtain;
    if (seat === null) {
      return;
    }
    if (trustFromNow) {
      trust(this.session.id);
    }
    try {
      await this.session.look(seat);
      this.curtain = null;
    } catch (problem) {
      toasts.problem(problem);
    }
  }

  close(): void {
    clearTimeout(this.handing);
    clearTimeout(this.covering);
  }
}
