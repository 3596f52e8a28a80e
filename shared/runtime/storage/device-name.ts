/**
 * Name of the database with its layout version. Contents carry their own version: synced data
 * `<kind>@<schema>`, drafts their kind. Stores are added in place, so that items waiting to be sent are
 * never copied or lost.
 */
export const DATABASE_NAME = 'ciguawatch-1';

/**
 * Flag telling the inline script of a page whether this device has reports, because it cannot wait for a
 * database (shell/src/first-view/head.js). Set with the first report, verified on each visit
 * (device-mark.ts).
 */
export const DEVICE_MARK_KEY = 'ciguawatch.device';

/**
 * Whether the device has no database yet; false where the browser does not say. Checked before opening,
 * because opening would create it.
 */
export async function hasNoDatabase(): Promise<boolean> {
  try {
    return !(await indexedDB.databases()).some(({ name }) => name?.startsWith(DATABASE_NAME));
  } catch {
    return false;
  }
}
