import { session } from '@ciguawatch/shared/runtime/session/session';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Texts that wait to be saved, by namespace/page.key; null takes an edit back. */
export type Drafts = Readonly<Record<string, string | null>>;

/** Versions of the texts that were typed over, by the same names. */
export type DraftVersions = Readonly<Record<string, number>>;

const keyOf = (code: string) => `ciguawatch.translating.${session.user?.id ?? 0}.${code}`;
const versionsOf = (code: string) => `${keyOf(code)}.versions`;

/** What the browser refused to remember lives as long as the page. */
const unkept = new Map<string, object>();

function keep(key: string, all: object): void {
  const isKept = remember(key, Object.keys(all).length === 0 ? null : JSON.stringify(all));
  if (isKept) unkept.delete(key);
  else unkept.set(key, all);
}

const held = <T extends object>(key: string): T | null =>
  (unkept.get(key) as T | undefined) ?? recallJson<T>(key);

/** Texts of a language that this person typed on this device and did not save. */
export const heldDrafts = (code: string): Drafts => held<Drafts>(keyOf(code)) ?? {};

/** The versions that the typed texts of a language were begun on; those of before are not known. */
export const heldVersions = (code: string): DraftVersions => held<DraftVersions>(versionsOf(code)) ?? {};

/** Keeps them for this person on this device. */
export const holdDrafts = (code: string, drafts: Drafts): void => keep(keyOf(code), drafts);

/** Keeps them beside the texts. */
export const holdVersions = (code: string, versions: DraftVersions): void => keep(versionsOf(code), versions);
