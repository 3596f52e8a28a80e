/** Fields of a case's trail that say nothing of the person: what became of the report, and what it belongs with. */
const STAYS: ReadonlySet<string> = new Set([
  ...['review_state', 'withdrawal_asked_at', 'duplicate_of', 'contact_id', 'suspicion'],
  // numbers of another case, and of the line and field that were redacted
  ...['other', 'redacted_line', 'redacted_field'],
  // number of a change that waited for a second person, and how many rows it would have shown
  ...['approval', 'opens'],
]);

/**
 * Whether the values of a field are erased from the trail of a case: by an editor, or once the case is gone (product
 * decisions, "Retention"). A field that is not known here is erased.
 */
export const isErasable = (field: string): boolean => !STAYS.has(field);
