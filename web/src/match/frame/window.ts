/**
 * Which part of a long list is drawn: a window that follows the end until somebody scrolls away. How tall its members are
 * nobody knows before they are drawn, and some are nothing at all: so it grows by members and is cut by what is far out
 * of sight.
 */
export interface Window {
  from: number;
  to: number;
}

/** What can be seen of a window: what lies above and below the sight, and which members are not far out of it. */
export interface Sight {
  above: number;
  below: number;
  near: Window;
}

const DRAWN = 24;
const STEP = 12;
/** Closer than this to an edge, more is drawn. */
const CLOSE = 300;

export const atEnd = (length: number): Window => ({ from: Math.max(0, length - DRAWN), to: length });

/** The window with a member in its middle. */
export function around(index: number, length: number): Window {
  const from = Math.max(0, Math.min(length - DRAWN, index - STEP));
  return { from, to: Math.min(length, from + DRAWN) };
}

/** The window as it must be drawn next; the same one if nothing is missing. */
export function further(drawn: Window, length: number, { above, below, near }: Sight): Window {
  if (above < CLOSE && drawn.from > 0) {
    return { from: Math.max(0, drawn.from - STEP), to: Math.min(drawn.to, near.to) };
  }
  if (below < CLOSE && drawn.to < length) {
    return { from: Math.max(drawn.from, near.from), to: Math.min(length, drawn.to + STEP) };
  }
  return drawn;
}
