/** Civilizations and Wonders. */
import * as m from '../common/monuments';
import { disc, dye, flip, put, type Shapes } from '../common/shapes';
import * as s from '../common/signs';

const winged: Shapes = [
  'pM16 30Q0 28 2 4q8 4 11 12q3 5 5 14ZM48 30Q64 28 62 4q-8 4-11 12q-3 5-5 14Z',
  'wM12 40c0-20 8-30 20-30s20 10 20 30v14l-8 6v-18h-24v18l-8-6Z',
  'gM10 34h44v8h-44Z',
  'LM6 12q2 8 8 14M58 12q-2 8-8 14M32 10v24',
];

const horned: Shapes = [
  'pM16 24C2 24 0 12 4 2c2 8 8 12 14 14ZM48 24c14 0 16-12 12-22c-2 8-8 12-14 14Z',
  'wM10 38c0-18 8-28 22-28s22 10 22 28Z',
  'oM8 36h48v7h-48Z',
  'kM14 43h36l-6 8-6-4-6 15-6-15-6 4Z',
  'LM32 10v26',
];

const cedar: Shapes = [
  'oM29 44h6v18h-6Z',
  'eM32 2l14 12-8-1 16 12-10-1 18 15h-60l18-15-10 1 16-12-8 1Z',
  'LM24 26l6-3M36 32l7 1M20 34l8-2',
];

const woodenHorse: Shapes = [
  'oM8 12l14-8 6 2 4 10h16q8 2 8 12v18h-8v-10h-22v10h-8v-26l-8 4q-6-4-2-12Z',
  'lM22 4q8 2 11 12M33 16v20M44 16v20M26 26h30',
  'k' + disc(18, 12, 1.8),
  'tM6 46h54v7h-54Z',
  't' + disc(16, 55, 7) + disc(50, 55, 7),
  'k' + disc(16, 55, 2) + disc(50, 55, 2),
];

const ankh: Shapes = [
  'gM32 4c-12 0-16 10-12 18c2 5 6 8 8 12h-16v8h16v20h8v-20h16v-8h-16c2-4 6-7 8-12c4-8 0-18-12-18ZM32 11c6 0 8 5 6 10c-1 3-4 6-6 10c-2-4-5-7-6-10c-2-5 0-10 6-10Z',
];

const labrys: Shapes = [
  'oM29 4h6v58h-6Z',
  'gM35 16q10-2 18-12q10 16 0 36q-8-10-18-12ZM29 16q-10-2-18-12q-10 16 0 36q8-10 18-12Z',
  'LM50 12q5 10 0 20M14 12q-5 10 0 20',
];

const rays: Shapes = [
  'gM32 1l4 17 9-13-3 16 16-9-10 13 15-1-13 8 13 8-15-1 10 13-16-9 3 16-9-13-4 17-4-17-9 13 3-16-16 9 10-13-15 1 13-8-13-8 15 1-10-13 16 9-3-16 9 13Z',
  'r' + disc(32, 32, 9),
  'p' + disc(32, 32, 3.5),
];

const standard: Shapes = [
  'oM30 20h4v42h-4Z',
  'rM16 30h32v20l-8-5-8 5-8-5-8 5Z',
  'gM14 26h36v5h-36Z',
  ...put(s.eagle, 32, 14, 0.5),
];

const twoHeads: Shapes = [
  'gM30 14q-1-9-9-10q-7 1-9 7l6 1q2 6 0 8l-16-6q2 16 14 20l-6 2q6 8 14 6l2 4-6 16 12-5 12 5-6-16 2-4q8 2 14-6l-6-2q12-4 14-20l-16 6q-2-2 0-8l6-1q-2-6-9-7q-8 1-9 10Z',
  'k' + disc(19, 8, 1.2) + disc(45, 8, 1.2),
  'r' + disc(32, 32, 5),
];

const feathered: Shapes = [
  'rM14 30l-6-24 9 8 3-12 7 12 5-14 5 14 7-12 3 12 9-8-6 24Z',
  'gM10 28h44v8h-44Z',
  'tM14 36h36q-2 22-18 24q-16-2-18-24Z',
  'k' + disc(25, 43, 2) + disc(39, 43, 2),
  'LM32 44v6M27 54q5 3 10 0',
];

export const civilizations: Record<string, Shapes> = {
  rome: standard,
  carthage: s.elephant,
  'celt-iberia': [...put(s.roundShield, 26, 32, 0.84), ...put(s.sabre, 41, 34, 0.84)],
  gaul: winged,
  mauretania: [...dye(s.horse, 'ow')],
  mycenae: s.lion,
  troy: woodenHorse,
  phoenicia: cedar,
  minos: [...put(labrys, 32, 24, 0.74), ...put(s.ox, 32, 42, 0.6)],
  egypt: ankh,
  'sea-peoples': feathered,
  hittites: s.chariot,
  'persian-land': [...put(s.bow, 28, 34, 0.84), ...put(s.regalia, 46, 18, 0.46)],
  'persian-sea': s.ram,
  greeks: s.helm,
  macedonians: rays,
  'western-empire': [...put(s.eagle, 32, 36, 0.84), ...put(s.regalia, 32, 10, 0.28)],
  'eastern-empire': twoHeads,
  barbarians: horned,
};

export const wonders: Record<string, Shapes> = {
  'great-pyramid': m.pyramids,
  'grand-gardens': m.gardens,
  'grand-temple': s.temple,
  'stairway-to-heaven': s.ziggurat,
  'great-library': m.library,
  'great-lighthouse': s.lighthouse,
  colossus: m.colossus,
};

const pile = (tone: string, x: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => 50 - index * 9).flatMap((y) => [
    `${tone}M${x - 14} ${y - 4}v8c0 8 28 8 28 0v-8Z`,
    `${tone}M${x - 14} ${y - 4}a14 5.500 0 1 0 28 0a14 5.500 0 1 0-28 0Z`,
  ]);

/** What lies on the board. */
export const pieces: Record<string, Shapes> = {
  disk: [
    'rM6 28v10c0 16 52 16 52 0v-10Z',
    'rM6 28a26 11 0 1 0 52 0a26 11 0 1 0-52 0Z',
    'LM15 28a17 6.500 0 1 0 34 0a17 6.500 0 1 0-34 0Z',
  ],
  disks: [...pile('r', 18, 2), ...pile('r', 46, 3)],
  camp: pile('r', 32, 1),
  settlement: pile('r', 32, 2),
  city: s.city,
  barbarian: [
    'kM4 40v10c0 15 56 15 56 0v-10Z',
    'kM4 40a28 11 0 1 0 56 0a28 11 0 1 0-56 0Z',
    'CM12 40a20 7 0 1 0 40 0a20 7 0 1 0-40 0Z',
    ...put(horned, 32, 24, 0.66),
  ],
  talent: s.coin,
  talents: s.coins,
  ally: [...put(s.scutum, 22, 28, 0.66), ...put(flip(s.hands), 40, 44, 0.66)],
  points: s.cup,
  deep: s.waves,
};
