/** Technologies, culture events, units, resources and what stands on the map. */
import { at, box, disc, dye, flip, put, row, type Shapes } from '../common/shapes';
import * as s from '../common/signs';

const microscope: Shapes = [
  'wM22 8l10-5 12 26-10 5Z',
  'oM36 30c12 2 16 20 2 26h-8v-6h6c8-4 6-12-2-14Z',
  'k' + box(12, 40, 24, 5),
  'oM8 55h48v7h-48Z',
  'g' + disc(25, 4, 4),
];
const engine: Shapes = [
  'w' + box(14, 4, 36, 24),
  'lM14 11h36M14 18h36',
  'oM27 28h10l2 18h-14Z',
  'g' + disc(32, 49, 12),
  'k' + disc(32, 49, 4),
  'rM50 8h10v8h-10Z',
];
const abacus: Shapes = [
  'oM4 6h56v52h-56Z',
  'p' + box(10, 12, 44, 40),
  'lM10 22h44M10 32h44M10 42h44',
  'r' + disc(20, 22, 4.5) + disc(29, 22, 4.5),
  'b' + disc(38, 32, 4.5) + disc(47, 32, 4.5),
  'g' + disc(20, 42, 4.5) + disc(38, 42, 4.5),
];
const keg: Shapes = [
  'oM14 10q18-8 36 0q6 22 0 44q-18 8-36 0q-6-22 0-44Z',
  'wM13 16q19-8 38 0l1 5q-20-7-40 0ZM12 43q20 7 40 0l-1 5q-19 8-38 0Z',
  'lM32 6q2-6 8-4',
  ...put(s.flame, 32, 32, 0.32),
];
const wagon: Shapes = [
  'pM6 32c0-26 44-26 44 0Z',
  'LM18 13q-4 8-3 19M28 12v20M38 13q4 8 3 19',
  'oM4 32h48v12h-48Z',
  'lM52 40l11-4',
  'o' + disc(16, 49, 10) + disc(42, 49, 10),
  'p' + disc(16, 49, 5) + disc(42, 49, 5),
  'k' + disc(16, 49, 1.5) + disc(42, 49, 1.5),
];
const soldier = (tone: string): Shapes => [
  'oM52 2h4v60h-4Z',
  'wM54 0l5 9-5 6-5-6Z',
  tone + 'M12 62c0-18 4-24 14-26h12c8 2 12 8 12 26Z',
  's' + disc(31, 24, 11),
  'k' + disc(27, 27, 1.4) + disc(35, 27, 1.4),
  'LM28 31.500q3 1.500 6 0',
  'gM18 24c-1-14 6-19 13-19s14 5 13 19l-4 8-2-8h-14l-2 8Z',
  'rM31 6q-2-6 6-6q4 4 2 8Z',
  ...put(s.roundShield, 20, 48, 0.42),
];
const pine = (x: number, y: number): string[] => [
  `oM${x - 2} ${y}h4v8h-4Z`,
  `eM${x} ${y - 30}l9 14h-5l8 16h-24l8-16h-5Z`,
];

export const technologies: Record<string, Shapes> = {
  'animal-husbandry': s.cow,
  'code-of-laws': s.tablet,
  currency: s.coin,
  'horseback-riding': s.horse,
  masonry: s.bricks,
  metalworking: [...at(s.anvil, 0, 9, 0.86), ...put(s.hammer, 46, 17, 0.55)],
  navigation: s.compass,
  philosophy: [...at(s.column, -7, 1, 0.92), ...put(s.scroll, 44, 41, 0.64)],
  pottery: s.pot,
  writing: s.quill,
  chivalry: s.knight,
  'civil-service': s.charter,
  construction: s.crane,
  democracy: s.ballot,
  engineering: s.aqueduct,
  irrigation: s.canal,
  mathematics: abacus,
  monarchy: s.regalia,
  'printing-press': s.press,
  sailing: s.caravel,
  banking: [...at(s.chest, 0, 0, 0.84), ...put(s.coins, 45, 46, 0.58)],
  biology: microscope,
  communism: s.commune,
  gunpowder: keg,
  'metal-casting': s.cannon,
  'military-science': s.chess,
  railroad: s.locomotive,
  'steam-power': s.steamer,
  theology: s.church,
  'atomic-theory': s.atom,
  ballistics: s.missile,
  combustion: engine,
  computers: s.computer,
  flight: s.biplane,
  'mass-media': s.newspaper,
  'replaceable-parts': [...put(s.gear, 22, 22, 0.66), ...put(dye(s.gear, 'wg'), 44, 44, 0.58)],
  'space-flight': s.rocket,
};

const love = (sign: Shapes): Shapes => [...put(s.happy, 25, 39, 0.8), ...put(sign, 49, 15, 0.44)];
const gift = (sign: Shapes): Shapes => [...at(s.gift, 0, 4, 0.86), ...put(sign, 47, 45, 0.56)];
const lost = (sign: Shapes): Shapes => [...put(s.compass, 24, 26, 0.72), ...put(sign, 46, 44, 0.62)];
const white = dye(s.flag, 'rp', 'Cl');

