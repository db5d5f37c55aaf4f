import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, MatchState, Move } from '../api/types';
import { chooseLanguage, language, openTexts, speakOf } from '../text';
import { MatchSession } from './session.svelte';
import { board as generic } from '../boards/generic';
import Answers from './frame/Answers.svelte';
import HelpCard from './frame/HelpCard.svelte';
import Story from './frame/Story.svelte';
import UndoButton from './frame/UndoButton.svelte';
import NotesPane from './NotesPane.svelte';
import RulesPane from './RulesPane.svelte';
import { Table } from './table.svelte';

const texts = {
  en: {
    'move.Go': 'Go to {place, name}',
    'move.End': 'End the turn',
    'name.rome': 'Rome',
    'name.troy': 'Troy',
    'card.place.troy': 'Ten years of war.',
    'loss.unused': '{count} action goes unused',
    'indicator.actions': 'actions',
    'indicator.culture': 'culture',
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
  from: ply - 1,
  ply,
  seat,
  moves: [],
  hidden: 0,
  quiet: false,
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
  made.log.take(0, log);
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

describe('the answers', () => {
  it('are buttons by their sentences, and the one pressed is played', async () => {
    const match = session();
    match.play = vi.fn(() => Promise.resolve());
    const moves = [go('rome'), go('x1'), { type: 'End' }];
    match.state = {
      ...match.state!,
      moves,
      prompt: { name: 'Act', rule: 'R', args: {}, shape: 'CHOOSE_ONE' },
    };
    render(Answers, { table: new Table(match, generic) });
    await fireEvent.click(screen.getByRole('button', { name: 'Go to Rome' }));
    expect(match.play).toHaveBeenCalledWith([go('rome')], 5000);
    expect(screen.getByRole('button', { name: 'End the turn' })).toBeTruthy();
  });
});

describe('an answer that loses something', () => {
  it('tells what it brings all the same', () => {
    const match = session();
    const moves = [go('rome'), go('x1'), go('x2'), { type: 'End' }];
    const change = (indicator: string, before: number, after: number) => ({
      indicator,
      seat: 0,
      before,
      after,
    });
    const nothing = { changes: [], open: [], endsTurn: false, undoable: true };
    match.state = {
      ...match.state!,
      moves,
      consequences: [
        ...moves.slice(0, 3).map(() => nothing),
        {
          ...nothing,
          changes: [change('actions', 1, 0), change('culture', 2, 5)],
          loss: { name: 'unused', args: { count: 1 } },
        },
      ],
      prompt: { name: 'Act', rule: 'R', args: {}, shape: 'CHOOSE_ONE' },
    } as unknown as MatchState;
    render(Answers, { table: new Table(match, generic) });
    const words = screen.getByRole('button', { name: /End the turn/ }).textContent;
    expect(words).toContain('1 action goes unused');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('−1 actions');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('+3 culture');
  });
});

describe('a name in the story', () => {
  it('is read where it stands, and the match stays where it is', async () => {
    const goTo = vi.fn();
    render(Story, { table: new Table(session([entry(1, 0, 'troy')]), generic), goTo });
    await fireEvent.click(screen.getByRole('button', { name: 'Troy' }));
    expect(screen.getByText('Ten years of war.')).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Troy' }));
    expect(screen.queryByText('Ten years of war.')).toBeNull();
  });
});

describe('the rules', () => {
  it('are searched together with what is printed on the cards', async () => {
    render(RulesPane, { rule: null });
    expect(screen.queryByText('Ten years of war.')).toBeNull();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'troy' } });
    expect(screen.getByRole('heading', { name: 'Troy' })).toBeTruthy();
    expect(screen.getByText('Ten years of war.')).toBeTruthy();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'peace' } });
    expect(screen.getByText('Nothing found.')).toBeTruthy();
  });
});

describe('notes', () => {
  it('are read again by whoever wrote them, and by nobody else at the same screen', async () => {
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    render(NotesPane, { id: 'm1', seat: 0 });
    await fireEvent.input(field(), { target: { value: 'a secret' } });
    cleanup();
    render(NotesPane, { id: 'm1', seat: 1 });
    expect(field().value).toBe('');
    cleanup();
    render(NotesPane, { id: 'm1', seat: 0 });
    expect(field().value).toBe('a secret');
  });
});

describe('the help', () => {
  it('names every key in both languages', async () => {
    const { container } = render(HelpCard);
    for (const key of ['A', 'H', 'J', 'U', 'Esc', '?']) {
      expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toContain(key);
    }
    await chooseLanguage('es');
    await vi.waitFor(() => expect(container.textContent).toContain('pedir consejo'));
  });
});

describe('the story', () => {
  const story = (log: LogEntry[], goTo: (ply: number | null) => void = () => undefined) =>
    render(Story, { table: new Table(session(log), generic), goTo });

  it('is said anew in the other language at once, old lines too', async () => {
    story([entry(1, 0), entry(2, 1)]);
    expect(screen.getByText('Ana goes to Rome.')).toBeTruthy();
    await chooseLanguage('es');
    await vi.waitFor(() => expect(screen.getByText('Ana va a Roma.')).toBeTruthy());
    expect(screen.getByText('Bo va a Roma.')).toBeTruthy();
    expect(screen.queryByText('Ana goes to Rome.')).toBeNull();
  });

  it('goes to the moment that is clicked, and can be searched', async () => {
    const goTo = vi.fn();
    story([entry(1, 0), entry(2, 1, 'x9')], goTo);
    await fireEvent.click(screen.getByText('Bo goes to x9.'));
    expect(goTo).toHaveBeenCalledWith(2);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'rome' } });
    expect(screen.queryByText('Bo goes to x9.')).toBeNull();
    expect(screen.getByText('Ana goes to Rome.')).toBeTruthy();
  });

  it('draws only a part of a long match, the newest', () => {
    story(Array.from({ length: 3000 }, (_, index) => entry(index + 1, index % 2)));
    expect(document.querySelectorAll('[data-chapter]').length).toBeLessThan(100);
    expect(document.querySelector('a[href="#ply=3000"]')).toBeTruthy();
  });
});

describe('undo', () => {
  it('takes back what can be taken back', async () => {
    const match = session([entry(1, 0)], true);
    match.undo = vi.fn(() => Promise.resolve());
    render(UndoButton, { table: new Table(match, generic) });
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
    render(UndoButton, { table: new Table(match, generic) });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(match.undo).not.toHaveBeenCalled();
  });

  it('takes back what is chosen and not sent, before anything else', async () => {
    const match = session([entry(1, 0)], true);
    match.undo = vi.fn(() => Promise.resolve());
    match.state = {
      ...match.state!,
      moves: [{ type: 'End' }],
      prompt: { name: 'Act', rule: 'R', args: {}, shape: 'CHOOSE_ONE' },
    };
    const table = new Table(match, generic);
    table.pointing.selected = ['hex:1', 'hex:2'];
    render(UndoButton, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(table.pointing.selected).toEqual(['hex:1']);
    expect(match.undo).not.toHaveBeenCalled();
  });
});
