import { listFullCases } from '@ciguawatch/shared/api/calls/cases';
import { call } from '@ciguawatch/shared/runtime/http/call';
import type { FetchWork } from './work-store';

/** Counts without rows: a page of one, of which only the total is read. */
export const fetchWork: FetchWork = async (signal) => {
  const count = async (review_state: string): Promise<number> => {
    const page = await call(listFullCases, { params: { review_state, page: 1, page_size: 1 }, signal });
    return page.count;
  };
  const [fresh, suspicious] = await Promise.all([count('new'), count('to_review')]);
  return { fresh, suspicious };
};
