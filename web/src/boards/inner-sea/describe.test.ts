import { describe as suite, expect, it, vi } from 'vitest';
import { describe } from './describe';
import type { InnerSeaMove, SeaTable } from './types';

vi.mock('../../text', async (original) => ({
  ...(await original<typeof import('../../text')>()),
  say: (key: string, args: object) => `${key} ${JSON.stringify(args)}`,
}));

suite('what a disaster strikes', () => {
  const strikes = (area: string) => {
    const move = { type: 'Target', area } as InnerSeaMove;
    const table = {
      moves: [move],
      view: { areas: [], powers: [] },
      foresight: {
        struck: [
          { area: 'nora', forces: [{ faction: 'carthage', size: 2 }], spared: false },
          { area: 'sardinia', forces: [], spared: false },
          { area: 'corsica', forces: [], spared: true },
        ],
      },
    } as unknown as SeaTable;
    return describe.say!(move, table);
  };

  it('is said with who stands there, and where nobody does', () => {
    expect(strikes('nora')).toMatch(/: 2 (of|de) /);
    expect(strikes('corsica')).toMatch(/: (empty|sin discos)$/);
    expect(strikes('sardinia')).not.toContain(':');
  });
});

suite('a card that takes disks', () => {
  const two = (area: string, faction?: string) =>
    ({ type: 'Target', area, ...(faction ? { faction } : {}) }) as InnerSeaMove;
  const stack = (faction: string, disks: number) => ({ faction, disks, allies: 0, standing: 'city' });
  const table = {
    moves: [two('phrygia', 'troy'), two('troy'), two('lydia')],
    view: {
      seat: 0,
      areas: [
        { area: 'phrygia', contested: false, stacks: [stack('troy', 2)] },
        { area: 'troy', contested: false, stacks: [stack('troy', 2)] },
      ],
      powers: [{ civilization: 'rome', seat: 0 }],
    },
    foresight: { struck: [] },
  } as unknown as SeaTable;
  const [struck, walled, empty] = table.moves;

  it('says how many of whom stand there, and where it takes none', () => {
    expect(describe.say!(struck!, table)).toMatch(/: 2 (of|de) /);
    expect(describe.say!(walled!, table)).toMatch(/: (loses nothing|no pierde nada)$/);
    expect(describe.say!(empty!, table)).toMatch(/: (empty|sin discos)$/);
  });

  it('is aimed at those first; the others are a group apart', () => {
    const [one, other, third] = table.moves.map((move) => describe.parts(move, table));
    expect(one![0]).toMatchObject({ thing: 'area:phrygia', first: true });
    expect([other![0]!.thing, third![0]!.thing]).toEqual(['idle', 'idle']);
    expect(other![0]!.loose).toBe(true);
    expect(third![1]).toMatchObject({ thing: 'area:lydia', first: false });
  });
});

suite('what talents are paid', () => {
  const pay = (count: number) => ({ type: 'Amount', count }) as InnerSeaMove;
  const table = {
    prompt: { name: 'DrawStep', args: { hand: 1, count: 3, limit: 6, excess: 0 } },
    moves: [pay(0), pay(4)],
    consequences: [{}, { loss: { name: 'cards-above-limit', args: { count: 2 } } }],
    pointing: { gesture: [] },
  } as unknown as SeaTable;

  it('is one answer each, in the same words wherever it is read', () => {
    const said = table.moves.map((move) => describe.say!(move, table));
    expect(table.moves.map((move) => describe.parts(move, table).map((part) => part.say))).toEqual(
      said.map((text) => [text]),
    );
    expect(said).toEqual([
      'board.draw {"talents":0,"cards":4,"excess":0}',
      'board.draw {"talents":4,"cards":8,"excess":2}',
    ]);
  });
});
