import { groupOf, sharedEntries } from '../../shared/build/share-list.mjs';
import { engineFiles } from './heavy.mjs';

/** Doors by which a page draws with a large library > the library (ENGINES of heavy.mjs). */
const ENGINE_DOORS = { 'ui/map/map': 'map', 'ui/charts/chart-card': 'charts' };

/**
 * Which files the doors of the shell travel in, so that the server can name them in a page
 * (server/src/first-view/page-files.ts): `{doors: {door: group}, files: {group: paths}, engines: {door: paths}}`.
 * @param {(groups: string[]) => string[]} filesOf files of chunk groups by name
 */
export function doorFiles(compilation, filesOf) {
  const paths = (files) => files.map((file) => `/${file}`);
  const doors = Object.fromEntries(sharedEntries().map(({ door }) => [door, groupOf(door)]));
  const groups = [...new Set(Object.values(doors))].sort();
  const engines = engineFiles(compilation);
  return {
    doors,
    files: Object.fromEntries(groups.map((group) => [group, paths(filesOf([group]))])),
    engines: Object.fromEntries(
      Object.entries(ENGINE_DOORS).map(([door, engine]) => [door, paths(engines[engine])]),
    ),
  };
}
