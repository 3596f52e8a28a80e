import { existsSync } from 'node:fs';
import path from 'node:path';
import { at, MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { packedRelease } from '../release/release.mjs';

const EVERY = [
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
const PURE = ['shared/contract', 'shared/api', 'shared/domain'];

/** Inputs of prerendered first views: they contain markup and styles of shared/, and names of islands. */
const DRAWN = [
  'scripts/first-view',
  'shared/runtime',
  'shared/ui',
  'server/reference-data/locations.geojson',
];

const moduleTarget = (id) => ({
  name: id,
  inputs: [
    ...EVERY,
    ...PURE,
    'shared/package.json',
    'shared/public-api.txt',
    id,
    ...(existsSync(at(id, 'src/first-views.tsx')) ? DRAWN : []),
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
      ...EVERY,
      ...DRAWN,
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
    inputs: [...EVERY, ...PURE, 'server'],
    config: at('server/webpack.config.mjs'),
    present: () => existsSync(at('server/dist/server.mjs')),
  },
].filter((target) => existsSync(target.config));
