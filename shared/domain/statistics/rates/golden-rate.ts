/** A rate with its interval from tables of the exact one: a test holds the rule to it, and the page of methods shows it. */
export const GOLDEN_RATE = {
  ...{ count: 10, residents: 5000, years: 4 },
  ...{ rate: 5, low: 4.7954 / 2, high: 18.39 / 2 },
} as const;
