/** Map tiles, as the game's components tell them. */
import { neighbours } from './hexes';
import type { HexId, Printed, Terrain, TileId } from './types';

/** Where a tile around this hex lies. */
export function tilePlaces(centre: HexId): HexId[] {
  return [centre, ...neighbours(centre)];
}

/** The hexes of a tile after it was turned clockwise a number of times. */
export function tileHexes(
  printed: Printed,
  id: TileId,
  centre: HexId,
  turns: number,
): { hex: HexId; terrain: Terrain }[] {
  const tile = printed.tiles.find((each) => each.id === id);
  if (!tile) {
    return [];
  }
  const ring = neighbours(centre).map((hex, direction) => ({
    hex,
    terrain: tile.ring[(direction - turns + 6) % 6]!,
  }));
  return [{ hex: centre, terrain: tile.centre }, ...ring];
}
