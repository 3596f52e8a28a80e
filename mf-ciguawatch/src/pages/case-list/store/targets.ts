import { listCaseRows } from '@ciguawatch/shared/api/calls/case-desk';
import { MOST_ROWS } from '@ciguawatch/shared/api/schemas/case-desk';
import { MOST_PARTS } from '@ciguawatch/shared/domain/case-desk/filter';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { ALL } from '../filters/query-address';
import type { Target } from './desk-port';
import { listParams } from './list-rows';

/** A case by its number, with the version that a change of it is based on. */
export interface Based {
  id: number;
  version: number;
}

const based = ({ id, version }: Based): Based => ({ id, version });

/** The cases of a target with their versions, some hundreds at a time; those that are gone are left out. */
export async function* casesOf(target: Target): AsyncGenerator<Based[]> {
  if ('ids' in target) {
    // By their numbers alone: a row that was changed may no longer answer the filter it was chosen in.
    const list = listParams({ ...ALL, deleted: target.query.deleted });
    for (let at = 0; at < target.ids.length; at += MOST_PARTS) {
      const id = target.ids.slice(at, at + MOST_PARTS).join(',');
      const { results } = await call(listCaseRows, { params: { ...list, id, limit: MOST_PARTS } });
      yield results.map(based);
    }
    return;
  }
  const except = new Set(target.except);
  const list = listParams(target.query);
  for (let after: string | null = ''; after !== null; ) {
    const more: { after?: string } = after === '' ? {} : { after };
    const { results, next } = await call(listCaseRows, { params: { ...list, ...more, limit: MOST_ROWS } });
    yield results.filter(({ id }) => !except.has(id)).map(based);
    after = next;
  }
}
