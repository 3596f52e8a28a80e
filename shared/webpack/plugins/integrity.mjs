import { createHash } from 'node:crypto';
import path from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources, WebpackError } = webpack;
const NAME = 'Integrity';

/** Property of the bundle's runtime that holds its digests, and the placeholder until they are known. */
const DIGESTS = `${RuntimeGlobals.require}.digests`;
const PLACE = '@digests@';
/** The minifier may choose any quotes. */
const QUOTED = new RegExp(`(["'\`])${PLACE}\\1`);

/**
 * Value of an `integrity` attribute. SHA-256 (registry and records have SHA-384), because it saves a third
 * of the bytes in the script that every first visit waits for.
 */
export const integrityOf = (content) => PREFIX + digestOf(content);

const PREFIX = 'sha256-';
const digestOf = (content) => createHash('sha256').update(content).digest('base64');

class DigestsModule extends RuntimeModule {
  constructor() {
    super('digests');
  }

  generate() {
    return `${DIGESTS} = "${PLACE}";`;
  }
}

/**
 * Digests of all files that a runtime may load, by kind and chunk: `{js: {1: "…"}, css: {…}}`; for workers
 * by file name, by which they are started (shared/runtime/page/checked-worker.ts).
 */
function digestsFor(first, { assets, errors }) {
  const found = { js: {}, css: {} };
  for (const chunk of first.getAllAsyncChunks()) {
    for (const file of chunk.files) {
      const kind = file.split('.').at(-1);
      if (kind in found) found[kind][chunk.id] = digestOf(assets[file].buffer());
    }
  }
  const workers = [...first.getAllReferencedAsyncEntrypoints()].flatMap((one) => {
    const files = one.getFiles();
    // A worker starts from a blob, where the URL of a second file does not resolve and no digest is checked.
    if (files.length > 1)
      errors.push(new WebpackError(`A worker is more than one file: ${files.join(', ')}`));
    return files;
  });
  if (workers.length > 0)
    found.worker = Object.fromEntries(
      workers.map((file) => [path.posix.basename(file), digestOf(assets[file].buffer())]),
    );
  return found;
}

/**
 * Webpack plugin of shell and modules: browsers only run chunks whose digest matches. The digests are in
 * the bundle's first script, which the page (shell) or the registry (modules) verifies. They are inserted
 * after files are named, because the first script's name depends on the others' anyway.
 */
export class Integrity {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stated = (tag, kind) => `${tag}.integrity = "${PREFIX}" + ${DIGESTS}.${kind}[chunkId];`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${stated('script', 'js')}`,
      );
      MiniCss.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag }) => `${code}\n${stated(tag, 'css')}`,
      );
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new DigestsModule());
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fill(compilation));
    });
  }
}

/** Inserts the digests into every first script with a placeholder; there must be at least one. */
function fill(compilation) {
  let filled = 0;
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      const code = compilation.assets[file].source().toString();
      if (!QUOTED.test(code)) continue;
      const digests = JSON.stringify(digestsFor(chunk, compilation));
      compilation.updateAsset(file, new sources.RawSource(code.replace(QUOTED, () => digests)));
      filled += 1;
    }
  }
  if (filled === 0)
    compilation.errors.push(new WebpackError('No script has a place for the digests of the others'));
}
