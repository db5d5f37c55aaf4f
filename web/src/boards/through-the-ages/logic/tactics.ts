/** How the shared tactics stand beside the age, so that none is cut: with their names, as signs, or as their number. */
export interface TacticsRoom {
  /** What the other things of the line leave to them, and the size of a letter, in pixels. */
  width: number;
  em: number;
}

export interface Tactics {
  face: 'named' | 'signs' | 'counted';
  /** Two lines of smaller chips. */
  small: boolean;
  /** Of a picture, in pixels. */
  size: number;
}

/** The usual width of a letter, and what stands around a name, in the size of a letter. */
const LETTER = 0.6;
const AROUND = 0.75;
/** The frame of a chip, and the least room between two of them, in pixels. */
const FRAME = 2;
const GAP = 6;

/** Names in one line, names in two, signs in one, signs in two: the letters and the pictures of each. */
const WAYS = [
  { face: 'named', small: false, lines: 1, letter: 0.9, size: 20 },
  { face: 'named', small: true, lines: 2, letter: 0.8, size: 16 },
  { face: 'signs', small: false, lines: 1, letter: 0.9, size: 26 },
  { face: 'signs', small: true, lines: 2, letter: 0.8, size: 18 },
] as const;

/** The richest way in which all of them have room. */
export function arrangeTactics(names: readonly string[], { width, em }: TacticsRoom): Tactics {
  for (const { face, small, lines, letter, size } of WAYS) {
    const widths = names.map(
      ({ length }) => size + FRAME + (AROUND + (face === 'named' ? length * LETTER : 0)) * letter * em,
    );
    if (linesOf(widths, width) <= lines) {
      return { face, small, size };
    }
  }
  return { face: 'counted', small: false, size: 20 };
}

/** Chips follow one another, as a browser breaks a line of them. */
function linesOf(widths: readonly number[], width: number): number {
  let lines = 1;
  let used = -GAP;
  for (const each of widths) {
    if (each > width) {
      return Infinity;
    }
    if (used + GAP + each > width) {
      lines++;
      used = each;
    } else {
      used += GAP + each;
    }
  }
  return lines;
}
