/** Try-outs belong to the match they were begun from: they stand under it, and their seats are called as there. */
import { fork, getWholeMatch } from './api/client';
import type { MatchSummary, SeatInfo } from './api/types';
import { Chronicle } from './match/chronicle.svelte';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

const begunWords = {
  en: 'A try-out: nothing you do here changes the match.',
  es: 'Una prueba: nada de lo que hagas aquí cambia la partida.',
};

/** While the match runs nobody may learn from a try-out what others hold. */
const guessedWords = {
  en: 'A try-out: nothing you do here changes the match. The cards you could not see are others, dealt anew at random.',
  es: 'Una prueba: nada de lo que hagas aquí cambia la partida. Las cartas que no veías son otras, repartidas al azar.',
};

/** Begins a try-out from a moment of a match and goes there. */
export async function tryOut(match: MatchSummary, ply: number, seat: number | null): Promise<void> {
  try {
    const { id } = await fork(match.id, ply, seat);
    router.go(`/match/${id}`);
    toasts.tell(match.finished ? begunWords : guessedWords);
  } catch (problem) {
    toasts.problem(problem);
  }
}

/** A match in a list, with what was tried out from it. */
export interface Listed {
  match: MatchSummary;
  /** The seats whose names are told: in a try-out those of the match it was begun from. */
  seats: readonly SeatInfo[];
  tryOuts: MatchSummary[];
}

/** Matches in the order in which they came, each with its try-outs; a try-out of a match that is not here stands alone. */
export function withTryOuts(matches: readonly MatchSummary[]): Listed[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const listed = new Map<string, Listed>();
  for (const match of matches) {
    const root = rootOf(match, byId);
    const entry = listed.get(root.id) ?? { match: root, seats: root.seats, tryOuts: [] };
    listed.set(root.id, entry);
    if (match !== root) {
      entry.tryOuts.push(match);
    }
  }
  // Where a match stands is for itself to say, not for its try-outs.
  return matches.flatMap(({ id }) => listed.get(id) ?? []);
}

function rootOf(match: MatchSummary, byId: ReadonlyMap<string, MatchSummary>): MatchSummary {
  const parent = match.forkOf == null ? undefined : byId.get(match.forkOf);
  return parent ? rootOf(parent, byId) : match;
}

/** The match that a try-out was begun from. */
export interface Behind {
  /** Who sits in it; if it is a try-out too, in the match that it comes from. */
  seats: readonly SeatInfo[];
  story: Chronicle;
}

export async function behind(forkOf: string): Promise<Behind> {
  const { match, logFrom, log } = await getWholeMatch(forkOf, null);
  const story = new Chronicle();
  story.take(logFrom, log, match);
  if (match.forkOf == null) {
    return { seats: match.seats, story };
  }
  const first = await behind(match.forkOf);
  story.before = first.story;
  return { seats: first.seats, story };
}
