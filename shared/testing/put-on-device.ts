import { deviceStore, type StoreName } from '../runtime/storage/device-store';

/** Stores a value on the device as some version of the portal would have left it. */
export const putOnDevice = (area: StoreName, key: string, value: unknown): Promise<boolean> =>
  deviceStore.put(area, key, value);
