import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Board from './Board.svelte';
import { marchOf } from './logic/choices';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import { neighbours } from './logic/squares';
import type { SmcMove, SmcView } from './logic/types';
import SeatFacts from './SeatFacts.svelte';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri'];

/** Only the squares that matter for a question: drawing all of them in every test takes long. */
function thin(name: MomentName) {
  const full = moment(name);
  const march = marchOf(full.view, full.seat);
  const said = JSON.stringify([full.moves, full.prompt, march && neighbours(march.square)]);
  const squares = full.view.squares.filter(
    ({ square, owner }, index) => index < 12 || owner === full.seat || said.includes(`"${square}"`),
  );
  return { ...full, view: { ...full.view, squares: squares.slice(0, 60) } };
}

function show(name: MomentName, change: object = {}) {
  const { view, seat, moves, events, prompt } = thin(name);
  const play = vi.fn<(move: SmcMove) => void>();
  const why = vi.fn(() =>
    Promise.resolve({
      code: 'WRONG_TERRAIN',
      rule: 'Movement',
      message: { en: 'The terrain is wrong.', es: 'El terreno no sirve.' },
    }),
  );
  const props = {
    view,
    seat,
    moves,
    seats: [],
    prompt,
    play,
    why,
    hint: null,
    recent: { key: 1, events },
    past: false,
    busy: false,
    ...change,
  };
  const { container, rerender } = render(Board, props);
  const square = (id: string) => container.querySelector<SVGGElement>(`[data-square="${id}"]`)!;
  const thing = (does: string) => container.querySelector<HTMLElement>(`[data-does="${does}"]`)!;
  return { play, why, container, square, thing, rerender, props, moves, view, seat };
}

/** What a spectator sees of the same moment. */
function watched(name: MomentName) {
  const { view } = thin(name);
  const { own: _, ...open } = view;
  return { view: open as SmcView, seat: null, moves: [], prompt: null };
}

