/** What has happened, told in chapters: each calamity, each conflict, what was drawn, dealt and bought, and the table. */
import type { Atlas } from './atlas';
import type { AreaId, CivilizationEvent, CivilizationView, TradeCardId } from './types';

export type Chapter =
  'calamity' | 'conflict' | 'revolt' | 'cards' | 'deals' | 'purchases' | 'reductions' | 'table';

/** All that somebody loses in a row. */
export interface Lost {
  type: 'Lost';
  seat: number;
  tokens: number;
  cities: number;
  areas: AreaId[];
}

export type Line = CivilizationEvent | Lost;

export interface Story {
  chapter: Chapter;
  /** The victim of a calamity. */
  seat: number | null;
  card: TradeCardId | null;
  area: AreaId | null;
  lines: Line[];
}

const MOST = 6;

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
    case 'TokensLost':
    case 'CityLost':
    case 'CandidateNamed':
    case 'UnitsPicked':
    case 'FactionKept':
    case 'Annexed':
    case 'UnitsDisbanded':
    case 'CityPlundered':
      return 'calamity';
    case 'ConflictFought':
    case 'MetalworkingHelped':
    case 'AssaultFailed':
    case 'CityAttacked':
    case 'AttackForgone':
    case 'AttackPostponed':
    case 'CitySurrendered':
      return 'conflict';
    case 'RevoltBrokeOut':
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

/** That a marker moves on is worth telling only when it enters another epoch. */
function isNews(event: CivilizationEvent, view: CivilizationView, atlas: Atlas): boolean {
  if (event.type !== 'MarkerMoved') {
    return true;
  }
  const nation = view.seats[event.seat]?.nation;
  const epochs = nation ? atlas.nation(nation).epochs : [];
  return epochs[event.space] !== epochs[event.space - 1];
}

/** Whether something happened that deserves to be shown: a calamity, a conflict, a revolt. */
export function hasScene(events: readonly CivilizationEvent[]): boolean {
  return events.some(
    ({ type }) =>
      type === 'CalamityStruck' ||
      type === 'ConflictFought' ||
      type === 'CityAttacked' ||
      type === 'CityRevolted' ||
      type === 'DealMade',
  );
}

/** What somebody loses joins what the same one has just lost. */
function addTo(lines: Line[], event: CivilizationEvent): Line[] {
  if (event.type !== 'TokensLost' && event.type !== 'CityLost') {
    lines.push(event);
    return lines;
  }
  const { seat, area } = event;
  const last = lines.at(-1);
  const before: Lost =
    last?.type === 'Lost' && last.seat === seat
      ? last
      : { type: 'Lost', seat, tokens: 0, cities: 0, areas: [] };
  const lost: Lost = {
    ...before,
    tokens: before.tokens + (event.type === 'TokensLost' ? event.count : 0),
    cities: before.cities + (event.type === 'CityLost' ? 1 : 0),
    areas: before.areas.includes(area) ? before.areas : [...before.areas, area],
  };
  lines.splice(before === last ? -1 : lines.length, before === last ? 1 : 0, lost);
  return lines;
}

/** What happened, in chapters. */
export function tell(events: readonly CivilizationEvent[], view: CivilizationView, atlas: Atlas): Story[] {
  const told: Story[] = [];
  for (const event of events) {
    const chapter = chapterOf(event);
    if (chapter === null || !isNews(event, view, atlas)) {
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
    if (belongs) {
      addTo(last.lines, event);
    } else {
      told.push({
        chapter,
        seat: event.type === 'CalamityStruck' ? event.seat : null,
        card: event.type === 'CalamityStruck' || event.type === 'CalamityAvoided' ? event.card : null,
        area,
        lines: addTo([], event),
      });
    }
  }
  return told.slice(-MOST);
}
