import { REPORT_FIELDS } from './report-fields';

/** Fields of a case's trail that say nothing of the person: what became of the report, and what it belongs with. */
const STAYS: ReadonlySet<string> = new Set([
  ...['review_state', 'withdrawal_asked_at', 'duplicate_of', 'contact_id', 'suspicion'],
  // numbers of another case, and of the line and field that were redacted
  ...['other', 'redacted_line', 'redacted_field'],
  // number of a change that waited for a second person, and how many rows it would have shown
  ...['approval', 'opens'],
  // reference of the erasure of a person, a keyed hash
  'request',
]);

/** Fields of a case's trail beside the answers of the report: what follows from place and time, and what editors wrote. */
const FOLLOWS: ReadonlySet<string> = new Set([
  ...['case_eventtime', 'case_eventdate', 'case_eventclock', 'case_eventyear', 'case_eventmonth'],
  ...[
    'case_country',
    'case_archi',
    'case_island',
    'case_location',
    'case_location_gone',
    'med_location_gone',
  ],
  ...['match_event', 'reason'],
]);

/**
 * Whether the values of a field are erased from the trail of a case once the case is gone (product decisions,
 * "Retention"). A field that is not known here is erased.
 */
export const isErasable = (field: string): boolean => !STAYS.has(field);

/**
 * Whether an editor may erase the values of a field from the history of a case. A field that is not known here stays:
 * nobody can say what it tells, nor what its erasure would hide.
 */
export const isRedactable = (field: string): boolean =>
  isErasable(field) && (field in REPORT_FIELDS || FOLLOWS.has(field));
