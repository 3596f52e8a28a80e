import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { hasText, translate, useT, type Vars } from '@ciguawatch/shared/runtime/i18n/i18n';
import { registry } from '../../registry/registry';

/** A text of the module with this namespace; `otherwise` while its dictionary is not there. */
type DeclaredText = (namespace: string, key: string, otherwise: string, vars?: Vars) => string;

let following: Promise<unknown> | undefined;

/**
 * A text is missing: from now on the dictionaries of newer releases are fetched. Not before: the
 * first visit to a portal whose shell and modules were built together needs none of this.
 */
function followReleases(): void {
  if (following) return;
  following = import('../../registry/release-texts')
    .then(({ followReleaseTexts }) => followReleaseTexts(registry))
    .catch(() => {
      following = undefined;
    });
}

/**
 * Texts by which modules name what they declare. Those of the modules as they were when the shell
 * was built are bundled with it; later ones come with the release (registry/release-texts.ts).
 */
export function useDeclaredText(): DeclaredText {
  // Redraws when texts arrive or the language changes.
  useT('shell');
  return (namespace, key, otherwise, vars) => {
    if (hasText(namespace, key)) return translate(namespace, key, vars);
    followReleases();
    return otherwise;
  };
}

/** Names of the areas, as their declarations say. Inside an observer. */
export function useAreaName(): (id: ModuleId) => string {
  const text = useDeclaredText();
  return (id) => {
    const decl = registry.declarations.find((one) => one.id === id);
    return decl ? text(decl.namespaces[0] ?? '', decl.titleKey, id) : id;
  };
}
