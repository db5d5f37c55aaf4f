/** How the moves of Through the Ages are pointed at and said. */
import { name, say } from '../../text';
import type { Describe, Part, Way } from '../board';
import { consequenceOf } from '../common/choices';
import { partsByField } from '../common/fields';
import { answerOf, countPart, seatPart, verbPart } from '../common/parts';
import type { AgesEvent, AgesMove, AgesTable, AgesView, MoveType } from './logic/types';
import { meantBy } from './logic/reasons';
import { faceOf, foresightOf, titleOf } from './printed';
import { words } from './words';

// The things of this board. A piece is any card in play without workers: leader, wonder, colony, tactic, pact …
export const rowThing = (space: number) => `row:${space}`;
export const handThing = (card: string) => `hand:${card}`;
export const militaryThing = (card: string) => `military:${card}`;
export const placeThing = (seat: number, card: string) => `place:${seat}:${card}`;
/** The same place, when it is asked what is torn down. */
export const ruinThing = (seat: number, card: string) => `ruin:${seat}:${card}`;
export const workerThing = (seat: number, card: string) => `worker:${seat}:${card}`;
export const pieceThing = (seat: number, card: string) => `piece:${seat}:${card}`;
export const sharedThing = (card: string) => `shared:${card}`;
export const bankThing = (seat: number) => `bank:${seat}`;
export const idleThing = (seat: number) => `idle:${seat}`;
export const EVENTS_THING = 'events:';

/** The card that a thing is, for reading it; null for those that are none. */
export function cardOf(thing: string, view: AgesView): string | null {
  const [kind, first = '', second] = thing.split(':');
  switch (kind) {
    case 'row':
      return view.row[Number(first) - 1]?.card ?? null;
    case 'hand':
    case 'military':
    case 'shared':
      return first;
    case 'place':
    case 'ruin':
    case 'worker':
    case 'piece':
      return second ?? null;
    default:
      return null;
  }
}

/** Whose civilization a question is about, if it is another one. */
export function rivalAsked(table: AgesTable): number | null {
  for (const { parts } of table.pointing.remaining) {
    for (const { thing } of parts) {
      const [kind, seat] = thing.split(':');
      if ((kind === 'place' || kind === 'piece') && Number(seat) !== table.seat) {
        return Number(seat);
      }
    }
  }
  return null;
}

/** Whose civilization lies on the stage: who acts or acted, who is asked about, or one's own. */
export function seatOnStage(table: AgesTable): number {
  const acted = table.past ? table.view.activeSeat : null;
  return table.actor ?? acted ?? rivalAsked(table) ?? table.seat ?? table.view.activeSeat;
}

/** With these one leaves a question: they stand in the same place whatever else can be answered. */
const ENDS: readonly MoveType[] = ['EndPolitics', 'EndActions', 'PassBid', 'GiveIn', 'Decline', 'Done'];

