import { existsSync } from 'node:fs';
import path from 'node:path';
import { at, MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { placeFiles } from '../basemap/shipped-places.mjs';
import { packedRelease } from '../release/release.mjs';

const SHARED_INPUTS = [
  'package.json',
  'package-lock.json',
  'shared/webpack',
  'scripts/build.mjs',
  'scripts/bundle',
  'scripts/public-api/earlier.mjs',
  'scripts/release',
  'scripts/texts/copy.mjs',
  'scripts/texts/dictionaries.mjs',
];
const PURE_FOLDERS = ['shared/contract', 'shared/api', 'shared/domain'];

/** Inputs of prerendered first views: they contain markup and styles of shared/, and names of islands. */
const FIRST_VIEW_INPUTS = ['scripts/first-view', 'shared/runtime', 'shared/ui', ...placeFiles(at('.'))];

const moduleTarget = (id) => ({
  name: id,
  inputs: [
    ...SHARED_INPUTS,
    ...PURE_FOLDERS,
    'shared/package.json',
    'shared/public-api.txt',
    id,
    ...(existsSync(at(id, 'src/first-views.tsx')) ? FIRST_VIEW_INPUTS : []),
  ],
  config: at(id, 'webpack.config.mjs'),
  present: () => packedRelease(id) !== null,
});

/**
 * The build's targets: inputs that decide whether to build, configuration, and whether the output exists.
 */
export const TARGETS = [
  {
    name: 'shell',
    inputs: [
      ...SHARED_INPUTS,
      ...FIRST_VIEW_INPUTS,
      'shared',
      'shell',
      ...MODULES.flatMap((id) => [`${id}/module.json`, `${id}/locales`]),
    ],
    config: at('shell/webpack.config.mjs'),
    present: () =>
      ['index.html', 'build-manifest.json', 'sw.js'].every((name) => existsSync(path.join(PORTAL, name))),
  },
  ...MODULES.map(moduleTarget),
  {
    name: 'server',
    inputs: [...SHARED_INPUTS, ...PURE_FOLDERS, 'server'],
    config: at('server/webpack.config.mjs'),
    present: () => existsSync(at('server/dist/server.mjs')),
  },
].filter((target) => existsSync(target.config));
