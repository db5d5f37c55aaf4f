import { describe, expect, it } from 'vitest';
import { BOTH } from './words';

function leaves(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${path}${key}.`)
      : [[path + key, value]],
  );
}

describe('the words of the board', () => {
  it('are complete in both languages', () => {
    const keys = (texts: object) =>
      leaves(texts)
        .map(([key]) => key)
        .sort();
    expect(keys(BOTH.es)).toEqual(keys(BOTH.en));
  });

  it('differ where they are words', () => {
    const en = new Map(leaves(BOTH.en));
    const same = leaves(BOTH.es).filter(
      ([key, text]) => typeof text === 'string' && text.length > 9 && en.get(key) === text,
    );
    expect(same).toEqual([]);
  });
});
