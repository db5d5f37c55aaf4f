/** How the moves of the Inner Sea are pointed at and said: an area and how many disks; a card; a Wonder; a word. */
import { name, say, sayOr } from '../../text';
import type { Describe, Part, Way } from '../board';
import { consequenceOf } from '../common/choices';
import { partsByField } from '../common/fields';
import { after, countPart, namedPart, verbPart } from '../common/parts';
import { BARBARIANS, powersOf } from './looks';
import { meantByArea, meantByCard, meantByWonder } from './reasons';
import {
  foresightOf,
  printedOf,
  type InnerSeaEvent,
  type InnerSeaMove,
  type InnerSeaView,
  type MoveOf,
  type SeaTable,
} from './types';
import { words } from './words';

export const areaThing = (area: string) => `area:${area}`;
export const cardThing = (card: string) => `card:${card}`;
export const wonderThing = (wonder: string) => `wonder:${wonder}`;

/** The disks to be placed: dragged to an area, as many of them go there as it takes. */
export const PILE = 'pile';

/** Where a card can be aimed although nobody would lose anything. */
export const IDLE = 'idle';

const areaPart = namedPart('area');
const cardPart = namedPart('card');
const wonderPart = namedPart('wonder');

/** The words with which a question is left. */
const LEAVING = new Set(['Done', 'EndRetirement', 'EndResettlement', 'EndDeployment', 'Pass', 'LetPass']);

/** A disk is lost, and something else may be given for it. */
const isLoss = ({ prompt }: SeaTable) => prompt?.name === 'LoseHere' || prompt?.name === 'LoseSomewhere';

/** Where a civilization is at home. */
export const homeOf = (table: SeaTable, civilization: string) =>
  printedOf(table)?.civilizations.find(({ id }) => id === civilization)?.home ?? civilization;

/** An area and a number of disks; the number only where there is a choice. */
function counted(move: { type: string; area: string; count: number }, table: SeaTable): Part[] {
  const choice = table.moves.some(
    (other) =>
      other.type === move.type &&
      'area' in other &&
      other.area === move.area &&
      'count' in other &&
      other.count !== move.count,
  );
  return [areaPart(move.area), ...(choice ? [countPart(move.count)] : [])];
}

/** As above; who takes up the pile means all that the area takes, and who has pointed at an area needs no pile. */
function placing(move: MoveOf<'Place'>, table: SeaTable): Part[] {
  const { selected } = table.pointing;
  const taken = selected.includes(PILE);
  const most = !table.moves.some(
    (other) => other.type === 'Place' && other.area === move.area && other.count > move.count,
  );
  if (!most || (selected.length > 0 && !taken)) {
    return counted(move, table);
  }
  const pile = { thing: PILE, say: words().disks(move.count), loose: true };
  return [...(taken ? [areaPart(move.area)] : counted(move, table)), pile];
}

const stacksIn = ({ view }: SeaTable, area: string) =>
  view.areas.find((each) => each.area === area)?.stacks ?? [];

/** Whether a card that strikes disks is aimed at an area where it would take none. */
export function isIdle(move: InnerSeaMove, table: SeaTable): boolean {
  if (move.type !== 'Target' || move.faction) {
    return false;
  }
  const struck = foresightOf(table)?.struck ?? [];
  return struck.length > 0
    ? (struck.find(({ area }) => area === move.area)?.spared ?? false)
    : table.moves.some((other) => other.type === 'Target' && other.faction);
}

function partsOf(move: InnerSeaMove, table: SeaTable): Part[] {
  switch (move.type) {
    case 'ChooseCivilization':
      return [{ thing: areaThing(homeOf(table, move.civilization)), say: name(move.civilization) }];
    case 'Place':
      return placing(move, table);
    case 'Retire':
    case 'RemoveDisks':
      return counted(move, table);
    case 'Resettle':
      return [areaPart(move.area)];
    case 'Target': {
      const only =
        table.moves.filter((other) => other.type === 'Target' && other.area === move.area).length < 2;
      const idle = isIdle(move, table);
      return [
        ...(idle ? [{ thing: IDLE, say: words().idle, loose: true }] : []),
        // Who would lose something is what the question is about.
        { ...areaPart(move.area), first: !idle && table.moves.some((other) => isIdle(other, table)) },
        ...(move.faction
          ? [{ thing: `faction:${move.faction}`, say: whoseDisks(move, table), loose: only }]
          : []),
      ];
    }
    case 'TargetCivilization':
      return [namedPart('civilization')(move.civilization)];
    case 'TargetWonder':
      return [wonderPart(move.wonder)];
    case 'Amount':
      return [{ thing: `amount:${move.count}`, say: textOf(move, table) }];
    case 'TakePlace':
      return [{ thing: `place:${move.place}`, say: placeText(move.place, table.view) }];
    case 'UseInvestment': {
      const two = table.moves.some(
        (other) => other.type === 'UseInvestment' && other.card === move.card && other.way !== move.way,
      );
      return [
        verbPart(move),
        cardPart(move.card),
        ...(two ? [{ thing: `way:${move.way}`, say: say(`way.${move.way}`) }] : []),
      ];
    }
    case 'PayCard':
      return [
        isLoss(table) ? { thing: 'verb:LoseCard', say: say('verb.LoseCard') } : verbPart(move),
        cardPart(move.card),
      ];
    case 'AnnounceHelp':
      return [verbPart(move), { thing: `help:${move.help}`, say: helpText(move.help, table) }];
    default: {
      const named = partsByField<InnerSeaMove>(move, {
        area: areaPart,
        card: cardPart,
        wonder: wonderPart,
        count: countPart,
      });
      return named.length > 0
        ? [verbPart(move), ...named]
        : [
            {
              thing: `verb:${move.type}`,
              say: textOf(move, table),
              ...(LEAVING.has(move.type) && { ends: true }),
            },
          ];
    }
  }
}

