/** Sentences of this board that are put together from what is on the table. */
import { name, say, seatName } from '../../text';
import type { Spot } from './logic/choices';
import { areaOf, shoreArea } from './logic/geography';
import type { Line, Story } from './logic/story';
import type { Need } from './logic/succession';
import type { AreaId, CivilizationView } from './logic/types';
import { words } from './words';

/** What is printed on an area and what stands there. */
export function areaLabel(view: CivilizationView, id: AreaId): string {
  const area = areaOf(id);
  const here = view.areas.find((each) => each.area === id);
  const w = words().area;
  const ships = view.seats
    .map(({ seat, ships }) => ({
      seat,
      count: ships.filter(({ shore }) => shoreArea(shore).id === id).length,
    }))
    .filter(({ count }) => count > 0);
  const stands = [
    ...(here?.city !== undefined && here.city !== null ? [w.city(seatName(here.city))] : []),
    ...(here?.tokens ?? []).map(({ seat, count }) => w.tokens(count, seatName(seat))),
    ...ships.map(({ seat, count }) => w.ships(count, seatName(seat))),
  ];
  return [
    name(id),
    ...(area.kind === 'sea' ? [w.sea] : [w.limit(area.limit)]),
    ...(area.site ? [w.site[area.site]] : []),
    ...(area.plain ? [w.plain(name(area.plain))] : []),
    ...(area.volcano ? [w.volcano(name(area.volcano))] : []),
    ...(stands.length > 0 || area.kind === 'sea' ? stands : [w.empty]),
  ].join(', ');
}

/** The same with what can be done there. */
export function placeLabel(
  view: CivilizationView,
  id: AreaId,
  spot: Spot | undefined,
  taken: boolean,
  advised: boolean,
): string {
  const w = words().area;
  const can = taken
    ? [w.taken]
    : spot?.role === 'source'
      ? [w.source]
      : [...new Set(spot?.choices.map(({ move }) => move))]
          .slice(0, 3)
          .map((move) => say(`move.${move.type}`, move));
  return [areaLabel(view, id), ...can, ...(advised ? [w.advised] : [])].join(', ');
}

export function needText(need: Need): string {
  const w = words().table.needs;
  return need.kind === 'points'
    ? w.points(need.has, need.needs, need.hidden)
    : w[need.kind](need.has, need.needs);
}

export function storyTitle(story: Story): string {
  const w = words().story;
  switch (story.chapter) {
    case 'calamity':
      return story.card
        ? story.seat === null
          ? name(story.card)
          : w.calamity(name(story.card), seatName(story.seat))
        : words().calamity;
    case 'conflict':
      return w.conflict(name(story.area));
    default:
      return w[story.chapter];
  }
}

export function lineText({ event, more }: Line): string {
  if (event.type === 'ConflictFought') {
    return event.seats
      .map((seat, index) =>
        words().story.fought(seatName(seat), event.before[index] ?? 0, event.after[index] ?? 0),
      )
      .join(' · ');
  }
  if (more.length > 0 && (event.type === 'TokenLost' || event.type === 'UnitPicked')) {
    const areas = [event.area, ...more];
    const where = [...new Set(areas)]
      .map((area) => ({ area, count: areas.filter((each) => each === area).length }))
      .map(({ area, count }) => (count > 1 ? `${name(area)} (${count})` : name(area)))
      .join(', ');
    const w = words().story;
    return (event.type === 'TokenLost' ? w.lost : w.picked)(seatName(event.seat), areas.length, where);
  }
  return say(`event.${event.type}`, event);
}
