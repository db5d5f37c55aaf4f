/**
 * A match as this browser sees it: through the eyes of one seat at a time, live. Everything on the match page reads from
 * here, and whatever a person does goes through here.
 */
import * as api from '../api/client';
import { ProblemError, type Seat } from '../api/client';
import type {
  Act,
  ChatLine,
  GameEvent,
  Hint,
  MatchState,
  Move,
  PastState,
  Preview,
  Reason,
  SetSeat,
  StandingUntil,
} from '../api/types';
import { keep, kept } from '../keep';
import { hasText, sayRound, seatName } from '../text';
import { toasts } from '../toasts.svelte';
import { mergeChat } from './chat';
import { Chronicle } from './chronicle.svelte';
import { Director, type Shown } from './director.svelte';
import { keepEyes, keptEyes } from './eyes';
import { openLine, type Line, type LiveLine } from './live';
import { withRetries } from './retries';
import { settings } from './settings.svelte';
import { SharedScreen } from './shared-screen.svelte';
import { linesOf, linesOfOthers, passagesOf } from './speech';

const staleWords = {
  en: 'Play had moved on. This is how the table stands now.',
  es: 'La partida ya había avanzado. Así está ahora.',
};

export class MatchSession {
  /** What is on the screen; null before it arrives and behind the curtain. */
  state = $state.raw<MatchState | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last line of the chat that has been in sight here, also before the page was opened anew. */
  private heard = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** Whether the latest answer was given with the keyboard, also behind a curtain. */
  walking = $state(false);
  line = $state<Line>('connecting');
  busy = $state(false);
  thinking = $state(false);
  /** The moment of the time line that is shown; null for now. */
  past = $state.raw<PastState | null>(null);
  failure = $state.raw<ProblemError | null>(null);
  /** Until when the latest gesture can be taken back before bots act; 0: no such time runs. */
  graceUntil = $state(0);

  /** The ply at which what is asked now was asked first. */
  askedAt = $state(0);

  readonly log = new Chronicle();
  readonly director = new Director();
  readonly screen = new SharedScreen(this);

  private live: LiveLine | null = null;
  private pastWanted: number | null = null;
  /** The deeds that are on their way, one request after the other. */
  private deeds: Promise<void> = Promise.resolve();
  private closed = false;
  /** The whole story, while it is on its way. */
  private telling: Promise<void> | null = null;

  constructor(readonly id: string) {
    this.heard = Number(kept(`heard.${id}`) ?? 0);
    this.director.isOwn = (act) => act.seat != null && act.seat === this.seat;
    this.director.linesIn = ({ entries }) =>
      passagesOf(entries, this.log.actorOf).reduce((sum, passage) => sum + linesOf(passage).length, 0);
    this.director.othersIn = ({ entries }) => linesOfOthers(entries, this.log, this.seat);
  }

  /** Through whose eyes; null for a spectator. */
  readonly seat: Seat = $derived(this.state?.seat ?? null);
  /** The seats that belong to who sits before this screen and that they play themselves. */
  readonly mySeats = $derived(
    (this.state?.match.seats ?? [])
      .filter((seat) => seat.mine && seat.kind === 'PERSON')
      .map((seat) => seat.seat),
  );
  /** Whom a sentence calls "you"; null where several people share the screen, or somebody only watches. */
  readonly you: Seat = $derived(this.mySeats.length > 1 ? null : this.seat);
  readonly asked = $derived(this.state?.prompt != null);
  /** How many lines others have said that have not been in sight yet. */
  readonly unheard = $derived(
    this.chat.filter(
      ({ number, seat }) => number > this.heard && !(seat != null && this.state?.match.seats[seat]?.mine),
    ).length,
  );

