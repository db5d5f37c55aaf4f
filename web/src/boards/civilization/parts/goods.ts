/** A drawing for each trade card, in a box from 0,0 to 24,24: commodities as things, calamities as signs. */
import type { TradeCardId } from '../types';

export const GOODS: Record<TradeCardId, string> = {
  hides: 'M12 3l3 2 4-1-1 4 2 3-2 3 2 5-5-1-3 3-3-3-5 1 2-5-2-3 2-3-1-4 4 1z',
  ochre: 'M4 18l4-7 4-3 5 2 3 8zM9 12l2 2M13 10l2 4',
  iron: 'M5 17l2-5h10l2 5zM8 11l1.500-4h5L16 11z',
  papyrus: 'M7 4h10v13a3 3 0 0 1-3 3H6a2 2 0 0 0 2-2V6zM10 8h5M10 11h5M10 14h4',
  salt: 'M12 3l7 4v9l-7 5-7-5V7zM12 3v18M5 7l7 5 7-5',
  grain:
    'M12 21V7M12 8c-3-1-4-3-4-5 3 0 4 2 4 5zM12 8c3-1 4-3 4-5-3 0-4 2-4 5zM12 13c-3-1-4-3-4-4 3 0 4 1 4 4zM12 13c3-1 4-3 4-4-3 0-4 1-4 4zM12 18c-3-1-4-3-4-4 3 0 4 1 4 4zM12 18c3-1 4-3 4-4-3 0-4 1-4 4z',
  cloth: 'M4 7c4-3 8 2 12-1l4 2v9c-4 3-8-2-12 1l-4-2zM8 6.500v10M16 6v11',
  bronze: 'M6 4h12c0 5-2 8-5 9v4h3v3H8v-3h3v-4C8 12 6 9 6 4z',
  spices: 'M8 10h8l2 8a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM9 10V7h6v3M10 7c0-2 4-2 4-4',
  gems: 'M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11-3-6z',
  gold: 'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM12 8l1.300 2.600 2.900.400-2.100 2 .500 2.900-2.600-1.400-2.600 1.400.500-2.900-2.100-2 2.900-.400z',
  'volcano-earthquake': 'M3 20l6-10h6l6 10zM9 10l1-3M15 10l-1-3M12 9V3M8 5L7 3M16 5l1-2M10 14l2 2 2-3',
  famine: 'M4 10h16a8 8 0 0 1-16 0zM8 21h8M4 5l16 14',
  'civil-war': 'M4 4l10 10M20 4L10 14M7 17l3-3M17 17l-3-3M5 19l2-2M19 19l-2-2M4 20l1-1M20 20l-1-1',
  flood: 'M3 10c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0M3 20c3-3 6 3 9 0s6 3 9 0M12 2l3 4H9z',
  epidemic:
    'M12 3a6 6 0 0 1 6 6c0 3-1 4-2 5v3H8v-3c-1-1-2-2-2-5a6 6 0 0 1 6-6zM9.500 10v.010M14.500 10v.010M10 20h4M12 13v1',
  'civil-disorder': 'M6 21V11l-2-3V4M18 21V11l2-3V4M12 21V9M12 5v.010M9 21v-6M15 21v-6',
  'iconoclasm-heresy': 'M7 21h10M9 21V9h6v12M9 9l-2-2h10l-2 2M12 3v4M8 15l8-3M10 17l4 2',
  piracy: 'M3 15h18l-3 5H6zM12 15V3l6 8h-6M6 8l4 4M10 8l-4 4',
};
