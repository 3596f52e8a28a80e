import { sql, type Transaction } from 'kysely';
import type { DB } from '../schema';

interface BulkOptions {
  /** Unique column; a row with the same value is updated. */
  conflict?: string;
  /** Extra SQL condition for updates; it is not escaped, so it must never come from a user. */
  onlyWhere?: string;
  /** Skip rows that violate a unique constraint. */
  skipExisting?: true;
}

/**
 * Inserts many rows by one statement, as JSON that the database unpacks: fifty times faster than row by row.
 * All rows need the same keys.
 * @returns number of rows written
 */
export async function bulkWrite(
  db: Transaction<DB>,
  table: keyof DB,
  rows: readonly object[],
  options: BulkOptions = {},
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const result = await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${onConflict(table, columns, options)}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

function onConflict(
  table: string,
  columns: readonly string[],
  { conflict, onlyWhere, skipExisting }: BulkOptions,
) {
  if (skipExisting) return sql`on conflict do nothing`;
  if (!conflict) return sql``;
  const updatedColumns = columns.filter((column) => column !== conflict);
  const assign = updatedColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const currentValues = sql.join(updatedColumns.map((column) => sql.ref(`${table}.${column}`)));
  const newValues = sql.join(updatedColumns.map((column) => sql.ref(`excluded.${column}`)));
  // Unchanged rows are skipped: an update would stamp them and every device would fetch them again.
  return sql`on conflict (${sql.ref(conflict)}) do update set ${sql.join(assign)}
    where (${currentValues}) is distinct from (${newValues}) ${onlyWhere ? sql.raw(`and ${onlyWhere}`) : sql``}`;
}

/** Advances an identity column past the ids that were given explicitly, so that new rows do not collide. */
export async function reserveIds(db: Transaction<DB>, table: keyof DB, from: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
    greatest((select coalesce(max(id), 0) from ${sql.table(table)}), ${from}))`.execute(db);
}

/**
 * Gives cases of the reference data consecutive free numbers; numbers of reports are random (migration 0043).
 */
export async function withReferenceNumbers<Row extends object>(
  db: Transaction<DB>,
  rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
  const free: number[] = [];
  while (free.length < rows.length) {
    const { rows: numbers } = await sql<{ id: number }>`
      with drawn as materialized (
        select nextval('case_number')::int as id from generate_series(1, ${rows.length - free.length}::int)
      ) select id from drawn where not exists (select from case_report c where c.id = drawn.id) order by id`.execute(
      db,
    );
    free.push(...numbers.map(({ id }) => id));
  }
  return rows.map((row, at) => ({ ...row, id: free[at] as number }));
}
