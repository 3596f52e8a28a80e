import * as z from 'zod/mini';
import { NOTE_KINDS } from '../../domain/alerts/fish-notes';
import { ALERT_RULES } from '../../domain/alerts/history';
import { civilDate, id, instant, version } from './common';

/** States of an alert: undecided, confirmed as an outbreak, discarded. */
export const ALERT_STATES = ['open', 'verified', 'discarded'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

const rule = z.enum(ALERT_RULES);
const state = z.enum(ALERT_STATES);
const count = z.int().check(z.gte(0));
/** Usual number of cases per month, for `pooled` of meals in its window; null where too few months were observed. */
const expected = z.nullable(z.number());

/** Result of a rule in its window, on the day it was evaluated. */
const seen = {
  rule,
  from: civilDate,
  until: civilDate,
  /** cases; meals for `pooled`, unrelated meals for `same_fish`, people ill for `large_meal` */
  observed: count,
  expected,
  /** number of cases that the window must exceed; null for a rule without a fixed threshold */
  threshold: z.nullable(count),
  /** probability of as many cases or more in a usual month */
  probability: z.nullable(z.number()),
};

const alert = z.object({
  id,
  ...seen,
  /** species that its cases name, for `same_fish` */
  specie_id: z.nullable(id),
  island: id,
  archi: z.nullable(id),
  country: id,
  raised_at: instant,
  /**
   * days from the latest meal of its cases to the day it was raised; null in alerts older than this field
   */
  told_after: z.nullable(count),
  /** cases of its island and window that count now; `observed` counts those that raised it */
  counted: count,
  /** meals that these cases are of; a case without a linked report is a meal of its own */
  meals: count,
  /** people ill at these meals */
  people: count,
  /**
   * whether an editor reviewed one of its cases, or they came from at least two devices and two networks in the
   * last 30 days
   */
  backed: z.boolean(),
  /** number of e-mails sent when it was raised */
  mailed: count,
  state,
  note: z.string(),
  decided_at: z.nullable(instant),
  /** name of the editor who decided last */
  decided_by: z.nullable(z.string()),
  version,
});
export type Alert = z.infer<typeof alert>;

export const alertPage = z.object({
  results: z.array(alert),
  count,
  page: z.int(),
  page_size: z.int(),
  /** number of alerts in each state, regardless of the state filter */
  states: z.object({ open: count, verified: count, discarded: count }),
  /** years with an alert, the latest first, regardless of filters */
  years: z.array(z.int()),
  /** islands with an alert, for the filter */
  islands: z.array(id),
});
export type AlertPage = z.infer<typeof alertPage>;

/** An alert as printed in a bulletin. */
export const bulletinAlert = z.object({
  id,
  rule,
  island: id,
  from: civilDate,
  until: civilDate,
  state,
  /** cases of its island and window that counted when the bulletin was computed */
  counted: count,
  /** what its rule counted when it was raised, with the chance; left out in bulletins issued before it was printed */
  observed: z.optional(count),
  expected: z.optional(expected),
  probability: z.optional(seen.probability),
  /** null where the note was erased after the bulletin was issued */
  note: z.nullable(z.string()),
});
export type BulletinAlert = z.infer<typeof bulletinAlert>;

const alertCase = z.object({
  id,
  year: z.int(),
  month: z.nullable(z.int()),
  date: z.nullable(civilDate),
  specie_id: z.nullable(id),
  phenotype_id: z.nullable(id),
  /** number of people ill according to this report */
  people: count,
  /** number shared by the reports of its meal; null where no other report is linked */
  meal_group: z.nullable(id),
  /** whether it was among the cases that raised the alert; otherwise it came later */
  raised: z.boolean(),
  /** false where it was since deleted, set aside, moved out of the window or marked as a duplicate */
  counted: z.boolean(),
});

/**
 * What each rule found: `here`: this alert; `alert`: another alert; `same_cases`: fulfilled by cases
 * already alerted; `quiet`: not fulfilled.
 */
const verdict = z.object({
  ...seen,
  said: z.enum(['here', 'alert', 'same_cases', 'quiet']),
  /** the other alert, with `alert` */
  other: z.nullable(z.object({ id, state, raised_at: instant, decided_at: z.nullable(instant) })),
});

const monthSeen = z.object({ year: z.int(), month: z.int(), count, observed: z.boolean() });

export const alertDetail = z.object({
  ...alert.shape,
  cases: z.array(alertCase),
  rules: z.array(verdict),
  /** the 36 months before and the month of the alert, oldest first */
  months: z.array(
    // `meals`: each in the month of its earliest report
    z.object({ ...monthSeen.shape, meals: count }),
  ),
  /** meals that are usual in the month of the alert; null where too few months were observed */
  usual_meals: z.nullable(z.number()),
  /** what the expected number of `pooled` is computed from, by the data of today; null for the other rules */
  inputs: z.nullable(
    z.object({
      /** months of the 36 before its window that were observed, and meals in them */
      observed: count,
      meals: count,
      /** the same, weighted */
      taught: z.object({ meals: z.number(), months: z.number() }),
      /** gamma distribution of the monthly rate of the country's islands */
      country: z.object({ shape: z.number(), rate: z.number() }),
      /** mean share of what happens that sources tell in the window, 0 to 1 */
      share: z.number(),
      dispersion: z.number(),
    }),
  ),
  /** number of reports in the window that are not counted */
  aside: z.object({ to_review: count, duplicates: count }),
});
export type AlertDetail = z.infer<typeof alertDetail>;

/** Note for editors about the fish of a case: never mailed, never public. */
export const fishNote = z.object({
  id,
  kind: z.enum(NOTE_KINDS),
  case_id: id,
  /** the earlier case, with `fish_again` */
  other_id: z.nullable(id),
  island: id,
  specie_id: id,
  /** days between the two meals, with `fish_again` */
  days: z.nullable(count),
  /** meals of the island before it that name a fish, and species that one of them names, with `first_fish` */
  named: z.nullable(count),
  once: z.nullable(count),
  /** chance that the next meal names a fish that none before it named; null where none named any */
  chance: z.nullable(z.number()),
  noted_at: instant,
});
export type FishNote = z.infer<typeof fishNote>;

export const alertDecision = z.strictObject({
  state: z.enum(['verified', 'discarded']),
  note: z.string().check(z.minLength(1), z.maxLength(2000)),
});
export type AlertDecision = z.infer<typeof alertDecision>;

export const alertReplay = z.object({
  /** first month replayed; null where there is no case */
  from: z.nullable(z.object({ year: z.int(), month: z.int() })),
  until: z.object({ year: z.int(), month: z.int() }),
  /** alerts that each rule would have raised on its own */
  alerts: z.array(
    z.object({
      rule,
      island: id,
      at: civilDate,
      /** length of its window in days */
      days: count,
      observed: count,
      expected,
      threshold: z.nullable(count),
      probability: z.nullable(z.number()),
    }),
  ),
  /** real alerts of the same places, for comparison */
  log: z.array(
    z.object({ id, rule, island: id, at: civilDate, days: count, state, observed: count, expected }),
  ),
  /** months of the selected island; empty for a whole country */
  months: z.array(
    // `least`: fewest cases that the rule `history` finds unusual in that month
    z.object({ ...monthSeen.shape, expected, least: z.nullable(count) }),
  ),
});
export type AlertReplay = z.infer<typeof alertReplay>;
