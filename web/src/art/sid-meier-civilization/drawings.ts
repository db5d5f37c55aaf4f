import type { Shapes } from '../common/shapes';
import { star } from '../common/signs';
import { tokens } from '../common/tokens';
import { buildings, wonders } from './places';
import { civilizations, governments, persons } from './people';
import { events, figures, markers, resources, technologies, units } from './things';

/** All drawings by kind. */
export const families: Record<string, Record<string, Shapes>> = {
  civilization: civilizations,
  government: governments,
  'great-person': persons,
  building: buildings,
  wonder: wonders,
  technology: technologies,
  'culture-event': events,
  unit: units,
  resource: resources,
  marker: markers,
  figure: figures,
  sign: tokens,
};

const faces: Record<string, string> = {
  civilization: 'romans',
  government: 'monarchy',
  'great-person': 'humanitarian',
  building: 'market',
  wonder: 'stonehenge',
  technology: 'writing',
  'culture-event': 'event',
  unit: 'infantry',
  resource: 'wheat',
  marker: 'hut',
  figure: 'army',
};

/** The drawing of its own that a thing has, if any. */
export function ownDrawing(kind: string, id: string): Shapes | undefined {
  return families[kind]?.[id];
}

export function drawingOf(kind: string, id: string): Shapes {
  return ownDrawing(kind, id) ?? ownDrawing(kind, faces[kind] ?? '') ?? star;
}
