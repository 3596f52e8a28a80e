import * as z from 'zod/mini';
import { SAMPLING_TIME } from '../../../domain/algae/sampling-time';
import {
  METHODS,
  ORIGINS,
  QUALIFIERS,
  RESULT_DECISIONS,
  TISSUES,
} from '../../../domain/codes/sample-choices';
import { MAX_COUNTRY } from '../../../domain/country/numbers';
import { id, instant, maybe, text, uuid, version } from '../common';

/** Most results of one sample. */
const MOST_RESULTS = 50;

/** Id of a country. */
export const sampleCountry = z.int().check(z.gte(1), z.lte(MAX_COUNTRY));
/** Year, month or day: as precisely as it is known. */
const partialDay = z.string().check(z.regex(SAMPLING_TIME), z.maxLength(10));
const amount = z.number().check(z.gte(0), z.lte(1e9));
/** A text of at least one sign that is no blank. */
const named = (max: number) => text(max).check(z.regex(/\S/));

/** One result of a laboratory; values and limits are in its own unit. */
const resultContent = {
  method: z.enum(METHODS),
  /** toxin in whose equivalents the value is, as the laboratory writes it */
  analyte: maybe(named(60)),
  /** required with a value or a limit */
  unit: maybe(named(60)),
  qualifier: maybe(z.enum(QUALIFIERS)),
  value: maybe(amount),
  lod: maybe(amount),
  loq: maybe(amount),
  /** decision of the laboratory; if missing it is derived from qualifier, value and limits */
  decision: maybe(z.enum(RESULT_DECISIONS)),
  tested_on: maybe(partialDay),
  /** report or publication that the result is taken from */
  reference: maybe(named(300)),
};
/** One result as it is sent. */
export const resultBody = z.strictObject(resultContent);
export type ResultBody = z.infer<typeof resultBody>;

/** What is said of a fish, beside its results. */
export const fishContent = {
  /** name of the sample in its laboratory, unique in a country */
  code: named(60),
  specie_id: maybe(id),
  /** group, where the species is not known */
  phenotype_id: maybe(id),
  /** name as the laboratory writes it, where the directory has none */
  species_text: maybe(named(120)),
  location_id: maybe(id),
  caught_on: maybe(partialDay),
  tissue: maybe(z.enum(TISSUES)),
  length_cm: maybe(z.number().check(z.gte(0.1), z.lte(1000))),
  weight_g: maybe(z.number().check(z.gte(0.1), z.lte(2_000_000))),
  origin: z.enum(ORIGINS),
};
/** Case that the fish was eaten in; never public. */
const linkContent = {
  case_id: maybe(id),
  /** the fish was eaten by all of the meal */
  of_meal: z.optional(z.boolean()),
};
const results = z.array(resultBody).check(z.maxLength(MOST_RESULTS));

export const sampleCreate = z.strictObject({
  uuid,
  country: sampleCountry,
  ...fishContent,
  ...linkContent,
  results,
});
export type SampleCreate = z.infer<typeof sampleCreate>;

/** Fields to change; missing ones stay. `results` replaces all of them. */
export const samplePatch = z.strictObject({
  ...z.partial(z.strictObject({ ...fishContent, ...linkContent })).shape,
  results: z.optional(results),
});
export type SamplePatch = z.infer<typeof samplePatch>;

const sampleResult = z.object({
  id,
  method: z.enum(METHODS),
  analyte: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  qualifier: z.nullable(z.enum(QUALIFIERS)),
  value: z.nullable(z.number()),
  lod: z.nullable(z.number()),
  loq: z.nullable(z.number()),
  /** the same in nanograms per gram, in equivalents of the analyte */
  value_ng_g: z.nullable(z.number()),
  lod_ng_g: z.nullable(z.number()),
  loq_ng_g: z.nullable(z.number()),
  decision: z.enum(RESULT_DECISIONS),
  tested_on: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});
export type SampleResult = z.infer<typeof sampleResult>;

/** A sample as its editors read it. */
export const sample = z.object({
  id,
  uuid: z.string(),
  country: z.int(),
  code: z.string(),
  specie_id: z.nullable(z.int()),
  phenotype_id: z.nullable(z.int()),
  species_text: z.nullable(z.string()),
  location_id: z.nullable(z.int()),
  caught_on: z.nullable(z.string()),
  tissue: z.nullable(z.enum(TISSUES)),
  length_cm: z.nullable(z.number()),
  weight_g: z.nullable(z.number()),
  origin: z.enum(ORIGINS),
  case_id: z.nullable(z.int()),
  of_meal: z.boolean(),
  source: z.enum(['form', 'import']),
  created_at: instant,
  changed_at: instant,
  deleted_at: z.nullable(instant),
  version,
  results: z.array(sampleResult),
});
export type Sample = z.infer<typeof sample>;

const count = z.int();
/** Public counts of tested fish; see `domain/samples/evidence.ts`. */
export const evidenceCells = z.array(
  z.object({
    method: z.enum(METHODS),
    of: z.enum(['survey', 'case']),
    country: z.int(),
    island: z.nullable(z.int()),
    above: count,
    below: count,
    unclear: count,
    sight: z.object({ sees: count, blind: count, unknown: count }),
    lengths: z.nullable(z.tuple([z.number(), z.number()])),
  }),
);
