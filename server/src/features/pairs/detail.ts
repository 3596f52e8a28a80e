import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { type CountedReport, mealEffect, patientEffect } from '@ciguawatch/shared/domain/pairs/pair-effect';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { findCase } from '../cases/find';
import { fullCase } from '../cases/full';
import type { PlaceIndex } from '../locations/place-index';
import { PUBLIC_CASE } from '../sync/kinds';
import { pairItemOf } from './list';

/**
 * Ids of the cases of a pair, the one received first at the front.
 * @throws HttpError 404
 */
async function numbersOf(store: Store, id: number): Promise<{ low: number; high: number }> {
  const found = await store.read
    .selectFrom('case_pair')
    .select(['low', 'high'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such pair.');
  return found;
}

/**
 * A pair with both cases and the effect of each decision on the counts.
 * @throws HttpError 404, or 403 when one case is of a country that the editor does not manage
 */
export async function pairDetail(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  id: number,
): Promise<PairFull> {
  const { low, high } = await numbersOf(store, id);
  const a = await findCase(store.read, low, who);
  const b = await findCase(store.read, high, who);
  const item = await pairItemOf(store.read, who, id);
  if (!item) throw new HttpError(403, 'country_forbidden');
  const reports = await countedWith(store, low, high);
  return {
    ...item,
    cases: [fullCase(a, places), fullCase(b, places)],
    effects: {
      meal: mealEffect(reports, low, high),
      keep_low: patientEffect(reports, high, low),
      keep_high: patientEffect(reports, low, high),
    },
  };
}

/** Two reports and the others of their meals, as far as they count. */
async function countedWith(store: Store, low: number, high: number): Promise<CountedReport[]> {
  const { rows } = await sql<CountedReport>`
    select id, case_eventyear, case_eventmonth,
      case when mass_poisoning is not false then mass_poisoning_nb end as mass_poisoning_nb, meal_group from case_report
    where ${sql.raw(PUBLIC_CASE)} and (id in (${low}, ${high})
      or meal_group in (select meal_group from case_report where id in (${low}, ${high})))
    order by id`.execute(store.read);
  return rows;
}
