/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Content of both test files, so that their order does not matter. They share state through the module `vm` of
 * Node.js, which Jest does not reload.
 */
const TEST = `
const { writeFileSync } = require('node:fs');
const vm = require('node:vm');
if (!vm.compiled) {
  vm.compiled = [];
  const { Script } = vm;
  vm.Script = function (code, options) {
    vm.compiled.push(options.filename);
    return new Script(code, options);
  };
}
vm.turn = (vm.turn ?? 0) + 1;
const turn = vm.turn;
const plain = require('./plain');

test('a module is compiled once for all test files', () => {
  expect(vm.compiled.filter((file) => file.endsWith('plain.js'))).toHaveLength(1);
});

test('each test file has a module of its own', () => {
  expect(plain.count()).toBe(1);
  expect(plain.made).toBeInstanceOf(Array);
});

test('a fault is told with its place in the file', () => {
  expect(plain.fault().stack).toMatch(/plain\\.js:1:32\\b/);
});

test('a file that was written again is read again', () => {
  expect(require('./written')).toBe(turn);
  writeFileSync(require.resolve('./written'), 'module.exports = ' + (turn + 1) + ';' + ' '.repeat(turn));
});`;

const FILES = {
  'package.json': '{}',
  'plain.js':
    'exports.fault = () => { return new Error("x"); };\nlet n = 0;\nexports.count = () => ++n;\nexports.made = [];',
  'written.js': 'module.exports = 1;',
  'one.test.js': TEST,
  'two.test.js': TEST,
};

test('scripts are kept between test files of a process, and nothing else is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-scripts-'));
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
    const config = {
      rootDir: folder,
      runtime: path.join(__dirname, 'kept-scripts.cjs'),
      testEnvironment: require.resolve('jest-environment-node'),
      transform: {},
      cacheDirectory: path.join(folder, 'cache'),
    };
    const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');
    const args = [jest, '--runInBand', '--watchman=false', '--config', JSON.stringify(config)];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain('Tests:       8 passed, 8 total');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
