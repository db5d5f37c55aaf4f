/** Sentences of this board that are put together from what is on the table. */
import { name, say, seatName } from '../../text';
import { areaThing, kindAt } from './describe';
import { areaOf, shoreArea } from './logic/geography';
import type { Story } from './logic/story';
import type { Need } from './logic/succession';
import type { AreaId, CivilizationEvent, CivilizationTable, CivilizationView } from './logic/types';
import type { Fact } from './parts/FactIcon.svelte';
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
export function placeLabel(table: CivilizationTable, id: AreaId): string {
  const w = words().area;
  const { pointing } = table;
  const thing = areaThing(id);
  const can = pointing.isSelected(thing)
    ? [w.taken]
    : pointing.can(thing)
      ? [kindAt(table, id) === null ? w.source : w.target]
      : [];
  return [areaLabel(table.view, id), ...can, ...(pointing.isAdvised(thing) ? [w.advised] : [])].join(', ');
}

/** What everybody knows of a seat, in numbers. */
export function factsOf(view: CivilizationView, seat: number): { sign: Fact; value: number }[] {
  const own = view.seats[seat];
  if (!own) {
    return [];
  }
  const simple = view.variant === 'nomads' || view.variant === 'peasants';
  const all: { sign: Fact; value: number; rich?: boolean }[] = [
    { sign: 'tokens', value: own.tokens },
    { sign: 'stock', value: own.stock },
    { sign: 'cities', value: own.cities },
    { sign: 'ships', value: own.ships.length },
    { sign: 'treasury', value: own.treasury, rich: true },
    { sign: 'hand', value: own.handSize, rich: true },
    { sign: 'cards', value: own.cards.length, rich: true },
    { sign: 'space', value: own.space },
  ];
  return all.filter(
    ({ sign, rich }) => !(rich && simple) && !(sign === 'cities' && view.variant === 'nomads'),
  );
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

export function lineText(event: CivilizationEvent): string {
  if (event.type === 'ConflictFought') {
    return event.seats
      .map((seat, index) =>
        words().story.fought(seatName(seat), event.before[index] ?? 0, event.after[index] ?? 0),
      )
      .join(' · ');
  }
  return say(`event.${event.type}`, event);
}
