import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../api/types';
import { answersOf } from '../../match/frame/answers';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, name, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { board } from './index';
import { moment, MOMENTS, type MomentName } from '../testing/civilization';
import type {
  CivilizationEvent,
  CivilizationMove,
  CivilizationTable,
  CivilizationView,
  MoveOf,
} from './types';
import { printed } from '../testing/civilization-printed';
import Order from './parts/Order.svelte';
import Places from './Places.svelte';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Market from './sheets/Market.svelte';
import Stage from './Stage.svelte';
import { fightsOf } from './say';
import { shortcutOf } from './shortcuts';
import { words } from './words';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri', 'Elena', 'Fatima', 'Gerd', 'Hilde'];

function tableOf(name: MomentName) {
  const { view, seat, moves, prompt, events } = moment(name);
  const session = new MatchSession('m');
  session.state = {
    view,
    seat: seat ?? undefined,
    moves,
    consequences: [],
    match: { ply: 1, seats: [], awaiting: [seat] },
    ...(prompt ? { prompt } : {}),
  } as unknown as MatchState;
  const table: CivilizationTable = new Table<CivilizationView, CivilizationMove, CivilizationEvent>(
    session,
    board,
  );
  table.components = printed();
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  return { table, play, why, view, moves, events };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const area = (id: string) => container.querySelector<SVGGElement>(`[data-area="${id}"]`)!;
  return { ...made, container, area };
}

