import { describe, expect, it } from 'vitest';
import type { Move } from '../api/types';
import { allChoices, groupMoves, label, LONG, plainMoves, sameMove, searchMoves } from './picker';

type Any = Move & Record<string, unknown>;
const text = (move: Move) => {
  const any = move as Any;
  switch (any.type) {
    case 'MoveToken':
      return `Mover de ${String(any.from)} a ${String(any.to)}`;
    case 'Turn':
      return any.turns === 0 ? 'No girar' : `Girar ${String(any.turns)} veces`;
    default:
      return 'Acción: fin del turno';
  }
};
const walk = (from: string, to: string): Any => ({ type: 'MoveToken', from, to });
const many = ['a', 'b', 'c'].flatMap((from) => [1, 2, 3, 4, 5].map((to) => walk(from, `x${to}`)));

describe('the picker', () => {
  it('groups by kind, in the order of the moves', () => {
    const groups = groupMoves([walk('a', 'b'), { type: 'End' }, walk('a', 'c')], text);
    expect(groups.map((group) => [group.key, group.choices.length])).toEqual([
      ['MoveToken', 2],
      ['End', 1],
    ]);
    expect(groups[0]!.label).toBe('Mover de a a …');
    expect(groups[1]!.label).toBe('Acción: fin del turno');
  });

  it('divides a long kind by the first field that differs', () => {
    expect(many.length).toBeGreaterThan(LONG);
    const [group] = groupMoves(many, text);
    expect(group!.label).toBe('Mover de …');
    expect(group!.choices).toEqual([]);
    expect(group!.groups.map((part) => [part.label, part.choices.length])).toEqual([
      ['Mover de a a …', 5],
      ['Mover de b a …', 5],
      ['Mover de c a …', 5],
    ]);
  });

  it('does not divide what differs everywhere', () => {
    const flat = Array.from({ length: 20 }, (_, index) => walk('a', `x${index}`));
    const [group] = groupMoves(flat, text);
    expect(group!.choices).toHaveLength(20);
    expect(group!.groups).toEqual([]);
  });

  it('loses no move', () => {
    const moves: Move[] = [
      ...many,
      { type: 'End' },
      { type: 'Turn', turns: 0 } as Any,
      { type: 'Turn', turns: 2 } as Any,
    ];
    const listed = allChoices(groupMoves(moves, text)).map((choice) => choice.move);
    expect(listed).toHaveLength(moves.length);
    expect(new Set(listed)).toEqual(new Set(moves));
  });

  it('has no label where the sentences have nothing in common', () => {
    expect(
      label([
        { move: { type: 'Turn' }, text: 'No girar' },
        { move: { type: 'Turn' }, text: 'Girar' },
      ]),
    ).toBe('');
  });

  it('finds moves by words, without accents', () => {
    const groups = groupMoves([...many, { type: 'End' }], text);
    expect(searchMoves(groups, 'accion FIN')).toHaveLength(1);
    expect(searchMoves(groups, 'b x3').map((choice) => choice.move)).toEqual([walk('b', 'x3')]);
    expect(searchMoves(groups, 'nada')).toEqual([]);
  });

  it('knows a move whatever the order of its fields', () => {
    expect(sameMove(walk('a', 'b'), { to: 'b', from: 'a', type: 'MoveToken' } as Any)).toBe(true);
    expect(sameMove(walk('a', 'b'), walk('b', 'a'))).toBe(false);
    expect(sameMove(null, null)).toBe(false);
  });

  it('lists the plain moves that are not possible now', () => {
    const keys = ['move.End', 'move.Draw', 'move.MoveToken', 'event.End'];
    expect(plainMoves(keys, (key) => key === 'move.MoveToken', [{ type: 'End' }])).toEqual(['Draw']);
  });
});
