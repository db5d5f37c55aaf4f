import type { ChatLine } from '../api/types';

/** What was said, in order, each line once. */
export function mergeChat(known: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.number ?? 0;
  const fresh = news.filter((line) => line.number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
