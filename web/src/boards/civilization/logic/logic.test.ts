/** What the board works out for itself, held against the rules. */
import { describe, expect, it } from 'vitest';
import { handValue, priceOf, setsOf, without } from './cards';
import { choicesOf, press, spotsOf, usualCount } from './choices';
import { afterBuilding, clashIn, fight, outlook, taxes, withMore } from './forecast';
import { moment } from './moments';
import { handAfter, readings, wall } from './offers';
import { marchPlan, offerPlan, purchasePlan, step } from './plans';
import { bestPayment, needed, paymentOf } from './purchase';
import { meantByArea } from './reasons';
import { stillGoingOn, tell } from './story';
import { epochOf, nationOf, nextSpace } from './succession';
import { tracesOf } from './traces';
import type { AreaView, CivilizationView, MoveOf } from './types';

const table = () => moment('Travel').view;

function withCards(
  view: CivilizationView,
  seat: number,
  ...cards: CivilizationView['seats'][number]['cards']
) {
  view.seats[seat]!.cards = cards;
  return view;
}

const area = (id: string, tokens: [number, number][], city?: number): AreaView => ({
  area: id,
  newCity: false,
  marked: 0,
  flagged: false,
  tokens: tokens.map(([seat, count]) => ({ seat, count })),
  ...(city === undefined ? {} : { city }),
});

describe('hands', () => {
  it('are worth the square of their sets (17.4)', () => {
    expect(handValue(['cloth', 'cloth', 'cloth', 'grain', 'piracy'])).toBe(45 + 4);
    expect(setsOf(['grain', 'cloth', 'grain']).map(({ card, count, value }) => [card, count, value])).toEqual(
      [
        ['grain', 2, 16],
        ['cloth', 1, 5],
      ],
    );
    expect(without(['salt', 'salt', 'gold'], ['salt', 'gems'])).toEqual(['salt', 'gold']);
  });
});

describe('purchases', () => {
  it('count every credit once for each card (17.5, 17.11, 17.15)', () => {
    expect(priceOf([], 'law')).toBe(170);
    expect(priceOf(['literacy', 'architecture', 'music'], 'law')).toBe(170 - 25 - 15 - 5);
    expect(priceOf(['engineering', 'astronomy', 'coinage', 'medicine'], 'mysticism')).toBe(0);
  });

  it('pay the way that leaves most (17.8, 17.9)', () => {
    expect(bestPayment(20, ['cloth', 'cloth'], 0, 6)).toEqual(['cloth', 'cloth']);
    expect(bestPayment(5, ['cloth', 'cloth'], 5, 6)).toEqual([]);
    expect(bestPayment(30, ['cloth', 'cloth'], 5, 6)).toBeNull();
    expect(paymentOf(18, ['cloth', 'cloth'], 3)).toEqual({
      price: 18,
      laid: 20,
      treasury: 0,
      lost: 2,
      missing: 0,
    });
    expect(paymentOf(30, ['cloth', 'cloth'], 3)).toMatchObject({ treasury: 3, missing: 7 });
  });

  it('lay no more cards than the price needs', () => {
    expect(needed(4, ['gold', 'salt', 'grain'])).toEqual(['salt', 'grain']);
    expect(needed(0, ['gold'])).toEqual([]);
  });

  it('are carried out card by card, then paid', () => {
    const { view } = moment('BuyCards');
    const plan = purchasePlan(['music', 'pottery'], ['grain']);
    expect(plan(view)).toEqual({ type: 'BuyCard', card: 'pottery' });
    expect(plan({ ...view, basket: ['pottery'] })).toEqual({ type: 'BuyCard', card: 'music' });
    expect(plan({ ...view, basket: ['pottery', 'music'] })).toEqual({ type: 'Spend', card: 'grain' });
    expect(plan({ ...view, basket: ['pottery', 'music'], laid: ['grain'] })).toEqual({ type: 'Done' });
    expect(plan({ ...view, basket: [], laid: [] })).toBeNull();
  });
});

