/** Which things the newest events have touched, to be highlighted for a moment. */
import { typeOf } from './cards';
import { keyOf, type Thing } from './things';
import type { AgesEvent } from './types';

export function touched(events: readonly AgesEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap(thingsOf).map(keyOf));
}

function thingsOf(event: AgesEvent): Thing[] {
  switch (event.type) {
    case 'Built':
    case 'WorkerLost':
    case 'Destroyed':
      return [{ at: 'place', seat: event.seat, card: event.technology }];
    case 'Upgraded':
      return [
        { at: 'place', seat: event.seat, card: event.from },
        { at: 'place', seat: event.seat, card: event.to },
      ];
    case 'Developed':
    case 'TechnologyTaken':
      return [
        { at: 'place', seat: event.seat, card: event.technology },
        { at: 'special', seat: event.seat, card: event.technology },
        { at: 'government', seat: event.seat, card: event.technology },
      ];
    case 'Revolution':
      return [{ at: 'government', seat: event.seat, card: event.government }];
    case 'LeaderPlayed':
      return [{ at: 'leader', seat: event.seat, card: event.leader }];
    case 'CardTaken':
      return [
        { at: typeOf(event.card) === 'wonder' ? 'unfinished' : 'hand', seat: event.seat, card: event.card },
      ] as Thing[];
    case 'StagesBuilt':
      return [{ at: 'unfinished', seat: event.seat, card: event.wonder }];
    case 'WonderCompleted':
    case 'WonderRuined':
    case 'HomerTucked':
      return [{ at: 'wonder', seat: event.seat, card: event.wonder }];
    case 'TacticPlayed':
    case 'TacticCopied':
      return [{ at: 'tactic', seat: event.seat, card: event.tactic }];
    case 'TacticShared':
      return [{ at: 'shared', card: event.tactic }];
    case 'ColonyWon':
      return [{ at: 'colony', seat: event.seat, card: event.colony }];
    case 'WarDeclared':
      return [{ at: 'war', seat: event.seat, card: event.card }];
    case 'PactAccepted':
      return [event.seat, event.partner].map((seat) => ({ at: 'pact', seat, card: event.card }));
    case 'PopulationIncreased':
    case 'PopulationGained':
    case 'YellowTokens':
    case 'BlueTokens':
    case 'Produced':
      return [{ at: 'bank', seat: event.seat, card: null }];
    default:
      return [];
  }
}
