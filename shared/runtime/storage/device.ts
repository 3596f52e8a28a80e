import { holdsNothing } from './device-name';

type Device = typeof import('./device-store');

/** Milliseconds before a failed load of the code is retried. */
const AGAIN = 3000;

let asked: Promise<Device> | undefined;

async function load(): Promise<Device> {
  for (;;) {
    try {
      return await import(/* webpackChunkName: "area" */ './device-store');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/**
 * The device store with its code, which the first visit of home does not load. A failed load is retried
 * until it succeeds, because the stored data must not be given up for a missing file.
 */
export function device(): Promise<Device> {
  asked ??= load();
  return asked;
}

/**
 * The device store for reading; null while the database would be empty, so that reading does not create it.
 */
export const deviceIfAny = async (): Promise<Device | null> =>
  !asked && (await holdsNothing()) ? null : device();
