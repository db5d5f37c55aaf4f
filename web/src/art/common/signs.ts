/** Things of every age, each in the box of 64: the words from which other drawings are made. */
import { at, box, disc, put, row, type Shapes } from './shapes';

type Sign = Shapes;

// What is gathered and counted.
export const wheat: Sign = [
  'lM32 62v-38',
  'gM32 24c-6-5-6-14 0-20c6 6 6 15 0 20ZM30 34c-8 0-13-6-12-14c8 0 13 6 12 14ZM34 34c8 0 13-6 12-14c-8 0-13 6-12 14ZM30 48c-8 0-13-6-12-14c8 0 13 6 12 14ZM34 48c8 0 13-6 12-14c-8 0-13 6-12 14Z',
  'eM31 62c-8 0-13-4-14-9c7-1 13 2 14 9ZM33 62c8 0 13-4 14-9c-7-1-13 2-14 9Z',
];
export const coin: Sign = [
  'g' + disc(32, 32, 24),
  'L' + disc(32, 32, 18),
  'o' + 'M32 19l4 9 9 4-9 4-4 9-4-9-9-4 9-4Z',
];
export const coins: Sign = [
  ...[46, 36, 26].flatMap((y) => [
    `gM4 ${y}v8c0 8 30 8 30 0v-8Z`,
    `gM4 ${y}a15 5.500 0 1 0 30 0a15 5.500 0 1 0-30 0Z`,
  ]),
  ...[46, 36].flatMap((y) => [
    `gM31 ${y + 3}v8c0 8 30 8 30 0v-8Z`,
    `gM31 ${y + 3}a15 5.500 0 1 0 30 0a15 5.500 0 1 0-30 0Z`,
  ]),
];
export const stone: Sign = [
  'wM6 52l6-22 14-16 18 4 14 20-4 16-18 6Z',
  'LM12 30l16 6 16-18M28 36l8 24M28 36l26 4',
];
export const ingots: Sign = [
  'gM18 34l4-14h20l4 14Z',
  'tM2 54l4-16h22l4 16Z',
  'tM32 54l4-16h22l4 16Z',
  'LM24 25h16M9 43h16M39 43h16',
];
export const crate: Sign = [
  't' + box(8, 14, 48, 46),
  'oM8 14h48v9h-48ZM8 51h48v9h-48Z',
  'lM12 50l40-26M12 24l40 26',
];
export const sack: Sign = [
  'tM24 20c-14 10-20 26-15 38h46c5-12-1-28-15-38Z',
  'tM22 6q5 4 10 0q5 4 10 0l-3 13h-14Z',
  'rM23 17h18v5h-18Z',
  'LM20 34q-4 6-4 14',
];
export const chest: Sign = [
  'oM6 30c0-14 8-18 14-18h24c6 0 14 4 14 18Z',
  'o' + box(6, 30, 52, 28),
  'gM27 12h10v46h-10Z',
  'lM6 30h52',
  'k' + disc(32, 36, 3) + 'M30.500 36h3v8h-3Z',
];

// Minds.
export const bulb: Sign = [
  'gM32 4c-13 0-20 9-20 19c0 9 8 13 10 23h20c2-10 10-14 10-23c0-10-7-19-20-19Z',
  'wM23 46h18v7q-1 8-9 8t-9-8Z',
  'LM23 52h18M26 44l-4-17 6 4 4-5 4 5 6-4-4 17',
];
export const flask: Sign = [
  'pM24 6h16v18l17 29q2 8-6 8h-38q-8 0-6-8l17-29Z',
  'bM18 36h28l10 17q1 6-4 6h-40q-5 0-4-6Z',
  'tM21 3h22v6h-22Z',
  'P' + disc(27, 48, 3) + disc(37, 43, 2) + disc(40, 53, 2),
];
export const book: Sign = [
  'oM2 14h60v44h-60Z',
  'pM5 10c10-4 20-3 27 3c7-6 17-7 27-3v42c-10-3-20-2-27 4c-7-6-17-7-27-4Z',
  'lM32 13v43',
  'LM11 20q8-2 15 2M11 29q8-2 15 2M11 38q8-2 15 2M53 20q-8-2-15 2M53 29q-8-2-15 2M53 38q-8-2-15 2',
];
export const books: Sign = [
  'r' + box(8, 12, 12, 46),
  'b' + box(20, 6, 13, 52),
  'gM34 16l11-3 12 43-11 3Z',
  'CM14 18v8M26.500 13v10M41 21l3 9',
  'kM3 58h58v4h-58Z',
];
export const scroll: Sign = [
  'pM14 10h36v44h-36Z',
  'tM8 4h48q4 5 0 10h-48q-4-5 0-10ZM8 50h48q4 5 0 10h-48q-4-5 0-10Z',
  'LM20 22h24M20 29h24M20 36h24M20 43h15',
];
export const tablet: Sign = ['wM10 60v-36c0-26 44-26 44 0v36Z', 'L' + row('M18 27h28', 4, 0, 8)];
export const quill: Sign = [
  'pM60 3c-22 4-38 20-40 42l5 4c22-4 32-22 35-46Z',
  'lM54 10l-44 48',
  'LM44 21l-11 0M37 29l-9 1M48 33l-8-7M39 42l-7-7',
  'kM4 58h20v4h-20Z',
];
export const atom: Sign = [
  'lM4 32a28 11 0 1 0 56 0a28 11 0 1 0-56 0ZM18 7.800a28 11 60 1 0 28 48.400a28 11 60 1 0-28-48.400ZM46 7.800a28 11 120 1 0-28 48.400a28 11 120 1 0 28-48.400Z',
  'r' + disc(32, 32, 6),
];
export const telescope: Sign = [
  'lM30 36l-12 26M32 36v26M34 36l12 26',
  'gM6 36l34-18 7 13-34 16Z',
  'oM40 16l12-7 9 17-12 7Z',
  'wM2 38l7-4 5 10-7 3Z',
];
export const computer: Sign = [
  'w' + box(6, 6, 52, 38),
  'b' + box(12, 12, 40, 26),
  'w' + 'M24 44h16v6h-16ZM4 50h56l3 11h-62Z',
  'CM18 19h14M18 25h20M18 31h9',
  'LM11 56h42',
];
export const gear: Sign = [
  'wM27 3h10l2 8 6 3 7-4 7 8-5 6 1 6 7 4-3 9-8 1-4 5 1 8-9 4-5-6h-6l-5 6-9-4 1-8-4-5-8-1-3-9 7-4 1-6-5-6 7-8 7 4 6-3Z',
  'p' + disc(32, 32, 9),
];
export const eye: Sign = [
  'pM2 32c8-13 18-19 30-19s22 6 30 19c-8 13-18 19-30 19s-22-6-30-19Z',
  'b' + disc(32, 32, 12),
  'k' + disc(32, 32, 5.5),
  'lM12 13l4 5M32 4v5M52 13l-4 5',
];

