import type { DeletedPlace } from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import { purgeBefore, restorableUntil } from '../../cases/remove';
import { editorsOf } from '../edit/editor';

type Row = Omit<DeletedPlace, 'deleted_at' | 'deleted_by' | 'until'> & {
  deleted_at: Date;
  deleted_by: number | null;
};

/**
 * Deleted places of the managed countries that can be restored, the latest first.
 * @param now milliseconds since 1970 UTC
 */
export async function deletedPlaces(store: Store, who: Operator, now: number): Promise<DeletedPlace[]> {
  const { rows } = await sql<Row>`
    select d.id, d.name, d.kept #>> '{location,0,type}' as type, d.parent_id, d.country, d.deleted_at, d.deleted_by,
      d.kept #>> '{residents,unit}' is not null as residents,
      coalesce((select l.name from location l where l.id = d.parent_id),
        (select p.name from deleted_place p where p.id = d.parent_id)) as parent
    from deleted_place d
    where d.kept is not null and d.country = any(${who.countries}::int[]) and d.deleted_at >= ${purgeBefore(now)}
    order by d.deleted_at desc, d.id desc`.execute(store.read);
  const editors = await editorsOf(
    store.read,
    rows.flatMap(({ deleted_by }) => deleted_by ?? []),
  );
  return rows.map(({ deleted_at, deleted_by, ...row }) => ({
    ...row,
    deleted_at: deleted_at.toISOString(),
    deleted_by: deleted_by === null ? null : (editors.get(deleted_by) ?? null),
    until: restorableUntil(deleted_at).toISOString(),
  }));
}
