import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { at, ROOT } from './paths.mjs';
import { Integrity } from './plugins/integrity.mjs';
import { preset } from './preset.mjs';

const require = createRequire(import.meta.url);

/**
 * Bundles are written here until all have succeeded, so that a failed build leaves the portal unchanged.
 */
const SCRATCH = at('.cache/shell');

/**
 * Removes parts of the federation runtime: the portal names a module's first script itself, so no manifest
 * is read, and it runs in browsers only.
 */
const FEDERATION = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** Libraries that rarely change, in a file that every page loads first. */
const VENDOR =
  /node_modules[\\/](react|react-dom|mobx|mobx-react-lite|i18next|react-i18next|use-sync-external-store)[\\/]/;
/**
 * React's renderer, the largest part that every page waits for: loaded in parallel with the portal's code.
 */
const DRAWING = /node_modules[\\/](scheduler[\\/]|react-dom[\\/](client\.js|cjs[\\/]react-dom-client\.))/;
/** Large, rare, or used by one page: never part of the chunk for all module pages. */
const APART =
  /[\\/](mapbox-gl|apexcharts|react-apexcharts|pdfkit|fontkit)[\\/]|[\\/](locales|legal|gallery|override)[\\/]/;
/**
 * Chunks of code used together: one file compresses better than ten and needs one request. Everything that
 * modules need is in `commons`, instead of a small file per combination.
 */
const GROUPS = {
  chunks: 'all',
  minSize: 20000,
  maxAsyncRequests: 12,
  maxInitialRequests: 6,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    drawing: { name: 'react-dom', test: DRAWING, chunks: 'all', priority: 25 },
    vendor: { name: 'vendor', test: VENDOR, chunks: 'all', priority: 20 },
    // One chunk for screen charts and one for paper charts would both contain it.
    apexcharts: {
      name: 'apexcharts',
      test: /node_modules[\\/](react-)?apexcharts[\\/]/,
      chunks: 'async',
      priority: 15,
    },
    commons: {
      name: 'commons',
      chunks: 'async',
      minSize: 0,
      priority: 5,
      test: (module, { chunkGraph }) =>
        !APART.test(path.relative(ROOT, module.nameForCondition() ?? ROOT)) &&
        [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'area'),
    },
  },
};

/**
 * Configuration of the shell. It has no federation plugin: the runtime is loaded with the first module
 * (docs/ARCHITECTURE.md), and what is shared is a list of lazy imports.
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
  for (const name of ['offered', 'public-api'])
    config.module.rules.push({
      test: at(`shell/src/loader/${name}.ts`),
      use: [require.resolve(`./plugins/${name}-loader.mjs`)],
    });
  config.optimization.splitChunks = GROUPS;
  config.plugins.push(
    new Html({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer', minify: false }),
    new webpack.DefinePlugin(FEDERATION),
    // In development bundles change in place, so digests would not match.
    ...(production ? [new Integrity()] : []),
  );
  return config;
}

/**
 * Configuration of the service worker: one file in the root, to which the build adds the list of files to
 * cache.
 */
export function workerConfig(url, { production = true, out = SCRATCH } = {}) {
  const dir = path.dirname(fileURLToPath(url));
  const config = preset({ name: 'shell-worker', dir, out, publicPath: '/', production });
  config.target = ['webworker', 'browserslist'];
  config.entry = { sw: './src/offline/sw.ts' };
  config.output.filename = 'sw.js';
  // The list of browsers describes pages, not workers, so webpack cannot derive this.
  config.output.chunkFormat = 'array-push';
  config.devtool = false;
  config.plugins = [];
  return config;
}
