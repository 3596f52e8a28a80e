import { groupOf, sharedEntries } from '../../shared/webpack/share-list.mjs';
import { engineFiles } from './large-chunks.mjs';

/** Files of shared/ that render with a large library > its key in ENGINES of large-chunks.mjs. */
const DRAWN_WITH = { 'ui/map/map': 'map', 'ui/charts/chart-card': 'charts' };

/**
 * Files of the shell that contain the public API, so that the server can list them in a page
 * (server/src/first-view/page-files.ts): `{groups: {entry: group}, files: {group: paths}, engines: {entry:
 * paths}}`; an entry is a file of shared/.
 * @param {(groups: string[]) => string[]} filesOf files of chunk groups by name
 */
export function sharedFiles(compilation, filesOf) {
  const paths = (files) => files.map((file) => `/${file}`);
  const groups = Object.fromEntries(sharedEntries().map(({ entry }) => [entry, groupOf(entry)]));
  const names = [...new Set(Object.values(groups))].sort();
  const engines = engineFiles(compilation);
  return {
    groups,
    files: Object.fromEntries(names.map((group) => [group, paths(filesOf([group]))])),
    engines: Object.fromEntries(
      Object.entries(DRAWN_WITH).map(([entry, engine]) => [entry, paths(engines[engine])]),
    ),
  };
}
