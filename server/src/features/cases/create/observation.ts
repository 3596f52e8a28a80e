import { yearsBefore } from '@ciguawatch/shared/domain/report/report-rules';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';

/**
 * Whether a meal of more than 12 months ago lies before the first year that any source observed in the country
 * (product decisions, case report); true also where no source observes the country. Recent meals, which nearly all
 * reports name, ask the database nothing.
 * @param meal civil date of the meal at the place
 */
export async function isBeforeObservation(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  country: number | undefined,
  meal: string,
): Promise<boolean> {
  if (country === undefined || yearsBefore(meal, civilDateOf(clock.now(), 'UTC')) === 0) return false;
  const { rows } = await sql<{ observed: boolean }>`
    select exists (
      select 1 from coverage
      where country = ${country} and observed and extract(year from from_month) <= ${Number(meal.slice(0, 4))}
    ) as observed`.execute(store.read);
  return !rows[0]?.observed;
}
