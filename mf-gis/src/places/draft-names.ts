/** Drafts of outlines begin so; the rest is the number of the place, or the uuid that a new one will have. */
export const DRAFTS = 'outline:';

/** Name of the draft of a place; null for the one that is being created. */
export const draftName = (id: number | null): string => `${DRAFTS}${id ?? 'new'}`;

/** The place that a draft belongs to; null for a new one. */
export function placeOfDraft(name: string): number | null {
  const id = Number(name.slice(DRAFTS.length));
  return Number.isInteger(id) && id > 0 ? id : null;
}
