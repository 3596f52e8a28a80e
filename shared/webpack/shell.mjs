import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { at, ROOT } from './paths.mjs';
import { Integrity } from './plugins/integrity.mjs';
import { preset } from './preset.mjs';

const require = createRequire(import.meta.url);

/** Bundles wait here until all of them are sound, so that a failed build leaves the portal as it was. */
const SCRATCH = at('.cache/shell');

/**
 * Parts of the federation runtime the portal does without: it names the first script of a module
 * itself, so no manifest is read, and it only runs in browsers.
 */
const FEDERATION = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** What stands still while the portal changes, in one file that every page asks for first. */
const VENDOR =
  /node_modules[\\/](react|react-dom|mobx|mobx-react-lite|i18next|react-i18next|use-sync-external-store)[\\/]/;
/** What draws, and the largest part of what every page waits for: it travels beside the portal, not before it. */
const DRAWING = /node_modules[\\/](scheduler[\\/]|react-dom[\\/](client\.js|cjs[\\/]react-dom-client\.))/;
/** Large, rare, or of one page: never a part of what all pages of modules wait for. */
const APART =
  /[\\/](mapbox-gl|apexcharts|react-apexcharts|pdfkit|fontkit)[\\/]|[\\/](locales|legal|gallery|override)[\\/]/;
/**
 * Chunks a page needs together travel together: one file compresses better than ten, and a slow link asks for few.
 * All that lets modules in is in `commons`, in place of a small file for each set of sharers.
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
    // Drawn with by charts on the screen and by those on paper, which are two chunks.
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
  for (const name of ['offered', 'public-api'])
    config.module.rules.push({
      test: at(`shell/src/loader/${name}.ts`),
      use: [require.resolve(`./plugins/${name}-loader.mjs`)],
    });
  config.optimization.splitChunks = GROUPS;
  config.plugins.push(
    new Html({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer', minify: false }),
    new webpack.DefinePlugin(FEDERATION),
    // A bundle under development changes in place.
    ...(production ? [new Integrity()] : []),
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
