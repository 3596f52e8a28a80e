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
 * Bytes of source that two pages share before they travel apart: less of it compresses better within each page, and a
 * slow link asks for one file less.
 */
const WHOLE = 100_000;

/**
 * Configuration of a module: one exposed file, `src/entry.ts`, and nothing shared of its own.
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
  config.optimization.splitChunks = { minSize: WHOLE };
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
      // No file below the folder that the build was called from: one build would find what another left there.
      virtualRuntimeEntry: true,
      dts: false,
      experiments: { externalRuntime: true, asyncStartup: false, optimization: { target: 'web' } },
    }),
    // A bundle under development changes in place.
    ...(production ? [new Integrity()] : []),
  );
  return config;
}
