import { type FieldValue, type FieldValues, sameValue } from './flat-fields';

/** One field of two changes that began from the same values. */
export interface MergedField {
  field: string;
  /** what both began from */
  before: FieldValue;
  /** as this change wants it */
  after: FieldValue;
  /** as it is now */
  current: FieldValue;
  /** both sides changed it, each in another way: somebody must choose */
  conflict: boolean;
}

/**
 * Three-way merge of a change with its object, field by field: the base, the proposed and the current value.
 * Fields that only one side changed are merged automatically.
 */
export function mergeFields(before: FieldValues, after: FieldValues, current: FieldValues): MergedField[] {
  return Object.entries(after).map(([field, wanted]) => {
    const [was, now] = [before[field] ?? null, current[field] ?? null];
    const conflict = !sameValue(was, now) && !sameValue(wanted, now);
    return { field, before: was, after: wanted, current: now, conflict };
  });
}

/**
 * What is written of a change, with the choices somebody made of its conflicts.
 * @returns null as long as a conflict has no choice
 */
export function settledFields(
  merged: readonly MergedField[],
  choices: Readonly<Record<string, 'mine' | 'theirs'>> = {},
): FieldValues | null {
  if (merged.some(({ field, conflict }) => conflict && !choices[field])) return null;
  const written = merged.filter(
    ({ field, after, current }) => choices[field] !== 'theirs' && !sameValue(after, current),
  );
  return Object.fromEntries(written.map(({ field, after }) => [field, after]));
}
