import type { BoardPackage } from '../board';
import '../common/map.css';
import '../common/parts.css';
import './civilization.css';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { hasScene } from './story';
import type { CivilizationEvent, CivilizationMove, CivilizationView } from './types';
import Places from './Places.svelte';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Cards from './sheets/Cards.svelte';
import Market from './sheets/Market.svelte';
import Succession from './sheets/Succession.svelte';
import Stage from './Stage.svelte';
import { words } from './words';

export const board: BoardPackage<CivilizationView, CivilizationMove, CivilizationEvent> = {
  Stage,
  Hand,
  hasHand: (table) => table.view.uses.cards && table.view.round > 0,
  SeatLine,
  SeatSheet,
  Places,
  hasPlaces: ({ session }) => session.state?.match.result != null,
  sheets: [
    {
      id: 'market',
      title: () => words().stages.market,
      icon: 'chat',
      Sheet: Market,
      offered: ({ view }) => view.uses.cards,
    },
    {
      id: 'cards',
      title: () => words().stages.cards,
      icon: 'note',
      Sheet: Cards,
      offered: ({ view }) => view.uses.cards,
    },
    { id: 'table', title: () => words().stages.table, icon: 'chart', Sheet: Succession },
  ],
  Scene,
  scenes: hasScene,
  describe,
  lasting: ['build-ships'],
};
