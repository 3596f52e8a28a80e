import { versionOf } from '../paths.mjs';
import { LIST } from '../public-api.mjs';
import { groupOf, PACKAGE_EXPORTS, PACKAGE_GROUPS, sharedEntries, sharedPackages } from '../share-list.mjs';

/** A magic comment for webpack; empty without a value. */
const told = (name, value) => (value ? `/* ${name}: ${JSON.stringify(value)} */ ` : '');

const line = (request, version, chunk, exports) =>
  `  ${JSON.stringify(request)}: { version: "${version}", get: () => import(${told('webpackChunkName', chunk)}${told('webpackExports', exports)}"${request}") },`;

/** Webpack loader that generates shell/src/loader/offered.ts: one line per file of the public API. */
export default function offered() {
  this.addDependency(LIST);
  const entries = sharedEntries();
  for (const { file } of entries) this.addDependency(file);
  const version = versionOf('shared');
  const lines = [
    ...sharedPackages().map(({ request, version }) =>
      line(request, version, PACKAGE_GROUPS[request], PACKAGE_EXPORTS[request]),
    ),
    ...entries.map(({ request, entry, names }) => line(request, version, groupOf(entry), names)),
  ];
  return `export const entries = {\n${lines.join('\n')}\n};\n`;
}
