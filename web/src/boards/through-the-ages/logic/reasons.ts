/** What somebody probably means who presses something that does nothing now: the move to ask "why not?" about. */
import { faceOf } from '../printed';
import type { AgesMove, AgesTable } from './types';

/** What a place with workers is pressed for, by what is asked. */
const AT_A_PLACE: Readonly<Record<string, (place: string) => AgesMove>> = {
  'colonization-force': (unit) => ({ type: 'SendUnit', unit }),
  'lose-workers': (technology) => ({ type: 'LoseWorker', technology }),
  'give-blue-tokens': (technology) => ({ type: 'GiveBlueToken', technology }),
};

export function meantBy(thing: string, selected: readonly string[], table: AgesTable): AgesMove | null {
  const [kind, first = '', second = ''] = thing.split(':');
  const { view } = table;
  const question = view.pending[0]?.question ?? '';
  const own = Number(first) === table.seat;
  switch (kind) {
    case 'row': {
      const card = view.row[Number(first) - 1]?.card;
      return card ? { type: 'Take', space: Number(first), card } : null;
    }
    case 'hand':
      return faceOf(table, first).plays ?? null;
    case 'military':
      return meantByMilitary(table, first, question);
    case 'worker':
    case 'place': {
      const worker = selected.find((each) => each.startsWith('worker:'))?.split(':')[2];
      if (!own) {
        return question === 'razing' ? { type: 'Raze', rival: Number(first), technology: second } : null;
      }
      return worker && kind === 'place'
        ? { type: 'Upgrade', from: worker, to: second }
        : (AT_A_PLACE[question]?.(second) ?? { type: 'Build', technology: second });
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

function meantByMilitary(table: AgesTable, card: string, question: string): AgesMove | null {
  const { plays, type } = faceOf(table, card);
  if (question === 'defence' || question === 'colonization-force') {
    return { type: type === 'bonus' ? 'AddBonus' : 'AddCard', card };
  }
  const [weakest] = table.view.seats
    .filter(({ seat, resigned }) => seat !== table.seat && !resigned)
    .sort((one, other) => one.strength - other.strength);
  const rival = weakest?.seat ?? 0;
  return plays && 'rival' in plays
    ? { ...plays, rival }
    : plays && 'partner' in plays
      ? { ...plays, partner: rival }
      : (plays ?? null);
}

function meantByPiece(table: AgesTable, card: string, question: string): AgesMove | null {
  const { uses } = faceOf(table, card);
  const use = question === 'politics' ? uses.at(-1) : uses[0];
  return table.view.seats[table.seat!]?.unfinished?.card === card
    ? { type: 'BuildStages', count: 1 }
    : (use ?? null);
}
