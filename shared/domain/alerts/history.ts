import type { CountryNumbers } from '../country/numbers';
import type { CountryBaseline } from './pooled/country-baseline';

/** Names of the alert rules, as stored in the database and used in addresses and text keys. */
export const ALERT_RULES = ['month', 'rolling', 'pooled', 'same_fish', 'large_meal', 'history'] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/** Rules that raise alerts by counting in windows, by priority; `large_meal` looks at single meals. */
export const RAISING_RULES = ['month', 'rolling', 'pooled', 'same_fish'] as const;
/** Rules of the replay. `history` raised alerts before `pooled` and is kept for comparison. */
export const REPLAYED_RULES = [...RAISING_RULES, 'history'] as const;

/**
 * A case that counts for alerts: not deleted, no duplicate, not set aside by review. Every patient of a
 * meal counts.
 */
export interface HistoryCase {
  id: number;
  year: number;
  /** 1 to 12 */
  month: number;
  /** civil date at the place, 2026-03-10; null where only the month is known */
  date: string | null;
  /** number shared by the reports of its meal; null or left out where no other report is linked */
  meal?: number | null;
  /** species that it names; null or left out without one */
  fish?: number | null;
  /** what it shares with other reports of its sender: marks of device, network and contact; left out where not read */
  marks?: readonly string[];
}

/** Cases of one earlier month of an island. */
export interface EarlierMonth {
  count: number;
  /**
   * whether any source observed the island in that month; if none did, `count` 0 does not mean "no cases"
   */
  observed: boolean;
}

/** What an alert rule knows about one island on one day. */
export interface IslandHistory {
  /** location id */
  island: number;
  /** thresholds and limits of its country */
  numbers: CountryNumbers;
  /** civil date at the place on which the rule is evaluated */
  today: string;
  /**
   * cases of the month of `today` and of the year that ends today, in any order; may include others
   */
  cases: readonly HistoryCase[];
  /** the 36 months before that of `today`, oldest first */
  before: readonly EarlierMonth[];
  /** what is usual on the islands of its country, in meals; without it `pooled` says nothing */
  usual?: Pick<CountryBaseline, 'usual'>;
}

/** Result of one alert rule for an island on one day. */
export interface Signal {
  rule: AlertRule;
  /** whether the rule is fulfilled and an alert is due */
  raised: boolean;
  /** first and last civil date of the window looked at */
  from: string;
  until: string;
  /** ids of the cases in the window, ascending */
  cases: readonly number[];
  observed: number;
  /**
   * mean number of cases in a window of this length by the island's own months; null where too few were
   * observed
   */
  expected: number | null;
  /** number of cases that the window must exceed; null for rules without a fixed threshold */
  threshold: number | null;
  /** chance of as many cases or more in a usual month; null where too few months were observed */
  probability: number | null;
  /** why the rule is fulfilled: key of a sentence in the dictionaries and its values */
  sentence: { text: string; values: Readonly<Record<string, number | null>> };
  /** species that its cases name, for `same_fish` */
  fish?: number | null;
}

/** One alert rule. Each rule is a file of its own; a further rule is added to `DETECTORS`. */
export interface Detector {
  rule: AlertRule;
  /** days around an alert of this rule in which it raises no other on the island, unless that was discarded */
  restDays?: number;
  /** the histories that it looks at one by one, where cases of different ones never count together */
  parts?(history: IslandHistory): readonly IslandHistory[];
  /** Evaluates the rule for one island as of `history.today`; pure. */
  look(history: IslandHistory): Signal;
}
