import { versionOf } from './paths.mjs';
import { DOORS, groupOf, PACKAGE_GROUPS, sharedEntries, sharedPackages } from './share-list.mjs';

const line = (request, version, chunk) =>
  `  ${JSON.stringify(request)}: { version: "${version}", get: () => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}"${request}") },`;

/** Webpack loader that fills shell/src/loader/offered.ts: one line per door, read from the list of doors. */
export default function offered() {
  this.addDependency(DOORS);
  const doors = sharedEntries();
  for (const { file } of doors) this.addDependency(file);
  const version = versionOf('shared');
  const lines = [
    ...sharedPackages().map((one) => line(one.request, one.version, PACKAGE_GROUPS[one.request])),
    ...doors.map(({ request, door }) => line(request, version, groupOf(door))),
  ];
  return `export const entries = {\n${lines.join('\n')}\n};\n`;
}
