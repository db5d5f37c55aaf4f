import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../api/types';
import { answersOf } from '../../match/frame/answers';
import { MatchSession } from '../../match/session.svelte';
import { Table } from '../../match/table.svelte';
import { language, speakOf } from '../../text';
import { seatOnStage } from './describe';
import Hand from './Hand.svelte';
import { board } from './index';
import { readTexts } from '../testing/texts';
import { COMPONENTS, moment, MOMENTS, type MomentName } from '../testing/through-the-ages';
import { finalImpacts, storiesOf } from './logic/stories';
import type { AgesEvent, AgesMove, AgesTable, AgesView } from './logic/types';
import { look } from './look.svelte';
import { foresightOf } from './printed';
import Scene from './Scene.svelte';
import SeatLine from './SeatLine.svelte';
import SeatSheet from './SeatSheet.svelte';
import Compare from './sheets/Compare.svelte';
import World from './sheets/World.svelte';
import Stage from './Stage.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

function tableOf(name: MomentName, change: (view: AgesView) => void = () => undefined) {
  const { view, seat, moves, prompt, foresight } = moment(name);
  change(view);
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
  const table: AgesTable = new Table<AgesView, AgesMove, AgesEvent>(session, board);
  table.components = COMPONENTS;
  const play = vi.spyOn(table, 'play').mockImplementation(() => undefined);
  const why = vi.spyOn(table, 'why').mockResolvedValue(null);
  return { table, play, why, view, moves };
}

function show(name: MomentName) {
  const made = tableOf(name);
  const { container } = render(Stage, { table: made.table });
  const thing = (key: string) => container.querySelector<HTMLElement>(`[data-thing="${key}"]`)!;
  return { ...made, container, thing };
}

const ofType = <T extends AgesMove['type']>(moves: AgesMove[], type: T) =>
  moves.find((move): move is Extract<AgesMove, { type: T }> => move.type === type)!;

beforeAll(() => readTexts('through-the-ages'));
beforeEach(() => {
  language.choose('en');
  speakOf('through-the-ages', (seat) => NAMES[seat]!);
});
afterEach(() => {
  cleanup();
  look.away();
});

