import type { Shapes } from '../common/shapes';
import { star } from '../common/signs';
import { tokens } from '../common/tokens';
import { actions, aggressions, bonuses, events, pacts, signs, tactics, territories, wars } from './events';
import { leaders } from './leaders';
import { technologies } from './technologies';
import { wonders } from './wonders';

/** All drawings by the type of their card; every technology is under its own type. */
export const families: Record<string, Record<string, Shapes>> = {
  leader: leaders,
  wonder: wonders,
  action: actions,
  event: events,
  territory: territories,
  aggression: aggressions,
  war: wars,
  pact: pacts,
  tactic: tactics,
  bonus: bonuses,
  technology: technologies,
  sign: tokens,
};

const faces: Record<string, Shapes> = {
  ...signs,
  leader: leaders['julius-caesar'] ?? star,
  wonder: wonders['pyramids'] ?? star,
};

/** The drawing of its own that a card has, if any. */
export function ownDrawing(kind: string, id: string): Shapes | undefined {
  const name = id.replace(/^(A|I{1,3})-/, '');
  return (families[kind] ?? technologies)[name];
}

export function drawingOf(kind: string, id: string): Shapes {
  return ownDrawing(kind, id) ?? faces[kind] ?? star;
}