// Arts.
export const lyre: Sign = [
  'gM10 6c-8 12-8 26 0 36c4 4 8 6 9 12h26c1-6 5-8 9-12c8-10 8-24 0-36l-7 3c6 10 6 20 0 28q-15 10-30 0c-6-8-6-18 0-28Z',
  'oM9 13h46v6h-46Z',
  'lM23 19v24M32 19v26M41 19v24',
  'oM18 54h28v7h-28Z',
];
export const masks: Sign = [
  'oM26 8h36v20c0 14-10 22-18 22s-18-8-18-22Z',
  'PM33 22q4-4 8 0q-4 3-8 0ZM47 22q4-4 8 0q-4 3-8 0ZM35 42q9-10 18 0q-9-4-18 0Z',
  'pM2 18q18 5 36 0v20c0 14-10 23-18 23s-18-9-18-23Z',
  'kM8 32q4-6 9 0q-5 3-9 0ZM23 32q5-6 9 0q-4 3-9 0ZM9 44q11 5 22 0q-3 11-11 11t-11-11Z',
];
export const palette: Sign = [
  'tM32 6c-18 0-28 12-28 26s12 26 26 26c8 0 9-5 7-9c-2-5 1-9 7-9h10c6 0 8-5 7-10c-2-14-12-24-29-24Z',
  'R' + disc(20, 22, 5),
  'B' + disc(34, 16, 5),
  'G' + disc(15, 37, 5),
  'E' + disc(48, 24, 5),
];
export const film: Sign = [
  'k' + box(6, 6, 52, 52),
  'p' + box(18, 12, 28, 18) + box(18, 34, 28, 18),
  'P' + row('M9.500 10h5v5h-5Z', 5, 0, 10) + row('M49.500 10h5v5h-5Z', 5, 0, 10),
  'R' + 'M28 36l10 7-10 7Z',
  'L' + disc(32, 20, 4),
];
export const television: Sign = [
  'lM20 4l12 12 12-12',
  'o' + box(4, 16, 56, 40),
  'pM10 22h32q3 14 0 28h-32q-3-14 0-28Z',
  'G' + disc(51, 28, 3) + disc(51, 38, 3),
  'lM14 56v5M50 56v5',
  'R' + disc(26, 33, 5) + 'M16 48q10-14 20 0Z',
];
export const newspaper: Sign = [
  'pM4 8h44v50h-38q-6 0-6-6Z',
  'wM48 20h12v32q0 6-6 6t-6-6Z',
  'k' + box(10, 14, 32, 6),
  't' + box(10, 26, 14, 14),
  'LM29 27h13M29 33h13M29 39h13M10 46h32M10 52h32',
];
export const press: Sign = [
  'oM6 60v-50h8v50ZM50 60v-50h8v50Z',
  'oM4 6h56v8h-56Z',
  'wM29 14h6v18h-6Z',
  'lM32 22h18',
  't' + box(18, 31, 28, 8),
  'p' + box(20, 42, 24, 5),
  'o' + box(14, 47, 36, 8),
];

// Arms and those who bear them.
export const sword: Sign = [
  'wM29 42v-34l3-6 3 6v34Z',
  'gM18 41h28v6h-28Z',
  'oM29 47h6v11h-6Z',
  'g' + disc(32, 59, 3.6),
];
export const swords: Sign = [
  'wM6 4l9 2 36 36-5 5-37-37ZM58 4l-9 2-36 36 5 5 37-37Z',
  'gM38 52l14-14 4 4-14 14ZM26 52l-14-14-4 4 14 14Z',
  'oM49 52l4-4 9 9-4 4ZM15 52l-4-4-9 9 4 4Z',
];
export const dagger: Sign = [
  'wM10 56l6-18 20-20 8 8-20 20Z',
  'gM32 10l22 22-4 4-22-22Z',
  'oM43 16l10-10 6 6-10 10Z',
];
export const shield: Sign = [
  'rM32 4c8 5 16 7 25 7c0 24-8 40-25 50c-17-10-25-26-25-50c9 0 17-2 25-7Z',
  'pM28 7q2-1 4-3 2 2 4 3v19h19q-1 4-2 8h-17v23l-4 4-4-4v-23h-17q-1-4-2-8h19Z',
];
export const roundShield: Sign = [
  'r' + disc(32, 32, 27),
  'g' + disc(32, 32, 19),
  'r' + disc(32, 32, 10),
  'k' + disc(32, 32, 3),
];
export const spear: Sign = ['oM30.500 18h3v44h-3Z', 'wM32 1l7 12-7 9-7-9Z'];
export const bow: Sign = [
  'oM12 6c26 4 42 20 46 46l-5 1c-4-22-18-36-41-41Z',
  'LM13 9l42 43',
  'lM8 56l40-40',
  'wM53 11l-1 9-8-8ZM6 58l10-2-8-8Z',
];
export const axe: Sign = [
  'oM28 6h7v56h-7Z',
  'wM35 8c8 0 18-4 22-6c4 10 4 24 0 32c-6-4-14-8-22-8Z',
  'wM28 12h-8l-6 5 6 5h8Z',
];
export const helm: Sign = [
  'rM30 8c-6-8-18-6-24 4c-4 8-4 18-2 28c4-14 10-22 20-24Z',
  'gM12 34c0-18 8-26 22-26s24 10 24 26v24l-12 4v-20h-6v14l-12-4v-12h-8v12l-8-2Z',
  'LM14 32h42M40 32v10',
];
export const rifle: Sign = [
  'oM4 46l14-12 8 4 4-2 3 4-9 8-12 12Z',
  'wM20 34l36-31 4 4-34 32Z',
  'oM22 33l18-15 5 5-17 15Z',
  'lM29 40q5 4 7-2',
];
export const soldierHat: Sign = [
  'eM8 38c0-20 10-28 24-28s24 8 24 28Z',
  'eM3 37h58q2 7-4 7h-50q-6 0-4-7Z',
  'L' + 'M16 31q2-11 10-14M8 44q4 16 24 16t24-16',
];
export const horse: Sign = [
  'oM20 62c0-12 6-16 8-24l-14 8c-4 2-8-1-9-6c6-4 9-9 11-18c3-7 9-10 15-11l3-8 5 8c15 4 21 18 21 32v19Z',
  'kM39 11c15 4 21 18 21 32v19h-8c2-16 0-32-13-51Z',
  'k' + disc(25, 24, 2.2),
  'LM9 40l3-2M28 38q8-2 10-10',
];
export const knight: Sign = [
  'wM12 62v-38c0-14 8-20 20-20s20 6 20 20v38h-14v-22h-12v22Z',
  'k' + 'M18 24h28v6h-28Z',
  'LM32 30v10M20 38h4M40 38h4M20 46h4M40 46h4',
  'rM32 5c-2-4-10-5-16-3c6 1 9 4 9 8Z',
];
export const cannon: Sign = [
  'kM14 30l40-20 7 12-38 22q-8 4-12-3t3-11Z',
  'CM47 14l6 11M24 26l6 12',
  'oM4 60l22-24 8 4-14 20Z',
  't' + disc(36, 46, 14),
  'LM36 32v28M22 46h28M26 36l20 20M46 36l-20 20',
  'o' + disc(36, 46, 3.5),
];
export const tank: Sign = [
  'wM34 20h28v5h-28Z',
  'eM14 32c0-12 4-16 12-16h10c6 0 10 6 10 16Z',
  'eM4 32h54l4 10h-62Z',
  'kM8 42h50q5 8 0 8l-8 8h-36l-8-8q-4 0 2-8Z',
  'w' + row(disc(16, 50, 4), 4, 10.5),
  'oM20 16h10v-5h-10Z',
];
export const plane: Sign = [
  'wM32 2c4 3 5 9 5 18l24 16v7l-24-8-1 14 8 6v6l-12-4-12 4v-6l8-6-1-14-24 8v-7l24-16c0-9 1-15 5-18Z',
  'bM32 7q3 4 2.500 10h-5q-.5-6 2.500-10Z',
  'r' + disc(14, 37, 2.5) + disc(50, 37, 2.5),
];
export const biplane: Sign = [
  'rM8 30q16-7 40 0l12-6v14q-20 8-48 4q-6-5-4-12Z',
  'tM10 15h36v6h-36ZM6 45h36v6h-36Z',
  'lM16 21v9M38 21v9M14 42v3M36 43v2M5 24v20',
  'k' + disc(24, 56, 4),
  'p' + disc(28, 32, 3),
];
export const missile: Sign = [
  'oM2 62l10-16 42 6v10Z',
  'wM14 36l30-28 14-6-5 14-30 28Z',
  'rM44 8l14-6-5 14Z',
  'rM14 36l-8-1-1-6 13 2ZM23 44l1 8 6 1-2-13Z',
  'k' + disc(18, 58, 4) + disc(42, 58, 4),
];
export const rocket: Sign = [
  'rM22 36l-9 11v9l10-7ZM42 36l9 11v9l-10-7Z',
  'pM32 2c9 8 12 20 10 34l-3 13h-14l-3-13c-2-14 1-26 10-34Z',
  'b' + disc(32, 25, 5.5),
  'gM26 50h12l-2 6-4 7-4-7Z',
];
export const bomb: Sign = [
  'k' + disc(28, 40, 22),
  'wM38 20l8-7 7 7-7 8Z',
  'lM50 15q4-8 10-5',
  'gM60 2l1 6 3 4-6 1-3 4-1-6-4-4 6-1Z',
  'cM14 38q2-10 10-12',
];
export const elephant: Sign = [
  'wM20 62v-14h-8l-4-12c0-14 10-22 26-22s26 8 26 22v26h-10v-14h-16v14Z',
  'wM18 14c-10 0-14 8-14 18v18q0 6-4 6v4q10 2 11-8l1-14c4 6 16 4 18-4c2-12-4-20-12-20Z',
  'pM12 40q-2 10 6 12q3-4-1-10Z',
  'k' + disc(13, 28, 1.8),
  'rM34 12h18v12q-9 6-18 0Z',
  'LM24 20q8 6 4 14',
];
export const chariot: Sign = [
  'g' + disc(36, 44, 17),
  'lM36 27v34M19 44h34M24 32l24 24M48 32l-24 24',
  'r' + disc(36, 44, 4.5),
  'rM12 12h36q8 12 6 22h-34q-8-8-8-22Z',
  'lM20 36h-18M12 12v-6M30 12v22',
];
export const bridge: Sign = [
  'oM2 20h60v7h-60Z',
  'tM2 27h60v32h-10c0-24-16-24-16 0h-8c0-24-16-24-16 0h-10Z',
  'lM6 20v-8M19 20v-8M32 20v-8M45 20v-8M58 20v-8M2 12h60',
];
export const catapult: Sign = [
  'oM6 50h52v7h-52Z',
  'oM18 52l34-42 5 4-32 40Z',
  'lM24 50l14-24M44 50l-8-22',
  't' + disc(14, 57, 5) + disc(50, 57, 5),
  'w' + disc(55, 8, 7),
];

