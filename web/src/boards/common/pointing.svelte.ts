/**
 * How people say which move they mean, in every game: they point at things. Each press narrows the legal moves to those
 * that have the thing among their parts; when one is left and all of it has been pointed at, it is played. Moves that
 * only begin a gesture are collected and previewed, and sent with the move that completes it.
 */
import type { GameEvent, Move, Preview, Reason, View } from '../../api/types';
import { say } from '../../text';
import type { Table } from '../../match/table.svelte';
import { settings } from '../../match/settings.svelte';
import { sharedEffects } from '../../match/speech';
import type { Part } from '../board';
import { canBeTriedOut, isVerb, losingOf, matching, narrow, nextPart, type Choice } from './choices';
import { plainParts } from './plain-parts';
import { keepStaged, staged } from './staged';
import type { Point } from './plane';
import { setOf } from './things';

/** Why nothing happened, and where that is to be said. */
export interface Refused {
  thing: string;
  at: Point | null;
  /** Null: there is simply nothing to be done with it now. */
  reason: Reason | null;
}

/** A press that came while the answer to the one before was on its way. */
interface Early<M extends Move> {
  thing: string;
  at: Point | null;
  /** The answer that was pressed; null where it was a thing on the board. */
  move: M | null;
}

/** So many presses wait for an answer. */
const MOST_EARLY = 6;

/** A second press so soon after the first is one with a trembling hand. */
const AGAIN_MS = 400;

/** So long an answer that is asked for again waits for it; after that the first press is forgotten. */
const ARMED_MS = 8000;

/** So long a hand that has not moved means the thing it pressed first, wherever the map has slid meanwhile. */
const SLID_MS = 1000;

