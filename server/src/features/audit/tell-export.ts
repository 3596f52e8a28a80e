import type { AuditFilter } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../db/json';
import type { Deps } from '../../deps';
import type { Who } from '../../http/who';
import type { AuditKind } from './audit';
import { redactedValue } from './redact';

/**
 * Tells the trail that lines of it leave as a file: one line for each kind and country, so that those who read the lines
 * read of the file too. What was searched for is a keyed hash, since it may name a person.
 * @returns number of the first of these lines; what leaves stands before it. Null where nothing leaves
 */
export async function tellExport(
  { store, clock, secret }: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Who,
  where: RawBuilder<unknown>,
  { search, ...asked }: AuditFilter,
): Promise<number | null> {
  const { rows: parts } = await sql<{ kind: AuditKind; country: number | null; n: number }>`
    select a.kind, a.country, count(*)::int as n from audit a left join app_user u on u.id = a.user_id
    where ${where} group by a.kind, a.country order by a.kind, a.country`.execute(store.read);
  if (parts.length === 0) return null;
  const at = new Date(clock.now());
  const told = await store.tx((trx) =>
    trx
      .insertInto('audit')
      .values(
        parts.map(({ kind, country, n }) => {
          const typed = search && redactedValue(secret, { kind, object_id: '0', field: 'search' }, search);
          const filter = { ...asked, ...(typed && { search: typed }) };
          return {
            ...{ at, user_id: who.id, kind, object_id: '0', action: 'export_trail', before: null, country },
            after: jsonb({ filter, n }),
          };
        }),
      )
      .returning('id')
      .execute(),
  );
  return Math.min(...told.map(({ id }) => Number(id)));
}
