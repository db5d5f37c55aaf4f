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
    tooSoon: () => false,
    play,
    why: vi.fn(() => Promise.resolve({ code: 'C', rule: 'R', message: { en: 'No.', es: 'No.' } })),
    board: {
      describe: {
        parts: (each: AMove) => each.things.split(' ').map((thing) => ({ thing, say: thing })),
        ...more,
      },
    },
    session: { preview: vi.fn((): Promise<Preview | null> => Promise.resolve(null)) },
  };
  return { table, play, pointing: new Pointing<object, AMove>(table as unknown as Table<object, AMove>) };
}

beforeEach(() => settings.choose('confirm', 'losses'));

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