function pressEverything(container: HTMLElement) {
  for (const thing of container.querySelectorAll('[data-does], [data-card], [data-square]')) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

beforeEach(() => {
  language.choose('en');
  speakOf('sid-meier-civilization', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board', () => {
  it.each(MOMENTS)('shows every moment: %s', (name) => {
    language.choose('es');
    const { container, view } = show(name);
    expect(container.querySelectorAll('[data-square]').length).toBeGreaterThanOrEqual(view.squares.length);
    cleanup();
    language.choose('en');
    expect(show(name, watched(name)).container.querySelector('.races')).not.toBeNull();
  });

  it.each(['Movement', 'Battle', 'CityAction', 'Research'] as MomentName[])(
    'plays nothing in the past, nor while a move is on its way: %s',
    (name) => {
      const past = show(name, { past: true });
      pressEverything(past.container);
      expect(past.play).not.toHaveBeenCalled();
      cleanup();
      const busy = show(name, { busy: true });
      pressEverything(busy.container);
      expect(busy.play).not.toHaveBeenCalled();
    },
  );

  it.each<[MomentName, SmcMove['type']]>([
    ['PlaceCapital', 'PlaceCapital'],
    ['PlaceItem', 'Place'],
    ['Aim', 'ChooseSquare'],
    ['NewPerson', 'PlacePerson'],
  ])('places things where they are pressed: %s', async (name, type) => {
    const { moves, square, play } = show(name);
    const move = moves.find((each) => each.type === type)!;
    await fireEvent.click(square('square' in move ? (move.square as string) : ''));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('lets a city act that is pressed', async () => {
    const { moves, square, play } = show('CityManagement');
    const move = moves.find((each) => each.type === 'UseCity')!;
    await fireEvent.click(square(move.type === 'UseCity' ? move.city : ''));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('sends figures over several squares, step by step', async () => {
    const { moves, square, container, play, rerender, props } = show('Movement');
    const move = moves.find((each) => each.type === 'MoveFigures')!;
    const from = move.type === 'MoveFigures' ? move.from : '';
    await fireEvent.click(square(from));
    expect(play).not.toHaveBeenCalled();
    expect(square(from).getAttribute('aria-pressed')).toBe('true');
    const target = [...container.querySelectorAll<SVGGElement>('.place.spot:not(.hostile)')][0]!;
    await fireEvent.click(target);
    expect(play).toHaveBeenCalledTimes(1);
    const begin = play.mock.calls[0]![0];
    expect(begin.type).toBe('MoveFigures');
    // The next step is played as soon as it is allowed.
    const next: SmcMove[] = container
      ? [...container.querySelectorAll('[data-square]')].map((each) => ({
          type: 'Go',
          square: each.getAttribute('data-square')!,
        }))
      : [];
    await rerender({ ...props, busy: true });
    await rerender({ ...props, moves: next, busy: false });
    expect(play.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('changes the group that sets out', async () => {
    const { view, seat } = thin('Movement');
    const there = view.squares.find(({ owner }) => owner === seat)!;
    const from = there.square;
    const moves: SmcMove[] = [
      { type: 'MoveFigures', from, armies: 1, scouts: 0 },
      { type: 'MoveFigures', from, armies: 2, scouts: 0 },
      { type: 'EndPhase' },
    ];
    const { square, container, thing, play } = show('Movement', { moves });
    await fireEvent.click(square(from));
    await fireEvent.click(container.querySelector('[data-step="less"]')!);
    await fireEvent.click(thing('begin'));
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[0]);
  });

  it('says why not, with the rule', async () => {
    const { why, play, container } = show('PlaceCapital');
    const mute = container.querySelector('[data-square][aria-disabled="true"]')!;
    await fireEvent.click(mute);
    expect(why).toHaveBeenCalledOnce();
    expect((await screen.findByText('The terrain is wrong.')).closest('[role=status]')).not.toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('can be played with the keyboard alone', async () => {
    const { moves, square, play, container } = show('PlaceCapital');
    expect(container.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
    const move = moves[0]!;
    await fireEvent.keyDown(square(move.type === 'PlaceCapital' ? move.square : ''), { key: 'Enter' });
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('produces, devotes to the arts and harvests', async () => {
    const { thing, play, container } = show('CityAction');
    await fireEvent.click(thing('arts'));
    expect(play).toHaveBeenLastCalledWith({ type: 'DevoteToArts' });
    const first = container.querySelector('[data-does="produce"]:not([aria-disabled="true"])')!;
    await fireEvent.click(first);
    expect(play.mock.lastCall![0].type).toBe('Produce');
  });

  it('researches: first the place, then the card, then the confirmation', async () => {
    const { play, thing, container } = show('Research');
    expect(container.querySelector('[data-tab="pyramid"]')!.getAttribute('aria-selected')).toBe('true');
    await fireEvent.click(thing('place'));
    await fireEvent.click(thing('technology'));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(thing('research'));
    expect(play.mock.lastCall![0].type).toBe('Research');
  });

  it('opens a front, or takes the unit first', async () => {
    const { thing, play } = show('Battle');
    await fireEvent.click(thing('new-front'));
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'NewFront' });
    cleanup();
    const unit = show('PlayUnit');
    await fireEvent.click(unit.thing('unit'));
    expect(unit.play.mock.lastCall![0].type).toBe('PlayUnit');
  });

  it('makes an offer as a whole, in the order of the rules', async () => {
    const { container, thing, play, moves } = show('Offer');
    await fireEvent.click(container.querySelector('fieldset [data-step="more"]:not([disabled])')!);
    await fireEvent.click(thing('send-offer'));
    expect(play).toHaveBeenCalledOnce();
    expect(moves).toContainEqual(play.mock.lastCall![0]);
    await fireEvent.click(thing('drop-offer'));
    expect(play).toHaveBeenLastCalledWith({ type: 'DropOffer' });
  });

  it('plays a card after a second press', async () => {
    const { view } = thin('Interrupt');
    const move: SmcMove = { type: 'PlayEvent', card: 'defection' };
    const { container, thing, play } = show('Interrupt', {
      view: { ...view, own: { ...view.own!, events: { defection: 1 } } },
      moves: [move, { type: 'LetPass' }],
    });
    await fireEvent.click(container.querySelector('[data-card="defection"]')!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(thing('use-card'));
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each<SmcMove>([
    { type: 'ChangeGovernment', government: 'anarchy' },
    { type: 'UseWonder', wonder: 'hanging-gardens' },
    { type: 'AcceptOffer' },
    { type: 'HandOver', thing: 'hut-silk' },
    { type: 'ProduceFree', item: 'market' },
    { type: 'AdvanceCulture' },
    { type: 'BuyCoin', technology: 'democracy' },
    { type: 'UseAbility', ability: 'currency' },
    { type: 'Pay', payment: 'silk-token' },
    { type: 'ChoosePlayer', player: 1 },
    { type: 'ChooseWonder', wonder: 'oracle' },
    { type: 'ChooseFigures', armies: 1, scouts: 0 },
    { type: 'ChooseGreatPerson' },
    { type: 'CancelByAbility', ability: 'writing', payment: 'hut-spy' },
    { type: 'Agree' },
    { type: 'Refuse' },
    { type: 'Raze' },
    { type: 'Stop' },
    { type: 'DrawBarbarian', arm: 'infantry' },
    { type: 'UseHealing', technology: 'biology' },
    { type: 'EndBattleTurn' },
    { type: 'TakeTrade' },
    { type: 'TakeCulture' },
    { type: 'TakeResource', thing: 'hut' },
    { type: 'TakeCard', era: 'ancient' },
    { type: 'TakeCoin', technology: 'pottery' },
    { type: 'DestroyCoin', technology: 'pottery' },
    { type: 'ReclaimUnit', unit: 'infantry-a' },
    { type: 'TakeMarketResource', resource: 'iron' },
    { type: 'Done' },
    { type: 'LetPass' },
    { type: 'NoResearch' },
    { type: 'KeepPerson' },
    { type: 'OpenDeal', partner: 1 },
  ])('has something to press for $type', async (move) => {
    const { view, seat } = thin('StartOfTurn');
    const technologies = [...new Set([...view.seats[seat!]!.technologies, 'currency'])];
    const seats = view.seats.map((own, each) => (each === seat ? { ...own, technologies } : own));
    const deal =
      move.type === 'AcceptOffer' ? { deal: { proposer: 1, partner: seat!, give: [], ask: [] } } : {};
    const { container, play } = show('StartOfTurn', { moves: [move], view: { ...view, seats, ...deal } });
    const governments = container.querySelector('[data-does="governments"]');
    if (governments) {
      await fireEvent.click(governments);
    }
    for (const button of container.querySelectorAll('.side [data-does]:not([aria-disabled="true"])')) {
      if (button !== governments) {
        await fireEvent.click(button);
      }
    }
    expect(play).toHaveBeenCalledWith(move);
  });

  it('warns before a phase ends with something left undone', () => {
    const { thing } = show('Movement');
    expect(thing('end-phase').textContent).toMatch(/not moved/);
  });

  it('keeps what is in the hand while the same moves come again, and drops it when others come', async () => {
    const { moves, square, rerender, props } = show('Movement');
    const move = moves.find((each) => each.type === 'MoveFigures')!;
    const from = move.type === 'MoveFigures' ? move.from : '';
    await fireEvent.click(square(from));
    await rerender({ ...props, moves: structuredClone(moves) });
    expect(square(from).getAttribute('aria-pressed')).toBe('true');
    await rerender({ ...props, moves: moves.slice(1) });
    expect(square(from).getAttribute('aria-pressed')).toBeNull();
  });

  it('shows every sheet', async () => {
    const { container } = show('CityManagement');
    for (const tab of ['pyramid', 'market', 'track', 'map']) {
      await fireEvent.click(container.querySelector(`[data-tab="${tab}"]`)!);
      expect(container.querySelector(`[data-tab="${tab}"]`)!.getAttribute('aria-selected')).toBe('true');
    }
  });

  it('marks what a bot advises', () => {
    const hint = moment('PlaceCapital').moves[0]!;
    const { container } = show('PlaceCapital', { hint });
    expect(container.querySelectorAll('.place.advised')).toHaveLength(1);
  });

  it('tells the public facts of a seat', () => {
    const { view } = moment('StartOfTurn');
    const { container } = render(SeatFacts, { view, seat: 0 });
    expect(container.textContent).toContain(`${view.seats[0]!.trade}+`);
    expect(render(SeatFacts, { view, seat: 9 }).container.textContent?.trim()).toBe('');
  });
});
