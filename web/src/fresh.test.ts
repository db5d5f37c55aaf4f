import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh } from './fresh';

describe('what is kept fresh', () => {
  let hidden = false;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });

  afterEach(() => {
    hidden = false;
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is asked for at once and again after a while, until nobody looks at it any more', async () => {
    const ask = vi.fn().mockResolvedValue(undefined);
    const stop = keepFresh(ask, 100);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not asked for in the background, and at once when somebody comes back', async () => {
    const ask = vi.fn().mockResolvedValue(undefined);
    const stop = keepFresh(ask, 100);
    hidden = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(1);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not asked for twice at the same time', async () => {
    let answer: () => void = () => undefined;
    const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const stop = keepFresh(ask, 100);
    await vi.advanceTimersByTimeAsync(350);
    expect(ask).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });
});
