/** Prefix of the names of outline drafts; the place's id follows, or the uuid of a new one. */
export const OUTLINE_DRAFT_PREFIX = 'outline:';

/** Name of a place's draft; null for a new place. */
export const draftName = (id: number | null): string => `${OUTLINE_DRAFT_PREFIX}${id ?? 'new'}`;

/** Id of the place that a draft belongs to; null for a new one. */
export function placeOfDraft(name: string): number | null {
  const id = Number(name.slice(OUTLINE_DRAFT_PREFIX.length));
  return Number.isInteger(id) && id > 0 ? id : null;
}