// Houses and walls.
export const temple: Sign = [
  'pM3 22L32 4l29 18Z',
  'p' + row('M9 27h7v24h-7Z', 4, 13),
  'tM3 22h58v6h-58ZM6 50h52v5h-52ZM2 55h60v6h-60Z',
  'r' + disc(32, 15, 3.5),
];
export const church: Sign = [
  'lM32 12v-10M28 6h8',
  'rM18 28L32 10l14 18Z',
  'p' + box(20, 27, 24, 34),
  'pM4 61v-18l16-8v26ZM60 61v-18l-16-8v26Z',
  'kM27 61v-12q5-7 10 0v12ZM9 52v-6q2-3 4 0v6ZM51 52v-6q2-3 4 0v6Z',
  'b' + disc(32, 35, 4),
];
export const castle: Sign = [
  'wM4 61v-42h5v5h5v-5h5v14h26v-14h5v5h5v-5h5v42Z',
  'wM22 34v-22h5v5h10v-5h5v22Z',
  'kM26 61v-12q6-8 12 0v12ZM30 24h4v6h-4ZM10 34h4v7h-4ZM50 34h4v7h-4Z',
  'rM32 12v-10l9 4-9 4Z',
];
export const wall: Sign = [
  'tM2 60v-40h10v7h9v-7h10v7h9v-7h10v7h4v-7h8v40Z',
  'LM2 36h60M2 48h60M12 36v12M26 36v12M40 36v12M54 36v12M6 48v12M19 48v12M33 48v12M47 48v12M20 27v9M47 27v9',
];
export const bricks: Sign = [
  't' +
    'M18 10h28v14h-28ZM4 27h27v14h-27ZM33 27h27v14h-27ZM4 44h13v14h-13ZM19 44h26v14h-26ZM47 44h13v14h-13Z',
];
export const house: Sign = [
  'p' + box(12, 28, 40, 32),
  'rM4 32L32 6l28 26-4 4-24-22-24 22Z',
  'k' + box(27, 42, 10, 18),
  'b' + box(17, 36, 7, 8) + box(40, 36, 7, 8),
];
export const hut: Sign = [
  'tM10 60v-26h44v26Z',
  'oM2 38L32 6l30 32q-30-9-60 0Z',
  'LM32 8v22M24 17l-6 14M40 17l6 14',
  'kM25 60v-15q7-8 14 0v15Z',
];
export const city: Sign = [
  't' + box(4, 30, 16, 30),
  'rM2 30l10-12 10 12Z',
  'p' + box(42, 26, 18, 34),
  'bM42 26q9-14 18 0Z',
  't' + box(20, 18, 22, 42),
  'rM18 18L31 3l13 15Z',
  'kM27 60v-12q4-5 8 0v12ZM27 26h8v8h-8ZM9 38h6v6h-6ZM48 34h6v7h-6ZM48 47h6v6h-6ZM9 49h6v6h-6Z',
];
export const skyline: Sign = [
  'w' + box(4, 26, 16, 34),
  'b' + box(44, 20, 16, 40),
  'p' + box(20, 8, 24, 52),
  'lM32 8v-6',
  'k' +
    row('M25 14h4v6h-4ZM35 14h4v6h-4Z', 4, 0, 11) +
    row('M9 32h6v4h-6Z', 3, 0, 9) +
    row('M49 26h6v4h-6Z', 4, 0, 9),
];
export const arena: Sign = [
  'tM4 56c0-30 12-38 28-38s28 8 28 38Z',
  'oM10 24c0-8 44-8 44 0q-22-10-44 0Z',
  'k' + row('M9 54v-9q3-4 6 0v9Z', 4, 13.3) + row('M15 39v-6q2.500-3 5 0v6Z', 3, 14.5),
  'LM6 42h52',
  'kM1 56h62v4h-62Z',
];
export const factory: Sign = [
  'WM14 8q-2-7 6-6q6-3 9 2q6 3 0 6Z',
  'oM6 60v-46h10v46Z',
  'rM16 60v-28l14 8v-8l14 8v-8l16 8v20Z',
  'G' + row('M22 46h6v6h-6Z', 3, 12),
];
export const aqueduct: Sign = [
  'bM0 10h64v5h-64Z',
  'tM0 15h64v46h-6v-24c0-16-20-16-20 0v24h-12v-24c0-16-20-16-20 0v24h-6Z',
  'LM0 21h64',
];
export const lighthouse: Sign = [
  'gM36 12L62 2v20ZM28 12L2 2v20Z',
  'pM20 60l5-38h14l5 38Z',
  'rM24 30h16l1 9h-18ZM21.500 48h21l1.500 9h-24Z',
  'rM24 8q8-10 16 0Z',
  'g' + box(26, 8, 12, 11),
  'kM22 19h20v4h-20ZM12 60h40v3h-40Z',
];
export const pyramid: Sign = [
  'gM2 58L32 8l30 50Z',
  'oM32 8l30 50h-16Z',
  'LM23 24h14M15 37h24M9 47h33M26 58v-11M22 47v-10M30 37v-13',
];
export const ziggurat: Sign = [
  'tM2 60v-14h60v14ZM10 46v-13h44v13ZM18 33v-12h28v12ZM25 21v-12h14v12Z',
  'p' + row('M27 9h10v51h-10Z', 1, 0),
  'L' + row('M27 15h10', 8, 0, 5.5),
];
export const column: Sign = [
  'pM20 14h24v40h-24Z',
  'pM12 6h40v8h-40Z',
  'pM12 54h40v7h-40Z',
  'LM26 17v34M32 17v34M38 17v34',
  'g' + disc(13, 12, 5) + disc(51, 12, 5),
];
export const ruin: Sign = [
  'p' + 'M8 54v-32l7-5 7 8v29ZM42 54v-44h14v44Z',
  'p' + 'M40 4h18v7h-18Z',
  'wM2 54h60v7h-60Z',
  'wM24 54l6-10 10 4 2 6Z',
  'LM15 28v22M49 16v34M46 16v20',
];
export const mine: Sign = [
  'oM2 60L22 14l10 8 8-12 22 50Z',
  'kM20 60v-16q12-16 24 0v16Z',
  'tM17 60v-20h5v20ZM42 60v-20h5v20ZM15 36h34v5h-34Z',
  'lM26 60v-8M38 60v-8M24 56h16',
];
export const derrick: Sign = [
  'kM2 58h60v4h-60Z',
  'lM18 58l10-44h8l10 44M22 42h20M19.500 52h25M25 28h14M22 42l17-14M42 42l-17-14M19.500 52l22-10M44.500 52l-22-10',
  'oM26 8h12v7h-12Z',
  'kM32 2c7 8 7 12 3 13h-6c-4-1-4-5 3-13Z',
];

