/** What the board foretells must be what the game does: steps of real matches, before and after. */
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast';
import { moment, MOMENTS } from './moments';
import { clash, completionCulture, preview, scienceCost, type Indicator } from './preview';
import { armies, bonds, ratings } from './ratings';
import steps from './steps.json';
import type { AgesEvent, AgesMove, AgesView, Civilization } from './types';

interface Step {
  view: AgesView;
  seat: number;
  move: AgesMove;
  after: Civilization;
  events: AgesEvent[];
}
const STEPS = steps as unknown as Step[];

const FIELDS: Partial<Record<Indicator, keyof Civilization>> = {
  civil: 'civilActions',
  military: 'militaryActions',
  food: 'food',
  resources: 'resources',
  science: 'science',
  culture: 'culture',
  cultureRating: 'cultureRating',
  scienceRating: 'scienceRating',
  strength: 'strength',
  happiness: 'happiness',
  discontent: 'discontent',
  idle: 'idleWorkers',
  yellow: 'yellowBank',
  blue: 'blueBank',
  populationCost: 'populationCost',
  consumption: 'consumption',
  corruption: 'corruption',
  civilTotal: 'civilTotal',
  militaryTotal: 'militaryTotal',
  urbanLimit: 'urbanLimit',
};

describe('ratings', () => {
  it.each(MOMENTS)('come out as the game counts them: %s', (name) => {
    const { seats } = moment(name).view;
    for (const civ of seats.filter(({ resigned }) => !resigned)) {
      const { science, culture, strength, happiness } = ratings(seats, civ.seat);
      expect({ science, culture, strength, happiness }).toEqual({
        science: civ.scienceRating,
        culture: civ.cultureRating,
        strength: civ.strength,
        happiness: civ.happiness,
      });
    }
  });

  it('form armies for the greatest strength', () => {
    const units = [
      { technology: 'A-warriors', workers: 3 },
      { technology: 'I-knights', workers: 1 },
    ];
    expect(armies(undefined, units, false).strength).toBe(0);
    expect(armies('I-fighting-band', units, false)).toMatchObject({ fresh: 1, strength: 1 });
    expect(armies('I-medieval-army', units, true)).toMatchObject({ fresh: 2, strength: 4 });
    expect(armies('II-conquistadors', units, true)).toMatchObject({ fresh: 0, obsolete: 1, strength: 3 });
    const modern = [
      { technology: 'III-modern-infantry', workers: 2 },
      { technology: 'III-air-forces', workers: 1 },
    ];
    expect(armies('I-fighting-band', modern, false)).toMatchObject({ doubledFresh: 1, strength: 2 });
  });
});

describe('preview', () => {
  it.each(
    STEPS.filter(({ move }) => move.type !== 'EndActions').map((step) => [step.move.type, step] as const),
  )('foretells what happens: %s', (_, { view, seat, move, after }) => {
    const changes = preview(view, seat, move);
    const told = Object.fromEntries(
      Object.entries(FIELDS).map(([what, field]) => [
        what,
        changes.find((change) => change.what === what)?.to ?? view.seats[seat]![field],
      ]),
    );
    expect(told).toEqual(
      Object.fromEntries(Object.entries(FIELDS).map(([what, field]) => [what, after[field]])),
    );
  });

  it('says nothing of what it cannot foresee', () => {
    const { view, seat } = moment('politics');
    expect(preview(view, seat!, { type: 'EndPolitics' })).toEqual([]);
  });

  it('compares strengths without pacts that an attack ends', () => {
    const { view } = moment('politics');
    const pact = { card: 'III-military-pact', partner: 1, side: 'both' };
    const seats = view.seats.map((civ) => ({ ...civ, pact: civ.seat === 0 ? pact : undefined }));
    const { attack, defence } = clash({ ...view, seats }, 0, 1);
    expect(attack).toBe(seats[0]!.strength - 3);
    expect(defence).toBe(seats[1]!.strength - 3);
    expect(bonds(seats, 1)).toEqual([{ card: 'III-military-pact', partner: 0, side: 'both', owner: 0 }]);
    const open = view.seats.map((civ) => ({
      ...civ,
      pact: civ.seat === 0 ? { ...pact, card: 'I-open-borders-agreement' } : undefined,
    }));
    expect(clash({ ...view, seats: open }, 1, 0).attack).toBe(open[1]!.strength + 2);
  });

  it('knows what leaders and pacts take off the price of a technology', () => {
    const { view } = moment('actions');
    const seats = view.seats.map((civ) => ({ ...civ, pact: undefined, leader: undefined }));
    const plain = { ...view, seats };
    expect(scienceCost(plain, 0, 'II-opera', false)).toBe(7);
    const bach = { ...view, seats: seats.map((civ) => ({ ...civ, leader: 'II-johann-sebastian-bach' })) };
    expect(scienceCost(bach, 0, 'II-opera', false)).toBe(5);
    expect(scienceCost(plain, 0, 'II-republic', true)).toBe(3);
  });

  it('counts what the wonders of Age III score', () => {
    const civ = moment('over').view.seats[0]!;
    const workers = civ.workplaces.reduce((sum, { workers: count }) => sum + count, 0);
    expect(completionCulture(civ, 'III-fast-food-chains')).toBeGreaterThanOrEqual(workers);
    expect(completionCulture(civ, 'III-first-space-flight')).toBeGreaterThan(0);
    expect(completionCulture(civ, 'A-pyramids')).toBe(0);
  });
});

describe('forecast', () => {
  it.each(
    STEPS.filter(({ move }) => move.type === 'EndActions').map(
      (step) => [step.events[0]!.type, step] as const,
    ),
  )('foretells the end of the turn: %s', (_, { view, seat, events }) => {
    const coming = forecast(view, seat);
    const produced = events.find((event) => event.type === 'Produced');
    expect(coming.uprising).toBe(produced === undefined);
    if (produced?.type === 'Produced') {
      expect(coming).toMatchObject({
        science: produced.science,
        culture: produced.culture,
        food: produced.food,
        resources: produced.resources,
        corruption: produced.corruption,
        consumption: produced.consumption,
      });
    }
    const famine = events.find((event) => event.type === 'Famine');
    if (famine?.type === 'Famine') {
      expect(coming).toMatchObject({ missing: famine.food, famine: famine.culture });
    }
  });
});
