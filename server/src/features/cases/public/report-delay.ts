import { personShownFrom } from '@ciguawatch/shared/domain/review/weekly-step';
import {
  DELAY_YEARS,
  LEAST_DELAYS,
  MOST_DELAY_DAYS,
} from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { countedCase } from '../row-values';

/** Median days from the meal to the report, as of the last weekly step; null while too few reports came. */
export async function reportDelay(db: Reader, country: number): Promise<number | null> {
  const row = await db
    .selectFrom('country')
    .select('report_delay')
    .where('id', '=', country)
    .executeTakeFirst();
  return row?.report_delay ?? null;
}

/**
 * Computes again how long the reports of each country take, where a Monday has begun since the last time. Between
 * two Mondays it stands still: neither a report nor a change of an editor can be seen in it when it is made.
 * @param zoneOf IANA zone of a country
 */
export async function storeDelays(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  zoneOf: (country: number) => string,
): Promise<void> {
  const now = clock.now();
  const due = await store.read
    .selectFrom('country')
    .select('id')
    .where((is) =>
      is.or([is('report_delay_until', 'is', null), is('report_delay_until', '<=', new Date(now))]),
    )
    .execute();
  if (due.length === 0) return;
  await store.tx(async (trx) => {
    let changed = false;
    for (const { id } of due) if (await storeDelay(trx, id, { zone: zoneOf(id), now })) changed = true;
    // Answers with the figure are cached by the version of the chunks.
    if (changed) await trx.insertInto('case_chunk').values({ chunk: 0 }).execute();
  });
}

/**
 * Stores the delay of one country, over what the public sees of the persons: described reports of the form.
 * @returns whether it is another one
 */
async function storeDelay(
  trx: Transaction<DB>,
  country: number,
  { zone, now }: { zone: string; now: number },
): Promise<boolean> {
  const before = await reportDelay(trx, country);
  const { rows } = await sql<{ delay: number | null }>`
    with delayed as (
      select (c.created_at at time zone ${zone})::date - c.case_eventdate as days from case_report c
      where ${sql.raw(countedCase())} and c.described and c.source = 'report' and c.case_country = ${country}
        and c.created_at > ${new Date(now)}::timestamptz - make_interval(years => ${DELAY_YEARS}::int)
        and c.case_eventdate is not null
    )
    update country set report_delay_until = ${new Date(personShownFrom(now, zone))}::timestamptz, report_delay = (
      select case when count(*) >= ${LEAST_DELAYS}::int then percentile_disc(0.5) within group (order by days) end
      from delayed where days between 0 and ${MOST_DELAY_DAYS}::int)
    where id = ${country} returning report_delay as delay`.execute(trx);
  return (rows[0]?.delay ?? null) !== before;
}