// Works and tools.
export const hammer: Sign = ['oM28 22h8v40h-8Z', 'wM8 6h38q12 2 14 16h-12q-2-4-6-4h-34Z'];
export const pick: Sign = [
  'oM29 10h7v52h-7Z',
  'wM4 26c6-16 20-22 28-22s22 6 28 22c-8-8-18-12-28-12s-20 4-28 12Z',
];
export const sickle: Sign = ['oM8 62l12-16 6 5-12 14Z', 'wM20 46c-10-22 6-42 34-40c-18 4-28 18-26 42Z'];
export const plough: Sign = [
  'oM2 14l8-4 24 30-6 6Z',
  'oM24 40l36-16 2 6-34 18Z',
  'wM20 38l22 4-14 18q-10-4-8-22Z',
  'tM4 60q14-8 28-2t28-2v6h-56Z',
];
export const dividers: Sign = [
  'wM30 14L12 58l-3 4 0-6 17-44ZM34 14l18 44 3 4v-6l-17-44Z',
  'lM20 42q12 6 24 0',
  'g' + disc(32, 10, 7),
];
export const anvil: Sign = [
  'wM2 20h60q-2 12-18 14v8l10 8v8h-44v-8l10-8v-8q-16-2-18-14Z',
  'LM18 20q0 8 6 12M14 52h36',
];
export const tractor: Sign = [
  'rM24 30h34v16h-34Z',
  'rM10 8h24v4h-3v22h-21Z',
  'b' + box(15, 13, 12, 12),
  'lM48 30v-14',
  'k' + disc(20, 46, 16) + disc(52, 52, 9),
  'g' + disc(20, 46, 7) + disc(52, 52, 3.5),
];
export const cow: Sign = [
  'oM14 16c-6-2-10-6-10-14c5 4 9 6 14 8ZM50 16c6-2 10-6 10-14c-5 4-9 6-14 8Z',
  'pM16 12q16-6 32 0l10 6q-2 8-10 6l-4 22q-12 8-24 0l-4-22q-8 2-10-6Z',
  'oM32 9q8-1 15 3l-2 14q-8 2-13-4Z',
  'sM18 44q14-6 28 0q2 16-14 16t-14-16Z',
  'k' + disc(25, 28, 2) + disc(39, 28, 2) + disc(27, 50, 1.8) + disc(37, 50, 1.8),
];
export const canal: Sign = [
  'eM2 10h60v50h-60Z',
  'bM24 10h10c4 14-12 20 2 32c6 6 4 12 2 18h-18c2-8 0-10-4-16c-10-14 6-20 8-34Z',
  'bM34 26h28v8h-28ZM2 44h18v7h-18Z',
  'lM8 18v5M14 16v5M48 14v5M54 16v5M46 46v5M54 50v5M8 32v5',
];
export const fields: Sign = [
  'g' + disc(46, 16, 9),
  'eM0 34q20-14 40-6t24-2v36h-64Z',
  'gM0 62q12-24 36-32l8 2q-18 10-24 30ZM34 62q4-16 18-27l12 1v8q-12 6-16 18Z',
];
export const cauldron: Sign = [
  'gM12 24q4-8-1-14q8 2 9 9q4-6 2-14q9 6 7 17Z',
  'kM8 26h48q6 20-8 30h-32q-14-10-8-30Z',
  'wM4 22h56v6h-56Z',
  'lM18 56l-4 6M46 56l4 6',
  'e' + disc(40, 15, 4) + disc(48, 8, 3),
];
export const ball: Sign = [
  'p' + disc(32, 32, 26),
  'kM32 20l11 8-4 13h-14l-4-13Z',
  'lM32 20v-13M43 28l13-5M39 41l8 12M25 41l-8 12M21 28l-13-5',
];
export const cup: Sign = [
  'lM16 12q-14-2-11 10t14 12M48 12q14-2 11 10t-14 12',
  'gM14 4h36q0 28-12 34v8h-12v-8q-12-6-12-34Z',
  'oM20 48h24v5h4v8h-32v-8h4Z',
  'PM32 11l2.500 5.500 6 .6-4.500 4 1.300 6-5.300-3-5.300 3 1.300-6-4.500-4 6-.6Z',
];
export const torch: Sign = [
  'oM26 32h12l-3 30h-6Z',
  'gM20 26h24v7h-24Z',
  'rM32 1c10 9 14 15 9 25h-18c-5-8-1-12 1-17l4 5q5-6 4-13Z',
  'GM32 13q6 6 4 12h-8q-2-6 4-12Z',
];
export const flame: Sign = [
  'rM34 2c4 14 20 20 20 38c0 14-10 22-22 22s-22-8-22-22c0-10 6-16 10-24c2 6 4 8 7 9c4-8 4-14 7-23Z',
  'gM33 30c3 8 11 10 11 20q-3 11-12 11t-12-11c0-6 4-10 6-14l4 5Z',
];
export const wheel: Sign = [
  'o' + disc(32, 32, 27),
  'p' + disc(32, 32, 20),
  'lM32 12v40M12 32h40M18 18l28 28M46 18l-28 28',
  'o' + disc(32, 32, 6),
];
export const cart: Sign = [
  'tM6 18h46l-5 22h-36Z',
  'lM8 29h41M52 18l10-6',
  'oM14 46h34v4h-34Z',
  'o' + disc(20, 50, 10) + disc(44, 50, 10),
  'p' + disc(20, 50, 4.5) + disc(44, 50, 4.5),
];
export const pot: Sign = [
  'rM24 4h16v5c-1 5 14 8 14 26c0 14-8 26-16 26h-12c-8 0-16-12-16-26c0-18 15-21 14-26Z',
  'gM11 28q21 6 42 0l1 8q-22 6-44 0Z',
  'LM14 44q18 5 36 0',
  'oM21 2h22v5h-22Z',
];
export const amphora: Sign = [
  'lM24 12q-14 0-13 12q1 7 6 8M40 12q14 0 13 12q-1 7-6 8',
  'rM26 4h12v10c0 5 10 8 10 20c0 14-10 20-12 28h-8c-2-8-12-14-12-28c0-12 10-15 10-20Z',
  'gM17 30q15 5 30 0v7q-15 5-30 0Z',
  'oM22 2h20v5h-20Z',
];

