import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { hasText, translate, useT, type Vars } from '@ciguawatch/shared/runtime/i18n/i18n';
import { registry } from '../../registry/registry';

/** A text of a module's namespace; `otherwise` while its dictionary is not loaded. */
type DeclaredText = (namespace: string, key: string, otherwise: string, vars?: Vars) => string;

let followRequest: Promise<unknown> | undefined;

/**
 * Called for a missing text: from then on the dictionaries of newer releases are loaded. Deferred, because a
 * portal whose shell and modules were built together never needs them.
 */
function followReleases(): void {
  if (followRequest) return;
  followRequest = import('../../registry/release-texts')
    .then(({ followReleaseTexts }) => followReleaseTexts(registry))
    .catch(() => {
      followRequest = undefined;
    });
}

/**
 * Texts of module declarations. Those of the modules as of the shell's build are bundled; newer ones come
 * with the release (registry/release-texts.ts).
 */
export function useDeclaredText(): DeclaredText {
  // Re-renders when texts load or the language changes.
  useT('shell');
  return (namespace, key, otherwise, vars) => {
    if (hasText(namespace, key)) return translate(namespace, key, vars);
    followReleases();
    return otherwise;
  };
}

/** Titles of the modules as declared. Use it in an observer. */
export function useAreaName(): (id: ModuleId) => string {
  const text = useDeclaredText();
  return (id) => {
    const decl = registry.declarations.find((one) => one.id === id);
    return decl ? text(decl.namespaces[0] ?? '', decl.titleKey, id) : id;
  };
}
