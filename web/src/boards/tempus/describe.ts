/** How the moves of Tempus are pointed at and said: an action, own tokens, a hex; or a card, and where it counts. */
import { language, name, say, seatName } from '../../text';
import type { Describe, Part, Way } from '../board';
import { endingAt, nextPart } from '../common/choices';
import { partsByField } from '../common/fields';
import { after, countPart, namedPart, verbOf } from '../common/parts';
import { neighbours } from './logic/hexes';
import { aroundTile, join, ninth, offset, tellApart } from './logic/places';
import { meantByCard, meantByHex } from './logic/reasons';
import { tracesOf } from './logic/traces';
import type { HexId, TempusEvent, TempusMove, TempusTable, TempusView } from './logic/types';
import type { Sign } from './parts/Icon.svelte';
import { printedCard, seaOf } from './printed';
import { words } from './words';

export const hexThing = (hex: HexId) => `hex:${hex}`;
export const cardThing = (card: string) => `card:${card}`;
/** The tile that was drawn and is not laid yet. */
export const TILE = 'tile';

const isHex = (thing: string) => thing.startsWith('hex:');

/** The sign of a kind of move, on the map. */
export const signs: Partial<Record<TempusMove['type'], Sign>> = {
  MoveToken: 'move',
  HaveChild: 'child',
  Attack: 'attack',
  BuildCity: 'city',
  Religion: 'religion',
  MilitaryLeader: 'leader',
  Sanitation: 'sanitation',
  Advance: 'move',
  LayTile: 'tile',
  PlaceToken: 'place',
};

/** What a card is played for: with the action that is going on, or as the action. */
const usedFor = ({ type }: TempusMove, { acting }: TempusView) => say(`use.${type}`, acting ?? {});

/** What is said first of a move: its verb, or what its card is played for. */
function saidOf(move: TempusMove, table: TempusTable): string {
  const { options } = words();
  const { view } = table;
  switch (move.type) {
    case 'Transport':
    case 'Medicine':
    case 'ActTwice':
    case 'ActLater':
      return `${name(printedCard(table, move.card)?.idea ?? move.card)}: ${usedFor(move, view)}`;
    case 'Done':
      return view.laid.length > 0 ? options.enough(view.laid.length) : options.noCards;
    default:
      return verbOf(move);
  }
}

/** A hex as a person tells it: its terrain and what stands there, and whose it is where it is not the reader's. */
export function hexWords(view: TempusView, hex: HexId): string {
  const land = view.land.find((each) => each.hex === hex);
  if (!land) {
    return words().sea;
  }
  const terrain = name(land.terrain);
  const { owner } = land;
  const who = owner === undefined || owner === null || owner === view.seat ? null : seatName(owner);
  return land.city > 0
    ? words().cityIn(terrain, land.city, who)
    : land.tokens > 0
      ? words().tokensIn(terrain, land.tokens, who)
      : terrain;
}

/** In which part of the map a hex lies, so that many can be told apart in the dock. */
function regionOf(table: TempusTable, hex: HexId): number {
  const land = table.view.land.map((each) => each.hex);
  return ninth(hex, land.length > 0 ? land : seaOf(table));
}

/** "in the north-west". */
const regionWords = (region: number) => words().region(words().compass[region]!);

/** What lies in these hexes, the most striking first. */
function around(view: TempusView, hexes: readonly HexId[]): string[] {
  const say = words().around;
  const land = hexes.flatMap((hex) => view.land.find((each) => each.hex === hex) ?? []);
  const water = hexes.filter((hex) => !land.some((each) => each.hex === hex));
  const isLake = (hex: HexId) => view.lakes.some((lake) => lake.includes(hex));
  const stands = (owner: number, city: boolean) =>
    owner === view.seat
      ? city
        ? say.ownCity
        : say.ownTokens
      : city
        ? say.city(seatName(owner))
        : say.tokens(seatName(owner));
  const owned = land.flatMap(({ owner, city, tokens }) =>
    owner === undefined || owner === null || (city === 0 && tokens === 0) ? [] : [stands(owner, city > 0)],
  );
  return [
    ...new Set([
      ...owned,
      ...(water.some(isLake) ? [say.lake] : []),
      ...(water.some((hex) => !isLake(hex)) ? [say.sea] : []),
      ...land.map(({ terrain }) => name(terrain)),
    ]),
  ];
}

