/** What is done and what happens: actions, events, aggressions, wars, pacts, tactics, territories, bonuses. */
import { at, badge, disc, dye, flip, pair, put, row, type Shapes } from '../common/shapes';
import * as s from '../common/signs';
import { kinds, technologies } from './technologies';

const tech = (id: string): Shapes => technologies[id] ?? [];

export const actions: Record<string, Shapes> = {
  'cultural-heritage': [...at(s.amphora, -10, 0), ...put(s.lyre, 46, 42, 0.62)],
  'engineering-genius': [...put(s.gear, 26, 38, 0.8), ...put(s.bulb, 46, 24, 0.66)],
  frugality: beside3(s.sack, s.wheat),
  patriotism: s.flag,
  'rich-land': s.fields,
  stockpile: [...put(s.crate, 18, 44, 0.58), ...put(s.crate, 47, 44, 0.58), ...put(s.crate, 32, 17, 0.55)],
  'urban-growth': s.city,
  breakthrough: s.burst(s.bulb, 'p'),
  reserves: s.chest,
  'efficient-upgrade': [...put(s.gear, 26, 26, 0.8), ...put(s.arrowUp, 46, 40, 0.66)],
  'revolutionary-idea': [...at(s.flag, 2, 0), ...put(s.bulb, 42, 40, 0.66)],
  'wave-of-nationalism': [
    ...put(s.flag, 44, 20, 0.62),
    ...put(s.flag, 22, 20, 0.62),
    ...put(s.crowd, 32, 44, 0.72),
  ],
  'endowment-for-the-arts': beside3(s.palette, s.coin),
  'military-build-up': [...put(s.swords, 26, 34, 0.8), ...put(s.arrowUp, 49, 40, 0.56)],
};

function beside3(big: Shapes, small: Shapes): Shapes {
  return s.beside(big, small, 46, 44, 0.6);
}

const island: Shapes = [
  'bM0 46q8-6 16 0t16 0 16 0 16 0v16h-64Z',
  'tM6 48c4-12 14-15 26-15s22 3 26 15q-26 10-52 0Z',
  'eM12 44c4-8 10-10 20-10s16 2 20 10q-20 6-40 0Z',
  'CM6 56q6-4 12 0M26 58q6-4 12 0M46 56q6-4 12 0',
];

const land = (sign: Shapes): Shapes => [...island, ...put(sign, 32, 24, 0.7)];

export const territories: Record<string, Shapes> = {
  'developed-territory': land(s.flask),
  'historic-territory': land(s.ruin),
  'inhabited-territory': [
    ...island,
    ...put(s.hut, 19, 30, 0.5),
    ...put(s.hut, 45, 30, 0.5),
    ...put(s.hut, 32, 24, 0.6),
  ],
  'strategic-territory': land(s.castle),
  'vast-territory': [...island, ...put(s.mountain, 36, 24, 0.72), ...put(s.tree, 15, 32, 0.5)],
  'wealthy-territory': land(s.chest),
};

const rise: [string, Shapes][] = [
  ['agriculture', s.wheat],
  ['civilization', s.city],
  ['crafts', s.pot],
  ['markets', s.coins],
  ['politics', s.scales],
  ['religion', s.temple],
  ['science', s.flask],
  ['settlement', s.hut],
  ['trade-routes', s.camel],
  ['warfare', s.swords],
];

const mark: [string, Shapes][] = [
  ['agriculture', s.wheat],
  ['architecture', s.skyline],
  ['balance', s.scales],
  ['colonies', s.globe],
  ['competition', s.cup],
  ['government', s.regalia],
  ['happiness', s.happy],
  ['industry', s.factory],
  ['population', s.crowd],
  ['progress', s.locomotive],
  ['science', s.flask],
  ['strength', s.swords],
  ['technology', s.computer],
  ['variety', s.dice],
  ['wonders', s.pyramid],
];

const fence: Shapes = [
  'r' + row('M6 34h12v20h-12Z', 1, 0),
  'p' + row('M2 26l5-6 5 6v34h-10Z', 4, 16.5),
  'rM0 34h64v5h-64ZM0 48h64v5h-64Z',
];

const guillotine: Shapes = [
  'oM12 4h6v54h-6ZM46 4h6v54h-6ZM8 2h48v7h-48Z',
  'wM18 14h28v10l-28 10Z',
  'oM18 44h28v8h-28Z',
  'k' + disc(32, 44, 5),
  'oM4 57h56v5h-56Z',
];

const mask: Shapes = [
  'kM4 22q28-12 56 0q2 20-16 20q-8 0-12-8q-4 8-12 8q-18 0-16-20Z',
  'P' + disc(20, 29, 5) + disc(44, 29, 5),
];

