import { session } from '@ciguawatch/shared/runtime/session/session';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Texts that wait to be saved, by namespace/page.key; null takes an edit back. */
export type Drafts = Readonly<Record<string, string | null>>;

const keyOf = (code: string) => `ciguawatch.translating.${session.user?.id ?? 0}.${code}`;

/** Texts of a language that this person typed on this device and did not save. */
export const heldDrafts = (code: string): Drafts => recallJson<Drafts>(keyOf(code)) ?? {};

/** Versions of the texts that were typed over, by the same names. */
export type DraftVersions = Readonly<Record<string, number>>;

const versionsOf = (code: string) => `${keyOf(code)}.versions`;

/** The versions that the typed texts of a language were begun on; those of before are not known. */
export const heldVersions = (code: string): DraftVersions =>
  recallJson<DraftVersions>(versionsOf(code)) ?? {};

/** Keeps them beside the texts. */
export function holdVersions(code: string, versions: DraftVersions): void {
  remember(versionsOf(code), Object.keys(versions).length === 0 ? null : JSON.stringify(versions));
}

/** Keeps them for this person on this device. */
export function holdDrafts(code: string, drafts: Drafts): void {
  remember(keyOf(code), Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}
