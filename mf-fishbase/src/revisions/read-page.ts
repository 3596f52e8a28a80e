import { listRevisions, type RevisionFilter } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { callWithHeaders } from '@ciguawatch/shared/runtime/http/call';

/** One page of the list of revisions. */
export interface RevisionPage {
  results: RevisionItem[];
  /** `after` of the next page; null on the last one */
  next: number | null;
}

/** Reads a page of revisions. @throws ApiError */
export async function readRevisions(filter: RevisionFilter, signal?: AbortSignal): Promise<RevisionPage> {
  const { data, header } = await callWithHeaders(listRevisions, {
    params: filter,
    ...(signal && { signal }),
  });
  const next = header('x-next');
  return { results: data, next: next === null ? null : Number(next) };
}
