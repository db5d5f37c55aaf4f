/** How many presses the common things take: a march of some of a stack, an offer, a nation. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState, Preview } from '../../api/types';
import type { Choice } from '../common/choices';
import { answersOf } from '../../match/frame/answers';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, speakOf } from '../../text';
import { moment, type MomentName } from '../testing/civilization';
import { printed } from '../testing/civilization-printed';
import Hand from './Hand.svelte';
import { board } from './index';
import Draft from './sheets/Draft.svelte';
import { atlasOf } from './atlas';
import type {
  CivilizationEvent,
  CivilizationMove,
  CivilizationTable,
  CivilizationView,
  MoveOf,
  TradeCardId,
} from './types';

function tableOf(name: MomentName, more: Partial<Record<keyof MatchState, unknown>> = {}) {
  const { view, seat, moves, prompt } = moment(name);
  const session = new MatchSession('m');
  session.state = {
    view,
    seat: seat ?? undefined,
    moves,
    consequences: [],
    match: { ply: 1, seats: [], awaiting: [seat] },
    ...(prompt ? { prompt } : {}),
    ...more,
  } as unknown as MatchState;
  const table: CivilizationTable = new Table<CivilizationView, CivilizationMove, CivilizationEvent>(
    session,
    board,
  );
  table.components = printed();
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  vi.spyOn(table, 'tooSoon').mockReturnValue(false);
  return { table, session, view, play };
}

beforeEach(() => {
  language.choose('en');
  speakOf('civilization', (seat) => ['Ana', 'Bruno', 'Carla', 'Dimitri'][seat]!);
});
afterEach(cleanup);

const HELD: Partial<Record<TradeCardId, number>> = { hides: 1, salt: 2 };
const KINDS = Object.keys(HELD) as TradeCardId[];

/** A market where the hand holds a hide and two of salt, and a draft is as the moves made say. */
function market(wish: TradeCardId | null = null, gone: readonly CivilizationMove[] = []) {
  const { view } = moment('LastWords');
  const stand = (gesture: readonly CivilizationMove[]) => {
    const cards = gesture.flatMap((move) =>
      move.type === 'AddCards' ? Array<TradeCardId>(move.count).fill(move.card) : [],
    );
    for (const move of gesture) {
      if (move.type === 'TakeOut') {
        for (let count = 0; count < move.count; count++) {
          cards.splice(cards.indexOf(move.card), 1);
        }
      }
    }
    const wished = gesture.findLast((move) => move.type === 'Wish');
    const put = (card: TradeCardId) => cards.filter((each) => each === card).length;
    const each = (card: TradeCardId, most: number, type: 'AddCards' | 'TakeOut') =>
      Array.from({ length: most }, (_, index) => ({ type, card, count: index + 1 }) as CivilizationMove);
    const moves: CivilizationMove[] =
      gesture.length === 0
        ? [{ type: 'StartOffer' }, { type: 'Ready' }]
        : [
            ...KINDS.flatMap((card) => each(card, HELD[card]! - put(card), 'AddCards')),
            ...KINDS.flatMap((card) => each(card, put(card), 'TakeOut')),
            ...(wished ? [] : [{ type: 'Wish', commodity: 'grain' } as const]),
            ...(cards.length >= 3 ? KINDS.filter((card) => put(card) > 0) : []).map(
              (named) => ({ type: 'Post', named }) as const,
            ),
            { type: 'Abandon' },
          ];
    const draft = { stage: gesture.length === 0 ? 0 : 1, cards, value: 0, answers: wish ? 7 : 0 };
    const offers = wish
      ? [
          {
            offer: 7,
            seat: 1,
            answers: 0,
            wish,
            count: 3,
            value: 9,
            named: 'ochre',
            notInterested: [],
            thinking: [],
          },
        ]
      : [];
    return {
      moves,
      view: {
        ...view,
        phase: 'trade',
        draft,
        offers,
        sets: KINDS.map((card) => ({ card, count: HELD[card], value: 0 })),
      },
    };
  };
  const made = tableOf('LastWords', stand(gone));
  const preview = vi.spyOn(made.session, 'preview').mockImplementation((gesture) =>
    Promise.resolve({
      ...stand([...gone, ...(gesture as CivilizationMove[])]),
      consequences: [],
      consequence: { changes: [], open: [], endsTurn: false, undoable: true },
    } as unknown as Preview),
  );
  const { container } = render(Hand, { table: made.table });
  let presses = 0;
  const press = async (element: Element) => {
    presses++;
    await fireEvent.click(element);
    await vi.waitFor(() => expect(made.table.pointing.composing).toBe(false));
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  return {
    ...made,
    preview,
    presses: () => presses,
    card: (id: TradeCardId) => press(container.querySelector(`[data-card="${id}"]`)!),
    press,
    dock: () => answersOf(made.table.pointing.remaining, made.table.pointing.selected),
    drafted: () => made.table.view.draft?.cards,
  };
}

describe('how many presses it takes', () => {
  it('marches with some of a stack in two: the stack, and how many in the row of where they go', async () => {
    // The examples keep the least and the most of each march; at the table the game lists every number.
    const moves = moment('Travel').moves.flatMap((move) =>
      move.type === 'March' && move.count > 2 ? [{ ...move, count: 2 }, move] : [move],
    );
    const { table, play } = tableOf('Travel', { moves });
    const most = table.moves.find(
      (move): move is MoveOf<'March'> => move.type === 'March' && move.from === 'gordium' && move.count === 3,
    )!;
    const march = { ...most, count: most.count - 1 };
    table.pointing.press(`area:${march.from}`);
    const { usual, counts } = answersOf(table.pointing.remaining, table.pointing.selected);
    const offered = usual.flatMap((answer): Choice<CivilizationMove>[] =>
      answer.kind === 'move'
        ? [answer.choice]
        : answer.kind === 'counted'
          ? answer.counts.map(({ choice }) => choice)
          : [],
    );
    const choice = [...offered, ...counts.map((each) => each.choice)].find(
      ({ move }) => JSON.stringify(move) === JSON.stringify(march),
    );
    expect(choice).toBeDefined();
    table.pointing.pick(choice!);
    expect(play).toHaveBeenCalledExactlyOnceWith(march);
  });

  it('offers three cards of two kinds and asks for something in five', async () => {
    const { table, card, press, dock, presses, play } = market();
    await card('salt');
    await card('salt');
    await card('hides');
    const { container } = render(Draft, { table, atlas: atlasOf(table)! });
    await press(container.querySelector('[data-thing="wish:grain"]')!);
    const { ending } = dock();
    expect(ending?.kind).toBe('move');
    if (ending?.kind === 'move') {
      table.pointing.pick(ending.choice);
    }
    expect(presses() + 1).toBe(5);
    expect(play).toHaveBeenCalledExactlyOnceWith(
      { type: 'StartOffer' },
      { type: 'AddCards', card: 'salt', count: 1 },
      { type: 'AddCards', card: 'salt', count: 1 },
      { type: 'AddCards', card: 'hides', count: 1 },
      { type: 'Wish', commodity: 'grain' },
      { type: 'Post', named: 'salt' },
    );
  });

  it('puts in one more with each press, and takes them out again when all are in', async () => {
    const { card, drafted } = market();
    await card('salt');
    expect(drafted()).toEqual(['salt']);
    await card('salt');
    expect(drafted()).toEqual(['salt', 'salt']);
    await card('salt');
    expect(drafted()).toEqual([]);
  });

  it('puts in all that is pressed while the offer is on its way', async () => {
    const { table, drafted, preview } = market();
    const real = preview.getMockImplementation()!;
    preview.mockImplementation(async (...gesture) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return real(...gesture);
    });
    const { container } = render(Hand, { table });
    for (const id of ['salt', 'hides', 'salt']) {
      await fireEvent.click(container.querySelector(`[data-card="${id}"]`)!);
    }
    await vi.waitFor(() => {
      flushSync();
      expect(drafted()?.toSorted()).toEqual(['hides', 'salt', 'salt']);
    });
  });

  it('names in an answer what was asked for, and in an offer what most of it is', async () => {
    const named = (made: ReturnType<typeof market>) => {
      const { ending } = made.dock();
      return ending?.kind === 'move' ? ending.choice.move : null;
    };
    const cards: CivilizationMove[] = [
      { type: 'StartOffer' },
      { type: 'AddCards', card: 'salt', count: 2 },
      { type: 'AddCards', card: 'hides', count: 1 },
    ];
    expect(named(market('hides', cards))).toEqual({ type: 'Post', named: 'hides' });
    cleanup();
    expect(named(market(null, cards))).toEqual({ type: 'Post', named: 'salt' });
  });

  it('asks again who chooses a nation by one press, and not who has looked at it on the map', () => {
    const nations = (['crete', 'egypt', 'asia'] as const).map(
      (nation) => ({ type: 'ChooseNation', nation }) as const,
    );
    const { table, play } = tableOf('Travel', { moves: nations });
    const { pointing } = table;
    pointing.choose(pointing.choices[1]!);
    expect(play).not.toHaveBeenCalled();
    expect(pointing.confirming).toBe(pointing.choices[1]);
    pointing.back();
    pointing.press(`area:${atlasOf(table)!.nation('egypt').start}`);
    expect(play).not.toHaveBeenCalled();
    pointing.press('nation:egypt');
    expect(play).toHaveBeenCalledExactlyOnceWith(nations[1]);
  });
});