export const events: Record<string, Shapes> = {
  ...Object.fromEntries(rise.map(([id, sign]) => [`development-of-${id}`, s.dawn(sign)])),
  ...Object.fromEntries(mark.map(([id, sign]) => [`impact-of-${id}`, s.glory(sign)])),
  barbarians: [
    ...put(s.axe, 42, 30, 0.76),
    ...put(flip(s.axe), 22, 30, 0.76),
    ...put(s.roundShield, 32, 42, 0.6),
  ],
  'border-conflict': [...fence, ...put(s.swords, 32, 24, 0.7)],
  crusades: [...at(s.sword, 18, 0), ...at(dye(s.shield, 'rp', 'pr'), -3, 8, 0.84)],
  'cultural-influence': s.burst(s.lyre, 'b'),
  foray: [...at(s.horse, 0, 6, 0.88), ...put(s.torch, 50, 24, 0.72)],
  'good-harvest': [
    ...at(s.cart, 0, 8, 0.9),
    ...put(s.wheat, 16, 16, 0.5),
    ...put(s.wheat, 28, 13, 0.5),
    ...put(s.wheat, 40, 16, 0.5),
  ],
  immigration: [...put(s.walker('b'), 18, 36, 0.8), ...put(s.house, 48, 36, 0.6)],
  'new-deposits': [...put(s.mine, 28, 36, 0.86), ...put(s.ingots, 46, 48, 0.56)],
  pestilence: [...put(s.skull, 32, 26, 0.8), ...put(flip(s.sickle), 46, 38, 0.7)],
  raiders: [...put(s.burning, 24, 26, 0.8), ...put(s.axe, 45, 40, 0.66)],
  rats: [...put(s.rat, 26, 40, 0.82), ...put(s.wheat, 48, 28, 0.74)],
  rebellion: [...put(s.torch, 46, 26, 0.72), ...at(s.fist, -4, 6, 0.9)],
  'reign-of-terror': guillotine,
  'scientific-breakthrough': s.burst(s.flask, 'g'),
  'uncertain-borders': [...at(s.map, 0, 4, 0.86), ...put(s.flag, 48, 42, 0.56)],
  'civil-unrest': [
    ...put(s.unhappy, 22, 22, 0.64),
    ...put(s.unhappy, 46, 26, 0.6),
    ...put(s.unhappy, 30, 46, 0.62),
  ],
  'cold-war': [...put(s.snow, 24, 24, 0.76), ...put(s.missile, 42, 42, 0.7)],
  'crime-wave': [...put(s.sack, 38, 38, 0.78), ...put(mask, 26, 20, 0.78)],
  'economic-progress': [...put(s.factory, 26, 26, 0.8), ...put(s.coins, 45, 46, 0.6)],
  emigration: [...put(s.house, 17, 36, 0.58), ...put(s.walker('r'), 46, 36, 0.8)],
  iconoclasm: [
    ...put(s.column, 24, 34, 0.86),
    ...put(s.hammer, 43, 30, 0.72),
    'kM18 14l5 10-5 8 6 10-2 6 6-6-5-9 5-9-4-10Z',
  ],
  'independence-declaration': [...at(s.scroll, -4, 0, 0.94), ...put(s.torch, 49, 40, 0.74)],
  'international-agreement': [...put(s.globe, 32, 22, 0.66), ...put(s.hands, 32, 46, 0.62)],
  'national-pride': [...put(s.flag, 24, 28, 0.82), ...put(s.eagle, 41, 40, 0.7)],
  'politics-of-strength': [...put(s.fist, 22, 36, 0.78), ...put(s.gavel, 46, 28, 0.64)],
  'popularization-of-science': [...put(s.book, 32, 42, 0.76), ...put(s.atom, 32, 18, 0.56)],
  prosperity: [...put(s.happy, 24, 24, 0.72), ...put(s.coins, 44, 44, 0.66)],
  'ravages-of-time': [...put(s.ruin, 25, 34, 0.82), ...put(s.hourglass, 49, 38, 0.62)],
  refugees: [
    ...put(s.walker('o'), 16, 34, 0.72),
    ...put(s.walker('b'), 36, 38, 0.66),
    ...put(s.flame, 54, 26, 0.4),
  ],
  terrorism: s.burst(s.bomb, 'g'),
};

export const aggressions: Record<string, Shapes> = {
  enslave: [...put(s.pawn, 28, 26, 0.74), ...put(s.chain, 36, 42, 0.74)],
  plunder: [...at(s.sack, -4, 4, 0.92), ...put(s.dagger, 46, 32, 0.72)],
  raid: [...put(s.burning, 28, 34, 0.92), ...put(s.sword, 54, 40, 0.66)],
  annex: [...at(s.map, 0, 6, 0.9), ...put(s.flag, 44, 28, 0.76)],
  infiltrate: [...put(s.regalia, 28, 42, 0.7), ...put(s.dagger, 42, 24, 0.72)],
  spy: s.spyHat,
  'armed-intervention': [...put(s.masks, 24, 22, 0.66), ...put(s.tank, 38, 44, 0.72)],
};

const clash: Shapes = s.burst(s.swords);

export const wars: Record<string, Shapes> = {
  'war-over-technology': badge(clash, s.flask),
  'war-over-territory': badge(clash, s.map),
  'war-over-culture': badge(clash, s.lyre),
};