interface Names {
  view: TempusView;
  language: string;
  of: Map<HexId, string>;
}
/** Names hold for a list of moves, and all of its moves ask for them. */
const named = new WeakMap<readonly TempusMove[], Names>();

/** The names of all hexes that the moves asked for now are about. */
function namesOf(table: TempusTable): Map<HexId, string> {
  const { view, moves } = table;
  const known = named.get(moves);
  if (known?.view === view && known.language === language.current) {
    return known.of;
  }
  const laying = moves.some(({ type }) => type === 'LayTile');
  const hexes = moves.flatMap((move) => {
    const { hex, from, to } = move as { hex?: HexId; from?: HexId; to?: HexId };
    return [hex, from, to].filter((each) => each !== undefined && each !== null);
  });
  const say = words();
  const of = tellApart([...new Set(hexes)], {
    plain: (hex) => (laying ? '' : hexWords(view, hex)),
    region: (hex) => say.compass[regionOf(table, hex)]!,
    // The sea around a new tile says nothing.
    beside: (hex) =>
      laying
        ? around(view, aroundTile(hex)).filter((what) => what !== say.around.sea)
        : around(view, neighbours(hex)),
    besideOf: say.besideOf,
    nth: say.nth,
  });
  named.set(moves, { view, language: language.current, of });
  return of;
}

function placeName(table: TempusTable, hex: HexId): string {
  const { view } = table;
  return (
    namesOf(table).get(hex) ??
    (view.land.some((each) => each.hex === hex) ? hexWords(view, hex) : regionWords(regionOf(table, hex)))
  );
}

/** So many steps away a place is still told by the way to it; farther off by where on the island it lies. */
const NEAR = 2;

/** A hex as it is seen from another one: what is there, and which way. */
function seenFrom(table: TempusTable, from: HexId, hex: HexId): string {
  const { view } = table;
  const way = offset(from, hex);
  if (way === null) {
    return hexWords(view, hex);
  }
  return way.steps + way.aside > NEAR ? placeName(table, hex) : join(hexWords(view, hex), words().way(way));
}

/**
 * Whose own tokens are pointed at first need not point at the card too, as long as no other one of the hand could be
 * meant: then the targets glow at once.
 */
function isCardPlain(move: TempusMove, { moves, pointing }: TempusTable): boolean {
  const own = move.type === 'MilitaryLeader' ? move.from : move.type === 'Religion' ? move.to : null;
  if (own === null || !pointing.isSelected(hexThing(own))) {
    return false;
  }
  const alike = moves.flatMap((each) => (each.type === move.type && 'card' in each ? [each.card] : []));
  return new Set(alike).size === 1;
}

/** With these one leaves a question. */
const ENDS: readonly TempusMove['type'][] = ['Done', 'EndTurn'];

/** Where every answer is of one kind, the question has said what is done; a city is built by its number. */
function verbPart(move: TempusMove, table: TempusTable): Part[] {
  switch (move.type) {
    case 'LayTile':
    case 'TurnTile':
    case 'PlaceToken':
      return [];
    case 'BuildCity':
      return [{ thing: `verb:BuildCity-${move.value}`, say: words().options.city(move.value) }];
    // None is no number of the row but a word of its own.
    case 'Advance':
      return move.count === 0
        ? [{ thing: 'verb:Stay', say: say('move.Advance', move), ends: true }]
        : [{ thing: 'verb:Advance', say: verbOf(move) }];
    default:
      return [
        {
          thing: `verb:${move.type}`,
          say: saidOf(move, table),
          ...(ENDS.includes(move.type) ? { ends: true } : move.type === 'HaveIdea' ? { ends: false } : {}),
        },
      ];
  }
}