export const events: Record<string, Shapes> = {
  event: s.burst(s.lyre, 'p'),
  'a-gift-from-afar': gift(s.camel),
  'bread-and-circuses': s.arena,
  defection: [...put(white, 40, 24, 0.74), ...put(s.walker('b'), 24, 38, 0.78)],
  disoriented: lost(s.storm),
  drought: s.dryness,
  'exchange-of-ideas': [
    ...put(s.bulb, 18, 24, 0.6),
    ...put(s.bulb, 46, 24, 0.6),
    ...put(s.hands, 32, 50, 0.46),
  ],
  sabotage: [...put(s.gear, 24, 24, 0.72), ...put(s.bomb, 42, 42, 0.66)],
  'citizens-are-revolting': [
    ...put(s.torch, 50, 18, 0.56),
    ...put(s.torch, 14, 18, 0.56),
    ...put(s.crowd, 32, 40, 0.78),
  ],
  'we-love-the-despot-day': love(s.fist),
  'a-generous-gift': gift(s.coins),
  catastrophe: s.crack,
  deforestation: [...put(s.tree, 24, 30, 0.86), ...put(s.axe, 45, 40, 0.66)],
  'jousting-tourney': [...put(s.knight, 36, 34, 0.84), 'rM2 52l44-16 2 5-45 17Z', 'wM56 28l-8 15-4-9Z'],
  'knowledge-shared': [...put(s.book, 32, 22, 0.7), ...put(s.hands, 32, 48, 0.56)],
  lost: lost(s.map),
  'mass-defection': [...put(white, 34, 18, 0.66), ...put(s.crowd, 32, 44, 0.72)],
  'citizens-are-revolting-ii': [
    ...put(s.crowd, 32, 42, 0.78),
    ...put(s.fist, 32, 18, 0.52),
    ...put(s.sickle, 10, 18, 0.4),
    ...put(s.spear, 54, 20, 0.56),
  ],
  'we-love-the-queen-day': love(s.regalia),
  'a-princely-gift': gift(s.regalia),
  disaster: s.volcano,
  'out-of-position': lost(s.flag),
  'primetime-tv': s.television,
  'think-tank': [...put(s.crowd, 32, 44, 0.72), ...put(s.bulb, 32, 17, 0.5)],
  'we-love-the-president-day': love(s.ballot),
  'wholesale-defection': [...put(white, 24, 22, 0.74), ...put(s.tank, 38, 44, 0.72)],
};

/** Arms, and arms with their rank from 1 to 4. */
export const units: Record<string, Shapes> = {
  infantry: s.helm,
  mounted: s.horse,
  artillery: s.cannon,
  aircraft: s.plane,
  'infantry-1': [...at(s.spear, 16, 0), ...put(s.roundShield, 24, 38, 0.74)],
  'infantry-2': [...at(s.spear, -20, 0), ...at(s.spear, 20, 0), ...at(s.shield, 6, 8, 0.8)],
  'infantry-3': [...put(s.rifle, 40, 42, 0.72), ...put(s.shako, 24, 24, 0.74)],
  'infantry-4': [...put(s.rifle, 40, 38, 0.82), ...put(s.soldierHat, 24, 28, 0.76)],
  'mounted-1': [...at(s.horse, 0, 6, 0.9), ...put(s.spear, 54, 30, 0.9)],
  'mounted-2': [...put(s.horse, 38, 36, 0.82), ...put(s.knight, 20, 24, 0.6)],
  'mounted-3': [...at(s.horse, 8, 6, 0.88), ...put(flip(s.sabre), 20, 24, 0.8)],
  'mounted-4': s.tank,
  'artillery-1': s.bow,
  'artillery-2': s.catapult,
  'artillery-3': [...at(s.cannon, 0, -2, 0.94), 'k' + disc(56, 56, 5) + disc(48, 58, 4) + disc(56, 45, 4)],
  'artillery-4': s.missile,
};

export const resources: Record<string, Shapes> = {
  wheat: s.wheat,
  silk: s.silk,
  incense: s.incense,
  iron: dye(s.ingots, 'gw', 'tw'),
  spy: s.spyHat,
  uranium: s.radiation,
};

export const markers: Record<string, Shapes> = {
  hut: s.hut,
  village: [...put(s.hut, 20, 22, 0.58), ...put(s.hut, 44, 24, 0.54), ...put(s.hut, 32, 42, 0.62)],
  'great-person': s.pawn,
  city: s.city,
  walls: s.wall,
  grassland: [
    'eM2 20h60v40h-60Z',
    'LM10 32q2-6 4 0q2-6 4 0M36 30q2-6 4 0q2-6 4 0M20 48q2-6 4 0q2-6 4 0M46 48q2-6 4 0q2-6 4 0',
  ],
  desert: s.desert,
  mountain: s.mountain,
  forest: [...pine(16, 46), ...pine(48, 46), ...pine(32, 54), 'kM2 60h60v2h-60Z'],
  water: s.waves,
};

export const figures: Record<string, Shapes> = {
  army: soldier('r'),
  scout: wagon,
  flag: s.flag,
  coins: ['g' + row(disc(20, 22, 11), 1, 0), 'g' + disc(42, 26, 11), 'g' + disc(30, 44, 11)],
};
