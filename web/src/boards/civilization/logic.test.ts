/** What the board works out from what is printed and from what the rules tell. */
import { describe, expect, it } from 'vitest';
import { Atlas, cornersOf } from './atlas';
import { moment } from '../testing/civilization';
import { wallOf } from './offers';
import { printed } from '../testing/civilization-printed';
import { meantByArea } from './reasons';
import { hasScene, tell } from './story';
import { tracesOf } from './traces';

const atlas = new Atlas(printed());
const table = () => moment('Travel').view;

describe('the atlas', () => {
  it('holds the boards of the game', () => {
    expect(atlas.on('8')).toHaveLength(atlas.printed.areas.length);
    expect(atlas.on('2a').length).toBeLessThan(atlas.on('8').length);
    const box = atlas.box('2a', 8);
    expect(box.width).toBeLessThan(atlas.box('8', 8).width);
    expect(atlas.box('2a', 8)).toBe(box);
  });

  it('reads the corners of outlines', () => {
    expect(cornersOf('M10 20l5 0 0-5z')).toEqual([
      { x: 10, y: 20 },
      { x: 15, y: 20 },
      { x: 15, y: 15 },
    ]);
  });

  it('gathers cards by kind', () => {
    expect(atlas.sets(['grain', 'cloth', 'grain'])).toEqual([
      { card: 'grain', count: 2 },
      { card: 'cloth', count: 1 },
    ]);
  });

  it('says what is not printed', () => {
    expect(() => atlas.area('atlantis')).toThrow('atlantis');
  });
});

describe('the wall', () => {
  it('begins with what waits for the own word', () => {
    const { view } = moment('Trade');
    const [first] = view.offers;
    const offer = { ...first!, offer: 100, seat: 0, answers: 0, notInterested: [] };
    const answer = { ...offer, offer: 101, seat: 1, answers: 100 };
    const forMe = { ...offer, offer: 102, seat: 2, to: 0 };
    const other = { ...offer, offer: 99, seat: 3 };
    const own = { ...offer, offer: 98 };
    delete other.to;
    const hanging = wallOf({ ...view, offers: [other, own, offer, answer, forMe] }, 0);
    expect(hanging.map(({ offer: { offer: number }, waits }) => [number, waits])).toEqual([
      [100, true],
      [102, true],
      [98, false],
      [99, false],
    ]);
    expect(hanging[0]!.answers).toEqual([answer]);
  });
});

describe('moves on the map', () => {
  it('mean something even where nothing can be done', () => {
    const { view, moves } = moment('BuildCities');
    expect(meantByArea(atlas, view, 0, moves, null, 'roma')).toEqual({ type: 'BuildCity', area: 'roma' });
    const travel = moment('Travel');
    expect(meantByArea(atlas, travel.view, 0, travel.moves, 'roma', 'susa')).toEqual({
      type: 'March',
      from: 'roma',
      to: 'susa',
      count: 1,
    });
  });

  it('name a shore, which an area is not', () => {
    const { view, moves } = moment('Voyage');
    const at = view.voyage!.shore;
    expect(meantByArea(atlas, view, view.seat!, moves, null, 'knossos')).toEqual({
      type: 'Sail',
      to: 'knossos',
    });
    expect(meantByArea(atlas, view, view.seat!, moves, null, 'armenia')).toEqual({
      type: 'Sail',
      to: 'armenia-urmia',
    });
    expect(meantByArea(atlas, view, view.seat!, moves, null, 'arabia'), 'inland').toEqual({
      type: 'Sail',
      to: at,
    });
    const ships = moment('BuildShips');
    expect(meantByArea(atlas, ships.view, ships.view.seat!, ships.moves, null, 'arabia')).toBeNull();
  });

  it('ask about what is pressed, and with a stack chosen about the way there', () => {
    const { view, moves } = moment('Travel');
    const own = view.areas.find(({ tokens }) => tokens.some(({ seat }) => seat === 0))!;
    own.marked = 0;
    const far = view.areas.find(
      ({ area }) => area !== own.area && !atlas.area(own.area).neighbours.includes(area),
    )!.area;
    const meant = { type: 'March', from: own.area, to: atlas.area(own.area).neighbours[0], count: 1 };
    expect(meantByArea(atlas, view, 0, moves, null, own.area)).toEqual(meant);
    // The rules say of the way there that no border leads to it, and of those there that they have moved.
    expect(meantByArea(atlas, view, 0, moves, far, own.area)).toEqual({ ...meant, from: far, to: own.area });
    const foreign = view.areas.find(({ tokens }) => !tokens.some(({ seat }) => seat === 0))!.area;
    expect(
      meantByArea(atlas, view, 0, moves, null, foreign),
      'that nobody is there to be moved',
    ).toMatchObject({
      type: 'March',
      from: foreign,
    });
  });
});

