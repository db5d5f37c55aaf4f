/**
 * What somebody is about to do: the card that lies open, the question beside an area, the disks planned to leave, the moves
 * still to be made of a row of equal ones, and the last "why not?". Everything is dropped when the position changes.
 */
import type { Reason } from '../../api/types';
import type { BoardProps } from '../board';
import { area } from './logic/atlas';
import { areaOf, isPlanned, movesOf, sameMove, spotsOf, usesOfCard } from './logic/choices';
import { disksOf } from './logic/forecast';
import { ownPower, powersOf } from './logic/looks';
import { meantByArea, meantByCard, meantByWonder } from './logic/reasons';
import type {
  AreaId,
  CardId,
  InnerSeaEvent,
  InnerSeaMove,
  InnerSeaView,
  MoveOf,
  WonderId,
} from './logic/types';

export type Table = BoardProps<InnerSeaView, InnerSeaMove, InnerSeaEvent>;

/** Why something cannot be played, and where that is to be said. */
export interface Refused {
  area: AreaId | null;
  card: CardId | null;
  reason: Reason | null;
}

export class Aiming {
  /** The question at an area: which of these? */
  asked = $state.raw<{ area: AreaId; moves: InnerSeaMove[] } | null>(null);
  /** The card of the hand that lies open with its uses. */
  opened = $state.raw<CardId | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** How many disks are to leave from where; they go all together. */
  planned = $state.raw<Readonly<Record<AreaId, number>>>({});
  /** How many disks one press deploys. */
  atOnce = $state(1);

  /** Moves that follow by themselves, as long as the same question is asked of the same civilization. */
  private row: InnerSeaMove[] = [];
  private rowFor = '';

  readonly playable = $derived.by(() => {
    const { past, busy, seat } = this.table;
    return !past && !busy && seat !== null;
  });
  /** Shown while a move is on its way, too: the board must not flicker. */
  readonly moves = $derived.by(() => (this.table.past ? [] : this.table.moves));
  readonly spots = $derived.by(() => spotsOf(this.moves));
  readonly advised = $derived.by(() => (this.table.hint ? areaOf(this.table.hint) : null));
  readonly own = $derived.by(() => ownPower(this.table.view));

  private readonly see: () => Table;
  private readonly onplay: () => void;

  constructor(see: () => Table, onplay: () => void = () => undefined) {
    this.see = see;
    this.onplay = onplay;
  }

  get table(): Table {
    return this.see();
  }

  isAdvised(move: InnerSeaMove): boolean {
    return sameMove(move, this.table.hint);
  }

  of<T extends InnerSeaMove['type']>(type: T): MoveOf<T>[] {
    return movesOf(this.moves, type);
  }

  drop(): void {
    this.asked = null;
    this.opened = null;
    this.refused = null;
    this.planned = {};
  }

  /** One step back: first the question, then the card that lies open. */
  back(): void {
    if (this.asked || this.refused) {
      this.asked = null;
      this.refused = null;
    } else {
      this.drop();
    }
  }

  play(move: InnerSeaMove): void {
    if (this.playable) {
      this.drop();
      this.onplay();
      this.table.play(move);
    }
  }

  /** Makes moves one after the other, as long as they are allowed. */
  playAll(moves: readonly InnerSeaMove[]): void {
    const [first, ...rest] = moves;
    if (first && this.playable) {
      this.row = rest;
      this.rowFor = this.question;
      this.play(first);
    }
  }

  private get question(): string {
    return `${this.table.prompt?.name} ${this.table.view.deciding}`;
  }

  /** The answer to a move has come: the next one of the row follows. */
  goOn(): void {
    const next = this.row[0];
    if (!next || !this.playable) {
      return;
    }
    this.row = this.row.slice(1);
    if (this.question === this.rowFor && this.table.moves.some((move) => sameMove(move, next))) {
      this.play(next);
    } else {
      this.row = [];
    }
  }

  pressArea(id: AreaId): void {
    this.asked = null;
    this.refused = null;
    const here = this.spots.get(id) ?? [];
    const [move, ...others] = here;
    if (!move) {
      this.askWhy(meantByArea(this.table.view, this.table.prompt, id), id, null);
    } else if (isPlanned(move)) {
      this.plan(move);
    } else if (others.length > 0 || this.isGrave(move)) {
      this.asked = { area: id, moves: here };
    } else if (move.type === 'Place' && this.atOnce > 1) {
      this.playAll(Array.from({ length: this.atOnce }, () => move));
    } else {
      this.play(move);
    }
  }

  /** One disk more of this area leaves; after the last one none does. */
  private plan(move: MoveOf<'Retire'> | MoveOf<'Resettle'>): void {
    const who = this.own?.civilization;
    const most = move.type === 'Resettle' || !who ? 1 : disksOf(this.table.view, who, move.area);
    const count = ((this.planned[move.area] ?? 0) + 1) % (most + 1);
    const others = Object.entries(this.planned).filter(([id]) => id !== move.area);
    this.planned = Object.fromEntries(count === 0 ? others : [...others, [move.area, count]]);
  }

  get plannedCount(): number {
    return Object.values(this.planned).reduce((sum, count) => sum + count, 0);
  }

  /** Everything that was planned, in the order of the map, and then on. */
  playPlan(): void {
    const type = this.of('Retire').length > 0 ? 'Retire' : 'Resettle';
    const moves = Object.entries(this.planned)
      .sort(([one], [other]) => area(one).order - area(other).order)
      .flatMap(([id, count]) => Array.from({ length: count }, (): InnerSeaMove => ({ type, area: id })));
    this.playAll([...moves, { type: 'Done' }]);
  }

  /** Asked before it is done: it begins a war, or it hits oneself. */
  private isGrave(move: InnerSeaMove): boolean {
    const own = powersOf(this.table.view, this.table.seat).map(({ civilization }) => civilization);
    return (
      move.type === 'StartCompetition' ||
      move.type === 'ChooseCivilization' ||
      (move.type === 'Target' && move.faction !== undefined && own.includes(move.faction))
    );
  }

  usesOf(card: CardId): InnerSeaMove[] {
    return usesOfCard(this.moves, card);
  }

  pressCard(card: CardId): void {
    const again = this.opened === card;
    this.asked = null;
    this.refused = null;
    this.opened = again ? null : card;
    if (!again && this.usesOf(card).length === 0) {
      this.askWhy(meantByCard(this.table.prompt, card), null, card);
    }
  }

  /** A Wonder that cannot be built or used now. */
  askWonder(wonder: WonderId): void {
    this.askWhy(meantByWonder(this.table.view, this.own?.civilization, wonder), null, null);
  }

  /** Asks the rules why a move cannot be made; only of somebody who is asked something. */
  private askWhy(move: InnerSeaMove | null, id: AreaId | null, card: CardId | null): void {
    if (!this.playable || this.table.moves.length === 0 || move === null) {
      return;
    }
    const { view } = this.table;
    void this.table.why(move).then(
      (reason) => {
        if (reason && this.table.view === view) {
          this.refused = { area: id, card, reason };
        }
      },
      () => undefined, // no answer, no reason: the shell tells about trouble
    );
  }
}