  /** Begins to watch: through the wanted eyes, or those of my seat that is asked. */
  async open(wanted: Seat | undefined): Promise<void> {
    try {
      // First as a spectator: on a shared screen nobody may see a hand before the curtain was lifted.
      const seen = await api.getMatch(this.id, null);
      const seats = seen.match.seats.filter((seat) => seat.mine);
      if (this.closed) {
        return;
      }
      if (wanted !== undefined) {
        await this.look(wanted);
      } else if (seats.length === 0 || seen.match.finished) {
        await this.look(seats[0]?.seat ?? null, seats.length === 0 ? seen : undefined);
      } else {
        const people = seats.filter(({ kind }) => kind === 'PERSON');
        const asked = people.find(({ seat }) => seen.match.awaiting.includes(seat));
        const shared = people.length > 1 && !this.screen.isOpen(seen);
        if (shared && asked) {
          this.screen.drawCurtain(asked.seat, seen.match.seats);
        } else if (shared) {
          this.screen.covered = true;
          await this.look(null, seen);
        } else {
          const before = keptEyes(this.id);
          await this.look((asked ?? seats.find(({ seat }) => seat === before) ?? seats[0]!).seat);
        }
      }
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Looks through the eyes of a seat, and keeps looking. */
  async look(seat: Seat, known?: MatchState): Promise<void> {
    this.drop();
    const state = known ?? (await api.getMatch(this.id, seat));
    if (this.closed) {
      return;
    }
    this.screen.covered &&= seat === null;
    this.accept(state);
    if (seat !== null) {
      keepEyes(this.id, seat);
    }
    this.live = openLine(
      this.id,
      seat,
      (news) => this.accept(news),
      (line) => (this.line = line),
    );
  }

  /** Changes the eyes; what cannot be seen is told. */
  async lookThrough(seat: Seat): Promise<void> {
    try {
      await this.look(seat);
    } catch (problem) {
      this.fail(problem);
    }
  }

  close(): void {
    this.closed = true;
    this.screen.close();
    this.drop();
  }

  /** Forgets everything that was seen through the present eyes. */
  drop(): void {
    this.live?.close();
    this.live = null;
    this.state = null;
    this.director.stop();
    this.log.clear();
    this.chat = [];
    this.hint = null;
    this.past = null;
    this.pastWanted = null;
  }

  /** Takes in a state from any source; an older one than we have is dropped. */
  accept(news: MatchState): void {
    const known = this.state;
    const latest = this.log.last?.seat ?? null;
    if (known && (news.version < known.version || (news.seat ?? null) !== (known.seat ?? null))) {
      return;
    }
    if (!this.log.take(news.logFrom, news.log, news.match)) {
      void this.refresh();
      return;
    }
    this.chat = mergeChat(this.chat, news.chat);
    this.state = news;
    this.failure = null;
    const beside = known !== null && this.isBeside(known, news);
    if (!beside || !sameQuestion(known, news)) {
      this.askedAt = news.match.ply;
      if (known?.match.ply !== news.match.ply || known.undone !== news.undone) {
        this.hint = null;
      }
    }
    if (known && !known.match.finished && news.match.finished) {
      // With the last move everything that was hidden in the story comes to light.
      void this.wholeLog();
    }
    if (!known) {
      this.recall(news);
      this.learnNames();
    } else if (known.undone !== news.undone) {
      // What was taken back is marked no longer.
      this.director.stop();
      this.director.recall([], this.sinceOwn(news));
      if (!this.busy && latest !== null && latest !== this.seat) {
        const name = seatName(latest);
        toasts.tell({ en: `${name} has taken a move back.`, es: `${name} ha deshecho una jugada.` });
      }
    } else if (this.pastWanted !== null) {
      // Who looks back is left in peace; what has happened meanwhile is in the story.
      this.director.stop();
    } else if (beside) {
      // Where several decide at the same time, what others do covers nobody's question.
      this.director.tell(this.log.events(known.match.ply, news.match.ply));
    } else {
      this.direct(known, news);
    }
    this.screen.look();
  }

  /** Who opens the page anew finds marked what they would find marked had they stayed. */
  private recall(state: MatchState): void {
    const last = this.log.chapters.findLast((chapter) => chapter.seat !== null);
    this.director.recall(last?.entries.flatMap(({ events }) => events) ?? [], this.sinceOwn(state));
  }

  /** Everything that others did since this seat's own last act. */
  private sinceOwn({ match: { ply } }: MatchState): GameEvent[] {
    return this.seat === null ? [] : this.log.events(this.log.latestOf(this.seat), ply);
  }

  /** Whether others have acted while this seat was asked, and still is. */
  private isBeside(known: MatchState, news: MatchState): boolean {
    return (
      known.prompt != null &&
      news.prompt != null &&
      known.undone === news.undone &&
      this.log.between(known.match.ply, news.match.ply).every((entry) => entry.seat !== this.seat)
    );
  }

  /** What is new goes over the stage act by act. */
  private direct(known: MatchState, news: MatchState): void {
    const acts = (news.acts ?? []).filter((act) => act.ply > known.match.ply);
    if (acts.length > 0 && goesByStep() && !acts.every((act) => this.director.isOwn(act))) {
      this.directDeeds(known, news);
    } else if (acts.length > 0) {
      this.director.take(acts.map((act) => this.shown(act, known.match.ply, news)));
    } else if (news.match.ply > known.match.ply) {
      this.director.tell(this.log.events(known.match.ply, news.match.ply));
    }
  }

  /** Step by step each deed is an act of its own; the table stays as it was until they have come. */
  private directDeeds(known: MatchState, news: MatchState): void {
    const { ply, round, phase } = known.match;
    const before = { from: ply, ply, round, phase };
    this.director.standStill({
      act: before,
      entries: [],
      events: [],
      view: known.view,
      points: known.points,
    });
    this.deeds = this.deeds.then(async () => {
      const shown = await this.acts(ply, news.match.ply);
      if (this.seat === (news.seat ?? null) && this.state?.undone === news.undone) {
        this.director.take(shown.filter(({ act }) => act.ply > ply));
      }
    });
  }

  /**
   * An act with what it told; only from a moment on, where its beginning has been shown before. The last act comes without
   * a view, since the state it came with has it: the table may stand otherwise when the act is shown at last.
   */
  shown(act: Act, from = -1, came?: MatchState): Shown {
    const entries = this.log.between(Math.max(act.from, from), act.ply);
    return {
      act,
      entries,
      events: entries.flatMap((entry) => entry.events),
      view: act.view ?? came?.view ?? null,
      points: act.points ?? came?.points ?? null,
    };
  }

  async refresh(): Promise<void> {
    try {
      const state = await api.getMatch(this.id, this.seat);
      this.log.empty();
      this.chat = [];
      this.accept(state);
    } catch (problem) {
      toasts.problem(problem);
    }
  }

  /** The story from the beginning, for who looks back farther than it is kept here. */
  async wholeLog(): Promise<void> {
    this.telling ??= this.tellWhole().finally(() => (this.telling = null));
    await this.telling;
  }

  /** Where only the end of a long story came, and it takes its beginning to know who is meant, the beginning is asked for. */
  private learnNames(): void {
    const first = this.log.entries[0];
    const unnamed =
      first !== undefined && first.round > 0 && hasText('round') && sayRound(first.round) === null;
    if (!this.log.reaches(-1) && (unnamed || this.log.lacksNames)) {
      void this.wholeLog();
    }
  }

  private async tellWhole(): Promise<void> {
    try {
      const { log, logFrom, match, seat, version } = await api.getWholeMatch(this.id, this.seat);
      // What has come meanwhile follows it without a hole, or is asked for again.
      if (this.seat === (seat ?? null) && version >= (this.state?.version ?? 0)) {
        this.log.take(logFrom, log, match);
      }
    } catch (problem) {
      toasts.problem(problem);
    }
  }

  private fail(problem: unknown): void {
    if (problem instanceof ProblemError) {
      this.failure = problem;
    } else {
      toasts.problem(problem);
    }
  }

  // What a person does

  /** A gesture: all of these moves or none of them. */
  async play(moves: readonly Move[], grace = 0): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null || this.busy || this.past || moves.length === 0) {
      return;
    }
    await this.act(() => api.makeMoves(this.id, seat, state.match.ply, state.undone, moves, grace));
    if (grace > 0 && this.state?.canUndo && !this.asked) {
      this.graceUntil = Date.now() + grace;
    }
  }

