const { statSync } = require('node:fs');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this process has read and compiled: project and path > the file's state then, its code, the script made of it. */
const kept = new Map();

/** Changes when a file is written again. */
function stateOf(filename) {
  const state = statSync(filename, { throwIfNoEntry: false });
  return state && `${state.mtimeMs} ${state.size}`;
}

/**
 * Jest reads and compiles each module once more for each test file. Here a process does so once and only runs the module
 * once more: every test file still gets modules of its own. A quarter of the processor time went there.
 */
module.exports = class KeptScripts extends Runtime {
  constructor(...args) {
    super(...args);
    const [{ id }, , , , , coverage] = args;
    // Where it counts what runs, Jest wants to be asked for every file.
    if (!coverage.collectCoverage) keepScripts(this, (filename, internal) => `${id} ${internal} ${filename}`);
  }
};

function keepScripts({ transformCache, executor }, keyOf) {
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    const key = keyOf(filename, options?.isInternalModule ?? false);
    const state = stateOf(filename);
    const known = kept.get(key);
    if (state && known?.state === state) {
      if (known.transformed) note(transformCache, filename, known.transformed);
      return known.code;
    }
    const code = transform(filename, options);
    kept.set(key, { state, code, transformed: transformCache.transforms.get(filename) });
    return code;
  };

  const compile = executor.compile.bind(executor);
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (code, filename) => {
    const keys = [keyOf(filename, false), keyOf(filename, true)];
    const entry = keys.map((key) => kept.get(key)).find((known) => known?.code === code);
    const context = executor.environment.getVmContext();
    // A test file runs once: nothing is gained by keeping it.
    if (!entry || !context || filename === executor.testPath) return compile(code, filename);
    entry.script ??= scriptOf(head, code, filename);
    // What is no script, such as an ES module, Jest refuses in its own words.
    return entry.script ? entry.script.runInContext(context) : compile(code, filename);
  };
}

/** Where Jest looks for the positions in the sources. */
function note({ transforms, sourceMaps }, filename, transformed) {
  transforms.set(filename, transformed);
  if (transformed.sourceMapPath) sourceMaps.set(filename, transformed.sourceMapPath);
}

function scriptOf(head, code, filename) {
  try {
    return new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  } catch {
    return undefined;
  }
}
