import { createHash } from 'node:crypto';
import path from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources, WebpackError } = webpack;
const NAME = 'Integrity';

/** Where the runtime of a bundle keeps its digests, and what stands there until they are known. */
const DIGESTS = `${RuntimeGlobals.require}.digests`;
const PLACE = '@digests@';
/** Minifiers choose the quotes. */
const QUOTED = new RegExp(`(["'\`])${PLACE}\\1`);

/**
 * What a tag states of a file. SHA-256, where the registry and the records have SHA-384: a third fewer bytes in the script
 * that every first visit waits for.
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
 * Digests of all that a runtime may ask for, by kind and chunk: `{js: {1: "…"}, css: {…}}`; of workers, by name of the
 * file, since they are started by it (shared/runtime/page/checked-worker.ts).
 */
function digestsFor(first, { assets }) {
  const found = { js: {}, css: {} };
  for (const chunk of first.getAllAsyncChunks()) {
    for (const file of chunk.files) {
      const kind = file.split('.').at(-1);
      if (kind in found) found[kind][chunk.id] = digestOf(assets[file].buffer());
    }
  }
  const workers = [...first.getAllReferencedAsyncEntrypoints()].flatMap((one) => one.getFiles());
  if (workers.length > 0)
    found.worker = Object.fromEntries(
      workers.map((file) => [path.posix.basename(file), digestOf(assets[file].buffer())]),
    );
  return found;
}

/**
 * Webpack plugin of the shell and the modules: browsers run and apply the chunks that were built, and no others. Their
 * digests stand in the first script of the bundle, for which the page (shell) or the registry (modules) vouches. They come
 * in after the files have their names: that of a first script follows those of the others anyway.
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

/** Puts the digests into every first script that has a place for them; there is one at least. */
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