  /** How the table would stand after these moves; null if that cannot be told before they are made. */
  async preview(moves: readonly Move[], quiet = false): Promise<Preview | null> {
    const { state, seat } = this;
    if (!state || seat === null) {
      return null;
    }
    try {
      return await api.preview(this.id, seat, state.match.ply, state.undone, moves);
    } catch (problem) {
      if (!quiet && (!(problem instanceof ProblemError) || problem.code !== 'cannot_preview')) {
        toasts.problem(problem);
      }
      return null;
    }
  }

  async leaveStanding(name: string, until: StandingUntil): Promise<void> {
    const { seat } = this;
    if (seat !== null) {
      await this.act(() => api.leaveStanding(this.id, seat, name, until));
    }
  }

  async undo(): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null || this.busy || this.past) {
      return;
    }
    this.graceUntil = 0;
    await this.act(() => api.takeBack(this.id, seat, state.match.ply, state.undone));
    // Whoever takes back an answer wants to be asked again: it no longer stands.
    const { offered, left } = this.state?.standing ?? {};
    if (offered && left?.some(({ name }) => name === offered.name)) {
      await this.leaveStanding(offered.name, 'NEVER');
    }
  }

  async why(move: Move): Promise<Reason | null> {
    if (this.seat === null || this.past) {
      return null;
    }
    try {
      return (await api.askWhy(this.id, this.seat, move)).refusal ?? null;
    } catch (problem) {
      if (problem instanceof ProblemError && problem.refusal) {
        return problem.refusal;
      }
      toasts.problem(problem);
      return null;
    }
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.thinking) {
      return;
    }
    this.thinking = true;
    try {
      const hint = await api.askHint(this.id, this.seat);
      // A hint that comes too late is about a question that is gone.
      this.hint = hint.ply >= this.askedAt && hint.ply <= (this.state?.match.ply ?? 0) ? hint : null;
    } catch (problem) {
      toasts.problem(problem);
    } finally {
      this.thinking = false;
    }
  }

  dropHint(): void {
    this.hint = null;
  }

  async setSeat(change: SetSeat): Promise<void> {
    await this.act(() => api.setSeat(this.id, change));
  }

  async join(seat: number, invitation: string, name: string): Promise<boolean> {
    this.busy = true;
    try {
      await api.takeSeat(this.id, seat, invitation, name);
      await this.look(seat);
      return true;
    } catch (problem) {
      toasts.problem(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async say(text: string): Promise<boolean> {
    try {
      this.chat = mergeChat(this.chat, [await api.chat(this.id, this.seat, text)]);
      return true;
    } catch (problem) {
      toasts.problem(problem);
      return false;
    }
  }

  /** All that was said is in sight. */
  hear(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last > this.heard) {
      this.heard = last;
      keep(`heard.${this.id}`, String(last));
    }
  }

  /** A change, with the board locked until its answer is there. */
  private async act(request: () => Promise<MatchState>): Promise<void> {
    this.busy = true;
    try {
      this.accept(await withRetries(request));
    } catch (problem) {
      if (problem instanceof ProblemError && problem.code === 'stale') {
        await this.refresh();
        toasts.tell(staleWords);
      } else {
        toasts.problem(problem);
      }
    } finally {
      this.busy = false;
    }
  }

  // The time line

  /** The acts between two moments, step by step each deed; empty if they cannot be had. */
  async acts(from: number, to: number): Promise<Shown[]> {
    try {
      if (!this.log.reaches(from)) {
        await this.wholeLog();
      }
      const { acts } = await api.getActs(this.id, this.seat, from, to, goesByStep());
      return acts.map((act) => this.shown(act));
    } catch (problem) {
      toasts.problem(problem);
      return [];
    }
  }

  /** Shows a moment of the past; null or the latest ply goes back to now. */
  async show(ply: number | null): Promise<void> {
    const now = this.state?.match.ply ?? 0;
    if (ply === null || ply >= now || ply < 0) {
      this.pastWanted = null;
      this.past = null;
      return;
    }
    if (ply === this.pastWanted) {
      return;
    }
    this.pastWanted = ply;
    this.director.stop();
    try {
      if (!this.log.reaches(ply - 1)) {
        await this.wholeLog();
      }
      const past = await api.getPast(this.id, ply, this.seat);
      if (this.pastWanted === ply) {
        this.past = past;
        // What happened in the step that leads here.
        this.director.tell(this.log.events(ply - 1, ply));
      }
    } catch (problem) {
      toasts.problem(problem);
    }
  }
}

/** What is asked and what may be answered are as they were. */
function sameQuestion(known: MatchState, news: MatchState): boolean {
  return (
    known.moves.length === news.moves.length &&
    JSON.stringify([known.prompt, known.moves]) === JSON.stringify([news.prompt, news.moves])
  );
}

function goesByStep(): boolean {
  return settings.speed === 'by-step';
}
