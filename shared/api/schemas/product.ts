import * as z from 'zod/mini';
import { id } from './common';
import { acceptedChange } from './revision';
import { descriptionSource, phenotype, specie } from './species';

/**
 * Number of public reports of one product by island and month at the place; null where the island is
 * unknown.
 */
const reportCell = z.object({
  island: z.nullable(id),
  year: z.nullable(z.int()),
  month: z.nullable(z.int()),
  cases: z.int(),
});

const around = {
  reports: z.array(reportCell),
  /** newest first, at most 50 */
  history: z.array(acceptedChange),
  /** whether it was deleted; it stays readable because cases refer to it */
  deleted: z.boolean(),
};

/** A species with the data of its page. */
export const specieDetail = z.object({
  specie,
  /** where the facts of its shipped descriptions were read */
  description_sources: z.array(descriptionSource),
  /** length to which it grows, read on the same pages */
  max_length_cm: z.nullable(z.int()),
  ...around,
});
export type SpecieDetail = z.infer<typeof specieDetail>;

/** A group with its species and the data of its page; reports name the group or one of its species. */
export const phenotypeDetail = z.object({ phenotype, species: z.array(specie), ...around });
export type PhenotypeDetail = z.infer<typeof phenotypeDetail>;
