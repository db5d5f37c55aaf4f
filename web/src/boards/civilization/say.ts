/** Sentences of this board that are put together from what is on the table. */
import { name, say, seatName } from '../../text';
import { areaThing, kindAt } from './describe';
import { atlasOf } from './atlas';
import type { Line, Story } from './story';
import type { AreaId, CivilizationTable, CivilizationView, Need } from './types';
import { foresightOf } from './types';
import type { Fact } from './parts/FactIcon.svelte';
import { words } from './words';

/** What a fight costs one of its sides. */
const fought = (who: string, before: number, after: number) => `${who} ${before} → ${after}`;

/** What is printed on an area and what stands there. */
export function areaLabel(table: CivilizationTable, id: AreaId): string {
  const { view } = table;
  const atlas = atlasOf(table)!;
  const area = atlas.area(id);
  const here = view.areas.find((each) => each.area === id);
  const w = words().area;
  const ships = view.seats
    .map(({ seat, ships }) => ({
      seat,
      count: ships.filter(({ shore }) => atlas.areaOfShore(shore).id === id).length,
    }))
    .filter(({ count }) => count > 0);
  const stands = [
    ...(here?.city !== undefined && here.city !== null ? [w.city(seatName(here.city))] : []),
    ...(here?.tokens ?? []).map(({ seat, count }) => w.tokens(count, seatName(seat))),
    ...ships.map(({ seat, count }) => w.ships(count, seatName(seat))),
  ];
  const coming = foresightOf(table);
  const grows = coming?.growth.find((each) => each.area === id)?.count ?? 0;
  const leave = coming?.surplus.find((each) => each.area === id)?.count ?? 0;
  const fight = coming?.conflicts.find((each) => each.area === id);
  return [
    name(id),
    ...(area.kind === 'sea' ? [w.sea] : [w.limit(area.limit)]),
    ...(area.site ? [w.site] : []),
    ...(area.plain ? [w.plain(name(area.plain)), ...(area.dry ? [say('board.dry')] : [])] : []),
    ...(area.volcano ? [w.volcano(name(area.volcano))] : []),
    ...(stands.length > 0 || area.kind === 'sea' ? stands : [w.empty]),
    ...(fight
      ? [w.fight(fight.forces.map(({ seat, before, after }) => fought(seatName(seat), before, after)))]
      : leave > 0
        ? [w.surplus(leave)]
        : grows > 0
          ? [w.grows(grows)]
          : []),
  ].join(', ');
}

/** The fights that await this seat and how they end as things stand: where its tokens are, and for its cities. */
export function fightsOf(table: CivilizationTable): { area: AreaId; text: string }[] {
  const { seat, view } = table;
  const w = words().area;
  return (foresightOf(table)?.conflicts ?? []).flatMap(({ area, forces, surrenders }) => {
    const own = forces.find((force) => force.seat === seat);
    const city = view.areas.find((each) => each.area === area)?.city;
    if (seat !== null && city === seat) {
      // Too few to attack it are taken off: it has nothing to fear from them.
      const attacked = forces.some(({ after }) => after > 0);
      return attacked ? [{ area, text: (surrenders ? w.cityFalls : w.cityFights)(name(area)) }] : [];
    }
    return own ? [{ area, text: fought(name(area), own.before, own.after) }] : [];
  });
}

/** What an area and what stands there is called, with what can be done there. */
export function placeLabel(table: CivilizationTable, id: AreaId): string {
  const w = words().area;
  const { pointing } = table;
  const thing = areaThing(id);
  const can = pointing.isSelected(thing)
    ? [w.taken]
    : pointing.can(thing)
      ? [kindAt(table, id) === null ? w.source : w.target]
      : [];
  return [areaLabel(table, id), ...can, ...(pointing.isAdvised(thing) ? [w.advised] : [])].join(', ');
}

/** What everybody knows of a seat, in numbers. */
export function factsOf(view: CivilizationView, seat: number): { sign: Fact; value: number }[] {
  const own = view.seats[seat];
  if (!own) {
    return [];
  }
  const { uses } = view;
  const all: { sign: Fact; value: number; used?: boolean }[] = [
    { sign: 'tokens', value: own.tokens },
    { sign: 'stock', value: own.stock },
    { sign: 'cities', value: own.cities, used: uses.cities },
    { sign: 'ships', value: own.ships.length },
    { sign: 'treasury', value: own.treasury, used: uses.cards },
    { sign: 'hand', value: own.handSize, used: uses.cards },
    { sign: 'cards', value: own.cards.length, used: uses.cards },
    { sign: 'space', value: own.space },
  ];
  return all.filter(({ used = true }) => used);
}

export function needText(need: Need): string {
  const w = words().table.needs;
  return need.kind === 'points'
    ? w.points(need.has, need.needed, need.hidden)
    : w[need.kind as 'cities' | 'groups' | 'cards'](need.has, need.needed);
}

export function storyTitle(story: Story): string {
  const w = words().story;
  switch (story.chapter) {
    case 'calamity':
      return story.card
        ? story.seat === null
          ? name(story.card)
          : `${name(story.card)}: ${seatName(story.seat)}`
        : words().calamity;
    case 'conflict':
      return w.conflict(name(story.area));
    default:
      return w[story.chapter];
  }
}

/** A line of a scene: a fight and what it cost each side are told in one, and so is all that somebody loses. */
export function lineText(event: Line): string {
  if (event.type === 'Lost') {
    const areas = event.areas.map((area) => name(area));
    return words().story.lost(seatName(event.seat), event.tokens, event.cities, areas);
  }
  if (event.type === 'ConflictFought') {
    return event.seats
      .map((seat, index) => fought(seatName(seat), event.before[index] ?? 0, event.after[index] ?? 0))
      .join(' · ');
  }
  return say(`event.${event.type}`, event);
}
