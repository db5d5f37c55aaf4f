/** Fate cards: people, things and what befalls; and the turns of an epoch. */
import * as m from '../common/monuments';
import {
  asleep,
  beard,
  brows,
  bust,
  crop,
  ears,
  eyes,
  gown,
  head,
  helmet,
  mane,
  moustache,
  mouth,
  nose,
  parting,
  smile,
  wreath,
} from '../common/people';
import { at, disc, dye, flip, pair, put, type Shapes } from '../common/shapes';
import * as s from '../common/signs';
import { civilizations, pieces } from './civilizations';

const civ = (id: string): Shapes => civilizations[id] ?? [];
const hood = (tone: string): string =>
  `${tone}M32 2c-13 0-19 10-18 22l-2 22q6-6 9-16c-1-10 4-16 11-16s12 6 11 16q3 10 9 16l-2-22c1-12-5-22-18-22Z`;
const band = (tone: string): string => `${tone}M19 16q13-6 26 0v4.500q-13-6-26 0Z`;
const grim: Shapes = [eyes, 'lM24 21.500l6 2M40 21.500l-6 2', nose, mouth];
const calm: Shapes = [eyes, brows, nose, mouth];
const glad: Shapes = [eyes, brows, nose, smile];

/** One who stands on the left with something in front on the right. */
function figure(body: Shapes, item: Shapes, scale = 0.52): Shapes {
  return [...at(body, -4, 4.4, 0.93), ...put(item, 49, scale > 0.55 ? 43 : 47, scale)];
}

const crest: Shapes = ['rM16 12c2-12 30-14 34 4l-4 8c-2-12-18-14-26-6Z'];

export const people: Record<string, Shapes> = {
  strategos: figure(
    [bust('r'), ...head('s', ...calm), ...beard('o', 47, 8), ...crest, ...dye(helmet, 'wg')],
    s.spear,
    0.6,
  ),
  demagogue: figure(
    ['p' + gown, ...head('s', eyes, brows, nose, 'kM27 35q5-2 10 0q0 6-5 6t-5-6Z'), crop('o'), ears()],
    s.hand,
  ),
  'high-priestess': figure(
    [
      mane('k', 46),
      'p' + gown,
      ...head('t', ...calm),
      parting('k'),
      band('g'),
      'gM32 2c5 3 5 8 0 11c-5-3-5-8 0-11Z',
    ],
    s.incense,
  ),
  poet: figure([bust('e'), ...head('s', ...glad), crop('o'), ...wreath], s.lyre),
  assassin: figure(
    ['k' + gown, ...head('s', ...grim), 'kM20 31h24q-1 12-12 14q-11-2-12-14Z', hood('k')],
    s.dagger,
  ),
  navigator: figure(
    [
      bust('b'),
      ...head('t', ...calm),
      ...beard('k', 46, 7),
      'rM18 18c-1-9 5-14 14-14s15 5 14 14Z',
      band('p'),
    ],
    s.compass,
    0.46,
  ),
  'captive-queen': figure(
    [mane('o', 46), 'b' + gown, ...head('s', ...asleep, mouth), parting('o'), ...at(s.regalia, 20, 0, 0.38)],
    s.chain,
  ),
  tyrant: figure(
    [
      bust('r'),
      ...head('s', ...grim),
      ...beard('k', 46, 8),
      crop('k'),
      'gM18 19q14-6 28 0v-4l-3-10-6 6-5-8-5 8-6-6-3 10Z',
    ],
    s.fist,
  ),
  physician: figure(
    ['p' + gown, ...head('s', ...calm), ...beard('w', 50, 9), moustache('w'), band('w')],
    ['oM30 2h4v60h-4Z', 'lM32 54q-14-3-10-11t14-8 6-12-12-4q-6 2-8-4', 'g' + disc(32, 4, 4)],
    0.6,
  ),
  traitor: figure(
    [
      bust('o'),
      ...head(
        's',
        'k' + disc(25, 26.5, 1.4) + disc(34, 26.5, 1.4),
        'lM24 22.500l6 1M40 22.500l-6 1',
        nose,
        smile,
      ),
      crop('k'),
      'kM28 41h8l-4 8Z',
    ],
    [...put(s.sack, 40, 40, 0.7), ...put(s.dagger, 18, 24, 0.66)],
    0.6,
  ),
  lawgiver: figure(
    [
      'p' + gown,
      ...head('s', ...calm),
      ears(),
      ...beard('w', 54, 11),
      moustache('w'),
      'wM19 24c-1-5 0-9 3-12c0 4-1 6-1 9ZM45 24c1-5 0-9-3-12c0 4 1 6 1 9Z',
    ],
    s.tablet,
  ),
  engineer: figure([bust('t'), ...head('t', ...calm), ...beard('o', 45, 6), crop('o'), band('r')], s.gear),
  'merchant-prince': figure(
    [
      bust('b'),
      ...head('t', ...glad),
      ...beard('k', 47, 9),
      'gM15 18c-2-14 12-18 20-15c10 0 16 6 13 15q-16-6-33 0Z',
      'LM20 14q10-8 22-8',
      'r' + disc(32, 10, 3),
    ],
    s.coins,
  ),
  'false-prophet': figure(['o' + gown, ...head('s', ...grim), ...beard('k', 54, 12), hood('o')], s.masks),
  prophet: figure(
    ['t' + gown, ...head('t', ...calm), ...beard('w', 58, 14), moustache('w'), hood('p')],
    s.shepherd,
    0.64,
  ),
  architect: figure(
    ['b' + gown, ...head('s', ...calm), ...beard('o', 46, 7), crop('o')],
    [...put(s.dividers, 32, 28, 0.9), ...put(s.column, 32, 48, 0.5)],
  ),
  explorer: figure(
    [
      bust('e'),
      ...head('s', ...glad),
      ...beard('o', 45, 7),
      'tM6 17q26-9 52 0q-4 5-12 3q-14-4-28 0q-8 2-12-3Z',
      'tM20 15c0-8 4-12 12-12s12 4 12 12Z',
    ],
    s.map,
  ),
  seer: figure(
    ['b' + gown, ...head('s', ...asleep, mouth), hood('b'), 'gM32 10l2 5 5 1-5 2-2 5-2-5-5-2 5-1Z'],
    s.eye,
  ),
  spymaster: figure(['k' + gown, ...head('s', ...calm), 'kM29 41h6l-3 7Z', hood('w')], s.key),
  'warrior-queen': figure(
    [
      mane('r', 50),
      bust('g'),
      'LM18 52q8 8 13 0M33 52q5 8 13 0',
      ...head('s', ...calm),
      parting('r'),
      'gM18 20q14-7 28 0v-5q-14-7-28 0Z',
      'wM32 4l4 8h-8Z',
    ],
    s.sword,
    0.66,
  ),
};

