import { expect, it } from 'vitest';
import { StillHand } from './still';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

it('knows a hand that presses twice without having moved', () => {
  const hand = new StillHand();
  hand.press(at(100, 100));
  expect(hand.still).toBe(false);
  hand.move(at(102, 101));
  hand.press(at(103, 100));
  expect(hand.still).toBe(true);
  hand.move(at(140, 100));
  hand.move(at(103, 100));
  hand.press(at(103, 100));
  expect(hand.still).toBe(false);
  hand.press(at(200, 100));
  expect(hand.still).toBe(false);
});

it('knows a finger that stays on its key', () => {
  const hand = new StillHand();
  hand.key('4');
  expect(hand.still).toBe(false);
  hand.key('4');
  expect(hand.still).toBe(true);
  hand.key('ArrowRight');
  hand.key('4');
  expect(hand.still).toBe(false);
  hand.press(at(10, 10));
  hand.key('4');
  expect(hand.still).toBe(false);
});
