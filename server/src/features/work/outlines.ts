import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';

/**
 * Islands without an outline; urgent when cases were reported from one, because readers look for it on the
 * map.
 */
export async function outlinesMissing(store: Store, { countries }: Operator): Promise<WaitingWork> {
  const { rows } = await sql<{ n: number; reported: number }>`
    select count(*)::int as n,
      (count(*) filter (where exists (select from case_report c
        where c.case_island = l.id and c.deleted_at is null)))::int as reported
    from location l
    where l.type = 'I' and l.country = any(${countries}::int[])
      and coalesce(l.geometry ->> 'type', 'Point') = 'Point'`.execute(store.read);
  return { count: rows[0]?.n ?? 0, urgent: (rows[0]?.reported ?? 0) > 0 };
}