const shaken = (top: Shapes, scale = 0.6): Shapes => [
  ...put(top, 32, 19, scale),
  ...put(s.hands, 32, 45, 0.74),
];

export const pacts: Record<string, Shapes> = {
  'open-borders-agreement': shaken([
    'oM8 60v-50h8v50ZM48 60v-50h8v50Z',
    'tM16 14l14 6v38l-14-4ZM48 14l-14 6v38l14-4Z',
    'kM6 6h52v5h-52Z',
  ]),
  'trade-routes-agreement': shaken(s.camel),
  'acceptance-of-supremacy': [
    ...put(s.regalia, 32, 16, 0.52),
    ...put(s.pawn, 20, 44, 0.5),
    ...put(flip(s.hand), 42, 45, 0.56),
  ],
  'international-trade-agreement': shaken(s.steamer),
  'promise-of-military-protection': shaken(s.shield),
  'scientific-cooperation': shaken(s.atom),
  'international-tourism': shaken([
    'oM20 18v-10h24v10h-5v-5h-14v5Z',
    'rM4 18h56v40h-56Z',
    'gM14 18h6v40h-6ZM44 18h6v40h-6Z',
    'p' + disc(32, 36, 6),
  ]),
  'loss-of-sovereignty': [...put(s.regalia, 32, 18, 0.6), ...put(s.chain, 32, 42, 0.76)],
  'military-pact': shaken(s.swords),
  'peace-treaty': shaken(s.dove),
};

const bicorne: Shapes = [
  'kM0 44q6 0 14-16q8-18 18-18t18 18q8 16 14 16q-10 8-20 3q-12-5-24 0q-10 5-20-3Z',
  'yM12 40q10-22 20-22t20 22',
  'R' + disc(32, 28, 6),
  'P' + disc(32, 28, 3.4),
  'B' + disc(32, 28, 1.6),
];
const morion: Shapes = [
  'wM10 40c2-18 10-26 22-26s20 8 22 26Z',
  'wM14 24q16-30 36 0q-16-12-36 0Z',
  'wM0 36q8 10 32 10t32-10q-4 20-32 18t-32-18Z',
  'L' + 'M18 40q4-18 14-22',
];

export const tactics: Record<string, Shapes> = {
  'fighting-band': [
    ...put(s.axe, 20, 32, 0.9),
    ...put(s.spear, 46, 32, 0.9),
    ...put(s.roundShield, 32, 42, 0.5),
  ],
  'heavy-cavalry': s.three(s.horse),
  legion: [
    ...put(s.eagle, 32, 12, 0.4),
    'oM30.500 24h3v38h-3Z',
    'rM16 24h32v14h-32Z',
    ...put(s.helm, 17, 47, 0.48),
    ...put(s.helm, 47, 47, 0.48),
  ],
  'medieval-army': [...put(s.horse, 24, 28, 0.76), ...at(s.shield, 26, 22, 0.62)],
  phalanx: [
    ...[8, 20, 32].flatMap((x) => at(s.spear, x, 0, 0.62, 0.9)),
    ...put(s.roundShield, 17, 42, 0.44),
    ...put(s.roundShield, 47, 42, 0.44),
    ...put(s.roundShield, 32, 44, 0.5),
  ],
  'classic-army': pair(tech('swordsmen'), s.horse),
  conquistadors: [...put(s.horse, 40, 38, 0.74), ...put(morion, 22, 22, 0.68)],
  'defensive-army': [...at(s.wall, 0, 8, 0.8), ...put(s.rifle, 42, 24, 0.68), ...put(s.cannon, 44, 46, 0.5)],
  fortifications: [...put(s.castle, 26, 28, 0.84), ...put(s.cannon, 46, 47, 0.54)],
  'mobile-artillery': pair(s.horse, s.cannon),
  'napoleonic-army': [...put(s.swords, 32, 42, 0.66), ...put(bicorne, 32, 20, 0.84)],
  entrenchments: [...put(s.rifle, 44, 22, 0.6), ...put(s.soldierHat, 26, 24, 0.6), ...at(s.trench, 0, 0)],
  'mechanized-army': s.three(s.tank),
  'modern-army': [...put(s.plane, 40, 20, 0.62), ...put(s.tank, 28, 44, 0.72)],
  'shock-troops': [...put(s.soldierHat, 26, 28, 0.82), ...put(s.bolt, 46, 40, 0.7)],
};

export const bonuses: Record<string, Shapes> = {
  'defense-colonization': [...at(s.shield, -3, 0, 0.8), ...put(s.caravel, 44, 42, 0.68)],
};

/** What stands for every card of a type. */
export const signs: Record<string, Shapes> = {
  action: ['gM36 2L14 34h14l-6 28L50 26h-15l7-24Z'],
  event: s.sun,
  territory: land(s.flag),
  aggression: s.dagger,
  war: clash,
  pact: s.hands,
  tactic: s.banner,
  bonus: bonuses['defense-colonization'] ?? [],
  ...kinds,
};
