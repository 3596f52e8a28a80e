import { newUuid, recall, remember } from './local-storage';

const KEY = 'device-random-mark';
/** Of a page that may keep nothing: the same for its reports, gone with it. */
let unkept: string | undefined;

/**
 * A random mark of this device, made with its first report: it says that two reports are of one device and nothing
 * else. It goes with the storage of the browser, and the server forgets it after 30 days.
 */
export function randomMark(): string {
  const known = recall(KEY) ?? unkept;
  if (known !== undefined) return known;
  unkept = newUuid();
  remember(KEY, unkept);
  return unkept;
}
