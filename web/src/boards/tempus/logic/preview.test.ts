import { describe, expect, it } from 'vitest';
import { moment } from './moments';
import { consequences } from './preview';
import type { LandHex, TempusMove, TempusView } from './types';

/** A small world for seat 0: grassland beside hills, forest and a mountain; the next era wants hills. */
function world(
  land: Partial<Record<string, Partial<LandHex>>> = {},
  change: Partial<TempusView> = {},
): TempusView {
  const { view } = moment('turn');
  const base: LandHex[] = [
    { hex: 'c4r5', terrain: 'grassland', owner: 0, tokens: 2, city: 0, fresh: 0 },
    { hex: 'c4r4', terrain: 'hills', tokens: 0, city: 0, fresh: 0 },
    { hex: 'c4r6', terrain: 'mountain', tokens: 0, city: 0, fresh: 0 },
    { hex: 'c5r5', terrain: 'forest', owner: 1, tokens: 2, city: 0, fresh: 0 },
    { hex: 'c9r9', terrain: 'farmland', owner: 0, tokens: 1, city: 0, fresh: 0 },
  ];
  const [own, other] = view.seats;
  return {
    ...view,
    nextEra: 'agriculture',
    land: base.map((hex) => ({ ...hex, ...land[hex.hex] })),
    acting: { seat: 0, actionsLeft: 1, running: 'nothing', allowance: 0, touched: false },
    seats: [
      { ...own!, seat: 0, era: 'roads', actionTokens: 3, supply: 9, handSize: 2 },
      { ...other!, seat: 1, handSize: 3 },
    ],
    hand: ['weapons-forest', 'medicine-hills'],
    deck: 10,
    discards: [],
    ...change,
  };
}

const of = (move: TempusMove, view = world()) =>
  Object.fromEntries(consequences(view, 0, move).map((each) => [each.what, each]));

describe('preview', () => {
  it('tells what a first step to new land brings and costs', () => {
    const step = of({ type: 'MoveToken', from: 'c4r5', to: 'c4r4' });
    expect(step.points).toEqual({ what: 'points', by: 1 });
    expect(step.progress).toEqual({ what: 'progress', by: 1 });
    expect(step.action).toEqual({ what: 'action', left: 2 });
    expect(step.movesLeft).toEqual({ what: 'movesLeft', count: 0 });
    expect(step.stack).toEqual({ what: 'stack', tokens: 1, limit: 3 });
  });

  it('counts neither mountains nor a move of the last token', () => {
    expect(of({ type: 'MoveToken', from: 'c4r5', to: 'c4r6' }).points).toBeUndefined();
    expect(of({ type: 'MoveToken', from: 'c9r9', to: 'c4r6' }).points).toEqual({ what: 'points', by: -1 });
    expect(of({ type: 'MoveToken', from: 'c9r9', to: 'c4r4' }).points).toBeUndefined();
  });

  it('goes on with a running action for nothing', () => {
    const running = world(
      {},
      { acting: { seat: 0, actionsLeft: 0, running: 'move', allowance: 2, touched: true } },
    );
    const step = of({ type: 'MoveToken', from: 'c4r5', to: 'c4r4' }, running);
    expect(step.action).toBeUndefined();
    expect(step.movesLeft).toEqual({ what: 'movesLeft', count: 1 });
    // A child would be a new action.
    expect(of({ type: 'HaveChild', hex: 'c4r5' }, running).action).toBeDefined();
  });

  it('tells what a child takes from the supply', () => {
    const child = of({ type: 'HaveChild', hex: 'c4r5' });
    expect(child.supply).toEqual({ what: 'supply', count: 8 });
    expect(child.childrenLeft).toEqual({ what: 'childrenLeft', count: 1 });
    expect(child.progress).toBeUndefined();
  });

  it('weighs a city against the tokens it takes away', () => {
    const city = of({ type: 'BuildCity', hex: 'c4r5', value: 2 });
    expect(city.points).toEqual({ what: 'points', by: 1 });
    expect(city.progress).toEqual({ what: 'progress', by: 1 });
    expect(city.back).toEqual({ what: 'back', count: 2 });
    expect(city.protected).toBeDefined();
    const onGoal = of({ type: 'BuildCity', hex: 'c4r5', value: 2 }, world({ c4r5: { terrain: 'hills' } }));
    expect(onGoal.progress).toEqual({ what: 'progress', by: -1 });
  });

  it('weighs a fight as far as it is public', () => {
    expect(of({ type: 'Attack', from: 'c4r5', to: 'c5r5' }).strength).toEqual({
      what: 'strength',
      attack: 2,
      cards: 2,
      defence: 2,
      hand: 3,
      seat: 1,
    });
    // The owner of a city names its terrain later.
    const city = world({ c5r5: { tokens: 0, city: 3 } });
    expect(of({ type: 'Attack', from: 'c4r5', to: 'c5r5' }, city).strength).toMatchObject({
      cards: 1,
      defence: 3,
    });
    const mountain = world({ c5r5: { terrain: 'mountain' } });
    expect(of({ type: 'Attack', from: 'c4r5', to: 'c5r5' }, mountain).strength).toMatchObject({ cards: 1 });
  });

  it('does not count the leader in its own fight, and says what it ends', () => {
    const view = world(
      {},
      {
        hand: ['military-leader-forest', 'military-leader-forest'],
        acting: { seat: 0, actionsLeft: 0, running: 'move', allowance: 1, touched: true },
      },
    );
    const leader = of(
      { type: 'MilitaryLeader', card: 'military-leader-forest', from: 'c4r5', to: 'c5r5' },
      view,
    );
    expect(leader.strength).toMatchObject({ cards: 1 });
    expect(leader.endsAction).toBeDefined();
    expect(leader.action).toBeUndefined();
  });

  it('tells who loses a token to religion', () => {
    const converted = of({ type: 'Religion', card: 'religion-hills', from: 'c5r5', to: 'c4r5' });
    expect(converted.victim).toEqual({ what: 'victim', seat: 1 });
    expect(converted.stack).toEqual({ what: 'stack', tokens: 3, limit: 3 });
  });

  it('tells how many cards an idea brings and costs', () => {
    expect(of({ type: 'HaveIdea' })).toEqual({ draw: { what: 'draw', count: 2 } });
    const full = world();
    full.seats[0]!.handSize = 4;
    expect(of({ type: 'HaveIdea' }, full).tooMany).toEqual({ what: 'tooMany', count: 1 });
    expect(of({ type: 'HaveIdea' }, world({}, { deck: 1 })).draw).toEqual({ what: 'draw', count: 1 });
  });

  it('warns of what is left unused', () => {
    const running = world(
      {},
      { acting: { seat: 0, actionsLeft: 0, running: 'move', allowance: 1, touched: true } },
    );
    expect(of({ type: 'EndTurn' }, running).unused).toEqual({ what: 'unused', count: 1 });
    expect(of({ type: 'EndTurn' })).toEqual({});
  });
});
