/** The strength of a force that sails for a colony: its units, the armies among them, cards and what the civilization adds. */
import { civil, military } from './cards';
import { armies, hasWonder } from './ratings';
import type { Civilization, CivilCard, MilitaryCard } from './types';

export interface Force {
  units: readonly CivilCard[];
  bonus: readonly MilitaryCard[];
  others: readonly MilitaryCard[];
}

export function forceStrength(civ: Civilization, { units, bonus, others }: Force): number {
  const counted = [...new Set(units)].map((technology) => ({
    technology,
    workers: units.filter((unit) => unit === technology).length,
  }));
  const modifier =
    (hasWonder(civ, 'A-colossus') ? (civil('A-colossus').colonization ?? 0) : 0) +
    civ.specialTechnologies.reduce((sum, card) => sum + (civil(card).colonization ?? 0), 0);
  return (
    units.reduce((sum, unit) => sum + (civil(unit).strength ?? 0), 0) +
    armies(civ.tactic, counted, civ.leader === 'I-genghis-khan').strength +
    modifier +
    bonus.reduce((sum, card) => sum + (military(card).colonization ?? 0), 0) +
    others.length
  );
}
