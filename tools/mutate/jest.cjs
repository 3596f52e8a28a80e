/**
 * Jest for `npm run mutate`: one area at a time, since Stryker's runner knows no `projects`. What the
 * area is comes in MUTATE_SIDE and MUTATE_TESTS, set by tools/mutate.mjs.
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
  // The sandbox links node_modules: by that way a workspace would read the files as they were.
  moduleNameMapper: { ...base.moduleNameMapper, '^@ciguawatch/([^/]+)/(.*)$': '<rootDir>/$1/$2' },
  // The sandbox itself lies in a folder that the usual list leaves out.
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: JSON.parse(process.env.MUTATE_TESTS).map((glob) => `<rootDir>/${glob}`),
};
