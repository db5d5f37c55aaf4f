/** What happened several times in a row and differs only in how much is told once, with the sum. */
import type { GameEvent } from '../api/types';

/** How many or how much an event is about; of these it has one. */
const NUMBERS = ['count', 'amount'];
/** What that cost or brought: it adds up with the number. */
const WITH_IT = ['resources', 'science', 'food', 'culture', 'trade', 'points'];

/** The events in their order; each run of those that differ only by a number is one with the sum. */
export function added<E extends GameEvent>(events: readonly E[]): readonly E[] {
  if (events.length < 2) {
    return events;
  }
  const out: E[] = [];
  for (const event of events) {
    const last = out.at(-1);
    const sum = last === undefined ? null : sumOf(last, event);
    if (sum) {
      out[out.length - 1] = sum;
    } else {
      out.push(event);
    }
  }
  return out;
}

function sumOf<E extends GameEvent>(one: E, other: E): E | null {
  const number = NUMBERS.find((each) => isNumber(one, each) && isNumber(other, each));
  if (one.type !== other.type || number === undefined) {
    return null;
  }
  // What was gained and what was lost are two things.
  const signs = [valueOf(one, number), valueOf(other, number)].map(Math.sign);
  if (signs[0] !== signs[1] || signs[0] === 0) {
    return null;
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const adds = (key: string) => key === number || (WITH_IT.includes(key) && isNumber(one, key));
  const alike = keys.every(
    (key) => adds(key) || JSON.stringify(one[key as keyof E]) === JSON.stringify(other[key as keyof E]),
  );
  return alike
    ? {
        ...one,
        ...Object.fromEntries(keys.filter(adds).map((key) => [key, valueOf(one, key) + valueOf(other, key)])),
      }
    : null;
}

const isNumber = (event: GameEvent, key: string) =>
  typeof (event as unknown as Record<string, unknown>)[key] === 'number';
const valueOf = (event: GameEvent, key: string) =>
  Number((event as unknown as Record<string, unknown>)[key] ?? 0);
