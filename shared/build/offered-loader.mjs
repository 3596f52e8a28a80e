import { versionOf } from './paths.mjs';
import {
  DOORS,
  groupOf,
  PACKAGE_EXPORTS,
  PACKAGE_GROUPS,
  sharedEntries,
  sharedPackages,
} from './share-list.mjs';

/** A comment that webpack reads in an import; none without a value. */
const told = (name, value) => (value ? `/* ${name}: ${JSON.stringify(value)} */ ` : '');

const line = (request, version, chunk, exports) =>
  `  ${JSON.stringify(request)}: { version: "${version}", get: () => import(${told('webpackChunkName', chunk)}${told('webpackExports', exports)}"${request}") },`;

/** Webpack loader that fills shell/src/loader/offered.ts: one line per door, read from the list of doors. */
export default function offered() {
  this.addDependency(DOORS);
  const doors = sharedEntries();
  for (const { file } of doors) this.addDependency(file);
  const version = versionOf('shared');
  const lines = [
    ...sharedPackages().map(({ request, version }) =>
      line(request, version, PACKAGE_GROUPS[request], PACKAGE_EXPORTS[request]),
    ),
    ...doors.map(({ request, door }) => line(request, version, groupOf(door))),
  ];
  return `export const entries = {\n${lines.join('\n')}\n};\n`;
}