describe('conflict', () => {
  it('takes off the weaker first and equals together (11.5)', () => {
    const view = withCards(table(), 0);
    view.seats.forEach((seat) => (seat.cards = []));
    const forces = (...list: [number, number][]) => list.map(([seat, count]) => ({ seat, count }));
    expect(fight(view, forces([0, 3], [1, 5]), 2)).toEqual(forces([0, 0], [1, 3]));
    expect(fight(view, forces([0, 2], [1, 2]), 2)).toEqual(forces([0, 1], [1, 1]));
    expect(fight(view, forces([0, 1], [1, 1]), 1)).toEqual(forces([0, 0], [1, 0]));
    withCards(view, 0, 'metalworking');
    expect(fight(view, forces([0, 2], [1, 2]), 3)).toEqual(forces([0, 2], [1, 1]));
  });

  it('knows when people live together and when a city is safe (11.1, 11.6)', () => {
    const view = table();
    view.seats.forEach((seat) => (seat.cards = []));
    expect(
      clashIn(
        view,
        area('germania', [
          [0, 2],
          [1, 3],
        ]),
      ),
    ).toBeNull();
    expect(
      clashIn(
        view,
        area('germania', [
          [0, 3],
          [1, 3],
        ]),
      )?.kind,
    ).toBe('battle');
    expect(clashIn(view, area('roma', [[0, 6]], 1))?.kind).toBe('repulse');
    expect(clashIn(view, area('roma', [[0, 7]], 1))?.kind).toBe('assault');
    withCards(view, 1, 'engineering');
    expect(clashIn(view, area('roma', [[0, 7]], 1))).toMatchObject({ kind: 'repulse', needed: 8 });
    expect(clashIn(view, area('roma', [[1, 3]], 1))).toBeNull();
  });

  it('adds those who come', () => {
    const view = { ...table(), areas: [area('roma', [[0, 2]])] };
    expect(withMore(view, 'roma', 0, 3).tokens).toEqual([{ seat: 0, count: 5 }]);
    expect(withMore(view, 'roma', 1, 1).tokens).toHaveLength(2);
    expect(withMore(view, 'neapolis', 1, 1).tokens).toEqual([{ seat: 1, count: 1 }]);
  });
});

describe('the outlook', () => {
  it('counts what stays, what is too much and what cities need (13.1, 14.2)', () => {
    const view = { ...table(), areas: [area('germania', [[0, 9]]), area('roma', [[0, 2]], 0)] };
    delete view.voyage;
    view.seats[0] = { ...view.seats[0]!, cards: [], cities: 1, cityStock: 8 };
    expect(outlook(view, 0)).toMatchObject({ kept: 5, surplus: 6, needs: 2, sites: [] });
    withCards(view, 0, 'agriculture');
    expect(outlook(view, 0)).toMatchObject({ kept: 6, surplus: 5 });
  });

  it('knows what a new city costs (12.2)', () => {
    const view = { ...table(), areas: [area('roma', [[0, 7]])] };
    delete view.voyage;
    view.seats[0] = { ...view.seats[0]!, cards: [], cities: 0, cityStock: 9 };
    expect(outlook(view, 0).sites).toEqual(['roma']);
    expect(afterBuilding(view, 0, 'roma')).toMatchObject({ kept: 0, needs: 2, cities: 1, sites: [] });
  });

  it('tells which cities revolt (6.1)', () => {
    const seat = { ...table().seats[0]!, cities: 4, stock: 7 };
    expect(taxes(seat, 2)).toEqual({ paid: 6, revolts: 1 });
    expect(taxes(seat, 1)).toEqual({ paid: 4, revolts: 0 });
  });
});

