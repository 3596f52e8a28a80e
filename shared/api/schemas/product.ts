import * as z from 'zod/mini';
import { id } from './common';
import { acceptedChange } from './revision';
import { phenotype, specie } from './species';

/** Public reports of one product by island and month of the place; null where the island is not known. */
const reportCell = z.object({
  island: z.nullable(id),
  year: z.nullable(z.int()),
  month: z.nullable(z.int()),
  cases: z.int(),
});

const around = {
  reports: z.array(reportCell),
  /** the newest first, 50 at most */
  history: z.array(acceptedChange),
  /** it was deleted; it stays readable because cases point to it */
  deleted: z.boolean(),
};

/** A species with what its page shows beside it. */
export const specieDetail = z.object({ specie, ...around });
export type SpecieDetail = z.infer<typeof specieDetail>;

/** A group with its species and what its page shows beside it; reports name the group or one of its species. */
export const phenotypeDetail = z.object({ phenotype, species: z.array(specie), ...around });
export type PhenotypeDetail = z.infer<typeof phenotypeDetail>;
