/** Monuments that stand in more than one game. */
import { box, disc, row, type Shapes } from './shapes';

export const ground = 'kM2 59h60v3h-60Z';

export const colossus: Shapes = [
  'bM0 57q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0v5h-64Z',
  'wM12 62v-8h15v8ZM37 62v-8h15v8Z',
  'gM26 18h12l4 2 4-12 5 1-4 17-6 4-1 6 5 18h-9l-4-13-4 13h-9l5-18-1-9-2 12-5-1 2-16Z',
  'tM23 34h18l2 8h-22Z',
  'gM25 9l-4-7 6 3 1-5 4 4 4-4 1 5 6-3-4 7Z',
  'g' + disc(32, 12, 5.5),
  'LM27 26q5 4 10 0',
  'rM49 0q6 4 3 8h-7q-2-4 4-8Z',
];

export const gardens: Shapes = [
  'tM4 60v-13h56v13ZM12 47v-13h40v13ZM20 34v-12h24v12Z',
  'kM28 60v-7q4-4 8 0v7ZM29 34v-6q3-3 6 0v6Z',
  'kM9 60v-6q3-3 6 0v6ZM49 60v-6q3-3 6 0v6Z',
  'eM2 47q1-6 6-4 3-5 8 0v5q-2 4-4 1-2 5-4 0-4 3-6-2ZM62 47q-1-6-6-4-3-5-8 0v5q2 4 4 1 2 5 4 0 4 3 6-2Z',
  'eM10 34q1-5 5-3 3-5 7 0v4q-2 4-4 1-2 5-4 0-3 2-4-2ZM54 34q-1-5-5-3-3-5-7 0v4q2 4 4 1 2 5 4 0 3 2 4-2Z',
  'eM19 22q0-6 5-5 1-7 8-7t8 7q5-1 5 5Z',
  'lM32 22v-6M27 22v-4M37 22v-4',
  'bM23 47v-6q9-3 18 0v6Z',
  ground,
];

export const library: Shapes = [
  'pM4 22L32 5l28 17Z',
  't' + row('M8 24h7v26h-7Z', 4, 13.7),
  'p' + 'M4 21h56v5h-56Z',
  'wM4 50h56v5h-56ZM1 55h62v6h-62Z',
  'r' + disc(32, 15, 3.5),
  'oM17.500 40q-3 0-3 3t3 3h29q3 0 3-3t-3-3Z',
  'pM19 40h26v6h-26Z',
  'r' + box(30, 39.5, 4, 7),
];

export const pyramids: Shapes = [
  'g' + disc(50, 13, 6),
  'tM20 60L45 19l19 41Z',
  'oM45 19l19 41h-10Z',
  'gM0 60L25 11l26 49Z',
  'oM25 11l26 49h-16Z',
  'LM17 27h12M12 37h18M7 48h25M15 59v-11M22 48v-11M23 37v-10',
  ground,
];

const sarsen = (x: number): string => `wM${x} 56v-30l6-2 5 2v30Z`;

export const stonehenge: Shapes = [
  'eM0 54q32-10 64 0v8h-64Z',
  sarsen(4),
  sarsen(19),
  sarsen(36),
  sarsen(50),
  'wM1 26l2-9h30l2 8Z',
  'wM34 25l2-9h26l1 9Z',
  'LM9 34v14M25 34v14M42 34v14M56 34v14',
];

export const oracle: Shapes = [
  'WM26 26q-10-6-2-13q-3-9 8-10q10-3 12 6q9 2 4 10q0 7-10 8Z',
  'rM12 36c0-8 40-8 40 0l-6 10h-28Z',
  'gM8 32h48v6h-48Z',
  'kM31 46h2l14 16h-5l-10-12-10 12h-5Z',
  'oM29 44h6v18h-6Z',
  'CM28 20q-4-4 1-7M38 22q6-4 1-9',
];

const lotus = (x: number, top: number, w: number): string[] => [
  `tM${x - w} 52v${top - 36}h${2 * w}v${36 - top}Z`,
  `oM${x} ${top - 14}c2 6 ${w} 8 ${w} 20v10h-${2 * w}v-10c0-12 ${w - 2}-14 ${w}-20Z`,
  `LM${x - w} ${top + 8}h${2 * w}M${x - w} ${top + 2}h${2 * w}`,
];

