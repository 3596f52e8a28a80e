import { type FieldValue, type FieldValues, sameValue } from './flat-fields';

/** One field in a merge of a proposed change with the current object. */
export interface MergedField {
  field: string;
  /** value that the change started from */
  before: FieldValue;
  /** value that the change proposes */
  after: FieldValue;
  /** value as it is now */
  current: FieldValue;
  /** changed to different values by both sides: a person must choose */
  conflict: boolean;
}

/**
 * Three-way merge of a proposed change with the current object, field by field; fields that only one side
 * changed are merged automatically.
 */
export function mergeFields(before: FieldValues, after: FieldValues, current: FieldValues): MergedField[] {
  return Object.entries(after).map(([field, wanted]) => {
    const [was, now] = [before[field] ?? null, current[field] ?? null];
    const conflict = !sameValue(was, now) && !sameValue(wanted, now);
    return { field, before: was, after: wanted, current: now, conflict };
  });
}

/**
 * Fields to be written for a merged change, given a person's choices for its conflicts.
 * @returns null as long as a conflict has no choice
 */
export function resolvedFields(
  merged: readonly MergedField[],
  choices: Readonly<Record<string, 'mine' | 'theirs'>> = {},
): FieldValues | null {
  if (merged.some(({ field, conflict }) => conflict && !choices[field])) return null;
  const written = merged.filter(
    ({ field, after, current }) => choices[field] !== 'theirs' && !sameValue(after, current),
  );
  return Object.fromEntries(written.map(({ field, after }) => [field, after]));
}
