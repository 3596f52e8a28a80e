/**
 * Test environment of `npm run mutate`: skips all tests after the first failure, since most would only wait
 * for something that never happens.
 */
const { TestEnvironment } = require(
  process.env.MUTATE_SIDE === 'browser' ? 'jest-environment-jsdom' : 'jest-environment-node',
);

/** Number of the fault that a test noticed last. */
let noticed;

/** Listens to Jest's events. There is no active fault while Stryker runs the unchanged code. */
async function onTestEvent({ name, test }) {
  const fault = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (name === 'test_start' && fault !== undefined && fault === noticed) test.mode = 'skip';
  if (name === 'test_done' && test.errors.length > 0) noticed = fault;
}

module.exports = class OneFailure extends TestEnvironment {
  static onTestEvent = onTestEvent;
  handleTestEvent = onTestEvent;
};
