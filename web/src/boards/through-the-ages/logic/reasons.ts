/** What somebody probably means who presses something that does nothing now: the move to ask "why not?" about. */
import { faceOf } from '../printed';
import type { AgesMove, AgesTable } from './types';

export function meantBy(thing: string, selected: readonly string[], table: AgesTable): AgesMove | null {
  const [kind, first = '', second = ''] = thing.split(':');
  const { view } = table;
  const question = view.pending[0]?.question;
  const own = Number(first) === table.seat;
  switch (kind) {
    case 'row': {
      const card = view.row[Number(first) - 1]?.card;
      return card ? { type: 'Take', space: Number(first), card } : null;
    }
    case 'hand':
      switch (faceOf(table, first).type) {
        case 'leader':
          return { type: 'PlayLeader', leader: first };
        case 'action':
          return { type: 'PlayAction', card: first };
        default:
          return { type: 'Develop', technology: first };
      }
    case 'military':
      return meantByMilitary(table, first, question);
    case 'worker':
    case 'place': {
      const worker = selected.find((each) => each.startsWith('worker:'))?.split(':')[2];
      if (!own) {
        return question === 'razing' ? { type: 'Raze', rival: Number(first), technology: second } : null;
      }
      if (worker && kind === 'place') {
        return { type: 'Upgrade', from: worker, to: second };
      }
      return question === 'colonization-force'
        ? { type: 'SendUnit', unit: second }
        : question === 'lose-workers'
          ? { type: 'LoseWorker', technology: second }
          : question === 'give-blue-tokens'
            ? { type: 'GiveBlueToken', technology: second }
            : { type: 'Build', technology: second };
    }
    case 'bank':
    case 'idle':
      return own ? { type: 'IncreasePopulation' } : null;
    case 'shared':
      return { type: 'CopyTactic', tactic: first };
    case 'events':
      return { type: 'LookAtEvent' };
    case 'piece':
      return own ? meantByPiece(table, second, question) : null;
    default:
      return null;
  }
}

function meantByMilitary(table: AgesTable, card: string, question: string | undefined): AgesMove | null {
  const { type, military } = faceOf(table, card);
  if (question === 'defence' || question === 'colonization-force') {
    return { type: type === 'bonus' ? 'AddBonus' : 'AddCard', card };
  }
  const rivals = table.view.seats
    .filter(({ seat, resigned }) => seat !== table.seat && !resigned)
    .sort((one, other) => one.strength - other.strength);
  const rival = rivals[0]?.seat ?? 0;
  switch (type) {
    case 'event':
    case 'territory':
      return { type: 'PrepareEvent', card };
    case 'aggression':
      return { type: 'PlayAggression', card, rival };
    case 'war':
      return { type: 'DeclareWar', card, rival };
    case 'pact':
      return { type: 'OfferPact', card, partner: rival, side: military?.sides ? 'A' : 'both' };
    case 'tactic':
      return { type: 'PlayTactic', tactic: card };
    default:
      return null;
  }
}

function meantByPiece(table: AgesTable, card: string, question: string | undefined): AgesMove | null {
  switch (faceOf(table, card).type) {
    case 'wonder':
      return card === 'II-ocean-liner-service' && table.view.seats[table.seat!]?.unfinished?.card !== card
        ? { type: 'WelcomeImmigrant' }
        : { type: 'BuildStages', count: 1 };
    case 'pact':
      return question === 'politics' ? { type: 'CancelPact', card } : null;
    case 'leader':
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
    default:
      return null;
  }
}
