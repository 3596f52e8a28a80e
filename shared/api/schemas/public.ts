import * as z from 'zod/mini';
import { METHODS } from '../../domain/codes/sample-choices';
import { GRADED_SYMPTOMS } from '../../domain/codes/symptoms';
import type { CountryNumbers } from '../../domain/country/numbers';
import { RECOVERY_DAYS } from '../../domain/recovery/answers';
import { ALERT_STATES } from './alert';
import { civilDate, instant } from './common';
import { officialShare } from './monthly/official';

/** Figures of the home page for one country, `cw/summary/`. All counts are of the public list. */
export const summary = z.object({
  /**
   * day at the place for which the figures were computed, at midnight: a finer time would reveal when a
   * report arrived
   */
  at: instant,
  country: z.int(),
  /** location id of the country, whose name heads the figures; 0 where it has none */
  place: z.int(),
  year: z.int(),
  month: z.int(),
  /** number of reports in the current month at the place */
  cases: z.int(),
  /** number of islands with a report in the current month */
  islands: z.int(),
  /**
   * the last twelve months, oldest first; where `observed` is false, 0 cases does not mean that nobody fell
   * ill
   */
  months: z.array(z.object({ year: z.int(), month: z.int(), cases: z.int(), observed: z.boolean() })),
  /** the latest month with a public report; null when there is none */
  latest: z.nullable(z.object({ year: z.int(), month: z.int() })),
  /** the most reported species of the latest 4 years: 5, with those equal to the fifth up to 8 */
  species: z.array(z.object({ specie_id: z.int(), cases: z.int() })),
  /** the reported species that `species` leaves out: their number, the highest count, and whether all have it */
  species_left: z.optional(z.object({ count: z.int(), each: z.int(), equal: z.boolean() })),
  /**
   * islands above the outbreak threshold in the current month (specification, section 9), with the
   * laboratory's verdict: `open` until it verifies or discards an alert of that month there. `verified` is false
   * until an editor reviewed one of the reports or verified the alert, or the reports came from at least two
   * devices and two networks.
   */
  outbreaks: z.array(
    z.object({ island: z.int(), cases: z.int(), verdict: z.enum(ALERT_STATES), verified: z.boolean() }),
  ),
  /**
   * share of the official cases that the country's sources hold, over the latest 4 years; missing when no
   * official number is known
   */
  official: z.optional(z.array(officialShare)),
  /** median days from the meal to the report, as of Monday; missing while too few reports came */
  delay: z.optional(z.int()),
});
export type Summary = z.infer<typeof summary>;

/** Shares still ill at the dates with at least 20 answers; 0 to 1. */
const recoveryDates = z.array(
  z.object({
    /** days after the meal */
    due: z.literal(RECOVERY_DAYS),
    /** those who answered, were shown the questions, or had let the laboratory ask when the date came */
    asked: z.int(),
    /** those who said yes or no */
    answered: z.int(),
    ill: z.int(),
    /** of those who answered, with its exact 95 % interval */
    share: z.number(),
    low: z.number(),
    high: z.number(),
    /** of all who were asked, if none of the silent ones is ill, and if all are */
    atLeast: z.number(),
    atMost: z.number(),
  }),
);

/** How many people of a country are still ill at three dates after the meal, `cw/recovery/`. */
export const recoveryFigures = z.object({
  /** Monday at the place until which answers are counted: one that came since would name who answered */
  until: civilDate,
  country: z.int(),
  dates: recoveryDates,
  /** share still ill at the end of each part of the curve (Turnbull), from 20 people on; otherwise empty */
  curve: z.array(z.object({ until: z.literal(RECOVERY_DAYS), stillIll: z.number() })),
  /** the same for those who ate of one group of products; none that would tell of fewer than 20 by subtraction */
  groups: z.array(z.object({ phenotype: z.int(), dates: recoveryDates })),
  /** the same for those whose report names a symptom, by the same rule */
  symptoms: z.optional(z.array(z.object({ symptom: z.enum(GRADED_SYMPTOMS), dates: recoveryDates }))),
});
export type RecoveryFigures = z.infer<typeof recoveryFigures>;

/** Settings of a country that differ from the specification; see `domain/country/numbers.ts`. */
const countryNumbers = z.partial(
  z.object({
    outbreakThreshold: z.int(),
    alertDays: z.int(),
    rateAlert: z.int(),
    publishPersonFrom: z.int(),
    publishProfileFrom: z.int(),
    riskOften: z.int(),
    riskVery: z.int(),
    riskRateSometimes: z.number(),
    riskRateOften: z.number(),
    riskRateVery: z.number(),
    confirmingMethods: z.array(z.enum(METHODS)),
    center: z.tuple([z.number(), z.number()]),
    zoom: z.number(),
  } satisfies Record<keyof CountryNumbers, z.ZodMiniType>),
);

/** Run-time configuration of the portal, `config/`. */
export const config = z.object({
  /** whether demonstration data and accounts are loaded */
  demo: z.boolean(),
  version: z.string(),
  /** server time, by which browsers notice a wrong device clock */
  now: instant,
  default_country: z.int(),
  /** emergency number by country id; countries without one are left out */
  emergency: z.record(z.string(), z.string()),
  /** settings by country id; missing ones are those of the specification */
  numbers: z.record(z.string(), countryNumbers),
  /** publisher of the portal, for the legal pages; null where not configured */
  publisher: z.object({
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    host: z.nullable(z.string()),
    dpo_email: z.nullable(z.string()),
    /** months after which contacts are erased */
    contact_months: z.int(),
  }),
  /** alternative map style or address of raster tiles; null by default */
  map: z.nullable(
    z.object({
      style: z.optional(z.string()),
      tiles: z.optional(z.string()),
      attribution: z.optional(z.string()),
    }),
  ),
  /** provider of single sign-on, by the name it has for people; missing where none is configured */
  single_sign_on: z.optional(z.object({ name: z.string() })),
  /** false: browsers stop keeping the portal for offline use and delete what they kept */
  offline: z.optional(z.boolean()),
  /**
   * origins from which a module under development may be loaded; missing where none may, as in production
   */
  module_origins: z.optional(z.array(z.string())),
});
export type Config = z.infer<typeof config>;

/** A line of the audit trail. */
export const audit = z.object({
  id: z.int(),
  at: instant,
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** second person who approved the change; missing for changes without approval */
  approved_by: z.optional(z.object({ id: z.int(), name: z.string() })),
  kind: z.string(),
  /** id of the object, or another identifier: of a text its language, page and key */
  object_id: z.string(),
  action: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type AuditEntry = z.infer<typeof audit>;
