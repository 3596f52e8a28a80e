import { type MealFull, MOST_MEAL_REPORTS } from '@ciguawatch/shared/api/schemas/desk/meals';
import type { Store } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { fullCase } from '../cases/full';
import type { PlaceIndex } from '../locations/place-index';
import { alertLinks } from './alert-links';

/**
 * A meal as an editor of one of its countries reads it. Deleted reports are left out, although they still join
 * those that name them.
 * @param id `meal_group` of its reports
 * @throws HttpError 404 when there is no such meal, 403 when none of its reports is of a managed country
 */
export async function readMeal(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  id: number,
): Promise<MealFull> {
  const rows = await store.read
    .selectFrom('case_report')
    .selectAll()
    .where('meal_group', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) throw notFound('There is no such meal.');
  const own = rows.filter((row) => managesCountry(who, row.case_country));
  if (own.length === 0) throw new HttpError(403, 'country_forbidden');
  const shown = own.slice(0, MOST_MEAL_REPORTS);
  const alerts = await alertLinks(
    store,
    who,
    own.map((row) => row.id),
  );
  return {
    id,
    reports: shown.map((row) => fullCase(row, places)),
    more: own.length - shown.length,
    elsewhere: rows.length - own.length,
    alerts,
  };
}
