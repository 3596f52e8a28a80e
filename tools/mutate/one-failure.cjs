/**
 * Test environment of `npm run mutate`: one test that fails is enough to notice a fault. Those that
 * come after it are left out, since most of them would only wait for what never comes.
 */
const { TestEnvironment } = require(
  process.env.MUTATE_SIDE === 'browser' ? 'jest-environment-jsdom' : 'jest-environment-node',
);

/** The fault that a test noticed last, by its number. */
let noticed;

/** Follows what Jest tells of a test. No fault is tried while Stryker runs the tests as they are. */
async function onTestEvent({ name, test }) {
  const fault = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (name === 'test_start' && fault !== undefined && fault === noticed) test.mode = 'skip';
  if (name === 'test_done' && test.errors.length > 0) noticed = fault;
}

module.exports = class OneFailure extends TestEnvironment {
  static onTestEvent = onTestEvent;
  handleTestEvent = onTestEvent;
};
