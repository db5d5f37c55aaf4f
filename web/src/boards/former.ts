/** Puts a board of the former kind into the frame: it scrolls inside the stage, and the dock has every answer. */
import type { Component } from 'svelte';
import type { BoardPackage, FormerBoard, PartProps, SeatProps } from './board';
import FormerLine from './FormerLine.svelte';
import FormerStage from './FormerStage.svelte';

const boards = new WeakMap<object, FormerBoard>();

export function former(board: FormerBoard): BoardPackage {
  const made: BoardPackage = {
    Stage: FormerStage as Component<PartProps>,
    SeatSheet: FormerLine as Component<SeatProps>,
  };
  boards.set(made, board);
  return made;
}

export function formerOf(board: BoardPackage): FormerBoard {
  return boards.get(board)!;
}
