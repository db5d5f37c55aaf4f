/** What somebody who presses something that cannot be played probably meant: the move to ask "why not?" about. */
import type { CardId, InnerSeaMove, SeaTable } from './types';

export function meantByArea({ view, prompt, pointing }: SeaTable, area: string): InnerSeaMove | null {
  /** One disk more than those that are tried out there already. */
  const oneMore = (type: 'Place' | 'Retire'): InnerSeaMove => ({
    type,
    area,
    count: pointing.gesture.reduce(
      (sum, move) => (move.type === type && move.area === area ? sum + move.count : sum),
      1,
    ),
  });
  const faction = view.areas
    .find((each) => each.area === area)
    ?.stacks.find((stack) => stack.faction !== view.deciding)?.faction;
  switch (prompt?.name) {
    case 'Retire':
      return oneMore('Retire');
    case 'Resettle':
      return { type: 'Resettle', area };
    case 'Deploy':
    case 'GamesDisk':
      return oneMore('Place');
    case 'LoseHere':
    case 'LoseSomewhere':
    case 'AeneasLeaving':
    case 'PayWonder':
      return { type: 'RemoveDisks', area, count: 1 };
    case 'StartCompetition':
      return { type: 'StartCompetition', area };
    case 'TargetArea':
    case 'Stampede':
    case 'Persuade':
      return { type: 'Target', area, ...(faction ? { faction } : {}) };
    case 'PutBlock':
    case 'AeneasArea':
    case 'Peoples':
    case 'TakeBarbarians':
      return { type: 'Target', area };
    default:
      return null;
  }
}

export function meantByCard({ prompt }: SeaTable, card: CardId): InnerSeaMove {
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

export function meantByWonder({ view }: SeaTable, wonder: string): InnerSeaMove {
  const owner = view.wonders.find((each) => each.wonder === wonder)?.owner;
  const own = view.powers.some((power) => power.civilization === owner && power.seat === view.seat);
  return own ? { type: 'UseWonder', wonder } : { type: 'BuildWonder', wonder };
}
