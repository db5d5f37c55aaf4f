/** Technologies: farms and mines, buildings, units, special technologies and governments. */
import { at, box, disc, put, row, type Shapes } from '../common/shapes';
import * as s from '../common/signs';

const altar: Shapes = [
  'wM8 61v-8h48v8ZM14 53v-18h36v18ZM8 35v-7h48v7Z',
  ...at(s.flame, 16, 0, 0.46),
  'rM27 40h10v13h-10Z',
];

const cathedral: Shapes = [
  'lM14 8v-7M50 8v-7',
  'bM6 24l8-18 8 18ZM42 24l8-18 8 18Z',
  'w' + box(6, 23, 16, 38) + box(42, 23, 16, 38),
  'wM22 61v-28l10-12 10 12v28Z',
  'r' + disc(32, 36, 5.5),
  'kM27 61v-11q5-8 10 0v11ZM11 40v-8q3-5 6 0v8ZM47 40v-8q3-5 6 0v8Z',
];

const stage: Shapes = [
  'pM6 8h52v46h-52Z',
  'rM6 8h26q-4 20-18 28q4 10 2 18h-10ZM58 8h-26q4 20 18 28q-4 10-2 18h10Z',
  'gM2 2h60v8q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0Z',
  's' + disc(32, 30, 5),
  'bM32 34q10 6 10 20h-20q0-14 10-20Z',
  'oM2 54h60v7h-60Z',
];

const retort: Shapes = [
  'bM26 8c14 0 22 8 22 18l14 20-4 3-18-14c-4 4-8 5-14 5c-14 0-20-8-20-16s6-16 20-16Z',
  'PM8 26q18 6 36-1c-1 9-8 13-18 13s-17-4-18-12Z',
  'E' + disc(20, 31, 2) + disc(29, 33, 2) + disc(34, 29, 1.5),
  'rM16 50q-2-8 6-12q-1 4 4 6q2-2 2-6q10 6 6 14Z',
  'o' + box(10, 52, 30, 8),
];

const shako: Shapes = [
  'kM14 44l-4-36q22-8 44 0l-4 36Z',
  'gM32 16l4 7 8 1-5 6 1 8-8-3-8 3 1-8-5-6 8-1Z',
  'rM29 6q-3-5 3-6q6 1 3 6Z',
  'kM8 44q24-8 48 0q2 8-6 10q-18-8-36 0q-8-2-6-10Z',
  'yM12 42q20-6 40 0',
];

const sabre: Shapes = [
  'wM10 4q30 8 38 40l-6 3q-8-28-32-43Z',
  'gM36 50q6-10 18-8l-2 6q-8-1-12 6Z',
  'oM46 48l6-3 7 12-6 4Z',
];

const crane: Shapes = [
  'gM12 60v-50h8v50ZM4 12h56v7h-56Z',
  'lM20 19L42 12M12 26l8 8M20 26l-8 8M12 42l8 8M20 42l-8 8M50 19v14',
  'w' + box(42, 33, 16, 12),
  'oM4 60h26v-4h-26ZM2 19h10v9h-10Z',
  'tM36 60h26v-9h-26Z',
  'LM49 51v9',
];

const fasces: Shapes = [
  'wM42 8q16-2 20 0q2 12-2 24q-8-6-18-6Z',
  't' + row('M20 4h6v58h-6Z', 4, 5.6),
  'rM16 16h30v6h-30ZM16 42h30v6h-30Z',
];

const chess: Shapes = [
  'kM18 48c0-12 10-14 10-22l-12 6-6-6 10-14 8-4 2-6 6 5c14 4 16 18 14 41Z',
  'P' + disc(28, 16, 2),
  'kM12 54h40v8h-40ZM16 47h32v5h-32Z',
  'CM42 16q6 12 4 28',
];

const minecart: Shapes = [
  'kM10 30q2-14 12-12q6-12 16-6q12-2 14 18Z',
  'CM20 25l4-3M36 18l4 3M44 26l2-3',
  'wM4 28h56l-8 22h-40Z',
  'LM16 34l3 12M32 34v12M48 34l-3 12',
  'o' + disc(20, 54, 7) + disc(44, 54, 7),
];

