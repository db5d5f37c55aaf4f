/** What somebody who touches something that cannot be played probably meant: the moves to ask "why not?" about, likeliest first. */
import { civil, isTechnology, military } from './cards';
import type { Thing } from './things';
import type { AgesMove, AgesView } from './types';

export function meantBy(view: AgesView, seat: number, thing: Thing): AgesMove | null {
  const question = view.pending[0]?.question;
  const own = !('seat' in thing) || thing.seat === seat;
  switch (thing.at) {
    case 'row':
      return { type: 'Take', space: thing.space, card: thing.card };
    case 'hand': {
      const { type } = civil(thing.card);
      if (type === 'leader') {
        return { type: 'PlayLeader', leader: thing.card };
      }
      if (type === 'action') {
        return { type: 'PlayAction', card: thing.card };
      }
      return isTechnology(thing.card) ? { type: 'Develop', technology: thing.card } : null;
    }
    case 'military':
      return meantByMilitary(view, seat, thing.card, question);
    case 'place':
      if (!own) {
        return question === 'razing' ? { type: 'Raze', rival: thing.seat, technology: thing.card } : null;
      }
      return question === 'colonization-force'
        ? { type: 'SendUnit', unit: thing.card }
        : question === 'lose-workers'
          ? { type: 'LoseWorker', technology: thing.card }
          : question === 'give-blue-tokens'
            ? { type: 'GiveBlueToken', technology: thing.card }
            : { type: 'Build', technology: thing.card };
    case 'bank':
      return own ? { type: 'IncreasePopulation' } : null;
    case 'unfinished':
      return own ? { type: 'BuildStages', count: 1 } : { type: 'Eliminate', card: thing.card };
    case 'shared':
      return { type: 'CopyTactic', tactic: thing.card };
    case 'leader':
      return own ? meantByLeader(thing.card) : null;
    case 'wonder':
      return own && thing.card === 'II-ocean-liner-service' ? { type: 'WelcomeImmigrant' } : null;
    case 'pact':
      return own && question === 'politics' ? { type: 'CancelPact', card: thing.card } : null;
    default:
      return null;
  }
}

function meantByMilitary(
  view: AgesView,
  seat: number,
  card: string,
  question: string | undefined,
): AgesMove | null {
  if (question === 'defence' || question === 'colonization-force') {
    return { type: military(card).type === 'bonus' ? 'AddBonus' : 'AddCard', card };
  }
  const rival = view.seats.find((each) => each.seat !== seat && !each.resigned)?.seat ?? 0;
  const weaker = view.seats
    .filter((each) => each.seat !== seat && !each.resigned)
    .sort((one, other) => one.strength - other.strength)[0];
  switch (military(card).type) {
    case 'event':
    case 'territory':
      return { type: 'PrepareEvent', card };
    case 'aggression':
      return { type: 'PlayAggression', card, rival: weaker?.seat ?? rival };
    case 'war':
      return { type: 'DeclareWar', card, rival: weaker?.seat ?? rival };
    case 'pact':
      return { type: 'OfferPact', card, partner: rival, side: military(card).sides === 'two' ? 'A' : 'both' };
    case 'tactic':
      return { type: 'PlayTactic', tactic: card };
    default:
      return null;
  }
}

function meantByLeader(card: string): AgesMove | null {
  switch (card) {
    case 'A-hammurabi':
      return { type: 'SwapAction' };
    case 'A-alexander-the-great':
      return { type: 'RetireAlexander' };
    case 'I-frederick-barbarossa':
      return { type: 'Rally', unit: 'A-warriors' };
    case 'III-winston-churchill':
      return { type: 'InspirePeople' };
    case 'I-joan-of-arc':
      return { type: 'LookAtEvent' };
    default:
      return null;
  }
}
