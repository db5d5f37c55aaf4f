/** How somebody likes to play; kept in this browser. */
import { keep, kept } from '../keep';

export const SPEEDS = ['at-once', 'quick', 'calm', 'by-step'] as const;
export type Speed = (typeof SPEEDS)[number];

export const GRACES = [0, 2000, 5000] as const;
export type Grace = (typeof GRACES)[number];
/** Two seconds are over before many a person has seen what they did. */
const USUAL_GRACE: Grace = 5000;

/** When an answer is asked for once more: never, where something final would be lost, or whatever cannot be undone. */
export const CONFIRMATIONS = ['never', 'losses', 'final'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof SIZES)[number];

class Settings {
  speed = $state<Speed>(read('speed', SPEEDS, 'quick'));
  grace = $state<Grace>(read('grace', GRACES, USUAL_GRACE));
  confirm = $state<Confirmation>(read('confirm', CONFIRMATIONS, 'losses'));
  sounds = $state(kept('sounds') === 'on');
  size = $state<TextSize>(read('size', SIZES, 'normal'));

  choose<K extends 'speed' | 'grace' | 'confirm' | 'size'>(what: K, value: Settings[K]): void {
    (this as Pick<Settings, K>)[what] = value;
    keep(what, String(value));
  }

  hear(sounds: boolean): void {
    this.sounds = sounds;
    keep('sounds', sounds ? 'on' : null);
  }
}

function read<T extends string | number>(key: string, values: readonly T[], usual: T): T {
  const text = kept(key);
  return values.find((value) => String(value) === text) ?? usual;
}

export const settings = new Settings();
