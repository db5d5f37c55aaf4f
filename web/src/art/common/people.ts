/** Heads and what they wear, all for a face about (32, 26). */
import { disc, type Shapes } from './shapes';

export function bust(tone: string): string {
  return `${tone}M6 63c0-11 6-14.500 19-17h14c13 2.500 19 6 19 17Z`;
}

export const gown = 'M6 63c0-11 6-14.500 19-17q7 7 14 0c13 2.500 19 6 19 17Z';

export function neck(tone = 's'): string {
  return `${tone}M26.500 38h11v8.500q-5.500 5-11 0Z`;
}

export function face(tone = 's'): string {
  return `${tone}M20 25c0-11 5-16 12-16s12 5 12 16c0 11-5 19-12 19s-12-8-12-19Z`;
}

export function ears(tone = 's'): string {
  return tone + disc(19.5, 27.5, 3.2) + disc(44.5, 27.5, 3.2);
}

export const eyes = 'k' + disc(27.3, 26.5, 1.3) + disc(36.7, 26.5, 1.3);
export const brows = 'LM24 22.800q3-2 6-.3M34 22.500q3-1.700 6 .3';
export const nose = 'LM32 26v5.500q-1.500 1-2.500.3';
export const mouth = 'LM28.500 37.500q3.500 1.500 7 0';
export const smile = 'LM27 36q5 4.500 10 0';

/** A plain look. */
export const look: Shapes = [eyes, brows, nose, mouth];
/** Eyes of the blind, or of one who thinks. */
export const asleep: Shapes = ['LM24.500 26q2.800 2.500 5.500 0M34 26q2.800 2.500 5.500 0', brows, nose];

export function head(skin = 's', ...features: string[]): string[] {
  return [neck(skin), face(skin), ...(features.length ? features : look)];
}

/** A full beard down to y, wide there by half on each side. */
export function beard(tone: string, y: number, half: number): string[] {
  return [
    `${tone}M19.500 26c0 5 .5 9 1.500 12Q${32 - half} ${y} 32 ${y}Q${32 + half} ${y} 43 38c1-3 1.500-7 1.500-12c-1.500 4.500-4 6.500-6.500 6.500q-6-2.500-12 0c-2.500 0-5-2-6.500-6.500Z`,
    'LM29 36.500q3 1.200 6 0',
  ];
}

export function moustache(tone: string): string {
  return `${tone}M32 33.500c-2-1.800-5.500-1-7.500 2.200c3 1 6 .6 7.500-.4c1.500 1 4.500 1.400 7.500.4c-2-3.200-5.500-4-7.500-2.200Z`;
}

/** Short hair over the forehead. */
export function crop(tone: string): string {
  return `${tone}M19 26c-2-13 4-19.500 13-19.500s15 6.500 13 19.500c-2-2-3-5-3.500-8.500q-9 1-14-2.500c-1 4-6 5-8.500 11Z`;
}

/** Hair that falls to y on both sides, painted behind the head. */
export function mane(tone: string, y: number, half = 16): string {
  return `${tone}M32 6c-10 0-${half - 2} 7-${half} 18c0 8 .5 ${y - 30}-2 ${y - 24}h${2 * half + 4}c-2.500 0-2-${y - 32}-2-${y - 24}c-1-11-5-18-${half}-18Z`;
}

/** Hair parted in the middle, over the forehead. */
export function parting(tone: string): string {
  return `${tone}M32 10c-1 5-6 7-9 10c-1.500 2-2.500 5-3 8c-2-1-3-4-3-7c1-9 6-15 15-15s14 6 15 15c0 3-1 6-3 7c-.5-3-1.500-6-3-8c-3-3-8-5-9-10Z`;
}

/** A helmet with cheeks and no crest. */
export const helmet: Shapes = ['wM17 27c-1-14 5-21 15-21s16 7 15 21l-3 9-3-1v-12h-18v12l-3 1Z', 'LM18 20h28'];

/** A crown of points. */
export const crown: Shapes = [
  'gM19 18l-2-13 8 6 7-9 7 9 8-6-2 13Z',
  'k' + disc(32, 13.5, 1.6) + disc(24.5, 14.5, 1.2) + disc(39.5, 14.5, 1.2),
];

/** Leaves about the brow. */
export const wreath: Shapes = [
  'eM18 24c-3-4-3-8 0-10c2 2 3 5 2 8ZM20 16c-1-4 0-8 3-9c2 2 2 5 0 8ZM25 11c0-4 2-7 5-7c1 3 0 5-2 8ZM46 24c3-4 3-8 0-10c-2 2-3 5-2 8ZM44 16c1-4 0-8-3-9c-2 2-2 5 0 8ZM39 11c0-4-2-7-5-7c-1 3 0 5 2 8Z',
];

/** Round glasses. */
export const glasses =
  'L' + disc(27, 26.5, 4.3) + disc(37, 26.5, 4.3) + 'M31 26h2M22.500 26l-3-1M41.500 26l3-1';
