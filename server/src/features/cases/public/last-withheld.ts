import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import { withheldTable } from '../row-values';

/** What rows hide from the public, by number of the case: as now, or as when they were last public. */
type Hidden = ReadonlyMap<number, { withheld: number; isPublic: boolean }>;

/** Public rows that show more or fewer columns after a change. */
interface VisibilityChange {
  /** public rows that hide less than before */
  opened: { id: number; country: number }[];
  /** cases that left the public rows or came back */
  moved: number[];
}

/** All rows that hide something; the others have nothing left to reveal. */
export async function hiddenRows(db: Reader): Promise<Hidden> {
  const { rows } = await sql<{ id: number; withheld: number; isPublic: boolean }>`
    select id, withhold as withheld, true as "isPublic" from ${sql.raw(withheldTable)} as row where withhold > 0
    union all
    select id, last_withheld, false from case_report where last_withheld > 0`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Compares rows with what they hid before, by one query. */
export async function visibilityChange(db: Reader, before: Hidden): Promise<VisibilityChange> {
  if (before.size === 0) return { opened: [], moved: [] };
  const was = [...before.values()];
  const { rows } = await sql<{ id: number; country: number | null; opened: boolean; moved: boolean }>`
    select was.id, row.country, coalesce(row.withhold < was.withheld, false) as opened,
      was.public = (row.id is null) as moved
    from unnest(${[...before.keys()]}::int[], ${was.map(({ withheld }) => withheld)}::int[],
      ${was.map(({ isPublic }) => isPublic)}::boolean[]) as was (id, withheld, public)
    left join ${sql.raw(withheldTable)} as row using (id)
    where row.withhold < was.withheld or was.public = (row.id is null) order by was.id`.execute(db);
  return {
    opened: rows.flatMap(({ id, country, opened }) => (opened ? [{ id, country: country ?? 0 }] : [])),
    moved: rows.flatMap(({ id, moved }) => (moved ? [id] : [])),
  };
}

/** Stores what the rows that left the public rows hid, and clears it for those that came back. */
export async function keepLastWithheld(
  db: Transaction<DB>,
  before: Hidden,
  moved: readonly number[],
): Promise<void> {
  if (moved.length === 0) return;
  const left = moved.map((id) => {
    const { isPublic, withheld } = before.get(id)!;
    return isPublic ? withheld : null;
  });
  await sql`update case_report c set last_withheld = was.withheld
    from unnest(${[...moved]}::int[], ${left}::int[]) as was (id, withheld) where c.id = was.id`.execute(db);
}

/** Stores what some cases hide that are about to leave the public rows. */
export async function keepWithheldOf(db: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await sql`update case_report c set last_withheld = row.withhold from ${sql.raw(withheldTable)} as row
    where c.id = row.id and c.id = any(${[...ids]}::int[]) and row.withhold > 0`.execute(db);
}
