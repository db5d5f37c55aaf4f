import { describe, expect, it } from 'vitest';
import type { Consequence } from '../../api/types';
import type { Choice } from '../../boards/common/pointing.svelte';
import { answersOf, type Answer } from './answers';
import { cardsOf } from './recap';
import { atEnd, DRAWN, earlier, later } from './window';

const consequence = (loss = false): Consequence => ({
  changes: [],
  open: [],
  endsTurn: false,
  undoable: true,
  ...(loss ? { loss: { name: 'x', args: {} } } : {}),
});
const choice = (things: string, loss = false): Choice => ({
  move: { type: things },
  parts: things.split(' ').map((thing) => ({ thing, say: thing })),
  consequence: consequence(loss),
});
const words = (answers: Answer[]) =>
  answers.map((answer) =>
    answer.kind === 'begin' ? `${answer.part.thing} (${answer.choices.length})` : answer.choice.move.type,
  );

describe('answers', () => {
  it('are one button each where they are few', () => {
    const { usual } = answersOf([choice('verb:Move hex:1'), choice('verb:Move hex:2')], []);
    expect(words(usual)).toEqual(['verb:Move hex:1', 'verb:Move hex:2']);
  });

  it('are grouped by what tells them apart next where they are many, verbs first', () => {
    const many = [
      ...Array.from({ length: 3 }, (_, index) => choice(`card:${index} verb:Play`)),
      ...Array.from({ length: 9 }, (_, index) => choice(`verb:Move hex:${index % 3} hex:${10 + index}`)),
      choice('verb:End'),
    ];
    expect(words(answersOf(many, []).usual)).toEqual([
      'verb:Move (9)',
      'verb:End',
      'card:0 verb:Play',
      'card:1 verb:Play',
      'card:2 verb:Play',
    ]);
    const moves = many.slice(3, 12);
    expect(words(answersOf(moves, ['verb:Move']).usual)).toEqual(['hex:0 (3)', 'hex:1 (3)', 'hex:2 (3)']);
  });

  it('skip what all of them have in common', () => {
    const many = Array.from({ length: 10 }, (_, index) => choice(`verb:Take card:${index % 2} to:${index}`));
    expect(words(answersOf(many, []).usual)).toEqual(['card:0 (5)', 'card:1 (5)']);
  });

  it('become numbers where only a number is open', () => {
    const counts = [3, 1, 2].map((count) => choice(`verb:Advance count:${count}`));
    const found = answersOf(counts, []);
    expect(found.usual).toEqual([]);
    expect(found.counts.map(({ count }) => count)).toEqual([1, 2, 3]);
  });

  it('stand apart when they throw something away, unless all of them do', () => {
    const found = answersOf([choice('verb:Move'), choice('verb:End', true)], []);
    expect(words(found.usual)).toEqual(['verb:Move']);
    expect(words(found.losses)).toEqual(['verb:End']);
    const discards = [choice('card:1', true), choice('card:2', true)];
    expect(words(answersOf(discards, []).usual)).toEqual(['card:1', 'card:2']);
  });
});

describe('a recap', () => {
  it('has one card for each rival and phase', () => {
    const act = (ply: number, seat: number, phase = 'p') => ({
      act: { from: ply - 1, ply, seat, round: 1, phase },
      entries: [],
      events: [{ type: `E${ply}` }],
      view: null,
    });
    const cards = cardsOf([act(1, 1), act(2, 2), act(3, 1), act(4, 1, 'q')]);
    expect(cards.map(({ seat, phase, last }) => [seat, phase, last.act.ply, last.events.length])).toEqual([
      [1, 'p', 3, 2],
      [2, 'p', 2, 1],
      [1, 'q', 4, 1],
    ]);
  });
});

describe('the window of a long list', () => {
  it('shows the end, and moves both ways without growing', () => {
    const end = atEnd(1000);
    expect(end).toEqual({ from: 1000 - DRAWN, to: 1000 });
    const before = earlier(end, 1000);
    expect(before.to - before.from).toBe(DRAWN);
    expect(before.from).toBeLessThan(end.from);
    expect(later(before, 1000)).toEqual(end);
    expect(atEnd(3)).toEqual({ from: 0, to: 3 });
    expect(earlier({ from: 10, to: 60 }, 1000).from).toBe(0);
  });
});
