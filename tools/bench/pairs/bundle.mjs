import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Bundles a TypeScript file of this folder for Node and passes its exports to `use`.
 * @param entry path below this folder
 */
export async function withBundle(entry, use) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = {
    mode: 'production',
    target: 'node20',
    context: import.meta.dirname,
    entry,
    output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          },
        },
      ],
    },
    optimization: { minimize: false },
    performance: false,
  };
  try {
    await new Promise((resolve, reject) => {
      webpack(config, (error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
      );
    });
    return await use(require(join(folder, 'bundle.cjs')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
