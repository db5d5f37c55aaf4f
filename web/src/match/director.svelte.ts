/**
 * Shows what others did, act by act, at a pace a person can follow. Bots' turns, the recap and the time line's replay all
 * go through here: an act is on the stage until its time is over or somebody presses on; then the next, and at last now.
 */
import type { Act, GameEvent, LogEntry, Measure, View } from '../api/types';
import type { Recent } from '../boards/board';
import { settings, type Speed } from './settings.svelte';

export interface Shown {
  act: Act;
  entries: LogEntry[];
  events: GameEvent[];
  /** How the table stood at its end; null: as it stands now. */
  view: View | null;
  /** How the public points stood then; null: as they stand now. */
  points: readonly Measure[] | null;
}

/** How long an act is on the stage. Step by step it stays until somebody presses. */
const PACE: Record<Speed, number> = { 'at-once': 0, quick: 600, calm: 1000, 'by-step': Infinity };
/** What is told in several lines takes longer to read: so much more for each, up to so many times as long. */
const FOR_EACH_LINE = 0.3;
const LONGEST = 2.5;
/** The last act before the table stands still stays until its lines can have been read: so long each, up to so long. */
const READ: Record<Speed, number> = { 'at-once': 0, quick: 450, calm: 700, 'by-step': 0 };
const LONGEST_READ = 15_000;
/** Who is farther behind than this sees only the last few. */
const FAR_BEHIND = 12;
const LAST_FEW = 4;
/** The outcome of a scene stays so many times as long. */
const AFTER_SCENE = 1.5;
/** An own act that tells so many lines of others is shown like theirs. */
const WORTH_TELLING = 3;
/** A scene that forgets to end is ended. */
const LONGEST_SCENE = 24_000;
/** Of a long absence only the last things are marked. */
const MOST_SINCE = 120;

export class Director {
  /** What is on the stage; null: the table as it stands. */
  shown = $state.raw<Shown | null>(null);
  /** Whether it stays on the stage until somebody chooses something else. */
  held = $state(false);
  /** Whether the board plays a scene for it. */
  scene = $state(false);
  /** Whether the scene has been played and its outcome is still in sight. */
  outcome = $state(false);
  /** What the board highlights or lets travel. */
  recent = $state.raw<Recent>({ key: 0, events: [] });
  /** Whether acts of the past are shown again. */
  replaying = $state(false);
  /** How many acts are still to come. */
  left = $state(0);
  /** What has been on the stage since it last showed now, up to what is there; with what was passed over on the way. */
  run = $state.raw<readonly Shown[]>([]);
  /** Whether somebody reads what is told: it stays until they press on. */
  resting = $state(false);
  /** Everything that others did since the viewer's own last act. */
  since = $state.raw<readonly GameEvent[]>([]);

  /** Which acts are the viewer's own: they are on the stage at once. */
  isOwn: (act: Act) => boolean = () => false;
  /** How many lines of an own act tell what others or the table did. */
  othersIn: (shown: Shown) => number = () => 0;
  /** How many lines an act tells. */
  linesIn: (shown: Shown) => number = ({ events }) => events.length;
  hasScene: (events: readonly GameEvent[]) => boolean = () => false;
  /** Told of each act as it comes on the stage. */
  heard: (shown: Shown) => void = () => undefined;

  private queue: Shown[] = [];
  /** Whether the stage stands still until the acts that are on their way have come. */
  private still = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the act on the stage would have stayed had others followed it; 0: it does not linger. */
  private lingersFrom = 0;

  /** Whether the stage shows anything else than now. */
  readonly playing = $derived.by(() => this.shown !== null);

  /** New acts, oldest first. */
  take(acts: readonly Shown[]): void {
    if (acts.length === 0) {
      this.moveOn();
      return;
    }
    this.stopReplay();
    this.queue.push(...acts);
    const own = acts.findLastIndex(({ act }) => this.isOwn(act));
    this.since = [
      ...(own < 0 ? this.since : []),
      ...acts.slice(own + 1).flatMap(({ events }) => events),
    ].slice(-MOST_SINCE);
    if (this.queue.length > FAR_BEHIND || hidden()) {
      const from = this.queue.length - (hidden() ? 1 : LAST_FEW);
      this.run = [...this.run, ...this.queue.slice(0, from).filter((each) => !this.isOwn(each.act))];
      this.queue = this.queue.slice(from);
    }
    this.left = this.queue.length;
    if (this.shown === null) {
      this.next();
    } else {
      this.moveOn();
    }
  }

  /** Leaves the table as it was on the stage: acts are on their way. */
  standStill(shown: Shown): void {
    if (this.shown === null) {
      this.still = true;
      this.shown = shown;
    }
  }

