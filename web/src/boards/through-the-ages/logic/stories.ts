/** What has happened that everybody wants to see: events, attacks, wars, colonies, new ages, the end, each with its steps. */
import type { AgesEvent, MilitaryCard } from './types';

export interface Story {
  kind: 'event' | 'aggression' | 'war' | 'colony' | 'age' | 'turn' | 'pact';
  /** The seat it begins with, and the other one. */
  seat: number;
  rival: number | null;
  card: string | null;
  age: string | null;
  steps: AgesEvent[];
}

/** What an Age III event scores at the end, by seat. */
export interface Impact {
  card: MilitaryCard;
  scored: Map<number, number>;
}

const NOISE: ReadonlySet<AgesEvent['type']> = new Set<AgesEvent['type']>([
  'RowReplenished',
  'TurnBegan',
  'FirstPlayerChosen',
  'EventPrepared',
  'OwnEventPrepared',
  'TacticShared',
  'GameEnded',
]);

/** Begins another story, or none. */
function beginning(event: AgesEvent): Story | null {
  const story = (
    kind: Story['kind'],
    seat: number,
    card: string | null,
    rival: number | null = null,
  ): Story => ({
    kind,
    seat,
    rival,
    card,
    age: null,
    steps: [],
  });
  switch (event.type) {
    case 'EventRevealed':
      return story('event', event.seat, event.card);
    case 'AggressionPlayed':
      return { ...story('aggression', event.seat, event.card, event.rival), steps: [event] };
    case 'WarDeclared':
    case 'WarResolved':
      return { ...story('war', event.seat, event.card, event.rival), steps: [event] };
    case 'ForceSent':
      return { ...story('colony', event.seat, null), steps: [event] };
    case 'PactOffered':
      return { ...story('pact', event.seat, event.card, event.partner), steps: [event] };
    case 'AgeBegan':
      return { ...story('age', 0, null), age: event.age };
    case 'Uprising':
    case 'Produced':
      return { ...story('turn', event.seat, null), steps: [event] };
    default:
      return null;
  }
}

/** Which kinds of stories an event can be a step of. */
function belongs(event: AgesEvent, story: Story): boolean {
  switch (event.type) {
    case 'Famine':
    case 'CardsDiscarded':
    case 'OwnCardsDrawn':
      return story.kind === 'turn' || story.kind === 'event';
    case 'CardsDrawn':
      return story.kind !== 'age';
    case 'Antiquated':
    case 'HandAntiquated':
    case 'YellowTokens':
    case 'LastRoundKnown':
      return true;
    // The usual actions of a turn end whatever came before.
    case 'CardTaken':
    case 'PopulationIncreased':
    case 'Built':
    case 'Developed':
    case 'Revolution':
      return story.kind === 'event';
    case 'Upgraded':
    case 'StagesBuilt':
    case 'LeaderPlayed':
    case 'ActionCardPlayed':
    case 'TacticPlayed':
    case 'TacticCopied':
    case 'AbilityUsed':
      return false;
    default:
      return story.kind !== 'age' && story.kind !== 'turn';
  }
}

/** The stories of a batch of events; of ends of turns only those that `mine` says are wanted. */
export function storiesOf(events: readonly AgesEvent[], mine: number | null): Story[] {
  const stories: Story[] = [];
  let open: Story | null = null;
  for (const event of events) {
    const next = beginning(event);
    if (next) {
      stories.push(next);
      open = next;
    } else if (event.type === 'TurnBegan') {
      open = null;
    } else if (event.type === 'ColonyWon' && open?.kind === 'colony') {
      open.card = event.colony;
      open.steps.push(event);
    } else if (open && !NOISE.has(event.type)) {
      if (belongs(event, open)) {
        open.steps.push(event);
      } else {
        open = null;
      }
    }
  }
  return stories.filter((story) => story.kind !== 'turn' || story.seat === mine);
}

/** What the impacts score when the game ends; empty if it has not just ended. */
export function finalImpacts(events: readonly AgesEvent[]): Impact[] {
  const end = events.findIndex(({ type }) => type === 'GameEnded');
  if (end < 0) {
    return [];
  }
  const impacts: Impact[] = [];
  for (const event of events.slice(0, end)) {
    if (event.type === 'EventRevealed') {
      impacts.push({ card: event.card, scored: new Map() });
    } else if (event.type === 'CultureChanged') {
      impacts.at(-1)?.scored.set(event.seat, event.amount);
    } else if (event.type === 'Produced' || event.type === 'TurnBegan') {
      impacts.length = 0;
    }
  }
  return impacts.filter(({ card }) => card.startsWith('III-impact'));
}
