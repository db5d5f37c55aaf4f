/** The move that somebody means who presses an area that does nothing: the rules say what is wrong with it. */
import type { Atlas } from './atlas';
import type { AreaId, CivilizationMove, CivilizationView } from './types';

export function meantByArea(
  atlas: Atlas,
  view: CivilizationView,
  seat: number,
  moves: readonly CivilizationMove[],
  source: AreaId | null,
  area: AreaId,
): CivilizationMove | null {
  const types = new Set(moves.map(({ type }) => type));
  const there = view.areas.find((each) => each.area === area);
  const city = there?.city ?? null;
  const own = there?.tokens.some((tokens) => tokens.seat === seat) ?? false;
  const { kind, neighbours } = atlas.area(area);
  const sea = kind === 'sea';
  const shore = atlas.shoreOf(area);
  switch (true) {
    case view.phase === 'nations':
      return { type: 'March', from: area, to: area, count: 1 };
    case view.voyage?.seat === seat:
      // No water leads inland, nor from a shore to itself.
      return { type: 'Sail', to: shore ?? view.voyage!.shore };
    case source !== null:
      return { type: 'March', from: source!, to: area, count: 1 };
    case view.phase === 'movement':
      return { type: 'March', from: area, to: neighbours[0] ?? area, count: 1 };
    case view.phase === 'ships' && types.has('Done'):
      return shore === undefined ? null : { type: 'BuildShip', shore, levy: atlas.printed.shipCost };
    case sea:
      return null;
    case view.phase === 'cities':
      return { type: 'BuildCity', area };
    case types.has('ReduceCity'):
      return { type: 'ReduceCity', area };
    case types.has('OrderReduction'):
      return { type: 'OrderReduction', area };
    case types.has('LoseTokens') || types.has('LoseCity'):
      return city === seat && !own ? { type: 'LoseCity', area } : { type: 'LoseTokens', area, count: 1 };
    case types.has('PickTokens') || types.has('PickCity'):
      return city !== null ? { type: 'PickCity', area } : { type: 'PickTokens', area, count: 1 };
    case types.has('AnnexTokens') || types.has('AnnexCity'):
      return city !== null ? { type: 'AnnexCity', area } : { type: 'AnnexTokens', area, count: 1 };
    case types.has('TakeCity'):
      return { type: 'TakeCity', area };
    case types.has('Revolt'):
      return { type: 'Revolt', area };
    case types.has('GrowLess'):
      return { type: 'GrowLess', area, count: 1 };
    case types.has('Grow'):
      return { type: 'Grow', area, count: 1 };
    case types.has('Plunder'):
      return { type: 'Plunder', area };
    default:
      return null;
  }
}
