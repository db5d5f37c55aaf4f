/** What has happened, told in chapters: each calamity, each conflict, what was drawn, dealt and bought, and the table. */
import { nationOf } from './succession';
import type { AreaId, CivilizationEvent, CivilizationView, TradeCardId } from './types';

export type Chapter =
  'calamity' | 'conflict' | 'revolt' | 'cards' | 'deals' | 'purchases' | 'reductions' | 'table';

export interface Line {
  event: CivilizationEvent;
  /** Where the same happened again: tokens that a seat lost or picked one by one. */
  more: AreaId[];
}

export interface Story {
  chapter: Chapter;
  /** The victim of a calamity. */
  seat: number | null;
  card: TradeCardId | null;
  area: AreaId | null;
  lines: Line[];
}

const MOST = 14;

function chapterOf(event: CivilizationEvent): Chapter | null {
  switch (event.type) {
    case 'CalamityStruck':
    case 'CalamityHarmless':
    case 'CalamityAvoided':
    case 'VolcanoErupted':
    case 'UnitsDestroyed':
    case 'ReductionOrdered':
    case 'PlainFlooded':
    case 'LossOrdered':
    case 'GrainShown':
    case 'TokenLost':
    case 'CityLost':
    case 'CandidateNamed':
    case 'UnitPicked':
    case 'FactionKept':
    case 'Annexed':
    case 'UnitsDisbanded':
    case 'CityPlundered':
      return 'calamity';
    case 'ConflictFought':
    case 'AssaultFailed':
    case 'CityAttacked':
    case 'AttackForgone':
    case 'AttackPostponed':
    case 'CitySurrendered':
      return 'conflict';
    case 'CityRevolted':
    case 'CityKept':
    case 'CityRemoved':
      return 'revolt';
    case 'CityReduced':
      return 'reductions';
    case 'OwnCardsDrawn':
    case 'CalamityDrawn':
    case 'GoldBought':
      return 'cards';
    case 'DealMade':
    case 'CardsReceived':
    case 'CalamityPassed':
      return 'deals';
    case 'CardsBought':
      return 'purchases';
    case 'MarkerMoved':
    case 'MarkerStayed':
    case 'MarkerFell':
      return 'table';
    default:
      return null;
  }
}

const areaOfEvent = (event: CivilizationEvent): AreaId | null => ('area' in event ? event.area : null);

type OneToken = Extract<CivilizationEvent, { type: 'TokenLost' | 'UnitPicked' }>;

function isOneToken(event: CivilizationEvent): event is OneToken {
  return event.type === 'TokenLost' || (event.type === 'UnitPicked' && !event.city);
}

/** That a marker moves on is worth telling only when it enters another epoch. */
function isNews(event: CivilizationEvent, view: CivilizationView): boolean {
  if (event.type !== 'MarkerMoved') {
    return true;
  }
  const nation = view.seats[event.seat]?.nation;
  return nation !== undefined && nation !== null && nationOf(nation).gates.includes(event.space);
}

/** The stories with what happened since; what belongs to the last chapter is added to it. */
export function tell(
  stories: readonly Story[],
  events: readonly CivilizationEvent[],
  view: CivilizationView,
): Story[] {
  const told = stories.map((story) => ({
    ...story,
    lines: story.lines.map((line) => ({ ...line, more: [...line.more] })),
  }));
  for (const event of events) {
    const chapter = chapterOf(event);
    if (chapter === null || !isNews(event, view)) {
      continue;
    }
    const last = told.at(-1);
    const area = chapter === 'conflict' ? areaOfEvent(event) : null;
    const belongs =
      last !== undefined &&
      event.type !== 'CalamityStruck' &&
      event.type !== 'CalamityAvoided' &&
      (last.chapter === chapter
        ? last.area === area
        : last.chapter === 'calamity' && chapter === 'reductions');
    const story: Story = belongs
      ? last
      : {
          chapter,
          seat: event.type === 'CalamityStruck' ? event.seat : null,
          card: event.type === 'CalamityStruck' || event.type === 'CalamityAvoided' ? event.card : null,
          area,
          lines: [],
        };
    if (!belongs) {
      told.push(story);
    }
    const before = story.lines.findLast(
      (line) => 'seat' in line.event && 'seat' in event && line.event.seat === event.seat,
    );
    if (before && isOneToken(event) && isOneToken(before.event) && before.event.type === event.type) {
      before.more.push(event.area);
    } else {
      story.lines.push({ event, more: [] });
    }
  }
  return told.slice(-MOST);
}

/** What stays in sight when somebody plays on: the calamity that is still being suffered. */
export function stillGoingOn(stories: readonly Story[], view: CivilizationView): Story[] {
  const last = stories.at(-1);
  return view.phase === 'calamities' && last?.chapter === 'calamity' ? [last] : [];
}
