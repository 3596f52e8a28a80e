import { versionOf } from './paths.mjs';
import { publicApi, SHARED, sharedFile, sharedMajor } from './public-api.mjs';

/**
 * Rooms whose files exist once in the page, offered by the shell: room > the file it travels in. What
 * is asked for together travels together, since on a slow link the number of files costs more than a
 * few unused kilobytes: `area` is what every page of a module needs, `form` what forms alone do, `desk` what lists of
 * operators add, `editing` what pages of editors do. What is large or rare travels alone.
 */
export const ROOMS = {
  'runtime/download': 'desk',
  'runtime/drafts': 'area',
  'runtime/federation': 'area',
  'runtime/http': 'area',
  'runtime/i18n': 'area',
  'runtime/navigation': 'area',
  'runtime/outbox': 'area',
  'runtime/page': 'area',
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
  // A single file: it draws at once, so it brings the library with it, which other charts wait for with their data.
  'ui/charts/paper-chart': 'chart-on-paper',
  // What waits is saved without a network too: by a file that is there.
  'ui/charts/save-file': 'area',
  'ui/approvals': 'editing',
  'ui/compare': 'editing',
  'ui/grid': 'desk',
  'ui/queue': 'desk',
  'ui/map': 'map',
  'ui/document': 'document',
  'ui/picture': 'picture',
  'ui/picture-field': 'editing',
  'ui/map/clusters': 'map',
};

/** Packages that must exist once: request > folder of the package that gives the version. */
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

/** Packages that only pages of modules need, and the file they travel in. */
export const PACKAGE_GROUPS = { 'single-spa-react': 'area' };

/** What is offered of a package whose other exports would weigh on every page: what shared/ itself imports of it. */
export const PACKAGE_EXPORTS = { 'react-i18next': ['useTranslation'] };

/** Name of the chunk an entry travels in: its own, or that of its room. */
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

/** Every file of the public API: `{entry, request, file, names}`, in the order of the list, so that builds are repeatable. */
export function sharedEntries() {
  return Object.entries(publicApi().names).map(([entry, names]) => ({
    entry,
    request: `${SHARED}/${entry}`,
    file: fileOf(entry),
    names,
  }));
}

/** The shared packages with the version installed here: `{request, version}`. */
export function sharedPackages() {
  return Object.entries(PACKAGES).map(([request, dir]) => ({
    request,
    version: versionOf(`node_modules/${dir}`),
  }));
}

/**
 * What a module takes from the shell. `import: false` leaves no copy in the module, so a second
 * session or a second React cannot exist; the shell must offer all of it.
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
