import { describe, expect, it } from 'vitest';
import { covers, isPlanned, offered, sameMove, spotsOf, usesOfCard } from './choices';
import {
  disksOf,
  forcesIn,
  incomeOf,
  isContested,
  opens,
  outcome,
  pointsToCome,
  reinforced,
  roundsOf,
  standing,
} from './forecast';
import { labelsOf } from './labels';
import { BARBARIANS, lookNumber, ownPower, powersOf } from './looks';
import { moment, MOMENTS } from './moments';
import { meantByArea, meantByCard, meantByWonder } from './reasons';
import { growthOf, linesOf, NO_STORY, playedOn, tell } from './story';
import { tracesOf } from './traces';
import type { InnerSeaEvent, InnerSeaMove } from './types';

const force = (faction: string, size: number) => ({ faction, size });

describe('moves as things to press', () => {
  it.each(MOMENTS)('every move has its thing: %s', (name) => {
    const { moves } = moment(name);
    const pressed = [...spotsOf(moves).values()].flat();
    expect(moves.every(covers)).toBe(true);
    expect(covers({ type: 'Nonsense' })).toBe(false);
    for (const move of moves.filter((each) => 'area' in each)) {
      expect(pressed).toContainEqual(move);
    }
  });

  it('gathers the uses of a card', () => {
    const play: InnerSeaMove = { type: 'PlayCard', card: 'poet' };
    const moves: InnerSeaMove[] = [
      play,
      { type: 'UseAlphabet', card: 'poet' },
      { type: 'PlayCard', card: 'flood' },
      { type: 'TakeThis', card: 'poet' },
    ];
    expect(usesOfCard(moves, 'poet')).toEqual(moves.slice(0, 2));
    expect(offered(moves)).toEqual([moves[3]]);
    expect(sameMove({ card: 'poet', type: 'PlayCard' }, play)).toBe(true);
    expect(sameMove(play, null)).toBe(false);
    expect(isPlanned({ type: 'Retire', area: 'rome' })).toBe(true);
    expect(isPlanned(play)).toBe(false);
  });
});

describe('competitions as they would go', () => {
  it('takes a disk from every stack, the smallest first', () => {
    expect(roundsOf([force('rome', 2), force('gaul', 3)])).toEqual([
      { losers: ['rome', 'gaul'], after: [force('rome', 1), force('gaul', 2)] },
      { losers: ['rome'], after: [force('gaul', 2)] },
    ]);
    expect(outcome([force('rome', 2), force('gaul', 2)])).toEqual([force('rome', 1), force('gaul', 1)]);
  });

  it('leaves single disks in peace', () => {
    expect(isContested([force('rome', 1), force('gaul', 1)])).toBe(false);
    expect(outcome([force('rome', 1), force('gaul', 1)])).toHaveLength(2);
    expect(isContested([force('rome', 3)])).toBe(false);
  });

  it('adds what comes', () => {
    expect(reinforced([force('rome', 1)], 'rome', 1)).toEqual([force('rome', 2)]);
    expect(reinforced([force('rome', 1)], 'gaul', 1)).toEqual([force('rome', 1), force('gaul', 1)]);
  });
});

describe('what a civilization may expect', () => {
  const { view } = moment('deploying');
  const own = view.deciding!;

  it('names stacks by their size', () => {
    expect([1, 2, 3, 4].map((disks) => standing('rome', disks))).toEqual([
      'camp',
      'settlement',
      'city',
      'city',
    ]);
    expect(standing('aegean-sea', 2)).toBe('fleet');
    expect(standing('rome', 0)).toBe('none');
  });

  it('counts Settlements, seas and trade', () => {
    const stack = (area: string, faction: string, disks: number) => ({
      area,
      contested: false,
      stacks: [{ faction, disks, allies: 0 }],
    });
    const [mine, other] = [view.powers[0]!, view.powers[1]!].map(({ civilization }) => civilization);
    const map = {
      ...view,
      areas: [
        stack('rome', mine!, 2),
        stack('etruria', mine!, 3),
        stack('tyrrhenian-sea', mine!, 1),
        stack('bay-of-capua', mine!, 1),
        stack('umbria', other!, 1),
      ],
    };
    expect(incomeOf(map, mine!)).toEqual({ settlements: 1, seas: 1, trade: 1 });
    expect(incomeOf({ ...map, areas: map.areas.slice(0, 2) }, mine!).trade).toBe(0);
  });

  it('knows which areas the next disk could go to then', () => {
    const open = new Set(moment('deploying').moves.flatMap((move) => ('area' in move ? [move.area] : [])));
    const empty = [...open].find((id) => forcesIn(view, id).length === 0)!;
    const next = opens(view, own, empty, open);
    expect(next.every((id) => !open.has(id) && !view.beyond.includes(id))).toBe(true);
    expect(disksOf(view, own, empty)).toBe(0);
  });

  it('counts the points of the next scoring', () => {
    const power = view.powers.find(({ civilization }) => civilization === own)!;
    expect(pointsToCome(view, own).cities).toBe(power.cities);
  });
});

describe('looks', () => {
  it('gives every civilization another look', () => {
    const { view } = moment('several');
    const looks = view.powers.map(({ civilization }) => lookNumber(view, civilization));
    expect(new Set(looks).size).toBe(view.powers.length);
    expect(looks[0]).toBe(view.powers[0]!.seat);
    expect(looks).not.toContain(lookNumber(view, BARBARIANS));
    expect(powersOf(view, 0).length).toBeGreaterThan(1);
    expect(ownPower(view)?.civilization).toBe(view.deciding);
    expect(powersOf(view, null)).toEqual([]);
  });
});

