import { versionOf } from './paths.mjs';
import { publicApi, SHARED, sharedFile, sharedMajor } from './public-api.mjs';

/**
 * Rooms whose files exist once per page, offered by the shell: room > chunk. What is loaded together is in
 * one chunk, because on a slow connection requests cost more than unused kilobytes: `area` every module
 * page, `form` forms, `desk` lists of operators, `editing` editors; large or rare files have their own.
 */
export const ROOMS = {
  'runtime/download': 'desk',
  'runtime/drafts': 'area',
  'runtime/events': 'area',
  'runtime/federation': 'area',
  'runtime/http': 'area',
  'runtime/i18n': 'area',
  'runtime/navigation': 'area',
  'runtime/outbox': 'area',
  'runtime/page': 'area',
  'runtime/roles': 'area',
  'runtime/session': 'area',
  'runtime/storage': 'area',
  'runtime/sync': 'area',
  'ui/foundation': 'area',
  'ui/actions': 'area',
  'ui/art': 'area',
  'ui/data': 'area',
  'ui/feedback': 'area',
  'ui/layout': 'area',
  'ui/fields': 'area',
  'ui/form': 'form',
  'ui/overlay': 'area',
  'ui/art/fish': 'fish',
  'ui/charts': 'charts',
  // A chunk of its own: it renders synchronously, so it includes the library that other charts load later.
  'ui/charts/paper-chart': 'chart-on-paper',
  // Files must be savable offline too, so this is in a chunk that has been loaded.
  'ui/charts/save-file': 'area',
  'ui/approvals': 'editing',
  'ui/compare': 'editing',
  'ui/grid': 'desk',
  'ui/queue': 'desk',
  'ui/map': 'map',
  'ui/document': 'document',
  'ui/page-data': 'area',
  'ui/picture': 'picture',
  'ui/picture-field': 'editing',
  'ui/map/clusters': 'map',
};

/** Packages that must exist once per page: import path > folder of the package with its version. */
export const PACKAGES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  mobx: 'mobx',
  'mobx-react-lite': 'mobx-react-lite',
  i18next: 'i18next',
  'react-i18next': 'react-i18next',
  'single-spa-react': 'single-spa-react',
};

/** Packages that only module pages need, and their chunk. */
export const PACKAGE_GROUPS = { 'single-spa-react': 'area' };

/**
 * Exports offered of a package whose other exports would burden every page: those that shared/ itself
 * imports.
 */
export const PACKAGE_EXPORTS = { 'react-i18next': ['useTranslation'] };

/** Name of an entry's chunk: its own, or that of its room. */
export const groupOf = (entry) => ROOMS[entry] ?? ROOMS[entry.slice(0, entry.lastIndexOf('/'))];

function fileOf(entry) {
  const file = sharedFile(entry);
  if (!file) throw new Error(`shared/public-api.txt names ${entry}, and there is no such file in shared/`);
  if (!groupOf(entry))
    throw new Error(
      `${entry} lies in a room that modules have no part of: shared/webpack/share-list.mjs lists those they have`,
    );
  return file;
}

/**
 * Every file of the public API as `{entry, request, file, names}`, in the list's order, so that builds are
 * reproducible.
 */
export function sharedEntries() {
  return Object.entries(publicApi().names).map(([entry, names]) => ({
    entry,
    request: `${SHARED}/${entry}`,
    file: fileOf(entry),
    names,
  }));
}

/** The shared packages with their installed version: `{request, version}`. */
export function sharedPackages() {
  return Object.entries(PACKAGES).map(([request, dir]) => ({
    request,
    version: versionOf(`node_modules/${dir}`),
  }));
}

/**
 * Federation settings of a module for the code it takes from the shell. `import: false` keeps a copy out of
 * the module, so that there is one session and one React; the shell must offer all of it.
 */
export function consumed() {
  const one = (version) => ({ singleton: true, import: false, requiredVersion: version });
  const packages = sharedPackages().map(({ request, version }) => [
    request,
    one(`^${version.split('.')[0]}.0.0`),
  ]);
  const major = `^${sharedMajor()}.0.0`;
  const entries = sharedEntries().map(({ request }) => [request, one(major)]);
  return Object.fromEntries([...packages, ...entries]);
}
