import type { CountryNumbers } from '../country/numbers';

/** A rule that raises alerts, by its name in the store, in addresses and in texts. */
export const ALERT_RULES = ['month', 'rolling', 'history'] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/** A case that counts: not deleted, no duplicate, not set aside by review. A report of a meal told before counts as well. */
export interface HistoryCase {
  id: number;
  year: number;
  /** 1 to 12 */
  month: number;
  /** civil date at the place, 2026-03-10; null where only the month is known */
  date: string | null;
}

/** What one earlier month of an island held. */
export interface EarlierMonth {
  count: number;
  /** whether any source watched: a month that nobody watched is not one without cases */
  observed: boolean;
}

/** What a rule reads of one island. */
export interface IslandHistory {
  /** location id */
  island: number;
  /** numbers of its country */
  numbers: CountryNumbers;
  /** civil date at the place that the rule looks from */
  today: string;
  /** cases of the month of `today` and of the days of the moving window that end with it, in any order; others may be among them */
  cases: readonly HistoryCase[];
  /** the 36 months before that of `today`, oldest first */
  before: readonly EarlierMonth[];
}

/** Result of an alert rule for an island on one day. */
export interface Signal {
  rule: AlertRule;
  /** whether the rule is fulfilled */
  raised: boolean;
  /** first and last civil date of the window looked at */
  from: string;
  until: string;
  /** ids of the cases in the window, ascending */
  cases: readonly number[];
  observed: number;
  /** cases usual in a window of this length by the island's own months; null where too few were observed */
  expected: number | null;
  /** the window is in alert above this number, where the rule has one */
  threshold: number | null;
  /** chance of as many cases or more in a usual month; null where too few months were observed */
  probability: number | null;
  /** what was seen, as a text of the rule and its numbers: the words are in the dictionaries */
  sentence: { text: string; values: Readonly<Record<string, number | null>> };
}

/** One rule: the history of an island in, probability and sentence out. A better rule is one more file like these. */
export interface Detector {
  rule: AlertRule;
  /** Looks at one island as of `history.today`; pure. */
  look(history: IslandHistory): Signal;
}
