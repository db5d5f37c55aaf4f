import type { BoardPackage } from '../board';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { hasScene } from './logic/traces';
import type { TempusEvent, TempusMove, TempusView } from './logic/types';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Eras from './sheets/Eras.svelte';
import Piles from './sheets/Piles.svelte';
import Stage from './Stage.svelte';
import '../common/map.css';
import '../common/parts.css';
import '../common/terrain.css';
import './tempus.css';
import { words } from './words';

export const board: BoardPackage<TempusView, TempusMove, TempusEvent> = {
  Stage,
  Hand,
  hasHand: ({ view }) => view.turn > 0,
  SeatLine,
  SeatSheet,
  sheets: [
    { id: 'eras', title: () => words().eras, icon: 'chart', Sheet: Eras },
    {
      id: 'piles',
      title: () => words().discards,
      icon: 'note',
      Sheet: Piles,
      offered: ({ view }) => view.turn > 0,
    },
  ],
  Scene,
  scenes: hasScene,
  describe,
  // Whoever hardly plays cards after moving says so once, and takes it back when a leader is to attack.
  lasting: ['turn'],
};
