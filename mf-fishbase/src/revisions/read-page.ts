import {
  listRevisions,
  REVISIONS_PER_PAGE,
  type RevisionFilter,
} from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { call } from '@ciguawatch/shared/runtime/http/call';

/** One page of the list of revisions. */
export interface RevisionPage {
  results: RevisionItem[];
  /** `after` of the next page; null on the last one */
  next: number | null;
}

/**
 * Reads a page of revisions. A full page may be the last one: the next one is then empty.
 * @throws ApiError
 */
export async function readRevisions(filter: RevisionFilter, signal?: AbortSignal): Promise<RevisionPage> {
  const results = await call(listRevisions, { params: filter, ...(signal && { signal }) });
  return { results, next: results.length < REVISIONS_PER_PAGE ? null : (results.at(-1)?.id ?? null) };
}
