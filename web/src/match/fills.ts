/** Fills for the parts of a bar: a colour and a pattern each, so that no two of many look alike. */

/** Twelve colours by their place on the wheel, far from each other one after the other. */
const HUES = [205, 25, 150, 310, 50, 265, 100, 345, 180, 75, 235, 0];
const PATTERNS = [
  '',
  'repeating-linear-gradient(45deg, rgb(255 255 255 / 45%) 0 3px, transparent 3px 9px)',
  'radial-gradient(circle, rgb(255 255 255 / 60%) 1.6px, transparent 2px) 0 0 / 8px 8px',
  'repeating-linear-gradient(0deg, rgb(0 0 0 / 30%) 0 2px, transparent 2px 7px)',
  'repeating-linear-gradient(-45deg, rgb(0 0 0 / 32%) 0 3px, transparent 3px 9px)',
];

/** The style of the part with this number. */
export function fill(index: number): string {
  const hue = HUES[index % HUES.length]!;
  const light = 42 + 14 * (Math.floor(index / HUES.length) % 3);
  const pattern = PATTERNS[index % PATTERNS.length]!;
  return `background: ${pattern === '' ? '' : `${pattern}, `}hsl(${hue} 45% ${light}%)`;
}
