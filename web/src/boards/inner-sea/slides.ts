/** What deserves a scene, cut into slides: each competition by itself, an Event, the change of an Epoch, the scoring. */
import type { AreaId, CardId, CivilizationId, InnerSeaEvent } from './types';

export interface Slide {
  kind: 'competition' | 'event' | 'change' | 'scoring';
  area: AreaId | null;
  card: CardId | null;
  /** What happened in it, in order. */
  events: InnerSeaEvent[];
}

function opening(event: InnerSeaEvent): Slide | null {
  switch (event.type) {
    case 'CompetitionBegan':
      return { kind: 'competition', area: event.area, card: null, events: [] };
    case 'EventHappened':
      return { kind: 'event', area: null, card: event.card, events: [] };
    case 'EpochChanged':
      return { kind: 'change', area: null, card: event.card, events: [event] };
    default:
      return null;
  }
}

const CLOSING = new Set(['PhaseBegan', 'TurnBegan', 'EpochEnded', 'Passed']);
/** What is seen of a competition; that somebody lays a card is no more than an announcement. */
const FIGHTING = new Set(['DisksLost', 'AlliesLost', 'AlliesCame', 'DisksPlaced', 'DiskMoved', 'Looted']);

const isScore = (event: InnerSeaEvent) =>
  event.type === 'SeaDominated' || (event.type === 'PointsGained' && event.source !== 'loot');

/**
 * An act may begin in the middle of a competition, when somebody has just said what they bring: then all that happened
 * before its end belongs to it.
 */
export function slidesOf(events: readonly InnerSeaEvent[]): Slide[] {
  const slides: Slide[] = [];
  let open: Slide | null = null;
  let loose: InnerSeaEvent[] = [];
  const begin = (slide: Slide | null) => {
    open = slide;
    loose = [];
    if (slide) {
      slides.push(slide);
    }
  };
  for (const event of events) {
    const next = opening(event);
    const now = open as Slide | null;
    if (event.type === 'LetItPass') {
      continue;
    }
    if (next) {
      begin(next);
    } else if (event.type === 'CompetitionEnded') {
      if (now?.kind !== 'competition') {
        begin({ kind: 'competition', area: event.area, card: null, events: loose });
      }
      begin(null);
    } else if (CLOSING.has(event.type)) {
      begin(null);
    } else if (now !== null && (now.kind !== 'scoring' || isScore(event))) {
      now.events.push(event);
    } else if (isScore(event)) {
      begin({ kind: 'scoring', area: null, card: null, events: [event] });
    } else {
      open = null;
      loose.push(event);
    }
  }
  return slides.filter(({ kind, events: told }) =>
    kind === 'competition'
      ? told.some(({ type }) => FIGHTING.has(type))
      : kind === 'event' || told.length > 0,
  );
}

export const hasScene = (events: readonly InnerSeaEvent[]) => slidesOf(events).length > 0;

/** How many disks and allies of each faction came to an area and left it in the course of these events. */
export function changesIn(
  area: AreaId,
  events: readonly InnerSeaEvent[],
): Map<CivilizationId, { lost: number; came: number }> {
  const changes = new Map<CivilizationId, { lost: number; came: number }>();
  const add = (who: CivilizationId, lost: number, came: number) => {
    const before = changes.get(who) ?? { lost: 0, came: 0 };
    changes.set(who, { lost: before.lost + lost, came: before.came + came });
  };
  for (const event of events) {
    if (event.type === 'DiskMoved') {
      add(event.civilization, event.from === area ? 1 : 0, event.to === area ? 1 : 0);
    } else if ('area' in event && event.area === area) {
      if (event.type === 'DisksLost' || event.type === 'AlliesLost' || event.type === 'DisksWithdrawn') {
        add(event.civilization, event.count, 0);
      } else if (event.type === 'DisksPlaced' || event.type === 'AlliesCame') {
        add(event.civilization, 0, event.count);
      }
    }
  }
  return changes;
}
