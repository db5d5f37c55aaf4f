/**
 * The table as every part of a board sees it: what lies on it, what is asked, what may be answered and what that would
 * change. All of it is reactive. There is one for each match page; `pointing` says what somebody is about to do.
 */
import type {
  Components,
  Consequence,
  Foresight,
  GameEvent,
  Measure,
  Move,
  Prompt,
  Reason,
  SeatInfo,
  View,
} from '../api/types';
import type { BoardPackage, Recent } from '../boards/board';
import { Pointing } from '../boards/common/pointing.svelte';
import type { Director } from './director.svelte';
import { Aim, StillHand } from './frame/still';
import type { MatchSession } from './session.svelte';
import { settings } from './settings.svelte';

/** What lies over the stage. */
export type OpenSheet =
  | { kind: 'seat'; seat: number }
  | { kind: 'board'; id: string }
  | { kind: 'rule'; rule: string }
  | { kind: 'settings' | 'recap' | 'end' | 'numbers' | 'help' };

/** A press so soon after the question changed was meant for the one before. */
const TOO_SOON_MS = 400;
/** What came under a hand that has not moved is not what it meant, for so long. */
const SLID_MS = 2000;

const NO_MOVES: never[] = [];

export class Table<V = View, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Everything printed, as the game tells it; null until it has come, or if it tells nothing. */
  components = $state.raw<Components | null>(null);
  sheet = $state.raw<OpenSheet | null>(null);

  readonly pointing: Pointing<V, M, E>;
  readonly hand = new StillHand();
  readonly aim = new Aim();
  private changed = -Infinity;
  /** When the answers changed last: with the question, or with what has been chosen so far. */
  private shuffled = -Infinity;
  /** Whether the question changed by what was played here, and not by others. */
  private byOwnMove = false;

  constructor(
    readonly session: MatchSession,
    readonly board: BoardPackage<V, M, E>,
  ) {
    this.pointing = new Pointing(this);
    this.director.hasScene = (events) => this.board.scenes?.(events as E[]) ?? false;
  }

  get director(): Director {
    return this.session.director;
  }

  /** What lies on the stage: an act that is shown, a moment of the past, a gesture tried out, or now. */
  readonly view: V = $derived.by(() => {
    const { state, past, director } = this.session;
    const now = state?.view;
    const { shown } = director;
    return (shown ? (shown.view ?? now) : (past?.view ?? this.pointing.preview?.view ?? now)) as V;
  });
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null = $derived.by(() => this.session.seat);
  readonly seats: SeatInfo[] = $derived.by(() => this.session.state?.match.seats ?? NO_MOVES);
  /** The public points, as they stood in what lies on the stage. */
  readonly points: readonly Measure[] = $derived.by(() => {
    const { state, past, director } = this.session;
    return director.shown?.points ?? past?.points ?? state?.points ?? NO_MOVES;
  });
  /** Whose act is on the stage; null: nobody's, it is now or the past. */
  readonly actor: number | null = $derived.by(() => this.director.shown?.act.seat ?? null);
  /** A moment of the past, or what others did: nothing can be played. */
  readonly past: boolean = $derived.by(() => this.session.past !== null || this.director.playing);
  /** A move is on its way. */
  readonly busy: boolean = $derived.by(() => this.session.busy || this.pointing.composing);
  /** Asked, and everything before has been shown. */
  readonly asked: boolean = $derived.by(() => this.session.asked && !this.past);
  readonly prompt: Prompt | null = $derived.by(() =>
    this.asked ? (this.pointing.preview?.prompt ?? this.session.state?.prompt ?? null) : null,
  );
  readonly moves: M[] = $derived.by(() =>
    this.asked ? ((this.pointing.preview?.moves ?? this.session.state?.moves ?? NO_MOVES) as M[]) : NO_MOVES,
  );
  /** What each move would certainly change; parallel to `moves`. */
  readonly consequences: Consequence[] = $derived.by(() =>
    this.asked
      ? (this.pointing.preview?.consequences ?? this.session.state?.consequences ?? NO_MOVES)
      : NO_MOVES,
  );
  /** What the rules tell this seat about what is to come. */
  readonly foresight: Foresight | null = $derived.by(() =>
    this.past ? null : (this.pointing.preview?.foresight ?? this.session.state?.foresight ?? null),
  );
  readonly hint: M | null = $derived.by(() => (this.asked ? ((this.session.hint?.move ?? null) as M) : null));
  /** What has just happened, to be highlighted. */
  readonly recent: Recent<E> = $derived.by(() => this.director.recent as Recent<E>);
  /** What is marked as changed: of the act on the stage, or of all that others did since the own last act. */
  readonly news: readonly E[] = $derived.by(() =>
    this.past || this.director.since.length === 0 ? this.recent.events : (this.director.since as E[]),
  );
  /** Changes with each question. */
  readonly question: string = $derived.by(() => {
    const { state, askedAt } = this.session;
    return `${askedAt} ${state?.undone} ${this.seat} ${this.asked}`;
  });

  /** Makes a gesture of one or more moves. */
  play(...moves: M[]): void {
    if (!this.busy && this.asked) {
      this.pointing.drop();
      if (this.sheet?.kind === 'recap') {
        this.sheet = null;
      }
      void this.session.play(moves, settings.grace);
    }
  }

  /** Why a move is not allowed; null if it is. */
  why(move: M): Promise<Reason | null> {
    return this.session.why(move);
  }

  /** The question has changed: what was taken into the hand is dropped, and a press that follows at once is ignored. */
  turnOver(): void {
    this.changed = performance.now();
    this.byOwnMove = this.seat !== null && this.session.log.last?.seat === this.seat;
    this.pointing.turnOver();
  }

  /**
   * Whether a press came so soon after the question changed that it was meant for the one before. Who has just played
   * and points at another thing on the board goes on with the next question: `another` is never too soon for that.
   */
  tooSoon(another = false): boolean {
    return performance.now() - this.changed < TOO_SOON_MS && !(another && this.byOwnMove);
  }

  /** Other answers stand where those before stood. */
  shuffle(): void {
    this.shuffled = performance.now();
  }

  /**
   * Whether a press hit what has come under a hand that did not move; what matters more, and what came by others' doing,
   * is guarded longer.
   */
  slidUnder(grave: boolean): boolean {
    const guarded = grave || !this.byOwnMove ? SLID_MS : TOO_SOON_MS;
    return this.hand.still && performance.now() - this.shuffled < guarded;
  }

  toggle(sheet: OpenSheet): void {
    this.sheet = sameSheet(this.sheet, sheet) ? null : sheet;
  }
}

function sameSheet(one: OpenSheet | null, other: OpenSheet): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
