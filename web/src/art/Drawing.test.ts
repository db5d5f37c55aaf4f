import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Shapes } from './common/shapes';
import InnerSea from './inner-sea/Drawing.svelte';
import * as innerSea from './inner-sea/drawings';
import SidMeier from './sid-meier-civilization/Drawing.svelte';
import * as sidMeier from './sid-meier-civilization/drawings';
import Ages from './through-the-ages/Drawing.svelte';
import * as ages from './through-the-ages/drawings';

/** The rows of a file of a game, each by the names of its columns; tests run in the folder `web`. */
function table(name: string): Record<string, string>[] {
  const csv = readFileSync(`../games/${name}.csv`, 'utf8');
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
  expect(rows.length, name).toBeGreaterThan(0);
  return rows;
}

function missing(own: (kind: string, id: string) => Shapes | undefined, pairs: [string, string][]): string[] {
  return pairs.filter(([kind, id]) => !own(kind, id)?.length).map(([kind, id]) => `${kind} ${id}`);
}

/** The values of a column, each with its kind. */
function all(kind: string, rows: Record<string, string>[], column = 'id'): [string, string][] {
  return rows.map((row) => [kind, row[column] ?? '']);
}

const games = { ages, sidMeier, innerSea };

describe('every thing has a drawing of its own', () => {
  it('in Through the Ages', () => {
    const cards = ['civil-cards', 'military-cards']
      .flatMap((name) => table(`through-the-ages/src/main/resources/ecumene/throughtheages/${name}`))
      .map(({ type = '', id = '' }): [string, string] => [type, id]);
    expect(missing(ages.ownDrawing, cards)).toEqual([]);
  });

  it("in Sid Meier's Civilization", () => {
    const rows = (name: string) =>
      table(`sid-meier-civilization/src/main/resources/ecumene/sidmeiercivilization/${name}`);
    const things: [string, string][] = [
      ...all('civilization', rows('civilizations')),
      ...all('government', rows('governments')),
      ...all('great-person', rows('great-persons')),
      ...all('building', rows('buildings')),
      ...all('wonder', rows('wonders')),
      ...all('technology', rows('technologies')),
      ...all('culture-event', rows('culture-events')),
      ...all('unit', rows('units'), 'arm'),
      ...all('resource', rows('market-resources'), 'resource'),
      ...all('marker', rows('huts-villages'), 'marker'),
      ['figure', 'army'],
      ['figure', 'scout'],
    ];
    expect(missing(sidMeier.ownDrawing, things)).toEqual([]);
  });

  it('in Ancient Civilizations of the Inner Sea', () => {
    const rows = (name: string) => table(`inner-sea/src/main/resources/ecumene/innersea/${name}`);
    const things: [string, string][] = [
      ...all('civilization', rows('civilizations')),
      ...all('wonder', rows('wonders')),
      ...all('epoch', rows('epoch-events')),
      ...rows('fate-cards').flatMap(({ id, kind, tags }): [string, string][] => [
        ['fate', id ?? ''],
        ['fate-kind', kind ?? ''],
        ...(tags ?? '').split(' ').map((tag): [string, string] => ['fate-kind', tag]),
      ]),
    ];
    expect(missing(innerSea.ownDrawing, things)).toEqual([]);
  });
});

describe.each(Object.entries(games))('the drawings of %s', (_, game) => {
  it('differ from each other within a family', () => {
    for (const [kind, family] of Object.entries(game.families)) {
      if (kind === 'sign') continue;
      const markup = Object.values(family).map((shapes) => shapes.join('|'));
      expect(new Set(markup).size, kind).toBe(markup.length);
    }
  });

  it('are made of known tones and whole paths', () => {
    for (const family of Object.values(game.families)) {
      for (const [id, shapes] of Object.entries(family)) {
        expect(shapes.length, id).toBeLessThan(60);
        for (const shape of shapes) {
          expect(shape, id).toMatch(/^[kpstogrbewPSTOGRBEWlLcCyz]M[\d\s.MLHVCSQTAZmlhvcsqtaz-]*$/);
        }
      }
    }
  });

  it('fall back to the sign of the kind', () => {
    for (const kind of Object.keys(game.families)) {
      expect(game.drawingOf(kind, 'of-nobody').length, kind).toBeGreaterThan(0);
    }
  });
});

it('draws a picture, named or hidden from readers', () => {
  const named = render(Ages, { kind: 'leader', id: 'A-homer', size: 32, title: 'Homer' });
  expect(named.getByRole('img', { name: 'Homer' }).getAttribute('width')).toBe('32');
  const hidden = render(SidMeier, { kind: 'wonder', id: 'louvre' }).container.querySelector('svg');
  expect(hidden?.getAttribute('aria-hidden')).toBe('true');
  expect(
    render(InnerSea, { kind: 'fate', id: 'seer' }).container.querySelectorAll('path').length,
  ).toBeGreaterThan(5);
});
