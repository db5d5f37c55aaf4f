import type { Shapes } from '../common/shapes';
import { star } from '../common/signs';
import { tokens } from '../common/tokens';
import { civilizations, pieces, wonders } from './civilizations';
import { epochs, fate, kinds } from './fate';

/** All drawings by kind. */
export const families: Record<string, Record<string, Shapes>> = {
  civilization: civilizations,
  wonder: wonders,
  fate,
  'fate-kind': kinds,
  epoch: epochs,
  piece: pieces,
  sign: tokens,
};

const faces: Record<string, Shapes | undefined> = {
  civilization: pieces['disk'],
  wonder: kinds['wonder'],
  fate: kinds['plain'],
  'fate-kind': kinds['plain'],
  epoch: epochs['quiet'],
  piece: pieces['disk'],
};

/** The drawing of its own that a thing has, if any. */
export function ownDrawing(kind: string, id: string): Shapes | undefined {
  return families[kind]?.[id];
}

export function drawingOf(kind: string, id: string): Shapes {
  return ownDrawing(kind, id) ?? faces[kind] ?? star;
}
