import { at, versionOf } from './paths.mjs';
import { groupOf, ROOMS, SHARED, sharedEntries, sharedPackages } from './share-list.mjs';
import { offeredSurface } from './surface.mjs';

/**
 * Webpack loader that fills shell/src/loader/offered.ts: one line per shared entry, so that adding
 * a file to shared/ui or shared/runtime offers it to modules without a list kept by hand.
 */
export default function offered() {
  for (const folder of Object.keys(ROOMS)) this.addContextDependency(at('shared', folder));
  const version = versionOf('shared');
  const entries = sharedEntries().map(({ request }) => ({ request, version }));
  for (const { file } of sharedEntries()) this.addDependency(file);
  const lines = [...sharedPackages(), ...entries].map(({ request, version: installed }) => {
    const chunk = JSON.stringify(groupOf(request.replace(`${SHARED}/`, '')));
    return `  ${JSON.stringify(request)}: { version: "${installed}", get: () => import(/* webpackChunkName: ${chunk} */ "${request}") },`;
  });
  return `export const entries = {\n${lines.join('\n')}\n};\nexport const surface = ${JSON.stringify(offeredSurface())};\n`;
}
