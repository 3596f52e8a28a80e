import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema';
import { withheldTable } from './row-values';

/** What rows hide from the public, by the number of the case: public ones now, others when they last were. */
export type Hidden = ReadonlyMap<number, { withheld: number; isPublic: boolean }>;

/** A public row that hides less than it did. */
export interface Opened {
  id: number;
  country: number;
}

/** All rows that hide something. Others have nothing to show. */
export async function hiddenRows(db: Kysely<DB>): Promise<Hidden> {
  const { rows } = await sql<{ id: number; withheld: number; isPublic: boolean }>`
    select id, withhold as withheld, true as "isPublic" from ${sql.raw(withheldTable)} as row where withhold > 0
    union all
    select id, last_withheld, false from case_report where last_withheld > 0`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Which of these rows are public now and hide less than they did. */
export async function openedRows(db: Kysely<DB>, before: Hidden): Promise<Opened[]> {
  if (before.size === 0) return [];
  const { rows } = await sql<Opened>`
    select row.id, row.country from ${sql.raw(withheldTable)} as row
    join unnest(${[...before.keys()]}::int[], ${[...before.values()].map(({ withheld }) => withheld)}::int[])
      as was (id, withheld) using (id)
    where row.withhold < was.withheld order by row.id`.execute(db);
  return rows;
}

/** Keeps what the rows hid that left the public in this transaction, and forgets it of those that came back. */
export async function keepLastWithheld(db: Kysely<DB>, before: Hidden): Promise<void> {
  if (before.size === 0) return;
  const ids = [...before.keys()];
  await sql`update case_report c set last_withheld = case when row.id is null then was.withheld end
    from unnest(${ids}::int[], ${ids.map((id) => before.get(id)!.withheld)}::int[],
      ${ids.map((id) => before.get(id)!.isPublic)}::boolean[]) as was (id, withheld, public)
      left join ${sql.raw(withheldTable)} as row using (id)
    where c.id = was.id and was.public = (row.id is null)`.execute(db);
}

/** The same of some cases that are about to leave the public rows. */
export async function keepWithheldOf(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`update case_report c set last_withheld = row.withhold from ${sql.raw(withheldTable)} as row
    where c.id = row.id and c.id = any(${[...ids]}::int[]) and row.withhold > 0`.execute(db);
}
