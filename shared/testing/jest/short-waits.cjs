/**
 * Short time limits for `npm run mutate`: a mutated fault often makes a test wait for something that never
 * happens. MUTATE_WAITS multiplies them.
 */
const times = Number(process.env.MUTATE_WAITS ?? 1);
jest.setTimeout(4_000 * times);
require('@testing-library/dom').configure({ asyncUtilTimeout: 2_500 * times });
