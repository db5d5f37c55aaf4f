/**
 * What somebody is about to do: the thing that is opened and why it cannot be played, the civilization that is looked at,
 * the card under the pointer. What is opened closes when the position changes.
 */
import type { Reason } from '../../api/types';
import { say } from '../../text';
import type { BoardProps } from '../board';
import { byThing, isAnswer, keyOf, sameMove, thingOf, type Thing } from './logic/things';
import { meantBy } from './logic/reasons';
import type { AgesEvent, AgesMove, AgesView, MoveOf, MoveType } from './logic/types';

export type Table = BoardProps<AgesView, AgesMove, AgesEvent>;

/** Where on the screen something lies. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Opened {
  thing: Thing;
  spot: Spot;
  /** What was touched: the keyboard goes back there. */
  from: HTMLElement | null;
}

export class Aiming {
  opened = $state.raw<Opened | null>(null);
  /** Why what is probably meant cannot be done with it. */
  reason = $state.raw<Reason | null>(null);
  meant = $state.raw<AgesMove | null>(null);
  /** Whose civilization is shown; null: the own one, or the active one for a spectator. */
  civilization = $state<number | 'compare' | null>(null);
  looked = $state.raw<{ card: string; spot: Spot } | null>(null);

  readonly playable = $derived.by(() => {
    const { past, busy, seat } = this.table;
    return !past && !busy && seat !== null;
  });
  /** Shown while a move is on its way, too: the board must not flicker. */
  readonly moves = $derived.by(() => (this.table.past ? [] : this.table.moves));
  readonly groups = $derived.by(() => byThing(this.table.view, this.seat, this.moves));
  /** What stands as a button beside the question. */
  readonly answers = $derived.by(() =>
    this.moves.filter((move) => isAnswer(this.table.view, this.seat, move)),
  );
  readonly advised = $derived.by(() => {
    const { hint, view } = this.table;
    return hint === null ? null : keyOf(thingOf(view, this.seat, hint));
  });

  private readonly see: () => Table;
  private readonly onplay: () => void;

  constructor(see: () => Table, onplay: () => void = () => undefined) {
    this.see = see;
    this.onplay = onplay;
  }

  get table(): Table {
    return this.see();
  }

  get view(): AgesView {
    return this.see().view;
  }

  /** Through whose eyes; spectators look through the first seat's, and cannot play. */
  get seat(): number {
    return this.see().seat ?? 0;
  }

  get question(): string | undefined {
    return this.view.pending[0]?.question;
  }

  of<T extends MoveType>(type: T): MoveOf<T>[] {
    return this.moves.filter((move): move is MoveOf<T> => move.type === type);
  }

  movesOf(thing: Thing): AgesMove[] {
    return this.groups.get(keyOf(thing)) ?? [];
  }

  can(thing: Thing): boolean {
    return this.groups.has(keyOf(thing));
  }

  isOpen(thing: Thing): boolean {
    return this.opened !== null && keyOf(this.opened.thing) === keyOf(thing);
  }

  isAdvised(move: AgesMove): boolean {
    return sameMove(move, this.table.hint);
  }

  /** How the game calls a move. */
  sayMove(move: AgesMove): string {
    return say(`move.${move.type}`, move);
  }

  /** Opens a thing: its card, what can be done with it, or why nothing can. */
  press(thing: Thing, from: HTMLElement | null): void {
    const again = this.isOpen(thing);
    this.drop();
    if (again) {
      return;
    }
    const box = from?.getBoundingClientRect();
    this.looked = null;
    this.opened = {
      thing,
      from,
      spot: box
        ? { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
        : { left: 0, top: 0, right: 0, bottom: 0 },
    };
    this.ask(thing);
  }

  drop(): void {
    this.opened = null;
    this.reason = null;
    this.meant = null;
    this.looked = null;
  }

  /** Closes what is open and gives the keyboard back to what was touched. */
  back(): void {
    const from = this.opened?.from;
    this.drop();
    from?.focus({ preventScroll: true });
  }

  play(move: AgesMove): void {
    if (this.playable) {
      this.drop();
      this.onplay();
      this.table.play(move);
    }
  }

  /** Asks the rules why nothing can be done; only of somebody who is asked something. */
  private ask(thing: Thing): void {
    const { view, moves, why } = this.table;
    const move = meantBy(view, this.seat, thing);
    if (!this.playable || moves.length === 0 || move === null || moves.some((each) => sameMove(each, move))) {
      return;
    }
    void why(move).then(
      (reason) => {
        if (this.isOpen(thing) && this.table.view === view) {
          this.reason = reason;
          this.meant = move;
        }
      },
      () => undefined, // no answer, no reason: the shell tells about trouble
    );
  }
}
