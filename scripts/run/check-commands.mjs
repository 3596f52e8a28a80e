import { join, sep } from 'node:path';
import { ROOT } from './step.mjs';

const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'));

/** A path as a pattern that means only itself. */
const literal = (path) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a folder's tests are left out by; the command line replaces the list of jest.config.cjs. */
const without = (...folders) =>
  ['/node_modules/', '/dist/', ...folders.map((folder) => literal(join(ROOT, folder) + sep))].map(
    (pattern) => `--testPathIgnorePatterns=${pattern}`,
  );

/** The server's tests apart, everything else together. */
const SIDES = {
  unit: [
    ...['browser', 'pure', 'server'].map((name) => `--selectProjects=${name}`),
    ...without('e2e', 'server'),
  ],
  api: ['--selectProjects=server', ...without('scripts', 'tools')],
  all: [],
};

/**
 * Arguments given to a check: patterns of paths, and from the first that begins with a dash on, those
 * of the program that runs the tests. Answers `{patterns, flags}`.
 */
export function split(args) {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const [patterns, flags] = at === -1 ? [args, []] : [args.slice(0, at), args.slice(at)];
  return { patterns: patterns.map((pattern) => pattern.replace(/^\.\//, '')), flags };
}

/**
 * Flags of V8 for a start that is over soon: each test file loads the server again or starts one, and many open an embedded
 * database; what is compiled once more at its best, in the background, is done with before that pays. A third of the
 * processor time of the server's tests went there, and of a server's start.
 * @param {number} major of Node.js: V8 from 22 on has no budget of this name and does not start with it
 */
export const quickStart = (major = Number(process.versions.node.split('.')[0])) => [
  '--liftoff-only',
  ...(major < 22 ? ['--interrupt-budget=2000000'] : []),
];

/**
 * The command of the tests that need no browser: `{args, env}` for Node.
 * @param {'unit' | 'api' | 'all'} side `api` is the server, `unit` everything else
 * @param {{args?: string[], results?: string}} options `results` is the file that the counts go to
 */
export function jest(side, { args = [], results } = {}) {
  const { patterns, flags } = split(args);
  return {
    args: [
      ...quickStart(),
      bin('jest/bin/jest.js'),
      ...SIDES[side],
      // Without the option's name a pattern after `--selectProjects` would be taken for one more project.
      ...patterns.map((pattern) => `--testPathPatterns=${pattern}`),
      '--maxWorkers=3',
      ...(results ? ['--json', `--outputFile=${results}`] : []),
      ...flags,
    ],
    env: { NODE_OPTIONS: '--enable-source-maps' },
  };
}

/**
 * The command of the browser tests: `{args, env}` for Node.
 * @param {{chromium: string, args?: string[], results?: string, tests?: 'daily' | 'long' | 'all'}} options
 *   `chromium` is the program's path; `long` are the tests tagged `@long`, `daily` the others
 */
export function playwright({ chromium, args = [], results, tests = 'daily' }) {
  return {
    args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args],
    env: {
      CHROMIUM_PATH: chromium,
      SERVER_FLAGS: quickStart().join(' '),
      BROWSER_TESTS: tests,
      ...(results && { BROWSER_RESULTS: results }),
    },
  };
}
