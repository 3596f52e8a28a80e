import { readFileSync } from 'node:fs';
import { declarationOf } from '../../shared/build/declaration.mjs';
import { at, MODULES, versionOf } from '../../shared/build/paths.mjs';
import { offeredSurface, usedSurface } from '../../shared/build/surface.mjs';
import { contract } from '../release/contract.mjs';
import { lossesOf, printStatement } from './judge.mjs';
import { keptBundle, keptNames, readKept } from './kept.mjs';

const declaration = (id) => declarationOf(readFileSync(at(id, 'module.json'), 'utf8'));

/** What is judged of today's modules, read from their sources: nothing has to be built. */
export const modulesOfToday = () =>
  Object.fromEntries(
    MODULES.map((id) => [id, { version: versionOf(id), decl: declaration(id), uses: usedSurface(id) }]),
  );

/** What today's portal cannot run of the kept releases, as text. */
export async function statement() {
  const { accepts, host, lackText, readModuleDecl } = await contract();
  const rules = { accepts, lackText, readModuleDecl, shell: host(offeredSurface()) };
  const today = Object.fromEntries(MODULES.map((id) => [id, declaration(id)]));
  const kept = [...keptNames().map(readKept), keptBundle()];
  return printStatement(kept.map((one) => ({ name: one.name, lines: lossesOf(one, today, rules) })));
}
