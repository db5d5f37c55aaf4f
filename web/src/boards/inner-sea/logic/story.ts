/**
 * What happened, told in scenes: a card with its answers and effects, a competition from its beginning to the loot, an
 * Event, the growth of a civilization, the scoring. The scenes of the running phase stay; older ones stay until the reader
 * plays on.
 */
import { fateCard } from './cards';
import type { AreaId, CardId, CivilizationId, InnerSeaEvent } from './types';

export type SceneKind =
  'growth' | 'card' | 'wonder' | 'competition' | 'event' | 'change' | 'scoring' | 'talk';

export interface Scene {
  key: number;
  kind: SceneKind;
  phase: string;
  /** Who acts, where there is one. */
  who: CivilizationId | null;
  card: CardId | null;
  area: AreaId | null;
  steps: InnerSeaEvent[];
  over: boolean;
}

export interface Story {
  phase: string;
  scenes: Scene[];
  next: number;
}

export const NO_STORY: Story = { phase: '', scenes: [], next: 0 };

/** Not worth a line: the scene itself says it. */
const SILENT = new Set([
  'PhaseBegan',
  'TurnBegan',
  'CivilizationChosen',
  'CompetitionBegan',
  'CompetitionEnded',
  'OwnCardsDrawn',
]);

interface Opening {
  kind: SceneKind;
  who?: CivilizationId;
  card?: CardId;
  area?: AreaId;
}

function opening(event: InnerSeaEvent, phase: string, open: Scene | undefined): Opening | null {
  const fighting = open?.kind === 'competition' && !open.over;
  switch (event.type) {
    case 'CompetitionBegan':
      return { kind: 'competition', area: event.area };
    case 'EventHappened':
      return { kind: 'event', card: event.card };
    case 'EpochChanged':
      return { kind: 'change', card: event.card };
    default:
  }
  if (fighting) {
    return null;
  }
  switch (event.type) {
    case 'CardPlayed':
      // An answer belongs to the card it answers.
      return fateCard(event.card)?.kind === 'negate' && open?.kind === 'card'
        ? null
        : { kind: 'card', who: event.civilization, card: event.card };
    case 'WonderUsed':
      return phase === 'cards' || phase === 'competition'
        ? { kind: 'wonder', who: event.civilization }
        : null;
    case 'DisksAcquired':
    case 'DiskWithdrawn':
    case 'DisksPlaced':
      return phase === 'growth' && (open?.kind !== 'growth' || open.who !== event.civilization)
        ? { kind: 'growth', who: event.civilization }
        : null;
    case 'Passed':
      return open?.kind === 'talk' ? null : { kind: 'talk' };
    case 'WonderBuilt':
      return { kind: 'wonder', who: event.civilization };
    case 'PointsGained':
    case 'OrderSet':
    case 'SeaDominated':
      return phase !== 'adjustment' || open?.kind === 'scoring' ? null : { kind: 'scoring' };
    default:
      return null;
  }
}

export function tell(story: Story, events: readonly InnerSeaEvent[]): Story {
  let { phase, next } = story;
  const scenes = story.scenes.map((scene) => ({ ...scene, steps: [...scene.steps] }));
  const begin = (found: Opening) => {
    const last = scenes.at(-1);
    if (last) {
      last.over = true;
    }
    scenes.push({
      key: next++,
      kind: found.kind,
      phase,
      who: found.who ?? null,
      card: found.card ?? null,
      area: found.area ?? null,
      steps: [],
      over: false,
    });
  };
  for (const event of events) {
    if (event.type === 'PhaseBegan') {
      phase = event.phase;
    }
    if (phase === '' && event.type === 'OrderSet') {
      continue; // the order one begins with is on the track
    }
    const open = scenes.at(-1);
    const found = opening(event, phase, open);
    if (found) {
      begin(found);
    } else if (
      !SILENT.has(event.type) &&
      (!open || open.phase !== phase || (open.over && open.kind !== 'scoring'))
    ) {
      begin({ kind: phase === 'adjustment' ? 'scoring' : 'talk' });
    }
    const scene = scenes.at(-1);
    if (event.type === 'CompetitionEnded' && scene?.kind === 'competition') {
      scene.over = true;
    }
    if (scene && !SILENT.has(event.type) && !isHeading(scene, event)) {
      scene.steps.push(event);
    }
  }
  return { phase, scenes, next };
}

/** The title of the scene already says this. */
function isHeading(scene: Scene, event: InnerSeaEvent): boolean {
  return (
    scene.steps.length === 0 &&
    ((event.type === 'CardPlayed' && scene.kind === 'card') ||
      (event.type === 'EventHappened' && scene.kind === 'event'))
  );
}

/** The reader has played on: what belongs to earlier phases is put away. */
export function playedOn(story: Story): Story {
  return { ...story, scenes: story.scenes.filter((scene) => scene.phase === story.phase) };
}

export interface Line {
  event: InnerSeaEvent;
  /** How often the same thing happened. */
  times: number;
}

/** Growth in short: where disks left and where they came. */
export function growthOf(scene: Scene): { left: [AreaId, number][]; came: [AreaId, number][] } {
  const left = new Map<AreaId, number>();
  const came = new Map<AreaId, number>();
  for (const event of scene.steps) {
    if (event.type === 'DisksPlaced') {
      came.set(event.area, (came.get(event.area) ?? 0) + event.count);
    } else if (event.type === 'DiskWithdrawn') {
      left.set(event.area, (left.get(event.area) ?? 0) + 1);
    }
  }
  return { left: [...left], came: [...came] };
}

/** Equal things that follow each other become one line; disks in one area are added. */
export function linesOf(scene: Scene): Line[] {
  const lines: Line[] = [];
  for (const event of scene.steps) {
    const same = lines.find(
      (line) =>
        line.event.type === event.type &&
        ['DisksPlaced', 'DiskWithdrawn', 'LetItPass'].includes(event.type) &&
        JSON.stringify({ ...line.event, count: 0 }) === JSON.stringify({ ...event, count: 0 }),
    );
    if (scene.kind === 'growth' && ['DisksPlaced', 'DiskWithdrawn'].includes(event.type)) {
      continue; // told in short
    }
    if (same) {
      same.times++;
      if (same.event.type === 'DisksPlaced' && event.type === 'DisksPlaced') {
        same.event = { ...same.event, count: same.event.count + event.count };
        same.times = 1;
      }
    } else {
      lines.push({ event, times: 1 });
    }
  }
  return lines;
}
