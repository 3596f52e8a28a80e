import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.join(here, 'dist');

/** The database worker is run as it is, beside the bundle. */
const copyWorker = {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('copy-worker', () => {
      mkdirSync(out, { recursive: true });
      copyFileSync(path.join(here, 'src/db/embedded/pglite-worker.mjs'), path.join(out, 'pglite-worker.mjs'));
    });
  },
};

/** Geometry packages whose exports Node and bundlers see differently; bundled, both see the same. */
const BUNDLED = new Set(['polygon-clipping', 'splaytree', 'robust-predicates']);

/** Other packages stay in node_modules; our own workspaces are bundled. */
function external({ request }, done) {
  const own = /^(\.|\/|@ciguawatch\/)/.test(request) || BUNDLED.has(request);
  return own ? done() : done(null, `module ${request}`);
}

/** Bundles the server and the import command for Node. */
export default function config({ production = true } = {}) {
  return {
    name: 'server',
    context: here,
    mode: production ? 'production' : 'development',
    target: 'node20',
    devtool: 'source-map',
    entry: {
      server: './src/server.ts',
      // The thread that makes map files.
      'basemap-worker': './src/features/basemap/basemap-worker.mjs',
      // The thread that computes outlines.
      'outline-worker': './src/features/locations/edit/outline/outline-worker.ts',
      'import-haedat': './src/import/import-haedat.ts',
      'propose-names': './src/import/taxonomy/propose-names-command.ts',
      backup: './src/backup/backup-command.ts',
      restore: './src/backup/restore-command.ts',
      'backup-key': './src/backup/backup-key-command.ts',
      'open-data': './src/features/open-data/command/open-data-command.ts',
      country: './src/country/command/country-command.ts',
      bounced: './src/mail/returned/bounced-command.ts',
    },
    experiments: { outputModule: true },
    output: { path: out, filename: '[name].mjs', module: true, chunkFormat: 'module', clean: false },
    externalsType: 'module',
    externals: [external],
    // The entry that Node itself would take: the two of polygon-clipping do not export the same names.
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'], mainFields: ['main'] },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    module: {
      // The addresses of files beside the bundle are those at run time, not those of the sources.
      parser: { javascript: { importMeta: false, url: false } },
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
    plugins: [copyWorker],
  };
}
