import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { textKeysOf } from '@ciguawatch/shared/contract/text-keys';
import { addMessages, language, type Pages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { reaction } from 'mobx';
import { BUILT_IN_DECLARATIONS } from './built-in-declarations';
import type { RegistryStore } from './registry';

/** Loads a text file; rejects for a missing one. */
export type FetchTexts = (path: string) => Promise<Pages>;

const fetchTexts: FetchTexts = async (path) => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as Pages;
};

/** Whether a declaration uses text keys that the shell was not built with. */
function isNewer(decl: ModuleDecl, known: readonly ModuleDecl[]): boolean {
  const bundled = known.find((one) => one.id === decl.id);
  const keys = new Set(bundled && textKeysOf(bundled));
  return textKeysOf(decl).some((key) => !keys.has(key));
}

/** Path of a release's texts, beside its first script. */
const textsPath = (release: Release, code: string): string =>
  `${release.entry.slice(0, release.entry.lastIndexOf('/'))}/locales/${code}.json`;

/**
 * Loads the texts of releases that are newer than the shell, in the current language, so that menus can
 * name their pages, without running the release's code. If that fails, keys are shown until the language or
 * release changes.
 */
export function followReleaseTexts(
  registry: Pick<RegistryStore, 'modules'>,
  fetchOne: FetchTexts = fetchTexts,
  known: readonly ModuleDecl[] = BUILT_IN_DECLARATIONS,
): () => void {
  const asked = new Set<string>();
  const bring = async (release: Release, code: string): Promise<void> => {
    const path = textsPath(release, code);
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