describe('names on the map', () => {
  it('never lie over each other, and the closer one looks the more there are', () => {
    const far = labelsOf((id) => id, 26, 30, new Set());
    const close = labelsOf((id) => id, 8, 30, new Set());
    expect(far.length).toBeLessThan(close.length);
    expect(far.map(({ area }) => area.id)).toContain('egypt');
  });
});

describe('what somebody meant', () => {
  const { view } = moment('deploying');
  const prompt = (name: string) => ({ name, rule: '', shape: 'PLACE' as const, args: {} });

  it.each([
    ['Deploy', 'Place'],
    ['Retire', 'Retire'],
    ['Resettle', 'Resettle'],
    ['PayWonder', 'RemoveDisk'],
    ['StartCompetition', 'StartCompetition'],
    ['TargetArea', 'Target'],
    ['PutBlock', 'Target'],
    ['Persuade', 'Target'],
  ])('by an area when asked %s', (asked, type) => {
    expect(meantByArea(view, prompt(asked), 'rome')).toMatchObject({ type, area: 'rome' });
  });

  it('by a card and by a Wonder', () => {
    expect(meantByArea(view, null, 'rome')).toBeNull();
    expect(meantByCard(prompt('Response'), 'poet').type).toBe('Negate');
    expect(meantByCard(prompt('CompetitionCards'), 'poet').type).toBe('LayCard');
    expect(meantByCard(prompt('PayWonder'), 'poet').type).toBe('PayCard');
    expect(meantByCard(null, 'poet').type).toBe('PlayCard');
    expect(meantByWonder(view, 'rome', 'colossus').type).toBe('BuildWonder');
  });
});

const EVENTS: InnerSeaEvent[] = [
  { type: 'PhaseBegan', phase: 'growth' },
  { type: 'DiskWithdrawn', civilization: 'rome', area: 'rome' },
  { type: 'DisksAcquired', civilization: 'rome', count: 3 },
  { type: 'DisksPlaced', civilization: 'rome', area: 'umbria', count: 1 },
  { type: 'DisksPlaced', civilization: 'rome', area: 'umbria', count: 1 },
  { type: 'PhaseBegan', phase: 'cards' },
  { type: 'CardPlayed', civilization: 'rome', card: 'poet' },
  { type: 'LetItPass', civilization: 'egypt' },
  { type: 'CardPlayed', civilization: 'gaul', card: 'assassin' },
  { type: 'CardNegated', card: 'poet' },
  { type: 'Passed', civilization: 'rome' },
  { type: 'Passed', civilization: 'gaul' },
  { type: 'PhaseBegan', phase: 'competition' },
  { type: 'CompetitionBegan', area: 'umbria' },
  { type: 'CardPlayed', civilization: 'gaul', card: 'ambush' },
  { type: 'DisksLost', civilization: 'rome', area: 'umbria', count: 1 },
  { type: 'CompetitionEnded', area: 'umbria' },
  { type: 'PhaseBegan', phase: 'adjustment' },
  { type: 'PointsGained', civilization: 'rome', count: 2, source: 'cities' },
  { type: 'OrderSet', order: ['rome', 'gaul'] },
  { type: 'EventHappened', card: 'atlantis-rises' },
  { type: 'DisksPlaced', civilization: 'barbarians', area: 'atlantic', count: 1 },
];

describe('the story', () => {
  const story = tell(NO_STORY, EVENTS);

  it('is told in scenes', () => {
    expect(story.scenes.map(({ kind }) => kind)).toEqual([
      'growth',
      'card',
      'talk',
      'competition',
      'scoring',
      'event',
    ]);
  });

  it('keeps an answer with the card it answers, and cards of a competition with it', () => {
    const [, card, , competition] = story.scenes;
    expect(card!.steps.map(({ type }) => type)).toEqual(['LetItPass', 'CardPlayed', 'CardNegated']);
    expect(competition!.steps.map(({ type }) => type)).toEqual(['CardPlayed', 'DisksLost']);
    expect(competition!.over).toBe(true);
  });

  it('tells growth in short', () => {
    const growth = story.scenes[0]!;
    expect(growthOf(growth)).toEqual({ left: [['rome', 1]], came: [['umbria', 2]] });
    expect(linesOf(growth).map(({ event }) => event.type)).toEqual(['DisksAcquired']);
  });

  it('goes on where it stopped, whatever the batches', () => {
    const parts = EVENTS.reduce((so, event) => tell(so, [event]), NO_STORY);
    expect(parts).toEqual(story);
  });

  it('puts earlier phases away when somebody plays on', () => {
    expect(playedOn(story).scenes.map(({ kind }) => kind)).toEqual(['scoring', 'event']);
  });
});

describe('traces', () => {
  it('shows each thing once', () => {
    const traces = tracesOf(EVENTS);
    expect(traces).toContainEqual({ kind: 'lost', who: 'rome', area: 'umbria' });
    expect(traces.filter(({ kind }) => kind === 'came')).toHaveLength(2);
    expect(tracesOf([{ type: 'DiskMoved', civilization: 'rome', from: 'rome', to: 'umbria' }])).toHaveLength(
      1,
    );
  });
});
