import { newUuid, recall, remember } from './local-storage';

const KEY = 'device-random-mark';
/** Of a page that may keep nothing: the same for its reports, gone with it. */
let unkept: string | undefined;

/**
 * A random id of this device, made with its first report, so that the server can see that two reports came
 * from one device. It is deleted with the browser's storage, and by the server after 30 days.
 */
export function randomMark(): string {
  const known = recall(KEY) ?? unkept;
  if (known !== undefined) return known;
  unkept = newUuid();
  remember(KEY, unkept);
  return unkept;
}
