import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, MatchState, SeatInfo } from '../api/types';
import { toasts } from '../toasts.svelte';
import { settings } from './settings.svelte';
import { MatchSession } from './session.svelte';

/** A server that answers as the test says, and a live line that the test speaks through. */
const requests: { method: string; path: string; body: unknown }[] = [];
let answer: (method: string, path: string) => { status: number; body: unknown } | 'silence';

class FakeLine {
  static open: FakeLine[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private listener: ((event: { data: string }) => void) | null = null;

  constructor(readonly path: string) {
    FakeLine.open.push(this);
  }
  addEventListener(_name: string, listener: (event: { data: string }) => void) {
    this.listener = listener;
  }
  tell(state: MatchState) {
    this.listener?.({ data: JSON.stringify(state) });
  }
  close() {
    FakeLine.open = FakeLine.open.filter((line) => line !== this);
  }
}

function seats(mine: number[], count = 3): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: mine.includes(seat) ? 'PERSON' : 'BOT',
    name: mine.includes(seat) ? `P${seat}` : undefined,
    bot: mine.includes(seat) ? undefined : 'greedy',
    mine: mine.includes(seat),
    resigned: false,
    replaceable: false,
  })) as SeatInfo[];
}

interface Wish {
  seat?: number | null;
  ply?: number;
  version?: number;
  awaiting?: number[];
  mine?: number[];
  canUndo?: boolean;
  logFrom?: number;
  undone?: number;
  finished?: boolean;
  forkOf?: string;
}

function state(wish: Wish = {}): MatchState {
  const { seat = 0, ply = 0, version = ply + 1, awaiting = [0], mine = [0], logFrom = 0 } = wish;
  const log: LogEntry[] = [];
  for (let each = logFrom; each <= ply; each++) {
    log.push({
      from: Math.max(0, each - 1),
      ply: each,
      seat: 0,
      moves: [],
      hidden: 1,
      quiet: false,
      at: 0,
      round: 1,
      phase: 'p',
      events: [{ type: `E${each}` }],
    });
  }
  return {
    match: {
      id: 'm',
      game: 'g',
      options: {},
      pace: 'LIVE',
      open: false,
      host: true,
      created: 0,
      updated: 0,
      seats: seats(mine),
      ply,
      round: 1,
      phase: 'p',
      awaiting,
      yourTurn: true,
      finished: wish.finished ?? false,
      playable: true,
      ...(wish.forkOf ? { forkOf: wish.forkOf } : {}),
    },
    version,
    ...(seat === null ? {} : { seat }),
    undone: wish.undone ?? 0,
    view: { secretOf: seat },
    ...(seat !== null && awaiting.includes(seat)
      ? { prompt: { shape: 'CHOOSE_ONE' as const, name: 'Act', rule: 'R', args: {} } }
      : {}),
    moves: [],
    consequences: [],
    acts: [],
    standing: { left: [] },
    canUndo: wish.canUndo ?? false,
    points: [],
    logFrom,
    log,
    chat: [],
  };
}

const stale = {
  status: 409,
  body: { code: 'stale', message: { en: 'stale', es: 'pasada' }, status: 409, title: '', type: '' },
};

async function opened(first: Wish = {}): Promise<MatchSession> {
  answer = (_method, path) => ({
    status: 200,
    body: state({ ...first, seat: path.includes('seat=none') ? null : (first.seat ?? 0) }),
  });
  const session = new MatchSession('m');
  await session.open(undefined);
  requests.length = 0;
  return session;
}

