import type { CheckKind } from '@ciguawatch/shared/api/calls/sync';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import { HttpError } from '../../http/errors/http-error';
import { KINDS } from './kinds';
import { askAgainFrom, somewhatBefore, startOfDay, watermark } from './watermark';

/** More ids than this and reading the whole list is the shorter way, for the client and for the server. */
export const MOST_IDS = 20_000;

/** Ids since a moment, and the moment to ask from next. */
interface Since {
  ids: number[];
  at: string;
}

/** Ids of visible objects that were made or changed since a moment. */
export const changedSince = since(
  ({ table, visible }, from) => sql<{ id: number }>`
    select id from ${sql.table(table)} where changed_at >= ${from}::timestamptz and (${sql.raw(visible)}) order by id
    limit ${MOST_IDS + 1}`,
);

/** Ids of objects that went since a moment: deleted, or no longer to be shown. */
export const goneSince = since(
  ({ table, visible }, from, kind) => sql<{ id: number }>`
    select id from tombstone where kind = ${kind} and deleted_at >= ${from}::timestamptz
    union
    select id from ${sql.table(table)} where changed_at >= ${from}::timestamptz and not (${sql.raw(visible)})
    order by id limit ${MOST_IDS + 1}`,
);

/** Asks for the ids of a query from a moment on, and tells from when to ask next. */
function since(
  query: (of: (typeof KINDS)[CheckKind], from: string, kind: CheckKind) => RawBuilder<{ id: number }>,
) {
  return async (store: Store, kind: CheckKind, after: string): Promise<Since> => {
    const { byDay } = KINDS[kind];
    const at = await watermark(store);
    const from = byDay ? startOfDay(new Date(after).toISOString()) : after;
    const { rows } = await query(KINDS[kind], from, kind).execute(store.read);
    if (rows.length > MOST_IDS)
      throw new HttpError(410, 'sync_expired', {
        message: 'Too much changed since then: read the whole list.',
      });
    return { ids: rows.map(({ id }) => id), at: byDay ? askAgainFrom(at) : somewhatBefore(at) };
  };
}
