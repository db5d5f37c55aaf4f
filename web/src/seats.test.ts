import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seatStyles } from './seats';

const css = (file: string) => readFileSync(`src/styles/${file}.css`, 'utf8');

/** The custom properties of a theme. */
function colours(theme: 'light' | 'dark'): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of [css('base'), css('seats')]) {
    for (const block of file.matchAll(/:root(\[data-theme='dark'\])? \{([^}]*)\}/g)) {
      if (block[1] === undefined || theme === 'dark') {
        for (const [, name, value] of block[2]!.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)) {
          found[name!] = value!;
        }
      }
    }
  }
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const all = colours(theme);

  it.each(seatStyles.map((_, seat) => seat))('shows seat %i readably', (seat) => {
    for (const ground of ['--page', '--surface', '--raised']) {
      expect(contrast(all[`--seat-${seat}`]!, all[ground]!), ground).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(all[`--seat-${seat}`]!, all[`--seat-ink-${seat}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['--ink', '--page'],
    ['--muted', '--page'],
    ['--muted', '--sunken'],
    ['--muted', '--raised'],
    ['--accent', '--surface'],
    ['--accent-ink', '--accent'],
    ['--ink', '--accent-soft'],
    ['--sea', '--surface'],
    ['--sea', '--sea-soft'],
    ['--muted', '--sea-soft'],
    ['--gold', '--gold-soft'],
    ['--bad', '--surface'],
    ['--ink', '--bad-soft'],
    ['--good', '--surface'],
  ])('has words in %s on %s that can be read', (ink, ground) => {
    expect(contrast(all[ink]!, all[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--line-strong', '--focus', '--glow'])('has marks in %s that can be seen', (mark) => {
    expect(contrast(all[mark]!, all['--surface']!)).toBeGreaterThanOrEqual(3);
  });
});

describe('seats', () => {
  it('differ in shape and pattern, not only in colour', () => {
    expect(new Set(seatStyles.map((style) => style.shape)).size).toBe(8);
    expect(new Set(seatStyles.map((style) => style.pattern)).size).toBe(8);
  });
});