beforeEach(() => {
  requests.length = 0;
  FakeLine.open = [];
  toasts.list = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('EventSource', FakeLine);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    requests.push({ method, path, body: init.body ? JSON.parse(init.body as string) : undefined });
    const given = answer(method, path);
    return given === 'silence'
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(JSON.stringify(given.body), { status: given.status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a match on the screen', () => {
  it('is seen through my seat, live', async () => {
    const session = await opened({ ply: 3 });
    expect(session.seat).toBe(0);
    expect(FakeLine.open.map((line) => line.path)).toEqual([
      expect.stringMatching(/^\/api\/matches\/m\/events\?seat=0&/),
    ]);
    FakeLine.open[0]!.tell(state({ ply: 4, logFrom: 4 }));
    expect(session.log.entries.map((entry) => entry.ply)).toEqual([0, 1, 2, 3, 4]);
    expect(session.director.recent.events).toEqual([{ type: 'E4' }]);
  });

  it('asks for the beginning of the story only when somebody looks back so far', async () => {
    const session = await opened({ ply: 30, logFrom: 20 });
    expect(session.log.reaches(19)).toBe(true);
    answer = (_method, path) => ({
      status: 200,
      body: path.includes('/acts') ? { acts: [] } : state({ ply: 30, logFrom: 0 }),
    });
    await session.acts(25, 30);
    expect(requests.map(({ path }) => path)).toEqual([expect.stringContaining('/acts')]);
    await session.acts(3, 30);
    expect(requests.map(({ path }) => path)).toContain('/api/matches/m?seat=0');
    expect(session.log.entries[0]!.ply).toBe(0);
    expect(session.log.reaches(-1)).toBe(true);
  });

  it('shows what others did act by act, and is then up to date', async () => {
    const session = await opened({ ply: 3 });
    vi.useFakeTimers();
    const acts = [
      { from: 3, ply: 4, seat: 1, round: 1, phase: 'p', view: { after: 4 } },
      { from: 4, ply: 5, seat: 2, round: 1, phase: 'p' },
    ];
    FakeLine.open[0]!.tell({ ...state({ ply: 5, logFrom: 4 }), acts });
    expect(session.director.shown).toMatchObject({
      act: acts[0],
      view: { after: 4 },
      events: [{ type: 'E4' }],
    });
    vi.advanceTimersByTime(650);
    expect(session.director.shown).toMatchObject({ act: acts[1], view: { secretOf: 0 } });
    vi.advanceTimersByTime(650);
    expect(session.director.playing).toBe(false);
    // The same news once more, by another way, are no news.
    FakeLine.open[0]!.tell({ ...state({ ply: 5, version: 7, logFrom: 4 }), acts });
    expect(session.director.playing).toBe(false);
  });

  it('remembers what others did since the own last move when it is opened anew', () => {
    const session = new MatchSession('m');
    const news = state({ ply: 4 });
    const by = (ply: number) => Math.max(0, ply - 2);
    session.accept({ ...news, log: news.log.map((entry) => ({ ...entry, seat: by(entry.ply) })) });
    expect(session.director.since).toEqual([{ type: 'E3' }, { type: 'E4' }]);
    expect(session.director.recent).toEqual({ key: 0, events: [{ type: 'E4' }] });
    expect(session.director.playing).toBe(false);
  });

  it('marks no longer what somebody has taken back', () => {
    const session = new MatchSession('m');
    const by = (news: MatchState) => ({
      ...news,
      log: news.log.map((entry) => ({ ...entry, seat: Math.max(0, entry.ply - 2) })),
    });
    session.accept(by(state({ ply: 4 })));
    session.accept(by(state({ ply: 3, version: 9, undone: 1, logFrom: 3 })));
    expect(session.director.since).toEqual([{ type: 'E3' }]);
    expect(session.director.recent.events).toEqual([]);
  });

  it('drops a state that is older than what is shown', async () => {
    const session = await opened({ ply: 3, version: 10 });
    FakeLine.open[0]!.tell(state({ ply: 2, version: 9 }));
    expect(session.state!.match.ply).toBe(3);
  });

  it('asks for everything again when something is missing', async () => {
    const session = await opened({ ply: 3 });
    answer = () => ({ status: 200, body: state({ ply: 9 }) });
    FakeLine.open[0]!.tell(state({ ply: 9, logFrom: 8 }));
    await vi.waitFor(() => expect(session.state!.match.ply).toBe(9));
    expect(session.log.entries).toHaveLength(10);
  });

  it('sends a move with the numbers it was decided by, and locks the board meanwhile', async () => {
    const session = await opened({ ply: 3, undone: 2 });
    answer = () => ({ status: 200, body: state({ ply: 4, logFrom: 4, undone: 2 }) });
    const playing = session.play([{ type: 'Go' }]);
    expect(session.busy).toBe(true);
    await session.play([{ type: 'Twice' }]);
    await playing;
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/matches/m/moves',
        body: { seat: 0, ply: 3, undone: 2, moves: [{ type: 'Go' }] },
      },
    ]);
    expect(session.busy).toBe(false);
    expect(session.state!.match.ply).toBe(4);
  });

  it('shows the present state and says so when a move comes too late', async () => {
    const session = await opened({ ply: 3 });
    answer = (method) => (method === 'POST' ? stale : { status: 200, body: state({ ply: 5 }) });
    await session.play([{ type: 'Go' }]);
    expect(session.state!.match.ply).toBe(5);
    expect(session.busy).toBe(false);
    expect(toasts.list.map((toast) => toast.kind)).toEqual(['info']);
  });

  it('tells the reason of a refused move and changes nothing', async () => {
    const session = await opened({ ply: 3 });
    const message = { en: 'No.', es: 'No.' };
    answer = () => ({
      status: 422,
      body: {
        code: 'illegal_move',
        message: { en: 'x', es: 'x' },
        refusal: { code: 'C', rule: 'R', message },
      },
    });
    await session.play([{ type: 'Go' }]);
    expect(toasts.list.map((toast) => toast.words)).toEqual([message]);
    expect(session.state!.match.ply).toBe(3);
  });

  it('asks again when no answer came: a numbered move is not played twice', async () => {
    const session = await opened({ ply: 3 });
    vi.useFakeTimers();
    let tries = 0;
    answer = () => (++tries < 3 ? 'silence' : { status: 200, body: state({ ply: 4, logFrom: 4 }) });
    const playing = session.play([{ type: 'Go' }]);
    await vi.runAllTimersAsync();
    await playing;
    expect(tries).toBe(3);
    expect(session.state!.match.ply).toBe(4);
    expect(new Set(requests.map((request) => JSON.stringify(request.body))).size).toBe(1);
  });

  it('forgets a hint when the question is another', async () => {
    const session = await opened({ ply: 3 });
    session.hint = { ply: 3, move: { type: 'Go' }, explanation: { en: '', es: '' } };
    FakeLine.open[0]!.tell(state({ ply: 3, version: 9, logFrom: 4 }));
    expect(session.hint).not.toBeNull();
    FakeLine.open[0]!.tell(state({ ply: 4, version: 10, logFrom: 4 }));
    expect(session.hint).toBeNull();
  });

  it('shows what others did deed by deed to who goes step by step, and the table as it was until then', async () => {
    settings.choose('speed', 'by-step');
    const session = await opened({ ply: 3 });
    const act = (from: number, ply: number) => ({
      from,
      ply,
      seat: 1,
      round: 1,
      phase: 'p',
      view: { at: ply },
    });
    answer = () => ({ status: 200, body: { acts: [act(3, 4), act(4, 5)] } });
    FakeLine.open[0]!.tell({ ...state({ ply: 5, version: 10, logFrom: 4 }), acts: [act(3, 5)] });
    expect(session.director.shown!.view).toEqual({ secretOf: 0 });
    await vi.waitFor(() => expect(session.director.shown!.act.ply).toBe(4));
    expect(requests.map(({ path }) => path)).toEqual(['/api/matches/m/acts?seat=0&from=3&to=5&deeds=true']);
    session.director.skip();
    expect(session.director.shown!.view).toEqual({ at: 5 });
    session.director.skip();
    expect(session.director.shown).toBeNull();
    settings.choose('speed', 'quick');
  });

  it('plays nothing while the past is shown', async () => {
    const session = await opened({ ply: 3 });
    answer = () => ({
      status: 200,
      body: { ply: 1, round: 1, phase: 'p', awaiting: [0], view: {}, points: [] },
    });
    await session.show(1);
    expect(session.past!.ply).toBe(1);
    requests.length = 0;
    await session.play([{ type: 'Go' }]);
    expect(requests).toEqual([]);
    await session.show(3);
    expect(session.past).toBeNull();
  });
});