/** "2 of yours", "2 of Troy", "2 Barbarians". */
function whoseDisks({ area, faction }: MoveOf<'Target'>, table: SeaTable): string {
  const stack = stacksIn(table, area).find((each) => each.faction === faction);
  return stack ? forceText(stack.faction, stack.disks, table.view) : name(faction ?? '');
}

function forceText(faction: string, disks: number, view: InnerSeaView): string {
  const own = powersOf(view, view.seat).some(({ civilization }) => civilization === faction);
  return own
    ? words().ownDisks(disks)
    : faction === BARBARIANS
      ? words().barbarians(disks)
      : words().disksOf(disks, name(faction));
}

/** An area and whom one finds there; also where those lose nothing. */
function struckText(move: MoveOf<'Target'>, table: SeaTable): string {
  const struck = foresightOf(table)?.struck.find((each) => each.area === move.area);
  const found = (struck?.forces ?? []).map(({ faction, size }) => forceText(faction, size, table.view));
  const nothing = stacksIn(table, move.area).length > 0 ? words().losesNothing : words().empty;
  return [
    name(move.area),
    ...(found.length > 0 ? [found.join(', ')] : isIdle(move, table) ? [nothing] : []),
  ].join(': ');
}

/** The place in the Turn Order, and who has it now where it is changed. */
function placeText(place: number, { nextOrder, order }: InnerSeaView): string {
  const text = words().places[place - 1] ?? String(place);
  const who = order[place - 1];
  return nextOrder.length > 0 || !who ? text : words().placeOf(text, name(who));
}

function helpText(help: number, table: SeaTable): string {
  const slot = printedOf(table)?.civilizations.find(({ id }) => id === table.view.deciding)?.help[help];
  const text = sayOr(`help.${slot?.id}`, say('verb.AnnounceHelp'));
  return say(slot?.own ? 'board.help-own' : 'board.help-white', { help: text });
}

function textOf(move: InnerSeaMove, table: SeaTable): string {
  switch (move.type) {
    case 'Done':
      return sayOr(`done.${table.prompt?.name}`, say('move.Done', move), table.prompt?.args);
    case 'ChooseCivilization': {
      const changes = consequenceOf(table, move)?.changes ?? [];
      const own = (wanted: string) =>
        changes.find(({ indicator, seat }) => indicator === wanted && seat === table.seat)?.after;
      const [areas, growth] = [own('areas'), own('growth')];
      return areas === undefined || growth === undefined
        ? name(move.civilization)
        : say('board.start', { ...move, areas, growth });
    }
    case 'Place':
    case 'Retire':
      // The question says what for: an area keeps its words, and so its place, whether one disk is left or more.
      return move.count === 1 && !table.pointing.gesture.includes(move)
        ? name(move.area)
        : `${move.type === 'Place' ? '+' : '−'}${move.count} ${name(move.area)}`;
    case 'RemoveDisks': {
      const white =
        table.prompt?.name === 'LoseHere' && Number(table.prompt.args['white'] ?? 0) >= move.count;
      return `−${move.count} ${name(move.area)}${white ? ` (${words().white})` : ''}`;
    }
    case 'Discard':
    case 'TakeThis':
    case 'PutBack':
    case 'FetchCard':
    case 'NextCard':
    case 'LayCard':
      // Where the question is only which card, its name is the answer.
      return move.type === 'LayCard' || table.moves.every(({ type }) => type === move.type)
        ? name(move.card)
        : say(`move.${move.type}`, move);
    case 'AnnounceHelp':
      return helpText(move.help, table);
    case 'BuildWonder': {
      const cost = printedOf(table)?.wonderCost;
      return cost === undefined ? say('move.BuildWonder', move) : say('board.build', { ...move, cost });
    }
    case 'TakePlace':
      return placeText(move.place, table.view);
    case 'UseInvestment': {
      const [, card, way] = partsOf(move, table);
      return [words().use(card!.say), ...(way ? [way.say] : [])].join(': ');
    }
    case 'Target': {
      return move.faction ? `${name(move.area)}: ${whoseDisks(move, table)}` : struckText(move, table);
    }
    case 'Amount': {
      // What is drawn is told with each number: the cards in the hand then, and how many of them have to go.
      const { hand, count, excess } = (table.prompt?.args ?? {}) as Record<string, number | undefined>;
      if (table.prompt?.name !== 'DrawStep' || hand === undefined || count === undefined) {
        return say('move.Amount', move);
      }
      const loss = consequenceOf(table, move)?.loss?.args['count'] ?? (move.count === 0 ? excess : 0);
      return say('board.draw', { talents: move.count, cards: hand + count + move.count, excess: loss });
    }
    case 'PayCard':
      return isLoss(table) ? say('move.PayCard', move) : words().payWith(name(move.card));
    case 'EndResettlement':
      return table.pointing.gesture.length === 0
        ? words().nothingResettles
        : say('move.EndResettlement', move);
    case 'EndRetirement':
      return table.pointing.gesture.length === 0 ? words().nothingRetires : say('move.EndRetirement', move);
    case 'EndDeployment':
      // What returns is told as a loss.
      return words().allPlaced;
    default:
      return say(`move.${move.type}`, move);
  }
}

