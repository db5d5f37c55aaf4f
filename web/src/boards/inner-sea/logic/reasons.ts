/** What somebody who presses something that cannot be played probably meant: the move to ask "why not?" about. */
import type { Prompt } from '../../../api/types';
import { BARBARIANS } from './looks';
import { stacksIn } from './forecast';
import type { AreaId, CardId, CivilizationId, InnerSeaMove, InnerSeaView, WonderId } from './types';

export function meantByArea(view: InnerSeaView, prompt: Prompt | null, area: AreaId): InnerSeaMove | null {
  switch (prompt?.name) {
    case 'Retire':
      return { type: 'Retire', area };
    case 'Resettle':
      return { type: 'Resettle', area };
    case 'Deploy':
    case 'GamesDisk':
      return { type: 'Place', area };
    case 'LoseHere':
    case 'LoseSomewhere':
    case 'PayWonder':
      return { type: 'RemoveDisk', area };
    case 'StartCompetition':
      return { type: 'StartCompetition', area };
    case 'TargetArea':
    case 'Stampede': {
      const foreign = stacksIn(view, area).find(({ faction }) => faction !== view.deciding);
      return { type: 'Target', area, ...(foreign ? { faction: foreign.faction } : {}) };
    }
    case 'Persuade':
      return { type: 'Target', area, faction: BARBARIANS };
    case 'PutBlock':
    case 'AeneasArea':
    case 'Peoples':
    case 'TakeBarbarians':
      return { type: 'Target', area };
    default:
      return null;
  }
}

export function meantByCard(prompt: Prompt | null, card: CardId): InnerSeaMove {
  switch (prompt?.name) {
    case 'Response':
      return { type: 'Negate', card };
    case 'CompetitionCards':
      return { type: 'LayCard', card };
    case 'PayWonder':
      return { type: 'PayCard', card };
    default:
      return { type: 'PlayCard', card };
  }
}

export function meantByWonder(
  view: InnerSeaView,
  own: CivilizationId | undefined,
  wonder: WonderId,
): InnerSeaMove {
  const state = view.wonders.find((each) => each.wonder === wonder);
  return own !== undefined && state?.owner === own
    ? { type: 'UseWonder', wonder }
    : { type: 'BuildWonder', wonder };
}
