import { session } from '@ciguawatch/shared/runtime/session/session';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Unsaved texts by `namespace/page.key`; null reverts an edit. */
export type Drafts = Readonly<Record<string, string | null>>;

/** Versions of the saved texts that the drafts replace, by the same names. */
export type DraftVersions = Readonly<Record<string, number>>;

const draftsKey = (code: string) => `ciguawatch.translating.${session.user?.id ?? 0}.${code}`;
const versionsKey = (code: string) => `${draftsKey(code)}.versions`;

/** Drafts that localStorage refused; kept as long as the page. */
const unkept = new Map<string, object>();

function storeDrafts(key: string, all: object): void {
  const isKept = remember(key, Object.keys(all).length === 0 ? null : JSON.stringify(all));
  if (isKept) unkept.delete(key);
  else unkept.set(key, all);
}

const storedDrafts = <T extends object>(key: string): T | null =>
  (unkept.get(key) as T | undefined) ?? recallJson<T>(key);

/** Unsaved texts of a language by this person on this device. */
export const readTextDrafts = (code: string): Drafts => storedDrafts<Drafts>(draftsKey(code)) ?? {};

/** Versions that the unsaved texts of a language are based on; unknown for older drafts. */
export const heldVersions = (code: string): DraftVersions =>
  storedDrafts<DraftVersions>(versionsKey(code)) ?? {};

/** Stores unsaved texts for this person on this device. */
export const holdDrafts = (code: string, drafts: Drafts): void => storeDrafts(draftsKey(code), drafts);

/** Stores the versions that they are based on. */
export const holdVersions = (code: string, versions: DraftVersions): void =>
  storeDrafts(versionsKey(code), versions);
