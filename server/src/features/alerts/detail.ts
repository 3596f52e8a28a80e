import type { Alert, AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { DETECTORS } from '@ciguawatch/shared/domain/alerts/detectors';
import type { IslandHistory } from '@ciguawatch/shared/domain/alerts/history';
import { pooledInputs, usualInMonth } from '@ciguawatch/shared/domain/alerts/pooled-rule';
import { isInWindow, monthOf } from '@ciguawatch/shared/domain/alerts/window';
import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';
import { baselineReader } from './load-baseline';
import { COUNTED, loadHistory } from './load-history';
import { ALERT_COLUMNS, ALERT_TABLES, type AlertRow, alertOf, COUNTED_IN_WINDOW } from './rows';

const COUNTS = sql.raw(COUNTED_IN_WINDOW);

/**
 * An alert as an editor reads it.
 * @throws HttpError 404 when there is none, 403 when the account does not manage its country
 */
export async function findAlert(db: Reader, id: number, who: Operator): Promise<Alert> {
  const { rows } = await sql<AlertRow>`
    select ${ALERT_COLUMNS} from ${ALERT_TABLES} where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('There is no such alert.');
  if (!managesCountry(who, row.country)) throw new HttpError(403, 'country_forbidden');
  return alertOf(row);
}

/**
 * An alert with its cases, the months before it and what every rule says about its window, as of the window's
 * last day, or of today while it lasts.
 * @param now milliseconds since 1970 UTC
 */
export async function alertDetail(
  db: Reader,
  { places, numbers }: { places: PlaceIndex; numbers: NumbersByCountry },
  alert: Alert,
  now: number,
): Promise<AlertDetail> {
  const today = civilDateOf(now, places.zone(alert.island));
  const [day = today] = [alert.until, today].sort();
  const usualOf = baselineReader(db, places, now);
  const known = { places, numbers, usualOf };
  const history = await loadHistory(db, known, alert.island, day);
  return {
    ...alert,
    cases: await casesOf(db, alert.id),
    rules: await verdicts(db, alert, history),
    months: monthsOf(history, await mealsByMonth(db, alert.island)),
    usual_meals: usualInMonth(history),
    inputs: alert.rule === 'pooled' ? pooledInputs(await usualOf(alert.country), alert) : null,
    aside: await asideOf(db, alert),
  };
}

/** Cases stored with the alert, and all others that its rule would count today. */
async function casesOf(db: Reader, id: number): Promise<AlertDetail['cases']> {
  const { rows } = await sql<AlertDetail['cases'][number]>`
    select r.id, r.case_eventyear as year, r.case_eventmonth as month, to_char(r.case_eventdate, 'YYYY-MM-DD') as date,
      r.specie_id, r.phenotype_id, r.meal_group, case when r.mass_poisoning is false then 1 else greatest(1, coalesce(r.mass_poisoning_nb, 1)) end::int as people,
      coalesce(k.raised, false) as raised, coalesce(${COUNTS}, false) as counted
    from alert a join case_report r on r.case_island = a.island or exists (
        select from alert_case o where o.alert_id = a.id and o.case_id = r.id)
      left join alert_case k on k.alert_id = a.id and k.case_id = r.id
    where a.id = ${id} and (k.case_id is not null or ${COUNTS})
    order by r.case_eventdate nulls last, r.created_at, r.id`.execute(db);
  return rows;
}

async function verdicts(db: Reader, alert: Alert, history: IslandHistory): Promise<AlertDetail['rules']> {
  const { rows } = await sql<AlertRow & { cases: number[] }>`
    select ${ALERT_COLUMNS}, array(select k.case_id from alert_case k where k.alert_id = a.id) as cases
    from ${ALERT_TABLES} where a.island = ${alert.island} order by a.raised_at desc, a.id desc`.execute(db);
  const asked = DETECTORS.filter(({ rule }) => rule !== 'history' || alert.rule === 'history');
  return asked.map((detector) => {
    const { raised, sentence: _, cases, ...signal } = detector.look(history);
    if (detector.rule === alert.rule) {
      // Marks of devices are erased after 30 days: who was unrelated is known from the day of the alert only.
      const seen = detector.rule === 'same_fish' ? { from: alert.from, observed: alert.observed } : {};
      return { ...signal, ...seen, said: 'here' as const, other: null };
    }
    const other = rows.find(
      ({ rule, cases: known }) => rule === signal.rule && cases.some((id) => known.includes(id)),
    );
    const said = other ? ('alert' as const) : raised ? ('same_cases' as const) : ('quiet' as const);
    return { ...signal, said, other: other ? pick(alertOf(other)) : null };
  });
}

const pick = ({ id, state, raised_at, decided_at }: Alert) => ({ id, state, raised_at, decided_at });

/** Meals of an island by month, as year × 12 + month − 1; a meal is of the month of its earliest report. */
async function mealsByMonth(db: Reader, island: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ cell: number; meals: number }>`
    select cell, count(*)::int as meals from (
      select min(case_eventyear * 12 + case_eventmonth - 1)::int as cell from case_report
      where ${COUNTED} and case_island = ${island} group by coalesce(meal_group, -id)
    ) meal group by cell`.execute(db);
  return new Map(rows.map(({ cell, meals }) => [cell, meals]));
}

/** The months before the alert and its own month, oldest first. */
function monthsOf(history: IslandHistory, meals: ReadonlyMap<number, number>): AlertDetail['months'] {
  const { from, until } = monthOf(history.today);
  const now = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const count = history.cases.filter((one) => isInWindow(one, from, until)).length;
  return [...history.before, { count, observed: true }].map((seen, i, all) => {
    const cell = now - (all.length - 1) + i;
    return { year: Math.floor(cell / 12), month: (cell % 12) + 1, meals: meals.get(cell) ?? 0, ...seen };
  });
}

/** Number of reports in the window that do not count: unreviewed ones and duplicates. */
async function asideOf(db: Reader, { island, from, until }: Alert): Promise<AlertDetail['aside']> {
  const { rows } = await sql<AlertDetail['aside']>`
    select count(*) filter (where review_state = 'to_review' and duplicate_of is null)::int as to_review,
      count(*) filter (where duplicate_of is not null and review_state not in ('rejected', 'withdrawn'))::int as duplicates
    from case_report where case_island = ${island} and deleted_at is null
      and case_eventdate between ${from}::date and ${until}::date`.execute(db);
  return rows[0] as AlertDetail['aside'];
}
