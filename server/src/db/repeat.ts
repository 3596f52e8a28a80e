import { setTimeout as pause } from 'node:timers/promises';
import { failureOf } from './failure';

/** Tries of one transaction in all. */
const MOST = 6;
const FIRST_WAIT_MS = 10;

/**
 * Runs a transaction again from its start when it and another were in each other's way (deadlock,
 * serialization failure): the database has undone all of it. Any other error is not repeated: after a
 * cut connection nobody knows whether the commit took place.
 * @param wait replaced in tests
 */
export async function repeatCollisions<T>(
  transaction: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MOST || failureOf(error) !== 'collision') throw error;
    }
    // By chance, or those that met would meet again.
    await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + Math.random()));
  }
}
