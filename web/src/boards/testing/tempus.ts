import { momentsOf } from './moments';
import file from './tempus.json';
import type { Printed, TempusEvent, TempusMove, TempusView } from '../tempus/logic/types';

export type MomentName = keyof typeof file;

export const { MOMENTS, moment } = momentsOf<TempusView, TempusMove, TempusEvent, MomentName>(file);

const IDEAS = {
  education: ['Education'],
  fortification: ['Fortifications'],
  medicine: ['Medicine', 'Medicine'],
  'military-leader': ['Military Leader', 'MilitaryLeader'],
  transport: ['Transport', 'Transport'],
  sanitation: ['Sanitation', 'Sanitation'],
  weapons: ['Weapons'],
  religion: ['Religion', 'Religion'],
  government: ['Government', 'ActTwice'],
} as const;

/** What is printed, as far as the tests need it. */
export const printed = {
  columns: 13,
  rows: 12,
  turns: 10,
  eras: [],
  cities: [2, 3, 4],
  cards: Object.entries(IDEAS).flatMap(([idea, [rule, move]]) =>
    (['grassland', 'farmland', 'hills', 'forest'] as const).map((background) => ({
      id: `${idea}-${background}`,
      idea,
      background,
      copies: 1,
      rule,
      move,
    })),
  ),
  tiles: [],
} as unknown as Printed;
