import { type ImportItem, UNDO_DAYS } from '@ciguawatch/shared/api/schemas/desk/import';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';

/** Imports listed, the latest first. */
const MOST = 50;
const DAY = 86_400_000;

/**
 * SQL condition: somebody changed a case of an import since. Undoing and restoring raise its version too, once each,
 * and leave a row in the trail.
 */
export const changedSince = sql<boolean>`(c.version > 1 and c.version <> 1 + (
  select count(*) from audit a where a.kind = 'case' and a.object_id = c.id::text
    and a.action in ('delete', 'restore', 'undo')))`;

/**
 * Whether an import is too old to be undone or restored.
 * @param now milliseconds since 1970 UTC
 */
export const undoExpired = (at: Date, now: number): boolean => now - at.getTime() > UNDO_DAYS * DAY;

/** The latest imports that hold cases of a country of the account. */
export async function listImports({ store, clock }: Deps, who: Operator): Promise<ImportItem[]> {
  const { rows } = await sql<Omit<ImportItem, 'at' | 'undoable'> & { created_at: Date }>`
    select i.id, i.source, i.file, i.created_at, i.rows, i.mapping,
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as by,
      count(c.id) filter (where c.deleted_at is null)::int as standing,
      count(c.id) filter (where c.deleted_at is null and ${changedSince})::int as changed
    from (
      select * from import where kind = 'case' and countries && ${who.countries}::int[]
      order by created_at desc, id desc limit ${sql.lit(MOST)}
    ) i
    left join app_user u on u.id = i.created_by
    left join case_report c on c.import_id = i.id
    group by i.id, i.source, i.file, i.created_at, i.rows, i.mapping, u.first_name, u.last_name
    order by i.created_at desc, i.id desc`.execute(store.read);
  return rows.map(({ created_at, ...item }) => ({
    ...item,
    at: created_at.toISOString(),
    undoable: !undoExpired(created_at, clock.now()),
  }));
}
