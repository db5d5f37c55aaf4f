import { describe, expect, it } from 'vitest';
import type { Language } from './language.svelte';
import { parseMessage } from './message';
import { Texts } from './texts';
import vectors from './vectors.json';

interface Vector {
  language: Language;
  key: string;
  message: string;
  args: Record<string, unknown>;
  seatNames: string[];
  names: Record<string, string>;
  expected: string;
}

describe('messages', () => {
  it('has vectors to go by', () => {
    expect(vectors.length).toBeGreaterThan(50);
    expect(new Set(vectors.map((vector) => vector.language))).toEqual(new Set(['en', 'es']));
  });

  it.each(vectors as unknown as Vector[])('$language $key reads as in Java: $expected', (vector) => {
    const texts = new Texts({ ...vector.names, [vector.key]: vector.message }, vector.language);
    expect(texts.say(vector.key, vector.args, (seat) => vector.seatNames[seat]!)).toBe(vector.expected);
  });

  it.each([
    '{',
    '{a, plural}',
    '{a, plural, one {x}}',
    '{a, choice, other {x}}',
    '{, name}',
    '{a, select, other {x}',
  ])('refuses what cannot be read or read safely: %s', (text) => {
    const read = () => parseMessage(text).format({}, () => '?');
    if (text === '{a, plural}') {
      // Without variants it is an argument of a kind nobody knows.
      expect(read()).toBe('?');
    } else {
      expect(read).toThrow();
    }
  });

  it('tells the arguments of a sentence, those inside of variants too', () => {
    const message = parseMessage('{a} {b, plural, one {x {c, name}} other {#}}');
    expect([...message.arguments].sort()).toEqual(['a', 'b', 'c']);
    expect(parseMessage('End the turn').arguments.size).toBe(0);
  });

  it('shows the key of a text that is missing, and a value that has no name', () => {
    const texts = new Texts({}, 'en');
    expect(texts.say('event.New', {}, String)).toBe('event.New');
    expect(texts.name('c3r4', String)).toBe('c3r4');
  });
});