describe('several people at one screen', () => {
  const shared: Wish = { mine: [0, 1] };

  it('see a curtain first, and nothing but a spectator’s state is asked for', async () => {
    answer = (_method, path) => ({
      status: 200,
      body: state({ ...shared, seat: path.endsWith('none') ? null : 0 }),
    });
    const session = new MatchSession('m');
    await session.open(undefined);
    expect(session.screen.curtain).toBe(0);
    expect(session.state).toBeNull();
    expect(requests.map((request) => request.path)).toEqual(['/api/matches/m?seat=none&recent=true']);
    await session.screen.lift(false);
    expect(session.screen.curtain).toBeNull();
    expect(session.state!.view).toEqual({ secretOf: 0 });
  });

  it('get a curtain when they hand over, and what was seen is dropped', async () => {
    const session = await opened(shared);
    await session.screen.lift(false);
    FakeLine.open[0]!.tell(state({ ...shared, ply: 1, awaiting: [1] }));
    // What came of the own move is seen first.
    expect(session.screen.curtain).toBeNull();
    session.screen.giveTo(session.screen.next!);
    expect(session.screen.curtain).toBe(1);
    expect(session.state).toBeNull();
    expect(session.log.entries).toEqual([]);
    expect(FakeLine.open).toEqual([]);
    expect(session.screen.seatsBehind.map((seat) => seat.name)).toContain('P1');
  });

  it('who sits down by an invitation is nobody else: no curtain', async () => {
    const session = await opened({ seat: null, mine: [] });
    FakeLine.open[0]!.tell(state({ seat: null, ply: 1, awaiting: [1], mine: [1] }));
    expect(session.screen.next).toBeNull();
    expect(session.screen.curtain).toBeNull();
  });

  it('are not sent away while they may take their move back', async () => {
    const session = await opened(shared);
    await session.screen.lift(false);
    FakeLine.open[0]!.tell(state({ ...shared, ply: 1, awaiting: [1], canUndo: true }));
    expect(session.screen.curtain).toBeNull();
    expect(session.screen.next).toBe(1);
    session.screen.giveTo(1);
    expect(session.screen.curtain).toBe(1);
  });

  it('find the curtain again after a reload, or nothing but what all may see while they wait', async () => {
    await (await opened(shared)).screen.lift(false);
    const again = await opened(shared);
    expect(again.screen.curtain).toBe(0);
    answer = () => ({ status: 200, body: state({ ...shared, seat: null, awaiting: [2] }) });
    const waiting = new MatchSession('m');
    await waiting.open(undefined);
    expect([waiting.screen.curtain, waiting.seat, waiting.screen.covered]).toEqual([null, null, true]);
    FakeLine.open.at(-1)!.tell(state({ ...shared, seat: null, ply: 1, awaiting: [1] }));
    expect(waiting.screen.next).toBe(1);
    answer = () => ({ status: 200, body: state({ ...shared, seat: 1, ply: 1, awaiting: [1] }) });
    waiting.screen.giveTo(1);
    await vi.waitFor(() => expect(waiting.seat).toBe(1));
    expect(waiting.screen.covered).toBe(false);
  });

  it('do not leave a hand open when the turn has passed to somebody else', async () => {
    vi.useFakeTimers();
    const session = await opened(shared);
    await session.screen.lift(false);
    answer = () => ({ status: 200, body: state({ ...shared, seat: null, ply: 1, awaiting: [2] }) });
    FakeLine.open[0]!.tell(state({ ...shared, ply: 1, awaiting: [2] }));
    expect(session.seat).toBe(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([session.seat, session.screen.covered, session.screen.curtain]).toEqual([null, true, null]);
    vi.useRealTimers();
  });

  it('have no curtain in a try-out', async () => {
    const tryOut = await opened({ ...shared, forkOf: 'x' });
    expect(tryOut.screen.curtain).toBeNull();
    expect(tryOut.seat).toBe(0);
  });

  it('may do without it', async () => {
    const session = await opened(shared);
    await session.screen.lift(true);
    answer = () => ({ status: 200, body: state({ ...shared, seat: 1, ply: 1, awaiting: [1] }) });
    FakeLine.open[0]!.tell(state({ ...shared, ply: 1, awaiting: [1] }));
    // What came of the move is in sight for a breath.
    expect(session.seat).toBe(0);
    await vi.waitFor(() => expect(session.seat).toBe(1), { timeout: 4000 });
    expect(session.screen.curtain).toBeNull();
  });
});

describe('several who decide at the same time', () => {
  const beside = (ply: number, seat: number, moves: { type: string }[] = [{ type: 'Wait' }]): MatchState => {
    const news = state({ ply, awaiting: [0, 1], logFrom: ply });
    return {
      ...news,
      prompt: { name: 'trade', rule: '1', shape: 'CHOOSE_ONE', args: {} } as unknown as MatchState['prompt'],
      moves,
      log: news.log.map((entry) => ({ ...entry, seat })),
    };
  };

  it('do not take the question from one another', async () => {
    const session = await opened();
    session.accept({ ...beside(1, 0), acts: [] });
    const { askedAt } = session;
    session.accept({ ...beside(2, 1), acts: [{ from: 1, ply: 2, seat: 1, round: 1, phase: 'p' }] });
    expect(session.askedAt).toBe(askedAt);
    expect(session.director.playing).toBe(false);
    session.accept(beside(3, 1, [{ type: 'Wait' }, { type: 'Accept' }]));
    expect(session.askedAt).toBe(3);
    session.accept(beside(4, 0, [{ type: 'Wait' }, { type: 'Accept' }]));
    expect(session.askedAt, 'an own move leads to another question').toBe(4);
  });
});
