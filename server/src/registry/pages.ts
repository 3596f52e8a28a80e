import { isRecord, isText } from '@ciguawatch/shared/contract/check';
import { isKnownPage } from '@ciguawatch/shared/contract/known-page';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { inArea } from '@ciguawatch/shared/contract/paths';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import type { RegistrySource } from './source';

/** Answers whether an address is that of a page, by what is deployed now. */
export type KnowsPage = (pathname: string) => Promise<boolean>;

interface Deployed {
  etag: string;
  decls: readonly ModuleDecl[];
  /** Areas of modules that are deployed and cannot be read here, such as those of another contract. */
  unread: readonly string[];
}

/** Unknown before the first deployment, and while the registry cannot be read. */
function read(text: string, etag: string): Deployed | null {
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
 * Knows the pages by the registry, asked at each address, so that a page that a module brings or takes
 * away counts at once. Where the registry says nothing an address is given the benefit of the doubt.
 */
export function knownPages(source: RegistrySource): KnowsPage {
  let held: Deployed | null = null;
  return async (pathname) => {
    const found = await source();
    if (!found) return true;
    if (held?.etag !== found.etag) held = read(found.text, found.etag);
    if (!held) return true;
    return isKnownPage(held.decls, pathname) || held.unread.some((base) => inArea(base, pathname));
  };
}
