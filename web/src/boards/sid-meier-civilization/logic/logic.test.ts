import { describe, expect, it } from 'vitest';
import { clash, hasAdvantage, total } from './battle';
import { covers, groupsFrom, marchOf, NO_AIM, spotsOf, zoneOf } from './choices';
import { askable, counted, dealOrder, givable, movesOf } from './deal';
import { moment, MOMENTS } from './moments';
import { costOf, itemKind, rush, unlockedBuildings } from './production';
import { hasDiscount, isOpen, missingBelow, researchCost, rowsOf, tradeAfter } from './pyramid';
import { leader, standings } from './races';
import { reachOf } from './reach';
import { around, centre, homeBox, lieOf, neighbours, squaresOf, tileOf, towards, wholeBox } from './squares';
import { tidingsOf, tracesOf, turnedTiles } from './traces';
import { income, sharesOf, totalOf } from './yields';
import type { SmcMove } from './types';

describe('squares', () => {
  const { view } = moment('PlaceCapital');

  it('knows what lies around', () => {
    expect(neighbours('b2').sort()).toEqual(['a2', 'b1', 'b3', 'c2']);
    expect(around('b2')).toHaveLength(8);
    expect(around('a1')).toHaveLength(3);
    expect(neighbours('p16')).toHaveLength(2);
  });

  it('lays a tall map on its side where there is more width', () => {
    const upright = lieOf(view, false);
    const aside = lieOf(view, true);
    expect([upright.aside, aside.aside]).toEqual([false, true]);
    expect(wholeBox(aside).width).toBeGreaterThan(wholeBox(aside).height);
    expect(centre('a1', upright)).toEqual({ x: 50, y: 50 });
    expect(centre('a1', aside)).toEqual({ x: 50, y: 750 });
    expect(towards('b2', 'ArrowRight', ['b3', 'c2'], upright)).toBe('c2');
    expect(towards('b2', 'ArrowRight', ['b3', 'c2'], aside)).toBe('b3');
    expect(towards('b2', 'Enter', ['b3', 'c2'], aside)).toBeNull();
  });

  it('finds the tile of a square, and where somebody lives', () => {
    const tile = tileOf(view, 'f6')!;
    expect(squaresOf(tile)).toContain('f6');
    const lie = lieOf(view, false);
    const box = homeBox(view, 1, lie);
    expect(box.width).toBeLessThanOrEqual(wholeBox(lie).width);
  });
});

describe('yields', () => {
  it.each(MOMENTS)('adds up to what the game says of every city: %s', (name) => {
    const { view } = moment(name);
    for (const [seat, own] of view.seats.entries()) {
      for (const city of own.cities) {
        const sum = totalOf(sharesOf(view, seat, city));
        expect([sum.trade, sum.culture + 1]).toEqual([city.trade, city.art]);
      }
      expect(income(view, seat)).toBe(own.cities.reduce((all, { trade }) => all + trade, 0));
    }
  });

  it('gives nothing where a foreign figure stands', () => {
    const { view } = moment('CityAction');
    const seat = view.seats.findIndex(({ cities }) => cities.length > 0);
    const city = view.seats[seat]!.cities[0]!;
    const outskirts = around(city.square);
    const blocked = {
      ...view,
      squares: view.squares.map((each) =>
        outskirts.includes(each.square)
          ? { ...each, owner: (seat + 1) % view.seats.length, armies: 1 }
          : each,
      ),
    };
    const shares = sharesOf(blocked, seat, city).filter(({ fromScout }) => !fromScout);
    expect(shares.every(({ lost }) => lost === 'blockade')).toBe(true);
    expect(totalOf(shares)).toEqual({ trade: 0, production: 0, culture: 0, coins: 0 });
  });
});

describe('production', () => {
  it.each(MOMENTS.filter((name) => ['CityAction', 'SecondItem'].includes(name)))(
    'asks for the same trade as the game: %s',
    (name) => {
      const { view, seat, moves, prompt } = moment(name);
      const own = view.seats[seat!]!;
      const production = Number(prompt!.args['production']);
      const produce = moves.flatMap((move) => (move.type === 'Produce' ? [move] : []));
      expect(produce.length).toBeGreaterThan(0);
      for (const { item, trade } of produce) {
        expect([item, rush(costOf(item, own) - production, own)]).toEqual([item, trade]);
      }
      const buildings = produce.filter(({ item }) => itemKind(item) === 'building').map(({ item }) => item);
      expect(unlockedBuildings(own)).toEqual(expect.arrayContaining(buildings));
    },
  );

  it('rushes two for three in America', () => {
    const { view } = moment('CityAction');
    const own = view.seats[0]!;
    expect(rush(3, { ...own, civilization: 'americans' })).toBe(6);
    expect(rush(3, { ...own, civilization: 'romans' })).toBe(9);
    expect(rush(-1, own)).toBe(0);
  });
});