// Rule.
export const regalia: Sign = [
  'gM6 50l-4-34 15 13 15-23 15 23 15-13-4 34Z',
  'rM6 50h52v9h-52Z',
  'R' + disc(32, 36, 4.5),
  'B' + disc(18, 40, 3) + disc(46, 40, 3),
  'g' + disc(32, 6, 3.5) + disc(3, 15, 3) + disc(61, 15, 3),
];
export const scales: Sign = [
  'oM29 8h6v46h-6Z',
  'oM16 54h32v7h-32Z',
  'lM8 14h48M10 15l-7 21M10 15l8 21M54 15l-8 21M54 15l7 21',
  'g' + disc(32, 8, 5),
  'gM0 36h20q-2 11-10 11t-10-11ZM44 36h20q-2 11-10 11t-10-11Z',
];
export const gavel: Sign = [
  'oM30 30l6-6 26 28-6 7Z',
  'oM6 30l22-22 16 16-22 22Z',
  'tM2 30l6-6 20 20-6 6ZM24 8l6-6 20 20-6 6Z',
  'wM2 54h28v8h-28Z',
];
export const ballot: Sign = [
  'p' + 'M22 4h22l-4 26h-22Z',
  'zM26 15l4 5 8-9',
  'bM6 28h52v33h-52Z',
  'kM16 26h32v5h-32Z',
  'pM32 37l2.500 5 5.500.6-4 3.800 1 5.600-5-2.800-5 2.800 1-5.600-4-3.800 5.500-.6Z',
];
export const fist: Sign = [
  'oM20 40h24v22h-24Z',
  'sM12 26c0-6 2-10 6-10v-4c0-5 8-5 8 0v-2c0-6 9-6 9 0v2c0-5 9-5 9 0v3c0-4 8-4 8 2v12c0 8-4 14-10 18h-20c-6-3-10-12-10-21Z',
  'LM26 12v12M35 12v12M44 14v10M12 26q14-4 20 4q-4 6-12 4',
  'rM18 47h28v7h-28Z',
];
export const star: Sign = ['gM32 3l8 19 21 2-16 14 5 21-18-11-18 11 5-21-16-14 21-2Z'];
export const flag: Sign = [
  'oM10 3h5v59h-5Z',
  'rM15 6q12-6 22 0t23 0v28q-12 6-22 0t-23 0Z',
  'CM21 14q8-3 15 0M21 26q8-3 15 0',
];
export const banner: Sign = [
  'oM6 4h52v5h-52Z',
  'lM32 4v-3',
  'rM12 9h40v50l-20-13-20 13Z',
  'gM32 16l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z',
];
export const hands: Sign = [
  'bM0 18l14-4 6 24-14 8-6-2Z',
  'rM64 18l-14-4-6 24 14 8 6-2Z',
  'sM14 18q12-6 20 0l14 4-4 18q-8 14-16 10q-8-2-10-10Z',
  'sM46 20q-8-6-18 0l-4 8q4 5 10 0l14 13',
  'LM24 44l6 6M30 40l7 7M37 38l6 5',
];
export const chain: Sign = [
  'wM6 20c0-16 24-16 24 0v10c0 16-24 16-24 0ZM12 20c0-8 12-8 12 0v10c0 8-12 8-12 0Z',
  'wM34 34c0-16 24-16 24 0v10c0 16-24 16-24 0ZM40 34c0-8 12-8 12 0v10c0 8-12 8-12 0Z',
  'lM22 26q10-2 20 12',
];
export const key: Sign = [
  'gM20 4a16 16 0 1 0 .01 0ZM20 13a7 7 0 1 1-.01 0Z',
  'gM28 32l6-5 26 25v8h-9l-2-6h-6l-1-7h-5Z',
];
export const olive: Sign = [
  'lM8 58q14-32 48-50',
  'eM18 42c-10-2-14-8-14-16c9 2 14 8 14 16ZM28 30c-8-4-12-12-9-20c8 4 11 12 9 20ZM40 20c-4-6-3-12 2-18c5 6 4 12-2 18ZM22 40c8 4 16 2 22-4c-8-5-16-3-22 4ZM36 27c7 4 14 3 20-3c-7-5-14-4-20 3ZM48 14c5 2 10 1 14-4c-5-3-10-2-14 4Z',
  'k' + disc(29, 47, 4),
];
export const dove: Sign = [
  'pM2 48l18-8c-8-10-6-26 8-38c3 12 8 20 16 23c4-8 14-7 16 1l3 4-5 2c-2 14-14 24-30 21c-8-1-16 1-26-5Z',
  'LM20 40c10 3 20-3 24-15M18 28q8 6 18 4M21 18q6 7 14 8',
  'k' + disc(54, 26, 1.8),
  'gM60 28l4 2-5 2Z',
  'lM60 33q2 8-4 14',
  'eM59 38q6-3 5 6q-5 0-5-6ZM56 46q6 0 4 8q-6-2-4-8Z',
];

// People.
const pawnShape = 'M12 61c0-20 4-26 12-30c-12-9-6-27 8-27s20 18 8 27c8 4 12 10 12 30Z';
export const pawn: Sign = ['g' + pawnShape, 'LM22 34q10 5 20 0'];
export const crowd: Sign = [
  ...dye2('b', 15, 30, 0.62),
  ...dye2('r', 49, 30, 0.62),
  ...put(pawn, 32, 36, 0.8),
];
function dye2(tone: string, x: number, y: number, scale: number): string[] {
  return put([tone + pawnShape, 'LM22 34q10 5 20 0'], x, y, scale);
}
export const happy: Sign = [
  'g' + disc(32, 32, 27),
  'k' + disc(22, 25, 3.6) + disc(42, 25, 3.6),
  'kM15 36h34q-4 16-17 16t-17-16Z',
];
export const unhappy: Sign = [
  'r' + disc(32, 32, 27),
  'k' + disc(22, 28, 3.6) + disc(42, 28, 3.6),
  'lM18 48q14-14 28 0M14 18l11 5M50 18l-11 5',
];
export const skull: Sign = [
  'pM8 28c0-16 10-24 24-24s24 8 24 24c0 10-6 14-8 18v12h-32v-12c-2-4-8-8-8-18Z',
  'k' + disc(22, 30, 6) + disc(42, 30, 6) + 'M32 36l4 8h-8Z',
  'lM26 52v6M32 52v6M38 52v6',
];
export const family: Sign = [
  ...put([`b${pawnShape}`], 18, 32, 0.92),
  ...put([`r${pawnShape}`], 46, 33, 0.88),
  ...put([`g${pawnShape}`], 32, 46, 0.52),
];
export const hand: Sign = [
  'sM20 62v-14c-6-6-12-14-14-22c0-5 5-5 8 0l5 8v-23c0-6 8-6 8 0v16v-21c0-6 8-6 8 0v21v-17c0-6 8-6 8 0v19v-11c0-5 7-5 7 0v26c0 8-4 12-8 18Z',
  'LM27 27v6M35 27v6M43 29v4',
];

