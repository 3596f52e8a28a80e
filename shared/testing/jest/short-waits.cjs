/**
 * A fault often leaves a test waiting for what never comes. The usual limits are those of a screen
 * under load; in `npm run mutate` most of a run's time would go there. MUTATE_WAITS makes them so many times as long.
 */
const times = Number(process.env.MUTATE_WAITS ?? 1);
jest.setTimeout(4_000 * times);
require('@testing-library/dom').configure({ asyncUtilTimeout: 2_500 * times });