describe('the pyramid', () => {
  it('offers what the game lists', () => {
    const { view, seat, moves } = moment('Research');
    const own = view.seats[seat!]!;
    const discount = hasDiscount(view, seat!);
    const levels = [1, 2, 3, 4, 5].filter(
      (level) => isOpen(own, level) && researchCost(level, discount) <= own.trade,
    );
    const listed = moves.filter(({ type }) => type === 'Research').length;
    expect(listed).toBeGreaterThan(0);
    const known = new Set<string>(own.technologies);
    const counts: Record<number, number> = { 1: 10, 2: 10, 3: 9, 4: 7, 5: 1 };
    const expected = levels.reduce((sum, level) => sum + counts[level]!, 0);
    expect(listed).toBeLessThanOrEqual(expected);
    expect(listed).toBeGreaterThanOrEqual(expected - known.size);
    expect(rowsOf(own).flat().sort()).toEqual([...own.technologies].sort());
    expect(missingBelow(own, 1)).toBe(0);
    expect(tradeAfter({ ...own, trade: 20, coins: 3 }, 'railroad')).toBe(4);
  });
});

describe('the four races', () => {
  it('are told for everybody', () => {
    const { view } = moment('over');
    for (const race of ['culture', 'technology', 'economy', 'conquest'] as const) {
      const list = standings(view, race);
      expect(list).toHaveLength(view.seats.length);
      expect(list.every(({ value, goal }) => value <= goal)).toBe(true);
    }
    expect(
      leader([
        { seat: 0, value: 2, goal: 5 },
        { seat: 1, value: 1, goal: 5 },
      ])?.seat,
    ).toBe(0);
    expect(
      leader([
        { seat: 0, value: 2, goal: 5 },
        { seat: 1, value: 2, goal: 5 },
      ]),
    ).toBeNull();
  });
});

describe('choices', () => {
  it.each(MOMENTS)('every move has its place: %s', (name) => {
    for (const move of moment(name).moves) {
      expect(covers(move)).toBe(true);
      expect(zoneOf(move)).toBeTruthy();
    }
    expect(covers({ type: 'Sing' })).toBe(false);
  });

  it('takes figures first, then shows where they go', () => {
    const { view, seat, moves } = moment('Movement');
    const figures = moves.find((move) => move.type === 'MoveFigures')!;
    if (figures.type !== 'MoveFigures') {
      throw new Error('no figures');
    }
    expect(spotsOf(view, seat, moves, NO_AIM).get(figures.from)?.role).toBe('source');
    const [biggest] = groupsFrom(moves, figures.from);
    const group = { from: figures.from, armies: biggest!.armies, scouts: biggest!.scouts };
    const spots = spotsOf(view, seat, moves, { group, person: null });
    expect(spots.size).toBeGreaterThan(0);
    for (const { role, choices } of spots.values()) {
      expect(role).toBe('target');
      expect(choices[0]!.moves[0]).toEqual({ type: 'MoveFigures', ...group });
    }
  });

  it('the first step of every way is a step that the game lists', () => {
    const { view, seat, moves } = moment('March');
    const march = marchOf(view, seat)!;
    const listed = new Set(
      moves.flatMap((move) => (move.type === 'Go' || move.type === 'Discover' ? [move.square] : [])),
    );
    const ways = reachOf(view, seat!, march);
    const first = new Set(ways.map(({ steps }) => steps[0]!));
    for (const square of first) {
      expect(listed).toContain(square);
    }
  });

  it('a great person of the reserve is taken first', () => {
    const { view, seat } = moment('StartOfTurn');
    const moves: SmcMove[] = [{ type: 'PlacePerson', person: 'artist', square: 'b2' }, { type: 'EndPhase' }];
    expect(spotsOf(view, seat, moves, NO_AIM).size).toBe(0);
    expect(spotsOf(view, seat, moves, { group: null, person: 'artist' }).has('b2')).toBe(true);
    expect(spotsOf(view, seat, [moves[0]!, { type: 'KeepPerson' }], NO_AIM).has('b2')).toBe(true);
  });

  it('a tile face down can be pressed anywhere', () => {
    const { view, seat } = moment('March');
    const down = view.tiles.find(({ tile }) => !tile);
    if (down) {
      const move: SmcMove = { type: 'Discover', square: down.corner };
      expect(spotsOf(view, seat, [move], NO_AIM).size).toBe(16);
    }
  });
});