  private moveOn(): void {
    if (this.still) {
      this.next();
    } else if (this.lingersFrom > 0 && this.queue.length > 0 && !this.resting) {
      this.wait(Math.max(0, this.lingersFrom - Date.now()));
      this.lingersFrom = 0;
    }
  }

  /** Shows acts of the past, one after the other, then goes back to now. */
  replay(acts: readonly Shown[]): void {
    this.stop();
    this.queue = [...acts];
    this.replaying = true;
    this.next();
  }

  /** Puts one act on the stage and leaves it there. */
  hold(shown: Shown): void {
    this.stop();
    this.replaying = true;
    this.held = true;
    this.put(shown);
  }

  /** The next act, or now. */
  next(): void {
    clearTimeout(this.timer);
    this.resting = false;
    this.still = false;
    this.held = false;
    this.scene = false;
    this.outcome = false;
    this.lingersFrom = 0;
    let shown: Shown | undefined;
    while ((shown = this.queue.shift())) {
      this.left = this.queue.length;
      const time = this.timeFor(shown);
      if (time > 0) {
        this.put(shown);
        this.scene = this.hasScene(shown.events);
        if (this.scene) {
          this.wait(LONGEST_SCENE);
        } else {
          this.linger(time);
        }
        return;
      }
      this.tell(shown.events);
    }
    this.left = 0;
    this.shown = null;
    this.run = [];
    this.replaying = false;
  }

  /** The scene of the act is over: its outcome stays until it can have been read. */
  sceneOver(): void {
    if (this.scene && this.shown) {
      this.scene = false;
      this.outcome = true;
      this.wait(Math.max(PACE[settings.speed] * AFTER_SCENE, this.toRead(this.shown)));
    }
  }

  /** What nothing follows yet stays a little longer, so that it can be read. */
  private linger(time: number): void {
    const longer = this.queue.length === 0 ? this.toRead(this.shown!) : 0;
    this.wait(Math.max(time, longer));
    this.lingersFrom = longer > time ? Date.now() + time : 0;
  }

  private toRead(shown: Shown): number {
    return Math.min(LONGEST_READ, READ[settings.speed] * this.linesIn(shown));
  }

  /** Somebody reads: what is told stays until they press on. */
  rest(): void {
    if (this.shown && !this.held && !this.still) {
      clearTimeout(this.timer);
      this.resting = true;
    }
  }

  /** Whether a press goes on to the next act, and not to now. */
  readonly stepwise = $derived.by(() => settings.speed === 'by-step' || this.replaying);

  /** Somebody presses: on to the next in step by step, else to now. */
  skip(): void {
    if (!this.shown || this.held) {
      return;
    }
    if (this.stepwise) {
      this.next();
      return;
    }
    const last = this.queue.at(-1);
    this.stop();
    if (last) {
      this.tell(last.events);
    }
  }

  /** Now, at once. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = 0;
    this.still = false;
    this.held = false;
    this.scene = false;
    this.outcome = false;
    this.lingersFrom = 0;
    this.shown = null;
    this.run = [];
    this.resting = false;
    this.replaying = false;
  }

  /** What had happened before the page was opened: it is marked as it would be, and neither told nor shown again. */
  recall(last: GameEvent[], since: readonly GameEvent[]): void {
    this.recent = { key: this.recent.key, events: last };
    this.since = since.slice(-MOST_SINCE);
  }

  /** What happened without being shown for a time of its own. */
  tell(events: GameEvent[]): void {
    this.recent = { key: this.recent.key + 1, events };
  }

  private stopReplay(): void {
    if (this.replaying) {
      this.stop();
    }
  }

  private put(shown: Shown): void {
    this.shown = shown;
    this.run = [...this.run, shown];
    this.tell(shown.events);
    this.heard(shown);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    if (Number.isFinite(time)) {
      this.timer = setTimeout(() => this.next(), time);
    }
  }

  private timeFor(shown: Shown): number {
    if (this.linesIn(shown) === 0 && !this.hasScene(shown.events)) {
      return 0; // there is nothing to read
    }
    if (this.replaying) {
      // Who asks to see it again wants to read it.
      const toRead = Math.min(LONGEST_READ, READ.calm * this.linesIn(shown));
      return Math.max(PACE[settings.speed] * reading(shown), PACE.quick, toRead);
    }
    if (this.isOwn(shown.act) && this.othersIn(shown) < WORTH_TELLING) {
      return settings.speed !== 'at-once' && this.hasScene(shown.events) ? LONGEST_SCENE : 0;
    }
    return PACE[settings.speed] * reading(shown);
  }
}

function reading({ events }: Shown): number {
  return Math.min(LONGEST, 1 + FOR_EACH_LINE * (events.length - 1));
}

/** Nobody watches a page in the background: it is simply up to date when they come back. */
function hidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
