import type { RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import type { Who } from '../../../http/who';
import type { CaseRow } from '../full';

/** Largest number of related cases of each kind. */
const MOST = 100;

/**
 * Cases related to a case, in the countries of the reader: the ones received just before and after it, those of the
 * same meal, its duplicates, and other reports of the same patient.
 */
export async function findRelatedCases(store: Store, who: Who, row: CaseRow): Promise<RelatedCases> {
  const own = store.read
    .selectFrom('case_report')
    .select('id')
    .where('case_country', 'in', who.countries)
    .where('deleted_at', 'is', null)
    .limit(MOST);
  const first = row.duplicate_of ?? row.id;
  const [newer, older, meal, duplicates, contacts] = await Promise.all([
    own.where(neighbours(row, '>')).orderBy('created_at').orderBy('id').limit(1).execute(),
    own.where(neighbours(row, '<')).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).execute(),
    own.where(sameMeal(row)).orderBy('created_at').orderBy('id').execute(),
    own.where('duplicate_of', '=', row.id).orderBy('created_at').orderBy('id').execute(),
    own
      .where((eb) => eb.or([eb('id', '=', first), eb('duplicate_of', '=', first)]))
      .where('id', '!=', row.id)
      .where('contact_id', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return {
    newer: newer[0]?.id ?? null,
    older: older[0]?.id ?? null,
    same_meal: meal.map(({ id }) => id),
    duplicates: duplicates.map(({ id }) => id),
    with_contact: contacts.map(({ id }) => id),
  };
}

/**
 * Cases received after or before this one. The time is read in SQL, because a JavaScript Date loses its
 * microseconds.
 */
const neighbours = ({ id }: CaseRow, sign: '<' | '>') =>
  sql<boolean>`(created_at, id) ${sql.raw(sign)} (select r.created_at, r.id from case_report r where r.id = ${id})`;

/** Other patients of the meal, each once, and cases with the same text in `match_event`. */
function sameMeal({ id, match_event, meal_group, duplicate_of }: CaseRow) {
  return ({ eb, and, or }: ExpressionBuilder<DB, 'case_report'>) => {
    const group = and([eb('meal_group', '=', meal_group), eb('duplicate_of', 'is', null)]);
    const alike = and([eb('match_event', '=', match_event), eb('id', '!=', id)]);
    return and([or([group, alike]), eb('id', '!=', duplicate_of ?? id)]);
  };
}
