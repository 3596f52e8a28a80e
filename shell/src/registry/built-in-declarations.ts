import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { readValidatedDecl } from '@ciguawatch/shared/contract/release/validated-declaration';
import type { ReadDecl } from '@ciguawatch/shared/contract/validate-registry';
import ciguawatch from '../../../mf-ciguawatch/module.json';
import fishbase from '../../../mf-fishbase/module.json';
import gis from '../../../mf-gis/module.json';
import global_ from '../../../mf-global/module.json';

const DECLARATIONS = [ciguawatch, fishbase, gis, global_];

/**
 * The declarations as of the shell's build: menus, 404 and access work from them while a module or the
 * registry is unreachable. Data only, no module code.
 */
export const BUILT_IN_DECLARATIONS: readonly ModuleDecl[] = DECLARATIONS.map(readValidatedDecl);

const texts = new Map(
  DECLARATIONS.map((given, at) => [JSON.stringify(given), BUILT_IN_DECLARATIONS[at] as ModuleDecl]),
);

/** Parses a declaration that is identical to one the shell was built with. */
export const readKnown: ReadDecl = (value) => {
  const known = texts.get(JSON.stringify(value));
  return known ? { ok: true, value: known } : { ok: false, problems: ['another declaration'] };
};

/** Whether a registry contains only such declarations, so that no validation is needed. */
export function hasOnlyBuiltInDecls(registry: unknown): boolean {
  const modules = (registry as { modules?: Record<string, { decl?: unknown } | null> } | null)?.modules;
  return Object.values(modules ?? {}).every((release) => readKnown(release?.decl).ok);
}
