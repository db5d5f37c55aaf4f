import type { BoardPackage } from '../board';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { hasScene } from './logic/traces';
import type { SmcEvent, SmcMove, SmcView } from './logic/types';
import Places from './Places.svelte';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Deals from './sheets/Deals.svelte';
import Market from './sheets/Market.svelte';
import Pyramid from './sheets/Pyramid.svelte';
import Races from './sheets/Races.svelte';
import Stage from './Stage.svelte';
import Track from './sheets/Track.svelte';
import '../common/map.css';
import '../common/parts.css';
import '../common/terrain.css';
import './smc.css';
import { words } from './words';

export const board: BoardPackage<SmcView, SmcMove, SmcEvent> = {
  Stage,
  Hand,
  hasHand: ({ view }) => view.own !== undefined && view.phase !== 'setup',
  SeatLine,
  SeatSheet,
  Places,
  // At a limit of turns points are added up, and the frame shows them.
  hasPlaces: ({ points }) => points.length === 0,
  sheets: [
    { id: 'pyramid', title: () => words().pyramid, icon: 'book', Sheet: Pyramid },
    { id: 'market', title: () => words().market.title, icon: 'list', Sheet: Market },
    { id: 'track', title: () => words().track, icon: 'up', Sheet: Track },
    { id: 'races', title: () => words().races, icon: 'crown', Sheet: Races },
    {
      id: 'deals',
      title: () => words().deals.title,
      icon: 'hand',
      Sheet: Deals,
      offered: ({ view }) => view.phase === 'trade' || view.deals.length > 0,
    },
  ],
  Scene,
  scenes: hasScene,
  describe,
};
