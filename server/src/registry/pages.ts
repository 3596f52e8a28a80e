import { isRecord, isText } from '@ciguawatch/shared/contract/check';
import { isKnownPage } from '@ciguawatch/shared/contract/known-page';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { isBelow } from '@ciguawatch/shared/contract/paths';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import type { RegistrySource } from './source';

/** Whether an address is that of a page of the deployed modules. */
export type KnowsPage = (pathname: string) => Promise<boolean>;

interface DeployedPages {
  etag: string;
  decls: readonly ModuleDecl[];
  /**
   * Base paths of deployed modules whose declaration cannot be parsed here, such as one of another contract.
   */
  unread: readonly string[];
}

/** Null before the first deployment and when the registry cannot be parsed. */
function parseRegistry(text: string, etag: string): DeployedPages | null {
  try {
    const given: unknown = JSON.parse(text);
    const { modules } = readRegistry(given, readModuleDecl).registry;
    const decls = Object.values(modules).map(({ decl }) => decl);
    return {
      etag,
      decls,
      unread: basePaths(given).filter((base) => decls.every((d) => d.basePath !== base)),
    };
  } catch {
    return null;
  }
}

function basePaths(registry: unknown): string[] {
  if (!isRecord(registry) || !isRecord(registry.modules)) return [];
  return Object.values(registry.modules).flatMap((release) => {
    const decl = isRecord(release) && isRecord(release.decl) ? release.decl : {};
    return isText(decl.basePath) ? [decl.basePath] : [];
  });
}

/**
 * Recognises pages by the current registry, so that new and removed pages count at once. Without a registry
 * every address counts as a page.
 */
export function knownPages(source: RegistrySource): KnowsPage {
  let held: DeployedPages | null = null;
  return async (pathname) => {
    const registryText = await source();
    if (!registryText) return true;
    if (held?.etag !== registryText.etag) held = parseRegistry(registryText.text, registryText.etag);
    if (!held) return true;
    return isKnownPage(held.decls, pathname) || held.unread.some((base) => isBelow(base, pathname));
  };
}