export const technologies: Record<string, Shapes> = {
  agriculture: [...at(s.wheat, -8, 0), ...put(s.sickle, 45, 36, 0.72)],
  irrigation: s.canal,
  'selective-breeding': s.cow,
  'mechanized-agriculture': s.tractor,
  bronze: [...put(s.ingots, 26, 44, 0.8), ...put(s.pick, 46, 26, 0.72)],
  iron: [...at(s.anvil, 0, 9, 0.86), ...put(s.hammer, 46, 17, 0.55)],
  coal: minecart,
  oil: s.derrick,
  philosophy: [...at(s.column, -12, 0, 0.96), ...put(s.scroll, 44, 41, 0.64)],
  alchemy: retort,
  'scientific-method': s.telescope,
  computers: s.computer,
  religion: altar,
  theology: s.church,
  'organized-religion': cathedral,
  'bread-and-circuses': s.arena,
  'team-sports': s.ball,
  'professional-sports': s.cup,
  'printing-press': s.press,
  journalism: s.newspaper,
  multimedia: s.television,
  drama: s.masks,
  opera: stage,
  movies: s.film,
  warriors: [...at(s.spear, 16, 0), ...put(s.roundShield, 24, 38, 0.74)],
  swordsmen: [...at(s.sword, 17, 0), ...at(s.shield, -3, 8, 0.84)],
  riflemen: [...put(s.rifle, 40, 42, 0.72), ...put(shako, 24, 24, 0.74)],
  'modern-infantry': [...put(s.rifle, 40, 38, 0.82), ...put(s.soldierHat, 24, 28, 0.76)],
  knights: [
    ...at(s.horse, 4, 2, 0.95),
    'w' + 'M24 34l-8 5q1-10 8-19l9-6q8 8 8 20l-8 12h-14Z',
    'k' + disc(27, 26, 2),
    'LM33 16l-2 30M14 38l3 4',
  ],
  cavalrymen: [...at(s.horse, 0, 6, 0.88), ...put(sabre, 46, 34, 0.7)],
  tanks: s.tank,
  cannon: s.cannon,
  rockets: s.missile,
  'air-forces': s.plane,
  'code-of-laws': [...at(s.tablet, -8, 0, 0.92), ...put(s.hammer, 50, 46, 0.48)],
  'justice-system': s.scales,
  'civil-service': [...at(s.scroll, -6, 2, 0.94), ...put(s.quill, 46, 28, 0.62), 'r' + disc(44, 53, 6)],
  cartography: s.map,
  navigation: s.compass,
  satellites: s.satellite,
  masonry: s.bricks,
  architecture: [...put(s.temple, 32, 40, 0.72), ...put(s.dividers, 32, 26, 0.8)],
  engineering: crane,
  warfare: s.swords,
  strategy: chess,
  'military-theory': [...at(s.book, 0, 8, 0.94), ...put(s.sword, 47, 24, 0.72)],
  despotism: s.fist,
  monarchy: s.regalia,
  theocracy: [
    'gM8 60h48v-9h-48Z',
    'pM10 51c-6-20 8-38 22-48c14 10 28 28 22 48Z',
    'rM29 14h6v12h8v6h-8v14h-6v-14h-8v-6h8Z',
  ],
  'constitutional-monarchy': [...put(s.scroll, 32, 41, 0.72), ...put(s.regalia, 32, 17, 0.56)],
  republic: fasces,
  communism: [
    'rM4 6h56v36h-56Z',
    ...put(s.gear, 32, 24, 0.5),
    ...put(s.star, 32, 24, 0.24),
    ...put(s.wheat, 13, 47, 0.5),
    ...put(s.wheat, 51, 47, 0.5),
  ],
  democracy: s.ballot,
  fundamentalism: [...at(s.book, 4, 20, 0.88), ...put(s.flame, 32, 17, 0.5)],
};

/** What stands for every card of a type. */
export const kinds: Record<string, Shapes> = {
  farm: s.wheat,
  mine: s.pick,
  lab: s.flask,
  temple: s.temple,
  arena: s.cup,
  library: s.books,
  theater: s.masks,
  infantry: s.helm,
  cavalry: s.horse,
  artillery: s.cannon,
  air: s.plane,
  civil: s.scroll,
  colonization: s.caravel,
  construction: s.hammer,
  military: s.banner,
  government: s.regalia,
};
