import { groupOf, sharedEntries } from '../../shared/webpack/share-list.mjs';
import { engineFiles } from './large-chunks.mjs';

/** Files of shared/ by which a page draws with a large library > the library (ENGINES of heavy.mjs). */
const DRAWN_WITH = { 'ui/map/map': 'map', 'ui/charts/chart-card': 'charts' };

/**
 * Which files of the shell the public API travels in, so that the server can name them in a page
 * (server/src/first-view/page-files.ts): `{groups: {entry: group}, files: {group: paths}, engines: {entry: paths}}`,
 * an entry being a file of shared/.
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
