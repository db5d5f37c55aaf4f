import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, MatchState, Preview } from '../../api/types';
import { MatchSession } from '../../match/session.svelte';
import { entryLines } from '../../match/speech';
import { Table } from '../../match/table.svelte';
import { language, name, speakOf } from '../../text';
import Hand from './Hand.svelte';
import { board } from './index';
import { itemsOf, setAmount } from './logic/bargain';
import { endsMovement, goOn, marchTo, reachFrom, reachOf } from './logic/march';
import { COMPONENTS, moment, MOMENTS, type MomentName } from '../testing/sid-meier-civilization';
import { readTexts } from '../testing/texts';
import { lastFight, tracesOf } from './logic/traces';
import type { SmcEvent, SmcMove, SmcTable, SmcView } from './logic/types';
import { foresightOf } from './printed';
import { squareName } from './say';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Stage from './Stage.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

function tableOf(name: MomentName) {
  const { view, seat, moves, prompt, foresight } = moment(name);
  const session = new MatchSession('m');
  session.state = {
    view,
    seat,
    moves,
    prompt,
    foresight,
    consequences: [],
    match: { ply: 1, seats: [], awaiting: [seat] },
  } as unknown as MatchState;
  const table: SmcTable = new Table<SmcView, SmcMove, SmcEvent>(session, board);
  table.components = COMPONENTS;
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  const preview = vi.spyOn(session, 'preview').mockResolvedValue(null);
  return { table, play, why, preview, view, moves, seat: seat ?? 0 };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const thing = (key: string) => container.querySelector<HTMLElement>(`[data-thing="${key}"]`)!;
  return { ...made, container, thing };
}

const ofType = <T extends SmcMove['type']>(moves: SmcMove[], type: T) =>
  moves.find((move): move is Extract<SmcMove, { type: T }> => move.type === type)!;

