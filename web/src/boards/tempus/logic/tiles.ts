/** Map tiles, as the game's components tell them. */
import { neighbours, step } from './hexes';
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
  const ring = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const hex = step(centre, direction);
    const terrain = tile.ring[(((direction - turns) % 6) + 6) % 6];
    return hex !== null && terrain ? [{ hex, terrain }] : [];
  });
  return [{ hex: centre, terrain: tile.centre }, ...ring];
}
