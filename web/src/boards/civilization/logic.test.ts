/** What the board works out for itself, held against the rules. */
import { describe, expect, it } from 'vitest';
import { handValue, priceOf, setsOf, without } from './cards';
import { moment } from './moments';
import { handAfter, readings, wall } from './offers';
import { neighboursOf } from './geography';
import { meantByArea } from './reasons';
import { hasScene, tell } from './story';
import { epochOf, nationOf, nextSpace } from './succession';
import { tracesOf } from './traces';
import type { CivilizationView } from './types';

const table = () => moment('Travel').view;

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
});

describe('moves on the map', () => {
  it('mean something even where nothing can be done', () => {
    const { view, moves } = moment('BuildCities');
    expect(meantByArea(view, 0, moves, null, 'roma')).toEqual({ type: 'BuildCity', area: 'roma' });
    const travel = moment('Travel');
    expect(meantByArea(travel.view, 0, travel.moves, 'roma', 'susa')).toEqual({
      type: 'March',
      from: 'roma',
      to: 'susa',
      count: 1,
    });
    // Who presses a stack that has moved wants to know about the stack, not about a border.
    const own = travel.view.areas.find(({ tokens }) => tokens.some(({ seat }) => seat === 0))!.area;
    expect(meantByArea(travel.view, 0, travel.moves, null, own)).toMatchObject({
      from: own,
      to: neighboursOf(own)[0],
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
      [
        { type: 'CalamityStruck', seat: 1, card: 'flood' },
        { type: 'TokensLost', seat: 1, area: 'roma', count: 2 },
        { type: 'TokensLost', seat: 2, area: 'roma', count: 1 },
        { type: 'CityReduced', seat: 1, area: 'roma', tokens: 2 },
        { type: 'CalamityStruck', seat: 0, card: 'piracy' },
      ],
      view,
    );
    expect(told.map(({ card, lines }) => [card, lines.length])).toEqual([
      ['flood', 4],
      ['piracy', 1],
    ]);
    expect(hasScene([{ type: 'CalamityStruck', seat: 1, card: 'flood' }])).toBe(true);
    expect(hasScene([{ type: 'TradeEnded' }])).toBe(false);
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
    expect(tell([moved(2)], view)).toEqual([]);
    expect(tell([moved(4)], view)).toHaveLength(1);
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
