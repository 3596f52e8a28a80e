import { sql } from 'kysely';
import type { Store } from '../../src/db/store';

/** Data types from which a text can be read, even as a part. */
const READABLE = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'tsvector', 'ARRAY', 'USER-DEFINED'];

/** Columns of all tables that could hold text, from the database itself, so that new tables are included. */
export async function textColumns(store: Store): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = any(${READABLE}::text[])
    order by 1, 2`.execute(store.read);
  return rows;
}

/**
 * Where texts occur in the database, as `table.column`.
 * @param texts letters and digits, compared ignoring case
 */
export async function placesOf(store: Store, texts: readonly string[]): Promise<string[]> {
  const asked = (await textColumns(store)).map(({ table, column, type }) => {
    const name = sql.id(column);
    const held = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
    const like = sql.join(
      texts.map((text) => sql`${held} ilike ${`%${text}%`}`),
      sql` or `,
    );
    return sql`(select ${`${table}.${column}`}::text as place from ${sql.table(table)} where ${like} limit 1)`;
  });
  const { rows } = await sql<{ place: string }>`${sql.join(asked, sql` union all `)}`.execute(store.read);
  return rows.map(({ place }) => place);
}
