import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/** What decides whether a case is a later one. */
interface Later {
  id: number;
  /** id of the report that counts for the patient */
  patient: number;
  species: number | null;
  /** civil date of the meal */
  day: string | null;
}

/**
 * Finds the first cases of species that are confirmed or probable by links of their own. A case that is probable by an
 * earlier one alone adds nothing: the case that it rests on is earlier still. The condition is that of the index
 * `case_report_root`.
 * @returns whether a case has such a case of another patient before it, by the day of the meal
 */
export async function earlierCases(
  trx: Transaction<DB>,
  species: readonly number[],
): Promise<(later: Later) => boolean> {
  const wanted = [...new Set(species)];
  if (wanted.length === 0) return () => false;
  // Two, because the first may be of the same patient.
  const { rows } = await sql<{ id: number; species: number; day: string }>`
    select r.id, w.species, r.case_eventdate::text as day
    from unnest(${wanted}::int[]) as w (species) cross join lateral (
      select o.id, o.case_eventdate from case_report o
      where o.specie_id = w.species and o.case_eventdate is not null
        and o.case_class in ('confirmed', 'probable')
        and o.class_reasons && '{meal_mates,toxin_found,screen_only}'::text[] and o.deleted_at is null
        and o.duplicate_of is null and o.review_state not in ('to_review', 'rejected', 'withdrawn')
      order by o.case_eventdate, o.id limit 2) r`.execute(trx);
  const isBefore = (one: { id: number; day: string }, { id, day }: Later) =>
    day !== null && (one.day < day || (one.day === day && one.id < id));
  return (later) =>
    rows.some((one) => one.species === later.species && one.id !== later.patient && isBefore(one, later));
}
