/** One field that a line of the trail tells of. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields that tell nothing to people, or what another one tells already. */
const SILENT = new Set(['case_eventtime', 'case_eventyear', 'case_eventmonth', 'version', 'body_hash', 'id']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a line that differ; of an object that was made, those that hold something. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): FieldChange[] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
    .filter((one) => !(isNothing(one.before) && isNothing(one.after)));
}

/** The parts of a list that came, and those that went. */
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

/** Whether a change says that a contact is gone: what it was is in no line of the trail. */
export const isErasedContact = ({ field, before, after }: FieldChange): boolean =>
  field === 'contact_id' && before !== null && after === null;