/** The hex that a hex of a move is seen from: where the own tokens are. */
function viewpoint(move: TempusMove, field: string): HexId | null {
  switch (move.type) {
    case 'MoveToken':
    case 'Attack':
    case 'MilitaryLeader':
      return field === 'to' ? move.from : null;
    case 'Religion':
      return field === 'from' ? move.to : null;
    default:
      return null;
  }
}

/** A hex of a move as it is told: as seen from the own tokens, with an arrow where something goes there from them. */
function hexSaid(move: TempusMove, field: string, hex: HexId, table: TempusTable): string {
  const from = viewpoint(move, field);
  if (from === null || table.pointing.isSelected(hexThing(hex))) {
    return placeName(table, hex);
  }
  const seen = seenFrom(table, from, hex);
  return table.pointing.isSelected(hexThing(from)) || field === 'from' ? seen : `→ ${seen}`;
}

/** What helps to find a place: where on the map it lies; and the tile in hand, which can be dragged there. */
function aroundPlace(move: TempusMove, table: TempusTable): Part[] {
  if (move.type !== 'LayTile' && move.type !== 'PlaceToken') {
    return [];
  }
  const region = regionOf(table, move.hex);
  return [
    ...(move.type === 'LayTile' ? [{ thing: TILE, say: words().ownTile, loose: true }] : []),
    { thing: `region:${region}`, say: regionWords(region), loose: true },
  ];
}

/** The conquered hex stands for moving in; where only one token can, it says everything. */
function advanceParts(count: number, { view, moves }: TempusTable): Part[] {
  const to = view.fight?.to;
  const only = moves.filter((each) => each.type === 'Advance' && each.count > 0).length === 1;
  return [
    ...(to ? [{ thing: hexThing(to), say: hexWords(view, to) }] : []),
    { ...countPart(count), ...(only ? { loose: true } : {}) },
  ];
}

function partsOf(move: TempusMove, table: TempusTable): Part[] {
  if (move.type === 'Advance') {
    return [...verbPart(move, table), ...(move.count === 0 ? [] : advanceParts(move.count, table))];
  }
  const hex =
    (field: string) =>
    (id: HexId): Part => ({ thing: hexThing(id), say: hexSaid(move, field, id, table) });
  const [from, to] = [hex('from'), hex('to')];
  const fields = partsByField<TempusMove>(move, {
    card: (id) => ({
      thing: cardThing(id),
      say: name(id),
      ...(isCardPlain(move, table) ? { loose: true } : {}),
    }),
    hex: hex('hex'),
    // The token of the hex `from` is converted and joins the own one: people point at their own first.
    ...(move.type === 'Religion' ? { to, from } : { from, to }),
    terrain: namedPart('terrain'),
    turns: (number) => ({ thing: `turns:${number}`, say: say('move.TurnTile', move) }),
  });
  return [...verbPart(move, table), ...aroundPlace(move, table), ...fields];
}

