/** The HTTP interface as functions. Whatever the server refuses is thrown as a `ProblemError`. */
import type {
  ActList,
  BotLevel,
  ChatLine,
  Components,
  GameCard,
  Hint,
  MatchList,
  MatchState,
  MatchSummary,
  Me,
  Move,
  NewMatch,
  PastState,
  Preview,
  Problem,
  Reason,
  SetSeat,
  StandingUntil,
  Statistics,
  Why,
  Words,
} from './types';

/** A refusal of the server, or `unreachable` when there was no answer at all. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: Words,
    readonly refusal: Reason | null = null,
  ) {
    super(words.en);
  }
}

export type Seat = number | null;

const unreachable: Words = {
  en: 'The server does not answer. Is it running?',
  es: 'El servidor no responde. ¿Está en marcha?',
};
const garbled: Words = {
  en: 'The server gave an answer we do not understand.',
  es: 'El servidor ha dado una respuesta que no entendemos.',
};

/** The live lines of this tab, by match: what a request answers, the line need not tell once more. */
const lines = new Map<string, string>();

/** A name for a new live line, by which the server knows whose requests are this tab's. */
export function nameLine(match: string): string {
  const name = crypto.getRandomValues(new Uint32Array(3)).join('-');
  lines.set(match, name);
  return name;
}

export function forgetLine(match: string, name: string): void {
  if (lines.get(match) === name) {
    lines.delete(match);
  }
}

async function request<T>(method: string, path: string, body?: unknown, line?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  if (line !== undefined) {
    headers['X-Ecumene-Line'] = line;
  }
  if (method !== 'GET') {
    headers['X-Ecumene'] = '1';
  }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new ProblemError(0, 'unreachable', unreachable);
  }
  let answer: unknown;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ProblemError(response.status, 'internal', garbled);
  }
  if (!response.ok) {
    const problem = answer as Partial<Problem> | null;
    throw new ProblemError(
      response.status,
      problem?.code ?? 'internal',
      problem?.message ?? garbled,
      problem?.refusal ?? null,
    );
  }
  return answer as T;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body?: unknown) => request<T>('POST', path, body);
/** A change whose answer is the state of the match: its live line does not tell it again. */
const play = (id: string, what: string, body: unknown) =>
  request<MatchState>('POST', `${matchPath(id)}/${what}`, body, lines.get(id));

const seatQuery = (seat: Seat) => `seat=${seat ?? 'none'}`;
export const matchPath = (id: string) => `/api/matches/${encodeURIComponent(id)}`;
export const eventsPath = (id: string, seat: Seat, line: string) =>
  `${matchPath(id)}/events?${seatQuery(seat)}&changes=true&recent=true&line=${line}`;
export const recordPath = (id: string) => `${matchPath(id)}/record`;

export const getGames = () => get<GameCard[]>('/api/games');
export const getTexts = (game: string, language: string) =>
  get<Record<string, string>>(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
export const getComponents = (game: string) =>
  get<Components>(`/api/games/${encodeURIComponent(game)}/components`);
export const getBots = () => get<BotLevel[]>('/api/bots');
export const getMe = () => get<Me>('/api/me');
export const rename = (name: string) => request<Me>('PUT', '/api/me', { name });

export const getMatches = () => get<MatchList>('/api/matches');
export const getOpenMatches = () => get<MatchList>('/api/matches/open');
export const openMatch = (match: NewMatch) => post<MatchSummary>('/api/matches', match);

/** With the newest part of the story: what it costs does not grow with the match. */
export const getMatch = (id: string, seat: Seat) =>
  get<MatchState>(`${matchPath(id)}?${seatQuery(seat)}&recent=true`);
/** With the story from the beginning. */
export const getWholeMatch = (id: string, seat: Seat) =>
  get<MatchState>(`${matchPath(id)}?${seatQuery(seat)}`);
/** A gesture: these moves, all or none of them; who may still take them back is left in peace for `grace` ms. */
export const makeMoves = (
  id: string,
  seat: number,
  ply: number,
  undone: number,
  moves: readonly Move[],
  grace = 0,
) => play(id, 'moves', { seat, ply, undone, moves, ...(grace > 0 ? { grace } : {}) });
/** How the table would stand after these moves. */
export const preview = (id: string, seat: number, ply: number, undone: number, moves: readonly Move[]) =>
  post<Preview>(`${matchPath(id)}/preview`, { seat, ply, undone, moves });
export const leaveStanding = (id: string, seat: number, name: string, until: StandingUntil) =>
  play(id, 'standing', { seat, name, until });
export const getActs = (id: string, seat: Seat, from: number, to: number, deeds: boolean) =>
  get<ActList>(`${matchPath(id)}/acts?${seatQuery(seat)}&from=${from}&to=${to}&deeds=${deeds}`);
export const takeBack = (id: string, seat: number, ply: number, undone: number) =>
  play(id, 'undo', { seat, ply, undone });
export const askWhy = (id: string, seat: number, move: unknown) =>
  post<Why>(`${matchPath(id)}/why`, { seat, move });
export const askHint = (id: string, seat: number) => post<Hint>(`${matchPath(id)}/hint`, { seat });
export const takeSeat = (id: string, seat: number, invitation: string, name: string) =>
  post<MatchState>(`${matchPath(id)}/join`, { seat, invitation, name });
export const setSeat = (id: string, change: SetSeat) => post<MatchState>(`${matchPath(id)}/seats`, change);
export const chat = (id: string, seat: Seat, text: string) =>
  post<ChatLine>(`${matchPath(id)}/chat`, seat === null ? { text } : { seat, text });
export const getPast = (id: string, ply: number, seat: Seat) =>
  get<PastState>(`${matchPath(id)}/at/${ply}?${seatQuery(seat)}`);
export const getStatistics = (id: string) => get<Statistics>(`${matchPath(id)}/statistics`);
export const fork = (id: string, ply: number, seat: Seat) =>
  post<MatchSummary>(`${matchPath(id)}/fork`, seat === null ? { ply } : { ply, seat });
export const rematch = (id: string) => post<MatchSummary>(`${matchPath(id)}/rematch`);
