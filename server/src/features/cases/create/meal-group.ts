import { groupByLinks, type Linked, linkedReportIds } from '@ciguawatch/shared/domain/pairs/meals';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

type Grouped = Linked & { meal_group: number | null };

/** The given cases, those of their meals and all linked to any of them, locked in the order of their ids. */
async function joined(trx: Transaction<DB>, ids: readonly number[]): Promise<Grouped[]> {
  const found = new Map<number, Grouped>();
  const asked = new Set<number>();
  for (let next = [...new Set(ids)]; next.length > 0; ) {
    for (const id of next) asked.add(id);
    const { rows } = await sql<Grouped>`
      select id, match_event, duplicate_of, meal_group from case_report
      where id = any(${next}::int[])
        or match_event = any(${next.map(String)}::text[])
        or duplicate_of = any(${next}::int[])
        or meal_group in (select meal_group from case_report where id = any(${next}::int[]))
      order by id for update`.execute(trx);
    for (const row of rows) found.set(row.id, row);
    const near = rows.flatMap((row) => [row.id, ...linkedReportIds(row)]);
    next = [...new Set(near)].filter((id) => !asked.has(id));
  }
  return [...found.values()];
}

async function newNumber(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select new_meal_number() as number`.execute(trx);
  return (rows[0] as { number: number }).number;
}

/**
 * Recomputes `meal_group` of these cases and all linked ones from `match_event` and `duplicate_of`; call it
 * in the transaction that changed a link. A deleted case still joins those that name it, since they ate
 * together. Triggers note the changed public rows.
 */
export async function regroupMeals(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
  const taken = new Set<number>();
  for (const { reports, meal } of groupByLinks(await joined(trx, ids))) {
    const kept = reports.map((one) => one.meal_group).find((group) => group !== null && !taken.has(group));
    const group = meal ? (kept ?? (await newNumber(trx))) : null;
    if (group !== null) taken.add(group);
    const moved = reports.filter((one) => one.meal_group !== group).map(({ id }) => id);
    if (moved.length > 0) {
      await trx.updateTable('case_report').set({ meal_group: group }).where('id', 'in', moved).execute();
    }
  }
}
