import { describe, expect, it } from 'vitest';
import type { Consequence } from '../../api/types';
import type { Choice } from '../../boards/common/choices';
import { answersOf, type Answer } from './answers';

const consequence = (loss = false, endsTurn = false): Consequence => ({
  changes: [],
  open: [],
  endsTurn,
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
    answer.kind === 'begin'
      ? `${answer.part.thing} (${answer.choices.length})`
      : answer.kind === 'counted'
        ? `${answer.part.thing}: ${answer.counts.map(({ count }) => count).join(' ')}`
        : answer.choice.move.type,
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

  it('begin with what the question is about, and list things that have no other order by their names', () => {
    const named = (area: string): Choice => ({
      ...choice(`verb:Go area:${area}`),
      parts: [
        { thing: 'verb:Go', say: 'Go' },
        { thing: `area:${area}`, say: area, byName: true },
      ],
    });
    const deal = { ...choice('verb:Deal offer:1') };
    deal.parts[0]!.first = true;
    const { usual } = answersOf(
      [choice('verb:Wait'), named('Siwa'), named('África'), deal, named('Gaza')],
      [],
    );
    expect(words(usual)).toEqual([
      'verb:Deal offer:1',
      'verb:Wait',
      'verb:Go area:África',
      'verb:Go area:Gaza',
      'verb:Go area:Siwa',
    ]);
  });

  it('skip what all of them have in common', () => {
    const many = Array.from({ length: 10 }, (_, index) => choice(`verb:Take card:${index % 2} to:${index}`));
    expect(words(answersOf(many, []).usual)).toEqual(['card:0 (5)', 'card:1 (5)']);
  });

  it('end a turn in a place of its own', () => {
    const end: Choice = { ...choice('verb:End'), consequence: consequence(false, true) };
    const found = answersOf([choice('verb:Move hex:1'), end], []);
    expect(words(found.usual)).toEqual(['verb:Move hex:1']);
    expect(words([found.ending!])).toEqual(['verb:End']);
    expect(answersOf([end], []).ending).toBeNull();
  });

  it('have their numbers beside them where nothing else is open', () => {
    const march = (to: number, count: number) => choice(`verb:March area:1 area:${to} count:${count}`);
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    const many = [...eight.map((count) => march(2, count)), ...eight.map((count) => march(3, count))];
    expect(words(answersOf(many, ['area:1']).usual)).toEqual([
      'area:2: 1 2 3 4 5 6 7 8',
      'area:3: 1 2 3 4 5 6 7 8',
    ]);
    expect(words(answersOf([...many, choice('verb:End')], []).usual)).toEqual([
      'verb:March (16)',
      'verb:End',
    ]);
  });

  it('tell a way from the way back', () => {
    const march = (from: string, to: string, count: number) =>
      choice(`verb:March area:${from} area:${to} count:${count}`);
    const both = [1, 2, 3].flatMap((count) => [march('a', 'b', count), march('b', 'a', count)]);
    const found = answersOf([...both, march('a', 'b', 4), march('b', 'a', 4), march('b', 'a', 5)], []);
    expect(found.counts).toEqual([]);
    expect(words(found.usual)).toEqual(['area:a: 1 2 3 4', 'area:b: 1 2 3 4 5']);
    const few = answersOf(both, []);
    expect(few.counts).toEqual([]);
    expect(new Set(few.usual.map(({ key }) => key)).size).toBe(few.usual.length);
  });

  it('say once what all of them do, where they are only things or numbers', () => {
    const verbOf = (choices: Choice[], selected: string[] = []) => answersOf(choices, selected).verb?.thing;
    const marches = [1, 2, 3, 4, 5].flatMap((to) => [
      choice(`verb:March a:${to} b:1`),
      choice(`verb:March a:${to} b:2`),
    ]);
    expect(verbOf(marches)).toBe('verb:March');
    expect(verbOf(marches, ['verb:March'])).toBeUndefined();
    expect(verbOf([...marches, choice('verb:Build a:1')])).toBeUndefined();
    expect(verbOf([choice('verb:March a:1'), choice('verb:March a:2')])).toBeUndefined();
    expect(verbOf([1, 2, 3].map((count) => choice(`verb:Bid count:${count}`)))).toBe('verb:Bid');
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
    const cards = [choice('verb:Lay card:1', true), choice('verb:Lay card:2'), choice('verb:Lay card:3')];
    expect(answersOf(cards, []).losses).toEqual([]);
    expect(words(answersOf(cards, []).usual)).toEqual([
      'verb:Lay card:2',
      'verb:Lay card:3',
      'verb:Lay card:1',
    ]);
    const discards = [choice('card:1', true), choice('card:2', true)];
    expect(words(answersOf(discards, []).usual)).toEqual(['card:1', 'card:2']);
  });

  it('have one place for the word with which one leaves a question about things', () => {
    const things = [1, 2].map((index) => ({ ...choice(`verb:Take area:${index}`), move: { type: 'Take' } }));
    const stop = { ...choice('verb:Stop'), move: { type: 'Stop' } };
    expect(answersOf([stop, ...things], []).ending).toMatchObject({ choice: stop });
    expect(answersOf([stop, things[0]!], []).ending).toMatchObject({ choice: stop });
    const other = { ...choice('verb:Go area:3'), move: { type: 'Go' } };
    expect(answersOf([stop, ...things, other], []).ending).toBeNull();
    const named = { ...stop, parts: [{ ...stop.parts[0]!, ends: true }] };
    expect(answersOf([named, ...things, other], []).ending).toMatchObject({ choice: named });
    expect(answersOf([named], []).ending).toMatchObject({ choice: named });
  });
});