function partsOf(move: AgesMove, table: AgesTable): Part[] {
  const seat = table.seat ?? 0;
  const rival = Number(table.prompt?.args['seat'] ?? seat);
  const verb = verbPart(move);
  const with_ = (...parts: Part[]) => [verb, ...parts];
  const fromHand = (...parts: Part[]) => [{ thing: 'verb:Hand', say: words().fromHand }, ...parts];
  const card = (thing: string, id: string, loose = false): Part => ({ thing, say: name(id), loose });
  const of = <T extends MoveType>(type: T) =>
    table.moves.filter((each): each is Extract<AgesMove, { type: T }> => each.type === type);
  /** The card in play by which a move is made. */
  const by = () => {
    const { leader, wonders = [], treaties = [] } = table.view.seats[seat] ?? {};
    const inPlay = [leader ?? '', ...wonders.map((each) => each.card), ...treaties.map((each) => each.card)];
    const used = inPlay.find((id) => faceOf(table, id).uses.some(({ type }) => type === move.type)) ?? '';
    return card(pieceThing(seat, used), used);
  };
  switch (move.type) {
    case 'Take':
      // Two equal cards may lie there at two prices, or at one.
      return with_({ thing: rowThing(move.space), say: offered(name(move.card), move, table) });
    case 'IncreasePopulation':
      return with_({ thing: bankThing(seat), say: say('fact.yellow-bank') });
    case 'Build':
    case 'BuildForFree':
      return with_(
        { thing: idleThing(seat), say: say('fact.idle-workers', { count: 1 }), loose: true },
        card(placeThing(seat, move.technology), move.technology),
      );
    case 'Upgrade':
    case 'TurnIntoTheater':
      return with_(
        card(workerThing(seat, move.from), move.from, true),
        card(placeThing(seat, move.to), move.to),
      );
    case 'Destroy':
      return with_(card(ruinThing(seat, move.technology), move.technology));
    case 'Raze':
      return with_(card(placeThing(move.rival, move.technology), move.technology));
    case 'PlayLeader':
      return fromHand(card(handThing(move.leader), move.leader));
    case 'Develop':
      return fromHand(
        card(handThing(move.technology), move.technology),
        ...(revolts(move.technology, table) ? [{ thing: 'way:peace', say: words().peacefully }] : []),
      );
    case 'Revolt':
      return fromHand(card(handThing(move.government), move.government), {
        thing: 'way:revolution',
        say: verb.say,
      });
    case 'PlayAction':
      return fromHand(card(handThing(move.card), move.card));
    case 'PlayTactic':
      return fromHand(card(militaryThing(move.tactic), move.tactic));
    case 'OfferPact':
      return with_(
        card(militaryThing(move.card), move.card),
        seatPart(move.partner),
        ...(move.side === 'both' ? [] : [{ thing: `side:${move.side}`, say: say('fact.side', move) }]),
      );
    case 'CancelPact':
      return with_(card(pieceThing(seat, move.card), move.card));
    case 'BuildStages': {
      const wonder = table.view.seats[seat]?.unfinished?.card ?? '';
      return with_(
        card(pieceThing(seat, wonder), wonder),
        ...(of('BuildStages').length > 1 ? [countPart(move.count)] : []),
      );
    }
    case 'UseTradeRoute':
    case 'WelcomeImmigrant':
    case 'SwapAction':
    case 'InspirePeople':
    case 'InspireArmy':
    case 'RetireAlexander':
      return with_(by());
    case 'Rally':
      return with_(
        by(),
        ...(of('Rally').length > 1 ? [{ thing: `unit:${move.unit}`, say: name(move.unit) }] : []),
      );
    case 'LookAtEvent':
      return with_({ thing: EVENTS_THING, say: words().events });
    case 'AnnexColony':
      return with_(card(pieceThing(rival, move.colony), move.colony));
    case 'Eliminate':
      return with_(card(pieceThing(rival, move.card), move.card));
    case 'TakeTechnology':
      return with_(card(pieceThing(rival, move.technology), move.technology));
    case 'CopyTactic':
      // The own one may be copied too, but nothing on the board invites to do so.
      return with_(
        move.tactic === table.view.seats[seat]?.tactic
          ? { thing: `same:${move.tactic}`, say: name(move.tactic) }
          : card(sharedThing(move.tactic), move.tactic),
      );
    case 'Resign':
      // No way on, but the last of the answers, after the one with which most turns go on.
      return [{ ...verb, ends: false }];
    case 'Divide':
      return with_({ thing: `split:${move.food}`, say: say('move.Divide', move) });
    default:
      return [
        ENDS.includes(move.type) ? { ...verb, ends: true } : verb,
        ...partsByField<AgesMove>(move, {
          technology: (id) => card(placeThing(seat, id), id),
          unit: (id) => card(placeThing(seat, id), id),
          tactic: (id) => card(sharedThing(id), id),
          card: (id) => card(militaryThing(id), id),
          territory: (id) => card(militaryThing(id), id),
          rival: (each) => rivalPart(each, table),
          wonder: (id) => card(pieceThing(seat, id), id),
          colony: (id) => card(pieceThing(seat, id), id),
          strength: countPart,
        }),
      ];
  }
}

/** Who is attacked, and how one would stand against them. */
function rivalPart(rival: number, table: AgesTable): Part {
  const part = seatPart(rival);
  const clash = foresightOf(table)?.clashes.find((each) => each.rival === rival);
  return clash ? { ...part, say: words().clash(part.say, clash.attack, clash.defence) } : part;
}

/** What a card of the row costs this player, in civil actions. */
function priceOf({ space }: Extract<AgesMove, { type: 'Take' }>, table: AgesTable): number {
  return table.view.row[space - 1]?.price ?? 0;
}

const PLACES = ['left', 'middle', 'right'];

/**
 * A card of the row; with its price, where what it changes does not tell it or the same card lies there at another one; of
 * equal ones at the same price also which it is.
 */
function offered(
  title: string,
  move: Extract<AgesMove, { type: 'Take' }>,
  table: AgesTable,
  question?: string,
) {
  const actions = priceOf(move, table);
  const same = table.moves.filter((each) => each.type === 'Take' && each.card === move.card);
  const equal = same.filter((each) => each.type === 'Take' && priceOf(each, table) === actions);
  const at = equal.findIndex((each) => each.type === 'Take' && each.space === move.space);
  const place = equal.length > 1 ? PLACES[at === equal.length - 1 ? 2 : Math.min(at, 1)] : undefined;
  const priced = spentOn(move, table) !== actions || actions === 0 || equal.length < same.length;
  return say('answer.Take', { title, place, actions: priced ? actions : undefined, question });
}

/** The civil actions that a move certainly takes. */
function spentOn(move: AgesMove, table: AgesTable): number {
  const actions = consequenceOf(table, move)?.changes.find(
    ({ indicator, seat }) => indicator === 'civil-actions' && seat === table.seat,
  );
  return actions ? actions.before - actions.after : 0;
}

/** Whether a government could also come by revolution. */
function revolts(government: string, table: AgesTable): boolean {
  return table.moves.some((move) => move.type === 'Revolt' && move.government === government);
}

