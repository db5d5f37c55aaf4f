/**
 * What somebody is about to do: the action, card or stack taken into the hand, the question that is open beside a hex,
 * and the last "why not?". Everything is dropped when the position changes.
 */
import type { BoardProps } from '../board';
import type { Reason } from '../../api/types';
import {
  choicesHere,
  choicesOf,
  hexesOf,
  NO_AIM,
  press,
  sameMove,
  spotsOf,
  type Aim,
  type Choice,
  type Kind,
} from './logic/choices';
import { meantByAction, meantByCard, meantByHex } from './logic/reasons';
import type { CardId, HexId, TempusEvent, TempusMove, TempusView } from './logic/types';

export type Table = BoardProps<TempusView, TempusMove, TempusEvent>;

/** Why something cannot be played, and where that is to be said. */
export interface Refused {
  hex: HexId | null;
  card: CardId | null;
  reason: Reason | null;
}

export class Aiming {
  aim = $state.raw<Aim>(NO_AIM);
  /** The question at a hex: which of these? */
  asked = $state.raw<{ hex: HexId; choices: Choice[] } | null>(null);
  /** The card whose uses are laid out. */
  opened = $state.raw<CardId | null>(null);
  refused = $state.raw<Refused | null>(null);

  readonly playable = $derived.by(() => {
    const { past, busy, seat } = this.table;
    return !past && !busy && seat !== null;
  });
  /** Shown while a move is on its way, too: the board must not flicker. */
  readonly moves = $derived.by(() => (this.table.past ? [] : this.table.moves));
  readonly choices = $derived.by(() => choicesOf(this.moves));
  readonly spots = $derived.by(() => spotsOf(this.choices, this.aim));
  /** What a taken stack can do in its own hex. */
  readonly here = $derived.by(() => choicesHere(this.choices, this.aim));
  readonly advised = $derived.by(() => hexesOf(this.table.hint));

  private readonly see: () => Table;
  private readonly onplay: () => void;

  constructor(see: () => Table, onplay: () => void = () => undefined) {
    this.see = see;
    this.onplay = onplay;
  }

  get table(): Table {
    return this.see();
  }

  isAdvised(move: TempusMove): boolean {
    return sameMove(move, this.table.hint);
  }

  /** The moves of one kind that can be made now. */
  of<T extends TempusMove['type']>(type: T): Extract<TempusMove, { type: T }>[] {
    return this.moves.filter((move): move is Extract<TempusMove, { type: T }> => move.type === type);
  }

  drop(): void {
    this.aim = NO_AIM;
    this.asked = null;
    this.opened = null;
    this.refused = null;
  }

  /** One step back: first the question, then what is in the hand. */
  back(): void {
    if (this.asked || this.refused) {
      this.asked = null;
      this.refused = null;
    } else if (this.aim.source !== null) {
      this.aim = { ...this.aim, source: null };
    } else {
      this.drop();
    }
  }

  play(move: TempusMove): void {
    if (this.playable) {
      this.drop();
      this.onplay();
      this.table.play(move);
    }
  }

  pressHex(hex: HexId): void {
    this.asked = null;
    this.refused = null;
    const pressed = press(this.choices, this.aim, hex);
    switch (pressed.does) {
      case 'play':
        this.play(pressed.move);
        break;
      case 'ask':
        this.asked = { hex, choices: pressed.choices };
        break;
      case 'take':
        this.opened = null;
        this.aim = { ...this.aim, source: hex };
        break;
      case 'drop':
        this.aim = { ...this.aim, source: null };
        break;
      case 'nothing':
        this.ask(meantByHex(this.table.view, this.table.seat ?? 0, this.aim, hex), hex, null);
    }
  }

  /** One of the five actions: the map shows where it can be taken. */
  pressAction(kind: Kind): void {
    const again = this.aim.kind === kind;
    this.drop();
    if (again) {
      return;
    }
    if (this.choices.some((choice) => choice.kind === kind)) {
      this.aim = { ...NO_AIM, kind };
    } else if (kind === 'move' || kind === 'child' || kind === 'attack' || kind === 'city') {
      this.askAction(kind);
    }
  }

  askAction(kind: 'move' | 'child' | 'attack' | 'city' | 'idea'): void {
    this.ask(meantByAction(this.table.view, this.table.seat ?? 0, kind), null, null);
  }

  /** What a card can be used for besides the map: it is laid or discarded at once, or its uses are laid out. */
  usesOf(card: CardId): TempusMove[] {
    return this.moves.filter((move) => {
      switch (move.type) {
        case 'Transport':
        case 'Medicine':
        case 'ActTwice':
        case 'ActLater':
        case 'LayCard':
        case 'Discard':
          return move.card === card;
        case 'AdvanceOver':
          return move.sanitation === card;
        default:
          return false;
      }
    });
  }

  aimsOf(card: CardId): Choice[] {
    return this.choices.filter((choice) => choice.cards.includes(card));
  }

  pressCard(card: CardId): void {
    const again = this.opened === card;
    this.drop();
    if (again) {
      return;
    }
    const uses = this.usesOf(card);
    const lay = uses.find((move) => move.type === 'LayCard');
    if (lay) {
      this.play(lay);
    } else if (uses.length > 0 || this.aimsOf(card).length > 0) {
      this.opened = card;
      if (this.aimsOf(card).length > 0) {
        this.aim = { ...NO_AIM, card };
      }
    } else {
      const { view, seat } = this.table;
      this.ask(meantByCard(view, seat ?? 0, card), null, card);
    }
  }

  /** Asks the rules why a move cannot be made; only of somebody who is asked something. */
  private ask(move: TempusMove | null, hex: HexId | null, card: CardId | null): void {
    if (!this.playable || this.table.moves.length === 0) {
      this.back();
      return;
    }
    if (move === null) {
      this.refused = card === null ? null : { hex, card, reason: null };
      return;
    }
    const { view } = this.table;
    void this.table.why(move).then(
      (reason) => {
        if (reason && this.table.view === view) {
          this.refused = { hex, card, reason };
        }
      },
      () => undefined, // no answer, no reason: the shell tells about trouble
    );
  }
}