export const angkor: Shapes = [
  ...lotus(12, 28, 6),
  ...lotus(52, 28, 6),
  ...lotus(32, 16, 8),
  'tM2 56v-12h60v12Z',
  'kM28 56v-9q4-5 8 0v9ZM10 56v-6h4v6ZM18 56v-6h4v6ZM42 56v-6h4v6ZM50 56v-6h4v6Z',
  'bM0 56h64v6h-64Z',
];

export const himeji: Shapes = [
  'wM6 61l5-13h42l5 13Z',
  'p' + box(12, 36, 40, 12) + box(18, 22, 28, 10) + box(23, 10, 18, 8),
  'bM6 38q6-1 8-7h36q2 6 8 7q-26-4-52 0ZM12 24q5-1 7-7h26q2 6 7 7q-20-4-40 0ZM16 12q8-2 12-9h8q4 7 12 9q-16-4-32 0Z',
  'k' + row('M18 41h4v4h-4Z', 4, 8) + row('M24 26h4v3h-4Z', 3, 6),
  'LM14 54h36',
];

export const porcelain: Shapes = [
  'gM31 1h2v8h-2Z',
  'p' + box(26, 13, 12, 9) + box(24, 26, 16, 9) + box(22, 39, 20, 9) + box(19, 52, 26, 8),
  'eM18 15q8-1 10-7h8q2 6 10 7q-14-2-28 0ZM16 28q8-1 10-7h12q2 6 10 7q-16-2-32 0ZM13 41q8-1 10-7h18q2 6 10 7q-19-2-38 0ZM10 54q8-1 10-7h24q2 6 10 7q-22-2-44 0Z',
  'kM30 60v-4q2-2 4 0v4ZM30 46v-4h4v4ZM30 33v-4h4v4ZM30 20v-3h4v3Z',
  ground,
];

export const louvre: Shapes = [
  't' + box(2, 20, 60, 38),
  'bM0 20q2-8 4-10h14l4 6h20l4-6h14q2 2 4 10Z',
  'k' + row('M7 28q2.500-4 5 0v8h-5Z', 5, 11),
  'bM10 60L32 26l22 34Z',
  'LM32 26l-8 34M32 26l8 34M24.500 38h15M17 49h30',
  ground,
];

export const panama: Shapes = [
  'eM0 12h14v50h-14ZM50 12h14v50h-14Z',
  'bM14 30h36v32h-36Z',
  'wM10 14h8v48h-8ZM46 14h8v48h-8Z',
  'rM28 24v-12h8v12Z',
  'p' + box(24, 22, 16, 8),
  'kM18 30h28l-6 14h-16Z',
  'oM18 46h28v6h-28Z',
  'CM20 57q4-3 8 0t8 0 8 0',
];

export const liberty: Shapes = [
  'tM14 62l4-14h28l4 14Z',
  'eM24 50c-2-14 0-22 4-26h8c6 6 6 14 4 26Z',
  'eM36 28l10-16 4 2-8 18Z',
  'e' + disc(31, 19, 5),
  'eM25 15l-5-5 6 1-1-7 5 5 2-7 2 7 5-5-1 7Z',
  'tM20 30l8-4 3 9-8 4Z',
  'gM43 12h9l-1-4h-7Z',
  'rM47.500 1q6 4 2 8h-4q-4-4 2-8Z',
  'LM32 32q-3 8-2 17M37 33q1 8 0 16',
];

export const opera: Shapes = [
  'bM0 52h64v10h-64Z',
  'tM4 46h56v8h-56Z',
  'pM6 46c0-18 8-28 20-32c4 14 2 22-2 32Z',
  'pM22 46c0-24 10-36 24-42c4 16 2 30-4 42Z',
  'pM40 46c2-14 8-20 19-24c2 10 1 18-3 24Z',
  'LM12 46q4-16 12-26M30 46q4-22 13-34M46 46q4-10 11-16',
  'CM4 58q6-3 12 0t12 0 12 0 12 0',
];

export const nations: Shapes = [
  'b' + box(24, 4, 20, 54),
  'C' + row('M27 10h14', 8, 0, 6),
  'pM2 58v-14q14-10 30-4v18Z',
  'wM8 40q4-7 10-6q6 0 7 5q-10-2-17 1Z',
  'lM50 58v-30M56 58v-24M62 58v-18',
  'rM50 28h9v6h-9Z',
  'gM56 38h8v6h-8Z',
  'eM0 58h64v4h-64Z',
];
