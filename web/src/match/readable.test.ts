import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../api/types';
import { language, openTexts, speakOf } from '../text';
import { glued, namedIn, pieces } from './readable';

beforeAll(async () => {
  const texts = {
    'name.flood': 'Flood',
    'name.flood-plain': 'Flood Plain',
    'name.fire': 'Fire',
    'card.event.flood': 'Everybody at a river loses a token.',
    'card.wonder.fire': 'Burns for ever.',
    'card.event.fire': 'A city burns.',
    'card.flood-plain': 'Feeds two more.',
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(texts))));
  language.choose('en');
  speakOf('readable', (seat) => `P${seat}`);
  await openTexts('readable');
});

const event = (rest: object) => ({ type: 'flood', ...rest }) as unknown as GameEvent;

describe('the names in a line', () => {
  it('can be read where the game has words for what they name', () => {
    const named = namedIn([event({ seat: 1, card: 'flood', area: 'troy' })]);
    expect(named).toEqual([{ id: 'flood', name: 'Flood', text: 'Everybody at a river loses a token.' }]);
    expect(pieces('P1 reveals “Flood”.', named)).toEqual(['P1 reveals “', named[0], '”.']);
    expect(pieces('The Floods come.', named)).toEqual(['The Floods come.']);
  });

  it('keep their quotation marks and stops', () => {
    expect(glued('P1 reveals “')).toBe('P1 reveals “\u2060');
    expect(glued('”.')).toBe('\u2060”.');
    expect(glued(' and ')).toBe(' and ');
  });

  it('are those of their kind, and the longest that fit', () => {
    expect(namedIn([event({ event: 'fire' })])[0]!.text).toBe('A city burns.');
    const both = namedIn([event({ cards: ['flood', 'flood-plain'] })]);
    expect(
      pieces('Flood Plain and Flood', both).map((each) => (typeof each === 'string' ? each : each.id)),
    ).toEqual(['flood-plain', ' and ', 'flood']);
  });
});
