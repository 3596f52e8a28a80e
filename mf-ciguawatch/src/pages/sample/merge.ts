import type { Sample, SamplePatch } from '@ciguawatch/shared/api/schemas/desk/samples';
import { type Merge, mergeEdits, type Side } from '@ciguawatch/shared/domain/edits/merge-edits';
import { patchOf, type SampleValues, valuesOf } from './values';

type Fields = Record<string, unknown>;

const fieldsOf = (sample: Sample): SamplePatch => patchOf(valuesOf(sample));

/** Fields that the form gives another value than the sample that it started from. */
function changesOf(base: Sample, values: SampleValues): SamplePatch {
  const before = fieldsOf(base) as Fields;
  return Object.fromEntries(
    Object.entries(patchOf(values)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
}

/** The form beside what another account or tab stored meanwhile; the results are one field. */
export const mergeOf = (base: Sample, values: SampleValues, newer: Sample): Merge =>
  mergeEdits(fieldsOf(base) as Fields, changesOf(base, values) as Fields, fieldsOf(newer) as Fields);

/** The stored sample with the changes of the form, as chosen where both changed a field. */
export function mergedValues(
  values: SampleValues,
  newer: Sample,
  { mine, conflicts }: Merge,
  choices: Readonly<Record<string, Side>> = {},
): SampleValues {
  const own = [...mine, ...conflicts.flatMap(({ field }) => (choices[field] === 'mine' ? [field] : []))];
  const part = Object.fromEntries(own.map((field) => [field, values[field as keyof SampleValues]]));
  return { ...valuesOf(newer), ...part };
}
