/**
 * Faults that change nothing anybody could see, so that no test can notice them.
 *
 * - `code`, `fault`: as the page shows them; without `fault`, every fault of this code that survives.
 * - `why`: the line of docs/mutation.md, written by hand, that says why.
 */
export const EXPLAINED = [];