describe('stories', () => {
  it('gather what belongs to a calamity', () => {
    const told = tell(
      [
        { type: 'CalamityStruck', seat: 1, card: 'flood' },
        { type: 'TokensLost', seat: 1, area: 'roma', count: 2 },
        { type: 'TokensLost', seat: 2, area: 'roma', count: 1 },
        { type: 'CityReduced', seat: 1, area: 'roma', tokens: 2 },
        { type: 'CalamityStruck', seat: 0, card: 'piracy' },
      ],
      table(),
      atlas,
    );
    expect(told.map(({ card, lines }) => [card, lines.length])).toEqual([
      ['flood', 4],
      ['piracy', 1],
    ]);
    expect(hasScene([{ type: 'CalamityStruck', seat: 1, card: 'flood' }])).toBe(true);
    expect(hasScene([{ type: 'TradeEnded' }])).toBe(false);
  });

  it('tell in one line what somebody loses', () => {
    const [told] = tell(
      [
        { type: 'CalamityStruck', seat: 1, card: 'famine' },
        { type: 'TokensLost', seat: 1, area: 'roma', count: 2 },
        { type: 'TokensLost', seat: 1, area: 'roma', count: 1 },
        { type: 'CityLost', seat: 1, area: 'neapolis' },
        { type: 'TokensLost', seat: 2, area: 'susa', count: 1 },
      ],
      table(),
      atlas,
    );
    expect(told!.lines.slice(1)).toEqual([
      { type: 'Lost', seat: 1, tokens: 3, cities: 1, areas: ['roma', 'neapolis'] },
      { type: 'Lost', seat: 2, tokens: 1, cities: 0, areas: ['susa'] },
    ]);
  });

  it('tell a fight once', () => {
    const told = tell(
      [
        { type: 'ConflictFought', area: 'roma', seats: [0, 1], before: [3, 2], after: [1, 0] },
        { type: 'ForceReduced', seat: 0, area: 'roma', lost: 2, left: 1 },
        { type: 'ForceReduced', seat: 1, area: 'roma', lost: 2, left: 0 },
      ],
      table(),
      atlas,
    );
    expect(told.map(({ chapter, lines }) => [chapter, lines.length])).toEqual([['conflict', 1]]);
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
    expect(tell([moved(2)], view, atlas)).toEqual([]);
    expect(tell([moved(4)], view, atlas)).toHaveLength(1);
  });

  it('leave traces on the map', () => {
    expect(
      tracesOf(
        [
          { type: 'Marched', seat: 0, from: 'roma', to: 'neapolis', count: 1 },
          { type: 'Marched', seat: 0, from: 'roma', to: 'neapolis', count: 1 },
          { type: 'CityBuilt', seat: 1, area: 'susa', tokens: 6 },
          { type: 'TradeEnded' },
        ],
        atlas,
      ),
    ).toEqual([
      { kind: 'march', seat: 0, from: 'roma', to: 'neapolis', count: 2 },
      { kind: 'new', seat: 1, area: 'susa' },
    ]);
  });
});
