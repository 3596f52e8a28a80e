import { REPORT_FIELDS } from './report-fields';

/**
 * Fields of a case's trail that do not describe the person: outcome of the review, and links to other
 * cases.
 */
const KEPT_FIELDS: ReadonlySet<string> = new Set([
  ...['review_state', 'withdrawal_asked_at', 'duplicate_of', 'contact_id', 'suspicion'],
  // number of the other case, and of the trail's line and field that were redacted
  ...['other', 'redacted_line', 'redacted_field'],
  // number of a change that waited for a second person, and how many rows it would have shown
  ...['approval', 'opens'],
  // reference of the erasure of a person, a keyed hash
  'request',
]);

/** Fields of a case's trail that are no answers: derived from place and time, or written by editors. */
const DERIVED_FIELDS: ReadonlySet<string> = new Set([
  ...['case_eventtime', 'case_eventdate', 'case_eventclock', 'case_eventyear', 'case_eventmonth'],
  ...[
    'case_country',
    'case_archi',
    'case_island',
    'case_location',
    'case_location_gone',
    'med_location_gone',
  ],
  ...['match_event', 'reason', 'discarded'],
]);

/**
 * Whether the values of a field are erased from the trail once the case is deleted for good (product
 * decisions, "Retention"). Unknown fields are erased, to be safe.
 */
export const isErasable = (field: string): boolean => !KEPT_FIELDS.has(field);

/**
 * Whether an editor may erase the values of a field from the trail of a case. Unknown fields may not be:
 * their meaning, and so what erasing them would hide, is unknown.
 */
export const isRedactable = (field: string): boolean =>
  isErasable(field) && (field in REPORT_FIELDS || DERIVED_FIELDS.has(field));
