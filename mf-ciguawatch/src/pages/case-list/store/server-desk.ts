import { deleteCase, listFullCases, patchCase, restoreCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import type { DeskPort } from './desk-port';

const SIZE = 200;

/** The desk's questions as calls of the server. */
export const serverDesk: DeskPort = {
  rows: ({ filter }, _fields, shelf) => {
    const asked = {
      page_size: SIZE,
      deleted: shelf === 'deleted',
      ...(filter.review_state && { review_state: filter.review_state }),
    };
    const page = (n: number, signal: AbortSignal) =>
      call(listFullCases, { params: { ...asked, page: n }, signal });
    let total = 0;
    return {
      count: async (signal) => {
        total = (await page(1, signal)).count;
        return total;
      },
      page: async (from, signal) => {
        const n = Number(from ?? 1);
        const { results, count } = await page(n, signal);
        return { rows: results, next: n * SIZE < count ? String(n + 1) : null };
      },
      anchors: async () => ({
        step: SIZE,
        marks: Array.from({ length: Math.ceil(total / SIZE) - 1 }, (_, k) => String(k + 2)),
      }),
    };
  },
  decide: async ({ id, version }, review_state) => {
    try {
      return { saved: await call(patchCase, { params: { id }, body: { review_state }, ifVersion: version }) };
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'conflict')
        return { conflict: thrown.current as CaseFull };
      throw thrown;
    }
  },
  decideMany: async () => ({ done: 0, refused: [] }),
  removeMany: async (target) => {
    const ids = 'ids' in target ? target.ids : [];
    for (const id of ids) await call(deleteCase, { params: { id } });
    return { done: ids.length, refused: [], ids };
  },
  restoreMany: async (ids) => {
    for (const id of ids) await call(restoreCase, { params: { id } });
    return { done: ids.length, refused: [] };
  },
};
