/** The pace of a scene: it unfolds step by step and is over when its outcome could have been read. */
import { onMount } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

interface Unfolding {
  /** Shows one thing more; answers how long to wait before the next, or null when all is shown. */
  next: () => number | null;
  /** How long the outcome stays. */
  read: () => number;
  done: () => void;
}

/** Begins after `first` milliseconds; answers what stops it. */
export function unfold(first: number, { next, read, done }: Unfolding): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    const wait = next();
    timer = wait === null ? setTimeout(done, read()) : setTimeout(go, wait);
  };
  timer = setTimeout(go, first);
  return () => clearTimeout(timer);
}

interface Steps extends Omit<Unfolding, 'next'> {
  /** How many there are, and how many are there from the beginning. */
  steps: () => number;
  first?: number;
  /** Milliseconds from one to the next. */
  pace: number;
}

/** Steps of the same length, from when the scene is there; for who wants no motion all are shown at once. */
export function unfolded({ steps, first = 0, pace, read, done }: Steps): { readonly shown: number } {
  let shown = $state(prefersReducedMotion.current ? Infinity : first);
  onMount(() => unfold(pace, { next: () => (shown++ < steps() ? pace : null), read, done }));
  return {
    get shown() {
      return shown;
    },
  };
}
