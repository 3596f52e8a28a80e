import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

interface Linked {
  id: number;
  match_event: string | null;
  meal_group: number | null;
}

/** The case that a `match_event` names; null for a text of another kind. */
const targetOf = ({ id, match_event }: Linked): number | null => {
  const other = /^\d{1,9}$/.test(match_event ?? '') ? Number(match_event) : null;
  return other === id ? null : other;
};

/** The given cases, those of their groups, and whatever links join to any of them; held in order of their ids. */
async function joined(trx: Transaction<DB>, ids: readonly number[]): Promise<Linked[]> {
  const found = new Map<number, Linked>();
  const asked = new Set<number>();
  for (let next = [...new Set(ids)]; next.length > 0; ) {
    for (const id of next) asked.add(id);
    const { rows } = await sql<Linked>`
      select id, match_event, meal_group from case_report
      where id = any(${next}::int[])
        or match_event = any(${next.map(String)}::text[])
        or meal_group in (select meal_group from case_report where id = any(${next}::int[]))
      order by id for update`.execute(trx);
    for (const row of rows) found.set(row.id, row);
    const near = rows.flatMap((row) => [row.id, targetOf(row) ?? row.id]);
    next = [...new Set(near)].filter((id) => !asked.has(id));
  }
  return [...found.values()];
}

/** Splits cases into those that links join, each list in the order of its ids. */
function components(cases: readonly Linked[]): Linked[][] {
  const root = new Map(cases.map(({ id }) => [id, id]));
  const rootOf = (id: number): number => {
    const up = root.get(id) as number;
    return up === id ? id : rootOf(up);
  };
  for (const one of cases) {
    const other = targetOf(one);
    if (other === null || !root.has(other)) continue;
    const [a, b] = [rootOf(one.id), rootOf(other)];
    root.set(Math.max(a, b), Math.min(a, b));
  }
  const lists = new Map<number, Linked[]>();
  for (const one of [...cases].sort((a, b) => a.id - b.id)) {
    const key = rootOf(one.id);
    lists.set(key, [...(lists.get(key) ?? []), one]);
  }
  return [...lists.values()];
}

async function newNumber(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select new_meal_number() as number`.execute(trx);
  return (rows[0] as { number: number }).number;
}

/**
 * Brings `meal_group` of these cases, and of all that links join to them, in line with `match_event`:
 * call it in the transaction that changed a link. A case that was deleted still joins those
 * that name it: they ate together all the same. Rows that change note their chunk
 * and are listed by `a/check/case/`, since the public list of each of them is another one now.
 */
export async function regroupMeals(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
  const taken = new Set<number>();
  for (const meal of components(await joined(trx, ids))) {
    const kept = meal.map((one) => one.meal_group).find((group) => group !== null && !taken.has(group));
    const group = meal.length < 2 ? null : (kept ?? (await newNumber(trx)));
    if (group !== null) taken.add(group);
    const moved = meal.filter((one) => one.meal_group !== group).map(({ id }) => id);
    if (moved.length > 0) {
      await trx.updateTable('case_report').set({ meal_group: group }).where('id', 'in', moved).execute();
    }
  }
}
