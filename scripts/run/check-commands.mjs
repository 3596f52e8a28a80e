import { join, sep } from 'node:path';
import { ROOT } from './step.mjs';

const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'));

/** A path as a regular expression that matches it literally. */
const escapeRegExp = (path) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Patterns to exclude folders of tests; the command line replaces those of jest.config.cjs. */
const excludePattern = (...folders) =>
  ['/node_modules/', '/dist/', ...folders.map((folder) => escapeRegExp(join(ROOT, folder) + sep))].map(
    (pattern) => `--testPathIgnorePatterns=${pattern}`,
  );

/** The server's tests separate from all others. */
const OPTIONS_OF_SIDE = {
  unit: [
    ...['browser', 'pure', 'server'].map((name) => `--selectProjects=${name}`),
    ...excludePattern('e2e', 'server'),
  ],
  api: ['--selectProjects=server', ...excludePattern('scripts', 'tools')],
  all: [],
};

/**
 * Splits the arguments of a check: patterns of paths, and from the first dash on options of the test
 * runner. Returns `{patterns, flags}`.
 */
export function split(args) {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const [patterns, flags] = at === -1 ? [args, []] : [args.slice(0, at), args.slice(at)];
  return { patterns: patterns.map((pattern) => pattern.replace(/^\.\//, '')), flags };
}

/**
 * V8 flags for short-lived processes: each test file starts a server or an embedded database, which ends
 * before optimised compilation pays off; it took a third of the tests' processor time.
 * @param {number} major of Node.js: from 22 on V8 refuses the interrupt budget flag
 */
export const quickStart = (major = Number(process.versions.node.split('.')[0])) => [
  '--liftoff-only',
  ...(major < 22 ? ['--interrupt-budget=2000000'] : []),
];

/**
 * Command of the tests without a browser: `{args, env}` for Node.
 * @param {'unit' | 'api' | 'all'} side `api` is the server, `unit` everything else
 * @param {{args?: string[], results?: string}} options `results` is the file for the counts
 */
export function jest(side, { args = [], results } = {}) {
  const { patterns, flags } = split(args);
  return {
    args: [
      ...quickStart(),
      bin('jest/bin/jest.js'),
      ...OPTIONS_OF_SIDE[side],
      // Without the option's name, a pattern after `--selectProjects` would be read as a project.
      ...patterns.map((pattern) => `--testPathPatterns=${pattern}`),
      '--maxWorkers=3',
      ...(results ? ['--json', `--outputFile=${results}`] : []),
      ...flags,
    ],
    env: { NODE_OPTIONS: '--enable-source-maps' },
  };
}

/**
 * Command of the browser tests: `{args, env}` for Node.
 * @param {{chromium: string, args?: string[], results?: string, tests?: 'daily' | 'long' | 'all'}} options
 * `chromium` is its path; `long` are the tests tagged `@long`, `daily` the others
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
