import { type Merge, mergeEdits as mergeFields } from '../../domain/edits/merge-edits';
import { wallTime } from '../../domain/time/event-time';
import type { CaseFull, CasePatch } from '../schemas/case';

/** Fields that the server derives from others: version, parts of the time, places around the place. */
const DERIVED = new Set([
  ...[
    'version',
    'changed_at',
    'time_known',
    'case_eventdate',
    'case_eventclock',
    'case_eventyear',
    'case_eventmonth',
  ],
  ...['case_country', 'case_archi', 'case_island', 'case_location'],
]);

/**
 * Three-way merge of two edits of one case. A field changed by one side only is taken from that side; one
 * changed to the same value by both is no conflict.
 * @param base the case as this editor opened it
 * @param patch what this editor changed
 * @param current the case as the server has it now
 */
export function mergeEdits(base: CaseFull, patch: CasePatch, current: CaseFull): Merge {
  const fields = new Set(
    [...Object.keys(patch), ...Object.keys(base)].filter((field) => !DERIVED.has(field)),
  );
  const of = (row: CaseFull) => Object.fromEntries([...fields].map((field) => [field, read(row, field)]));
  const asked = Object.entries(patch).filter(([field]) => !DERIVED.has(field));
  return mergeFields<unknown>(of(base), Object.fromEntries(asked), of(current));
}

/**
 * Value of a field of a saved case in the form a patch has; the time of the meal as wall time at the place.
 */
function read(row: CaseFull, field: string): unknown {
  if (field === 'case_eventtime') {
    return row.case_eventdate === null
      ? null
      : wallTime(row.case_eventdate, row.time_known ? row.case_eventclock : null);
  }
  return (row as unknown as Record<string, unknown>)[field] ?? null;
}

/**
 * Patch to send on top of the other editor's version: this editor's fields without those decided for the
 * other.
 */
export function resolvedPatch(patch: CasePatch, choices: Record<string, 'mine' | 'theirs'>): CasePatch {
  const given = (field: string) => choices[field === 'time_known' ? 'case_eventtime' : field] === 'theirs';
  return Object.fromEntries(Object.entries(patch).filter(([field]) => !given(field))) as CasePatch;
}