const drop = (x: number, y: number): string => `bM${x} ${y}q8 11 0 14q-8-3 0-14Z`;
const drowned: Shapes = [...at(s.temple, 6, 0, 0.8), ...at(s.waves, 0, 26, 1, 0.6)];
const cross: Shapes = ['rM8 2L32 26 56 2l6 6-24 24 24 24-6 6-24-24-24 24-6-6 24-24L2 8Z'];
const barred = (sign: Shapes): Shapes => [...put(sign, 30, 32, 0.86), ...put(cross, 48, 48, 0.44)];
const above = (top: Shapes, foot: Shapes): Shapes => [...put(top, 32, 19, 0.6), ...put(foot, 32, 45, 0.6)];
const cloud = (tone: string): string =>
  `${tone}M12 26c-14 0-12-16 0-15c2-11 20-13 24-3c11-4 20 4 17 11c-1 6-6 7-10 7Z`;
const wind: Shapes = [
  'lM2 20h36q10 0 10-8t-8-8q-6 0-7 6M2 32h50q10 0 10 9t-9 9q-7 0-7-7M2 44h26q8 0 8 8t-7 8q-5 0-6-5',
];

export const fate: Record<string, Shapes> = {
  ...people,
  earthquake: s.crack,
  flood: [...at(s.house, 6, 0, 0.8), ...at(s.waves, 0, 28, 1, 0.58)],
  'volcanic-eruption': s.volcano,
  'bumper-crop': [...put(s.wheat, 16, 34, 0.8), ...put(s.wheat, 48, 34, 0.8), ...put(s.wheat, 32, 32, 0.94)],
  'a-sign-from-above': [cloud('w'), 'gM26 26h12l12 36h-36Z', ...put(s.pawn, 32, 52, 0.28)],
  'land-improvement': s.plough,
  'siege-engines': s.catapult,
  'civil-war': [
    ...put(s.sword, 14, 32, 0.9),
    ...put(dye(s.crowd, 'gp'), 32, 40, 0.7),
    ...put(s.sword, 50, 32, 0.9),
  ],
  plague: s.skull,
  drought: s.dryness,
  heresy: above(s.flame, s.scroll),
  'religious-fervor': s.altar,
  'local-trade': s.cart,
  famine: [...put(dye(s.wheat, 'gt', 'eo'), 26, 30, 0.86), ...put(cross, 47, 46, 0.46)],
  'golden-age': s.burst(s.regalia, 'p'),
  'bad-omens': [
    'kM2 24q16-16 28-2l4-8 4 8q12-14 26 0q-10-2-14 8q-8-2-10 8l-6 6-6-6q-4-10-12-8q-4-8-14-6Z',
    'R' + disc(31, 24, 1.5) + disc(37, 24, 1.5),
    ...put(s.bolt, 20, 50, 0.4),
    ...put(s.bolt, 46, 50, 0.4),
  ],
  bribery: [...put(s.hand, 24, 36, 0.84), ...put(s.sack, 46, 26, 0.62)],
  chariots: [...at(s.chariot, 12, 2, 0.84), ...put(s.horse, 14, 40, 0.5)],
  pirates: [...at(s.galley, 0, 6, 0.9), 'kM14 11h30v22h-30Z', ...put(s.skull, 29, 22, 0.3)],
  'academy-of-science': [...at(s.temple, 0, 0, 0.84), ...put(s.scroll, 46, 45, 0.52)],
  'bread-and-circuses': s.arena,
  'gold-mine': [...at(s.mine, 0, 0, 0.92), ...put(dye(s.ingots, 'tg'), 44, 48, 0.58)],
  'improved-plow': [...put(s.ox, 22, 22, 0.64), ...put(s.plough, 42, 44, 0.64)],
  'iron-blades': s.swords,
  'storm-at-sea': [...put(s.galley, 30, 44, 0.66), ...put(s.storm, 34, 18, 0.64)],
  'heroic-saga': [...put(s.scroll, 26, 32, 0.86), ...put(s.helm, 46, 42, 0.58)],
  blasphemy: [...put(s.temple, 28, 38, 0.74), ...put(flip(s.bolt), 44, 22, 0.66)],
  'trade-fleet': [...put(s.galley, 20, 22, 0.6), ...put(s.galley, 42, 42, 0.66)],
  'armored-infantry': [
    'gM18 4h8q6 6 12 0h8l10 8-6 12v22q-18 10-36 0v-22l-6-12Z',
    'LM32 10v30M18 26q7 8 14 0q7 8 14 0M20 38h24',
    'rM15 48q17 9 34 0l2 12h-38Z',
    'LM23 53v8M32 54v7M41 53v8',
  ],
  'oracle-at-delphi': m.oracle,
  'slave-revolt': [...put(s.chain, 32, 44, 0.76), ...put(s.fist, 32, 20, 0.56)],
  colonists: [...put(s.family, 24, 38, 0.7), ...put(s.galley, 46, 24, 0.54)],
  'war-elephants': [
    ...at(s.elephant, 0, 8, 0.88),
    'tM26 14v-12h24v12Z',
    'LM34 2v12M42 2v12',
    ...put(s.spear, 56, 20, 0.6),
  ],
  'mass-migration': [
    ...put(s.walker('b'), 14, 36, 0.66),
    ...put(s.walker('r'), 33, 36, 0.72),
    ...put(s.walker('e'), 52, 36, 0.66),
  ],
  'amber-road': [
    ...s.road.slice(1),
    'gM32 4c14 0 18 10 16 18c-2 8-8 10-16 10s-14-2-16-10c-2-8 2-18 16-18Z',
    'LM24 12q3-4 7-4',
    'k' + disc(33, 20, 2) + 'M29 20h8v1h-8Z',
  ],
  coinage: s.coin,
  'light-cavalry': [...at(dye(s.horse, 'ot'), 0, 6, 0.9), ...put(s.spear, 54, 30, 0.9)],
  locusts: [...put(s.locust, 22, 20, 0.66), ...put(s.locust, 44, 42, 0.7)],
  tribute: above(s.regalia, s.chest),
  granaries: [
    'tM8 60v-32h20v32ZM36 60v-32h20v32Z',
    'oM4 30q4-16 14-20q10 4 14 20ZM32 30q4-16 14-20q10 4 14 20Z',
    'LM8 40h20M36 40h20',
    ...put(s.wheat, 18, 50, 0.3),
    ...put(s.wheat, 46, 50, 0.3),
  ],
  'composite-bow': s.bow,
  'tidal-wave': s.bigWave,
  'fishing-fleets': above(s.galley, s.fish),
  'lost-to-the-sands': [
    ...put(s.pyramid, 34, 26, 0.7),
    'tM0 60v-18q16-12 30 0t34-6v24Z',
    'LM8 50q6-4 12 0M36 52q8-4 16 0',
  ],
  caravansary: [...put(s.castle, 24, 24, 0.72), ...put(s.camel, 42, 44, 0.7)],
  phalanx: [
    ...[8, 20, 32].flatMap((x) => at(s.spear, x, 0, 0.62, 0.9)),
    ...put(s.roundShield, 17, 42, 0.44),
    ...put(s.roundShield, 47, 42, 0.44),
    ...put(s.roundShield, 32, 44, 0.5),
  ],
  shipyards: ['lM6 62v-52h30M6 22l14-12M32 10v12', 'oM4 58h58v4h-58Z', ...put(s.galley, 38, 40, 0.66)],
  corruption: [...put(s.scales, 26, 28, 0.84), ...put(s.sack, 46, 46, 0.52)],
  'divine-protection': [...at(s.scutum, 0, 4, 0.94), ...put(s.sun, 48, 16, 0.5)],
  'city-walls': [...s.wall, 'kM23 60v-16q9-12 18 0v16Z'],
  'copper-trade': [
    ...put(
      ['rM8 8q24 8 48 0q-8 24 0 48q-24-8-48 0q8-24 0-48Z', 'LM20 20q12 4 24 0M20 44q12-4 24 0'],
      24,
      28,
      0.74,
    ),
    ...put(s.caravel, 44, 44, 0.6),
  ],
  'royal-marriage': [
    ...put(['gM32 22a20 20 0 1 0 .01 0ZM32 31a11 11 0 1 1-.010 0Z'], 20, 32, 0.86),
    ...put(['gM32 22a20 20 0 1 0 .01 0ZM32 31a11 11 0 1 1-.010 0Z'], 42, 32, 0.86),
    ...put(s.regalia, 32, 14, 0.42),
  ],
  ambush: [
    ...put(s.dagger, 44, 20, 0.62),
    ...put(s.tree, 20, 34, 0.8),
    ...put(s.tree, 46, 40, 0.66),
    'R' + disc(20, 26, 1.8) + disc(26, 26, 1.8),
  ],
  'barbarian-raiders': [...put(s.axe, 41, 32, 0.84), ...put(civ('barbarians'), 24, 34, 0.76)],
  'salt-caravan': [...at(s.camel, 0, 4, 0.88), 'pM36 60l10-22 6 8 4-6 8 20Z', 'LM46 46l-2 8'],
  'royal-road': s.road,
  'boarding-bridge': [
    ...put(s.galley, 22, 42, 0.7),
    'oM24 40L54 8l6 5-28 32Z',
    'LM34 36l5 4M42 27l5 4M50 18l5 4',
  ],
  census: [...put(s.crowd, 24, 24, 0.72), ...put(s.scroll, 46, 42, 0.58)],
  triremes: s.ram,
  mutiny: [...put(s.galley, 28, 40, 0.76), ...put(s.fist, 48, 20, 0.54)],
  treaty: [...put(s.scroll, 32, 24, 0.72), ...put(s.hands, 32, 46, 0.6)],
  restoration: [...put(s.ruin, 28, 36, 0.82), ...put(s.hammer, 47, 24, 0.6)],
  'law-code': s.tablet,
  'spice-road': [...s.road.slice(1), ...put(s.incense, 32, 19, 0.58)],
  'fire-ships': [...put(s.flame, 30, 22, 0.66), ...put(s.galley, 32, 42, 0.72)],
  exile: [...put(s.walker('o'), 22, 36, 0.86), 'tM42 60v-46h16v46Z', 'kM46 60v-34q4-5 8 0v34Z'],
  'sea-route-to-britain': above(s.galley, m.stonehenge),
  embargo: barred(s.galley),
  'vineyards-and-olive-groves': pair(s.grapes, s.olive),
  mercenaries: [...put(s.sword, 20, 32, 0.94), ...put(s.coins, 42, 42, 0.66)],
  'client-kingdom': [...put(s.regalia, 24, 20, 0.6), ...put(s.hands, 38, 44, 0.72)],
  'temple-treasury': [...at(s.temple, 0, 0, 0.84), ...put(s.chest, 46, 46, 0.5)],
  'sacred-games': s.glory(s.torch),
  'border-uprising': [
    ...put(s.wall, 32, 42, 0.76),
    ...put(s.torch, 18, 20, 0.56),
    ...put(s.axe, 34, 18, 0.5),
    ...put(s.spear, 48, 20, 0.6),
  ],
  wildfire: [...put(s.tree, 22, 30, 0.84), ...put(s.flame, 44, 40, 0.7)],
  pilgrimage: [
    ...put(s.walker('t'), 20, 38, 0.8),
    ...put(s.shepherd, 36, 38, 0.7),
    ...put(s.temple, 50, 20, 0.42),
  ],
  'caprice-of-the-fates': [...put(s.wheel, 26, 32, 0.84), ...put(s.eye, 46, 46, 0.5)],
  'northern-hordes': [...put(s.snow, 46, 18, 0.52), ...put(civ('barbarians'), 28, 36, 0.84)],
  'eastern-invaders': [...put(s.horse, 38, 36, 0.82), ...put(s.bow, 20, 24, 0.66)],
  'saharan-raiders': [
    ...put(s.sun, 50, 14, 0.42),
    ...put(s.camel, 28, 36, 0.84),
    ...put(flip(s.sabre), 50, 40, 0.5),
  ],
  'sea-peoples': [...put(civ('sea-peoples'), 26, 24, 0.7), ...put(s.galley, 40, 46, 0.62)],
  'atlantis-rises': drowned,
  'breath-of-god': wind,
};

