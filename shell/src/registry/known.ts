import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import ciguawatch from '../../../mf-ciguawatch/module.json';
import fishbase from '../../../mf-fishbase/module.json';
import gis from '../../../mf-gis/module.json';
import global_ from '../../../mf-global/module.json';

function read(declaration: unknown): ModuleDecl {
  const found = readModuleDecl(declaration);
  if (!found.ok) throw new Error(found.problems.join('; '));
  return found.value;
}

/**
 * The declarations as they were when the shell was built: menus, 404 and access work from them
 * while a module or the registry cannot be reached. Data only; no code of a module is here.
 */
export const KNOWN: readonly ModuleDecl[] = [ciguawatch, fishbase, gis, global_].map(read);
