import { daysToEvaluate, firstDayToEvaluate } from '@ciguawatch/shared/domain/alerts/days-to-evaluate';
import { RAISING_RULES } from '@ciguawatch/shared/domain/alerts/history';
import { daysUntilRaised } from '@ciguawatch/shared/domain/alerts/lateness';
import { SAME_FISH_DAYS } from '@ciguawatch/shared/domain/alerts/same-fish';
import { watchIsland } from '@ciguawatch/shared/domain/alerts/watch';
import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';
import { addToLog } from './add-alert';
import { withMarks } from './fish/marks';
import { noteFish } from './fish/note-fish';
import { knownAlerts, linkCasesToAlert } from './known-alerts';
import { raiseLargeMeals } from './large-meal';
import { baselineReader } from './load-baseline';
import { loadHistories } from './load-history';

/** Number of islands checked in one transaction. */
const BATCH = 20;
/** Name of the lock that makes servers check one after the other. */
const LOCK = 'alerts';

/**
 * Checks every island with changed cases and raises what the rules find, with the mails in the same
 * transaction. Several servers may run it at once.
 * @param stopping ends after the current transaction; the next run takes the rest
 * @returns number of alerts raised
 */
export async function checkDueIslands(
  deps: Pick<Deps, 'store' | 'clock' | 'config'>,
  stopping?: AbortSignal,
): Promise<number> {
  let raised = 0;
  while (!stopping?.aborted && (await anyDue(deps))) {
    const places = await loadPlaces(deps.store.read);
    raised += await deps.store.tx((trx) => raiseBatch(trx, deps, places));
  }
  return raised;
}

const anyDue = async ({ store }: Pick<Deps, 'store'>): Promise<boolean> =>
  (await store.read.selectFrom('alert_due').select('id').limit(1).execute()).length > 0;

async function raiseBatch(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(trx);
  const { rows } = await sql<{ island: number; changed: string[] }>`
    with gone as (
      delete from alert_due where island in (select distinct island from alert_due order by island limit ${BATCH})
      returning island, day
    ) select island, coalesce(array_agg(distinct to_char(day, 'YYYY-MM-DD')) filter (where day is not null), '{}') as changed
    from gone group by island order by island`.execute(trx);
  let raised = 0;
  const usualOf = baselineReader(trx, places, deps.clock.now());
  for (const due of rows) raised += await lookAt(trx, deps, { places, usualOf }, due);
  return raised;
}

/**
 * Checks each rule, in order, on every day that the changed cases can affect, so that a late report raises
 * what it would have raised in time.
 * @param changed civil dates of the meals of the changed cases
 */
async function lookAt(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  { places, usualOf }: { places: PlaceIndex; usualOf: ReturnType<typeof baselineReader> },
  { island, changed }: { island: number; changed: readonly string[] },
): Promise<number> {
  const { numbers } = deps.config.countries;
  const today = civilDateOf(deps.clock.now(), places.zone(island));
  const country = places.chain(island)?.case_country;
  const { alertDays } = numbersOf(country ?? 0, numbers);
  const histories = await loadHistories(
    trx,
    { places, numbers, usualOf, marked: (cases) => withMarks(trx, cases, [...changed, today]) },
    island,
    firstDayToEvaluate(today),
    today,
  );
  const longest = Math.max(alertDays, SAME_FISH_DAYS);
  const days = daysToEvaluate(changed, histories.cases, today, longest);
  let known = await knownAlerts(trx, island);
  let count = await raiseLargeMeals(trx, deps, places, { island, changed, today });
  for (const rule of RAISING_RULES)
    for (const history of days.map(histories.asOf)) {
      const { raised, joining } = watchIsland(history, known, [rule]);
      if (raised.length + joining.length === 0) continue;
      for (const { alert, cases } of joining) await linkCasesToAlert(trx, alert, cases, false);
      for (const signal of raised) {
        const own = history.cases.filter(({ id }) => signal.own.includes(id));
        await addToLog(trx, deps, places, island, { ...signal, toldAfter: daysUntilRaised(own, today) });
      }
      known = await knownAlerts(trx, island);
      count += raised.length;
    }
  const { cases } = histories;
  if (country !== undefined)
    await noteFish(trx, { island, country, changed, today, cases, now: deps.clock.now() });
  return count;
}
