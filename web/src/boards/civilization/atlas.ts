/** The printed map and cards of the game, found by their ids. Everything comes from the server's components. */
import { oncePer } from '../common/once';
import { boxAround, distance, isInside, type Box, type Point } from '../common/plane';
import type {
  AreaId,
  CardId,
  CivilizationTable,
  Good,
  Land,
  NationId,
  NationRow,
  Printed,
  PrintedCard,
  ShoreId,
  TradeCardId,
} from './types';

/** Cards of one kind. */
export interface CardSet {
  card: TradeCardId;
  count: number;
}

/** Below the pieces at the lower edge their names find room. */
const BELOW = 26;

export class Atlas {
  private readonly areas: ReadonlyMap<AreaId, Land>;
  private readonly shores: ReadonlyMap<ShoreId, Printed['shores'][number]>;
  private readonly goods: ReadonlyMap<TradeCardId, Good>;
  private readonly nations: ReadonlyMap<NationId, NationRow>;
  private readonly cards: ReadonlyMap<CardId, PrintedCard>;
  private readonly boxes = new Map<string, Box>();
  private readonly outlines = new Map<AreaId, readonly Point[]>();

  constructor(readonly printed: Printed) {
    this.areas = new Map(printed.areas.map((area) => [area.id, area]));
    this.shores = new Map(printed.shores.map((shore) => [shore.id, shore]));
    this.goods = new Map(printed.tradeCards.map((card) => [card.id, card]));
    this.nations = new Map(printed.nations.map((row) => [row.id, row]));
    this.cards = new Map(printed.civilizationCards.map((card) => [card.id, card]));
  }

  area(id: AreaId): Land {
    return found(this.areas, id);
  }

  /** The areas of a board, the land first. */
  on(board: string): Land[] {
    return this.printed.areas.filter(({ boards }) => boards.includes(board));
  }

  /** Tells whose land of a board lies at a point; null for water. */
  landOn(board: string): (at: Point) => AreaId | null {
    const lands = this.on(board)
      .filter(({ kind }) => kind !== 'sea')
      .map(({ id, land, outline }) => {
        const corners = cornersOf(land ?? outline);
        return { id, corners, box: boxAround(corners) };
      });
    return (at) =>
      lands.find(({ corners, box }) => distance(box, at) === 0 && isInside(at, corners))?.id ?? null;
  }

  areaOfShore(shore: ShoreId): Land {
    return this.area(found(this.shores, shore).area);
  }

  /** A coast or lake of an area; none of what lies inland. */
  shoreOf(area: AreaId): ShoreId | undefined {
    return this.printed.shores.find((shore) => shore.area === area)?.id;
  }

  /** Where a ship lies. */
  anchorage(shore: ShoreId): Point {
    return found(this.shores, shore);
  }

  good(card: TradeCardId): Good {
    return found(this.goods, card);
  }

  commodities(): Good[] {
    return this.printed.tradeCards.filter(({ calamity }) => !calamity);
  }

  nation(id: NationId): NationRow {
    return found(this.nations, id);
  }

  card(id: CardId): PrintedCard {
    return found(this.cards, id);
  }

  /** Cards by kind, in the order of the game. */
  sets(cards: readonly TradeCardId[]): CardSet[] {
    return this.printed.tradeCards
      .map(({ id }) => ({ card: id, count: cards.filter((card) => card === id).length }))
      .filter(({ count }) => count > 0);
  }

  /** The outline of an area, water and all. */
  corners({ id, outline }: Land): readonly Point[] {
    const corners = this.outlines.get(id) ?? cornersOf(outline);
    this.outlines.set(id, corners);
    return corners;
  }

  /** The part of the map that holds the land of a board, with some room, and names below it. */
  box(board: string, room: number): Box {
    const known = this.boxes.get(board);
    if (known) {
      return known;
    }
    const { width, height } = this.printed;
    const land = this.on(board).filter(({ kind }) => kind !== 'sea');
    const corners = land.flatMap((area) => this.corners(area));
    const around = corners.length === 0 ? { x: 0, y: 0, width, height } : boxAround(corners, room);
    const box = { ...around, height: around.height + BELOW };
    this.boxes.set(board, box);
    return box;
  }
}

function found<K, T>(map: ReadonlyMap<K, T>, id: K): T {
  const value = map.get(id);
  if (value === undefined) {
    throw new Error(`not printed: ${String(id)}`);
  }
  return value;
}

/** Every corner of an outline: it begins somewhere and goes on in steps. */
export function cornersOf(path: string): Point[] {
  const [start, rest] = path.slice(1, -1).split('l');
  const numbers = (text: string | undefined) => (text?.match(/-?\d+/g) ?? []).map(Number);
  const [x, y] = numbers(start);
  const at = { x: x!, y: y! };
  const corners = [{ ...at }];
  const steps = numbers(rest);
  for (let index = 0; index < steps.length; index += 2) {
    at.x += steps[index]!;
    at.y += steps[index + 1]!;
    corners.push({ ...at });
  }
  return corners;
}

const drawn = oncePer((printed: Printed) => new Atlas(printed));

/** The atlas of a table; null until its components have come. */
export function atlasOf(table: CivilizationTable): Atlas | null {
  const printed = table.components as Printed | null;
  return printed && drawn(printed);
}
