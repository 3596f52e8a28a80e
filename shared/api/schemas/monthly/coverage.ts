import * as z from 'zod/mini';
import { CASE_SOURCES } from '../../../domain/codes/choices';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A period in which a data source did or did not observe a country or one of its islands. */
export const coverage = z.object({
  id: z.int(),
  source: z.enum(CASE_SOURCES),
  /** country id */
  country: z.int(),
  /** location id of the island; null for the whole country */
  island: z.nullable(z.int()),
  /** false where the source has no data for the island in these months */
  observed: z.boolean(),
  /** first month of the period, such as 2007-01 */
  from: month,
  /** last month of the period; null where it goes on */
  until: z.nullable(month),
  /**
   * on one entry per source and country: official cases of a year, and how many of them the source contains
   */
  official: z.optional(z.array(z.object({ year: z.int(), cases: z.int(), held: z.int() }))),
});
export type Coverage = z.infer<typeof coverage>;

/** All coverage rows of a country, with the version that its editors see. */
export const coverageOfCountry = z.object({
  /** country id */
  country: z.int(),
  /** increases with each change by an editor */
  version: z.int(),
  rows: z.array(coverage),
});
export type CoverageOfCountry = z.infer<typeof coverageOfCountry>;

/** Consecutive months of one island that get the same mark. */
const coverageMark = z.strictObject({
  /** location id */
  island: z.int().check(z.gte(1), z.lte(999_999_999)),
  from: month,
  /** last month, at most twenty years after the first */
  until: month,
  /** false where the source is silent; null to follow the country again */
  observed: z.nullable(z.boolean()),
});
export type CoverageMark = z.infer<typeof coverageMark>;

export const coverageMarks = z.strictObject({
  source: z.enum(CASE_SOURCES),
  marks: z.array(coverageMark).check(z.minLength(1), z.maxLength(2000)),
});
export type CoverageMarks = z.infer<typeof coverageMarks>;
