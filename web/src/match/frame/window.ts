/** Which part of a long list is drawn: a window that follows the end until somebody scrolls away. */
export interface Window {
  from: number;
  to: number;
}

export const DRAWN = 50;
const STEP = 25;

export const atEnd = (length: number): Window => ({ from: Math.max(0, length - DRAWN), to: length });

export function earlier({ from }: Window, length: number): Window {
  const start = Math.max(0, from - STEP);
  return { from: start, to: Math.min(length, start + DRAWN) };
}

export function later({ to }: Window, length: number): Window {
  const end = Math.min(length, to + STEP);
  return { from: Math.max(0, end - DRAWN), to: end };
}
