import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language, speakOf } from '../../text';
import Board from './Board.svelte';
import { AREAS } from './logic/atlas';
import { moment, MOMENTS, type MomentName } from './logic/moments';
import type { InnerSeaEvent, InnerSeaMove, MoveOf } from './logic/types';
import SeatFacts from './SeatFacts.svelte';
import { words } from './words';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dimitri', 'Elena', 'Farid'];

function show(name: MomentName, change: object = {}, events: InnerSeaEvent[] = []) {
  const { view, seat, moves, prompt } = moment(name);
  const play = vi.fn<(move: InnerSeaMove) => void>();
  const why = vi.fn<(move: InnerSeaMove) => Promise<unknown>>(() =>
    Promise.resolve({
      code: 'OUT_OF_REACH',
      rule: 'Deployment Step',
      message: { en: 'It is out of reach.', es: 'Queda fuera de alcance.' },
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
  const { container, rerender } = render(Board, props as never);
  const area = (id: string) => container.querySelector<SVGGElement>(`[data-area="${id}"]`)!;
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  return { play, why, container, area, find, rerender, props, moves, view };
}

const first = <T extends InnerSeaMove['type']>(moves: InnerSeaMove[], type: T) =>
  moves.find((move): move is MoveOf<T> => move.type === type)!;

beforeEach(() => {
  language.choose('en');
  speakOf('inner-sea', (seat) => NAMES[seat]!);
});
afterEach(cleanup);

describe('the board of the Inner Sea', () => {
  it.each(MOMENTS)(
    'shows every moment to its player and, in the other language, to spectators: %s',
    (name) => {
      language.choose('es');
      const { container, view } = show(name);
      expect(container.querySelectorAll('[data-area]')).toHaveLength(AREAS.length);
      cleanup();
      language.choose('en');
      const { seat: _, ...open } = view;
      show(name, { view: { ...open, hands: [], laid: [], choice: [] }, seat: null, moves: [], prompt: null });
      expect(document.querySelector('[data-card]')).toBeNull();
    },
  );

  it.each(['deploying', 'action', 'response', 'losing'] as MomentName[])(
    'plays nothing in the past nor while a move is on its way: %s',
    (name) => {
      for (const change of [{ past: true }, { busy: true }]) {
        const { container, play } = show(name, change);
        for (const thing of container.querySelectorAll('button, [data-area]')) {
          thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }
        expect(play).not.toHaveBeenCalled();
        cleanup();
      }
    },
  );

  it('deploys a disk where it is pressed, with the keyboard too', async () => {
    const { area, moves, play } = show('deploying');
    const move = first(moves, 'Place');
    await fireEvent.click(area(move.area));
    expect(play).toHaveBeenLastCalledWith(move);
    await fireEvent.keyDown(area(move.area), { key: 'Enter' });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('deploys several disks with one press', async () => {
    const { area, moves, play, find, rerender, props } = show('deploying');
    const move = first(moves, 'Place');
    await fireEvent.click(find('input[value="3"]')!);
    await fireEvent.click(area(move.area));
    expect(play).toHaveBeenCalledTimes(1);
    await rerender({ ...props, busy: true } as never);
    await rerender({ ...props, busy: false } as never);
    await rerender({ ...props, busy: true } as never);
    await rerender({ ...props, busy: false } as never);
    await rerender({ ...props, busy: true } as never);
    await rerender({ ...props, busy: false } as never);
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('says why not, with the rule', async () => {
    const { why, play, container } = show('deploying');
    await fireEvent.click(container.querySelector('[data-area][aria-disabled="true"]')!);
    expect(why).toHaveBeenCalledOnce();
    expect(why.mock.calls[0]![0]).toMatchObject({ type: 'Place' });
    expect((await screen.findByText('It is out of reach.')).textContent).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
  });

  it('retires disks in any order, all at once, in the order of the map', async () => {
    const { area, moves, play, find } = show('retiring');
    const areas = moves.flatMap((move) => (move.type === 'Retire' ? [move.area] : []));
    await fireEvent.click(area(areas[2]!));
    await fireEvent.click(area(areas[0]!));
    expect(play).not.toHaveBeenCalled();
    expect(area(areas[0]!).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(find('[data-action="plan"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Retire', area: areas[0] });
  });

  it('never goes on into the next question', async () => {
    const { area, moves, play, find, rerender, props } = show('retiring');
    const retire = first(moves, 'Retire');
    await fireEvent.click(area(retire.area));
    await fireEvent.click(find('[data-action="plan"]')!);
    await rerender({ ...props, busy: true } as never);
    // Nobody was left to retire: the next step is asked already, and it could be ended as well.
    await rerender({ ...props, prompt: { ...props.prompt, name: 'Resettle' }, busy: false } as never);
    expect(play).toHaveBeenCalledExactlyOnceWith(retire);
  });

  it('lays a card open, and plays it only then', async () => {
    const { moves, play, find } = show('action');
    const move = first(moves, 'PlayCard');
    await fireEvent.click(find(`[data-card="${move.card}"]`)!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(find('[data-use="PlayCard"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('builds a Wonder and passes', async () => {
    const { moves, play, find } = show('action');
    const move = first(moves, 'BuildWonder');
    await fireEvent.click(find(`[data-wonder="${move.wonder}"]`)!);
    expect(play).toHaveBeenLastCalledWith(move);
    await fireEvent.click(find('[data-action="pass"]')!);
    expect(play).toHaveBeenLastCalledWith({ type: 'Pass' });
  });

  it('asks whose disk where several factions stand, and before one hits oneself', async () => {
    const { area, play, find, view } = show('aiming', {
      moves: [
        { type: 'Target', area: 'rome', faction: moment('aiming').view.powers[0]!.civilization },
        { type: 'Target', area: 'rome', faction: 'barbarians' },
      ],
    });
    await fireEvent.click(area('rome'));
    expect(play).not.toHaveBeenCalled();
    expect(find('[role="dialog"]')!.textContent).toContain(
      view.powers[0]!.seat === view.seat ? words().ownHarm : '',
    );
    await fireEvent.click(find('[role="dialog"] .option:last-child')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Target', area: 'rome', faction: 'barbarians' });
  });

  it('lets a card pass, and by itself if that was said', async () => {
    vi.useFakeTimers();
    const { play, find, container } = show('response');
    await fireEvent.click(find('[data-action="let-pass"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'LetPass' });
    await fireEvent.click(container.querySelectorAll('input[name="standing"]')[2]!);
    await vi.advanceTimersByTimeAsync(3000);
    expect(play).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it.each<[string, InnerSeaMove]>([
    ['[data-use="TargetCivilization"]', { type: 'TargetCivilization', civilization: 'rome' }],
    ['[data-use="TargetWonder"]', { type: 'TargetWonder', wonder: 'colossus' }],
    ['[data-use="AnnounceHelp"]', { type: 'AnnounceHelp', help: 0 }],
    ['[data-use="AnnounceWonder"]', { type: 'AnnounceWonder', wonder: 'grand-temple' }],
    ['[data-use="UseWonder"]', { type: 'UseWonder', wonder: 'colossus' }],
    ['[data-use="UseInvestment"]', { type: 'UseInvestment', card: 'heroic-saga', way: 1 }],
    ['[data-use="SpareDisk"]', { type: 'SpareDisk', card: 'granaries' }],
    ['[data-use="TakeCard"]', { type: 'TakeCard' }],
    ['[data-use="PayTalent"]', { type: 'PayTalent' }],
    ['[data-use="InvokeAeneas"]', { type: 'InvokeAeneas' }],
    ['[data-use="Amount"]', { type: 'Amount', count: 2 }],
    ['[data-use="TakePlace"]', { type: 'TakePlace', place: 2 }],
    ['[data-use="ChooseCivilization"]', { type: 'ChooseCivilization', civilization: 'rome' }],
    ['[data-offer]', { type: 'TakeThis', card: 'poet' }],
    ['[data-offer]', { type: 'PutBack', card: 'poet' }],
    ['[data-offer]', { type: 'FetchCard', card: 'poet' }],
    ['[data-action="done"]', { type: 'Done' }],
    ['[data-action="pass"]', { type: 'Pass' }],
    ['[data-area="rome"]', { type: 'RemoveDisk', area: 'rome' }],
    ['[data-area="rome"]', { type: 'SpendGold', area: 'rome' }],
    ['[data-area="rome"]', { type: 'Target', area: 'rome' }],
  ])('one press of %s plays it', async (selector, move) => {
    const { play, find } = show('drawing', { moves: [move] });
    await fireEvent.click(find(selector)!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each<InnerSeaMove['type']>(['Negate', 'Discard', 'PayCard', 'LayCard', 'UseAlphabet'])(
    'two presses on a card do it: %s',
    async (type) => {
      const { view } = moment('action');
      const card = view.hands[0]!.cards[0]!;
      const move = { type, card } as InnerSeaMove;
      const { play, find } = show('action', { moves: [move] });
      await fireEvent.click(find(`[data-card="${card}"]`)!);
      await fireEvent.click(find(`[data-use="${type}"]`)!);
      expect(play).toHaveBeenCalledExactlyOnceWith(move);
    },
  );

  it('asks before a competition begins, with how it would end', async () => {
    const { view } = moment('deploying');
    const other = view.areas.find(({ stacks }) => stacks[0]!.faction !== view.deciding)!;
    const move: InnerSeaMove = { type: 'StartCompetition', area: other.area };
    const { play, area, find } = show('deploying', { moves: [move] });
    await fireEvent.click(area(other.area));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(find('.option')!);
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('shows the forces of a competition, and what happened', () => {
    const { find, view } = show('competition', {}, [
      { type: 'PhaseBegan', phase: 'competition' },
      { type: 'CompetitionBegan', area: 'rome' },
      {
        type: 'DisksLost',
        civilization: moment('competition').view.powers[0]!.civilization,
        area: 'rome',
        count: 1,
      },
    ]);
    const stacks = view.areas.find((each) => each.area === view.arena)!.stacks;
    expect(find('section.arena')!.querySelectorAll('li')).toHaveLength(stacks.length);
    expect(find('.chronicle details')).not.toBeNull();
  });

  it('opens the display of a civilization', async () => {
    const { find, container } = show('action');
    await fireEvent.click(container.querySelector('.order button')!);
    expect(find('.shown')).not.toBeNull();
    await fireEvent.click(find('.shown .close')!);
    expect(find('.shown')).toBeNull();
  });

  it('marks what a bot advises', () => {
    const hint = first(moment('deploying').moves, 'Place');
    const { find } = show('deploying', { hint });
    expect(find('.advice')).not.toBeNull();
  });

  it('tells the public facts of a seat', () => {
    const { view } = moment('over');
    const { container } = render(SeatFacts, { view, seat: 0 });
    expect(container.textContent).toContain(`${view.powers.find(({ seat }) => seat === 0)!.points}`);
    expect(render(SeatFacts, { view, seat: 9 }).container.textContent?.trim()).toBe('');
  });
});
