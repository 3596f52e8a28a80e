import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from './paths.mjs';
import { Integrity } from './plugins/integrity.mjs';
import { OnlyListed } from './plugins/only-listed.mjs';
import { SteadyIds } from './plugins/steady-ids.mjs';
import { preset } from './preset.mjs';
import { LIST, SHARED } from './public-api.mjs';
import { QuotedPaths } from './quoted-paths.mjs';
import { consumed } from './share-list.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * Least bytes of source shared by two pages for a chunk of their own: smaller pieces compress better within
 * each page, and save a request on a slow connection.
 */
const WHOLE = 100_000;

/** Whether a chunk may share files; a worker may not, since it starts from a blob and cannot load a second one. */
const isShareable = (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime();

/**
 * Webpack configuration of a module: one exposed file, `src/entry.ts`, which shares nothing itself.
 * @param {string} url `import.meta.url` of the module's webpack.config.mjs
 * @param {{production?: boolean, out?: string}} options `out` defaults to the scratch folder
 */
export function moduleConfig(url, { production = true, out } = {}) {
  const dir = path.dirname(fileURLToPath(url));
  const id = path.basename(dir);
  const config = preset({
    name: id,
    dir,
    out: out ?? at('.cache/modules', id),
    publicPath: 'auto',
    production,
  });
  config.entry = {};
  config.optimization.splitChunks = { minSize: WHOLE, chunks: isShareable };
  config.output.clean = production;
  config.module.parser = {
    javascript: { worker: [`CheckedWorker from ${SHARED}/runtime/page/checked-worker`] },
  };
  config.cache.buildDependencies.publicApi = [LIST];
  config.plugins.push(
    new OnlyListed(),
    new SteadyIds(),
    new QuotedPaths(),
    new ModuleFederationPlugin({
      name: id.replaceAll('-', '_'),
      filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      exposes: { './entry': './src/entry.ts' },
      shared: consumed(),
      shareStrategy: 'loaded-first',
      manifest: true,
      // Virtual, because a file in the working folder would be found by the next build.
      virtualRuntimeEntry: true,
      dts: false,
      experiments: { externalRuntime: true, asyncStartup: false, optimization: { target: 'web' } },
    }),
    // In development bundles change in place, so digests would not match.
    ...(production ? [new Integrity()] : []),
  );
  return config;
}
