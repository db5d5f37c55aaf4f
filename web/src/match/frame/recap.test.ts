import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../api/types';
import { openTexts, speakOf } from '../../text';
import { Chronicle } from '../chronicle.svelte';
import type { Shown } from '../director.svelte';
import { cardsOf, linesOfCard } from './recap';

const event = (type: string, seat?: number) => ({ type, seat }) as GameEvent;
const act = (ply: number, seat: number, phase = 'p', events = [event(`E${ply}`)], quiet = false): Shown => ({
  act: { from: ply - 1, ply, seat, round: 1, phase },
  entries: [{ from: ply - 1, ply, seat, round: 1, phase, events, moves: [], hidden: 0, quiet, at: 0 }],
  events,
  view: null,
  points: null,
});

beforeAll(async () => {
  const texts = {
    'event.Played': '{seat, seat} plays.',
    'event.LetPass': '{seat, seat} passes.',
    'event.Lost': '{seat, seat} loses.',
    'event.Robbed': '{seat, seat} robs {victim, seat}.',
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(texts))));
  speakOf('recap', (seat) => `P${seat}`);
  await openTexts('recap');
});

describe('a recap', () => {
  it('has one card for each rival and phase where they act one after the other', () => {
    const cards = cardsOf([act(1, 1), act(2, 1), act(3, 2), act(4, 1, 'q')], new Chronicle(), 0);
    expect(cards.map(({ seat, phase, last }) => [seat, phase, last.act.ply, last.events.length])).toEqual([
      [1, 'p', 2, 2],
      [2, 'p', 3, 1],
      [1, 'q', 4, 1],
    ]);
  });

  it('tells together what people did by turns, in the order in which they did it', () => {
    const long = [event('A'), event('B')];
    const acts = [act(1, 3), act(2, 1, 'p', long), act(3, 2, 'p', long), act(4, 1)];
    const cards = cardsOf(acts, new Chronicle(), 0);
    expect(cards.map(({ seat, last }) => [seat, last.events.map(({ type }) => type)])).toEqual([
      [3, ['E1']],
      [null, ['A', 'B', 'A', 'B', 'E4']],
    ]);
  });

  it('has no card for each small deed', () => {
    const cards = cardsOf([act(1, 1), act(2, 2), act(3, 3)], new Chronicle(), 0);
    expect(cards.map(({ seat, entries }) => [seat, entries.length])).toEqual([[null, 3]]);
  });

  it('tells of a card and what came of it, whoever let it pass last, and marks what the viewer lost', () => {
    const cards = cardsOf(
      [
        act(1, 1, 'p', [event('Played', 1)]),
        act(2, 0, 'p', [event('LetPass', 0)], true),
        act(3, 2, 'p', [event('LetPass', 2), event('Lost', 0), event('Lost', 1)]),
      ],
      new Chronicle(),
      0,
    );
    expect(cards).toHaveLength(1);
    expect(linesOfCard(cards[0]!, new Chronicle(), 0)).toEqual([
      { seat: 1, line: 'P1 plays.', toMe: false },
      { seat: 0, line: 'P0 passes.', toMe: false },
      { seat: 2, line: 'P2 passes.', toMe: false },
      { seat: 0, line: 'P0 loses.', toMe: true },
      { seat: 1, line: 'P1 loses.', toMe: false },
    ]);
  });

  it('marks what followed an answer that the table gave for the viewer', () => {
    const passed = act(1, 0, 'p', [event('LetPass', 0), event('Lost', 0)], true);
    const [card] = cardsOf([passed], new Chronicle(), 0);
    expect(linesOfCard(card!, new Chronicle(), 0).map(({ toMe }) => toMe)).toEqual([false, true]);
  });

  it('leaves out what the viewer did alone, but not what it did to others', () => {
    const acts = [
      act(1, 0, 'p', [event('Played', 0)]),
      act(2, 0, 'q', [event('Played', 0), event('Lost', 2)]),
    ];
    expect(cardsOf(acts, new Chronicle(), 0).map(({ phase }) => phase)).toEqual(['q']);
  });

  it('tells what the table did under its phase, also after the own last act, which it leaves out', () => {
    const scored = act(1, 0, 'p', [event('Passed'), event('PhaseBegan'), event('Scored')]);
    const log = new Chronicle();
    log.take(0, scored.entries, { round: 1, phase: 'q' });
    const cards = cardsOf([scored], log, 0);
    expect(cards.map(({ seat, phase, last }) => [seat, phase, last.events.map(({ type }) => type)])).toEqual([
      [null, 'q', ['PhaseBegan', 'Scored']],
    ]);
  });

  it('knows what was done to the viewer, also where it is told of who did it', () => {
    const robbed = (victim: number) => ({ ...event('Robbed', 1), victim });
    const [card] = cardsOf([act(1, 1, 'p', [robbed(0), robbed(2)])], new Chronicle(), 0);
    expect(linesOfCard(card!, new Chronicle(), 0)).toEqual([
      { seat: 1, line: 'P1 robs P0.', toMe: true },
      { seat: 1, line: 'P1 robs P2.', toMe: false },
    ]);
  });
});