/** The areas an event is about. */
function areasOf(event: InnerSeaEvent): string[] {
  switch (event.type) {
    case 'DiskMoved':
      return [event.from, event.to];
    case 'DisksPlaced':
    case 'DisksWithdrawn':
    case 'DiskResettled':
    case 'DisksLost':
    case 'AlliesCame':
    case 'AlliesLost':
    case 'WonderBuilt':
    case 'GoldSpent':
    case 'CompetitionBegan':
    case 'CompetitionEnded':
    case 'Looted':
    case 'SeaDominated':
      return [event.area];
    default:
      return [];
  }
}

const GESTURES = new Set([
  'Place',
  'Retire',
  'Resettle',
  'BuildWonder',
  'LayCard',
  'AnnounceHelp',
  'AnnounceWonder',
]);

export const describe: Describe<InnerSeaView, InnerSeaMove, InnerSeaEvent> = {
  parts: partsOf,
  say: textOf,

  tells: ({ type }) => type === 'ChooseCivilization',

  // Growth and what is brought to a competition are thought out as a whole: they are tried out and sent when it is said
  // that this is all. A Wonder is begun when the first of its cost is paid.
  continues: ({ type }) => GESTURES.has(type),

  meant(thing, _, table) {
    if (thing.startsWith('area:')) {
      return meantByArea(table, after(thing));
    }
    if (thing.startsWith('card:')) {
      return meantByCard(table, after(thing));
    }
    return thing.startsWith('wonder:') ? meantByWonder(table, after(thing)) : null;
  },

  things: (event) => [
    ...areasOf(event).map(areaThing),
    ...('card' in event ? [cardThing(event.card)] : []),
    ...('wonder' in event ? [wonderThing(event.wonder)] : []),
  ],

  ways: (event, { view }): Way[] => {
    if (event.type !== 'DiskMoved') {
      return [];
    }
    const seat = view.powers.find(({ civilization }) => civilization === event.civilization)?.seat;
    return [
      {
        from: areaThing(event.from),
        to: areaThing(event.to),
        ...(seat === undefined ? {} : { seat }),
        count: 1,
      },
    ];
  },
};

/** Presses an area of the map: where only the number of disks is open, one disk is meant. */
export function pressArea(table: SeaTable, area: string, at: { x: number; y: number } | null): void {
  const { pointing } = table;
  const thing = areaThing(area);
  const one = pointing.choices.find(
    ({ move }) => (move.type === 'Place' || move.type === 'Retire') && move.area === area && move.count === 1,
  );
  if (!pointing.can(thing) && pointing.gesture.some((move) => 'area' in move && move.area === area)) {
    // What was tried out here is taken back by a step back, never by asking for one more.
    refuse(table, area, at);
    return;
  }
  // A disk tried on the map is taken back with one step: quick presses are meant, each for one disk.
  if (one && table.asked && (pointing.composing || !table.session.busy)) {
    if (pointing.composing || pointing.gesture.length > 0 || !table.tooSoon(true)) {
      pointing.refused = null;
      pointing.pick(one);
    }
  } else {
    pointing.press(thing, at);
  }
}

function refuse(table: SeaTable, area: string, at: { x: number; y: number } | null): void {
  const { question } = table;
  const meant = meantByArea(table, area);
  void (meant ? table.why(meant) : Promise.resolve(null)).then((reason) => {
    if (question === table.question) {
      table.pointing.refused = { thing: areaThing(area), at, reason };
    }
  });
}
