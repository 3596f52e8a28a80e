import { type Merge, mergeEdits as mergeFields } from '../../domain/edits/merge-edits';
import { wallTime } from '../../domain/time/event-time';
import type { CaseFull, CasePatch } from '../schemas/case';

/** Fields that follow from others: the version, the parts of the moment, what the place lies in. */
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
 * Compares two edits of one case with what both began from. A field that only one side changed is
 * merged by itself; one that both changed to the same value needs no choice either.
 * @param base the case as this editor opened it
 * @param patch what this editor changed
 * @param current the case as the server holds it now
 */
export function mergeEdits(base: CaseFull, patch: CasePatch, current: CaseFull): Merge {
  const fields = new Set(
    [...Object.keys(patch), ...Object.keys(base)].filter((field) => !DERIVED.has(field)),
  );
  const of = (row: CaseFull) => Object.fromEntries([...fields].map((field) => [field, read(row, field)]));
  const asked = Object.entries(patch).filter(([field]) => !DERIVED.has(field));
  return mergeFields<unknown>(of(base), Object.fromEntries(asked), of(current));
}

/** A field of a saved case as a patch would say it; the meal's moment as wall time at the place. */
function read(row: CaseFull, field: string): unknown {
  if (field === 'case_eventtime') {
    return row.case_eventdate === null
      ? null
      : wallTime(row.case_eventdate, row.time_known ? row.case_eventclock : null);
  }
  return (row as unknown as Record<string, unknown>)[field] ?? null;
}

/** What to send on top of the other's version: this editor's fields, without those given up. */
export function settledPatch(patch: CasePatch, choices: Record<string, 'mine' | 'theirs'>): CasePatch {
  const given = (field: string) => choices[field === 'time_known' ? 'case_eventtime' : field] === 'theirs';
  return Object.fromEntries(Object.entries(patch).filter(([field]) => !given(field))) as CasePatch;
}
