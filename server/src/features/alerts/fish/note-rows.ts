import type { FishNote } from '@ciguawatch/shared/api/schemas/alert';
import { probabilityOfNewFish } from '@ciguawatch/shared/domain/alerts/fish-notes';
import { SAME_FISH_DAYS } from '@ciguawatch/shared/domain/alerts/same-fish';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { COUNTED } from '../load-history';

/** The day of a case in SQL, as `dayOf` of the rules: that of its meal, or the last one of its month. */
export const daySql = (table: string) =>
  sql.raw(`coalesce(${table}.case_eventdate,
    (make_date(${table}.case_eventyear, ${table}.case_eventmonth, 1) + interval '1 month - 1 day')::date)`);

/** Days for which a note is listed, and the most notes in one answer. */
const LISTED_DAYS = 365;
const MOST_NOTES = 50;

type Row = Omit<FishNote, 'chance' | 'noted_at'> & { noted_at: Date };

/**
 * Notes that are still so: their cases count, name the fish and the island, are of two meals, and no earlier case of
 * the fish on the island has come to light.
 */
async function notes(db: Reader, which: RawBuilder<unknown>): Promise<FishNote[]> {
  const cases = sql`(select * from case_report where ${COUNTED})`;
  const same = (table: string) =>
    sql.raw(`${table}.case_island = n.island and ${table}.specie_id = n.specie_id`);
  const days = sql`${daySql('r')} - ${daySql('o')}`;
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.case_id, n.other_id, n.island, n.specie_id, n.named, n.once, n.noted_at, ${days} as days
    from fish_note n join ${cases} r on r.id = n.case_id and ${same('r')}
      left join ${cases} o on o.id = n.other_id and ${same('o')}
    where ${which} and (
      n.kind = 'fish_again' and coalesce(o.meal_group, -o.id) <> coalesce(r.meal_group, -r.id)
        and ${days} between 0 and ${sql.lit(SAME_FISH_DAYS - 1)}
      or n.kind = 'first_fish' and not exists (
        select from case_report e where ${COUNTED} and ${same('e')} and e.id <> r.id
          and (${daySql('e')}, e.id) < (${daySql('r')}, r.id)))
    order by n.noted_at desc, n.id desc limit ${sql.lit(MOST_NOTES)}`.execute(db);
  return rows.map(({ noted_at, ...row }) => ({
    ...row,
    chance:
      row.named === null || row.once === null
        ? null
        : probabilityOfNewFish({ named: row.named, once: row.once }),
    noted_at: noted_at.toISOString(),
  }));
}

/** Notes of the last year in some countries, the latest first. */
export const latestNotes = (db: Reader, countries: readonly number[], now: number): Promise<FishNote[]> =>
  notes(
    db,
    sql`n.country = any(${countries}::int[]) and n.noted_at > ${new Date(now - LISTED_DAYS * 86_400_000)}`,
  );

/** Notes that name a case of some countries, as the case itself or as the earlier one. */
export const notesOfCase = (db: Reader, countries: readonly number[], id: number): Promise<FishNote[]> =>
  notes(db, sql`n.country = any(${countries}::int[]) and ${id} in (n.case_id, n.other_id)`);
