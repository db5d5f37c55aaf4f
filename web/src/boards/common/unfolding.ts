/** The pace of a scene: it unfolds step by step and is over when its outcome could have been read. */
export interface Unfolding {
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