beforeAll(() => readTexts('sid-meier-civilization'));
beforeEach(() => {
  language.choose('en');
  speakOf('sid-meier-civilization', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe("the board of Sid Meier's Civilization", () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view, table } = show(name);
    expect(container.querySelectorAll('[data-square]').length).toBeGreaterThanOrEqual(view.squares.length);
    render(Hand, { table });
    render(SeatLine, { table, seat: 1 });
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(['Research', 'CityManagement', 'over'] as const)('has everything one press away: %s', (name) => {
    const { table, view } = tableOf(name);
    for (const seat of view.seats.keys()) {
      render(SeatSheet, { table, seat });
    }
    for (const { Sheet } of board.sheets!) {
      render(Sheet, { table });
    }
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(MOMENTS)('points at every move in its own way, and says no coordinate: %s', (name) => {
    const { table, moves } = tableOf(name);
    const keys = moves.map((move) =>
      table.pointing
        .partsOf(move)
        .map(({ thing }) => thing)
        .join(' '),
    );
    expect(new Set(keys).size).toBe(moves.length);
    for (const tongue of ['en', 'es'] as const) {
      language.choose(tongue);
      for (const move of moves) {
        const said = [table.pointing.say(move), ...table.pointing.partsOf(move).map(({ say }) => say)];
        expect(said.join(' · ')).not.toMatch(/undefined|NaN|\b[a-p]\d{1,2}\b/);
      }
    }
  });

  it('names squares by the city around them, others by the nearest own one', () => {
    const { table, view, seat } = tableOf('CityManagement');
    const capital = view.seats[seat]!.cities.find((city) => city.capital)!.square;
    expect(squareName(table, capital)).toBe('your capital');
    const [column, row] = [capital.charCodeAt(0), Number(capital.slice(1))];
    const below = `${String.fromCharCode(column)}${row + 1}`;
    expect(squareName(table, below)).toMatch(/ south of your capital$/);
    const other = view.seats[seat === 0 ? 1 : 0]!.cities[0]!.square;
    const beside = view.squares.find(({ square }) => square === `${other[0]}${Number(other.slice(1)) - 1}`)!;
    expect(squareName(table, beside.square)).toMatch(/ of the capital of \w+$/);
    const far = view.squares.filter(({ square }) =>
      /\d (north|south|east|west)/.test(squareName(table, square)),
    );
    expect(far.length).toBeGreaterThan(0);
    for (const { square } of far) {
      expect(squareName(table, square)).toMatch(/, \d+ \w+( and \d+ \w+)? of your /);
    }
    language.choose('es');
    expect(squareName(table, below)).toMatch(/ al sur de tu capital$/);
  });

  it('names the land of others before there are cities', () => {
    const { view, seat } = tableOf('PlaceCapital');
    const landOf = (owner: number) => {
      const { corner } = view.tiles.find(({ home }) => home === owner)!;
      return squareName(
        { view: { ...view, seats: view.seats.map((each) => ({ ...each, cities: [] })) }, seat },
        corner,
      );
    };
    expect(landOf(seat)).toMatch(/ of your land$/);
    expect(landOf(seat === 0 ? 1 : 0)).toMatch(/ of the land of \w+$/);
  });

  it('deals in points by their number, and sends an offer from a place of its own', () => {
    const { table, moves } = tableOf('Offer');
    const three = moves.filter((move) => move.type === 'Give' && move.thing === 'trade')[2]!;
    expect(table.pointing.partsOf(three).map(({ thing }) => thing)).toEqual(['verb:Give-trade', 'count:3']);
    expect(table.pointing.partsOf({ type: 'SendOffer' })[0]!.ends).toBe(true);
    expect(table.pointing.partsOf({ type: 'DropOffer' })[0]!.ends).toBeUndefined();
  });

  it('makes an offer in one place: in the dock', () => {
    const { table, container } = show('Offer');
    expect(container.querySelector('.offer')).toBeNull();
    expect(render(Hand, { table }).container.querySelectorAll('.offer [role=group]')).toHaveLength(2);
    const { inHand } = table.board.describe!;
    expect(table.moves.filter((move) => inHand!(move, table)).map(({ type }) => type)).toContain('Give');
    expect(table.moves.filter((move) => !inHand!(move, table)).length).toBeGreaterThan(0);
  });

  it('sets the amounts of an offer, and keeps everything in its place', async () => {
    const { table, view, seat, preview } = tableOf('Offer');
    const deal = view.deals.find(({ proposer, sent }) => proposer === seat && !sent)!;
    const before = itemsOf(table, deal, 'Give');
    const trade = before.find(({ thing }) => thing === 'trade')!;
    expect(trade.most).toBeGreaterThan(trade.count + 2);
    preview.mockImplementation((gesture) => {
      const give = [
        ...deal.give,
        ...gesture.flatMap((move) => {
          const { thing, count } = move as Extract<SmcMove, { type: 'Give' }>;
          return Array.from({ length: count }, () => thing);
        }),
      ];
      const left = table.session
        .state!.moves.map((move) => move as SmcMove)
        .filter(
          (move) =>
            !(move.type === 'Give' && move.thing === 'trade' && move.count > trade.most - give.length),
        );
      return Promise.resolve({
        moves: left,
        consequences: [],
        prompt: table.session.state!.prompt,
        view: { ...view, deals: [{ ...deal, give }] },
      } as unknown as Preview);
    });
    for (const count of [2, 1]) {
      await setAmount(
        table,
        'Give',
        itemsOf(table, table.view.deals[0]!, 'Give').find(({ thing }) => thing === 'trade')!,
        count,
      );
      expect(table.pointing.gesture).toEqual([{ type: 'Give', thing: 'trade', count: count - trade.count }]);
    }
    expect(itemsOf(table, table.view.deals[0]!, 'Give').map(({ thing }) => thing)).toEqual(
      before.map(({ thing }) => thing),
    );
    await setAmount(table, 'Give', itemsOf(table, table.view.deals[0]!, 'Give')[0]!, 0);
    expect(table.pointing.gesture).toEqual([]);
  });

  it('says that something is replaced only where it is', () => {
    const { table, view, seat } = tableOf('CityManagement');
    const state = table.session.state!;
    const beside = view.seats[seat]!.cities[0]!.outskirts[0]!;
    const place: SmcMove = { type: 'Place', square: beside };
    const putting = (loss?: object) => {
      table.session.state = {
        ...state,
        prompt: { ...state.prompt!, name: 'PlaceItem', args: {} },
        moves: [place],
        consequences: [{ changes: [], open: [], undoable: true, endsTurn: false, loss }],
        view: {
          ...view,
          squares: view.squares.map((each) =>
            each.square === beside ? { ...each, thing: 'library' } : each,
          ),
        },
      } as unknown as MatchState;
      return table.pointing.say(place);
    };
    expect(putting({ name: 'building', args: { building: 'library' } })).toMatch(/in place of Library/);
    expect(putting(), 'figures stand beside it').not.toMatch(/in place of/);
  });

  it('names the way out of each question by what it does', () => {
    const said = (['StartOfTurn', 'CityManagement', 'Movement'] as const).map((name) =>
      tableOf(name).table.pointing.say({ type: 'EndPhase' }),
    );
    expect(said).toEqual(['Nothing more before trade', 'Done with the cities', 'End the movement']);
  });

  it('says where a building goes if there is but one place', () => {
    const { table } = tableOf('CityAction');
    const { offers } = foresightOf(table)!;
    const { city } = table.prompt!.args;
    for (const move of table.moves) {
      if (move.type === 'Produce') {
        const offer = offers.find((each) => each.city === city && each.item === move.item);
        expect(/, goes .* of your/.test(table.pointing.say(move))).toBe(offer?.squares.length === 1);
      }
    }
  });

  it('founds the capital by one press', async () => {
    const { thing, moves, play } = show('PlaceCapital');
    const move = ofType(moves, 'PlaceCapital');
    await fireEvent.click(thing(`square:${move.square}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('does nothing with a scout by one press alone', async () => {
    const { thing, moves, play } = show('StartOfTurn');
    const move = ofType(moves, 'SendScout');
    await fireEvent.click(thing(`square:${move.square}`));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(thing(`square:${move.city}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks the rules why, where nothing can be done', async () => {
    const { thing, why, view, table } = show('Movement');
    const idle = view.squares.find(
      ({ square, owner }) => owner !== table.seat && !table.pointing.choicesWith(`square:${square}`).length,
    )!;
    await fireEvent.click(thing(`square:${idle.square}`));
    expect(table.pointing.refused?.thing).toBe(`square:${idle.square}`);
    const { table: march, why: whyNot } = tableOf('March');
    march.pointing.press('square:a1');
    expect(whyNot).toHaveBeenCalledExactlyOnceWith({ type: 'Go', square: 'a1' });
    expect(why).not.toHaveBeenCalled();
  });

  /** A way of two steps in peace, and the answers of the rules along it. */
  function farWay(table: SmcTable, moves: SmcMove[]) {
    const far = moves
      .flatMap((move) => (move.type === 'MoveFigures' ? [reachFrom(table, move.from)] : []))
      .flatMap((reach) => (reach ? reach.ways.map((way) => ({ reach, way })) : []))
      .find(({ way }) => way.steps > 1 && way.does === 'stop')!;
    const path = far.reach.pathTo(far.way.to);
    const steps = path.slice(1).map((square): SmcMove => ({ type: 'Go', square }));
    const asks = (next: SmcMove | undefined, undoable = true) =>
      ({
        prompt: { name: 'March', args: {} },
        moves: next ? [next] : [],
        consequences: next ? [{ changes: [], open: [], undoable, endsTurn: !undoable }] : [],
      }) as unknown as Preview;
    return { ...far, path, steps, asks };
  }

  it('marches a whole way in one gesture', async () => {
    const { table, moves, play, preview } = show('Movement');
    const { reach, way, path, steps, asks } = farWay(table, moves);
    expect(path).toHaveLength(way.steps + 1);
    for (const next of [...steps, undefined]) {
      preview.mockResolvedValueOnce(asks(next));
    }
    table.turnOver();
    expect(marchTo(table, reach, way.to)).toBe(false);
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    expect(marchTo(table, reach, way.to)).toBe(true);
    await vi.waitFor(() =>
      expect(table.pointing.gesture.map(({ type }) => type)).toEqual([
        'MoveFigures',
        ...steps.map(() => 'Go'),
      ]),
    );
    expect(preview).toHaveBeenCalledTimes(steps.length + 1);
    expect(play).not.toHaveBeenCalled();
  });

  it('waits with the step that ends the phase', async () => {
    const { table, moves, play, preview } = tableOf('Movement');
    const { reach, way, steps, asks } = farWay(table, moves);
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    const begin = reach.beginsTo(way.to)[0] as Extract<SmcMove, { type: 'MoveFigures' }>;
    const state = table.session.state!;
    state.prompt = { ...state.prompt!, args: { figures: begin.armies + begin.scouts } };
    const last = steps.at(-1) as Extract<SmcMove, { type: 'Go' }>;
    for (const next of steps) {
      const asked = {
        ...asks(next, next !== last),
        foresight: { reach: [{ ...begin, square: '', ways: [] }] },
      };
      preview.mockResolvedValueOnce(asked as unknown as Preview);
    }
    marchTo(table, reach, way.to);
    await vi.waitFor(() => expect(table.pointing.selected).toEqual([`square:${last.square}`]));
    expect(table.pointing.gesture).toEqual([begin, ...steps.slice(0, -1)]);
    expect(play).not.toHaveBeenCalled();
    expect(endsMovement(table, last)).toBe(true);
    expect(table.pointing.say(last)).toMatch(/this ends your movement/);
  });

  it.each([0, 1])('goes on after others have had their say, unless somebody was lost: %d', async (lost) => {
    const { table, moves, play, preview } = tableOf('Movement');
    const { reach, way, steps, asks } = farWay(table, moves);
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    // The rules say that the first step is not for this player alone: it is not even tried out.
    preview.mockResolvedValueOnce(asks(steps[0], false));
    marchTo(table, reach, way.to);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    const [begin] = play.mock.calls[0]!;
    expect(play.mock.calls[0]).toEqual([begin, steps[0]]);
    expect(preview).toHaveBeenCalledOnce();
    // Nobody held them: they are asked again where they have come to.
    const sent = vi.spyOn(table.session, 'play').mockResolvedValue();
    const { armies, scouts } = begin as Extract<SmcMove, { type: 'MoveFigures' }>;
    table.session.state = {
      ...table.session.state!,
      prompt: { name: 'March', args: { square: reach.pathTo(way.to)[1]!, left: 1 } },
      moves: steps.slice(1),
      consequences: asks(steps[1], false).consequences,
      foresight: { reach: [{ square: '', armies: armies - lost, scouts, left: 1, ways: [] }] },
    } as unknown as MatchState;
    goOn(table);
    goOn(table);
    await tick();
    expect(sent.mock.calls).toEqual(lost === 0 ? [[[steps[1]]]] : []);
  });

  it('asks who goes before it goes anywhere', async () => {
    const { table, thing, moves, play, preview } = show('Movement');
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    const reach = moves
      .flatMap((move) => (move.type === 'MoveFigures' ? [reachFrom(table, move.from)] : []))
      .find((each) => each && [...each.ends.keys()].some((to) => each.groupsTo(to) > 1))!;
    const to = [...reach.ends.keys()].find((square) => reach.groupsTo(square) > 1)!;
    await fireEvent.click(thing(`square:${reach.from}`));
    await fireEvent.click(thing(`square:${to}`));
    expect(preview).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
    expect(table.pointing.refused).toMatchObject({ thing: `square:${to}`, reason: null });
    expect(table.pointing.isSelected(`square:${reach.from}`)).toBe(true);
  });

  it('shows where a group on its way can go', () => {
    const { table } = tableOf('March');
    expect(reachOf(table)?.ways).toEqual(foresightOf(table)!.reach[0]!.ways);
  });

  it('takes a unit dragged onto a front for both', async () => {
    const { table, thing, moves } = show('Battle');
    vi.spyOn(table, 'tooSoon').mockReturnValue(false);
    const hand = render(Hand, { table }).container.querySelector('[data-thing^="unit:"]')!;
    const front = table.pointing.partsOf(moves.find(({ type }) => /Front$/.test(type))!)[1]!.thing;
    const press = vi.spyOn(table.pointing, 'press');
    const mouse = { pointerType: 'mouse', button: 0 };
    await fireEvent.pointerDown(hand, mouse);
    await fireEvent.pointerUp(thing(front), mouse);
    expect(press).toHaveBeenCalledExactlyOnceWith(front, { x: 0, y: 0 });
  });

  it('shows both sides of a battle, and the hand in the dock', () => {
    const { container, view, table, seat } = show('Battle');
    const battle = container.querySelector('[data-battle]')!;
    expect(battle.textContent).toContain(NAMES[view.battle!.attacker.seat]!);
    expect(battle.querySelectorAll('[data-thing^="front:"]').length).toBeGreaterThanOrEqual(
      view.battle!.fronts.length,
    );
    const hand = render(Hand, { table }).container;
    const { attacker, defender } = view.battle!;
    const { units } = attacker.seat === seat ? attacker : defender;
    expect(hand.querySelectorAll('[data-thing^="unit:"]')).toHaveLength(Object.keys(units!).length);
  });

  it('says how many units would meet how many', () => {
    const { table } = tableOf('March');
    const go = ofType(table.moves, 'Go');
    const state = table.session.state!;
    const { reach } = foresightOf(table)!;
    const group = reach[0]!;
    table.session.state = {
      ...state,
      foresight: {
        ...state.foresight,
        reach: [
          {
            ...group,
            units: 1,
            ways: group.ways.map((way) =>
              way.to === go.square ? { ...way, does: 'village', against: 3 } : way,
            ),
          },
        ],
      },
    } as unknown as MatchState;
    expect(table.pointing.say(go)).toMatch(/^Attack: .*, 1 unit against 3$/);
    language.choose('es');
    expect(table.pointing.say(go)).toMatch(/^Atacar: .*, 1 unidad contra 3$/);
  });

  it('marks the own land until a city shows whose it is', () => {
    expect(show('PlaceCapital').container.querySelectorAll('[data-home]')).toHaveLength(1);
    cleanup();
    expect(show('Movement').container.querySelector('[data-home]')).toBeNull();
  });

  it('marks where scouts were killed, as the loss of whose they were', () => {
    const killed: SmcEvent = {
      type: 'ScoutsKilled',
      seat: 1,
      victim: 0,
      square: 'c3',
      scouts: 1,
      terrain: 'desert',
      near: 0,
      capital: true,
      distance: 2,
    };
    expect(tracesOf([killed])).toEqual([{ kind: 'lost', seat: 0, square: 'c3' }]);
    expect(board.describe!.things!(killed, tableOf('Movement').table)).toEqual(['square:c3']);
  });

  it('says what a government does where it is chosen', () => {
    const { table } = tableOf('CityManagement');
    expect(table.pointing.say({ type: 'ChangeGovernment', government: 'monarchy' })).toBe(
      'Change the government: Monarchy (The capital has one more action, of another kind than its first)',
    );
  });

  it('tells in the story what a card does, and where it strikes', () => {
    const lines = (event: SmcEvent) => entryLines({ events: [event] } as unknown as LogEntry).join();
    expect(lines({ type: 'EventPlayed', seat: 1, card: 'drought' })).toMatch(
      /^Bruno plays “Drought”\. A square/,
    );
    const where = { square: 'c3', near: 1, capital: true, distance: 1 } as const;
    const dry: SmcEvent = { type: 'TerrainChanged', terrain: 'desert', before: 'forest', ...where };
    expect(lines(dry)).toBe(
      'Forest next to the capital of Bruno turns into desert for the rest of the match.',
    );
    expect(tracesOf([dry])).toEqual([{ kind: 'marked', square: 'c3' }]);
  });

  it('says that a technology is pressed twice', () => {
    const { table } = tableOf('Research');
    const Pyramid = board.sheets!.find(({ id }) => id === 'pyramid')!.Sheet;
    const { container } = render(Pyramid, { table });
    expect(container.querySelector('.chosen')!.textContent).toContain('once more');
  });

  it('heads the sheet of a seat with its civilization', () => {
    const { table, seat, view } = tableOf('CityManagement');
    const { container } = render(SeatSheet, { table, seat });
    expect(container.querySelector('.top h3')!.textContent).toBe(name(view.seats[seat]!.civilization!));
  });
});

const FIGHT: SmcEvent[] = [
  {
    type: 'BattleBegan',
    seat: 0,
    defender: 1,
    against: 'city',
    square: 'c3',
    terrain: 'grassland',
    near: 1,
    capital: true,
    distance: 0,
  },
  { type: 'UnitPlayed', seat: 1, unit: 'infantry-a', front: 0, strength: 1, barbarians: false },
  {
    type: 'UnitPlayed',
    seat: 0,
    unit: 'mounted-c',
    front: 0,
    strength: 3,
    barbarians: false,
    against: 'infantry-a',
  },
  { type: 'UnitKilled', seat: 1, unit: 'infantry-a', front: 0, by: 'mounted-c', barbarians: false },
  {
    type: 'FrontsCounted',
    attackBonus: 0,
    defenceBonus: 2,
    fronts: [{ attacker: { unit: 'mounted-c', strength: 3, wounds: 1 } }],
    attackersFallen: [],
    defendersFallen: ['infantry-a'],
  },
  { type: 'BattleDecided', seat: 0, defender: 1, attack: 3, defence: 0, won: true, barbarians: false },
];

describe('a battle that is decided', () => {
  it('is told from its beginning', () => {
    expect(lastFight(FIGHT)).toMatchObject({ decided: { seat: 0, defender: 1 } });
    expect(lastFight(FIGHT)!.events).toHaveLength(FIGHT.length);
    expect(board.scenes?.(FIGHT.slice(0, 2))).toBe(false);
  });

  it('is walked through exchange by exchange, at the pace of who reads', async () => {
    vi.useFakeTimers();
    const { table } = tableOf('Movement');
    table.director.rest = vi.fn();
    const done = vi.fn();
    expect(board.scenes?.(FIGHT.slice(0, 4))).toBe(true);
    const { container } = render(Scene, { props: { table, events: FIGHT, done } });
    const [striker, struck] = container.querySelectorAll('.duellist');
    expect(striker!.textContent).toContain('Ana');
    expect(striker!.querySelector('b')!.textContent).toBe('3');
    expect(striker!.querySelector('.wounds')!.textContent).toBe('1');
    expect(struck!.querySelector('b')!.textContent).toBe('1');
    expect(struck!.className).toContain('fallen');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(container.querySelector('[data-aftermath]')).not.toBeNull();
    await fireEvent.click(container.querySelector('[data-steps] button')!);
    expect(container.querySelectorAll('.duellist')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.director.rest).toHaveBeenCalled();
    expect(done).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('keeps what is left of both sides in sight with its result', async () => {
    vi.useFakeTimers();
    const { table } = tableOf('Movement');
    const { container } = render(Scene, { props: { table, events: FIGHT, done: vi.fn() } });
    await vi.advanceTimersByTimeAsync(4_000);
    const [attack, defence] = container.querySelectorAll('[data-aftermath] [role=group]');
    expect(attack!.textContent).toMatch(/Ana\s+Attack\s+3/);
    expect(attack!.querySelector('.wounds')!.textContent).toBe('1');
    expect(attack!.querySelector('.fallen')).toBeNull();
    expect(defence!.querySelectorAll('.fallen')).toHaveLength(1);
    expect(defence!.textContent).toContain('bonus +2');
    vi.useRealTimers();
  });

  it('leaves no empty battle behind', () => {
    const { table, view } = tableOf('Battle');
    const over = { ...view.battle!, fronts: [], decided: true };
    table.session.state = { ...table.session.state!, view: { ...view, battle: over } } as MatchState;
    table.director.recent = { key: 1, events: FIGHT };
    const { container } = render(Stage, { table });
    expect(container.querySelector('[data-battle]')).toBeNull();
    expect(container.querySelector('[data-aftermath]')).not.toBeNull();
  });

  it('is a scene that ends', async () => {
    vi.useFakeTimers();
    const { table } = tableOf('Movement');
    const done = vi.fn();
    expect(board.scenes?.(FIGHT)).toBe(true);
    render(Scene, { props: { table, events: FIGHT, done } });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
