import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consequence, Move, Preview } from '../../api/types';
import type { Table } from '../../match/table.svelte';
import { settings } from '../../match/settings.svelte';
import type { Describe } from '../board';
import { Pointing } from './pointing.svelte';

interface AMove extends Move {
  things: string;
}
const move = (things: string): AMove => ({ type: things.split(' ')[0]!, things });
const certain: Consequence = { changes: [], open: [], endsTurn: false, undoable: true };

function tableOf(
  moves: AMove[],
  more: Partial<Describe<object, AMove>> = {},
  consequences: Consequence[] = [],
) {
  const play = vi.fn();
  const table = {
    moves,
    consequences,
    asked: true,
    busy: false,
    question: 'q',
    hint: null,
    news: [],
    hand: { still: false },
    tooSoon: (_another?: boolean) => false,
    play,
    why: vi.fn(() => Promise.resolve({ code: 'C', rule: 'R', message: { en: 'No.', es: 'No.' } })),
    board: {
      describe: {
        parts: (each: AMove) => each.things.split(' ').map((thing) => ({ thing, say: thing })),
        ...more,
      },
    },
    session: { id: 'm', preview: vi.fn((): Promise<Preview | null> => Promise.resolve(null)) },
  };
  return { table, play, pointing: new Pointing<object, AMove>(table as unknown as Table<object, AMove>) };
}

beforeEach(() => {
  settings.choose('confirm', 'losses');
  sessionStorage.clear();
});

const go = ['verb:Go hex:1 hex:2', 'verb:Go hex:1 hex:3', 'verb:Go hex:4 hex:2', 'verb:End'].map(move);

