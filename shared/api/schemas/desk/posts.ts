import * as z from 'zod/mini';
import { MONTH_STATES, PERIOD_STATES } from '../../../domain/posts/month-state';
import { RHYTHMS } from '../../../domain/posts/periods';
import { civilDate, id, languageCode, text, uuid, version } from '../common';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** What can be changed of a post; at least one of the two addresses. */
const told = {
  /** location id of the island it reports for */
  island: id,
  name: text(120),
  /** person who answers */
  contact: text(120),
  email: z.nullable(text(254)),
  /** mail address that a telephone company turns into a text message */
  sms: z.nullable(text(254)),
  /** language of its requests */
  language: languageCode,
  rhythm: z.enum(RHYTHMS),
  /** first and last day on which it reports */
  starts: civilDate,
  ends: z.nullable(civilDate),
};

export const post = z.object({ id, country: z.int(), ...told, version });
/** A place that says each week or month whether it saw cases. */
export type Post = z.infer<typeof post>;

export const postCreate = z.strictObject({ uuid, ...told });
export type PostCreate = z.infer<typeof postCreate>;

export const postPatch = z.strictObject({
  island: z.optional(told.island),
  name: z.optional(told.name),
  contact: z.optional(told.contact),
  email: z.optional(told.email),
  sms: z.optional(told.sms),
  language: z.optional(told.language),
  rhythm: z.optional(told.rhythm),
  starts: z.optional(told.starts),
  ends: z.optional(told.ends),
});
export type PostPatch = z.infer<typeof postPatch>;

const postPeriod = z.object({
  first: civilDate,
  last: civilDate,
  state: z.enum(PERIOD_STATES),
  /** when it answered that there was nothing */
  answered_at: z.nullable(z.string()),
  reminded: z.boolean(),
  /** whether its answer is still taken */
  open: z.boolean(),
});
export type PostPeriod = z.infer<typeof postPeriod>;

export const postAnswers = z.object({
  /** current civil date at the place */
  today: civilDate,
  posts: z.array(z.object({ id, periods: z.array(postPeriod) })),
  islands: z.array(
    z.object({ island: id, months: z.array(z.object({ month, state: z.enum(MONTH_STATES) })) }),
  ),
});
/** What the posts of a country answered, and what their islands' months are by it. */
export type PostAnswers = z.infer<typeof postAnswers>;

export const postAsk = z.strictObject({ first: civilDate });
export type PostAsk = z.infer<typeof postAsk>;

export const postAsked = z.object({ mailed: z.int() });
export type PostAsked = z.infer<typeof postAsked>;

const SILENCE_ANSWERS = ['nobody', 'none'] as const;

export const silence = z.object({
  id,
  country: z.int(),
  island: id,
  /** first and last month without a report */
  since: month,
  until: month,
  /** observed months among them */
  months: z.int(),
  /** meals usual in as many months */
  expected: z.number(),
  /** chance of no report in as many months, 0 to 1 */
  chance: z.number(),
  /** `nobody`: nobody was reporting; `none`: there really was none */
  answer: z.nullable(z.enum(SILENCE_ANSWERS)),
  version,
});
/** An island without a report for longer than chance explains. */
export type Silence = z.infer<typeof silence>;

export const silenceAnswer = z.strictObject({ answer: z.enum(SILENCE_ANSWERS) });
export type SilenceAnswer = z.infer<typeof silenceAnswer>;
