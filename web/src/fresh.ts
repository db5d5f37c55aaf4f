/** Lists that others change are asked for again while somebody looks at them, and at once when somebody comes back. */

/** Often enough that nobody waits long for "your turn". */
const EVERY_MS = 8000;

/** Asks now and from time to time; returns how to stop. A page in the background asks nothing. */
export function keepFresh(ask: () => Promise<void>, every = EVERY_MS): () => void {
  let asking = false;
  const again = async () => {
    if (document.hidden || asking) {
      return;
    }
    asking = true;
    try {
      await ask();
    } finally {
      asking = false;
    }
  };
  void again();
  const timer = setInterval(() => void again(), every);
  const back = () => void again();
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
