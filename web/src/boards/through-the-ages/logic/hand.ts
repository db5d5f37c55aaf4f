/** How the own cards are drawn, so that every name can be read: whole, or in lines, with or without their pictures. */
export interface Room {
  /** What the dock leaves to the cards, and the size of a letter, in pixels. */
  width: number;
  height: number;
  em: number;
  /** Whether fingers must hit a card. */
  touched: boolean;
}

/** What a card is called where it is shown whole, and in a line. */
export interface Title {
  whole: string;
  line: string;
}

export interface Arrangement {
  face: 'whole' | 'pictured' | 'plain';
  /** So many cards lie one below the other, and so many lines has a name at most. */
  lines: number;
  nameLines: number;
  /** Whether all cards are in sight so. */
  fits: boolean;
}

/** In the size of a letter: the usual width of one, the narrowest card, what stands beside a name, and between cards. */
const LETTER = 0.54;
const CARD = 5.4;
/** A long word on a whole card is written a little smaller. */
const WHOLE_LETTER = 0.47;
const EDGE = 2.8;
const PICTURE = 2.1;
const GAP = 0.4;
/** The height of a line in pixels, for a finger and for a mouse, and how many lines a name has in it. */
const FINGER = { height: 44, nameLines: 3 };
const MOUSE = { height: 33, nameLines: 2 };

/** The fewest letters a line must hold for a title to take at most so many lines. No word is ever broken. */
export function lettersFor(title: string, lines: number): number {
  const words = title.split(' ');
  let width = longestWord(title);
  while (linesOf(words, width) > lines) {
    width++;
  }
  return width;
}

/** The width of a card that is shown whole, in the size of a letter. */
export const wholeWidth = (title: string) => Math.max(CARD, longestWord(title) * WHOLE_LETTER);

const longestWord = (title: string) => Math.max(...title.split(' ').map(({ length }) => length));

function linesOf(words: readonly string[], width: number): number {
  let lines = 1;
  let used = -1;
  for (const { length } of words) {
    if (used + 1 + length > width) {
      lines++;
      used = length;
    } else {
      used += 1 + length;
    }
  }
  return lines;
}

/** The richest faces with which all cards of both halves are in sight; the closest where nothing has room. */
export function arrange(halves: readonly (readonly Title[])[], room: Room): Arrangement {
  const { width, height, em, touched } = room;
  const whole = halves
    .flat()
    .map((title) => wholeWidth(title.whole) + GAP)
    .reduce((sum, each) => sum + each, 0);
  if (whole * em <= width) {
    return { face: 'whole', lines: 1, nameLines: FINGER.nameLines, fits: true };
  }
  const inLines = (kind: typeof FINGER, face: Arrangement['face']): Arrangement => {
    const way = {
      face,
      lines: Math.max(1, Math.floor((height + GAP * em) / (kind.height + GAP * em))),
      nameLines: kind.nameLines,
    };
    return { ...way, fits: widthOf(halves, way) * em <= width };
  };
  const ways = [
    inLines(FINGER, 'pictured'),
    inLines(FINGER, 'plain'),
    ...(touched ? [] : [inLines(MOUSE, 'pictured'), inLines(MOUSE, 'plain')]),
  ];
  return ways.find(({ fits }) => fits) ?? ways.at(-1)!;
}

function widthOf(
  halves: readonly (readonly Title[])[],
  { face, lines, nameLines }: Omit<Arrangement, 'fits'>,
): number {
  let sum = 0;
  for (const titles of halves) {
    for (let at = 0; at < titles.length; at += lines) {
      const letters = titles.slice(at, at + lines).map(({ line }) => lettersFor(line, nameLines));
      sum += Math.max(...letters) * LETTER + EDGE + GAP + (face === 'pictured' ? PICTURE : 0);
    }
  }
  return sum;
}