/** What an event is about. */
function thingsOf(event: AgesEvent): string[] {
  switch (event.type) {
    case 'Built':
    case 'WorkerLost':
    case 'Destroyed':
      return [placeThing(event.seat, event.technology)];
    case 'Razed':
      return [placeThing(event.rival, event.technology)];
    case 'Upgraded':
      return [placeThing(event.seat, event.from), placeThing(event.seat, event.to)];
    case 'Developed':
    case 'TechnologyTaken':
      return [placeThing(event.seat, event.technology), pieceThing(event.seat, event.technology)];
    case 'Revolution':
      return [pieceThing(event.seat, event.government)];
    case 'LeaderPlayed':
      return [pieceThing(event.seat, event.leader)];
    case 'CardTaken':
      return [pieceThing(event.seat, event.card), handThing(event.card)];
    case 'StagesBuilt':
    case 'WonderCompleted':
    case 'WonderRuined':
    case 'HomerTucked':
      return [pieceThing(event.seat, event.wonder)];
    case 'TacticPlayed':
    case 'TacticCopied':
      return [pieceThing(event.seat, event.tactic)];
    case 'TacticShared':
      return [sharedThing(event.tactic)];
    case 'ColonyWon':
      return [pieceThing(event.seat, event.colony)];
    case 'WarDeclared':
      return [pieceThing(event.seat, event.card)];
    case 'PactAccepted':
      return [pieceThing(event.seat, event.card), pieceThing(event.partner, event.card)];
    case 'PopulationIncreased':
    case 'PopulationGained':
    case 'YellowTokens':
      return [bankThing(event.seat), idleThing(event.seat)];
    case 'EventPrepared':
    case 'EventRevealed':
    case 'FinalImpact':
      return [EVENTS_THING];
    default:
      return [];
  }
}

function waysOf(event: AgesEvent): Way[] {
  switch (event.type) {
    case 'PopulationIncreased':
      return [{ from: bankThing(event.seat), to: idleThing(event.seat), seat: event.seat }];
    case 'Built':
      return [
        { from: idleThing(event.seat), to: placeThing(event.seat, event.technology), seat: event.seat },
      ];
    case 'Upgraded':
      return [
        { from: placeThing(event.seat, event.from), to: placeThing(event.seat, event.to), seat: event.seat },
      ];
    default:
      return [];
  }
}

/** Where a button should say more than the game's own sentence. */
function sayMove(move: AgesMove, table: AgesTable): string {
  const { prompt, seat } = table;
  const own = table.view.seats[seat ?? 0];
  const question = prompt?.name;
  if (move.type === 'Take') {
    // Where nothing else is asked, the question says what is done with them.
    const title = name(move.card);
    return question === 'Actions' || question === 'FirstTurn'
      ? offered(title, move, table, question)
      : offered(titleOf(title).title, move, table);
  }
  const { type, military } = faceOf(
    table,
    'technology' in move ? move.technology : 'card' in move ? move.card : '',
  );
  const clash =
    'rival' in move ? foresightOf(table)?.clashes.find(({ rival }) => rival === move.rival) : undefined;
  return answerOf(move, {
    question,
    kind: type,
    wonder: own?.unfinished?.card,
    old: own?.leader,
    revolts: move.type === 'Develop' && revolts(move.technology, table),
    ...(move.type === 'AcceptPact' ? prompt?.args : {}),
    defence: clash?.defence ?? military?.defence,
    attack: clash?.attack,
    colonization: military?.colonization,
  });
}

/** Questions of events and aggressions for which no card lies on the stage. */
const OF_A_CARD = new Set([
  'DestroyBuilding',
  'LoseColony',
  'RuinWonder',
  'Markets',
  'Foray',
  'Raiders',
  'Plunder',
  'LoseWorkers',
]);

/** The event or aggression that asks, with all it does: the latest one of this turn. */
function askingCard({ prompt, session }: AgesTable): string | null {
  const { entries } = session.log;
  for (let index = entries.length - 1; prompt && OF_A_CARD.has(prompt.name) && index >= 0; index--) {
    for (const event of (entries[index]!.events as AgesEvent[]).toReversed()) {
      if (event.type === 'EventRevealed' || event.type === 'AggressionPlayed') {
        return `${name(event.card)}: ${say(`card.${event.card}`)}`;
      }
      if (event.type === 'TurnBegan') {
        return null;
      }
    }
  }
  return null;
}

export const describe: Describe<AgesView, AgesMove, AgesEvent> = {
  parts: partsOf,
  say: sayMove,
  about: askingCard,
  // What leaves the game loses all of it: no need to add it up.
  tells: ({ type }) => type === 'Resign',
  /** A force and a defence are put together and sent at once, and so are cards to be discarded. */
  continues: (move, table) =>
    move.type === 'SendUnit' ||
    move.type === 'AddBonus' ||
    move.type === 'AddCard' ||
    (move.type === 'DiscardCard' && Number(table.prompt?.args['count'] ?? 1) > 1),
  meant: meantBy,
  things: thingsOf,
  ways: waysOf,
};
