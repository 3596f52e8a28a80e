import * as z from 'zod/mini';
import { CASE_SOURCES } from '../../../domain/codes/choices';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Which months a source observed in a country, or whether it did on one island of it. */
export const coverage = z.object({
  id: z.int(),
  source: z.enum(CASE_SOURCES),
  /** country id, 1 to 22 */
  country: z.int(),
  /** location id of the one island that is meant; null for the whole country */
  island: z.nullable(z.int()),
  /** false where the source was silent for the island in these months */
  observed: z.boolean(),
  /** first month observed, 2007-01 */
  from: month,
  /** last month observed; null where the source still observes */
  until: z.nullable(month),
});
export type Coverage = z.infer<typeof coverage>;
