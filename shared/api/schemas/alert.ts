import * as z from 'zod/mini';
import { ALERT_RULES } from '../../domain/alerts/history';
import { civilDate, id, instant, version } from './common';

/** How an alert stands: nobody decided yet, a true outbreak, none. */
export const ALERT_STATES = ['open', 'verified', 'discarded'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

const rule = z.enum(ALERT_RULES);
const state = z.enum(ALERT_STATES);
const count = z.int().check(z.gte(0));
/** Usual cases a month; null where too few months were observed. */
const expected = z.nullable(z.number());

/** What a rule saw in its window, as of the day it was asked. */
const seen = {
  rule,
  from: civilDate,
  until: civilDate,
  observed: count,
  expected,
  /** the window is in alert above this number; null for a rule without one */
  threshold: z.nullable(count),
  /** chance of as many cases or more in a usual month */
  probability: z.nullable(z.number()),
};

const alert = z.object({
  id,
  ...seen,
  island: id,
  archi: z.nullable(id),
  country: id,
  raised_at: instant,
  /** days from the latest meal of its cases to the day it was raised; null where it was raised before this was kept */
  told_after: z.nullable(count),
  /** cases of its island and window that count now; `observed` are those it was raised by */
  counted: count,
  /** e-mails that were written when it was raised */
  mailed: count,
  state,
  note: z.string(),
  decided_at: z.nullable(instant),
  /** name of who decided last */
  decided_by: z.nullable(z.string()),
  version,
});
export type Alert = z.infer<typeof alert>;

export const alertPage = z.object({
  results: z.array(alert),
  count,
  page: z.int(),
  page_size: z.int(),
  /** how many there are in each state, whatever state is asked for */
  states: z.object({ open: count, verified: count, discarded: count }),
  /** years with an alert, the latest first, whatever is asked for */
  years: z.array(z.int()),
  /** islands with an alert */
  islands: z.array(id),
});
export type AlertPage = z.infer<typeof alertPage>;

/** An alert as a bulletin prints it. */
export const bulletinAlert = z.object({
  id,
  rule,
  island: id,
  from: civilDate,
  until: civilDate,
  state,
  /** cases of its island and window that counted when the bulletin was made */
  counted: count,
  /** null where it was erased since the bulletin was issued */
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
  /** people ill by this report */
  people: count,
  /** whether it raised the alert; another one of its window otherwise */
  raised: z.boolean(),
  /** false: it was deleted, set aside, moved out of the window or found to be a duplicate since */
  counted: z.boolean(),
});

/** `here`: this alert; `alert`: another one; `same_cases`: fulfilled by cases that were already reported; `quiet`: not fulfilled. */
const verdict = z.object({
  ...seen,
  said: z.enum(['here', 'alert', 'same_cases', 'quiet']),
  /** the other alert */
  other: z.nullable(z.object({ id, state, raised_at: instant, decided_at: z.nullable(instant) })),
});

const monthSeen = z.object({ year: z.int(), month: z.int(), count, observed: z.boolean() });

export const alertDetail = z.object({
  ...alert.shape,
  cases: z.array(alertCase),
  rules: z.array(verdict),
  /** 36 months and that of the alert, oldest first */
  months: z.array(monthSeen),
  /** reports of the window that do not count */
  aside: z.object({ to_review: count, duplicates: count }),
});
export type AlertDetail = z.infer<typeof alertDetail>;

export const alertDecision = z.strictObject({
  state: z.enum(['verified', 'discarded']),
  note: z.string().check(z.minLength(1), z.maxLength(2000)),
});
export type AlertDecision = z.infer<typeof alertDecision>;

export const alertReplay = z.object({
  /** first and last month replayed; null where there is no case */
  from: z.nullable(z.object({ year: z.int(), month: z.int() })),
  until: z.object({ year: z.int(), month: z.int() }),
  /** what each rule would have raised by itself */
  alerts: z.array(
    z.object({
      rule,
      island: id,
      at: civilDate,
      observed: count,
      expected,
      threshold: z.nullable(count),
      probability: z.nullable(z.number()),
    }),
  ),
  /** alerts of the log in the same places */
  log: z.array(z.object({ id, rule, island: id, at: civilDate, state, observed: count, expected })),
  /** months of the island that was asked for; empty for a country */
  months: z.array(
    // `least`: the fewest cases that the own history finds unusual
    z.object({ ...monthSeen.shape, expected, least: z.nullable(count) }),
  ),
});
export type AlertReplay = z.infer<typeof alertReplay>;
