/**
 * What deserves a scene, cut into slides: each competition by itself, an Event, the scoring, the card that says whether the
 * Epoch goes on; and of the end of an Epoch the hands that are discarded, the change and its points.
 */
import type { AreaId, CardId, CivilizationId, InnerSeaEvent, StackView } from './types';

export interface Slide {
  kind: 'competition' | 'event' | 'test' | 'hands' | 'change' | 'scoring' | 'epoch';
  area: AreaId | null;
  card: CardId | null;
  /** The row of the table of changes. */
  change?: string;
  /** What happened in it, in order. */
  events: InnerSeaEvent[];
}

function opening(event: InnerSeaEvent): Slide | null {
  switch (event.type) {
    case 'CompetitionBegan':
      return { kind: 'competition', area: event.area, card: null, events: [] };
    case 'EventHappened':
      return { kind: 'event', area: null, card: event.card, events: [] };
    case 'EpochTested':
      return { kind: 'test', area: null, card: event.card, events: [event] };
    case 'EpochChanged':
      return { kind: 'change', area: null, card: event.card, change: event.event, events: [event] };
    default:
      return null;
  }
}

const DRAWING = new Set(['CardsDrawn', 'OwnCardsDrawn']);
const CLOSING = new Set(['PhaseBegan', 'TurnBegan', 'EpochEnded', 'Passed']);
/** What is seen of a competition; that somebody lays a card is no more than an announcement. */
const FIGHTING = new Set(['DisksLost', 'AlliesLost', 'AlliesCame', 'DisksPlaced', 'DiskMoved', 'Looted']);

/** What belongs to a slide that begins by itself: the points of a turn or of an Epoch, the hands at its end. */
function ownKind(event: InnerSeaEvent): 'scoring' | 'epoch' | 'hands' | null {
  if (event.type === 'PointsGained') {
    // Loot belongs to its competition, and what a card or a Wonder brings by itself is told in a line.
    return /^(loot|cards)$/.test(event.source) ? null : event.source === 'epochs' ? 'epoch' : 'scoring';
  }
  return event.type === 'SeaDominated' ? 'scoring' : event.type === 'HandDiscarded' ? 'hands' : null;
}
const BY_THEMSELVES = new Set(['scoring', 'epoch', 'hands', 'test']);
/** What happens in the middle of it. */
const BESIDE: Partial<Record<Slide['kind'], ReadonlySet<string>>> = {
  scoring: new Set(['PointsGained', 'WonderUsed']),
  epoch: new Set(['TalentsLost']),
};

/** An Event and a competition hold all that happens in them; the points of an Epoch begin anew after its change. */
function belongs(event: InnerSeaEvent, { kind }: Slide): boolean {
  const own = ownKind(event);
  if (BY_THEMSELVES.has(kind)) {
    return own === kind || BESIDE[kind]?.has(event.type) === true;
  }
  return kind !== 'change' || (own !== 'epoch' && event.type !== 'TalentsLost' && !DRAWING.has(event.type));
}

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
    const own = ownKind(event);
    if (event.type === 'LetItPass') {
      continue;
    }
    if (next) {
      begin(next);
    } else if (event.type === 'CompetitionEnded') {
      // Its last line says who holds the area.
      if (now?.kind === 'competition') {
        now.events.push(event);
      } else {
        begin({ kind: 'competition', area: event.area, card: null, events: [...loose, event] });
      }
      begin(null);
    } else if (CLOSING.has(event.type)) {
      begin(null);
    } else if (now !== null && belongs(event, now)) {
      now.events.push(event);
    } else if (own) {
      begin({ kind: own, area: null, card: null, events: [event] });
    } else {
      open = null;
      loose.push(event);
    }
  }
  return slides.filter(({ kind, events: told }) =>
    kind === 'competition'
      ? told.some(({ type }) => FIGHTING.has(type))
      : kind === 'scoring' || kind === 'epoch'
        ? told.some(({ type }) => type === 'PointsGained')
        : kind === 'event' || told.length > 0,
  );
}

export const hasScene = (events: readonly InnerSeaEvent[]) => slidesOf(events).length > 0;

/** What befalls some civilizations: disks, cards, points and talents that they lose, and the cards they have instead. */
export function blowsTo(own: ReadonlySet<CivilizationId>, events: readonly InnerSeaEvent[]): InnerSeaEvent[] {
  const lost = events.filter((event) => {
    switch (event.type) {
      case 'HandDiscarded':
      case 'DisksLost':
      case 'PointsLost':
        return own.has(event.civilization);
      case 'TalentsLost':
        return event.saved === undefined && own.has(event.civilization);
      case 'CardTaken':
      case 'ThisCardTaken':
        return own.has(event.from);
      default:
        return false;
    }
  });
  const hand = events.findIndex((event) => event.type === 'HandDiscarded' && own.has(event.civilization));
  const drawn = hand < 0 ? [] : events.slice(hand).filter(({ type }) => type === 'OwnCardsDrawn');
  return [...lost, ...drawn];
}

export interface Tally {
  who: CivilizationId;
  sum: number;
  /** Where the points come from: a card, a Wonder, what is counted; and the seas, where those are. */
  sources: { source: string; count: number; seas: AreaId[] }[];
}

const SEAS = new Set(['seas', 'dominated-seas']);

/** The points of a scoring by civilization and by where they come from; most points first. */
export function tallyOf(events: readonly InnerSeaEvent[]): Tally[] {
  const all = new Map<CivilizationId, Map<string, number>>();
  for (const event of events) {
    if (event.type === 'PointsGained') {
      const own = all.get(event.civilization) ?? new Map<string, number>();
      const source = event.cause ?? event.source;
      all.set(event.civilization, own.set(source, (own.get(source) ?? 0) + event.count));
    }
  }
  const seasOf = (who: CivilizationId) =>
    events.flatMap((event) =>
      event.type === 'SeaDominated' && event.civilization === who ? [event.area] : [],
    );
  return [...all]
    .map(([who, points]) => ({
      who,
      sum: [...points.values()].reduce((sum, count) => sum + count, 0),
      sources: [...points].map(([source, count]) => ({
        source,
        count,
        seas: SEAS.has(source) ? seasOf(who) : [],
      })),
    }))
    .toSorted((one, other) => other.sum - one.sum);
}

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

const ALLIED = new Set(['AlliesCame', 'AlliesLost']);

/**
 * The forces of an area as they stood before these events, by what stands there now. White disks that are there no more were
 * not lost: they leave the map with the end of the phase, and nothing tells of it.
 */
export function forcesBefore(
  area: AreaId,
  now: readonly StackView[],
  events: readonly InnerSeaEvent[],
): Map<CivilizationId, number> {
  const disks = changesIn(
    area,
    events.filter(({ type }) => !ALLIED.has(type)),
  );
  const allies = changesIn(
    area,
    events.filter(({ type }) => ALLIED.has(type)),
  );
  const before = (count: number, change = { lost: 0, came: 0 }) => count + change.lost - change.came;
  const factions = new Set([...now.map(({ faction }) => faction), ...changesIn(area, events).keys()]);
  return new Map(
    [...factions].map((who) => {
      const stack = now.find(({ faction }) => faction === who);
      const white = Math.max(0, before(stack?.allies ?? 0, allies.get(who)));
      return [who, before(stack?.disks ?? 0, disks.get(who)) + white];
    }),
  );
}
