/** Sentences about areas and stacks. */
import { name } from '../../text';
import { area } from './logic/atlas';
import {
  disksOf,
  forcesIn,
  isContested,
  opens,
  outcome,
  reinforced,
  stacksIn,
  standing,
  type Force,
} from './logic/forecast';
import type { AreaId, InnerSeaMove, InnerSeaView } from './logic/types';
import { words } from './words';

export function areaTitle(view: InnerSeaView, id: AreaId): string {
  const say = words();
  const { kind } = area(id);
  const owner = view.powers.find((power) => power.home === id);
  return [
    name(id),
    say.kinds[kind],
    ...(owner ? [say.home(name(owner.civilization))] : area(id).home ? [say.homeArea] : []),
    ...(view.beyond.includes(id) ? [say.beyond] : []),
    ...(view.gold.includes(id) ? [say.gold] : []),
  ].join(', ');
}

/** What stands in an area, as a list of phrases. */
export function areaFacts(view: InnerSeaView, id: AreaId): string[] {
  const say = words();
  const stacks = stacksIn(view, id);
  const wonders = view.wonders.filter((wonder) => wonder.area === id);
  const held = stacks.map(({ faction, disks, allies }) =>
    [
      `${say.standing[standing(id, disks)](name(faction))} (${say.disks(disks)})`,
      ...(allies > 0 ? [say.allies(allies)] : []),
    ].join(' + '),
  );
  return [
    ...(stacks.length === 0 ? [say.empty] : held),
    ...(stacks.length > 1
      ? [view.areas.find((each) => each.area === id)?.contested ? say.contested : say.shared]
      : []),
    ...wonders.map((wonder) => say.wonderHere(name(wonder.wonder), wonder.buried)),
  ];
}

export function forcesText(forces: readonly Force[]): string {
  const say = words();
  return forces.length === 0
    ? say.nobodyLeft
    : say.survivors(forces.map(({ faction, size }) => say.force(name(faction), size)).join(', '));
}

/** How the strife in an area would end. */
export function fightForecast(view: InnerSeaView, id: AreaId): string[] {
  const forces = forcesIn(view, id);
  return isContested(forces) ? [`${words().forecast}: ${forcesText(outcome(forces))}`] : [];
}

/** What a move on the map would change, in a few words. */
export function consequences(view: InnerSeaView, move: InnerSeaMove, open: ReadonlySet<AreaId>): string[] {
  const say = words();
  const own = view.deciding;
  if (!own || (move.type === 'Target' && move.faction !== undefined && move.faction !== own)) {
    return [];
  }
  switch (move.type) {
    case 'Place': {
      const before = disksOf(view, own, move.area);
      const after = standing(move.area, before + 1);
      const forces = reinforced(forcesIn(view, move.area), own, 1);
      const opened = opens(view, own, move.area, open);
      return [
        ...(after !== standing(move.area, before)
          ? [
              say.becomes[after] +
                (after === 'city'
                  ? `: ${say.cityPoint}`
                  : after === 'settlement'
                    ? `: ${say.settlementDisk}`
                    : ''),
            ]
          : []),
        ...(before === 2 && after === 'city' ? [say.lessSettlement] : []),
        ...fightNotes(forces),
        ...(opened.length > 0 && opened.length < 6 ? [say.opensTo(opened.map(name).join(', '))] : []),
      ];
    }
    case 'StartCompetition':
      return fightNotes(reinforced(forcesIn(view, move.area), own, 1));
    case 'RemoveDisk':
    case 'Retire':
    case 'Resettle': {
      const before = disksOf(view, own, move.area);
      const after = standing(move.area, before - 1);
      return [
        say.becomes[after],
        ...(standing(move.area, before) === 'city' && after !== 'city' ? [say.losesCity] : []),
        ...(before === 1 ? [say.losesHold] : []),
      ];
    }
    default:
      return [];
  }
}

function fightNotes(forces: readonly Force[]): string[] {
  const say = words();
  if (forces.length < 2) {
    return [];
  }
  return isContested(forces)
    ? [say.wouldContest, `${say.forecast}: ${forcesText(outcome(forces))}`]
    : [say.peaceful];
}
