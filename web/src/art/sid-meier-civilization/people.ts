/** Civilizations, how they are ruled, and great persons. */
import {
  brows,
  bust,
  crop,
  ears,
  eyes,
  glasses,
  gown,
  head,
  mouth,
  moustache,
  nose,
  parting,
  smile,
} from '../common/people';
import { at, box, disc, put, type Shapes } from '../common/shapes';
import * as s from '../common/signs';

const medal = (tone: string, sign: Shapes, scale = 0.66): Shapes => [
  'g' + disc(32, 32, 30),
  tone + disc(32, 32, 25.5),
  ...put(sign, 32, 32, scale),
];

export const ankh: Shapes = [
  'gM32 4c-12 0-16 10-12 18c2 5 6 8 8 12h-16v8h16v20h8v-20h16v-8h-16c2-4 6-7 8-12c4-8 0-18-12-18ZM32 11c6 0 8 5 6 10c-1 3-4 6-6 10c-2-4-5-7-6-10c-2-5 0-10 6-10Z',
];

const lantern: Shapes = [
  'lM32 1v8',
  'rM22 12h20c26 8 26 26 0 34h-20c-26-8-26-26 0-34Z',
  'LM25 12c-10 10-10 24 0 34M39 12c10 10 10 24 0 34M32 12v34',
  'gM20 8h24v6h-24ZM20 44h24v6h-24Z',
  'yM26 51v11M32 51v12M38 51v11',
];

export const civilizations: Record<string, Shapes> = {
  americans: medal('b', [...s.eagle, ...put(s.star, 32, 36, 0.28)], 0.72),
  chinese: medal('p', lantern, 0.72),
  egyptians: medal('b', ankh),
  germans: medal(
    'p',
    s.eagle.map((shape, index) => (index ? 'P' : 'k') + shape.slice(1)),
    0.74,
  ),
  romans: medal('r', s.helm),
  russians: medal('e', s.bear),
};

export const governments: Record<string, Shapes> = {
  anarchy: [...put(s.regalia, 32, 44, 0.62), ...put(s.flame, 32, 20, 0.6)],
  despotism: s.fist,
  republic: s.senate,
  monarchy: s.regalia,
  feudalism: [...put(s.castle, 26, 28, 0.84), ...put(s.sword, 49, 40, 0.7)],
  democracy: s.ballot,
  communism: s.commune,
  fundamentalism: [...put(s.book, 32, 41, 0.72), ...put(s.flame, 32, 17, 0.5)],
};

const left = (shapes: Shapes): Shapes => at(shapes, -5, 4.4, 0.93);

export const persons: Record<string, Shapes> = {
  artist: [
    ...left([
      bust('b'),
      'pM24 47q8 8 16 0l2 4q-10 8-20 0Z',
      ...head('s', eyes, brows, nose),
      moustache('k'),
      'kM30 40h4l-2 6Z',
      crop('k'),
      'rM12 14c0-8 10-12 22-10c12 0 18 6 14 11c-6 3-12 0-18 1s-18 4-18-2Z',
      'lM33 4v-3',
    ]),
    ...put(s.palette, 48, 48, 0.48),
  ],
  builder: [
    ...left([
      bust('o'),
      'pM25 46.500l7 16.500 7-16.500q-7 5-14 0Z',
      ...head('s', eyes, brows, nose, mouth),
      ears(),
      'gM17 20c-1-11 6-17 15-17s16 6 15 17Z',
      'gM13 19h38v4h-38Z',
      'LM32 4v14',
    ]),
    ...put(s.hammer, 50, 44, 0.56),
  ],
  general: [
    bust('r'),
    'pM25 46.500l7 16.500 7-16.500q-7 5-14 0Z',
    ...head('s', eyes, brows, nose),
    ears(),
    moustache('w'),
    'bM16 16c0-9 6-13 16-13s16 4 16 13Z',
    'kM12 17q20-6 40 0l-2 5q-18-5-36 0Z',
    'gM32 6l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5Z',
    'gM6 56q4-8 14-7l-1 5q-7 0-10 6ZM58 56q-4-8-14-7l1 5q7 0 10 6Z',
    'g' + disc(45, 59, 3) + disc(19, 59, 3),
  ],
  humanitarian: [
    ...left([
      'oM32 5c-12 0-17 8-16 19l1 16h30l1-16c1-11-4-19-16-19Z',
      'b' + gown,
      ...head('s', eyes, brows, nose, smile),
      'oM32 11c-5 5-9 6-11 8l-4 8c-2-12 3-21 15-21s17 9 15 21l-4-8c-2-2-6-3-11-8Z',
      'pM18 16q14-12 28 0v-6q-14-12-28 0Z',
      'r' + box(29.5, 5, 5, 5),
    ]),
    ...put(s.dove, 49, 47, 0.5),
  ],
  industrialist: [
    ...left([
      'k' + gown,
      'pM25 46.500l7 16.500 7-16.500q-7 5-14 0Z',
      ...head('s', eyes, brows, nose, mouth),
      'wM19 26c-1 6 1 11 4 14l3-6c-2-2-3-5-3-9ZM45 26c1 6-1 11-4 14l-3-6c2-2 3-5 3-9Z',
      'kM20 15v-13h24v13Z',
      'kM12 15h40v5h-40Z',
      'zM21 12h22',
      'rM32 48l-6-3v6ZM32 48l6-3v6Z',
    ]),
    ...put(s.gear, 49, 48, 0.48),
  ],
  scientist: [
    ...left([
      'p' + gown,
      'LM25 46l7 12 7-12M32 58v5',
      ...head('s', eyes, nose, smile),
      glasses,
      parting('w'),
    ]),
    ...put(s.flask, 49, 46, 0.5),
  ],
};
