/** Tag of tests that run with each `npm test`. */
export const DAILY: string[] = [];
/**
 * Tag of tests that repeat others in other sizes, languages and time zones: `npm run test:long -- browser`.
 */
export const LONG = '@long';
