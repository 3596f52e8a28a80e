import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { at } from './paths.mjs';
import { preset } from './preset.mjs';

const require = createRequire(import.meta.url);

/** Bundles wait here until all of them are sound, so that a failed build leaves the portal as it was. */
const SCRATCH = at('.cache/shell');

/**
 * Parts of the federation runtime the portal does without: it names the first script of a module
 * itself, so no manifest is read, and it only runs in browsers.
 */
const FEDERATION = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** Chunks a page needs together, so that a slow link asks for few files. */
const GROUPS = {
  chunks: 'all',
  minSize: 20000,
  maxAsyncRequests: 12,
  maxInitialRequests: 6,
  cacheGroups: {
    // Controls and forms are made of them; small ones, and the styles of all, would travel in both files.
    fields: {
      name: 'fields',
      test: /[\\/]shared[\\/]ui[\\/](fields|overlay)[\\/]/,
      chunks: ({ name }) => name === 'controls' || name === 'form',
      enforce: true,
    },
  },
};

/**
 * Configuration of the shell. It has no federation plugin: the runtime comes with the first
 * module (docs/ARCHITECTURE.md), and what is shared is a plain list of lazy imports.
 * @param {string} url `import.meta.url` of shell/webpack.config.mjs
 */
export function shellConfig(url, { production = true, out = SCRATCH } = {}) {
  const dir = path.dirname(fileURLToPath(url));
  const config = preset({ name: 'shell', dir, out, publicPath: '/', production });
  config.entry = { shell: './src/index.ts' };
  for (const key of ['filename', 'chunkFilename', 'assetModuleFilename']) {
    config.output[key] = `assets/${config.output[key]}`;
  }
  for (const plugin of config.plugins.filter((item) => item.constructor.name === 'MiniCssExtractPlugin')) {
    plugin.options.filename = `assets/${plugin.options.filename}`;
    plugin.options.chunkFilename = `assets/${plugin.options.chunkFilename}`;
  }
  for (const name of ['offered', 'surface'])
    config.module.rules.push({
      test: at(`shell/src/loader/${name}.ts`),
      use: [require.resolve(`./${name}-loader.mjs`)],
    });
  config.optimization.splitChunks = GROUPS;
  config.plugins.push(
    new Html({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer', minify: false }),
    new webpack.DefinePlugin(FEDERATION),
  );
  return config;
}

/** Configuration of the service worker: one file at the root, whose precache list is added after the build. */
export function workerConfig(url, { production = true, out = SCRATCH } = {}) {
  const dir = path.dirname(fileURLToPath(url));
  const config = preset({ name: 'shell-worker', dir, out, publicPath: '/', production });
  config.target = ['webworker', 'browserslist'];
  config.entry = { sw: './src/offline/sw.ts' };
  config.output.filename = 'sw.js';
  // A list of browsers says what a page has, not what a worker has: this cannot be found out from it.
  config.output.chunkFormat = 'array-push';
  config.devtool = false;
  config.plugins = [];
  return config;
}
