import { type Area, deviceStore } from '../runtime/storage/device-store';

/** Puts a value on the device as some version of the portal left it. */
export const putOnDevice = (area: Area, key: string, value: unknown): Promise<boolean> =>
  deviceStore.put(area, key, value);
