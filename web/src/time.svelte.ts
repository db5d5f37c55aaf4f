/** Times as people say them, kept up to date. */
import { language } from './text';

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 20_000);
  }
}

const clock = new Clock();

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

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language.current, { hour: '2-digit', minute: '2-digit' }).format(at);
}
