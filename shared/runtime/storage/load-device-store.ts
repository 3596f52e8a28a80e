import { hasNoDatabase } from './device-name';

type DeviceModule = typeof import('./device-store');

/** Milliseconds before a failed load of the code is retried. */
const RETRY_DELAY_MS = 3000;

let deviceRequest: Promise<DeviceModule> | undefined;

async function load(): Promise<DeviceModule> {
  for (;;) {
    try {
      return await import(/* webpackChunkName: "area" */ './device-store');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

/**
 * The device store with its code, which the first visit of home does not load. A failed load is retried
 * until it succeeds, because the stored data must not be given up for a missing file.
 */
export function loadDeviceStore(): Promise<DeviceModule> {
  deviceRequest ??= load();
  return deviceRequest;
}

/**
 * The device store for reading; null while the database would be empty, so that reading does not create it.
 */
export const deviceIfAny = async (): Promise<DeviceModule | null> =>
  !deviceRequest && (await hasNoDatabase()) ? null : loadDeviceStore();