describe('offers', () => {
  it('are read by what is true of them (16.3)', () => {
    const ways = readings({ count: 3, value: 12, named: 'salt' }, []);
    expect(ways).toContainEqual({ cards: ['salt', 'salt'], calamities: 1 });
    expect(ways.every(({ cards }) => cards.includes('salt'))).toBe(true);
    expect(
      ways.every(({ cards, calamities }) => cards.length + calamities === 3 && handValue(cards) === 12),
    ).toBe(true);
    expect(readings({ count: 3, value: 81, named: 'gold' }, ['gold'])).toEqual([]);
  });

  it('show what a deal would make of the hand', () => {
    expect(handAfter(['salt', 'hides'], ['hides'], { count: 3, value: 27, named: 'salt' })).toEqual({
      least: 36, // one salt and two bronze
      most: 48, // three salt
    });
    expect(handAfter([], [], { count: 3, value: 1000, named: 'salt' })).toBeNull();
  });

  it('hang with their answers', () => {
    const { view } = moment('Trade');
    const hanging = wall(view.offers);
    expect(hanging.flatMap(({ offer, answers }) => [offer, ...answers])).toHaveLength(view.offers.length);
  });

  it('are put together in order and hung up', () => {
    const { view } = moment('Trade');
    const plan = offerPlan(view, {
      answers: 0,
      cards: ['gold', 'salt', 'salt'],
      named: 'salt',
      claim: 'gems',
      wish: null,
      to: 1,
    });
    const at = (draft: Partial<NonNullable<CivilizationView['draft']>>) => ({
      ...view,
      draft: { ...view.draft!, ...draft },
    });
    expect(plan(view)).toEqual({ type: 'StartOffer' });
    expect(plan(at({ stage: 1, cards: [] }))).toEqual({ type: 'AddCard', card: 'salt' });
    expect(plan(at({ stage: 1, cards: ['salt', 'salt'] }))).toEqual({ type: 'AddCard', card: 'gold' });
    expect(plan(at({ stage: 1, cards: ['salt', 'salt', 'gold'] }))).toEqual({
      type: 'NameCommodity',
      commodity: 'salt',
    });
    expect(plan(at({ stage: 2 }))).toEqual({ type: 'Claim', commodity: 'gems' });
    expect(plan(at({ stage: 2, claim: 'gems' }))).toEqual({ type: 'Post', to: 1 });
    expect(plan(at({ stage: 0 }))).toBeNull();
  });
});

describe('moves on the map', () => {
  it('have a source and targets, and every march is reachable by two presses', () => {
    const { view, moves } = moment('Travel');
    const choices = choicesOf(moves, view);
    const march = moves.find((move): move is MoveOf<'March'> => move.type === 'March')!;
    expect(spotsOf(choices, null).get(march.from)?.role).toBe('source');
    expect(spotsOf(choices, march.from).get(march.to)?.role).toBe('target');
    expect(press(choices, null, march.from)).toEqual({ does: 'take', source: march.from });
    expect(press(choices, march.from, march.to)).toEqual({ does: 'march', from: march.from, to: march.to });
    expect(press(choices, march.from, march.from)).toEqual({ does: 'drop' });
    expect(press(choices, null, 'sea-west-med')).toEqual({ does: 'nothing' });
  });

  it('march in steps that the rules know (10.2)', () => {
    const { view, moves } = moment('Travel');
    const march = moves.find((move): move is MoveOf<'March'> => move.type === 'March' && move.count > 1)!;
    expect(step(marchPlan(view, march.from, march.to, march.count), view, moves)).toEqual(march);
    expect(step(marchPlan(view, march.from, march.to, 1), view, moves)).toEqual({ ...march, count: 1 });
    expect(step(marchPlan(view, march.from, march.to, 1), view, [])).toBeNull();
  });

  it('suggest to move what the area cannot hold', () => {
    const view = { ...table(), areas: [{ ...area('roma', [[0, 6]]), marked: 6 }] };
    expect(usualCount(view, 0, 'roma')).toBeLessThanOrEqual(6);
    expect(usualCount({ ...view, areas: [{ ...area('roma', [[0, 1]]), marked: 1 }] }, 0, 'roma')).toBe(1);
  });

  it('mean something even where nothing can be done', () => {
    const { view, moves } = moment('BuildCities');
    expect(meantByArea(view, 0, moves, null, 'roma', 1)).toEqual({ type: 'BuildCity', area: 'roma' });
    const travel = moment('Travel');
    expect(meantByArea(travel.view, 0, travel.moves, 'roma', 'susa', 2)).toEqual({
      type: 'March',
      from: 'roma',
      to: 'susa',
      count: 2,
    });
  });
});

