import { readdirSync } from 'node:fs';
import { at, versionOf } from './paths.mjs';

/**
 * Rooms of shared/ whose files exist once in the page, offered by the shell: room > the file it
 * travels in. What is asked for together travels together, since on a slow link the number of files
 * costs more than a few unused kilobytes: `area` is what every page of a module needs, `controls`
 * what most forms and filters do. What is large or rare travels alone.
 */
export const ROOMS = {
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
  'runtime/tabs': 'area',
  'ui/foundation': 'area',
  'ui/actions': 'area',
  'ui/art': 'area',
  'ui/data': 'area',
  'ui/feedback': 'area',
  'ui/layout': 'area',
  'ui/fields': 'controls',
  'ui/form': 'controls',
  'ui/overlay': 'controls',
  'ui/art/atoll': 'atoll',
  'ui/art/fish': 'fish',
  'ui/charts': 'charts',
  'ui/map': 'map',
  'ui/map/clusters': 'map',
};

/** Prefix by which a workspace imports shared code. */
export const SHARED = '@ciguawatch/shared';

/** Packages that must exist once: request > folder of the package that gives the version. */
export const PACKAGES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  mobx: 'mobx',
  'mobx-react-lite': 'mobx-react-lite',
  i18next: 'i18next',
  'single-spa-react': 'single-spa-react',
};

/** Name of the chunk an entry travels in: that of its room. */
export const groupOf = (entry) => ROOMS[entry.slice(0, entry.lastIndexOf('/'))];

const CODE = /\.tsx?$/;
const NOT_AN_ENTRY = /\.(test|d)\.tsx?$/;

function filesIn(folder) {
  const found = [];
  try {
    found.push(...readdirSync(at('shared', folder)));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return found.filter((name) => CODE.test(name) && !NOT_AN_ENTRY.test(name)).sort();
}

/** Every shared entry: `{request, file}`, sorted, so that builds are repeatable. */
export function sharedEntries() {
  return Object.keys(ROOMS).flatMap((folder) =>
    filesIn(folder).map((name) => ({
      request: `${SHARED}/${folder}/${name.replace(CODE, '')}`,
      file: at('shared', folder, name),
    })),
  );
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
  const major = `^${versionOf('shared').split('.')[0]}.0.0`;
  const folders = ['runtime', 'ui'].map((folder) => [`${SHARED}/${folder}/`, one(major)]);
  return Object.fromEntries([...packages, ...folders]);
}
