/** What has happened that everybody wants to see: events, attacks, wars, colonies, new ages, the last scoring. */
import type { AgesEvent } from './types';

export interface Story {
  kind: 'event' | 'aggression' | 'war' | 'colony' | 'age' | 'impacts';
  /** The seat it begins with, and the other one. */
  seat: number;
  rival: number | null;
  card: string | null;
  age: string | null;
  steps: AgesEvent[];
}

/** What an event of the last age scores at the end, by seat. */
export interface Impact {
  card: string;
  scored: ReadonlyMap<number, number>;
}

function beginning(event: AgesEvent): Story | null {
  const story = (kind: Story['kind'], seat: number, more: Partial<Story> = {}): Story => ({
    kind,
    seat,
    rival: null,
    card: null,
    age: null,
    steps: [],
    ...more,
  });
  switch (event.type) {
    case 'EventRevealed':
      return story('event', event.seat, { card: event.card });
    case 'AggressionPlayed':
      return story('aggression', event.seat, { card: event.card, rival: event.rival, steps: [event] });
    case 'AggressionRepelled':
      return story('aggression', event.seat, { card: event.card, steps: [event] });
    case 'AggressionSucceeded':
      return story('aggression', event.seat, { card: event.card, rival: event.rival, steps: [event] });
    case 'WarDeclared':
    case 'WarResolved':
      return story('war', event.seat, { card: event.card, rival: event.rival, steps: [event] });
    case 'UnitsSent':
      return story('colony', event.seat, { steps: [event] });
    case 'AgeBegan':
      return story('age', 0, { age: event.age });
    default:
      return null;
  }
}

/** With these something else goes on. */
const ENDS = new Set<AgesEvent['type']>([
  'TurnBegan',
  'RowReplenished',
  'Produced',
  'Uprising',
  'CardsDrawn',
  'EventPrepared',
  'FinalImpact',
  'PoliticsSkipped',
]);

/** The stories that a batch of events tells, in order. */
export function storiesOf(events: readonly AgesEvent[]): Story[] {
  const stories: Story[] = [];
  let open = null as Story | null;
  for (const event of events) {
    const next = beginning(event);
    if (next) {
      // What becomes of an attack belongs to it, and so do all the units that sail.
      if (
        open?.kind === next.kind &&
        (next.kind === 'aggression' || (next.kind === 'colony' && open.steps.at(-1)?.type === 'UnitsSent'))
      ) {
        open.steps.push(event);
      } else {
        stories.push(next);
        open = next;
      }
    } else if (ENDS.has(event.type) && !(event.type === 'CardsDrawn' && open?.kind === 'event')) {
      open = null;
    } else {
      open?.steps.push(event);
    }
  }
  return finalImpacts(events).length > 0
    ? [...stories, { kind: 'impacts', seat: 0, rival: null, card: null, age: null, steps: [] }]
    : stories;
}

export const hasScene = (events: readonly AgesEvent[]) => storiesOf(events).length > 0;

/** What the events that are left score when the game ends; empty if it has not just ended. */
export function finalImpacts(events: readonly AgesEvent[]): Impact[] {
  const impacts: { card: string; scored: Map<number, number> }[] = [];
  for (const event of events) {
    if (event.type === 'FinalImpact') {
      impacts.push({ card: event.card, scored: new Map() });
    } else if (event.type === 'CultureChanged') {
      impacts.at(-1)?.scored.set(event.seat, event.amount);
    } else if (event.type === 'AbilityUsed' && impacts.length > 0) {
      // What leaders score comes after all of them.
      break;
    }
  }
  return impacts;
}
