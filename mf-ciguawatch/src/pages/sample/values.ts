import type {
  ResultBody,
  Sample,
  SampleCreate,
  SamplePatch,
} from '@ciguawatch/shared/api/schemas/desk/samples';
import { isOfMeal } from '@ciguawatch/shared/domain/codes/sample-choices';
import { decisionOf } from '@ciguawatch/shared/domain/samples/decide';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';

/** A result while it is edited. */
export type ResultValues = Required<ResultBody> & { key: string };

/** A sample while it is edited. */
export interface SampleValues extends Required<Omit<SampleCreate, 'results'>> {
  results: readonly ResultValues[];
}

const NO_RESULT: Required<ResultBody> = {
  ...{ method: 'CBA-N2a', analyte: null, unit: 'ng/g', qualifier: null, value: null, lod: null, loq: null },
  ...{ decision: null, tested_on: null, reference: null },
};

/** A result with nothing filled in. */
export const freshResult = (): ResultValues => ({ ...NO_RESULT, key: newUuid() });

/** A sample with nothing filled in. */
export const freshSample = (country: number): SampleValues => ({
  ...{ uuid: newUuid(), country, code: '', specie_id: null, phenotype_id: null, species_text: null },
  ...{ location_id: null, caught_on: null, tissue: null, length_cm: null, weight_g: null },
  ...{ origin: 'survey' as const, case_id: null, of_meal: false, results: [freshResult()] },
});

/** A stored sample to edit. */
export function valuesOf(sample: Sample): SampleValues {
  const { id, source, created_at, changed_at, deleted_at, version, results, ...said } = sample;
  return {
    ...said,
    results: results.map(({ id: result, value_ng_g, lod_ng_g, loq_ng_g, ...one }) => ({
      ...one,
      // One that follows from the numbers goes on following when they are corrected.
      decision: decisionOf(one) === one.decision ? null : one.decision,
      key: String(result),
    })),
  };
}

/** What is sent: blank texts are unknown, and only a fish of a meal names a case. */
export function bodyOf({ results, ...values }: SampleValues): SampleCreate {
  const text = (value: string | null) => value?.trim() || null;
  const ofMeal = isOfMeal(values.origin);
  return {
    ...values,
    ...{
      code: values.code.trim(),
      species_text: text(values.species_text),
      caught_on: text(values.caught_on),
    },
    ...{
      case_id: ofMeal ? values.case_id : null,
      of_meal: ofMeal && values.case_id !== null && values.of_meal,
    },
    results: results.map(({ key: _, ...one }) => ({
      ...one,
      ...{ analyte: text(one.analyte), unit: text(one.unit) },
      ...{ tested_on: text(one.tested_on), reference: text(one.reference) },
    })),
  };
}

/** The same for a stored sample, whose identifier and country stay. */
export function patchOf(values: SampleValues): SamplePatch {
  const { uuid: _, country: _c, ...patch } = bodyOf(values);
  return patch;
}