describe('pointing', () => {
  it('narrows the moves press by press and plays the one that is left', () => {
    const { pointing, play } = tableOf(go);
    expect([1, 2, 3, 4].filter((hex) => pointing.can(`hex:${hex}`))).toEqual([1, 4]);
    pointing.press('hex:1');
    expect(pointing.isSelected('hex:1')).toBe(true);
    expect([1, 2, 3, 4].filter((hex) => pointing.can(`hex:${hex}`))).toEqual([2, 3]);
    expect(play).not.toHaveBeenCalled();
    pointing.press('hex:3');
    expect(play).toHaveBeenCalledWith(go[1]);
  });

  it('begins with a thing where it can, and goes there where it cannot', () => {
    const { pointing, play } = tableOf(
      ['verb:Go hex:1 hex:2', 'verb:Go hex:2 hex:1', 'verb:Go hex:2 hex:3'].map(move),
    );
    pointing.press('hex:2');
    expect(pointing.remaining.map(({ move: each }) => each.things)).toEqual([
      'verb:Go hex:2 hex:1',
      'verb:Go hex:2 hex:3',
    ]);
    pointing.drop();
    pointing.press('hex:3');
    pointing.press('hex:2');
    expect(play).toHaveBeenCalledWith(move('verb:Go hex:2 hex:3'));
  });

  it('marks the move that is advised, not the one the other way, and nothing once something else is meant', () => {
    const there = move('verb:Go hex:1 hex:2');
    const { pointing, table } = tableOf([there, move('verb:Go hex:2 hex:1'), move('verb:Go hex:2 hex:3')]);
    (table as { hint: AMove | null }).hint = { ...there };
    expect(pointing.choices.map((each) => pointing.isHinted(each))).toEqual([true, false, false]);
    expect([1, 2, 3].filter((hex) => pointing.isAdvised(`hex:${hex}`))).toEqual([1, 2]);
    pointing.press('hex:2');
    expect([1, 2, 3].filter((hex) => pointing.isAdvised(`hex:${hex}`))).toEqual([]);
  });

  it('does not play what has not been pointed at whole', () => {
    const { pointing, play } = tableOf(go);
    pointing.press('hex:4');
    expect(pointing.remaining).toHaveLength(1);
    expect(play).not.toHaveBeenCalled();
    pointing.press('hex:2');
    expect(play).toHaveBeenCalledWith(go[2]);
  });

  it('takes a verb that needs nothing more at once', () => {
    const { pointing, play } = tableOf(go);
    pointing.press('verb:End');
    expect(play).toHaveBeenCalledWith(go[3]);
  });

  it('lets go of a thing pressed again, and begins anew with one that does not fit', () => {
    const { pointing } = tableOf(go);
    pointing.press('hex:1');
    pointing.press('hex:1');
    expect(pointing.selected).toEqual([]);
    pointing.press('verb:Go');
    pointing.press('hex:1');
    pointing.press('hex:4');
    expect(pointing.selected).toEqual(['verb:Go', 'hex:4']);
  });

  it('steps back one by one', () => {
    const { pointing } = tableOf(go);
    pointing.press('verb:Go');
    pointing.press('hex:1');
    expect(pointing.back()).toBe(true);
    expect(pointing.selected).toEqual(['verb:Go']);
    pointing.back();
    expect(pointing.back()).toBe(false);
  });

  it('asks the rules why, at the place that was pressed', async () => {
    const meant = move('verb:Go hex:1 hex:9');
    const { pointing, table } = tableOf(go, { meant: () => meant });
    pointing.press('hex:9', { x: 5, y: 6 });
    await vi.waitFor(() => expect(pointing.refused).not.toBeNull());
    expect(table.why).toHaveBeenCalledWith(meant);
    expect(pointing.refused).toMatchObject({ thing: 'hex:9', at: { x: 5, y: 6 }, reason: { code: 'C' } });
    pointing.back();
    expect(pointing.refused).toBeNull();
  });

  it('does not take what slid under a hand that presses twice', () => {
    const { pointing, play, table } = tableOf(go);
    pointing.press('hex:1', { x: 5, y: 6 });
    table.hand.still = true;
    pointing.press('hex:3', { x: 5, y: 6 });
    expect(play).not.toHaveBeenCalled();
    table.hand.still = false;
    pointing.press('hex:3', { x: 50, y: 6 });
    expect(play).toHaveBeenCalledWith(go[1]);
  });

  it('ignores a press that was meant for the question before', () => {
    const { pointing, play, table } = tableOf(go);
    table.tooSoon = () => true;
    pointing.press('verb:End');
    expect(play).not.toHaveBeenCalled();
  });

  it('wants the verb too where there is no way back', () => {
    const final = { ...certain, undoable: false };
    const { pointing, play } = tableOf(go, {}, [final, certain, final, certain]);
    pointing.press('hex:1');
    pointing.press('hex:2');
    expect(play).not.toHaveBeenCalled();
    pointing.press('verb:Go');
    expect(play).toHaveBeenCalledWith(go[0]);
  });

  it('asks again before something is lost for good', () => {
    const loss = { ...certain, undoable: false, loss: { name: 'x', args: {} } };
    const { pointing, play } = tableOf(go, {}, [certain, certain, certain, loss]);
    pointing.press('verb:End');
    expect(play).not.toHaveBeenCalled();
    expect(pointing.confirming?.move).toBe(go[3]);
    pointing.choose(pointing.confirming!, true);
    expect(play).toHaveBeenCalledWith(go[3]);
  });

  it('asks again before an exception loses something that could be undone, and takes the second press after a while', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const loss = { ...certain, endsTurn: true, loss: { name: 'x', args: {} } };
    const { pointing, play } = tableOf(go, {}, [certain, certain, certain, loss]);
    const end = pointing.choices[3]!;
    pointing.pick(end);
    pointing.pick(end);
    expect(play).not.toHaveBeenCalled();
    pointing.back();
    expect(pointing.confirming).toBeNull();
    pointing.pick(end);
    vi.advanceTimersByTime(500);
    pointing.pick(end);
    expect(play).toHaveBeenCalledWith(go[3]);
    vi.useRealTimers();
  });

  it('does not ask again where every answer loses something, or by nobody’s wish', () => {
    const loss = { ...certain, loss: { name: 'x', args: {} } };
    const all = tableOf(go, {}, [loss, loss, loss, loss]);
    expect(all.pointing.choices.some((choice) => all.pointing.asksAgain(choice))).toBe(false);
    settings.choose('confirm', 'never');
    const one = tableOf(go, {}, [certain, certain, certain, loss]);
    expect(one.pointing.asksAgain(one.pointing.choices[3]!)).toBe(false);
  });

  it('knows what must not be done by a slip of the hand', () => {
    const { pointing } = tableOf(go, {}, [certain, { ...certain, undoable: false }, certain, certain]);
    expect(pointing.choices.map((choice) => pointing.isGrave(choice))).toEqual([false, true, false, false]);
  });

  it('collects a gesture, previews it and sends it whole', async () => {
    const lay = [move('card:1'), move('card:2'), move('verb:Done')];
    const { pointing, play, table } = tableOf(lay, { continues: ({ type }) => type.startsWith('card:') });
    const preview = { moves: lay.slice(1), consequences: [], consequence: certain, view: {} } as Preview;
    table.session.preview.mockResolvedValue(preview);
    pointing.press('card:1');
    await vi.waitFor(() => expect(pointing.preview).toBe(preview));
    expect(pointing.gesture).toEqual([lay[0]]);
    expect(play).not.toHaveBeenCalled();
    pointing.press('verb:Done');
    expect(play).toHaveBeenCalledWith(lay[0], lay[2]);
    pointing.back();
    pointing.back();
    expect(pointing.gesture).toEqual([]);
    expect(pointing.preview).toBeNull();
  });

  it('sends at once what cannot be tried out', async () => {
    const { pointing, play } = tableOf([move('card:1')], { continues: () => true });
    pointing.press('card:1');
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  it('does not try out what shows something new: it is done at once', () => {
    const beginning = move('verb:Draw');
    const { pointing, play, table } = tableOf([beginning, move('verb:Stop')], { continues: () => true }, [
      { ...certain, undoable: false },
      certain,
    ]);
    pointing.choose(pointing.choices[0]!, true);
    expect(table.session.preview).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledWith(beginning);
  });
});

describe('a gesture', () => {
  const disk = [move('area:1'), move('area:2'), move('verb:End')];
  /** A table at which disks are laid and tried out one by one. */
  function laying(moves = disk) {
    const made = tableOf(disk, { continues: ({ type }) => type.startsWith('area:') });
    made.table.session.preview.mockImplementation(() =>
      Promise.resolve({ moves, consequences: [], consequence: certain, view: {} } as unknown as Preview),
    );
    Object.defineProperty(made.table, 'moves', { get: () => made.pointing.preview?.moves ?? disk });
    return made;
  }
  const settled = (pointing: Pointing<object, AMove>) =>
    vi.waitFor(() => expect(pointing.composing).toBe(false));

  it('takes every press on the board, however fast', async () => {
    const { pointing } = laying();
    pointing.press('area:1');
    pointing.press('area:1');
    pointing.press('area:2');
    await vi.waitFor(() => expect(pointing.gesture).toEqual([disk[0], disk[0], disk[1]]));
  });

  it('takes the same answer again, but no other one that ends it', async () => {
    const { pointing, play } = laying();
    const [one, , end] = pointing.choices;
    pointing.pick(one!);
    pointing.pick(one!);
    pointing.pick(end!);
    await vi.waitFor(() => expect(pointing.gesture).toEqual([disk[0], disk[0]]));
    await settled(pointing);
    expect(play).not.toHaveBeenCalled();
  });

  it('is taken back part by part', async () => {
    const { pointing } = laying();
    expect(pointing.staged).toBe(false);
    pointing.press('area:1');
    await settled(pointing);
    pointing.press('area:2');
    await settled(pointing);
    expect(pointing.staged).toBe(true);
    pointing.back();
    await vi.waitFor(() => expect(pointing.gesture).toEqual([disk[0]]));
    pointing.back();
    expect(pointing.staged).toBe(false);
  });

  it('gives back what is pressed again where no more of it can be laid', async () => {
    const { pointing } = laying(disk.slice(1));
    pointing.press('area:1');
    await settled(pointing);
    pointing.press('area:1');
    await vi.waitFor(() => expect(pointing.gesture).toEqual([]));
    expect(pointing.refused).toBeNull();
  });

  it('is followed by advice where it can be, else asked about before it goes back', async () => {
    const { pointing, play } = laying();
    pointing.press('area:1');
    await settled(pointing);
    pointing.advise(disk[1]!);
    await vi.waitFor(() => expect(pointing.gesture).toEqual([disk[0], disk[1]]));
    const other = move('verb:Other');
    pointing.advise(other);
    expect(play).not.toHaveBeenCalled();
    expect(pointing.replacing).toBe(other);
    pointing.back();
    expect(pointing.replacing).toBeNull();
    expect(pointing.gesture).toHaveLength(2);
    pointing.advise(other, true);
    expect(play).toHaveBeenCalledWith(other);
  });

  it('outlives the page, but not its question', async () => {
    const { pointing } = laying();
    pointing.press('area:1');
    await settled(pointing);
    const again = laying();
    again.pointing.turnOver();
    await again.pointing.restore();
    expect(again.pointing.gesture).toEqual([disk[0]]);
    const later = laying();
    later.table.question = 'another';
    await later.pointing.restore();
    expect(later.pointing.gesture).toEqual([]);
  });

  it('that cannot be taken up again is not played', async () => {
    const { pointing } = laying();
    pointing.press('area:1');
    await settled(pointing);
    const again = tableOf(disk);
    await again.pointing.restore();
    expect(again.play).not.toHaveBeenCalled();
    expect(again.pointing.gesture).toEqual([]);
  });
});

describe('a press while a move is on its way', () => {
  it('on another thing is meant for the next question, on the same thing it is not', () => {
    const { pointing, play, table } = tableOf([move('card:1'), move('card:2')]);
    pointing.press('card:1');
    expect(play).toHaveBeenCalledTimes(1);
    table.busy = true;
    pointing.press('card:1');
    table.busy = false;
    pointing.turnOver();
    expect(play).toHaveBeenCalledTimes(1);
    table.busy = true;
    pointing.press('card:2');
    table.busy = false;
    pointing.turnOver();
    expect(play).toHaveBeenLastCalledWith(move('card:2'));
    expect(play).toHaveBeenCalledTimes(2);
  });
});
