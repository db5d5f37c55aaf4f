/** Times as people say them, kept up to date. */
import { language } from './text';

class Clock {
  now = $state(Date.now());

  constructor(every: number) {
    setInterval(() => (this.now = Date.now()), every);
  }
}

const clock = new Clock(20_000);
const second = new Clock(1000);

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "hace 5 minutos". */
export function ago(at: number): string {
  const passed = Math.max(0, clock.now - at);
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (passed >= length) {
      return format.format(-Math.floor(passed / length), unit);
    }
  }
  return format.format(0, 'second');
}

/** "4:05", "23 h": how long something still takes; kept up to date by the second. */
export function left(until: number): string {
  const seconds = Math.max(0, Math.ceil((until - second.now) / 1000));
  return seconds >= 7200
    ? new Intl.NumberFormat(language.current, { style: 'unit', unit: 'hour' }).format(
        Math.floor(seconds / 3600),
      )
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language.current, { hour: '2-digit', minute: '2-digit' }).format(at);
}
