import { expect, it } from 'vitest';
import { initialsOf, standingWonders } from './looks';
import type { InnerSeaView } from './types';

it('counts only Wonders that are active', () => {
  const view = {
    wonders: [{ owner: 'gaul', active: true }, { owner: 'gaul', active: false }, { active: false }],
  } as unknown as InnerSeaView;
  expect(standingWonders(view, 'gaul')).toBe(1);
  expect(standingWonders(view, 'rome')).toBe(0);
});

it('marks civilizations that begin alike with two letters', () => {
  const names: Record<string, string> = {
    egypt: 'Egypt',
    carthage: 'Carthage',
    'celt-iberia': 'Celt-Iberia',
    'persian-land': 'Persian land power',
    'persian-sea': 'Persian sea power',
  };
  const view = {
    powers: Object.keys(names).map((civilization) => ({ civilization })),
  } as unknown as InnerSeaView;
  expect(Object.keys(names).map((who) => initialsOf(view, who, (id) => names[id]!))).toEqual([
    'E',
    'Ca',
    'Ce',
    'Pl',
    'Ps',
  ]);
});
