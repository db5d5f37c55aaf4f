/** A gesture that is being put together outlives the page, as long as the same question is asked. */
import type { Move } from '../../api/types';

const keyOf = (match: string) => `ecumene.staged.${match}`;

export function keepStaged(match: string, question: string, gesture: readonly Move[]): void {
  try {
    if (gesture.length > 0) {
      sessionStorage.setItem(keyOf(match), JSON.stringify({ question, gesture }));
    } else {
      sessionStorage.removeItem(keyOf(match));
    }
  } catch {
    // Then it does not outlive the page.
  }
}

export function staged<M extends Move>(match: string, question: string): readonly M[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(match)) ?? 'null') as {
      question: string;
      gesture: M[];
    } | null;
    return kept?.question === question ? kept.gesture : [];
  } catch {
    return [];
  }
}
