import type { BoardPackage } from '../board';
import { describe } from './describe';
import Hand from './Hand.svelte';
import '../common/map.css';
import '../common/parts.css';
import './inner-sea.css';
import { isLevel, powersOf } from './looks';
import Places from './Places.svelte';
import Rivals from './Rivals.svelte';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Civilizations from './sheets/Civilizations.svelte';
import Decks from './sheets/Decks.svelte';
import Wonders from './sheets/Wonders.svelte';
import { hasScene } from './slides';
import Stage from './Stage.svelte';
import type { InnerSeaEvent, InnerSeaMove, InnerSeaView } from './types';
import { words } from './words';

const begun = ({ view }: { view: InnerSeaView }) => view.powers.length > 0;

export const board: BoardPackage<InnerSeaView, InnerSeaMove, InnerSeaEvent> = {
  Stage,
  Hand,
  hasHand: ({ view, seat }) => powersOf(view, seat).length > 0,
  SeatLine,
  SeatSheet,
  Rivals,
  Places,
  hasPlaces: ({ view }) => view.powers.some((power) => power.seat === undefined || isLevel(view, power)),
  sheets: [
    {
      id: 'civilizations',
      title: () => words().civilizations,
      icon: 'flag',
      Sheet: Civilizations,
      offered: begun,
    },
    { id: 'wonders', title: () => words().wonders, icon: 'crown', Sheet: Wonders, offered: begun },
    { id: 'decks', title: () => words().decks, icon: 'note', Sheet: Decks, offered: begun },
  ],
  Scene,
  scenes: hasScene,
  describe,
};
