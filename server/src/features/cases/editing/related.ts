import type { RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import type { CaseRow } from '../full';
import type { CaseListRequest } from '../list/case-list-request';
import { neighboursIn } from './list-neighbours';

/** Largest number of related cases of each kind. */
const MOST = 100;

/**
 * Cases related to a case, in the countries of the reader: the ones above and below it in a list, those of the same
 * meal, its duplicates, and other reports of the same patient.
 * @param list the list in which the neighbours are looked for
 */
export async function findRelatedCases(
  store: Store,
  who: Operator,
  row: CaseRow,
  list: CaseListRequest,
): Promise<RelatedCases> {
  const own = store.read
    .selectFrom('case_report')
    .select('id')
    .where('case_country', 'in', who.countries)
    .where('deleted_at', 'is', null)
    .limit(MOST);
  const first = row.duplicate_of ?? row.id;
  const [{ above, below }, meal, duplicates, contacts] = await Promise.all([
    neighboursIn(store, list, row.id),
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
    newer: above,
    older: below,
    same_meal: meal.map(({ id }) => id),
    duplicates: duplicates.map(({ id }) => id),
    with_contact: contacts.map(({ id }) => id),
  };
}

/** Other patients of the meal, each once, and cases with the same text in `match_event`. */
function sameMeal({ id, match_event, meal_group, duplicate_of }: CaseRow) {
  return ({ eb, and, or }: ExpressionBuilder<DB, 'case_report'>) => {
    const group = and([eb('meal_group', '=', meal_group), eb('duplicate_of', 'is', null)]);
    const alike = and([eb('match_event', '=', match_event), eb('id', '!=', id)]);
    return and([or([group, alike]), eb('id', '!=', duplicate_of ?? id)]);
  };
}
