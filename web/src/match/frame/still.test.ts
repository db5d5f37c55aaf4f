import { expect, it } from 'vitest';
import answersSource from './Answers.svelte?raw';
import { Aim, StillHand } from './still';

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

it('gives only the answer that the press began on', () => {
  const list = document.createElement('div');
  list.innerHTML = '<button data-answer><b>Take it</b></button><button data-answer>Buy it</button><p></p>';
  const [take, buy] = list.children;
  const aim = new Aim();
  aim.begin(take!.firstChild);
  expect(aim.misses(take!)).toBe(false);
  aim.begin(take!);
  expect(aim.misses(buy!)).toBe(true);
  aim.begin(list.lastChild);
  expect(aim.misses(buy!)).toBe(true);
  // What is no answer is not guarded here, and a key has no place that could move.
  aim.begin(take!);
  expect(aim.misses(list.lastChild)).toBe(false);
  expect(aim.misses(buy!)).toBe(false);
});

it('shows the keys of answers without moving any', () => {
  const badge = /\.walking[^{]*::before \{[^}]*\}/.exec(answersSource)?.[0];
  expect(badge).toContain('position: absolute');
});
