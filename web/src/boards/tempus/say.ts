/** Sentences about hexes, choices and consequences, in the reader's language. */
import { name, seatName } from '../../text';
import type { Choice, Spot } from './logic/choices';
import type { Consequence } from './logic/preview';
import type { HexId, LandHex, TempusView } from './logic/types';
import type { Sign } from './parts/Icon.svelte';
import { words } from './words';

export interface Note {
  sign: Sign | null;
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

export function noteOf(consequence: Consequence): Note {
  const say = words().consequence;
  const plain = (sign: Sign | null, text: string): Note => ({ sign, text, tone: 'plain' });
  switch (consequence.what) {
    case 'points':
      return { sign: 'points', text: say.points(consequence.by), tone: tone(consequence.by) };
    case 'progress':
      return { sign: 'progress', text: say.progress(consequence.by), tone: tone(consequence.by) };
    case 'action':
      return plain('action', say.action(consequence.left));
    case 'movesLeft':
      return plain('move', say.movesLeft(consequence.count));
    case 'childrenLeft':
      return plain('child', say.childrenLeft(consequence.count));
    case 'supply':
      return plain('supply', say.supply(consequence.count));
    case 'stack': {
      const { tokens, limit } = consequence;
      return plain('stack', tokens > limit ? say.over(tokens, limit) : say.stack(tokens, limit));
    }
    case 'back':
      return plain('supply', say.back(consequence.count));
    case 'draw':
      return plain('cards', say.draw(consequence.count));
    case 'tooMany':
      return { sign: 'warning', text: say.tooMany(consequence.count), tone: 'bad' };
    case 'unused':
      return { sign: 'warning', text: say.unused(consequence.count), tone: 'bad' };
    case 'strength': {
      const { attack, cards, defence, hand } = consequence;
      return plain('attack', `${say.strength(attack, cards, defence)} ${say.hand(hand)}`);
    }
    case 'win':
      return plain(null, say.win);
    case 'lose':
      return plain(null, say.lose);
    case 'endsAction':
      return { sign: 'warning', text: say.endsAction, tone: 'bad' };
    case 'protected':
      return plain('shield', say.protected);
    case 'victim':
      return plain(null, say.victim(seatName(consequence.seat)));
  }
}

function tone(by: number): Note['tone'] {
  return by > 0 ? 'good' : 'bad';
}

/** What a choice does, without saying where. */
export function choiceLabel(choice: Choice): string {
  const say = words().options;
  const { move } = choice;
  switch (move.type) {
    case 'MoveToken':
      return say.move;
    case 'HaveChild':
      return say.child;
    case 'BuildCity':
      return say.city(move.value);
    case 'Attack':
      return say.attack;
    case 'MilitaryLeader':
      return say.leader;
    case 'Religion':
      return say.religion;
    default:
      return words().play;
  }
}

/** What a choice costs in cards, and where it begins if that is not clear. */
export function choiceDetails(choice: Choice, view: TempusView, taken: HexId | null): string {
  const parts: string[] = [];
  if (taken === null && choice.source !== null && choice.source !== choice.target) {
    const from = view.land.find(({ hex }) => hex === choice.source);
    if (from) {
      parts.push(words().options.fromHere(name(from.terrain), from.tokens));
    }
  }
  parts.push(...choice.cards.map((card) => words().options.with(name(card))));
  return parts.join(', ');
}

/** Terrain and what stands there. */
export function hexLabel(view: TempusView, land: LandHex | undefined, hex: HexId): string {
  const say = words();
  if (!land) {
    return view.lakes.some((lake) => lake.includes(hex)) ? say.lake : say.sea;
  }
  const who = land.owner === undefined || land.owner === null ? null : seatName(land.owner);
  const stands =
    who === null ? say.empty : land.city > 0 ? say.cityOf(land.city, who) : say.tokensOf(land.tokens, who);
  const fresh = land.fresh > 0 ? [say.freshHere(land.fresh)] : [];
  return [name(land.terrain), stands, ...fresh].join(', ');
}

/** The same with what can be done there. */
export function placeLabel(
  view: TempusView,
  hex: HexId,
  spot: Spot | undefined,
  taken: boolean,
  advised: boolean,
): string {
  const say = words();
  const land = view.land.find((each) => each.hex === hex);
  const can = taken
    ? [say.taken]
    : spot?.role === 'source'
      ? [say.can.source]
      : [...new Set(spot?.choices.map(({ kind }) => kind))].map((kind) => say.can[kind]);
  const place = land ? [] : [hex];
  return [hexLabel(view, land, hex), ...place, ...can, ...(advised ? [say.advised] : [])].join(', ');
}
