import optimizeLocales from '@react-aria/optimize-locales-plugin';
import MiniCss from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import { scriptTargets } from './browsers.mjs';
import { declarationOf } from './declaration.mjs';
import { walk } from './files.mjs';
import { at, CACHE } from './paths.mjs';
import { CssMinimizer } from './plugins/css-minimizer.mjs';
import { cssName } from './plugins/css-names.mjs';
import { SteadyOrder } from './plugins/steady-order.mjs';

const LIGHTER = {
  'zod/mini$': at('shared/webpack/plugins/schemas-unread.mjs'),
  [at('shared/api/schemas/report-answers.ts')]: at('shared/webpack/plugins/answers-unread.mjs'),
  // The package would otherwise resolve to its development build, with warnings.
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
  // Documents use TrueType fonts only, and the WOFF2 decoder is half as large as everything else.
  'brotli/decompress.js$': at('shared/webpack/plugins/no-woff2.mjs'),
};

/**
 * Keeps syntax that a supported browser knows. Without `bugfixes`, a bug of Safari below 16.3 in one rare
 * form (e2e/specs/deployment/syntax.spec.ts searches for it) would lengthen every default value and
 * destructured parameter.
 */
const env = () => ({ targets: scriptTargets(), bugfixes: true });

const swc = (production) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    env: env(),
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: false },
        verbatimModuleSyntax: true,
      },
    },
    sourceMaps: !production,
  },
});

/** Libraries published in newer syntax than the oldest supported browser knows: static class blocks. */
const NEWER = /node_modules[\\/](react-aria|react-aria-components|react-stately)[\\/]/;
const libraries = {
  loader: 'swc-loader',
  options: { swcrc: false, env: env(), jsc: { parser: { syntax: 'ecmascript' } } },
};

const STYLES = [
  MiniCss.loader,
  {
    loader: 'css-loader',
    options: {
      sourceMap: false,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: cssName,
      },
    },
  },
];

const rules = (production) => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: swc(production) },
  { test: /\.mjs$/, include: NEWER, use: libraries },
  { test: /\.css$/, use: STYLES, sideEffects: true },
  // Removes what only editors use from declarations.
  { test: /[\\/]module\.json$/, type: 'json', parser: { parse: declarationOf } },
  { test: /\.svg$/, type: 'asset/source' },
  { test: /\.(woff2|ttf|png|webp|jpg)$/, type: 'asset/resource' },
];

const cache = (name, mode) => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: `${CACHE}/webpack`,
  buildDependencies: {
    config: [...walk(at('shared/webpack')), at('package-lock.json')].filter((file) =>
      /\.(mjs|cjs|json)$/.test(file),
    ),
  },
});

/**
 * Base of the webpack configuration of every bundle.
 * @param {{name: string, dir: string, out: string, publicPath: string, production: boolean}} options
 */
export function preset({ name, dir, out, publicPath, production }) {
  const hashed = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    mode: production ? 'production' : 'development',
    target: ['web', 'browserslist'],
    context: dir,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: out,
      publicPath,
      uniqueName: name.replaceAll('-', '_'),
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Firefox takes up a preload only for a script element of the same charset, and the links name none.
      charset: false,
      clean: false,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: production ? LIGHTER : {},
      // Libraries that also read and save files in Node.js.
      fallback: { fs: false },
    },
    module: { rules: rules(production) },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      minimize: production,
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizer(),
      ],
    },
    plugins: [
      new MiniCss({ filename: `${hashed}.css`, chunkFilename: `${hashed}.css`, ignoreOrder: true }),
      optimizeLocales.webpack({ locales: ['fr-FR', 'en-US'] }),
      new SteadyOrder(),
    ],
    cache: cache(name, production ? 'production' : 'development'),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
