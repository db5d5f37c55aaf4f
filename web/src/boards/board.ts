/**
 * What a board gives to the match page. The frame (bar, stage, rail, dock, sheets, director) is the same for all games;
 * a board fills its parts, and each part gets the one `table`. How to write one: `README.md` beside this file.
 */
import type { Component } from 'svelte';
import type { GameEvent, Move, View } from '../api/types';
import type { Table } from '../match/table.svelte';
import type { IconName } from '../parts/Icon.svelte';

/** The newest events. The key grows with each batch, so that the same events are not shown twice. */
export interface Recent<E = GameEvent> {
  key: number;
  events: E[];
}

/**
 * Something a person points at to say which move is meant: a thing on the board or in the hand (`hex:12`, `card:5`), a
 * verb (`verb:Move`), or a number (`count:3`).
 */
export interface Part {
  thing: string;
  /** As short as a button: "Move", "the hills in the north", "3". */
  say: string;
  /** Only helps to find the move in the dock ("in the north"): it need not be pointed at. */
  loose?: boolean;
  /** The word with which one leaves this question, whatever follows: its answer always stands in the same place. False: it never is. */
  ends?: boolean;
  /** What the question is about: its answers stand before all others. */
  first?: boolean;
  /** Things of its kind have no order but that of their names, in the language of who reads them. */
  byName?: boolean;
}

/** A piece that goes from one thing to another. */
export interface Way {
  from: string;
  to: string;
  seat?: number;
  count?: number;
}

/** How moves are pointed at and said. */
export interface Describe<V = View, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What a person would point at for this move, in that order. Two moves never have the same parts. */
  parts(move: M, table: Table<V, M, E>): Part[];
  /** The move as a button says it; the game's own sentence where this is absent. */
  say?(move: M, table: Table<V, M, E>): string;
  /** Whether what `say` says already tells what the move changes. */
  tells?(move: M, table: Table<V, M, E>): boolean;
  /** What is to be pointed at next, once something has been chosen ("Where does it move?"); null: what the game asks. */
  wanted?(table: Table<V, M, E>): string | null;
  /** The card or event that the question is about, with all it says, where nothing on the board says it; null: none. */
  about?(table: Table<V, M, E>): string | null;
  /** Whether the hand has a control of its own for this move now (an amount of an offer): it needs no answer beside it. */
  inHand?(move: M, table: Table<V, M, E>): boolean;
  /** Whether this move only begins a gesture: it is chosen and previewed, and sent with what completes it. */
  continues?(move: M, table: Table<V, M, E>): boolean;
  /** Whether so much hangs on this move that one press, which says all of it, is asked for again, whatever it costs. */
  weighty?(move: M): boolean;
  /** The move probably meant by pressing a thing that does nothing now, so that the rules can say why not. */
  meant?(thing: string, selected: readonly string[], table: Table<V, M, E>): M | null;
  /** The things an event is about: marked when it has just happened and when its line is pointed at. */
  things?(event: E, table: Table<V, M, E>): string[];
  /** Pieces that travel when this happens. */
  ways?(event: E, table: Table<V, M, E>): Way[];
}

export interface PartProps<V = View, M extends Move = Move, E extends GameEvent = GameEvent> {
  table: Table<V, M, E>;
}

export interface SeatProps<
  V = View,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
> extends PartProps<V, M, E> {
  seat: number;
}

/** What just happened, played over the stage until it calls `done`; it is taken away when somebody presses on. */
export interface SceneProps<
  V = View,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
> extends PartProps<V, M, E> {
  events: E[];
  done: () => void;
}

/** A named sheet over the stage: a chart, a table, a pile. */
export interface NamedSheet<V = View, M extends Move = Move, E extends GameEvent = GameEvent> {
  id: string;
  title: () => string;
  icon: IconName;
  Sheet: Component<PartProps<V, M, E>>;
  /** Whether there is anything to be seen in it now. */
  offered?(table: Table<V, M, E>): boolean;
}

/** What `src/boards/<game>/index.ts` exports as `board`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds boards of all games
export interface BoardPackage<V = any, M extends Move = any, E extends GameEvent = any> {
  /** The board itself; it fills the stage from edge to edge and never changes its size. */
  Stage: Component<PartProps<V, M, E>>;
  /** The own cards, in the dock. */
  Hand?: Component<PartProps<V, M, E>>;
  /** Whether there is a hand to be seen now; always, where this is absent. */
  hasHand?(table: Table<V, M, E>): boolean;
  /** Facts of a seat in one short line. */
  SeatLine?: Component<SeatProps<V, M, E>>;
  /** A seat's civilization, over the stage. */
  SeatSheet?: Component<SeatProps<V, M, E>>;
  /** Rows among the seats for those who play without one (a civilization that the rules run). */
  Rivals?: Component<PartProps<V, M, E> & { chips?: boolean }>;
  /** The outcome and the places, where the end of a match ranks others than seats too; in place of the frame's own. */
  Places?: Component<PartProps<V, M, E>>;
  hasPlaces?(table: Table<V, M, E>): boolean;
  sheets?: NamedSheet<V, M, E>[];
  /** Which events deserve a scene of their own, and the scene. */
  Scene?: Component<SceneProps<V, M, E>>;
  scenes?(events: readonly E[]): boolean;
  describe?: Describe<V, M, E>;
  /** Questions that come once a round: an answer that is left standing there is left for the whole match. */
  lasting?: readonly string[];
}
