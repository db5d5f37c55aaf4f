import { expect, it } from 'vitest';
import { distinctNames } from './plan';

const player = (seat: number) => `Player ${seat + 1}`;

it('tells people at one screen apart who give no name or the same', () => {
  expect(distinctNames(['Bea', null, ''], 'Bea', player)).toEqual(['Bea', null, 'Player 3']);
  expect(distinctNames(['', ''], 'Bea', player)).toEqual(['Bea', 'Player 2']);
  expect(distinctNames(['', ''], '', player)).toEqual(['Player 1', 'Player 2']);
  expect(distinctNames(['Ana', 'Ana'], 'Bea', player)).toEqual(['Ana', 'Ana 2']);
});