/** The kinds of Fate cards and what they speak of. */
export const kinds: Record<string, Shapes> = {
  plain: [...put(s.wheel, 32, 32, 0.94)],
  negate: [...at(s.scutum, 0, 0, 0.9), ...put(cross, 46, 46, 0.5)],
  competition: [...put(s.swords, 32, 28, 0.9), ...put(pieces['disk'] ?? [], 32, 52, 0.42)],
  investment: [...put(s.chest, 26, 28, 0.82), ...put(s.sprout, 47, 44, 0.56)],
  event: s.burst(s.eye, 'g'),
  'great-person': [...put(s.pawn, 32, 36, 0.86), ...wreath],
  religion: s.temple,
  nature: s.bolt,
  disease: s.skull,
  war: s.scutum,
  'land-war': s.swords,
  'naval-war': s.ram,
  naval: s.galley,
  trade: s.scales,
  growth: s.sprout,
  politics: s.senate,
  strife: s.flame,
  learning: s.scroll,
  wonder: s.pyramid,
  spy: s.eye,
  barbarian: civ('barbarians'),
};

export const epochs: Record<string, Shapes> = {
  plague: [...put(s.skull, 32, 26, 0.78), ...put(flip(s.sickle), 48, 36, 0.7)],
  earthquakes: s.crack,
  deluge: [cloud('w'), drop(14, 30), drop(30, 32), drop(46, 30), ...at(s.waves, 0, 34, 1, 0.48)],
  famine: fate['famine'] ?? [],
  winter: s.snow,
  peoples: s.crowd,
  fall: s.ruin,
  'dark-age': [
    'k' + disc(32, 32, 28),
    'g' + 'M38 10a22 22 0 1 0 14 34a20 20 0 0 1-14-34Z',
    'P' + disc(48, 20, 2) + disc(42, 30, 1.5),
  ],
  'gods-smile': [
    ...s.sun.slice(1),
    'g' + disc(32, 32, 18),
    'k' + disc(25, 28, 2.4) + disc(39, 28, 2.4),
    'lM23 36q9 10 18 0',
  ],
  learning: s.books,
  plenty: [
    'gM4 8c14 24 22 28 36 26l8 14c-22 12-44-4-44-40Z',
    'LM10 24q6-2 8-6M16 36q8-2 11-8M28 46q6-4 8-12',
    ...put(s.grapes, 46, 44, 0.46),
    'r' + disc(38, 52, 6),
    'e' + disc(54, 36, 5),
  ],
  'barbarian-epoch': civ('barbarians'),
  quiet: s.hourglass,
};
