import { wallTime } from '../../domain/time/event-time';
import type { CaseFull, CasePatch } from '../schemas/case';
import { equal } from './report-body';

/** One field that both editors changed, each in another way. */
export interface Conflict {
  field: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What remains of two edits of one case. */
export interface Merge {
  /** fields that somebody must choose */
  conflicts: Conflict[];
  /** fields only this editor changed */
  mine: string[];
  /** fields only the other editor changed */
  theirs: string[];
}

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
  const merge: Merge = { conflicts: [], mine: [], theirs: [] };
  const asked: Record<string, unknown> = patch;
  for (const field of new Set([...Object.keys(patch), ...Object.keys(base)])) {
    if (DERIVED.has(field)) continue;
    const before = read(base, field);
    const theirs = read(current, field);
    const here = field in patch;
    const there = !equal(before, theirs);
    const mine = here ? (asked[field] ?? null) : before;
    if (here && there && !equal(mine, theirs)) merge.conflicts.push({ field, before, mine, theirs });
    else if (here && !there) merge.mine.push(field);
    else if (there && !here) merge.theirs.push(field);
  }
  return merge;
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