// The world.
export const globe: Sign = [
  'b' + disc(32, 32, 27),
  'eM16 14q8-6 16-8l6 8-8 6 2 8-10 6-8-8ZM36 32l12-6 10 8q-2 12-10 18l-8-4ZM12 40l10 4v12q-8-4-10-16Z',
];
export const map: Sign = [
  'pM3 12l18-7 22 7 18-7v46l-18 7-22-7-18 7Z',
  'eM8 26q12-8 18 2t-4 16q-10 2-14-6Z',
  'LM21 5v46M43 12v46',
  'zM32 20l6 6 6-2M46 34l8 8M54 34l-8 8',
];
export const compass: Sign = [
  'g' + disc(32, 32, 28),
  'p' + disc(32, 32, 21),
  'rM32 12l6 20h-12Z',
  'kM32 52l6-20h-12Z',
  'LM14 32h5M45 32h5',
  'p' + disc(32, 32, 2.5),
];
export const waves: Sign = [
  'bM2 24q8-10 15 0t15 0 15 0 15 0v36h-60Z',
  'cM4 36q7-8 14 0t14 0 14 0 14 0M4 48q7-8 14 0t14 0 14 0 14 0',
];
export const bigWave: Sign = [
  'bM2 60c0-34 16-52 38-50c14 2 20 14 16 24c-4-8-14-10-18-2c-4 12 8 20 24 20v8Z',
  'cM10 56q2-26 18-36M22 56q0-10 4-18M36 52q8 6 18 5',
  'P' + disc(42, 10, 3) + disc(51, 15, 3) + disc(56, 24, 2.5),
];
export const galley: Sign = [
  'lM34 4v36',
  'pM14 8q20 6 40 0q-5 12 0 24q-20-6-40 0q5-12 0-24Z',
  'rM30 14h8v12h-8Z',
  'oM2 34q4 8 10 8h38q8-2 8-12l5 2c2 16-7 26-17 26h-28c-10 0-16-10-16-24Z',
  'LM16 48l-4 12M24 48l-3 13M32 48l-2 13M40 48l-1 13M48 48l1 12',
];
export const caravel: Sign = [
  'lM20 6v38M40 4v40',
  'pM8 12q12 5 24 0v20q-12 5-24 0ZM34 8q10 5 20 0v26q-10 5-20 0Z',
  'rM40 4h9l-3 3 3 3h-9Z',
  'oM2 40l12 4h32l6-8h10l-8 24h-40Z',
  'LM12 50h40',
];
export const steamer: Sign = [
  'WM34 8q6-8 14-4q8-2 8 4q-8 6-22 4Z',
  'rM26 34v-20h11v20Z',
  'kM26 19v-5h11v5Z',
  'p' + box(14, 32, 36, 10),
  'oM3 42h58l-6 16h-46Z',
  'L' + row('M19 37h3', 5, 6),
  'lM0 60q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0',
];
export const ram: Sign = [
  'oM2 44h46l14 6-14 6h-40Z',
  'gM48 44l14 6-14 6Z',
  'oM6 44q-6-12 2-22q0 10 6 14v8Z',
  'P' + disc(40, 49, 3),
  'k' + disc(40.5, 49, 1.3),
  'LM14 56l-3 7M22 56l-3 7M30 56l-3 7',
  'lM26 44v-36',
  'rM26 10q16 4 18 24h-18Z',
];
export const locomotive: Sign = [
  'WM40 10q-2-7 5-7q7-2 8 3q5 2 1 6Z',
  'kM43 26v-8h-3v-4h12v4h-3v8Z',
  'rM4 18h22v30h-22Z',
  'tM2 14h26v5h-26Z',
  'b' + box(9, 24, 12, 9),
  'eM26 26h30q4 5 0 20h-30Z',
  'w' + disc(14, 50, 8) + disc(34, 51, 7) + disc(50, 51, 7),
  'lM14 50h36',
];
export const satellite: Sign = [
  'b' + 'M4 20l14-14 12 12-14 14ZM46 34l14 14-14 12-12-14Z',
  'LM11 13l12 12M53 41l-12 12',
  'wM24 22l10-10 18 18-10 10Z',
  'gM20 40q4 4 4 8M14 40q10 0 10 14',
  'lM30 34l-8 8M8 46q10 0 10 12',
];
export const mountain: Sign = [
  'wM0 58L20 20l10 14L42 10l22 48Z',
  'PM20 20l6 9-5 4-4-3-4 4ZM42 10l9 20-7-4-4 4-5-5Z',
  'eM0 58q32-12 64 0v4h-64Z',
];
export const volcano: Sign = [
  'rM26 24q-10-4-6-14q6-2 8-8q6 0 8 6q8 0 8 8q4 6-6 9Z',
  'oM4 60l18-36q10 5 20 0l18 36Z',
  'gM26 26l6 3 6-3 2 14-5-4-2 14-5-10-4 5Z',
];
export const tree: Sign = [
  'oM28 40h8v22h-8Z',
  'eM32 2c12 0 16 8 15 13c8 2 11 10 8 16c-2 8-12 11-23 11s-21-3-23-11c-3-6 0-14 8-16c-1-5 3-13 15-13Z',
  'LM22 22q4-4 8-2M36 30q5 0 7-4',
];
export const sprout: Sign = [
  'oM6 62q26-16 52 0Z',
  'lM32 56v-26',
  'eM32 38c-16 0-24-8-26-24c16 0 25 8 26 24ZM32 30c0-16 10-24 26-26c0 16-10 25-26 26Z',
  'LM16 22l16 16M46 14l-14 16',
];
export const grapes: Sign = [
  'lM32 18v-14',
  'eM32 16c4-10 12-14 24-12c0 12-10 18-24 12Z',
  'b' +
    [
      [20, 24],
      [32, 22],
      [44, 24],
      [26, 34],
      [38, 34],
      [32, 44],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 7))
      .join(''),
  'b' + disc(32, 54, 7),
];
export const fish: Sign = [
  'bM2 32c10-16 34-20 48-2l12-12v28l-12-12c-14 18-38 14-48-2Z',
  'k' + disc(15, 29, 2.5),
  'LM24 22q6 10 0 20M32 26q3 6 0 12M40 28q2 4 0 8',
];
export const sun: Sign = [
  'g' + disc(32, 32, 14),
  'lM32 4v8M32 52v8M4 32h8M52 32h8M12 12l6 6M46 46l6 6M52 12l-6 6M18 46l-6 6',
];
export const bolt: Sign = ['gM38 2L10 36h18l-8 26L54 24h-18Z'];
export const storm: Sign = [
  'wM14 34c-16 0-14-20 0-18c2-14 24-16 28-3c14-4 22 6 18 14c-2 6-6 7-10 7Z',
  'gM36 30L22 46h9l-5 15 18-20h-9l5-11Z',
  'lM16 40l-4 8M50 40l-4 8',
];
export const crack: Sign = [
  'tM2 40h60v20h-60Z',
  'kM28 40l5 7-5 5 5 8h6l-3-8 5-5-4-7Z',
  'pM8 40v-24h18l-3 8 4 6-3 10Z',
  'rM4 18l14-12 9 8-4 6Z',
  'pM36 40l2-12-3-5 4-8 20 8-4 17Z',
  'k' + box(13, 28, 7, 12),
];
export const snow: Sign = [
  'lM32 4v56M8 18l48 28M56 18l-48 28',
  'lM24 8l8 8 8-8M24 56l8-8 8 8M8 28l10-4-1-10M56 36l-10 4 1 10M56 28l-10-4 1-10M8 36l10 4-1 10',
];
export const desert: Sign = [
  'g' + disc(50, 13, 8),
  'oM20 52q4-14 0-28l5-1q5 15 2 29Z',
  'eM22 24q-10-8-20 2q10-2 20-2ZM22 24q-4-12-16-10q8 2 16 10ZM22 24q0-12 12-14q-6 4-12 14ZM22 24q8-8 18 0q-10-2-18 0ZM22 24q10 0 12 12q-6-8-12-12ZM22 24q-12 2-12 12q6-8 12-12Z',
  'tM0 60v-14q16-12 32 2t32-10v22Z',
  'LM38 52q8-4 16 0M8 54q6-4 12 0',
];
export const dryness: Sign = [
  'g' + disc(48, 16, 9),
  'lM48 1v2M62 16h1M58 5l2-2M59 27l2 2M34 16h-2M37 5l-2-2',
  'oM18 44c2-12 0-16-10-24l4-2 8 8-2-16h5l1 18 10-8 3 3c-10 8-12 12-11 21Z',
  'tM1 43h62v18h-62Z',
  'lM12 43l5 7-8 11M17 50l12 2 4 9M30 43l-1 9M44 43l-4 9 8 9M40 52l-11 0M54 43l2 8 7 4',
];
export const scutum: Sign = [
  'rM14 5q18-6 36 0q7 27 0 54q-18 6-36 0q-7-27 0-54Z',
  'yM32 8v14M32 42v14M19 16q8 2 9 8M45 16q-8 2-9 8M19 48q8-2 9-8M45 48q-8-2-9-8',
  'g' + disc(32, 32, 8),
  'k' + disc(32, 32, 2.2),
];
export const camel: Sign = [
  'tM6 14q6-6 14-2v18c6-2 6-12 12-12c4 0 4 8 8 8s4-8 8-8c6 0 10 8 12 20v22h-6v-16h-18v16h-6v-14c-10 0-16-4-18-14v-8l-8-2Z',
  'k' + disc(13, 15, 1.4),
  'rM30 26h18v8h-18Z',
];
export const rat: Sign = [
  'oM4 40c6-16 24-22 38-12c8 6 8 14 6 20h-38q-6 0-6-8Z',
  's' + disc(22, 24, 6),
  'k' + disc(14, 35, 2),
  'lM48 46q14 4 12-10t-10-12',
  'lM18 48v6M36 48v6',
  'k' + disc(4, 41, 2.5),
];
export const locust: Sign = [
  'eM6 36q4-8 14-6l36-12q-4 16-30 22h-14q-6 0-6-4Z',
  'lM24 40l14-26 10 34M16 40l-4 14M24 40l4 14',
  'k' + disc(13, 34, 1.8),
  'lM10 30q-6-8-2-16M14 29q0-10 6-16',
];
export const ox: Sign = [
  'pM16 26c-12 0-16-8-14-20c4 8 10 10 18 10h24c8 0 14-2 18-10c2 12-2 20-14 20Z',
  'rM18 20h28l2 14-8 26h-16l-8-26Z',
  'k' + disc(25, 32, 2.2) + disc(39, 32, 2.2) + disc(28, 53, 1.6) + disc(36, 53, 1.6),
  'g' + 'M28 56q4 8 8 0l-2 5h-4Z',
];
export const eagle: Sign = [
  'gM32 12q-2-8 6-9q6 1 8 6l-6 1q-1 8 4 10l20-8q-2 14-14 18l6 2q-6 8-14 6l-4 4 6 18-12-6-12 6 6-18-4-4q-8 2-14-6l6-2q-12-4-14-18l20 8q8-2 8-8Z',
  'k' + disc(39, 7.5, 1.3),
];
export const lion: Sign = [
  'oM32 2l8 5 9-1 2 9 8 6-4 9 3 9-8 5-2 9-9-1-7 6-7-6-9 1-2-9-8-5 3-9-4-9 8-6 2-9 9 1Z',
  'g' + 'M18 28c0-10 6-14 14-14s14 4 14 14c0 8-4 10-6 18h-16c-2-8-6-10-6-18Z',
  'k' + disc(26, 28, 2) + disc(38, 28, 2) + 'M27 36h10l-5 6Z',
  'LM32 42v4M26 46q6 4 12 0',
];
export const bear: Sign = [
  'o' + disc(14, 14, 9) + disc(50, 14, 9),
  'oM32 8c18 0 26 12 26 26s-10 26-26 26s-26-12-26-26s8-26 26-26Z',
  't' + disc(32, 44, 12),
  'k' + disc(22, 29, 2.6) + disc(42, 29, 2.6) + 'M26 39h12l-6 6Z',
  'LM32 45v5',
];
export const gift: Sign = [
  'r' + box(8, 28, 48, 32),
  'r' + box(4, 18, 56, 12),
  'gM27 18h10v42h-10Z',
  'gM32 18c-6-14-22-18-22-8c0 8 12 8 22 8ZM32 18c6-14 22-18 22-8c0 8-12 8-22 8Z',
];
export const dice: Sign = [
  'p' + box(8, 8, 48, 48),
  'k' + disc(20, 20, 4.5) + disc(44, 20, 4.5) + disc(32, 32, 4.5) + disc(20, 44, 4.5) + disc(44, 44, 4.5),
];
export const hourglass: Sign = [
  'oM10 3h44v7h-44ZM10 54h44v7h-44Z',
  'pM15 10h34c0 14-13 16-13 22s13 8 13 22h-34c0-14 13-16 13-22s-13-8-13-22Z',
  'GM22 20h20c-3 6-9 8-10 12c-1-4-7-6-10-12ZM19 53c1-6 8-9 13-11c5 2 12 5 13 11Z',
];
export const radiation: Sign = [
  'g' + disc(32, 32, 28),
  'k' +
    disc(32, 32, 5) +
    'M26 22L16 8q16-9 32 0l-10 14q-6-4-12 0ZM20 31H4q1 17 15 26l9-15q-8-4-8-11ZM44 31h16q-1 17-15 26l-9-15q8-4 8-11Z',
];
export const incense: Sign = [
  'lM24 22c-8-6 4-10-2-18M34 20c-8-8 6-10 0-18M44 22c-6-6 4-10-1-16',
  'gM10 30h44q-2 18-16 20v5h8v6h-28v-6h8v-5q-14-2-16-20Z',
  'rM14 30q4-8 10-5q8-5 14 0q8-3 12 5Z',
];
export const silk: Sign = [
  'rM8 12h36q6 0 6 6v34q-4 8-12 8h-30Z',
  'r' + disc(12, 18, 9),
  'p' + disc(12, 18, 3.5),
  'gM14 48h36q12 0 12 6t-10 6h-36Z',
  'CM24 20h18M24 28h20M20 36h24',
];
export const spyHat: Sign = [
  'kM2 32q30-8 60 0q-6 6-14 4h-32q-8 2-14-4Z',
  'kM14 30q2-22 10-22q8 5 16 0q8 0 10 22Z',
  'zM15 27q17-4 34 0',
  'p' + disc(21, 46, 8) + disc(43, 46, 8),
  'lM29 44q3-2 6 0',
  'k' + disc(21, 46, 3) + disc(43, 46, 3),
];
export const road: Sign = [
  'g' + disc(32, 22, 12),
  'eM0 26h64v36h-64Z',
  'tM26 26h12l22 36h-56Z',
  'CM32 30v4M32 40v6M32 52v8',
];
export const trench: Sign = [
  'oM2 61v-15h60v15Z',
  'tM2 47c-3-11 23-11 20 0ZM22 47c-3-11 23-11 20 0ZM42 47c-3-11 23-11 20 0ZM12 39c-3-11 23-11 20 0ZM32 39c-3-11 23-11 20 0Z',
];
export const arrowUp: Sign = ['eM32 3l26 26h-15v32h-22v-32h-15Z'];
export const shepherd: Sign = [
  'oM30 62h5v-36c12 0 16-8 14-16c-2-10-18-10-20 0h5c2-5 10-4 10 2c0 6-6 9-14 8Z',
];
export const burning: Sign = [...at(house, 0, 10, 0.86), ...at(flame, 30, 2, 0.5)];