beforeEach(() => {
  language.choose('en');
  speakOf('civilization', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of Civilization', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, table, events } = show(name);
    expect(container.querySelectorAll('[data-area]').length).toBeGreaterThan(10);
    render(Hand, { table });
    render(SeatLine, { table, seat: 0 });
    render(SeatSheet, { table, seat: 0 });
    render(Scene, { props: { table, events, done: () => undefined } });
    for (const { Sheet, offered } of board.sheets!) {
      if (offered?.(table) ?? true) {
        render(Sheet, { table });
      }
    }
  });

  it.each(MOMENTS)('points at every move in its own way: %s', (name) => {
    const { table, moves } = tableOf(name);
    const keys = moves.map((move) =>
      table.pointing
        .partsOf(move)
        .map(({ thing }) => thing)
        .join(' '),
    );
    expect(new Set(keys).size).toBe(new Set(moves.map((move) => JSON.stringify(move))).size);
    for (const move of moves) {
      expect(table.pointing.say(move)).not.toMatch(/undefined/);
      expect(table.pointing.partsOf(move).every(({ say }) => say !== '')).toBe(true);
    }
  });

  it('marches by pressing the stack, where it goes, and how many', async () => {
    const { area, table, play, moves } = show('Travel');
    const march = moves.find((move): move is MoveOf<'March'> => move.type === 'March' && move.count > 1)!;
    await fireEvent.click(area(march.from));
    expect(table.pointing.isSelected(`area:${march.from}`)).toBe(true);
    await fireEvent.click(area(march.to));
    expect(play).not.toHaveBeenCalled();
    table.pointing.press(`count:${march.count}`);
    expect(play).toHaveBeenCalledWith(march);
  });

  it('knows what somebody means who presses what cannot be done', () => {
    const { table } = tableOf('Travel');
    expect(board.describe!.meant!('area:susa', ['area:roma'], table)).toEqual({
      type: 'March',
      from: 'roma',
      to: 'susa',
      count: 1,
    });
    expect(board.describe!.meant!('ship:2', [], table)).toEqual({ type: 'Embark', ship: 2 });
  });

  it('opens the market when it is asked about', async () => {
    const { table } = show('Trade');
    await Promise.resolve();
    expect(table.sheet).toEqual({ kind: 'board', id: 'market' });
  });

  it('closes the market when trade is over, also while others are asked', async () => {
    const { table } = show('Trade');
    await Promise.resolve();
    const after = moment('Travel');
    table.session.state = {
      ...table.session.state!,
      view: after.view,
      moves: [],
      match: { ...table.session.state!.match, ply: 2, awaiting: [1] },
    } as unknown as MatchState;
    flushSync();
    expect(table.sheet).toBeNull();
  });

  it('tells ships at one coast apart only where several are asked about', () => {
    const { table } = tableOf('Travel');
    const own = table.view.seats[table.view.seat!]!;
    const ships = [1, 2, 3].map((ship) => ({ ship, shore: own.ships[0]?.shore ?? 'crete', paid: false }));
    table.session.state = {
      ...table.session.state!,
      view: {
        ...table.view,
        seats: table.view.seats.map((each) => (each === own ? { ...own, ships } : each)),
      },
      moves: [{ type: 'DropShip', ship: 1 }],
    } as unknown as MatchState;
    const said = (ship: number) => board.describe!.parts({ type: 'DropShip', ship }, table)[1]!.say;
    const alone = said(1);
    expect(alone).not.toMatch(/\d/);
    table.session.state = {
      ...table.session.state,
      moves: [1, 3].map((ship) => ({ type: 'DropShip', ship })),
    } as unknown as MatchState;
    expect([said(1), said(3)]).toEqual([`${alone} (1 of 2)`, `${alone} (2 of 2)`]);
  });

  it('pays for all ships in one press', () => {
    const { table } = tableOf('Travel');
    const keep = (ship: number) => ({ type: 'KeepByTreasury' as const, ship });
    const asked = (upkeep: number[]) => {
      table.session.state = {
        ...table.session.state!,
        moves: [keep(1), { type: 'DropShip', ship: 1 }, keep(4), { type: 'DropShip', ship: 4 }],
        foresight: { seats: [], upkeep },
      } as unknown as MatchState;
      return shortcutOf(table);
    };
    expect(asked([1, 2, 4])?.moves, 'also those that are alike').toEqual([keep(1), keep(2), keep(4)]);
    expect(asked([]), 'not where the treasury is too small').toBeNull();
  });

  it('pays for a purchase as the game says', () => {
    const { table } = tableOf('Travel');
    table.session.state = {
      ...table.session.state!,
      moves: [],
      prompt: { name: 'Pay', args: {} },
      foresight: { seats: [], payment: { cards: [{ card: 'salt', count: 3 }], treasury: 2 } },
    } as unknown as MatchState;
    expect(shortcutOf(table)).toEqual({
      say: 'Pay with 3 salt and 2 from the treasury',
      moves: [{ type: 'Spend', card: 'salt', count: 3 }, { type: 'Done' }],
    });
  });

  it('goes on buying while something else can be paid', () => {
    const { table } = tableOf('Travel');
    table.session.state = {
      ...table.session.state!,
      moves: [{ type: 'BuyCard', card: 'pottery' }, { type: 'Done' }],
      prompt: { name: 'Pay', args: {} },
      foresight: { seats: [], payment: { cards: [{ card: 'salt', count: 3 }], treasury: 0 } },
    } as unknown as MatchState;
    expect(shortcutOf(table)?.moves).toEqual([{ type: 'Spend', card: 'salt', count: 3 }]);
  });

  it('lets a nation be looked at before it is led', async () => {
    const { table, play, moves, area } = show('ChooseNation');
    const choice = moves.find((move): move is MoveOf<'ChooseNation'> => move.type === 'ChooseNation')!;
    const start = printed().nations.find(({ id }) => id === choice.nation)!.start;
    await fireEvent.click(area(start));
    expect(play).not.toHaveBeenCalled();
    table.pointing.press(`nation:${choice.nation}`);
    expect(play).toHaveBeenCalledWith(choice);
  });

  it('sails by pressing where the ship goes, or by dragging it there', async () => {
    const { table, play, moves, area, container } = show('Voyage');
    const sail = moves.find(
      (move): move is MoveOf<'Sail'> =>
        move.type === 'Sail' &&
        moves.filter((each) => each.type === 'Sail' && each.to === move.to).length === 1,
    )!;
    const ship = container.querySelector('.ship.held')!;
    expect(ship.hasAttribute('data-begins'), 'so that the map stays').toBe(true);
    const thing = ship.getAttribute('data-thing')!;
    const goal = table.pointing
      .partsOf(sail)
      .filter((part) => !part.loose && part.thing.startsWith('area:'))[0]!;
    // What the frame does with what is dragged: it presses both.
    table.pointing.press(thing);
    expect(play).not.toHaveBeenCalled();
    table.pointing.press(goal.thing);
    expect(play).toHaveBeenCalledWith(sail);
    play.mockClear();
    table.pointing.drop();
    await fireEvent.click(area(goal.thing.slice('area:'.length)));
    expect(play).toHaveBeenCalledWith(sail);
  });

  it('shows ships of one coast as one, and presses any of them', async () => {
    const { table, view, play, container } = show('KeepShip');
    const own = view.seats[view.seat!]!;
    own.ships = [1, 2].map((ship) => ({ ship, shore: 'babylonia', paid: false }));
    table.session.state = {
      ...table.session.state!,
      view: structuredClone(view),
      moves: [{ type: 'KeepByTreasury', ship: 1 }],
    } as unknown as MatchState;
    flushSync();
    const ships = container.querySelectorAll('.ship.can');
    expect(ships).toHaveLength(1);
    expect(ships[0]!.querySelector('.many')!.textContent).toBe('2');
    await fireEvent.click(ships[0]!);
    expect(play).toHaveBeenCalledWith({ type: 'KeepByTreasury', ship: 1 });
  });

  it('puts the number of cards first in trade', () => {
    const { table, view } = tableOf('Trade');
    view.seats[0]!.handSize = 2;
    view.seats[0]!.dealing = 'out';
    const { container } = render(SeatLine, { table, seat: 0 });
    const titles = [...container.querySelectorAll('.facts > [title]')].map((each) =>
      each.getAttribute('title'),
    );
    expect(titles.at(1)).toBe('trade cards in hand: 2');
    expect(container.textContent).toContain('cannot trade');
  });

  it('shows which space ends the match, and who is one away from it', () => {
    const { table, view } = tableOf('Travel');
    const line = () => render(SeatLine, { table, seat: 0 }).container;
    view.seats[0]!.space = view.goal - 2;
    expect(line().textContent).toContain(`${view.goal - 2}/${view.goal}`);
    expect(line().textContent).not.toContain('1 to go');
    cleanup();
    view.seats[0]!.nearEnd = true;
    expect(line().textContent).toContain('1 to go');
  });

  it('marks where an advised march goes, and names both ends', () => {
    const { table, container, moves, area } = show('Travel');
    const march = moves.find((move): move is MoveOf<'March'> => move.type === 'March')!;
    table.session.hint = { move: march } as unknown as typeof table.session.hint;
    flushSync();
    for (const end of [march.from, march.to]) {
      expect(area(end).querySelector('.advice'), end).not.toBeNull();
      expect(container.querySelector('.names')!.textContent).toContain(name(end));
    }
    expect(container.querySelector('.traces .way.strong')).not.toBeNull();
  });

  it('shows the census that decides, whatever has moved since', () => {
    const { view } = tableOf('Travel');
    const seats = view.seats.map((seat) => ({ ...seat, tokens: 1, census: 20 + seat.seat }));
    const { container } = render(Order, { view: { ...view, seats }, title: 'Order' });
    for (const { census } of seats) {
      expect(container.textContent).toContain(String(census));
    }
  });

  it('refuses a stack where it cannot go, and takes no other one for it', async () => {
    const { table, play, why, moves, area } = show('Travel');
    const marches = moves.filter((move): move is MoveOf<'March'> => move.type === 'March');
    const from = marches[0]!.from;
    const near = marches.filter((each) => each.from === from).map(({ to }) => to);
    const far = marches.find(({ to }) => !near.includes(to) && !marches.some((each) => each.from === to))!.to;
    await fireEvent.click(area(from));
    await fireEvent.click(area(far));
    expect(table.pointing.selected).toEqual([`area:${from}`]);
    expect(why).toHaveBeenCalledWith({ type: 'March', from, to: far, count: 1 });
    expect(play).not.toHaveBeenCalled();
  });

  it('marks no fight where the rules foretell peace', async () => {
    const made = show('Travel');
    const march = made.moves.find((move): move is MoveOf<'March'> => move.type === 'March')!;
    const there = made.view.areas.find(({ area }) => area === march.to);
    const tokens = [{ seat: made.table.seat === 1 ? 0 : 1, count: 1 }];
    if (there) {
      there.tokens = tokens;
      delete there.city;
    } else {
      made.view.areas.push({ area: march.to, tokens, marked: 0, flagged: false, newCity: false });
    }
    const again = (hostile: string[]) => {
      made.table.session.state = {
        ...made.table.session.state!,
        view: structuredClone(made.view),
        foresight: { seats: [], conflicts: [], growth: [], surplus: [], hostile },
      } as unknown as MatchState;
      flushSync();
    };
    again([march.to]);
    await fireEvent.click(made.area(march.from));
    expect(made.area(march.to).classList.contains('hostile')).toBe(true);
    again([]);
    await fireEvent.click(made.area(march.from));
    await fireEvent.click(made.area(march.from));
    expect(made.area(march.to).classList.contains('hostile')).toBe(false);
  });

  it('tells the fights that await oneself, and only those', () => {
    const { table, container, area, view } = show('Travel');
    const seat = table.seat!;
    const rival = seat === 0 ? 1 : 0;
    const [own, others, city, safe] = view.areas.map((each) => each.area);
    const there = structuredClone(view);
    for (const each of there.areas) {
      each.city = each.area === city || each.area === safe ? seat : rival;
    }
    const forces = (who: number) => [{ seat: who, before: 4, after: 2 }];
    table.session.state = {
      ...table.session.state!,
      view: there,
      foresight: {
        seats: [],
        conflicts: [
          { area: own, forces: forces(seat), surrenders: false },
          { area: others, forces: forces(rival), surrenders: false },
          { area: city, forces: forces(rival), needed: 7, surrenders: true },
          { area: safe, forces: [{ seat: rival, before: 1, after: 0 }], needed: 7, surrenders: false },
        ],
        growth: [],
        surplus: [],
        hostile: [],
      },
    } as unknown as MatchState;
    flushSync();
    expect(fightsOf(table)).toEqual([
      { area: own, text: `${name(own)} 4 → 2` },
      { area: city, text: words().area.cityFalls(name(city)) },
    ]);
    expect(container.querySelectorAll('g.sign')).toHaveLength(2);
    expect(area(others!).querySelector('g.sign')).toBeNull();
  });

  it('loses no city by a touch', () => {
    const { table, play } = tableOf('LoseUnits');
    const city = { type: 'LoseCity', area: 'roma' } as const;
    const moves = [{ type: 'LoseTokens', area: 'neapolis', count: 1 }, city];
    const prompt = { name: 'LoseUnits', args: { points: 5, city: 5 } };
    table.session.state = { ...table.session.state!, moves, prompt } as unknown as MatchState;
    table.pointing.press('area:roma');
    expect(play).not.toHaveBeenCalled();
    expect(table.pointing.remaining.map(({ move }) => move)).toEqual([city]);
    table.pointing.press('lose:roma');
    expect(play).toHaveBeenCalledWith(city);
    expect(board.describe!.continues!(city, table)).toBe(false);
    expect(board.describe!.continues!({ type: 'LoseTokens', area: 'neapolis', count: 1 }, table)).toBe(true);
  });

  it('puts an offer together before it is sent, and sends it from one place', () => {
    const { table } = tableOf('LastWords');
    const moves: CivilizationMove[] = [
      { type: 'AddCards', card: 'hides', count: 1 },
      { type: 'AddCards', card: 'hides', count: 2 },
      { type: 'TakeOut', card: 'iron', count: 1 },
      ...(['ochre', 'salt', 'grain'] as const).flatMap((commodity): CivilizationMove[] => [
        { type: 'Wish', commodity },
        { type: 'Claim', commodity },
      ]),
      { type: 'Post', named: 'iron' },
      { type: 'Post', named: 'salt' },
      { type: 'Post', named: 'iron', to: 1 },
      { type: 'Post', named: 'iron', to: 2 },
      { type: 'Abandon' },
    ];
    table.session.state = { ...table.session.state!, moves } as unknown as MatchState;
    const { usual, ending } = answersOf(table.pointing.remaining, []);
    expect(
      usual.map((answer) => (answer.kind === 'move' ? answer.choice.move.type : answer.part.thing)),
    ).toEqual(['verb:AddCards', 'verb:Wish', 'verb:Claim', 'verb:PostTo', 'TakeOut', 'Post', 'Abandon']);
    expect(ending).toMatchObject({ choice: { move: { type: 'Post', named: 'salt' } } });
    table.pointing.press('card:hides');
    const [one] = answersOf(table.pointing.remaining, table.pointing.selected).usual;
    const rest = one?.kind === 'move' ? one.rest.filter(({ loose }) => !loose) : [];
    expect(rest.map(({ thing }) => thing)).toEqual(['of:hides:1']);
  });

  it('names the treasury once beside the points', () => {
    const { table, view } = tableOf('Travel');
    const sheet = (treasury: number) => {
      view.seats[0]!.treasury = treasury;
      table.session.state = { ...table.session.state!, view: structuredClone(view) } as unknown as MatchState;
      cleanup();
      return render(SeatSheet, { table, seat: 0 }).container.innerHTML;
    };
    expect(sheet(5)).not.toContain('treasury');
    expect(sheet(0)).toContain('treasury');
  });

  it('tells at the market only the refusals that concern oneself', () => {
    const { table, view } = tableOf('Trade');
    const own = view.seat!;
    const [one, other] = view.seats.map(({ seat }) => seat).filter((seat) => seat !== own);
    vi.spyOn(table, 'news', 'get').mockReturnValue([
      { type: 'OfferRejected', offer: 1, seat: one!, other: other! },
      { type: 'OfferRejected', offer: 2, seat: other!, other: own },
    ]);
    const { container } = render(Market, { table });
    expect(container.querySelectorAll('.news li')).toHaveLength(1);
  });

  it('says by what the places are ordered', () => {
    const { table, view } = tableOf('over-complete');
    const ranking = view.seats.map(({ seat }) => [seat]);
    const scores = view.seats.map(() => 7);
    const match = { ply: 1, seats: [], awaiting: [], result: { ranking, scores, reason: 'table' } };
    table.session.state = { ...table.session.state!, match } as unknown as MatchState;
    expect(board.hasPlaces!(table)).toBe(true);
    const { container } = render(Places, { table });
    expect(container.textContent).toContain('ranking.space-points');
    expect(container.querySelectorAll('li')).toHaveLength(view.seats.length);
    expect(container.querySelector('li')!.textContent).toContain(
      `space ${view.seats[0]!.space} of ${view.goal}`,
    );
  });

  it('leaves no words in the line of a seat where many sit', () => {
    const { table, view } = tableOf('Trade');
    const line = () => render(SeatLine, { table, seat: 0 }).container;
    const seats = Array.from({ length: 8 }, (_, seat) => ({ ...view.seats[0]!, seat, trading: true }));
    const wordsIn = (shown: Element) =>
      [...shown.querySelectorAll('.facts > span')].filter(
        (each) => each.textContent!.includes('looking around') && !each.querySelector('.visually-hidden'),
      );
    view.seats[0]!.trading = true;
    expect(wordsIn(line())).toHaveLength(1);
    cleanup();
    table.session.state = { ...table.session.state!, view: { ...view, seats } } as unknown as MatchState;
    const crowded = line();
    expect(wordsIn(crowded)).toHaveLength(0);
    expect(crowded.querySelector('[title="looking around"]')).not.toBeNull();
    expect(crowded.querySelector('[title^="cities"]')).not.toBeNull();
  });

  it('tells the things of an event', () => {
    const { table } = tableOf('Travel');
    const marched = { type: 'Marched', seat: 0, from: 'roma', to: 'neapolis', count: 2 } as const;
    expect(board.describe!.things!(marched, table)).toEqual(['area:roma', 'area:neapolis']);
    expect(board.describe!.ways!(marched, table)).toHaveLength(1);
  });
});
