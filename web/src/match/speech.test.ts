import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../api/types';
import { language, openTexts, speakOf } from '../text';
import { Chronicle } from './chronicle.svelte';
import { headingOf, toldOf } from './frame/telling';
import { linesOf, linesOfOthers, partText, passagesOf, roundText, together } from './speech';

const texts = {
  'event.Passed': '{seat, seat} passes.',
  'event.PhaseBegan': 'Now points are scored.',
  'event.Scored': '{seat, seat}: +{count} points.',
  'event.Thunder': 'Thunder.',
  'move.Pass': 'Pass',
  'told.Stay': '{seat, seat} stays.',
  'told.Wait': '',
  'phase.cards': 'Card Phase',
  'phase.scoring': 'Scoring',
  round: 'Epoch {epoch}, turn {turn}',
};

const entry = (ply: number, seat: number, events: object[], phase = 'cards'): LogEntry => ({
  from: ply - 1,
  ply,
  seat,
  moves: [{ type: 'Pass' }],
  hidden: 0,
  quiet: false,
  at: 0,
  round: 2,
  phase,
  events: events as LogEntry['events'],
});
const passed = { type: 'Passed', seat: 1 };
const scored = (seat: number) => ({ type: 'Scored', seat, count: 3 });
const scoring = entry(1, 1, [passed, { type: 'PhaseBegan' }, scored(0), scored(1), scored(1)]);

function told(...entries: LogEntry[]) {
  const log = new Chronicle();
  log.take(0, entries, { round: 2, phase: 'scoring' });
  return {
    log,
    passages: passagesOf(entries, log.actorOf).map((passage) => [passage.seat, linesOf(passage)]),
    heading: headingOf(toldOf({ act: entries[0]!, entries }, log), null),
  };
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(texts))));
  language.choose('en');
  await openTexts('g');
  speakOf('g', (seat) => ['Ana', 'Bo'][seat]!);
});

describe('what happened', () => {
  it('tells cards laid face down one by one as one decision', () => {
    const hidden = (ply: number) => ({ ...entry(ply, 1, []), moves: [], hidden: 1 });
    expect(told(hidden(1), hidden(2), hidden(3)).passages).toEqual([[1, ['Bo has made a secret choice.']]]);
  });

  it('tells in one line who only passed, until something else happens', () => {
    const silent = (ply: number, seat: number) => entry(ply, seat, []);
    const { log } = told(silent(1, 0), silent(2, 1), silent(3, 0));
    const chapters = together(
      log.chapters.map(({ entries }) => ({ passages: passagesOf(entries, log.actorOf) })),
    );
    expect(chapters.map(({ passages }) => passages.map((each) => [each.seat, linesOf(each)]))).toEqual([
      [[null, ['Ana and Bo: Pass']]],
      [],
      [],
    ]);
    const broken = [silent(1, 0), entry(2, 1, [passed]), silent(3, 0)].map((each) => ({
      passages: passagesOf([each], log.actorOf),
    }));
    expect(together(broken).map(({ passages }) => passages.flatMap(linesOf))).toEqual([
      ['Ana: Pass'],
      ['Bo passes.'],
      ['Ana: Pass'],
    ]);
  });

  it('is told by whom it is about, not by who moved last', () => {
    expect(told(scoring).passages).toEqual([
      [1, ['Bo passes.']],
      [null, ['Now points are scored.']],
      [0, ['Ana: +3 points.']],
      [1, ['Bo: +6 points.']],
    ]);
  });

  it('stands under the name of the phase where the table did most of it, else under who did it', () => {
    expect(told(scoring).heading).toBe('Scoring · Round 2');
    expect(told(entry(1, 1, [passed])).heading).toBe('What Bo did');
  });

  it('belongs to who moved where nothing tells of anybody', () => {
    expect(told(entry(1, 1, [{ type: 'Thunder' }])).passages).toEqual([[1, ['Thunder.']]]);
    expect(told(entry(1, 1, [])).passages).toEqual([[1, ['Bo: Pass']]]);
  });

  it('is told in the words of the game where a move told nothing, or not at all', () => {
    const silent = (type: string) => ({ ...entry(1, 1, []), moves: [{ type }] });
    expect(told(silent('Stay')).passages).toEqual([[1, ['Bo stays.']]]);
    expect(told(silent('Wait')).passages).toEqual([]);
  });

  it('counts in an own act what others and the table did', () => {
    const { log } = told(scoring);
    expect(linesOfOthers([scoring], log, 1)).toBe(2);
    expect(linesOfOthers([entry(1, 1, [passed, passed])], log, 1)).toBe(0);
  });

  it('begins sentences with a capital letter, also with a name written small', () => {
    speakOf('g', () => 'ana');
    expect(told(entry(1, 1, [passed])).passages).toEqual([[1, ['Ana passes.']]]);
  });

  it('counts rounds as the game does, by what it told when they began', () => {
    const began = { type: 'TurnBegan', epoch: 2, turn: 1 };
    const { log } = told(entry(1, 1, [passed, began]), { ...entry(2, 1, []), round: 3 });
    log.take(2, [{ ...entry(2, 1, [passed, began]), round: 2 }], { round: 3, phase: 'cards' });
    speakOf(
      'g',
      (seat) => ['Ana', 'Bo'][seat]!,
      (round) => log.beginningOf(round),
    );
    expect(roundText(3)).toBe('Epoch 2, turn 1');
    expect(roundText(7)).toBe('Round 7');
    expect(partText({ round: 0, phase: 'cards' })).toBe('Card Phase');
  });
});