// Finer things.
export const altar: Sign = [
  'wM8 61v-8h48v8ZM14 53v-18h36v18ZM8 35v-7h48v7Z',
  ...at(flame, 16, 0, 0.46),
  'rM27 40h10v13h-10Z',
];
export const cathedral: Sign = [
  'lM14 8v-7M50 8v-7',
  'bM6 24l8-18 8 18ZM42 24l8-18 8 18Z',
  'w' + box(6, 23, 16, 38) + box(42, 23, 16, 38),
  'wM22 61v-28l10-12 10 12v28Z',
  'r' + disc(32, 36, 5.5),
  'kM27 61v-11q5-8 10 0v11ZM11 40v-8q3-5 6 0v8ZM47 40v-8q3-5 6 0v8Z',
];
export const stage: Sign = [
  'pM6 8h52v46h-52Z',
  'rM6 8h26q-4 20-18 28q4 10 2 18h-10ZM58 8h-26q4 20 18 28q-4 10-2 18h10Z',
  'gM2 2h60v8q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0Z',
  's' + disc(32, 30, 5),
  'bM32 34q10 6 10 20h-20q0-14 10-20Z',
  'oM2 54h60v7h-60Z',
];
export const shako: Sign = [
  'kM14 44l-4-36q22-8 44 0l-4 36Z',
  'gM32 16l4 7 8 1-5 6 1 8-8-3-8 3 1-8-5-6 8-1Z',
  'rM29 6q-3-5 3-6q6 1 3 6Z',
  'kM8 44q24-8 48 0q2 8-6 10q-18-8-36 0q-8-2-6-10Z',
  'yM12 42q20-6 40 0',
];
export const sabre: Sign = [
  'wM10 4q30 8 38 40l-6 3q-8-28-32-43Z',
  'gM36 50q6-10 18-8l-2 6q-8-1-12 6Z',
  'oM46 48l6-3 7 12-6 4Z',
];
export const crane: Sign = [
  'gM12 60v-50h8v50ZM4 12h56v7h-56Z',
  'lM20 19L42 12M12 26l8 8M20 26l-8 8M12 42l8 8M20 42l-8 8M50 19v14',
  'w' + box(42, 33, 16, 12),
  'oM4 60h26v-4h-26ZM2 19h10v9h-10Z',
  'tM36 60h26v-9h-26Z',
  'LM49 51v9',
];
export const chess: Sign = [
  'kM18 48c0-12 10-14 10-22l-12 6-6-6 10-14 8-4 2-6 6 5c14 4 16 18 14 41Z',
  'P' + disc(28, 16, 2),
  'kM12 54h40v8h-40ZM16 47h32v5h-32Z',
  'CM42 16q6 12 4 28',
];
export const minecart: Sign = [
  'kM10 30q2-14 12-12q6-12 16-6q12-2 14 18Z',
  'CM20 25l4-3M36 18l4 3M44 26l2-3',
  'wM4 28h56l-8 22h-40Z',
  'LM16 34l3 12M32 34v12M48 34l-3 12',
  'o' + disc(20, 54, 7) + disc(44, 54, 7),
];
export const charter: Sign = [...at(scroll, -6, 2, 0.94), ...put(quill, 46, 28, 0.62), 'r' + disc(44, 53, 6)];
export const commune: Sign = [
  'rM4 6h56v36h-56Z',
  ...put(gear, 32, 24, 0.5),
  ...put(star, 32, 24, 0.24),
  ...put(wheat, 13, 47, 0.5),
  ...put(wheat, 51, 47, 0.5),
];

