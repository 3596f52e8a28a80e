import type { CheckKind } from '@ciguawatch/shared/api/calls/sync';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import { HttpError } from '../../http/errors/http-error';
import { KINDS } from './kinds';
import { publicWatermark, startOfDay, watermark } from './watermark';

/** Beyond this number of ids, loading the whole list is cheaper for device and server. */
export const MAX_IDS = 20_000;

/** Changed ids, and the watermark to ask from next. */
interface ChangedIds {
  ids: number[];
  at: string;
}

/** Ids of visible objects created or changed since a time. */
export async function changedSince(store: Store, kind: CheckKind, after: string): Promise<ChangedIds> {
  return idsSince(store, after, (from) => {
    if (kind === 'case') return sql`select id from public_case where at >= ${from} and mark is not null`;
    const { table, visible } = KINDS[kind];
    return sql`select id from ${sql.table(table)} where changed_at >= ${from} and (${sql.raw(visible)})`;
  });
}

/** Ids of objects that were deleted or hidden since a time; of cases only those that had been public. */
export async function deletedSince(store: Store, kind: CheckKind, after: string): Promise<ChangedIds> {
  return idsSince(store, after, (from) => {
    if (kind === 'case') return sql`select id from public_case where at >= ${from} and mark is null`;
    const { table, visible } = KINDS[kind];
    return sql`select id from tombstone where kind = ${kind} and deleted_at >= ${from}
      union select id from ${sql.table(table)} where changed_at >= ${from} and not (${sql.raw(visible)})`;
  });
}

/** Compares whole days, so that nothing reveals when within a day something happened. */
async function idsSince(
  store: Store,
  after: string,
  query: (from: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<ChangedIds> {
  const at = await watermark(store);
  const fromDay = startOfDay(new Date(after).toISOString());
  const { rows } = await sql<{ id: number }>`
    select id from (${query(sql`${fromDay}::timestamptz`)}) as found order by id limit ${MAX_IDS + 1}`.execute(
    store.read,
  );
  if (rows.length > MAX_IDS)
    throw new HttpError(410, 'sync_expired', {
      message: 'Too much changed since then: read the whole list.',
    });
  return { ids: rows.map(({ id }) => id), at: publicWatermark(at) };
}
