import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { withheldTable } from '../row-values';

/** Public rows that show more or fewer columns after a change. */
interface VisibilityChange {
  /** public rows that hide less than before */
  opened: { id: number; country: number }[];
  /** cases that left the public rows or came back */
  moved: number[];
}

/** Has the journal keep, until the end of the transaction, what each row withheld that a change touches. */
export async function watchVisibility(db: Transaction<DB>): Promise<void> {
  await sql`select set_config('ciguawatch.guarded', 'on', true)`.execute(db);
}

/** Compares the touched rows that hid something with what they hid before; the others have nothing left to reveal. */
export async function visibilityChange(db: Transaction<DB>): Promise<VisibilityChange> {
  const { rows } = await sql<{ id: number; country: number | null; opened: boolean; moved: boolean }>`
    with was as materialized (
      select id, was_withheld as withheld, was_public as public from public_case where was_withheld > 0
    )
    select was.id, row.country, coalesce(row.withhold < was.withheld, false) as opened,
      was.public = (row.id is null) as moved
    from was left join ${sql.raw(withheldTable)} as row using (id)
    where row.withhold < was.withheld or was.public = (row.id is null) order by was.id`.execute(db);
  return {
    opened: rows.flatMap(({ id, country, opened }) => (opened ? [{ id, country: country ?? 0 }] : [])),
    moved: rows.flatMap(({ id, moved }) => (moved ? [id] : [])),
  };
}

/**
 * Ends the watching: stores what the rows that left the public rows hid, and clears it for those that came back.
 */
export async function keepLastWithheld(db: Transaction<DB>, moved: readonly number[]): Promise<void> {
  if (moved.length > 0)
    await sql`update case_report c set last_withheld = case when p.was_public then p.was_withheld end
      from public_case p where p.id = c.id and c.id = any(${[...moved]}::int[])`.execute(db);
  await sql`select set_config('ciguawatch.guarded', 'off', true)`.execute(db);
  await sql`update public_case set was_withheld = null, was_public = null where was_withheld is not null`.execute(
    db,
  );
}

/** Stores what some cases hide that are about to leave the public rows. */
export async function keepWithheldOf(db: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await sql`update case_report c set last_withheld = row.withhold from ${sql.raw(withheldTable)} as row
    where c.id = row.id and c.id = any(${[...ids]}::int[]) and row.withhold > 0`.execute(db);
}
