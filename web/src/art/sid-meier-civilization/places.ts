/** Buildings and wonders. */
import * as m from '../common/monuments';
import { at, box, disc, put, row, type Shapes } from '../common/shapes';
import * as s from '../common/signs';

const stall: Shapes = [
  'o' + box(8, 24, 4, 36) + box(52, 24, 4, 36),
  't' + box(6, 44, 52, 16),
  'r' + disc(18, 41, 4) + disc(27, 41, 4),
  'g' + disc(38, 41, 4) + disc(47, 41, 4),
  'pM6 8h52l4 18h-60Z',
  'rM6 8h11l-3 18h-12ZM28 8h8l2 18h-12ZM47 8h11l4 18h-12Z',
  'lM2 26q6 7 12 0q6 7 12 0q6 7 12 0q6 7 12 0q6 7 12 0',
];

const tent: Shapes = [
  'rM32 8L2 60h60Z',
  'pM32 8l-8 52h16Z',
  'kM32 26l-6 34h12Z',
  'lM32 8v-6',
  'gM32 1h10l-3 3 3 3h-10Z',
];

const silo: Shapes = [
  'tM12 60v-36h40v36Z',
  'oM6 26q8-18 26-22q18 4 26 22Z',
  'LM12 36h40M12 48h40',
  ...put(s.wheat, 32, 44, 0.46),
];

const college: Shapes = [
  'p' + box(6, 34, 52, 22),
  'b' + 'M20 34q0-12 12-14q12 2 12 14Z',
  't' + row('M10 38h5v16h-5Z', 2, 9) + row('M40 38h5v16h-5Z', 2, 9),
  'kM28 56v-12q4-5 8 0v12Z',
  'wM2 55h60v6h-60Z',
  'kM32 2l20 8-20 8-20-8Z',
  'kM22 14v7q10 5 20 0v-7l-10 4Z',
  'yM50 11v10',
];

export const buildings: Record<string, Shapes> = {
  harbor: [
    'bM0 44q8-6 16 0t16 0 16 0 16 0v18h-64Z',
    'oM2 34h30v6h-30Z',
    'lM7 40v16M17 40v14M27 40v16',
    ...put(s.caravel, 44, 26, 0.66),
  ],
  'trading-post': [...at(s.hut, 0, 4, 0.8), ...put(s.sack, 48, 46, 0.5), ...put(s.flag, 52, 18, 0.42)],
  workshop: [...at(s.house, 0, 0, 0.88), ...put(s.gear, 45, 44, 0.54)],
  'iron-mine': [...at(s.mine, 0, 0, 0.92), ...put(s.pick, 49, 42, 0.58)],
  library: [...at(s.temple, 0, 0, 0.84), ...put(s.books, 46, 44, 0.56)],
  university: college,
  granary: silo,
  aqueduct: s.aqueduct,
  market: stall,
  bank: [...s.temple.slice(0, -1), ...put(s.coin, 32, 39, 0.46)],
  temple: s.temple,
  cathedral: s.cathedral,
  barracks: [...at(tent, 0, 0, 0.92), ...put(s.roundShield, 48, 46, 0.46)],
  'military-academy': [...at(s.castle, 0, 0, 0.9), ...put(s.star, 47, 45, 0.5)],
  'city-walls': [...s.wall, 'kM23 60v-16q9-12 18 0v16Z'],
};

export const wonders: Record<string, Shapes> = {
  stonehenge: m.stonehenge,
  colossus: m.colossus,
  'hanging-gardens': m.gardens,
  oracle: m.oracle,
  'angkor-wat': m.angkor,
  'himeji-samurai-castle': m.himeji,
  'porcelain-tower': m.porcelain,
  louvre: m.louvre,
  'panama-canal': m.panama,
  'statue-of-liberty': m.liberty,
  'sydney-opera-house': m.opera,
  'united-nations': m.nations,
};
