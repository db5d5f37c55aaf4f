import { describe, expect, it } from 'vitest';
import { blowsTo, changesIn, forcesBefore, slidesOf, tallyOf } from './slides';
import type { InnerSeaEvent } from './types';

const began = (area: string): InnerSeaEvent => ({ type: 'CompetitionBegan', area });
const ended = (area: string) =>
  ({ type: 'CompetitionEnded', area, holder: 'rome', left: 2 }) as InnerSeaEvent;
const lost = (area: string, civilization: string, count = 1): InnerSeaEvent => ({
  type: 'DisksLost',
  civilization,
  area,
  count,
});
const points = (source: string): InnerSeaEvent => ({
  type: 'PointsGained',
  civilization: 'rome',
  count: 1,
  source,
});

describe('slides', () => {
  it('shows each competition by itself, with its loot', () => {
    const slides = slidesOf([
      began('apulia'),
      lost('apulia', 'rome'),
      points('loot'),
      ended('apulia'),
      began('roma'),
      lost('roma', 'gaul'),
      ended('roma'),
    ]);
    expect(slides.map(({ kind, area, events }) => [kind, area, events.length])).toEqual([
      ['competition', 'apulia', 3],
      ['competition', 'roma', 2],
    ]);
  });

  it('shows a competition that was begun before somebody was asked', () => {
    const slides = slidesOf([
      { type: 'LetItPass', civilization: 'gaul' },
      lost('apulia', 'rome'),
      ended('apulia'),
      began('roma'),
    ]);
    expect(slides).toEqual([
      { kind: 'competition', area: 'apulia', card: null, events: [lost('apulia', 'rome'), ended('apulia')] },
    ]);
  });

  it('counts loot as no scoring, and the scoring as one slide', () => {
    expect(slidesOf([points('loot')])).toEqual([]);
    expect(slidesOf([points('cities'), points('wonders')]).map(({ kind }) => kind)).toEqual(['scoring']);
  });

  it('makes one table of the points of a turn, whatever a Wonder brings in between', () => {
    const used = { type: 'WonderUsed', civilization: 'rome', wonder: 'colossus', left: 2 } as InnerSeaEvent;
    const events = [points('cities'), used, points('cards'), used, points('cards')];
    const [slide, ...others] = slidesOf(events);
    expect(others).toEqual([]);
    expect(tallyOf(slide!.events)).toEqual([
      {
        who: 'rome',
        sum: 3,
        sources: [
          { source: 'cities', count: 1, seas: [] },
          { source: 'cards', count: 2, seas: [] },
        ],
      },
    ]);
    expect(slidesOf([used, points('cards')])).toEqual([]);
  });

  it('names the seas that bring points, and puts the most points first', () => {
    const sea: InnerSeaEvent = { type: 'SeaDominated', civilization: 'gaul', area: 'ionian-sea' };
    const won = { ...points('seas'), civilization: 'gaul', count: 4 } as InnerSeaEvent;
    expect(tallyOf([points('cities'), sea, won]).map(({ who, sources }) => [who, sources[0]!.seas])).toEqual([
      ['gaul', ['ionian-sea']],
      ['rome', []],
    ]);
  });

  it('tells the end of an Epoch step by step', () => {
    const hand = (civilization: string): InnerSeaEvent => ({
      type: 'HandDiscarded',
      civilization,
      cards: ['poet'],
    });
    const slides = slidesOf([
      { type: 'EpochEnded', epoch: 1 },
      hand('rome'),
      hand('gaul'),
      { type: 'DeckShuffled', count: 99 },
      { type: 'CardRevealed', card: 'northern-hordes', number: 98 },
      { type: 'EventHappened', card: 'northern-hordes' },
      { type: 'DisksPlaced', civilization: 'barbarians', area: 'gaul', count: 4 },
      { type: 'EpochChanged', event: 'epoch-barbarian-epoch', card: 'northern-hordes' },
      { type: 'PointsGained', civilization: 'rome', count: 1, source: 'epochs', cause: 'most-cities' },
      { type: 'TalentsLost', civilization: 'rome', count: 2 },
      { type: 'CardsDrawn', civilization: 'rome', count: 5, choice: false },
    ]);
    expect(slides.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['hands', 2],
      ['event', 1],
      ['change', 1],
      ['epoch', 2],
    ]);
  });

  it('shows no table of points where none have been scored yet', () => {
    const sea: InnerSeaEvent = { type: 'SeaDominated', civilization: 'egypt', area: 'red-sea' };
    expect(slidesOf([sea])).toEqual([]);
    const points: InnerSeaEvent = { type: 'PointsGained', civilization: 'egypt', count: 1, source: 'seas' };
    expect(slidesOf([sea, points])).toHaveLength(1);
  });

  it('shows the card that says whether the Epoch goes on', () => {
    const slides = slidesOf([
      { type: 'EpochTested', card: 'lawgiver', number: 84, turn: 2, ends: false },
      { type: 'WonderUsed', civilization: 'gaul', wonder: 'colossus', left: 4 },
    ]);
    expect(slides.map(({ kind, card, events }) => [kind, card, events.length])).toEqual([
      ['test', 'lawgiver', 1],
    ]);
  });

  it('knows what an Event does to the viewer: the hand that goes, and the cards that come for it', () => {
    const [slide] = slidesOf([
      { type: 'EventHappened', card: 'breath-of-god' },
      { type: 'HandDiscarded', civilization: 'gaul', cards: ['poet'] },
      { type: 'HandDiscarded', civilization: 'egypt', cards: ['tribute', 'exile'] },
      { type: 'CardsDrawn', civilization: 'gaul', count: 4, choice: false },
      { type: 'OwnCardsDrawn', civilization: 'egypt', cards: ['phalanx'], choice: false },
      lost('kush', 'egypt', 1),
    ]);
    expect(blowsTo(new Set(['egypt']), slide!.events).map(({ type }) => type)).toEqual([
      'HandDiscarded',
      'DisksLost',
      'OwnCardsDrawn',
    ]);
    expect(blowsTo(new Set(['troy']), slide!.events)).toEqual([]);
  });

  it('adds up what came and went', () => {
    const events: InnerSeaEvent[] = [
      lost('roma', 'gaul', 2),
      { type: 'AlliesCame', civilization: 'rome', area: 'roma', count: 1 },
      lost('apulia', 'rome', 3),
    ];
    expect([...changesIn('roma', events)]).toEqual([
      ['gaul', { lost: 2, came: 0 }],
      ['rome', { lost: 0, came: 1 }],
    ]);
  });

  it('knows the forces before, also when the white disks have left the map since', () => {
    const events: InnerSeaEvent[] = [
      { type: 'DisksPlaced', civilization: 'rome', area: 'roma', count: 1 },
      { type: 'AlliesCame', civilization: 'rome', area: 'roma', count: 2 },
      { type: 'AlliesLost', civilization: 'rome', area: 'roma', count: 1 },
      lost('roma', 'gaul', 2),
    ];
    const begun = [
      ['rome', 1],
      ['gaul', 2],
    ];
    expect([
      ...forcesBefore('roma', [{ faction: 'rome', disks: 2, allies: 1, standing: 'settlement' }], events),
    ]).toEqual(begun);
    expect([
      ...forcesBefore('roma', [{ faction: 'rome', disks: 2, allies: 0, standing: 'settlement' }], events),
    ]).toEqual(begun);
  });
});
