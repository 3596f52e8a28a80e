/** Tests that run with each `npm test`. */
export const DAILY: string[] = [];
/** Repetitions with other sizes, languages and zones: `npm run test:long -- browser`. */
export const LONG = '@long';
