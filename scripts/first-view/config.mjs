import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { at } from '../../shared/webpack/paths.mjs';
import { preset } from '../../shared/webpack/preset.mjs';

const require = createRequire(import.meta.url);
const TEXTS = /[\\/]locales[\\/][a-z]{2}_[A-Z]{2}\.json$/;

/** Where the bundle that draws the first views of a workspace lies. */
export const drawingFolder = (id) => at('.cache/first-view', id);

/**
 * Configuration of the bundle that draws first views while the portal is built: the very components, in one file, with
 * their style sheets beside it. Class names are those of the other bundles, since they come from path and name alone.
 * @param {string} id workspace whose views are drawn: `shell` or a module
 */
export function drawingConfig(id, { production = true } = {}) {
  const config = preset({
    name: `${id}-first-view`,
    dir: at('scripts/first-view'),
    out: drawingFolder(id),
    publicPath: '',
    production,
  });
  config.entry = {
    views: at(id, id === 'shell' ? 'src/first-view/frames.tsx' : 'src/first-views.tsx'),
    globals: at('shared/webpack/first-view-globals.ts'),
  };
  Object.assign(config.output, {
    filename: '[name].js',
    chunkFilename: '[name].js',
    library: { type: 'var', name: '[name]' },
    clean: true,
  });
  config.optimization = {
    ...config.optimization,
    minimize: true,
    minimizer: config.optimization.minimizer.slice(1),
  };
  config.module.rules.push({
    test: TEXTS,
    type: 'json',
    use: [require.resolve('./mark-texts-loader.mjs')],
  });
  for (const plugin of config.plugins.filter((item) => item.constructor.name === 'MiniCssExtractPlugin')) {
    plugin.options.filename = '[name].css';
    plugin.options.chunkFilename = '[name].css';
  }
  // Decoration that comes when its code has: the live page shows itself without it first.
  config.plugins.push(new webpack.IgnorePlugin({ resourceRegExp: /atoll-sheet-art$/ }));
  config.plugins.push(new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
  config.cache.buildDependencies.config.push(path.join(at('scripts/first-view'), 'config.mjs'));
  return config;
}
