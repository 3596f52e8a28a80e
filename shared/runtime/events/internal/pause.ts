/** Milliseconds before the next try after a failure; the last one repeats. */
const DELAYS = [1_000, 3_000, 10_000, 30_000, 60_000] as const;

/**
 * Milliseconds to wait after so many failures in a row, half to one and a half times the usual, so that
 * browsers which lost their server together do not come back together.
 */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const usual = DELAYS[Math.min(failures, DELAYS.length - 1)] ?? 0;
  return usual * (0.5 + random());
}

/** Waits, or until the signal. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
