/**
 * Jest configuration for `npm run mutate`, one area at a time, because Stryker's runner does not support
 * `projects`. The area is given in MUTATE_SIDE and MUTATE_TESTS by tools/mutate.mjs.
 */
const { join } = require('node:path');
const { projects } = require('../../jest.config.cjs');

const rootDir = join(__dirname, '../..');
const { displayName: _name, ...base } = projects.find(
  ({ displayName }) => displayName === process.env.MUTATE_SIDE,
);
const OF_SIDE = {
  browser: {
    setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), '<rootDir>/shared/testing/jest/short-waits.cjs'],
  },
};

module.exports = {
  ...base,
  ...OF_SIDE[process.env.MUTATE_SIDE],
  rootDir,
  testEnvironment: join(__dirname, 'one-failure.cjs'),
  // The sandbox links node_modules, through which workspaces would resolve to the original files.
  moduleNameMapper: { ...base.moduleNameMapper, '^@ciguawatch/([^/]+)/(.*)$': '<rootDir>/$1/$2' },
  // The sandbox's own path would match the usual ignore patterns.
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: JSON.parse(process.env.MUTATE_TESTS).map((glob) => `<rootDir>/${glob}`),
};
