import type { BoardPackage } from '../board';
import '../common/map.css';
import './ages.css';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { hasScene } from './logic/stories';
import type { AgesEvent, AgesMove, AgesView } from './logic/types';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Compare from './sheets/Compare.svelte';
import World from './sheets/World.svelte';
import Stage from './Stage.svelte';
import { words } from './words';

export const board: BoardPackage<AgesView, AgesMove, AgesEvent> = {
  Stage,
  Hand,
  hasHand: ({ view, seat }) => seat !== null && view.hand.length + (view.seats[seat]?.hand.length ?? 0) > 0,
  SeatLine,
  SeatSheet,
  sheets: [
    { id: 'compare', title: () => words().compare, icon: 'chart', Sheet: Compare },
    { id: 'world', title: () => words().world, icon: 'note', Sheet: World },
  ],
  Scene,
  scenes: hasScene,
  describe,
  lasting: ['politics'],
};
