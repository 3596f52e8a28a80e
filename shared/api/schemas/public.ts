import * as z from 'zod/mini';
import type { CountryNumbers } from '../../domain/country/numbers';
import { ALERT_STATES } from './alert';
import { instant } from './common';

/** Figures of home for one country: `cw/summary/`. Counts are reports on the public list. */
export const summary = z.object({
  /** the day at the place for which the figures were made, at midnight: a finer time would tell when a report came */
  at: instant,
  country: z.int(),
  /** location id of the country, whose name stands over its figures; 0 where it has none */
  place: z.int(),
  year: z.int(),
  month: z.int(),
  /** reports of the current month at the place */
  cases: z.int(),
  /** islands with a report in the current month */
  islands: z.int(),
  /** the last twelve months, oldest first; `observed` says whether no case means that none was reported */
  months: z.array(z.object({ year: z.int(), month: z.int(), cases: z.int(), observed: z.boolean() })),
  /** the latest month a public report is of; null when there is none */
  latest: z.nullable(z.object({ year: z.int(), month: z.int() })),
  /** most reported species of the latest 4 years, at most 5 */
  species: z.array(z.object({ specie_id: z.int(), cases: z.int() })),
  /**
   * islands above the outbreak threshold in the current month (specification, section 9), and what the laboratory says
   * of it: `open` until it has verified or discarded an alert of that month there
   */
  outbreaks: z.array(z.object({ island: z.int(), cases: z.int(), verdict: z.enum(ALERT_STATES) })),
});
export type Summary = z.infer<typeof summary>;

/** What a country sets otherwise than the specification; the meaning of each is in `domain/country/numbers.ts`. */
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
    center: z.tuple([z.number(), z.number()]),
    zoom: z.number(),
  } satisfies Record<keyof CountryNumbers, z.ZodMiniType>),
);

/** Run-time configuration of the portal: `config/`. */
export const config = z.object({
  /** demonstration data and accounts are loaded */
  demo: z.boolean(),
  version: z.string(),
  /** server time, to notice a wrong device clock */
  now: instant,
  default_country: z.int(),
  /** emergency number by country id; countries without one are left out */
  emergency: z.record(z.string(), z.string()),
  /** numbers by country id; what is left out is as the specification says */
  numbers: z.record(z.string(), countryNumbers),
  /** who publishes the portal, for the legal pages; null where not configured */
  publisher: z.object({
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    host: z.nullable(z.string()),
    dpo_email: z.nullable(z.string()),
    /** months after which contact data is erased */
    contact_months: z.int(),
  }),
  /** another map style or raster tile address, off by default */
  map: z.nullable(
    z.object({
      style: z.optional(z.string()),
      tiles: z.optional(z.string()),
      attribution: z.optional(z.string()),
    }),
  ),
  /** false: browsers keep nothing of the portal for use without a network, and let go what they kept */
  offline: z.optional(z.boolean()),
  /** sites from which a module under development may be run here; absent where none may, as in production */
  module_origins: z.optional(z.array(z.string())),
});
export type Config = z.infer<typeof config>;

export const audit = z.object({
  id: z.int(),
  at: instant,
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** second person behind a change that waited for approval; left out for all other changes */
  approved_by: z.optional(z.object({ id: z.int(), name: z.string() })),
  kind: z.string(),
  /** a number, or what else names the object: of a text, language, page and key */
  object_id: z.string(),
  action: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type AuditEntry = z.infer<typeof audit>;
