/**
 * Name with the number of the layout. What is kept within says its own: synced data by `<kind>@<schema>`, drafts by
 * their kind. Areas are added in place, so that what waits to be sent is never copied and never dropped.
 */
export const NAME = 'ciguawatch-1';

/**
 * Says whether this device has reports, begun, waiting or sent, to the script in the head of a page, which has no time
 * to ask a database (shell/src/first-view/head.js). Set with the first one, and checked at each visit (device-mark.ts).
 */
export const DEVICE_MARK = 'ciguawatch.device';

/** Whether the device has no database yet; false where the browser does not say. Browsers name them all before any is opened. */
export async function holdsNothing(): Promise<boolean> {
  try {
    return !(await indexedDB.databases()).some(({ name }) => name?.startsWith(NAME));
  } catch {
    return false;
  }
}
