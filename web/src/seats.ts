/**
 * How a seat looks: a colour, a shape and a pattern, so that colour never stands alone. The colours are told apart by
 * people with any kind of colour vision; `styles/seats.css` gives them for both themes as `--seat-0` … `--seat-7`
 * (fills), `--seat-ink-0` … (readable on the fill) and `--seat-text-0` … (readable on paper).
 */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'drop';

export type SeatPattern = 'plain' | 'stripes' | 'dots' | 'grid' | 'waves' | 'chevrons' | 'rings' | 'bars';

export interface SeatStyle {
  /** A CSS colour for surfaces. */
  colour: string;
  /** A CSS colour for marks and words on that surface. */
  ink: string;
  /** A CSS colour for words on the page. */
  text: string;
  shape: SeatShape;
  /** An SVG path of the shape in a box from -1,-1 to 1,1. */
  path: string;
  pattern: SeatPattern;
  /** For SVG fills: the pattern over the colour. The shell puts the definitions into every page. */
  fill: string;
}

const shapes: [SeatShape, string][] = [
  ['circle', 'M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z'],
  ['square', 'M-.78-.78H.78V.78H-.78Z'],
  ['triangle', 'M0-.95L.95.75H-.95Z'],
  ['diamond', 'M0-1L.86 0L0 1L-.86 0Z'],
  ['hexagon', 'M-.5-.87H.5L1 0L.5.87H-.5L-1 0Z'],
  ['star', 'M0-1L.29-.36L.98-.29L.46.17L.61.85L0 .5L-.61.85L-.46.17L-.98-.29L-.29-.36Z'],
  ['cross', 'M-.33-.95H.33V-.33H.95V.33H.33V.95H-.33V.33H-.95V-.33H-.33Z'],
  ['drop', 'M0-1C.3-.5.8-.1.8.3A.8.7 0 0 1-.8.3C-.8-.1-.3-.5 0-1Z'],
];

const patterns: SeatPattern[] = ['plain', 'stripes', 'dots', 'grid', 'waves', 'chevrons', 'rings', 'bars'];

export const seatStyles: SeatStyle[] = shapes.map(([shape, path], seat) => ({
  colour: `var(--seat-${seat})`,
  ink: `var(--seat-ink-${seat})`,
  text: `var(--seat-text-${seat})`,
  shape,
  path,
  pattern: patterns[seat] ?? 'plain',
  fill: seat === 0 ? 'var(--seat-0)' : `url(#seat-fill-${seat})`,
}));

export function seatStyle(seat: number): SeatStyle {
  return seatStyles[((seat % seatStyles.length) + seatStyles.length) % seatStyles.length]!;
}
