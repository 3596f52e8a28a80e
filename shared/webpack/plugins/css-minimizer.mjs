import { transform } from 'lightningcss';
import webpack from 'webpack';
import { targets } from '../browsers.mjs';

const { Compilation, sources, WebpackError } = webpack;
const NAME = 'css-minimizer';

/**
 * Webpack plugin that minifies style sheets and lowers syntax for the supported browsers. An unreadable
 * rule is a warning, which fails the build.
 */
export class CssMinimizer {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const filename of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          const { code, warnings } = transform({
            filename,
            code: assets[filename].buffer(),
            minify: true,
            targets: targets(),
          });
          for (const { message, loc } of warnings)
            compilation.warnings.push(new WebpackError(`${filename}:${loc.line}: ${message}`));
          compilation.updateAsset(filename, new sources.RawSource(code), { minimized: true });
        }
      });
    });
  }
}
