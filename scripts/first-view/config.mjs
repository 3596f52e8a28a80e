import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { at } from '../../shared/webpack/paths.mjs';
import { preset } from '../../shared/webpack/preset.mjs';

const require = createRequire(import.meta.url);
const TEXTS = /[\\/]locales[\\/][a-z]{2}_[A-Z]{2}\.json$/;

/** Folder of the bundle that draws a workspace's first views. */
export const drawingFolder = (id) => at('.cache/first-view', id);

/**
 * Configuration of the bundle that draws first views during the build: the real components in one file,
 * with their style sheets. Class names equal those of other bundles, since they depend on path and name
 * only.
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
  // Decoration that appears once its code has loaded; the live page also starts without it.
  config.plugins.push(new webpack.IgnorePlugin({ resourceRegExp: /atoll-sheet-art$/ }));
  config.plugins.push(new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
  config.cache.buildDependencies.config.push(path.join(at('scripts/first-view'), 'config.mjs'));
  return config;
}
