/** Where somebody looked at the map of a match when they left it; kept in this browser for the latest matches. */
import { keep, kept } from '../../keep';

/** The point of the map in the middle of the screen, and how much closer than the whole map it is seen. */
export interface LookedAt {
  x: number;
  y: number;
  closer: number;
}

const KEY = 'views';
/** Of so many matches. */
const MOST = 30;

type Views = [match: string, at: LookedAt][];

export function keptView(match: string): LookedAt | null {
  return read().find(([id]) => id === match)?.[1] ?? null;
}

/** Keeps where somebody looks; null forgets it: they see the whole map. */
export function keepView(match: string, at: LookedAt | null): void {
  const others = read().filter(([id]) => id !== match);
  const views: Views = at ? [...others, [match, at] satisfies Views[number]].slice(-MOST) : others;
  keep(KEY, views.length > 0 ? JSON.stringify(views) : null);
}

function read(): Views {
  try {
    const views: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(views) ? (views as unknown[]).filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(each: unknown): each is Views[number] {
  const [id, at] = Array.isArray(each) ? (each as [unknown, Partial<LookedAt> | null]) : [];
  return (
    typeof id === 'string' &&
    [at?.x, at?.y, at?.closer].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    at!.closer! > 0
  );
}
