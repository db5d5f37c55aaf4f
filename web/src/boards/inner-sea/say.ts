/** Sentences about areas. */
import { name } from '../../text';
import { listed, noted } from '../common/words';
import type { Area } from './atlas';
import { areaThing } from './describe';
import { BARBARIANS } from './looks';
import { foresightOf, type Force, type SeaTable } from './types';
import { words } from './words';

export function areaTitle({ view }: SeaTable, area: Area): string {
  const say = words();
  const owner = view.powers.find((power) => power.home === area.id);
  return [
    name(area.id),
    say.kinds[area.kind],
    ...(owner ? [say.home(name(owner.civilization))] : []),
    ...(view.gold.includes(area.id) ? [say.gold] : []),
  ].join(', ');
}

/** What stands in an area. */
export function areaFacts(table: SeaTable, area: Area): string[] {
  const say = words();
  const { view } = table;
  const here = view.areas.find((each) => each.area === area.id);
  const stacks = (here?.stacks ?? []).map(({ faction, disks, allies, standing }) =>
    [
      say.stands[standing as keyof typeof say.stands](name(faction), disks),
      ...(allies > 0 ? [say.allies(allies)] : []),
    ].join(' + '),
  );
  return [
    ...(stacks.length === 0 ? [say.empty] : stacks),
    ...(stacks.length > 1 ? [here?.contested ? say.contested : say.shared] : []),
    ...view.wonders
      .filter((wonder) => wonder.area === area.id)
      .map(({ wonder, buried }) => (buried ? say.buried(name(wonder)) : name(wonder))),
    ...view.losses
      .filter((loss) => loss.area === area.id)
      .map((loss) => say.lossHere(name(loss.civilization), loss.disks)),
  ];
}

export function forcesText(forces: readonly Force[]): string {
  const say = words();
  const [first, ...others] = forces;
  if (!first) {
    return say.nobodyLeft;
  }
  if (others.length > 0) {
    return say.remain(listed(forces.map(({ faction, size }) => noted(name(faction), size))));
  }
  return first.faction === BARBARIANS
    ? say.barbariansKeep(first.size)
    : say.keeps(name(first.faction), first.size);
}

/** What the rules foresee for an area: how its competition ends, what a disk there would open. */
export function areaOutlook(table: SeaTable, area: Area): string[] {
  const say = words();
  const foresight = foresightOf(table);
  const contest = foresight?.contests.find((each) => each.area === area.id);
  const place = foresight?.places.find((each) => each.area === area.id);
  return [
    ...(contest ? [say.left(forcesText(contest.left))] : []),
    ...(place?.contested && !contest ? [`${say.wouldContest} ${say.left(forcesText(place.left))}`] : []),
    ...(place && place.opens.length > 0 && place.opens.length < 7
      ? [say.opens(listed(place.opens.map(name)))]
      : []),
  ];
}

export function areaLabel(table: SeaTable, area: Area): string {
  const thing = areaThing(area.id);
  return [
    areaTitle(table, area),
    ...areaFacts(table, area),
    ...(table.pointing.can(thing) ? [words().canPress] : []),
    ...(table.pointing.isAdvised(thing) ? [words().advised] : []),
  ].join(', ');
}

/** On whom a card is played, to harm or to help, where that is one civilization, and the places named for it with how often they were. */
export function aimsOf(targets: readonly string[]) {
  const named = targets
    .filter((target) => !/^\d+$/.test(target))
    .map((target) => {
      const [place, who] = target.split(':');
      return { target, place: place!, who };
    });
  const factions = new Set(named.flatMap(({ who }) => who ?? []));
  const victim = factions.size === 1 ? [...factions][0]! : null;
  const places = named
    .filter(({ place, who }) => who !== undefined || place !== victim)
    .map((each, _, all) => ({ ...each, count: all.filter(({ target }) => target === each.target).length }))
    .filter(({ target }, index, all) => all.findIndex((each) => each.target === target) === index);
  return { victim, places };
}

/** What was named for a card: "on Egypt: the Adriatic Sea and Canaan". A number is told by the card itself. */
export function aimsText(targets: readonly string[]): string {
  const { victim, places } = aimsOf(targets);
  const list = listed(
    places.map(({ place, who, count }) =>
      [
        who && who !== victim ? `${name(place)} (${name(who)})` : name(place),
        ...(count > 1 ? [`×${count}`] : []),
      ].join(' '),
    ),
  );
  return [...(victim ? [` ${words().aimedAt(name(victim))}`] : []), ...(list ? [`: ${list}`] : [])].join('');
}
