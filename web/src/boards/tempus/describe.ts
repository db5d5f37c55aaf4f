/** How the moves of Tempus are pointed at and said: an action, own tokens, a hex; or a card, and where it counts. */
import { name, say } from '../../text';
import type { Describe, Part, Way } from '../board';
import { centre } from './logic/hexes';
import { meantByCard, meantByHex, type Aim } from './logic/reasons';
import { tracesOf } from './logic/traces';
import type { HexId, TempusEvent, TempusMove, TempusTable, TempusView } from './logic/types';
import type { Sign } from './parts/Icon.svelte';
import { words } from './words';

export const hexThing = (hex: HexId) => `hex:${hex}`;
export const cardThing = (card: string) => `card:${card}`;

const after = (thing: string | undefined) => thing?.slice(thing.indexOf(':') + 1) ?? null;
const isHex = (thing: string) => thing.startsWith('hex:');

/** The sign of a kind of move, on the map. */
export const signs: Partial<Record<TempusMove['type'], Sign>> = {
  MoveToken: 'move',
  HaveChild: 'child',
  Attack: 'attack',
  BuildCity: 'city',
  Religion: 'religion',
  MilitaryLeader: 'leader',
  LayTile: 'tile',
  PlaceToken: 'place',
};

function verbOf(move: TempusMove): string {
  const { actions, options } = words();
  switch (move.type) {
    case 'MoveToken':
      return actions.move;
    case 'HaveChild':
      return actions.child;
    case 'Attack':
      return actions.attack;
    case 'BuildCity':
      return actions.city;
    case 'Religion':
      return options.religion;
    case 'MilitaryLeader':
      return options.leader;
    case 'LayTile':
      return options.tile;
    case 'PlaceToken':
      return options.settle;
    case 'LayCard':
      return options.lay;
    case 'Discard':
      return options.discard;
    case 'NameTerrain':
      return options.defend;
    default:
      return say(`move.${move.type}`, move);
  }
}

/** A hex as a person tells it: its terrain and what stands there. */
export function hexWords(view: TempusView, hex: HexId): string {
  const land = view.land.find((each) => each.hex === hex);
  if (!land) {
    return words().sea;
  }
  const terrain = name(land.terrain);
  return land.city > 0
    ? words().cityIn(terrain, land.city)
    : land.tokens > 0
      ? words().tokensIn(terrain, land.tokens)
      : terrain;
}

/** In which part of the map a hex lies, so that many can be told apart in the dock. */
function region(view: TempusView, hex: HexId): Part {
  const all = view.land.length > 0 ? view.land.map((each) => centre(each.hex)) : [centre('c6r5')];
  const third = (value: number, values: number[]) => {
    const least = Math.min(...values);
    const span = Math.max(...values) - least || 1;
    return Math.max(0, Math.min(2, Math.floor((3 * (value - least)) / span)));
  };
  const at = centre(hex);
  const index =
    3 *
      third(
        at.y,
        all.map(({ y }) => y),
      ) +
    third(
      at.x,
      all.map(({ x }) => x),
    );
  return { thing: `region:${index}`, say: words().regions[index]!, loose: true };
}

/** The fields of a move that are pointed at, in the order of the hand. */
const ORDER = ['card', 'hex', 'from', 'to', 'value', 'count', 'terrain', 'turns', 'sanitation'] as const;

function partsOf(move: TempusMove, view: TempusView): Part[] {
  const parts: Part[] = [{ thing: `verb:${move.type}`, say: verbOf(move) }];
  const fields = move as unknown as Record<string, string | number | null | undefined>;
  // The token of the hex `from` is converted and joins the own one: people point at their own first.
  const order: readonly string[] = move.type === 'Religion' ? ['card', 'to', 'from', 'sanitation'] : ORDER;
  for (const field of order) {
    const value = fields[field];
    if (value === null || value === undefined) {
      continue;
    }
    switch (field) {
      case 'hex':
      case 'from':
      case 'to':
        if (field === 'hex' && (move.type === 'LayTile' || move.type === 'PlaceToken')) {
          parts.push(region(view, String(value)));
        }
        parts.push({ thing: hexThing(String(value)), say: hexWords(view, String(value)) });
        break;
      case 'card':
      case 'sanitation':
        parts.push({ thing: cardThing(String(value)), say: name(value) });
        break;
      case 'count':
        parts.push({ thing: `count:${value}`, say: String(value) });
        break;
      case 'turns':
        parts.push({ thing: `turns:${value}`, say: words().turned(Number(value)) });
        break;
      case 'value':
        parts.push({ thing: `value:${value}`, say: words().cityOfValue(Number(value)) });
        break;
      default:
        parts.push({ thing: `${field}:${value}`, say: name(value) });
    }
  }
  return parts;
}

/** The kinds of moves that would be made by pressing a hex now. */
export function kindsAt(table: TempusTable, hex: HexId): TempusMove['type'][] {
  const thing = hexThing(hex);
  const { pointing } = table;
  if (!pointing.can(thing)) {
    return [];
  }
  const kinds = pointing.choicesWith(thing).flatMap(({ move, parts }) => {
    const hexes = parts.filter((part) => isHex(part.thing));
    const last = hexes.at(-1)?.thing === thing;
    const begun = hexes.slice(0, -1).every((part) => pointing.isSelected(part.thing));
    return last && begun ? [move.type] : [];
  });
  return [...new Set(kinds)];
}

export const describe: Describe<TempusView, TempusMove, TempusEvent> = {
  parts: (move, table) => partsOf(move, table.view),

  say(move, table) {
    const [verb, ...others] = partsOf(move, table.view).filter(({ loose }) => !loose);
    const places = others.filter(({ thing }) => isHex(thing)).map((part) => part.say);
    switch (move.type) {
      case 'MoveToken':
      case 'Attack':
        return `${verb!.say}: ${places.join(' → ')}`;
      case 'LayTile':
      case 'PlaceToken':
      case 'HaveChild':
      case 'LayCard':
      case 'Discard':
      case 'NameTerrain':
        return `${verb!.say}: ${others[0]!.say}`;
      case 'BuildCity':
        return `${words().options.city(move.value)}: ${places[0]}`;
      case 'Religion':
      case 'MilitaryLeader':
        return `${name(move.card)}: ${places.join(move.type === 'Religion' ? ' ← ' : ' → ')}`;
      default:
        return say(`move.${move.type}`, move);
    }
  },

  // Cards are laid together, and turned over when no more are to come.
  continues: (move) => move.type === 'LayCard',

  meant(thing, selected, { view, seat }) {
    const aim: Aim = {
      verb: after(selected.find((each) => each.startsWith('verb:'))),
      card: after(selected.find((each) => each.startsWith('card:'))),
      source: after(selected.find(isHex)),
    };
    if (isHex(thing)) {
      return meantByHex(view, seat ?? 0, aim, after(thing)!);
    }
    return thing.startsWith('card:') ? meantByCard(view, seat ?? 0, after(thing)!) : null;
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
