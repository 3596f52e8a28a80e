import { holdsNothing } from './device-name';

type Device = typeof import('./device-store');

/** Milliseconds before the code is asked for again where it did not come. */
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
 * What the device keeps, with its code, which travels with what lets modules in: home does without on a first visit.
 * What a device keeps is not given up because a file did not come, so it is asked for until it does.
 */
export function device(): Promise<Device> {
  asked ??= load();
  return asked;
}

/** The device database for reading only; null while it would be empty, so that it is not created. */
export const deviceIfAny = async (): Promise<Device | null> =>
  !asked && (await holdsNothing()) ? null : device();
