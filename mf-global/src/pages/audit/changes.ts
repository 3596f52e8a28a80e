/** One changed field of a line of the trail. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields that mean nothing to people, or repeat another field. */
const SILENT = new Set([
  'case_eventtime',
  'case_eventyear',
  'case_eventmonth',
  'version',
  'body_hash',
  'id',
  'settings',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The changed fields of a line; for a new object, those that have a value. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): FieldChange[] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
    .filter((one) => !(isNothing(one.before) && isNothing(one.after)));
}

/** Elements of a list that were kept, added and removed. */
export function listChange({ before, after }: FieldChange): {
  kept: unknown[];
  gone: unknown[];
  come: unknown[];
} {
  const old = Array.isArray(before) ? before : [];
  const now = Array.isArray(after) ? after : [];
  return {
    kept: now.filter((one) => old.includes(one)),
    gone: old.filter((one) => !now.includes(one)),
    come: now.filter((one) => !old.includes(one)),
  };
}

/** Whether a change records an erased contact, whose values are in no line of the trail. */
export const isErasedContact = ({ field, before, after }: FieldChange): boolean =>
  field === 'contact_id' && before !== null && after === null;
