import { MediaQuery } from 'svelte/reactivity';
import type { BoardPackage } from '../board';
import '../common/map.css';
import '../common/parts.css';
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

/** Beside the answers an empty hand keeps its place, so that they keep theirs; below them it would only cost height. */
const beside = new MediaQuery('min-width: 700px');

export const board: BoardPackage<AgesView, AgesMove, AgesEvent> = {
  Stage,
  Hand,
  hasHand: ({ view, seat }) =>
    seat !== null && (beside.current || view.hand.length + (view.seats[seat]?.hand.length ?? 0) > 0),
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
