// The outline thread from its sources, because tests have no bundle.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } };
require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
require('../../src/features/locations/edit/outline/outline-worker.ts');
