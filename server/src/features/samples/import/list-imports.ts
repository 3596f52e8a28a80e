import type { SampleImportItem } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { undoExpired } from '../../imports/list';

/** Imports listed, the latest first. */
const MOST = 50;

/** The latest imports of results that hold samples of a country of the account. */
export async function listSampleImports({ store, clock }: Deps, who: Operator): Promise<SampleImportItem[]> {
  const { rows } = await sql<Omit<SampleImportItem, 'at' | 'undoable'> & { created_at: Date }>`
    select i.id, i.file, i.created_at, i.rows,
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as by,
      count(*) filter (where not x.undone and s.version = x.version and x.was is null)::int as made,
      count(*) filter (where not x.undone and s.version = x.version and x.was is not null)::int as altered,
      count(*) filter (where s.version <> x.version)::int as changed,
      count(*) filter (where x.undone and s.version = x.version)::int as undone
    from (
      select * from import where kind = 'sample' and countries && ${who.countries}::int[]
      order by created_at desc, id desc limit ${sql.lit(MOST)}
    ) i
    join sample_import x on x.import_id = i.id join sample s on s.id = x.sample_id
    left join app_user u on u.id = i.created_by
    group by i.id, i.file, i.created_at, i.rows, u.first_name, u.last_name
    order by i.created_at desc, i.id desc`.execute(store.read);
  return rows.map(({ created_at, ...item }) => ({
    ...item,
    at: created_at.toISOString(),
    undoable: !undoExpired(created_at, clock.now()),
  }));
}
