/** How a move is pointed at where its board does not say: its kind, then each of its fields in turn. */
import type { Move } from '../../api/types';
import { hasText, name, say, textArguments } from '../../text';
import type { Part } from '../board';
import { verbOf } from './parts';

export function plainParts(move: Move): Part[] {
  const parts: Part[] = [{ thing: `verb:${move.type}`, say: verb(move) }];
  for (const [field, value] of Object.entries(move)) {
    if (field !== 'type' && value !== null && value !== undefined) {
      parts.push(
        field === 'count' && typeof value === 'number'
          ? { thing: `count:${value}`, say: String(value) }
          : { thing: `${field}:${plain(value)}`, say: words(value) },
      );
    }
  }
  return parts;
}

/** The word of a move, or its sentence up to the first thing it names: "Move from …". */
function verb(move: Move): string {
  const key = `move.${move.type}`;
  if (hasText(`verb.${move.type}`) || !hasText(key) || textArguments(key).size === 0) {
    return verbOf(move);
  }
  const mark = '\u0000';
  const marked = Object.fromEntries(
    Object.entries(move).map(([field, value]) => [field, typeof value === 'string' ? mark + value : value]),
  );
  const [head] = say(key, marked).split(mark);
  return head && head.trim() !== '' ? `${head.trim()} …` : say(key, move);
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function words(value: unknown): string {
  return Array.isArray(value)
    ? value.map(words).join(', ')
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(words).join(' ')
      : name(value);
}
