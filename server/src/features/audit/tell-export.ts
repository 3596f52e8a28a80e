import type { AuditFilter } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import type { AuditKind } from './audit';
import { auditEach } from './audit';
import { redactedValue } from './redact';

/**
 * Records in the audit trail that some of its lines leave as a file, one entry for each kind and country, so that
 * readers of these lines also see the export. The searched text is stored as a keyed hash, since it may be a name.
 * @returns id of the first entry, before which the exported lines end; null where the file has no lines
 */
export async function tellExport(
  { store, clock, secret }: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Operator,
  where: RawBuilder<unknown>,
  { search, ...asked }: AuditFilter,
): Promise<number | null> {
  const { rows: parts } = await sql<{ kind: AuditKind; country: number | null; n: number }>`
    select a.kind, a.country, count(*)::int as n from audit a left join app_user u on u.id = a.user_id
    where ${where} group by a.kind, a.country order by a.kind, a.country`.execute(store.read);
  if (parts.length === 0) return null;
  const at = clock.now();
  const told = await store.tx((trx) =>
    auditEach(
      trx,
      parts.map(({ kind, country, n }) => {
        const typed = search && redactedValue(secret, { kind, object_id: '0', field: 'search' }, search);
        const filter = { ...asked, ...(typed && { search: typed }) };
        const action = 'export_trail' as const;
        return { at, user: who.id, kind, object_id: 0, action, after: { filter, n }, country };
      }),
    ),
  );
  return Math.min(...told);
}
