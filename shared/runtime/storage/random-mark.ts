import { newUuid, recall, remember } from './local-storage';

const MARK_KEY = 'device-random-mark';
/** Identifier of a page that may store nothing: the same for all its reports, lost with the page. */
let unkept: string | undefined;

/**
 * Random identifier of this device, made with its first report, by which the server recognises reports of
 * one device. It is deleted with the browser's storage, and on the server after 30 days.
 */
export function randomMark(): string {
  const known = recall(MARK_KEY) ?? unkept;
  if (known !== undefined) return known;
  unkept = newUuid();
  remember(MARK_KEY, unkept);
  return unkept;
}
