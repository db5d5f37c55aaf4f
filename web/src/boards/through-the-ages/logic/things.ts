/**
 * What is touched to make a move: every move belongs to one thing on the board, or is an answer to what is asked.
 * So a list of a hundred moves is a handful of things that glow.
 */
import { typeOf } from './cards';
import type { AgesMove, AgesView, CivilCard, MilitaryCard } from './types';

export type Thing =
  | { at: 'row'; space: number; card: CivilCard }
  /** A civil card in the own hand, or a military one. */
  | { at: 'hand'; card: CivilCard }
  | { at: 'military'; card: MilitaryCard }
  /** A technology with its workers. */
  | { at: 'place'; seat: number; card: CivilCard }
  | { at: 'bank'; seat: number; card: null }
  | { at: 'leader' | 'unfinished' | 'wonder' | 'government' | 'special'; seat: number; card: CivilCard }
  | { at: 'colony' | 'tactic' | 'pact' | 'war'; seat: number; card: MilitaryCard }
  | { at: 'shared'; card: MilitaryCard }
  /** The decks of events. */
  | { at: 'events'; card: null }
  /** A card that only lies there to be read. */
  | { at: 'past'; card: string }
  /** A button beside the question. */
  | { at: 'answer'; card: null };

export const ANSWER: Thing = { at: 'answer', card: null };

/** Equal things have equal keys. */
export function keyOf(thing: Thing): string {
  switch (thing.at) {
    case 'row':
      return `row ${thing.space}`;
    case 'answer':
    case 'events':
      return thing.at;
    case 'bank':
      return `bank ${thing.seat}`;
    default:
      return 'seat' in thing ? `${thing.at} ${thing.seat} ${thing.card}` : `${thing.at} ${thing.card}`;
  }
}

/** Whose things an aggression or a war lets one choose from. */
function victim(view: AgesView): number {
  const question = view.pending[0];
  switch (question?.question) {
    case 'booty':
      return question.numbers[1] ?? 0;
    default:
      return question?.numbers[0] ?? 0;
  }
}

/** The thing that is touched for a move of a seat. */
export function thingOf(view: AgesView, seat: number, move: AgesMove): Thing {
  const place = (card: CivilCard, owner = seat): Thing => ({ at: 'place', seat: owner, card });
  switch (move.type) {
    case 'Take':
      return { at: 'row', space: move.space, card: move.card };
    case 'IncreasePopulation':
      return { at: 'bank', seat, card: null };
    case 'Build':
    case 'Destroy':
    case 'LoseWorker':
    case 'GiveBlueToken':
      return place(move.technology);
    case 'SendUnit':
      return place(move.unit);
    case 'Upgrade':
    case 'TurnIntoTheater':
      return place(move.from);
    case 'Raze':
      return place(move.technology, move.rival);
    case 'PlayLeader':
      return { at: 'hand', card: move.leader };
    case 'Develop':
      return { at: 'hand', card: move.technology };
    case 'Revolt':
      return { at: 'hand', card: move.government };
    case 'PlayAction':
      return { at: 'hand', card: move.card };
    case 'PlayTactic':
      return { at: 'military', card: move.tactic };
    case 'PrepareEvent':
    case 'PlayAggression':
    case 'DeclareWar':
    case 'OfferPact':
    case 'AddBonus':
    case 'AddCard':
    case 'DiscardCard':
      return { at: 'military', card: move.card };
    case 'SendColumbus':
      return { at: 'military', card: move.territory };
    case 'CopyTactic':
      return { at: 'shared', card: move.tactic };
    case 'CancelPact':
      return { at: 'pact', seat, card: move.card };
    case 'UseTradeRoute':
      return { at: 'pact', seat, card: 'I-trade-routes-agreement' };
    case 'BuildStages':
      return { at: 'unfinished', seat, card: view.seats[seat]!.unfinished!.card };
    case 'RuinWonder':
    case 'TuckHomer':
      return { at: 'wonder', seat, card: move.wonder };
    case 'WelcomeImmigrant':
      return { at: 'wonder', seat, card: 'II-ocean-liner-service' };
    case 'SwapAction':
    case 'Rally':
    case 'InspirePeople':
    case 'InspireArmy':
    case 'RetireAlexander':
      return { at: 'leader', seat, card: view.seats[seat]!.leader! };
    case 'LookAtEvent':
      return { at: 'events', card: null };
    case 'LoseColony':
      return { at: 'colony', seat, card: move.colony };
    case 'AnnexColony':
      return { at: 'colony', seat: victim(view), card: move.colony };
    case 'Eliminate':
      return {
        at: typeOf(move.card) === 'leader' ? 'leader' : 'unfinished',
        seat: victim(view),
        card: move.card,
      };
    case 'TakeTechnology':
      return { at: 'special', seat: victim(view), card: move.technology };
    default:
      return ANSWER;
  }
}

/** Moves that stand as buttons beside the question, whatever else glows. */
export function isAnswer(view: AgesView, seat: number, move: AgesMove): boolean {
  return thingOf(view, seat, move).at === 'answer';
}

/** The moves by the thing that is touched for them. */
export function byThing(view: AgesView, seat: number, moves: readonly AgesMove[]): Map<string, AgesMove[]> {
  const groups = new Map<string, AgesMove[]>();
  for (const move of moves) {
    const key = keyOf(thingOf(view, seat, move));
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return groups;
}

/** Another seat whose things are asked about; null when it is about the own ones. */
export function askedAbout(view: AgesView, seat: number, moves: readonly AgesMove[]): number | null {
  for (const move of moves) {
    const thing = thingOf(view, seat, move);
    if ('seat' in thing && thing.seat !== seat) {
      return thing.seat;
    }
  }
  return null;
}

export function sameMove(one: AgesMove | null, other: AgesMove | null): boolean {
  if (one === null || other === null) {
    return one === other;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key as keyof AgesMove] === other[key as keyof AgesMove]);
}