export class Pointing<V = View, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What has been pointed at, in order. */
  selected = $state.raw<readonly string[]>([]);
  /** The moves of the gesture so far, and how the table would stand after them. */
  gesture = $state.raw<readonly M[]>([]);
  preview = $state.raw<Preview | null>(null);
  composing = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** A move that is asked for once more before it is made: by pressing its answer again. */
  confirming = $state.raw<Choice<M> | null>(null);
  /** Advice that would take back what has been chosen: it is asked whether that is meant. */
  replacing = $state.raw<M | null>(null);
  /** Things that a line of the story or an answer under the pointer is about. */
  shown = $state.raw<readonly string[]>([]);
  /** The move whose answer is under the pointer or has the keyboard: a board may show how it would look. */
  looked = $state.raw<M | null>(null);

  /** Presses that wait until the gesture has been tried out. */
  private early: Early<M>[] = [];
  /** Another thing that was pressed while a move was on its way: it is meant for the question that follows. */
  private next: { thing: string; at: Point | null } | null = null;
  /** When it was asked for once more, and until when it waits. */
  private confirmingSince = 0;
  private disarm: ReturnType<typeof setTimeout> | undefined;
  /** The thing on the board that was pressed last. */
  private latest: string | null = null;
  private latestAt = -Infinity;

  constructor(private readonly table: Table<V, M, E>) {}

  /** Something has been chosen that is not sent yet. */
  readonly staged: boolean = $derived.by(
    () => this.gesture.length > 0 || this.selected.length > 0 || this.confirming !== null,
  );

  readonly choices: Choice<M>[] = $derived.by(() => {
    const { moves, consequences } = this.table;
    return moves.map((move, index) => ({
      move,
      parts: this.partsOf(move),
      consequence: consequences[index] ?? null,
    }));
  });
  /** What is still meant. */
  readonly remaining: Choice<M>[] = $derived.by(() => narrow(this.choices, this.selected));
  /** What comes whatever is answered, such as the end of a turn; what only answers of one kind cost is told with each. */
  readonly alike: ReadonlySet<string> = $derived.by(() =>
    sharedEffects(this.choices.map(({ consequence }) => consequence)),
  );
  /** Whether the gesture can be sent as it is, since no move is there that would complete it. */
  readonly canSend: boolean = $derived.by(
    () => this.gesture.length > 0 && this.choices.every(({ move }) => this.continues(move)),
  );
  /** The things that come next: of each move that is still meant, the first thing not yet pointed at. */
  private readonly open: ReadonlySet<string> = $derived.by(() =>
    setOf(
      this.remaining.flatMap(({ parts }) => {
        const next = nextPart(parts, this.selected);
        return next ? [next.thing] : [];
      }),
    ),
  );
  /** The things with which a longer move begins: whatever is selected, they can be taken up instead. */
  private readonly beginnings: ReadonlySet<string> = $derived.by(() =>
    setOf(
      this.choices.flatMap(({ parts }) => {
        const first = nextPart(parts, []);
        return first && nextPart(parts, [first.thing]) ? [first.thing] : [];
      }),
    ),
  );
  /** The answer that a hint advises. */
  private readonly hinted: Choice<M> | null = $derived.by(
    () => (this.table.hint && this.choiceOf(this.table.hint)) ?? null,
  );
  /** Its things, as long as what has been pointed at can still become it. */
  private readonly advised: ReadonlySet<string> = $derived.by(() => {
    const { hint } = this.table;
    const meant = !this.hinted || this.remaining.includes(this.hinted);
    return setOf(hint && meant ? this.partsOf(hint).map(({ thing }) => thing) : []);
  });
  private readonly changed: ReadonlySet<string> = $derived.by(() =>
    setOf(this.table.news.flatMap((event) => this.thingsOf(event))),
  );

  // The marks of a thing

  /** It may be pressed. */
  can(thing: string): boolean {
    return this.open.has(thing);
  }

  /** It may be taken up: a move begins with it, whatever else is selected now. */
  begins(thing: string): boolean {
    return this.beginnings.has(thing);
  }

  isSelected(thing: string): boolean {
    return this.selected.includes(thing);
  }

  isAdvised(thing: string): boolean {
    return this.advised.has(thing);
  }

  /** The move itself is advised: one with the same things may go the other way. */
  isHinted(choice: Choice<M>): boolean {
    return this.hinted === choice;
  }

  /** It was changed by what happened last, or is what somebody reads about. */
  isChanged(thing: string): boolean {
    return this.shown.length > 0 ? this.shown.includes(thing) : this.changed.has(thing);
  }

  /** For an element that is a thing: its name and its marks, as `styles/marks.css` draws them. */
  marks(thing: string): Record<string, string | undefined> {
    return {
      'data-thing': thing,
      'data-can': this.can(thing) ? '' : undefined,
      'data-begins': this.begins(thing) ? '' : undefined,
      'data-selected': this.isSelected(thing) ? '' : undefined,
      'data-advised': this.isAdvised(thing) ? '' : undefined,
      'data-changed': this.isChanged(thing) ? '' : undefined,
    };
  }

  /** The moves that are still meant and have this thing among their parts. */
  choicesWith(thing: string): Choice<M>[] {
    return matching(this.remaining, [thing]);
  }

  partsOf(move: M): Part[] {
    return this.table.board.describe?.parts(move, this.table) ?? plainParts(move);
  }

  thingsOf(event: E): string[] {
    return this.table.board.describe?.things?.(event, this.table) ?? [];
  }

  /** The move as a button says it. */
  say(move: M): string {
    return this.table.board.describe?.say?.(move, this.table) ?? say(`move.${move.type}`, move);
  }

  // What a person does

  /** Points at a thing; `at` is where on the screen, so that a reason can be said there. */
  press(thing: string, at: Point | null = null): void {
    this.refused = null;
    this.confirming = null;
    this.replacing = null;
    if (this.composing) {
      this.wait({ thing, at, move: null });
      return;
    }
    // The same thing pressed again when the question has changed meanwhile was meant for the one before.
    const another = thing !== this.latest;
    if (!this.table.asked || this.table.busy || this.table.tooSoon(another)) {
      this.next = this.table.asked && this.table.busy && another ? { thing, at } : null;
      return;
    }
    if (another && at !== null && this.table.hand.still && performance.now() - this.latestAt < SLID_MS) {
      return;
    }
    this.next = null;
    this.latest = thing;
    this.latestAt = performance.now();
    const before = this.selected.indexOf(thing);
    if (before >= 0) {
      this.selected = this.selected.slice(0, before);
      return;
    }
    // What does not go on from what is selected begins anew.
    const wanted = [[...this.selected, thing], [...this.selected.filter(isVerb), thing], [thing]];
    const selected = wanted.find((each) => narrow(this.choices, each).length > 0);
    if (selected) {
      this.selected = selected;
      this.settle();
    } else if (!this.takeOut(thing)) {
      this.refuse(thing, at);
    }
  }

  /** Takes up a thing with which a move begins, and lets go of the others: a chosen verb stays if it can. */
  takeUp(thing: string): void {
    this.selected = this.selected.filter(isVerb);
    this.press(thing);
  }

  /** Chooses an answer; one that is pressed again while the first is being tried out waits its turn. */
  pick(choice: Choice<M>): void {
    if (this.composing) {
      this.wait({ thing: '', at: null, move: choice.move });
    } else {
      this.choose(choice);
    }
  }

  private wait(press: Early<M>): void {
    if (this.early.length < MOST_EARLY) {
      this.early = [...this.early, press];
    }
  }

  /** What was pressed meanwhile, as far as it still means the same. */
  private takeEarly(): void {
    const [first, ...others] = this.early;
    this.early = others;
    if (!first) {
      return;
    }
    if (first.move === null) {
      this.press(first.thing, first.at);
    } else {
      const again = this.choiceOf(first.move);
      if (again && this.continues(again.move)) {
        this.choose(again);
      }
    }
    if (!this.composing) {
      this.takeEarly();
    }
  }

  /** A move that is among the answers now. */
  choiceOf(move: M): Choice<M> | undefined {
    const wanted = JSON.stringify(move);
    return this.choices.find((choice) => JSON.stringify(choice.move) === wanted);
  }

  /** What lies in the gesture is taken out of it by pressing it again. */
  private takeOut(thing: string): boolean {
    const index = this.gesture.findLastIndex((move) =>
      this.partsOf(move).some((part) => part.thing === thing && !isVerb(thing)),
    );
    if (index < 0) {
      return false;
    }
    void this.compose(this.gesture.toSpliced(index, 1), this.gesture.slice(0, index));
    return true;
  }

  /** One step back: a reason, a question, what was pointed at last, or the last move of the gesture. */
  back(): boolean {
    if (this.refused || this.confirming || this.replacing) {
      this.refused = null;
      this.confirming = null;
      this.replacing = null;
    } else if (this.selected.length > 0) {
      this.selected = this.selected.slice(0, -1);
    } else if (this.gesture.length > 0) {
      void this.compose(this.gesture.slice(0, -1));
    } else {
      return false;
    }
    return true;
  }

  /** Another question: nothing is chosen any more, but what was pressed for it while it was on its way. */
  turnOver(): void {
    const { next } = this;
    this.drop();
    if (next && this.can(next.thing)) {
      this.press(next.thing, next.at);
    }
  }

  drop(): void {
    const staged = this.gesture.length > 0;
    this.selected = [];
    this.gesture = [];
    this.preview = null;
    this.refused = null;
    this.confirming = null;
    this.replacing = null;
    this.shown = [];
    this.looked = null;
    this.early = [];
    this.next = null;
    if (staged) {
      this.remember();
    }
  }

  /**
   * Does what a hint advises. What has been chosen before stays if the advice can follow it; if it cannot, it is asked
   * whether all that goes back.
   */
  advise(move: M, sure = false): void {
    if (this.table.busy || !this.table.asked) {
      return;
    }
    this.confirming = null;
    this.replacing = null;
    const next = this.gesture.length > 0 ? this.choiceOf(move) : undefined;
    if (next) {
      this.selected = [];
      this.choose(next);
    } else if (this.gesture.length > 0 && !sure) {
      this.replacing = move;
    } else {
      this.table.play(move);
    }
  }

  /** Takes up a gesture that was begun before the page was loaded anew. */
  async restore(): Promise<void> {
    const gesture = staged<M>(this.table.session.id, this.table.question);
    if (gesture.length > 0 && this.table.asked && this.gesture.length === 0) {
      await this.compose(gesture, []);
    }
  }

  private remember(): void {
    keepStaged(this.table.session.id, this.table.question, this.gesture);
  }

  /** Chooses a move: it is made, asked for once more, or becomes part of the gesture. */
  choose(choice: Choice<M>, sure = false): void {
    if (this.table.busy || !this.table.asked) {
      return;
    }
    if (!sure && this.asksAgain(choice)) {
      if (this.confirming !== choice) {
        this.askAgain(choice);
        return;
      }
      if (performance.now() - this.confirmingSince < AGAIN_MS) {
        return;
      }
    }
    const gesture = [...this.gesture, choice.move];
    if (this.continues(choice.move) && canBeTriedOut(choice.consequence)) {
      void this.compose(gesture);
    } else {
      this.table.play(...gesture);
    }
  }

  /** Waits for the same answer once more. */
  askAgain(choice: Choice<M>): void {
    this.confirming = choice;
    this.confirmingSince = performance.now();
    clearTimeout(this.disarm);
    this.disarm = setTimeout(() => {
      if (this.confirming === choice) {
        this.confirming = null;
      }
    }, ARMED_MS);
  }

  /** Whether an answer is asked for once more before it is given. */
  asksAgain(choice: Choice<M>): boolean {
    const { move, consequence } = choice;
    if (settings.confirm === 'never') {
      return false;
    }
    if (this.table.board.describe?.weighty?.(move) && this.isWhole(choice)) {
      return true;
    }
    if (consequence === null) {
      return false;
    }
    if (!consequence.undoable) {
      return consequence.loss != null || settings.confirm === 'final' || this.isWhole(choice);
    }
    // That it could be taken back for some seconds helps nobody who does not know what they have done.
    const staysHere = this.continues(move) && canBeTriedOut(consequence);
    return consequence.loss != null && !staysHere && losingOf(this.choices).includes(choice);
  }

  /**
   * Whether one press would say all of it, the thing and what is done with it: on the board that takes two, and what cannot
   * be undone takes as many in the list.
   */
  private isWhole({ parts }: Choice<M>): boolean {
    return parts.length > 1 && this.selected.length === 0 && this.gesture.length === 0;
  }

  /** Whether an answer ends or throws away something, so that it must not be given by a slip of the hand. */
  isGrave({ move, consequence }: Choice<M>): boolean {
    return (
      (consequence !== null && (consequence.loss != null || consequence.endsTurn || !consequence.undoable)) ||
      (this.gesture.length > 0 && !this.continues(move))
    );
  }

  /** Sends the gesture as it is. */
  send(): void {
    this.table.play(...this.gesture);
  }

  private continues(move: M): boolean {
    return this.table.board.describe?.continues?.(move, this.table) ?? false;
  }

  private settle(): void {
    const [choice, ...others] = this.remaining;
    if (choice && others.length === 0 && this.isComplete(choice)) {
      this.choose(choice);
    }
  }

  /**
   * Whether all of a move has been pointed at. What cannot be undone is not done by touching the board alone: its verb
   * must be chosen too.
   */
  private isComplete({ parts, consequence }: Choice<M>): boolean {
    const verb = parts.find(({ thing }) => isVerb(thing));
    const careful = consequence !== null && !consequence.undoable && settings.confirm !== 'never';
    return parts.every(
      (part) =>
        part.loose || this.selected.includes(part.thing) || (part === verb && parts.length > 1 && !careful),
    );
  }

  /** Tries a gesture out; what cannot be tried out is done, unless there is something else to fall back on. */
  private async compose(gesture: readonly M[], instead: readonly M[] | null = null): Promise<void> {
    this.selected = [];
    this.confirming = null;
    if (gesture.length === 0) {
      this.gesture = [];
      this.preview = null;
      this.remember();
      return;
    }
    const { question } = this.table;
    this.composing = true;
    const preview = await this.table.session.preview(gesture, instead !== null);
    this.composing = false;
    if (question !== this.table.question) {
      this.early = [];
      return;
    }
    if (preview) {
      this.gesture = gesture;
      this.preview = preview;
      this.remember();
      this.takeEarly();
    } else if (instead) {
      this.early = [];
      await this.compose(instead, instead.length > 0 ? [] : null);
    } else {
      // What shows something new cannot be tried out: it is done.
      this.early = [];
      this.table.play(...gesture);
    }
  }

  private refuse(thing: string, at: Point | null): void {
    if (isOnlyRead(at)) {
      return;
    }
    const meant = this.table.board.describe?.meant?.(thing, this.selected, this.table);
    if (!meant) {
      this.refused = { thing, at, reason: null };
      return;
    }
    const { question } = this.table;
    void this.table.why(meant).then((reason) => {
      if (question === this.table.question) {
        this.refused = { thing, at, reason };
      }
    });
  }
}

/** A finger on a card of the hand that cannot be played now reads it. */
function isOnlyRead(at: Point | null): boolean {
  return (
    at !== null &&
    typeof matchMedia === 'function' &&
    matchMedia('(pointer: coarse)').matches &&
    document.elementFromPoint(at.x, at.y)?.closest('[data-part=hand]') != null
  );
}