/** One who is on the way. */
export const walker = (tone: string): Sign => [
  tone + 'M26 20q8-4 14 0l6 14-4 3-5-7v10l9 20h-8l-7-15-8 15h-8l9-22v-9l-6 8-4-3Z',
  's' + disc(34, 11, 7),
  'tM12 30l14-10 4 8-12 8Z',
];

// Ways to set one sign with another.

/** A sign before the rising sun: what begins. */
export function dawn(sign: Sign): Sign {
  return [
    'gM10 44a22 22 0 0 1 44 0Z',
    'lM32 16v-12M15 23l-8-8M49 23l8-8M8 36l-7-3M56 36l7-3',
    'oM1 44h62v5h-62Z',
    ...put(sign, 32, 42, 0.62),
  ];
}

/** A sign in a wreath: what remains. */
export function glory(sign: Sign): Sign {
  const leaves = [
    'lM28 61q-25-6-24-40',
    'eM4 20q-5-8 0-16q6 7 0 16ZM5 30q-6-2-5-10q6 2 5 10ZM8 29q7-4 4-12q-7 4-4 12ZM9 43q-8-1-8-9q8 1 8 9ZM12 41q6-5 2-12q-6 5-2 12ZM16 53q-8 1-11-6q8-1 11 6ZM19 51q3-7-3-12q-3 7 3 12ZM27 61q-7 3-12-3q7-3 12 3Z',
  ];
  return [...leaves, ...at(leaves, 64, 0, -1, 1), ...put(sign, 32, 31, 0.62)];
}

/** A sign in a burst of rays: what comes as a blow, or as a boon. */
export function burst(sign: Sign, tone = 'r'): Sign {
  return [
    `${tone}M32 0l5 11 10-8 1 12 13-3-5 12 8 8-8 8 5 12-13-3-1 12-10-8-5 11-5-11-10 8-1-12-13 3 5-12-8-8 8-8-5-12 13 3 1-12 10 8Z`,
    ...put(sign, 32, 32, 0.66),
  ];
}

/** A sign and a smaller one on its left shoulder and its right foot. */
export function beside(big: Sign, small: Sign, x = 47, y = 46, scale = 0.52): Sign {
  return [...at(big, 0, 0, 0.8), ...put(small, x, y, scale)];
}

/** The same sign three times. */
export function three(sign: Sign): Sign {
  return [...put(sign, 32, 18, 0.52), ...put(sign, 17, 45, 0.52), ...put(sign, 47, 45, 0.52)];
}

/** The hall of those who rule together. */
export const senate: Sign = glory(column);