describe('deals', () => {
  it('are put together in the order the rules want', () => {
    const order = dealOrder(['sabotage']);
    expect(movesOf({ culture: 1, trade: 7 }, { hut: 1, 'silk-token': 2 }, order)).toEqual([
      { type: 'Give', thing: 'five-trade' },
      { type: 'Give', thing: 'trade' },
      { type: 'Give', thing: 'trade' },
      { type: 'Give', thing: 'culture' },
      { type: 'Ask', thing: 'silk-token' },
      { type: 'Ask', thing: 'silk-token' },
      { type: 'Ask', thing: 'hut' },
      { type: 'SendOffer' },
    ]);
    expect(counted(['hut', 'trade', 'hut'])).toEqual({ hut: 2, trade: 1 });
  });

  it('offer what the game lists', () => {
    const { view, seat, moves } = moment('Offer');
    const can = givable(view, seat!);
    const give = moves.flatMap((move) => (move.type === 'Give' ? [move.thing.replace('five-', '')] : []));
    const ask = moves.flatMap((move) => (move.type === 'Ask' ? [move.thing.replace('five-', '')] : []));
    expect(Object.keys(can).sort()).toEqual([...new Set(give)].sort());
    expect(Object.keys(askable(view, view.deal!.partner)).sort()).toEqual([...new Set(ask)].sort());
  });
});

describe('battles', () => {
  it('counts what is in play', () => {
    const { view } = moment('Battle');
    const battle = view.battle!;
    const sum = total(view, battle, 'defender');
    expect(sum.sum).toBe(sum.units + battle.defenceBonus);
  });

  it('knows who strikes first', () => {
    expect(hasAdvantage('infantry', 'mounted')).toBe(true);
    expect(hasAdvantage('mounted', 'artillery')).toBe(true);
    expect(hasAdvantage('artillery', 'infantry')).toBe(true);
    expect(hasAdvantage('infantry', 'artillery')).toBe(false);
    expect(hasAdvantage('aircraft', 'infantry')).toBe(false);
  });

  it('tells how a clash ends', () => {
    const { view } = moment('Battle');
    const plain = {
      ...view,
      squares: [],
      seats: view.seats.map((own) => ({ ...own, ranks: {}, usedOnce: 0 })),
    };
    const battle = {
      ...view.battle!,
      barbarians: false,
      fronts: [{ defender: { unit: 'mounted-b', wounds: 0 } }],
    };
    expect(clash(plain, battle, 'attacker', 'infantry-b', 0)).toEqual({ kills: true, dies: false });
    expect(clash(plain, battle, 'attacker', 'mounted-b', 0)).toEqual({ kills: true, dies: true });
    expect(clash(plain, battle, 'attacker', 'artillery-b', 0)).toEqual({ kills: false, dies: true });
    expect(clash(plain, battle, 'attacker', 'artillery-c', 0)).toEqual({ kills: true, dies: false });
    expect(clash(plain, battle, 'attacker', 'infantry-a', 3)).toBeNull();
  });
});

describe('what has happened', () => {
  it('leaves traces and is told', () => {
    const events = [
      { type: 'FiguresMoved', seat: 0, from: 'a1', to: 'a2', armies: 1, scouts: 0 },
      { type: 'TileDiscovered', seat: 0, tile: 'neutral-01', square: 'f6' },
      { type: 'BattleDecided', seat: 0, defender: 1, attack: 3, defence: 2, won: true },
      { type: 'TradeGained', seat: 0, trade: 3 },
    ] as Parameters<typeof tracesOf>[0];
    expect(tracesOf(events)).toEqual([{ kind: 'way', seat: 0, from: 'a1', to: 'a2' }]);
    expect(turnedTiles(events, ['a1', 'e5'])).toEqual(['e5']);
    expect(tidingsOf(events).map(({ type }) => type)).toEqual(['BattleDecided']);
  });
});
