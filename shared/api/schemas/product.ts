import * as z from 'zod/mini';
import { TRAIT_NAMES } from '../../domain/species/traits';
import { id } from './common';
import { localName, publishedEvidence } from './directory/species-sources';
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
  /** names by size and place */
  local_names: z.array(localName),
  /** what was published of toxins in it, measurements first */
  published_evidence: z.array(publishedEvidence),
  /** how many public reports that name a part of the animal name each, and how many answered at all */
  parts_eaten: z.object({
    answered: z.int(),
    head: z.int(),
    flesh: z.int(),
    eggs: z.int(),
    viscera: z.int(),
  }),
  /** species that are easily taken for it, most alike first, and the traits in which they differ */
  look_alikes: z.array(z.object({ id, differs: z.array(z.enum(TRAIT_NAMES)) })),
  ...around,
});
export type SpecieDetail = z.infer<typeof specieDetail>;

/** A group with its species and the data of its page; reports name the group or one of its species. */
export const phenotypeDetail = z.object({ phenotype, species: z.array(specie), ...around });
export type PhenotypeDetail = z.infer<typeof phenotypeDetail>;