describe('the board of Through the Ages', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view, table } = show(name);
    expect(container.querySelectorAll('.cardrow li')).toHaveLength(view.row.length);
    for (const { technology } of view.seats[seatOnStage(table)]!.workplaces) {
      expect(container.querySelector(`[data-card="${technology}"]`)).not.toBeNull();
    }
    expect(render(Hand, { table }).container.querySelectorAll('li')).toHaveLength(
      view.hand.length + view.seats[0]!.hand.length,
    );
    for (const { seat } of view.seats) {
      render(SeatLine, { table, seat });
      render(SeatSheet, { table, seat });
    }
    render(Compare, { table });
    render(World, { table });
  });

  it.each(MOMENTS)('points at every move in its own way, at things that lie there: %s', (name) => {
    const { table, moves, container } = show(name);
    const hand = render(Hand, { table }).container;
    const parts = moves.map((move) => table.pointing.partsOf(move));
    expect(new Set(parts.map((each) => each.map(({ thing }) => thing).join(' '))).size).toBe(moves.length);
    for (const { thing } of parts.flat()) {
      if (/^(row|hand|military|place|piece|bank|shared):/.test(thing)) {
        const there = [container, hand].some((each) => each.querySelector(`[data-thing="${thing}"]`));
        expect(there, thing).toBe(true);
      }
    }
    for (const move of moves) {
      expect(table.pointing.say(move)).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('takes a card of the row by one press', async () => {
    const { thing, moves, play } = show('FirstTurn');
    const move = ofType(moves, 'Take');
    await fireEvent.click(thing(`row:${move.space}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('begins each own turn at the cheap end of the row', async () => {
    const { table, container, view } = show('Actions');
    const back = vi.spyOn(container.querySelector('.cardrow')!, 'scrollTo');
    const turn = (activeSeat: number, round: number) => {
      table.session.state = { ...table.session.state!, view: { ...view, activeSeat, round } } as MatchState;
      flushSync();
    };
    turn(1, view.round);
    expect(back).not.toHaveBeenCalled();
    turn(table.seat!, view.round + 1);
    expect(back).toHaveBeenCalledExactlyOnceWith({ left: 0 });
  });

  it('leaves the action that a new worker costs to what it changes', () => {
    const { table, moves } = show('Actions');
    const said = () => table.pointing.say({ type: 'IncreasePopulation' });
    expect(said()).toBe('New worker');
    const changes = [{ indicator: 'civil-actions', seat: 0, before: 3, after: 2 }];
    table.session.state = {
      ...table.session.state!,
      moves: [...moves, { type: 'IncreasePopulation' }],
      consequences: [...moves, 0].map(() => ({ changes, open: [], endsTurn: false, undoable: true })),
    } as unknown as MatchState;
    expect(said()).toBe('New worker');
  });

  it('breaks no pact by pressing its card once', async () => {
    const { table, thing, play, view } = show('Foray');
    const pact: AgesMove = { type: 'CancelPact', card: view.seats[0]!.treaties[0]!.card };
    const consequence = { changes: [], open: [], endsTurn: false, undoable: true };
    table.session.state = {
      ...table.session.state!,
      moves: [{ type: 'EndPolitics' }, pact],
      consequences: [consequence, { ...consequence, loss: { name: 'pact', args: { seat: 2 } } }],
    } as unknown as MatchState;
    await fireEvent.click(thing(`piece:0:${pact.card}`));
    expect(play).not.toHaveBeenCalled();
    expect(table.pointing.confirming?.move).toEqual(pact);
  });

  it('leaves politics and the turn in the same place, and never the game', () => {
    const consequence = { changes: [], open: [], endsTurn: false, undoable: true };
    const loss = { name: 'resignation', args: {} };
    const { table } = tableOf('Foray');
    const place = (...types: AgesMove['type'][]) => {
      table.session.state = {
        ...table.session.state!,
        moves: types.map((type) => (type === 'PrepareEvent' ? { type, card: 'I-rats' } : { type })),
        consequences: types.map((type) => (type === 'Resign' ? { ...consequence, loss } : consequence)),
      } as unknown as MatchState;
      const { ending } = answersOf(table.pointing.remaining, []);
      return ending?.kind === 'move' ? ending.choice.move.type : null;
    };
    expect(place('EndPolitics', 'Resign')).toBe('EndPolitics');
    expect(place('EndPolitics', 'PrepareEvent', 'Resign')).toBe('EndPolitics');
    expect(place('EndActions', 'IncreasePopulation')).toBe('EndActions');
  });

  it('builds the wonder by one press', async () => {
    const { thing, moves, play, view, table } = show('Actions');
    expect(table.pointing.say(ofType(moves, 'BuildStages'))).toMatch(/^Build a stage: \w/);
    await fireEvent.click(thing(`piece:0:${view.seats[0]!.unfinished!.card}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(ofType(moves, 'BuildStages'));
  });

  it('takes six presses for a turn: politics, four civil actions and its end', () => {
    let presses = 0;
    for (const [name, type] of [
      ['Politics', 'EndPolitics'],
      ['FirstTurn', 'Take'],
      ['Actions', 'BuildStages'],
      ['Actions', 'Develop'],
      ['Actions', 'PlayAction'],
      ['Actions', 'EndActions'],
    ] as const) {
      const { table, moves, play } = tableOf(name);
      const move = ofType(moves, type);
      // The thing itself where there is one, else the button.
      const parts = table.pointing.partsOf(move).filter(({ loose }) => !loose);
      table.pointing.press(parts.at(-1)!.thing);
      presses++;
      expect(play, type).toHaveBeenCalledExactlyOnceWith(move);
    }
    expect(presses).toBe(6);
  });

  it('tears nothing down without being told so', async () => {
    const { thing, moves, play, table } = show('Actions');
    const move = ofType(moves, 'Destroy');
    await fireEvent.click(thing(`place:0:${move.technology}`));
    expect(play).not.toHaveBeenCalled();
    table.pointing.press('verb:Destroy');
    await Promise.resolve();
    await fireEvent.click(thing(`ruin:0:${move.technology}`));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('asks the rules why, where nothing can be done', async () => {
    const { why, thing, view } = show('Actions');
    await fireEvent.click(thing('row:1'));
    expect(why).toHaveBeenCalledExactlyOnceWith({ type: 'Take', space: 1, card: view.row[0]!.card });
  });

  it('shows the rival whose buildings are asked about', () => {
    const { container, moves, table } = show('Raid');
    const { rival } = ofType(moves, 'Raze');
    expect(seatOnStage(table)).toBe(rival);
    expect(container.querySelector('.who')!.textContent).toContain(NAMES[rival]);
  });

  it('tells how one stands against whom one could attack', () => {
    const { table } = tableOf('Actions');
    Object.assign(foresightOf(table)!, { clashes: [{ rival: 1, attack: 12, defence: 9 }] });
    const attack: AgesMove = { type: 'PlayAggression', card: 'I-raid', rival: 1 };
    expect(board.describe!.parts(attack, table).at(-1)!.say).toBe('Bruno (12 against 9)');
  });

  it('keeps the answer to an own offer in sight until it is put away', async () => {
    const { container, table } = show('Actions');
    const answerTo = (seat: number): AgesEvent => ({
      type: 'PactRejected',
      seat,
      partner: 1,
      card: 'III-military-pact',
    });
    table.director.since = [answerTo(2)];
    await tick();
    expect(container.querySelector('[role=status]')).toBeNull();
    table.director.since = [answerTo(table.seat!)];
    await tick();
    expect(container.querySelector('[role=status]')!.textContent).toContain('Bruno rejects');
    await fireEvent.click(container.querySelector('.close')!);
    expect(container.querySelector('[role=status]')).toBeNull();
  });

  it('tells where a rating comes from', async () => {
    const { container, table } = show('Actions');
    await fireEvent.click(container.querySelector('.gauge[aria-expanded]')!);
    const told = [...container.querySelectorAll('.shares b')].map((each) =>
      Number(each.textContent.replace('−', '-')),
    );
    expect(told.reduce((sum, by) => sum + by, 0)).toBe(table.view.seats[0]!.cultureRating);
  });

  describe('a card that is looked at', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    /** What a browser tells of a pointer on a thing. */
    async function point(at: Element, by: number) {
      const event = new MouseEvent('pointermove', { bubbles: true });
      Object.assign(event, { pointerType: 'mouse' });
      Object.defineProperty(event, 'movementX', { value: by });
      Object.defineProperty(event, 'movementY', { value: 0 });
      await fireEvent(at, event);
      await vi.advanceTimersByTimeAsync(600);
    }

    it('is shown large where the pointer is moved onto it', async () => {
      const { thing, container } = show('Actions');
      await point(thing('row:2'), 3);
      expect(container.querySelector('.look article')).not.toBeNull();
    });

    it('is not shown where it only comes to lie under the pointer', async () => {
      const { thing, container } = show('Actions');
      await point(thing('row:2'), 0);
      expect(container.querySelector('.look article')).toBeNull();
    });

    it('goes when something else is asked', async () => {
      const { thing, container, table } = show('Actions');
      await point(thing('row:2'), 3);
      const state = table.session.state!;
      table.session.askedAt++;
      table.session.state = { ...state, prompt: moment('Raid').prompt!, match: { ...state.match, ply: 2 } };
      await vi.advanceTimersByTimeAsync(100);
      expect(container.querySelector('.look article')).toBeNull();
    });
  });

  describe('the hand', () => {
    const CARDS = Array.from({ length: 8 }, (_, index) => `I-${['raid', 'rats', 'foray'][index % 3]}`);
    const usual = innerWidth;
    afterEach(() => void (window.innerWidth = usual));

    it.each([1280, 1440, 390])('names every card, %s pixels wide', (width) => {
      window.innerWidth = width;
      const { table, view } = tableOf('Actions', (each) => each.hand.push(...CARDS));
      const { container } = render(Hand, { table });
      const names = [...container.querySelectorAll('.tile .name')].map((each) => each.textContent);
      expect(names).toHaveLength(view.hand.length + view.seats[0]!.hand.length);
      expect(names.every((each) => each.trim() !== '')).toBe(true);
    });

    it('shows few cards whole', () => {
      window.innerWidth = 1280;
      const { container } = render(Hand, { table: tableOf('Actions').table });
      expect(container.querySelectorAll('.card')).toHaveLength(4);
      expect(container.querySelector('.tile')).toBeNull();
    });

    it('marks only one of several equal cards as chosen', async () => {
      const { table, view } = tableOf('Actions', (each) => void (each.hand = ['I-raid', 'I-raid', 'I-raid']));
      table.session.state = {
        ...table.session.state!,
        moves: [
          { type: 'DiscardCard', card: 'I-raid' },
          { type: 'DiscardCard', card: 'I-rats' },
        ],
        consequences: [false, false].map((undoable) => ({
          changes: [],
          open: [],
          endsTurn: false,
          undoable,
        })),
      } as unknown as MatchState;
      const { container } = render(Hand, { table });
      const cards = [...container.querySelectorAll<HTMLElement>('[data-thing="military:I-raid"]')];
      expect(cards).toHaveLength(view.hand.length);
      await fireEvent.click(cards[1]!);
      expect(table.pointing.isSelected('military:I-raid')).toBe(true);
      expect(cards.map((each) => 'selected' in each.dataset)).toEqual([false, true, false]);
    });

    it('says what defence cards are worth also where it is full', () => {
      window.innerWidth = 1280;
      const { table } = tableOf('Actions', (each) => each.hand.push(...CARDS, 'I-defense-colonization'));
      const { container } = render(Hand, { table });
      const names = [...container.querySelectorAll('.tile .name')].map((each) => each.textContent);
      expect(names).toContain('Defense\u00a02 / Colonization\u00a01');
    });

    it('says to a finger what a card would do, or lets it ask why it does nothing', async () => {
      const { table, view, why } = tableOf('Actions');
      const { container } = render(Hand, { table });
      const touch = async (thing: string) => {
        const event = new MouseEvent('click', { bubbles: true });
        Object.setPrototypeOf(event, PointerEvent.prototype);
        Object.defineProperty(event, 'pointerType', { value: 'touch' });
        await fireEvent(container.querySelector(`[data-thing="${thing}"]`)!, event);
        return container.querySelector<HTMLElement>('.look .again');
      };
      const dead = view.hand
        .map((card) => `military:${card}`)
        .concat(view.seats[0]!.hand.map((card) => `hand:${card}`))
        .find((thing) => !table.pointing.can(thing))!;
      const button = await touch(dead);
      expect(button!.textContent).toBe('Why can’t I play it now?');
      await fireEvent.click(button!);
      expect(why).toHaveBeenCalledOnce();
    });

    it('shows a card that is looked at above itself, not on the stage', async () => {
      const { table, view } = tableOf('Actions');
      const stage = render(Stage, { table }).container;
      const { container } = render(Hand, { table });
      const card = view.seats[0]!.hand[0]!;
      look.now(card, container.querySelector(`[data-thing="hand:${card}"]`)!);
      await Promise.resolve();
      expect(container.querySelector('.look article')).not.toBeNull();
      expect(stage.querySelector('.look')).toBeNull();
    });
  });

  it('puts away what a question is about, and brings it back', async () => {
    const { container } = show('Defence');
    expect(container.querySelector('aside.low'), 'over the own civilization').toBeNull();
    await fireEvent.click(container.querySelector('.float .close')!);
    expect(container.querySelector('aside.float')).toBeNull();
    await fireEvent.click(container.querySelector('.float.again')!);
    expect(container.querySelector('aside.float')).not.toBeNull();
  });

  it('says that cards alone do not sail', () => {
    const { table } = tableOf('ColonizationForce');
    table.session.state!.prompt!.args['strength'] = 9;
    const told = () => render(Stage, { table }).container.querySelector('.float')!.textContent;
    expect(told()).not.toContain('Enough');
    table.session.state = { ...table.session.state!, moves: [{ type: 'Sail' }] };
    expect(told()).toContain('Enough');
  });

  it('says what more workers bring', () => {
    const { container } = show('Actions');
    expect(container.querySelector('.bank.yellow .later')!.textContent).toMatch(/^After \d+ more workers?: /);
  });

  it('tells goods and points once, and dangers beside them', () => {
    const { container, table } = show('Actions');
    const { resourcesAfter } = foresightOf(table)!.endOfTurn[0]!;
    const gauges = container.querySelector('.gauges')!.textContent;
    expect(gauges).toContain(`→ ${resourcesAfter}`);
    expect(container.querySelector('.forecast p')!.textContent).not.toContain('→');
  });

  it('says a price once: by what the move changes, unless the same card lies there at another one', () => {
    const { table, moves } = tableOf('FirstTurn');
    const take = ofType(moves, 'Take');
    const changes = [{ indicator: 'civil-actions', seat: table.seat, before: 3, after: 2 }];
    const told = (all: AgesMove[]) => {
      table.session.state = {
        ...table.session.state!,
        moves: all,
        consequences: all.map(() => ({ changes, open: [], endsTurn: false, undoable: true })),
      } as unknown as MatchState;
    };
    told([take]);
    expect(table.pointing.say(take)).not.toContain('action');
    const dearer = { ...take, space: 13 };
    table.view.row[12]!.price = 3;
    told([take, dearer]);
    expect(table.pointing.say(take)).toMatch(/, 1 action$/);
    expect(table.pointing.say(dearer)).toMatch(/, 3 actions$/);
  });

  it('says which pact ends where another one is accepted', () => {
    const { table } = tableOf('Foray');
    const asked = (args: object) => {
      table.session.state = {
        ...table.session.state!,
        moves: [{ type: 'RejectPact' }, { type: 'AcceptPact' }],
        prompt: { ...table.prompt!, name: 'PactAnswer', args },
      } as unknown as MatchState;
      return table.pointing.say({ type: 'AcceptPact' });
    };
    const args = { card: 'III-peace-treaty', seat: 1, side: 'both', ends: 'none', third: 'none' };
    expect(asked(args)).toBe('Accept');
    const ends = { ...args, ends: 'II-military-pact' };
    expect(asked(ends)).toMatch(/^Accept; .+ with .+ ends$/);
    expect(asked({ ...ends, third: 0 })).toMatch(/^Accept; .+ between .+ and .+ ends$/);
  });

  it('names the price of a card of the row where nothing else does', () => {
    const { table, moves } = tableOf('FirstTurn');
    const take = ofType(moves, 'Take');
    expect(table.pointing.say(take)).toMatch(/, 1 action$/);
    expect(table.pointing.partsOf(take).at(-1)!.say).toMatch(/, 1 action$/);
    table.view.row[take.space - 1]!.price = 0;
    expect(table.pointing.say(take)).toMatch(/, free$/);
  });

  it('keeps the way out of the match last and apart', () => {
    const { table } = tableOf('Foray');
    const consequence = { changes: [], open: [], endsTurn: false, undoable: true };
    const loss = { name: 'resignation', args: {} };
    table.session.state = {
      ...table.session.state!,
      moves: [{ type: 'EndPolitics' }, { type: 'Resign' }],
      consequences: [consequence, { ...consequence, undoable: false, loss }],
    } as unknown as MatchState;
    const { usual, losses } = answersOf(table.pointing.remaining, []);
    expect(usual).toEqual([]);
    expect(losses.map((each) => each.kind === 'move' && each.choice.move.type)).toEqual(['Resign']);
  });

  it('tells equal cards at the same price apart', () => {
    const { table, moves } = tableOf('FirstTurn');
    const equal = moves.filter((each) => each.type === 'Take' && each.card === 'A-rich-land');
    expect(equal.map((move) => table.pointing.say(move))).toEqual([
      expect.stringMatching(/ on the left, 2 actions$/),
      expect.stringMatching(/ on the right, 2 actions$/),
    ]);
  });

  it('builds and tears down a mine, not "Bronze"', () => {
    const { table } = tableOf('Actions');
    const said = (type: 'Build' | 'Destroy', technology: string) =>
      table.pointing.say({ type, technology } as AgesMove);
    expect(said('Build', 'A-bronze')).toMatch(/^Build a mine \(/);
    expect(said('Destroy', 'A-religion')).toMatch(/^Tear down a temple \(/);
    expect(said('Build', 'A-warriors')).toMatch(/^Raise /);
    language.choose('es');
    expect(said('Build', 'A-agriculture')).toMatch(/^Construir una granja de /);
  });

  it('shows every shared tactic', () => {
    const cards = ['I-legion', 'I-phalanx', 'I-fighting-band', 'I-medieval-army', 'II-napoleonic-army'];
    const { table } = tableOf('Actions', (view) => void (view.sharedTactics = cards));
    const { container } = render(Stage, { table });
    expect(container.querySelectorAll('.tactics .chip')).toHaveLength(5);
  });

  it('compares food and resources alike, after what is eaten and what is lost', () => {
    const { table } = tableOf('Actions', (view) => {
      Object.assign(view.seats[0]!, { food: 3, resources: 4 });
    });
    Object.assign(foresightOf(table)!.endOfTurn[0]!, { foodBy: 1, resourcesBy: -2 });
    const rows = [...render(Compare, { table }).container.querySelectorAll('tbody tr')];
    const told = (title: string) =>
      rows.find((row) => row.querySelector('th')!.textContent.includes(title))!.querySelector('td')!
        .textContent;
    expect(told('Food')).toBe('3 (+1)');
    expect(told('Resources')).toBe('4 (−2)');
  });

  it('invites nobody to copy the tactic they have', () => {
    const { table } = tableOf('Actions');
    const copy: AgesMove = { type: 'CopyTactic', tactic: 'I-legion' };
    const thing = () => board.describe!.parts(copy, table).at(-1)!.thing;
    expect(thing()).toBe('shared:I-legion');
    table.view.seats[table.seat!]!.tactic = 'I-legion';
    expect(thing()).toBe('same:I-legion');
  });

  it('says of a won war that nothing is taken', () => {
    const { table } = tableOf('Raid');
    const state = table.session.state!;
    table.session.state = { ...state, prompt: { ...state.prompt!, name: 'WarOverTechnology' } };
    expect(table.pointing.say({ type: 'Done' })).toBe('Take no technology');
  });

  it('gathers a defence before it is sent', () => {
    const { table, moves } = tableOf('Defence');
    const add = moves.find(({ type }) => type === 'AddBonus' || type === 'AddCard')!;
    expect(board.describe!.continues!(add, table)).toBe(true);
    expect(board.describe!.continues!(ofType(moves, 'GiveIn'), table)).toBe(false);
  });
});

const EVENT: AgesEvent[] = [
  { type: 'EventPrepared', seat: 1, age: 'I' },
  { type: 'EventRevealed', seat: 1, card: 'A-development-of-science' },
  { type: 'ScienceChanged', seat: 0, amount: 2 },
  { type: 'ScienceChanged', seat: 1, amount: 2 },
  { type: 'Produced', seat: 1, science: 1, culture: 0, food: 2, resources: 2, corruption: 0, consumption: 0 },
];
const ATTACK: AgesEvent[] = [
  { type: 'AggressionPlayed', seat: 1, rival: 0, card: 'I-raid', strength: 5 },
  { type: 'AggressionSucceeded', seat: 1, rival: 0, card: 'I-raid' },
  { type: 'WorkerLost', seat: 0, technology: 'A-religion' },
];
const FORCE: AgesEvent[] = [
  { type: 'EventRevealed', seat: 1, card: 'I-vast-territory' },
  { type: 'BidMade', seat: 1, strength: 4 },
  { type: 'UnitsSent', seat: 1, unit: 'A-warriors', count: 2 },
  { type: 'UnitsSent', seat: 1, unit: 'I-knights', count: 1 },
  { type: 'ForceSent', seat: 1, cards: [], others: 0, strength: 4 },
  { type: 'ColonyWon', seat: 1, colony: 'I-vast-territory' },
];
const END: AgesEvent[] = [
  { type: 'FinalImpact', card: 'III-impact-of-science' },
  { type: 'CultureChanged', seat: 0, amount: 10 },
  { type: 'AbilityUsed', seat: 0, card: 'III-bill-gates' },
  { type: 'CultureChanged', seat: 0, amount: 3 },
  { type: 'GameEnded', culture: [120, 100] },
];

describe('what everybody wants to see', () => {
  it('is told from its beginning to its end', () => {
    const [event, ...others] = storiesOf(EVENT);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: 'event', card: 'A-development-of-science' });
    expect(event!.steps.map(({ type }) => type)).toEqual(['ScienceChanged', 'ScienceChanged']);
    expect(storiesOf(ATTACK)).toMatchObject([{ kind: 'aggression', rival: 0, steps: ATTACK }]);
    expect(storiesOf(FORCE)).toMatchObject([
      { kind: 'event', steps: FORCE.slice(1, 2) },
      { kind: 'colony', steps: FORCE.slice(2) },
    ]);
    expect(storiesOf(END)).toMatchObject([{ kind: 'impacts' }]);
    expect(finalImpacts(END)).toEqual([{ card: 'III-impact-of-science', scored: new Map([[0, 10]]) }]);
    expect(storiesOf(EVENT.slice(2))).toEqual([]);
  });

  it.each([EVENT, ATTACK, FORCE, END])('is a scene that ends', async (...events) => {
    vi.useFakeTimers();
    const { table } = tableOf('Actions');
    const done = vi.fn();
    expect(board.scenes?.(events)).toBe(true);
    render(Scene, { props: { table, events, done } });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
