/** Through whose eyes this tab looked last, and whether the people before it want no curtain. */
import { keep, kept } from '../keep';

export function keepEyes(id: string, seat: number): void {
  try {
    sessionStorage.setItem(`ecumene.eyes.${id}`, String(seat));
  } catch {
    // Then the seat that is asked is taken.
  }
}

export function keptEyes(id: string): number | null {
  try {
    const text = sessionStorage.getItem(`ecumene.eyes.${id}`);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}

export function trust(id: string): void {
  keep(`open.${id}`, 'yes');
}

export function trusts(id: string): boolean {
  return kept(`open.${id}`) === 'yes';
}
