import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { textKeysOf } from '@ciguawatch/shared/contract/text-keys';
import { addMessages, language, type Pages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { reaction } from 'mobx';
import { KNOWN } from './known';
import type { RegistryStore } from './registry';

/** Fetches a file of texts; rejects when there is none. */
export type FetchTexts = (path: string) => Promise<Pages>;

const fetchTexts: FetchTexts = async (path) => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as Pages;
};

/** Whether a declaration names things by texts that the shell was not built with. */
function isNewer(decl: ModuleDecl, known: readonly ModuleDecl[]): boolean {
  const bundled = known.find((one) => one.id === decl.id);
  const keys = new Set(bundled && textKeysOf(bundled));
  return textKeysOf(decl).some((key) => !keys.has(key));
}

/** Path of the texts of a release: beside its first script. */
const pathOf = (release: Release, code: string): string =>
  `${release.entry.slice(0, release.entry.lastIndexOf('/'))}/locales/${code}.json`;

/**
 * Keeps a portal able to name what was declared after its shell was built: the dictionary of such a
 * release is fetched, in the language that is shown, without running any of its code. A dictionary
 * that does not come leaves the keys in place of the names until the next language or release.
 */
export function followReleaseTexts(
  registry: Pick<RegistryStore, 'modules'>,
  fetchOne: FetchTexts = fetchTexts,
  known: readonly ModuleDecl[] = KNOWN,
): () => void {
  const asked = new Set<string>();
  const bring = async (release: Release, code: string): Promise<void> => {
    const path = pathOf(release, code);
    if (asked.has(path)) return;
    asked.add(path);
    try {
      addMessages(release.decl.namespaces[0] ?? '', { [code]: await fetchOne(path) });
    } catch {
      asked.delete(path);
    }
  };
  return reaction(
    () => ({ releases: Object.values(registry.modules), code: language.code }),
    ({ releases, code }) => {
      for (const release of releases) if (isNewer(release.decl, known)) void bring(release, code);
    },
    { fireImmediately: true },
  );
}