describe('the succession table', () => {
  it('asks for cities, groups, cards and points (20.2, 21.1)', () => {
    const view: CivilizationView = { ...table(), variant: 'complete', goal: 14, hand: [] };
    const seat = { ...view.seats[0]!, nation: 'egypt', cities: 2, cards: [], points: 100, handSize: 2 };
    delete view.seat;
    expect(epochOf(nationOf('egypt'), 3)).toBe('neolithic');
    expect(nextSpace(view, { ...seat, space: 3 }).needs).toEqual([{ kind: 'cities', has: 2, needs: 3 }]);
    expect(nextSpace(view, { ...seat, space: 4 }).needs).toEqual([]);
    expect(nextSpace(view, { ...seat, space: 6 }).needs).toEqual([{ kind: 'groups', has: 0, needs: 3 }]);
    expect(nextSpace(view, { ...seat, space: 10 }).needs).toEqual([
      { kind: 'cards', has: 0, needs: 7 },
      { kind: 'points', has: 100, needs: 1000, hidden: true },
    ]);
    expect(nextSpace(view, { ...seat, space: 5, cities: 0 }).falls).toBe(true);
    expect(nextSpace({ ...view, variant: 'peasants', goal: 8 }, { ...seat, space: 3 }).needs).toEqual([
      { kind: 'cities', has: 2, needs: 2 },
    ]);
  });
});

describe('stories', () => {
  it('gather what belongs to a calamity', () => {
    const view = table();
    const told = tell(
      [],
      [
        { type: 'CalamityStruck', seat: 1, card: 'flood' },
        { type: 'TokenLost', seat: 1, area: 'roma' },
        { type: 'TokenLost', seat: 2, area: 'roma' },
        { type: 'TokenLost', seat: 1, area: 'tarentum' },
        { type: 'CityReduced', seat: 1, area: 'roma', tokens: 2 },
        { type: 'CalamityStruck', seat: 0, card: 'piracy' },
      ],
      view,
    );
    expect(told.map(({ card, lines }) => [card, lines.length])).toEqual([
      ['flood', 4],
      ['piracy', 1],
    ]);
    expect(told[0]!.lines[1]!.more).toEqual(['tarentum']);
    expect(stillGoingOn(told, { ...view, phase: 'calamities' })).toHaveLength(1);
    expect(stillGoingOn(told, { ...view, phase: 'table' })).toEqual([]);
  });

  it('leave out markers that merely go on', () => {
    const view = table();
    view.seats[0]!.nation = 'egypt';
    const moved = (space: number) => ({
      type: 'MarkerMoved' as const,
      seat: 0,
      space,
      epoch: 'neolithic' as const,
    });
    expect(tell([], [moved(2)], view)).toEqual([]);
    expect(tell([], [moved(4)], view)).toHaveLength(1);
  });

  it('leave traces on the map', () => {
    expect(
      tracesOf([
        { type: 'Marched', seat: 0, from: 'roma', to: 'neapolis', count: 1 },
        { type: 'Marched', seat: 0, from: 'roma', to: 'neapolis', count: 1 },
        { type: 'CityBuilt', seat: 1, area: 'susa', tokens: 6 },
        { type: 'TradeEnded' },
      ]),
    ).toEqual([
      { kind: 'march', seat: 0, from: 'roma', to: 'neapolis', count: 2 },
      { kind: 'new', seat: 1, area: 'susa' },
    ]);
  });
});
