import { transform } from 'lightningcss';
import webpack from 'webpack';
import { targets } from '../browsers.mjs';

const { Compilation, sources, WebpackError } = webpack;
const NAME = 'css-minimizer';

/**
 * Writes the style sheets of a bundle as short as their meaning allows, for the browsers meant: what
 * an old one does not know is written in the way it does. A rule that cannot be read is a warning,
 * and so ends the build.
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
