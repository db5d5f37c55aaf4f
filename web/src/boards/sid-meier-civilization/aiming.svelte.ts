/**
 * What somebody is about to do: the figures or the great person taken into the hand, the question that is open beside a
 * square, the way that is being walked step by step, and the last "why not?". All but the way is dropped when the
 * position changes.
 */
import type { Reason } from '../../api/types';
import { say } from '../../text';
import type { BoardProps } from '../board';
import {
  groupsFrom,
  NO_AIM,
  sameMove,
  spotsOf,
  squaresOfMove,
  zoneOf,
  type Aim,
  type Choice,
  type Zone,
} from './logic/choices';
import { meantBySquare } from './logic/reasons';
import type { MoveOf, Person, SmcEvent, SmcMove, SmcView, SquareId } from './logic/types';

export type Table = BoardProps<SmcView, SmcMove, SmcEvent>;

/** Why something cannot be played, and where that is to be said: a square, or the name of a thing. */
export interface Refused {
  at: string;
  reason: Reason;
}

export class Aiming {
  aim = $state.raw<Aim>(NO_AIM);
  asked = $state.raw<{ square: SquareId; choices: Choice[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Whether the map lies on its side: other drawings of squares lie the same way. */
  aside = $state(false);
  /** Moves that follow the one on its way, as long as they are allowed. */
  plan = $state.raw<SmcMove[]>([]);

  readonly playable = $derived.by(() => {
    const { past, busy, seat } = this.table;
    return !past && !busy && seat !== null;
  });
  /** Shown while a move is on its way, too: the board must not flicker. */
  readonly moves = $derived.by(() => (this.table.past || this.table.seat === null ? [] : this.table.moves));
  readonly spots = $derived.by(() => spotsOf(this.table.view, this.table.seat, this.moves, this.aim));
  readonly advised = $derived.by(() => squaresOfMove(this.table.hint));

  private readonly see: () => Table;
  private readonly onplay: () => void;

  constructor(see: () => Table, onplay: () => void = () => undefined) {
    this.see = see;
    this.onplay = onplay;
  }

  get table(): Table {
    return this.see();
  }

  /** A move as the game itself words it. */
  text(move: SmcMove): string {
    return say(`move.${move.type}`, move).trim();
  }

  isAdvised(move: SmcMove): boolean {
    return sameMove(move, this.table.hint);
  }

  of<T extends SmcMove['type']>(type: T): MoveOf<T>[] {
    return this.moves.filter((move): move is MoveOf<T> => move.type === type);
  }

  in(zone: Zone): SmcMove[] {
    return this.moves.filter((move) => zoneOf(move) === zone);
  }

  drop(): void {
    this.aim = NO_AIM;
    this.asked = null;
    this.refused = null;
  }

  /** One step back: first the question, then what is in the hand. */
  back(): void {
    if (this.asked || this.refused) {
      this.asked = null;
      this.refused = null;
    } else {
      this.drop();
    }
  }

  play(move: SmcMove): void {
    this.playAll([move]);
  }

  /** Plays several moves one after the other; each waits until the one before has arrived. */
  playAll([first, ...others]: SmcMove[]): void {
    if (this.playable && first) {
      this.drop();
      this.plan = others;
      this.onplay();
      this.table.play(first);
    }
  }

  /** Goes on with the way, if its next step is allowed now; otherwise it ends here. */
  goOn(): void {
    const [next, ...others] = this.plan;
    if (!next) {
      return;
    }
    const found = this.moves.find((move) => sameMove(move, next));
    this.plan = found ? others : [];
    if (found && this.playable) {
      this.table.play(found);
    }
  }

  pressSquare(square: SquareId): void {
    this.asked = null;
    this.refused = null;
    const spot = this.spots.get(square);
    if (!spot) {
      const taken = this.aim !== NO_AIM;
      if (taken && (this.aim.group?.from === square || this.sources.includes(square))) {
        this.drop();
        if (this.sources.includes(square)) {
          this.take(square);
        }
        return;
      }
      this.ask(meantBySquare(this.table.view, this.table.seat ?? 0, this.moves, this.aim, square), square);
      return;
    }
    if (spot.role === 'source') {
      this.take(square);
      return;
    }
    const [only, ...others] = spot.choices;
    const weighty = only!.kind === 'city' || only!.kind === 'infiltrate' || only!.way?.does === 'enter';
    if (others.length > 0 || weighty || this.isHostile(only!)) {
      this.asked = { square, choices: spot.choices };
    } else {
      this.playAll(only!.moves);
    }
  }

  /** Squares whose figures can be taken into the hand. */
  private readonly sources = $derived.by(() => this.of('MoveFigures').map(({ from }) => from));

  private take(square: SquareId): void {
    const [biggest] = groupsFrom(this.moves, square);
    if (biggest) {
      this.aim = { group: { from: square, armies: biggest.armies, scouts: biggest.scouts }, person: null };
    }
  }

  takeGroup(from: SquareId, armies: number, scouts: number): void {
    this.asked = null;
    this.refused = null;
    this.aim = { group: { from, armies, scouts }, person: null };
  }

  takePerson(person: Person): void {
    const again = this.aim.person === person;
    this.drop();
    if (!again) {
      this.aim = { group: null, person };
    }
  }

  /** Whether a step leads into a fight or a hut. */
  isHostile({ kind, square }: Choice): boolean {
    if (kind !== 'go') {
      return false;
    }
    const there = this.table.view.squares.find((each) => each.square === square);
    const foreign = there?.owner !== undefined && there.owner !== null && there.owner !== this.table.seat;
    const city = /^(capital|city)-(\d)$/.exec(there?.thing ?? '');
    return foreign || there?.thing === 'village' || (city !== null && Number(city[2]) !== this.table.seat);
  }

  /** Asks the rules why a move cannot be made; only of somebody who is asked something. */
  ask(move: SmcMove | null, at: string): void {
    this.asked = null;
    this.refused = null;
    if (!this.playable || this.table.moves.length === 0 || move === null) {
      this.back();
      return;
    }
    const { view } = this.table;
    void this.table.why(move).then(
      (reason) => {
        if (reason && this.table.view === view) {
          this.refused = { at, reason };
        }
      },
      () => undefined, // no answer, no reason: the shell tells about trouble
    );
  }
}
