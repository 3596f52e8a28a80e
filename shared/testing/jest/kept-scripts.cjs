const { statSync } = require('node:fs');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Modules compiled by this process, by project and path: the state of the file, its code and the compiled script. */
const kept = new Map();

/** Modification time and size of a file, which show that it was rewritten; undefined when it does not exist. */
function stateOf(filename) {
  const state = statSync(filename, { throwIfNoEntry: false });
  return state && `${state.mtimeMs} ${state.size}`;
}

/**
 * Compiles each module once a process, where Jest compiles it once a test file, which took a quarter of the
 * processor time. Test files stay isolated, because each of them still executes the compiled modules itself.
 */
module.exports = class KeptScripts extends Runtime {
  constructor(...args) {
    super(...args);
    const [{ id }, , , , , coverage] = args;
    // Coverage needs every file to pass through Jest's own transform in each test file.
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
    // A test file itself runs only once, so its script is not kept.
    if (!entry || !context || filename === executor.testPath) return compile(code, filename);
    entry.script ??= scriptOf(head, code, filename);
    // Leaves files that do not compile as a script, such as ES modules, to Jest and its error messages.
    return entry.script ? entry.script.runInContext(context) : compile(code, filename);
  };
}

/** Records the transformed code and its source map where Jest looks them up for stack traces. */
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
