import { firstDayToEvaluate } from '@ciguawatch/shared/domain/alerts/days-to-evaluate';
import type { HistoryCase } from '@ciguawatch/shared/domain/alerts/history';
import { LARGE_MEAL } from '@ciguawatch/shared/domain/alerts/large-meal';
import { daysUntilRaised } from '@ciguawatch/shared/domain/alerts/lateness';
import { dayOf } from '@ciguawatch/shared/domain/alerts/window';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { PlaceIndex } from '../locations/place-index';
import { addToLog } from './add-alert';
import { COUNTED } from './load-history';

interface LargeMeal extends Pick<HistoryCase, 'year' | 'month' | 'date'> {
  people: number;
  cases: number[];
}

/**
 * Raises an alert for each meal of eight or more ill on an island, once a meal, even if it is a single report. Editors
 * alone see it; a network that sends many is mailed about once an hour.
 * @param changed civil dates of the changed cases
 * @returns number of alerts raised
 */
export async function raiseLargeMeals(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
  { island, changed, today }: { island: number; changed: readonly string[]; today: string },
): Promise<number> {
  const first = firstDayToEvaluate(today);
  if (!changed.some((day) => day >= first)) return 0;
  const { rows } = await sql<LargeMeal>`
    select meal.* from (
      select min(case_eventyear) as year, (array_agg(case_eventmonth order by case_eventyear, case_eventmonth))[1] as month,
        to_char(min(case_eventdate), 'YYYY-MM-DD') as date, array_agg(id order by id) as cases,
        greatest(count(*), max(case when mass_poisoning is false then 1 else coalesce(mass_poisoning_nb, 1) end))::int as people
      from case_report where ${COUNTED} and case_island = ${island}
        and make_date(case_eventyear, case_eventmonth, 1) >= date_trunc('month', ${first}::date)
      group by coalesce(meal_group, -id)
    ) meal
    where people >= ${LARGE_MEAL} and not exists (
      select from alert_case k where k.rule = 'large_meal' and k.case_id = any(meal.cases))
    order by date, cases`.execute(trx);
  let raised = 0;
  for (const meal of rows) {
    const day = dayOf({ id: 0, ...meal });
    if (day < first) continue;
    raised += 1;
    const own = meal.cases.map((id) => ({ id, ...meal }));
    await addToLog(trx, deps, places, island, {
      ...{ rule: 'large_meal', raised: true, from: day, until: day, cases: meal.cases, own: meal.cases },
      ...{ observed: meal.people, expected: null, threshold: null, probability: null, instead: null },
      sentence: {
        text: meal.cases.length > 1 ? 'large_meal_reports' : 'large_meal',
        values: { observed: meal.people },
      },
      toldAfter: daysUntilRaised(own, today),
    });
  }
  return raised;
}