/** A move as a button says it. */
function sayMove(move: TempusMove, table: TempusTable): string {
  const { options } = words();
  const { view } = table;
  switch (move.type) {
    case 'MoveToken':
      return `${verbOf(move)} ${options.fromTo(placeName(table, move.from), seenFrom(table, move.from, move.to))}`;
    case 'Attack':
    case 'MilitaryLeader': {
      const how = move.type === 'Attack' ? verbOf(move) : name(move.card);
      return `${how}: ${options.against(placeName(table, move.from), seenFrom(table, move.from, move.to))}`;
    }
    case 'Religion':
      return `${name(move.card)}: ${options.fromTo(seenFrom(table, move.to, move.from), placeName(table, move.to))}`;
    case 'LayTile':
      return placeName(table, move.hex);
    case 'PlaceToken':
      return options.settle(placeName(table, move.hex));
    case 'HaveChild':
      return `${verbOf(move)}: ${placeName(table, move.hex)}`;
    case 'Sanitation':
      return `${name(move.card)}: ${options.there(usedFor(move, view), placeName(table, move.hex))}`;
    case 'BuildCity':
      return `${options.city(move.value)}: ${placeName(table, move.hex)}`;
    case 'Transport':
    case 'Medicine':
      return `${name(move.card)}: ${usedFor(move, view)}`;
    // The question says what is done with them, and the dock is small.
    case 'LayCard':
    case 'Discard':
      return name(move.card);
    case 'NameTerrain':
      return `${verbOf(move)}: ${name(move.terrain)}`;
    case 'Done':
      return saidOf(move, table);
    default:
      return say(`move.${move.type}`, move);
  }
}

/** The kinds of moves that would be made by pressing a hex now, or once more what was taken up there. */
export function kindsAt(table: TempusTable, hex: HexId): TempusMove['type'][] {
  const thing = hexThing(hex);
  const { pointing } = table;
  if (!pointing.can(thing) && !pointing.isSelected(thing)) {
    return [];
  }
  return [...new Set(endingAt(pointing, thing).map(({ move }) => move.type))];
}

/** What is to be pointed at next: who acts, or where; null where nothing has been chosen yet, or more than hexes is open. */
function wantedNext({ pointing }: TempusTable): string | null {
  const { selected, remaining } = pointing;
  const kinds = new Set(remaining.map(({ move }) => move.type));
  const [kind] = kinds;
  const hexes = selected.filter(isHex).length;
  const next = new Set(
    remaining.flatMap(({ parts }) => nextPart(parts, selected)?.thing.split(':')[0] ?? []),
  );
  if (selected.length === 0 || !kind || !next.has('hex')) {
    return null;
  }
  const wanted = words().wanted;
  if (kinds.size > 1) {
    const hostile = kinds.has('Attack') || kinds.has('MilitaryLeader');
    return hexes === 0 || !kinds.has('MoveToken') ? null : hostile ? wanted.target : wanted.moveTo;
  }
  switch (kind) {
    case 'MoveToken':
      return hexes > 0 ? wanted.moveTo : wanted.moveWho;
    case 'Attack':
    case 'MilitaryLeader':
      return hexes > 0 ? wanted.attackWhom : wanted.attackWho;
    case 'Religion':
      return hexes > 0 ? wanted.convertWhom : wanted.convertWhere;
    case 'HaveChild':
      return wanted.child;
    case 'BuildCity':
      return wanted.city;
    case 'Sanitation':
      return wanted.sanitation;
    default:
      return null;
  }
}

export const describe: Describe<TempusView, TempusMove, TempusEvent> = {
  parts: partsOf,

  say: sayMove,

  wanted: wantedNext,

  // Cards are laid together, and turned over when no more are to come; a tile is laid as it is turned.
  continues: (move) => move.type === 'LayCard' || move.type === 'LayTile',

  meant(thing, selected, table) {
    if (isHex(thing)) {
      return meantByHex(table, selected, after(thing));
    }
    return thing.startsWith('card:') ? meantByCard(table, after(thing)) : null;
  },

  things: (event) =>
    tracesOf([event]).flatMap((trace) => {
      switch (trace.kind) {
        case 'way':
        case 'attack':
          return [hexThing(trace.from), hexThing(trace.to)];
        case 'tile':
          return trace.hexes.map(hexThing);
        default:
          return [hexThing(trace.hex)];
      }
    }),

  ways: (event): Way[] =>
    event.type === 'TokenMoved' || (event.type === 'TokensAdvanced' && event.count > 0)
      ? [
          {
            from: hexThing(event.from),
            to: hexThing(event.to),
            seat: event.seat,
            count: event.type === 'TokensAdvanced' ? event.count : 1,
          },
        ]
      : [],
};
