import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, MatchState, Move } from '../api/types';
import { chooseLanguage, language, openTexts, speakOf } from '../text';
import { MatchSession } from './session.svelte';
import LogPane from './LogPane.svelte';
import MovePicker from './MovePicker.svelte';
import UndoButton from './UndoButton.svelte';

const texts = {
  en: {
    'move.Go': 'Go to {place, name}',
    'move.End': 'End the turn',
    'name.rome': 'Rome',
    'event.Went': '{seat, seat} goes to {place, name}.',
    'phase.play': 'Play',
  },
  es: {
    'move.Go': 'Ir a {place, name}',
    'move.End': 'Terminar el turno',
    'name.rome': 'Roma',
    'event.Went': '{seat, seat} va a {place, name}.',
    'phase.play': 'Juego',
  },
};

const go = (place: string) => ({ type: 'Go', place }) as Move;
const entry = (ply: number, seat: number, place = 'rome'): LogEntry => ({
  ply,
  seat,
  at: 0,
  round: 1,
  phase: 'play',
  events: [{ type: 'Went', seat, place } as LogEntry['events'][number]],
});

function session(log: LogEntry[] = [], canUndo = false): MatchSession {
  const made = new MatchSession('m');
  made.state = {
    seat: 0,
    canUndo,
    match: { seats: [], ply: log.length, awaiting: [0], finished: false },
  } as unknown as MatchState;
  made.log = log;
  return made;
}

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith('/es') ? texts.es : texts.en))),
  );
});

afterEach(cleanup);

beforeEach(async () => {
  language.choose('en');
  await openTexts('g');
  speakOf('g', (seat) => ['Ana', 'Bo'][seat]!);
});

describe('the move picker', () => {
  it('offers each move by its sentence and plays the one chosen', async () => {
    const match = session();
    match.play = vi.fn(() => Promise.resolve());
    render(MovePicker, { session: match, moves: [go('rome'), go('x1'), { type: 'End' }] });
    await fireEvent.click(screen.getByRole('button', { name: 'Go to Rome' }));
    expect(match.play).toHaveBeenCalledWith(go('rome'));
    expect(screen.getByRole('button', { name: 'End the turn' })).toBeTruthy();
  });

  it('can be searched when it is long, and is locked while a move is on its way', async () => {
    const match = session();
    const moves = Array.from({ length: 20 }, (_, index) => go(`x${index}`));
    render(MovePicker, { session: match, moves });
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'x17' } });
    const found = screen.getAllByRole('button');
    expect(found.map((button) => button.textContent)).toEqual(['Go to x17']);
    match.busy = true;
    await Promise.resolve();
    expect((found[0] as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the log', () => {
  it('is said anew in the other language at once, old lines too', async () => {
    render(LogPane, { session: session([entry(1, 0), entry(2, 1)]), goTo: () => {} });
    expect(screen.getByText('Ana goes to Rome.')).toBeTruthy();
    await chooseLanguage('es');
    await vi.waitFor(() => expect(screen.getByText('Ana va a Roma.')).toBeTruthy());
    expect(screen.getByText('Bo va a Roma.')).toBeTruthy();
    expect(screen.queryByText('Ana goes to Rome.')).toBeNull();
  });

  it('goes to the moment that is clicked, and can be filtered', async () => {
    const goTo = vi.fn();
    render(LogPane, { session: session([entry(1, 0), entry(2, 1, 'x9')]), goTo });
    await fireEvent.click(screen.getByText('Bo goes to x9.'));
    expect(goTo).toHaveBeenCalledWith(2);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'rome' } });
    expect(screen.queryByText('Bo goes to x9.')).toBeNull();
    expect(screen.getByText('Ana goes to Rome.')).toBeTruthy();
  });
});

describe('undo', () => {
  it('takes back what can be taken back', async () => {
    const match = session([entry(1, 0)], true);
    match.undo = vi.fn(() => Promise.resolve());
    render(UndoButton, { session: match });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(match.undo).toHaveBeenCalled();
  });

  it.each([
    [[], /have not made a move/],
    [[entry(1, 0)], /used chance/],
    [[entry(1, 0), entry(2, 1)], /Bo has acted/],
  ] as [LogEntry[], RegExp][])('explains its horizon', async (log, words) => {
    const match = session(log);
    match.undo = vi.fn(() => Promise.resolve());
    render(UndoButton, { session: match });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(match.undo).not.toHaveBeenCalled();
  });
});
