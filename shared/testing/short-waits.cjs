/**
 * A fault often leaves a test waiting for what never comes. The usual limits are those of a screen
 * under load; in `npm run mutate` most of a run's time would go there.
 */
jest.setTimeout(4_000);
require('@testing-library/dom').configure({ asyncUtilTimeout: 2_500 });
