/**
 * What a board gets from the match page and what it gives back. A board draws the view of one game and lets people play
 * by touching the things themselves; everything around it (prompt line, seats, log, time line) belongs to the shell.
 */
import type { Component } from 'svelte';
import type { GameEvent, Move, Prompt, Reason, SeatInfo, View } from '../api/types';

/** The newest events. The key grows with each batch, so that the same events are not shown twice. */
export interface Recent<E = GameEvent> {
  key: number;
  events: E[];
}

export interface BoardProps<V = View, M = Move, E = GameEvent> {
  /** What the viewer may know. */
  view: V;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  /** Every legal move of this seat now; empty when it is not asked. */
  moves: M[];
  /** What the seat is asked; null when it is not. */
  prompt: Prompt | null;
  /** Makes a move. The board is `busy` until the answer is there. */
  play(move: M): void;
  /** Why a move is not allowed; null if it is. */
  why(move: M): Promise<Reason | null>;
  /** The move a bot advises, to be highlighted. */
  hint: M | null;
  /** What has just happened, to be highlighted or animated. */
  recent: Recent<E>;
  /** A moment of the time line: nothing is playable. */
  past: boolean;
  /** A move is on its way: nothing is playable until it has arrived. */
  busy: boolean;
}

export interface SeatFactsProps<V = View> {
  view: V;
  seat: number;
}

/** What `src/boards/<game>/index.ts` exports as `board`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds boards of all games
export interface BoardPackage<V = any, M = any, E = any> {
  Board: Component<BoardProps<V, M, E>>;
  /** Public facts of the game inside a seat's panel. */
  SeatFacts?: Component<SeatFactsProps<V>>;
  /** Whether the board itself offers this move; the others appear in the generic picker. */
  covers(move: M): boolean;
}
