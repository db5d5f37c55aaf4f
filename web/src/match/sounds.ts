/** Three quiet sounds, made here: it is my turn, a deal is offered, a battle begins. Off unless somebody wants them. */
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export type Sound = 'turn' | 'deal' | 'battle';

/** Frequencies in Hz, one after the other. */
const notes: Record<Sound, number[]> = {
  turn: [523, 784],
  deal: [659, 587, 659],
  battle: [147, 110],
};
const LASTS = 0.16;
const LOUD = 0.06;

let context: AudioContext | null = null;

export function chime(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') {
    return;
  }
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  notes[sound].forEach((frequency, index) => {
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    const from = start + index * LASTS;
    tone.type = sound === 'battle' ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, from + LASTS * 1.8);
    tone.connect(gain).connect(context!.destination);
    tone.start(from);
    tone.stop(from + LASTS * 2);
  });
}

const deals = /Offer|Deal|Pact|Trade/;
const battles = /Attack|Battle|Fight|War|Aggression|Competition/;

/** Lets a table be heard; call it in an effect. */
export function listen(table: Table): void {
  const { asked } = table;
  const { key, events: recent } = table.recent;
  // What was recalled was heard before the page was opened.
  const events = key === 0 ? [] : recent;
  if (events.some(({ type }) => battles.test(type))) {
    chime('battle');
  } else if (events.some(({ type }) => deals.test(type))) {
    chime('deal');
  } else if (asked) {
    chime('turn');
  }
}
