import { setTimeout as pause } from 'node:timers/promises';
import { failureOf } from './failure';

/** Largest number of attempts, the first included. */
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 10;

/**
 * Runs a transaction again after a deadlock or a serialization failure, because the database has undone all
 * of it. No other error is repeated: after a cut connection the commit may have taken place.
 * @param wait replaced in tests
 */
export async function retryCollisions<T>(
  transaction: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || failureOf(error) !== 'collision') throw error;
    }
    // A random delay, or the transactions that collided would collide again.
    await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + Math.random()));
  }
}
