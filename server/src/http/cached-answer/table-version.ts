import { sql } from 'kysely';
import type { DB } from '../../db/schema';
import type { Store } from '../../db/store';

type Versioned = 'location' | 'specie' | 'phenotype';

/**
 * A version of the whole content of a table: it moves with every row that is
 * added, changed or removed, in whatever order their transactions end.
 */
export async function tableVersion(store: Store, table: Versioned & keyof DB): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-', count(*), coalesce(sum(version), 0), extract(epoch from max(changed_at))) as version
    from ${sql.table(table)}`.execute(store.read);
  return rows[0]?.version ?? '0';
}
