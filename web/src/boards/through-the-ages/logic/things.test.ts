import { describe, expect, it } from 'vitest';
import { moment, MOMENTS } from './moments';
import { meantBy } from './reasons';
import { finalImpacts, storiesOf } from './stories';
import { askedAbout, byThing, isAnswer, keyOf, sameMove, thingOf } from './things';
import { touched } from './traces';
import type { AgesEvent, AgesMove } from './types';

describe('things', () => {
  it.each(MOMENTS)('hold every move once: %s', (name) => {
    const { view, seat, moves } = moment(name);
    const groups = byThing(view, seat ?? 0, moves);
    expect([...groups.values()].flat()).toHaveLength(moves.length);
  });

  it('know most kinds of moves from real matches', () => {
    const kinds = new Set(MOMENTS.flatMap((name) => moment(name).moves.map(({ type }) => type)));
    expect(kinds.size).toBeGreaterThanOrEqual(52);
  });

  it('gather what is done with one technology', () => {
    const { view } = moment('actions');
    const moves: AgesMove[] = [
      { type: 'Build', technology: 'A-bronze' },
      { type: 'Destroy', technology: 'A-bronze' },
      { type: 'Upgrade', from: 'A-bronze', to: 'I-iron' },
      { type: 'EndActions' },
    ];
    const groups = byThing(view, 1, moves);
    expect(groups.get('place 1 A-bronze')).toHaveLength(3);
    expect(isAnswer(view, 1, moves[3]!)).toBe(true);
  });

  it('lead to the board of the rival where something of it is chosen', () => {
    const { view, seat, moves } = moment('razing');
    const raze = moves[0]!;
    expect(raze.type).toBe('Raze');
    expect(askedAbout(view, seat!, moves)).toBe(raze.type === 'Raze' ? raze.rival : null);
    expect(askedAbout(view, seat!, [{ type: 'EndActions' }])).toBeNull();
    const colony: AgesMove = { type: 'LoseColony', colony: 'I-vast-territory' };
    expect(keyOf(thingOf(view, 2, colony))).toBe('colony 2 I-vast-territory');
  });

  it('tell moves apart', () => {
    expect(sameMove({ type: 'Bid', strength: 3 }, { type: 'Bid', strength: 3 })).toBe(true);
    expect(sameMove({ type: 'Bid', strength: 3 }, { type: 'Bid', strength: 4 })).toBe(false);
    expect(sameMove(null, { type: 'PassBid' })).toBe(false);
  });

  it('know what was meant', () => {
    const { view } = moment('actions');
    const place = { at: 'place', seat: 2, card: 'A-bronze' } as const;
    expect(meantBy(view, 2, place)).toEqual({ type: 'Build', technology: 'A-bronze' });
    expect(meantBy(view, 0, place)).toBeNull();
    expect(meantBy(view, 0, { at: 'hand', card: 'A-homer' })).toEqual({
      type: 'PlayLeader',
      leader: 'A-homer',
    });
    expect(meantBy(view, 0, { at: 'military', card: 'I-raid' })?.type).toBe('PlayAggression');
    expect(meantBy(view, 0, { at: 'shared', card: 'I-legion' })).toEqual({
      type: 'CopyTactic',
      tactic: 'I-legion',
    });
    const defending = moment('defence').view;
    expect(meantBy(defending, 0, { at: 'military', card: 'I-raid' })).toEqual({
      type: 'AddCard',
      card: 'I-raid',
    });
  });
});

describe('stories', () => {
  const events: AgesEvent[] = [
    { type: 'EventPrepared', seat: 1, age: 'I' },
    { type: 'EventRevealed', seat: 1, card: 'I-crusades' },
    { type: 'CultureChanged', seat: 0, amount: 4 },
    { type: 'CultureChanged', seat: 1, amount: -4 },
    { type: 'ActionCardPlayed', seat: 1, card: 'A-stockpile' },
    { type: 'FoodChanged', seat: 1, amount: 1 },
    {
      type: 'Produced',
      seat: 1,
      science: 1,
      culture: 0,
      food: 2,
      resources: 2,
      corruption: 0,
      consumption: 1,
    },
    { type: 'CardsDrawn', seat: 1, count: 2 },
  ];

  it('tell an event with what it did, and no more', () => {
    const [crusades, ...others] = storiesOf(events, 0);
    expect(crusades).toMatchObject({ kind: 'event', card: 'I-crusades', seat: 1 });
    expect(crusades!.steps.map(({ type }) => type)).toEqual(['CultureChanged', 'CultureChanged']);
    expect(others).toEqual([]);
  });

  it('tell the end of the own turn', () => {
    const turn = storiesOf(events, 1).at(-1)!;
    expect(turn.kind).toBe('turn');
    expect(turn.steps.map(({ type }) => type)).toEqual(['Produced', 'CardsDrawn']);
  });

  it('tell the impacts at the end', () => {
    const end: AgesEvent[] = [
      {
        type: 'Produced',
        seat: 0,
        science: 0,
        culture: 0,
        food: 0,
        resources: 0,
        corruption: 0,
        consumption: 0,
      },
      { type: 'EventRevealed', seat: 0, card: 'III-impact-of-wonders' },
      { type: 'CultureChanged', seat: 0, amount: 7 },
      { type: 'CultureChanged', seat: 1, amount: 2 },
      { type: 'GameEnded', culture: [90, 80] },
    ];
    expect(finalImpacts(end)).toEqual([
      {
        card: 'III-impact-of-wonders',
        scored: new Map([
          [0, 7],
          [1, 2],
        ]),
      },
    ]);
    expect(finalImpacts(events)).toEqual([]);
  });
});

describe('traces', () => {
  it('mark what has just changed', () => {
    const marked = touched([
      { type: 'Built', seat: 1, technology: 'A-bronze', resources: 2 },
      { type: 'LeaderPlayed', seat: 0, leader: 'A-moses' },
    ]);
    expect([...marked]).toEqual(['place 1 A-bronze', 'leader 0 A-moses']);
  });
});
