/** The twelve map tiles, as in `tiles.csv` of the game: a test compares them. */
import { step } from './hexes';
import type { HexId, Terrain, TileId } from './types';

interface Tile {
  centre: Terrain;
  /** Clockwise from the north. */
  ring: Terrain[];
}

const LETTERS: Record<string, Terrain> = {
  g: 'grassland',
  f: 'farmland',
  h: 'hills',
  w: 'forest',
  m: 'mountain',
};

/** The middle, then the ring clockwise from the north; w is the wood. */
const letters: Record<TileId, string> = {
  T01: 'f wfhgfg',
  T02: 'h fhwgfh',
  T03: 'g wfhhmg',
  T04: 'm hfghhg',
  T05: 'h wgmffg',
  T06: 'f wwfmhg',
  T07: 'g fhwmww',
  T08: 'm hffghf',
  T09: 'g hwmwgm',
  T10: 'w ggmfmh',
  T11: 'w wmhgwm',
  T12: 'f fgmwwm',
};

export const TILES: Readonly<Record<TileId, Tile>> = Object.fromEntries(
  Object.entries(letters).map(([id, text]) => {
    const terrains = [...text.replace(' ', '')].map((letter) => LETTERS[letter]!);
    return [id, { centre: terrains[0]!, ring: terrains.slice(1) }];
  }),
);

/** The terrain on a side, after the tile was turned clockwise a number of times. */
export function side(tile: Tile, direction: number, turns: number): Terrain {
  return tile.ring[(((direction - turns) % 6) + 6) % 6]!;
}

/** The seven hexes of a tile where it lies. */
export function tileHexes(id: TileId, centre: HexId, turns: number): { hex: HexId; terrain: Terrain }[] {
  const tile = TILES[id];
  if (!tile) {
    return [];
  }
  const hexes = [{ hex: centre, terrain: tile.centre }];
  for (let direction = 0; direction < 6; direction++) {
    const hex = step(centre, direction);
    if (hex !== null) {
      hexes.push({ hex, terrain: side(tile, direction, turns) });
    }
  }
  return hexes;
}
