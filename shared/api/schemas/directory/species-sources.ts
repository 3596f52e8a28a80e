import * as z from 'zod/mini';

/** Who says something of a species; the page, where it can be opened. */
const source = z.object({ title: z.string(), url: z.nullable(z.string()) });

/** A name that is used at a size or at a place, with its source. */
export const localName = z.object({
  name: z.string(),
  /** language code, for instance ty_PF */
  language: z.string(),
  size: z.nullable(z.enum(['young', 'adult'])),
  /** length up to which it is used, in centimetres */
  up_to_cm: z.nullable(z.int()),
  /** name of the place, as the source writes it */
  place: z.nullable(z.string()),
  source,
});
export type LocalName = z.infer<typeof localName>;

/**
 * What was published of ciguatoxins in a species. `measured`: toxins were found in fish of the species; `tested`: fish
 * were tested, and what was read does not say in how many toxins were found; `family`: a report names the family.
 */
export const publishedEvidence = z.object({
  kind: z.enum(['measured', 'tested', 'family']),
  /** method of the laboratory as the source writes it; null where what was read does not name it */
  method: z.nullable(z.string()),
  place: z.nullable(z.string()),
  source,
});
export type PublishedEvidence = z.infer<typeof publishedEvidence>;
