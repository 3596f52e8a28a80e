import { firstDayToEvaluate } from '@ciguawatch/shared/domain/alerts/days-to-evaluate';
import { type FishBefore, sameFishBefore } from '@ciguawatch/shared/domain/alerts/fish-notes';
import type { HistoryCase } from '@ciguawatch/shared/domain/alerts/history';
import { SAME_FISH_DAYS } from '@ciguawatch/shared/domain/alerts/same-fish';
import { dayOf, daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { COUNTED } from '../load-history';
import { daySql } from './note-rows';

interface Asked {
  island: number;
  country: number;
  /** civil dates of the changed cases */
  changed: readonly string[];
  today: string;
  /** counted cases of the island, with what relates them */
  cases: readonly HistoryCase[];
  /** milliseconds since 1970 UTC */
  now: number;
}

/**
 * Creates notes on the first report of a fish on an island and on a repeated unrelated one, for the changed
 * cases and those of the following 30 days. Existing notes are updated.
 */
export async function noteFish(trx: Transaction<DB>, asked: Asked): Promise<void> {
  const { island, country, changed, today, cases, now } = asked;
  const first = firstDayToEvaluate(today);
  const days = changed.filter((day) => first <= day && day <= today);
  const isNear = (day: string) =>
    days.some((from) => from <= day && day < daysAfter(from, SAME_FISH_DAYS) && day <= today);
  const named = cases.filter((one) => one.fish != null);
  for (const one of named.filter((each) => isNear(dayOf(each)))) {
    const common = { case_id: one.id, country, island, specie_id: one.fish as number };
    const before = await fishBefore(trx, island, one);
    const again = sameFishBefore(named, one);
    const noted_at = new Date(now);
    if (before) await put(trx, { ...common, kind: 'first_fish', ...before, noted_at });
    if (again) await put(trx, { ...common, kind: 'fish_again', other_id: again.id, noted_at });
  }
}

/** The meals of an island that named a fish before that of a case; null where one of them names its fish already. */
async function fishBefore(
  trx: Transaction<DB>,
  island: number,
  { id, fish, meal, ...at }: HistoryCase,
): Promise<FishBefore | null> {
  const day = dayOf({ id, ...at });
  const { rows } = await sql<FishBefore & { known: boolean }>`
    select coalesce(sum(meals), 0)::int as named, count(*) filter (where meals = 1)::int as once,
      coalesce(bool_or(fish = ${fish}), false) as known
    from (
      select r.specie_id as fish, count(distinct coalesce(r.meal_group, -r.id)) as meals from case_report r
      where ${COUNTED} and r.case_island = ${island} and r.specie_id is not null and r.id <> ${id}
        and (${daySql('r')} < ${day}::date or ${daySql('r')} = ${day}::date and r.id < ${id})
      group by r.specie_id
    ) earlier`.execute(trx);
  const [found] = rows;
  return found && !found.known ? { named: found.named, once: found.once } : null;
}

type Note = Insertable<DB['fish_note']>;

/** Adds a note, or replaces what it says; the time at which it was first noted stays. */
async function put(trx: Transaction<DB>, note: Note): Promise<void> {
  const { kind: _, case_id: _id, noted_at: _at, ...said } = note;
  await trx
    .insertInto('fish_note')
    .values(note)
    .onConflict((conflict) => conflict.columns(['kind', 'case_id']).doUpdateSet(said))
    .execute();
}
